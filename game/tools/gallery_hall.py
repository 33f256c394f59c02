"""The hall of fame for the tour: with and without names, and a name that is being set."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import TYPE_CHECKING

from game.client.home.commission import seed_of
from game.client.home.commission_desk import CommissionDesk
from game.client.home.hall_of_fame import TODAY, Entry, Hall
from game.client.scenes.commission import CommissionSheet
from game.client.scenes.hall_of_fame import HallOfFame
from game.client.scenes.name_blocks.scene import NameBlocks
from game.client.screen.destinations import Ways
from game.client.screen.scene import Scene
from game.client.words.messages import say
from game.tools.gallery_window import Picture

if TYPE_CHECKING:
    from game.tools.gallery_window import Gallery

DAY = date(2026, 11, 28)
NAMES = ("ANNA", "TOM", "KATE", "WILL", "JEAN-NOEL", "AGNES", "GUTENBERG", "MARY ANN", "HANS", "CHRISTOPHE")
TITLES = ((151, "guildmaster"), (141, "master_of_printing"), (131, "junior_master"), (121, "senior_apprentice"))


def _filled() -> Hall:
    """A hall with ten solo games, the newest of them today's commission, and four tables of three."""
    rng = Random(7)
    hall = Hall()
    for number, name in enumerate(NAMES):
        fame, day = 158 - 4 * number - rng.randrange(3), DAY - timedelta(9 * number)
        title = next((title for least, title in TITLES if fame >= least), "apprentice")
        seed = seed_of(DAY) if not number else rng.randrange(10**6)
        commission = "" if number else DAY.isoformat()
        hall.enter(
            Entry(match=name, seat=0, name=name, fame=fame, date=day.isoformat(), seed=seed, seats=1, title=title,
                  commission=commission)
        )  # fmt: skip
    for seat, name in enumerate(NAMES[:4]):
        hall.enter(Entry(match="three", seat=seat, name=name, fame=120 - seat, date=DAY.isoformat(), seed=7, seats=3))
    return hall


def _hall(gallery: Gallery) -> list[Scene]:
    hall = _filled()
    return [
        HallOfFame(
            hall, DAY, statistics=gallery.room.statistics, feats=gallery.room.feats, lit=hall.best_of(1)[4].match
        )
    ]


def _today(gallery: Gallery) -> list[Scene]:
    room = gallery.room
    return [
        HallOfFame(_filled(), DAY, begin=room.commission, statistics=room.statistics, feats=room.feats, shown=TODAY)
    ]


def _commission(gallery: Gallery) -> list[Scene]:
    """The sheet of a day on which somebody has printed, for a printer who would repeat it."""
    gallery.room.hall.entries = _filled().entries
    gallery.room.attempts.claim(DAY, "Player 1", "earlier")
    return [CommissionSheet(CommissionDesk(gallery.room, DAY), gallery.room.safely)]


def _empty(_gallery: Gallery) -> list[Scene]:
    return [HallOfFame(Hall(), DAY)]


def _name(_gallery: Gallery) -> list[Scene]:
    ways = Ways(lambda _name: None, lambda: None, lambda: None)
    rank = say("{seat}: place {place}", seat="Anna", place="V")
    return [NameBlocks(_filled().best_of(1)[4], rank, ways, known=NAMES[:4])]


HALL_PICTURES = (
    Picture("hall", _hall),
    Picture("hall-today", _today),
    Picture("hall-empty", _empty),
    Picture("hall-name", _name),
    Picture("commission", _commission),
)
