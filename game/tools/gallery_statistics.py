"""The statistics as the tour shows them: of forty games that nobody played, and of none."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.client.home.statistics_desk import StatisticsDesk
from game.client.scenes.feats import Feats
from game.client.scenes.statistics.scene import TABS, StatisticsPages
from game.client.screen.scene import Scene
from game.client.words.statistics import GEAR_KINDS, SOURCES
from game.match.feats import FEATS
from game.match.figures import SeatFigures
from game.match.ledger import Counted
from game.match.played import Played
from game.match.store import Store
from game.rules.names import ACTIONS
from game.tools.gallery_window import Picture

if TYPE_CHECKING:
    from game.content import Content
    from game.tools.gallery_window import Gallery

NAMES = ("Anna", "Tom", "Kate", "Will", "Jean-Noël", "Agnes", "Mary Ann")
BEGUN = datetime(2026, 3, 1, 20, tzinfo=UTC)
GAMES = 40


def played_games(content: Content) -> list[Counted]:
    """So many games of two, one after the other, in which fame grows; the second seat is now and then a computer."""
    rng = Random(7)
    return [_played(game, seat, rng, content) for game in range(GAMES) for seat in range(2)]


def _played(game: int, seat: int, rng: Random, content: Content) -> Counted:
    sources = {source: rng.randrange(3, 30) for source in SOURCES}
    figures = SeatFigures(
        seat=seat,
        fame=sum(sources.values()) // 2 + game,
        rank=rng.choice((1, 2)),
        types=0,
        inks=0,
        character=rng.choice(sorted(content.characters)),
        fame_from=sources,
        turns={action: rng.randrange(3, 9) for action in ACTIONS},
        passes={},
        markers={},
        short=rng.randrange(5),
        gear_uses={kind: rng.randrange(5) for kind in GEAR_KINDS},
        gears=3,
        printed=tuple(rng.sample(sorted(content.printing)[:14], 6)),
        whole_orders=2,
        levels=(4, 3, 3, 2),
        patronage=2,
        best_round=2,
    )
    by_computer = seat == 1 and game % 3 == 0
    played = Played(
        name=NAMES[game % 2] if seat == 0 else NAMES[2 + game % 5],
        kind="computer" if by_computer else "person",
        level="adept" if by_computer else None,
        ended_at=(BEGUN + timedelta(days=3 * game)).isoformat(),
        seed=game,
        cards=content.digest,
        end=str(game),
        rounds=6,
        printers=2,
        automa=game % 4 == 0,
        characters=True,
        rivals=(),
        timed_turns=30,
        turns_s=900.0 + 10 * game,
        figures=figures,
    )
    return Counted(str(game), seat, played)


def desk_of(gallery: Gallery, *, filled: bool = True) -> StatisticsDesk:
    """A desk with these games, or with none."""
    desk = StatisticsDesk(Store.in_memory(), (gallery.room.content,), gallery.room.folder)
    desk.counted = played_games(gallery.room.content) if filled else []
    return desk


def _page(shown: str) -> Picture:
    def show(gallery: Gallery) -> list[Scene]:
        return [StatisticsPages(desk_of(gallery), shown)]

    return Picture(f"statistics-{shown}", show)


def _empty(gallery: Gallery) -> list[Scene]:
    return [StatisticsPages(desk_of(gallery, filled=False))]


def _feats(gallery: Gallery) -> list[Scene]:
    """Every third feat is earned."""
    desk = desk_of(gallery)
    desk.counted = [
        Counted(one.match_id, one.seat, replace(one.played, feats=FEATS[3 * at : 3 * at + 1]))
        for at, one in enumerate(desk.counted)
    ]
    return [Feats(desk)]


STATISTICS_PICTURES = (*(_page(shown) for shown in TABS), Picture("statistics-empty", _empty), Picture("feats", _feats))
