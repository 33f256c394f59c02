"""Who earned the feats of the guild first, of all whose games are counted."""

from collections.abc import Collection, Iterable

from game.match.feats import FEATS, WHOLE_GAME, Feat
from game.match.ledger import Counted, name_key
from game.match.played import Played


def earned(counted: Iterable[Counted], titles: Collection[str]) -> dict[Feat, Counted]:
    """Return who earned each feat first, of people in games in the order in which these ended.

    `titles` are all that a single printer can win: whoever has won each of them has earned that feat.
    """
    first: dict[Feat, Counted] = {}
    won: dict[str, set[str]] = {}
    for one in counted:
        if one.played.kind != "person":
            continue
        known = won.setdefault(name_key(one.played.name), set())
        known.update(_title(one.played))
        feats: list[Feat] = [feat for feat in FEATS if feat in one.played.feats]
        if known >= set(titles):
            feats.append("all_titles")
        for feat in feats:
            first.setdefault(feat, one)
    return first


def _title(played: Played) -> tuple[str, ...]:
    """The title of a solo game of all rounds."""
    return (played.title,) if played.title and played.rounds >= WHOLE_GAME else ()
