"""Statistics over finished games: sums and averages of what seats did, and who earned the feats of the guild first."""

import csv
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from io import StringIO
from itertools import accumulate
from typing import NamedTuple

from game.match.feats import FEATS, WHOLE_GAME, Feat
from game.match.figures import AT_END
from game.match.ledger import Counted, name_key
from game.rules.names import ACTIONS


class Wanted(NamedTuple):
    """Which games count; None for any."""

    printers: int | None = None
    automa: bool | None = None
    strength: str | None = None  # the level of a computer at the table; "people" where there shall be none

    def takes(self, one: Counted) -> bool:
        played = one.played
        found = self.printers in (None, played.printers) and self.automa in (None, played.automa)
        if self.strength == "people":
            return found and not played.rivals
        return found and (self.strength is None or self.strength in played.rivals)


class Course(NamedTuple):
    """A game on the way through time."""

    ended_at: str
    fame: int
    average: float  # of all games so far


class Statistics(NamedTuple):
    """What was done in some games, by one person or by several; sums, where nothing else is said."""

    games: int  # matches
    seats: int  # what averages are of: more than games where several people are counted
    wins: int
    rivalled: int  # seats that could win: those of games with rivals
    average: float  # fame
    best: int  # fame; 0 without games
    fame_from: Mapping[str, int]
    turns: Mapping[str, int]  # by action
    markers: Mapping[str, int]  # by action
    characters: Mapping[str, int]
    character_wins: Mapping[str, int]
    printed: Mapping[str, int]  # by printing card
    gear_uses: Mapping[str, int]
    short: int  # bids that were one marker too few
    timed_turns: int
    turns_s: float
    course: Sequence[Course]

    @property
    def turn_s(self) -> float | None:
        """How long a turn took; None where nothing tells."""
        return self.turns_s / self.timed_turns if self.timed_turns else None


def people_of(counted: Iterable[Counted]) -> list[str]:
    """The names of the people who played, as they were written last; who played last is in front."""
    names: dict[str, str] = {}
    for one in counted:
        if one.played.kind == "person":
            key = name_key(one.played.name)
            names.pop(key, None)
            names[key] = one.played.name
    return list(reversed(names.values()))


def chosen(counted: Iterable[Counted], name: str | None, wanted: Wanted) -> list[Counted]:
    """What a person did at the tables that are wanted; without a name, what all people did."""
    key = None if name is None else name_key(name)
    people = (one for one in counted if one.played.kind == "person" and wanted.takes(one))
    return [one for one in people if key is None or name_key(one.played.name) == key]


def statistics_of(counted: Sequence[Counted]) -> Statistics:
    """Return the statistics of seats, which are in the order in which their games ended."""
    played = [one.played for one in counted]
    fame = [one.figures.fame for one in played]
    figures = [one.figures for one in played]
    return Statistics(
        games=len({one.match_id for one in counted}),
        seats=len(played),
        wins=sum(one.won for one in played),
        rivalled=sum(one.printers > 1 for one in played),
        average=sum(fame) / len(fame) if fame else 0.0,
        best=max(fame, default=0),
        fame_from=_summed(one.fame_from for one in figures),
        turns=_summed(one.turns for one in figures),
        markers=_summed(one.markers for one in figures),
        characters=Counter(one.character for one in figures if one.character is not None),
        character_wins=Counter(
            one.figures.character for one in played if one.won and one.figures.character is not None
        ),
        printed=Counter(book for one in figures for book in one.printed),
        gear_uses=_summed({str(kind): uses for kind, uses in one.gear_uses.items()} for one in figures),
        short=sum(one.short for one in figures),
        timed_turns=sum(one.timed_turns for one in played),
        turns_s=sum(one.turns_s for one in played),
        course=[
            Course(one.ended_at, one.figures.fame, so_far / (at + 1))
            for at, (one, so_far) in enumerate(zip(played, accumulate(fame), strict=True))
        ],
    )


def _summed(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    sums = Counter[str]()
    for one in counts:
        sums.update(one)
    return dict(sums)


COLUMNS = (
    "match", "seat", "name", "kind", "level", "ended_at", "seed", "rounds", "printers", "automa", "characters",
    "rivals", "fame", "rank", "won", "types_left", "inks_left", "character", "orders", "whole_orders", "gears",
    "gear_uses", "patronage", "one_marker_short", "best_round", "timed_turns", "turns_s",
)  # fmt: skip
"""Of the table that is written out; behind them the fame by source, and turns and markers by action."""


def to_csv(counted: Sequence[Counted]) -> str:
    """Return a table of what each seat did in each game, a line each, computers too."""
    sources = [*sorted({source for one in counted for source in one.played.figures.fame_from} - set(AT_END)), *AT_END]
    text = StringIO()
    rows = csv.writer(text, lineterminator="\r\n")  # as RFC 4180 has it
    by_action = [f"{what}: {action}" for what in ("turns", "markers") for action in ACTIONS]
    rows.writerow([*COLUMNS, *(f"fame: {source}" for source in sources), *by_action])
    rows.writerows(_row(one, sources) for one in counted)
    return text.getvalue()


def _row(one: Counted, sources: Sequence[str]) -> list[object]:
    played, figures = one.played, one.played.figures
    quote = "'" if played.name.startswith(("=", "+", "-", "@", "\t", "\r")) else ""  # else it could be a formula
    row: list[object] = [
        one.match_id, one.seat, quote + played.name, played.kind, played.level or "", played.ended_at, played.seed,
        played.rounds, played.printers, int(played.automa), int(played.characters), " ".join(played.rivals),
        figures.fame, figures.rank, int(played.won), figures.types, figures.inks, figures.character or "",
        len(figures.printed), figures.whole_orders, figures.gears, sum(figures.gear_uses.values()), figures.patronage,
        figures.short, figures.best_round, played.timed_turns, played.turns_s,
    ]  # fmt: skip
    row += [figures.fame_from.get(source, 0) for source in sources]
    return row + [counts.get(action, 0) for counts in (figures.turns, figures.markers) for action in ACTIONS]


def earned(counted: Iterable[Counted], titles: Collection[str]) -> dict[Feat, Counted]:
    """Return who earned each feat first, in games ordered by their ends; winning all `titles` is a feat too."""
    first: dict[Feat, Counted] = {}
    won: dict[str, set[str]] = {}
    for one in counted:
        if one.played.kind != "person":
            continue
        known = won.setdefault(name_key(one.played.name), set())
        if one.played.title and one.played.rounds >= WHOLE_GAME:
            known.add(one.played.title)
        feats: list[Feat] = [feat for feat in FEATS if feat in one.played.feats]
        if known >= set(titles):
            feats.append("all_titles")
        for feat in feats:
            first.setdefault(feat, one)
    return first
