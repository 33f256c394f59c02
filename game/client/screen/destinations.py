"""Where a scene leads: a small frozen record says where to and what about, and `routes` knows the scene that it means.

So no scene imports another one only to open it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.client.screen.scene import Destination

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path

    from game.client.home.cards_desk import CardsDesk
    from game.client.home.companion_desk import Desk
    from game.client.home.hall_of_fame import Hall
    from game.client.home.seating import Seating
    from game.client.home.settings import Choices
    from game.client.screen.scene import Scene, Transition
    from game.client.screen.targets import About
    from game.client.session.sitting import Sitting
    from game.companion import Game
    from game.content import Content


@dataclass(frozen=True, slots=True)
class ToMenu(Destination):
    """The menu over a game."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToSeats(Destination):
    """Who plays a game, to be changed."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToSettings(Destination):
    """The settings."""

    choices: Choices
    at_stand: bool
    cards: CardsDesk | None = None  # where these can be chosen
    folder: Path | None = None  # of the saves, where it may be told


@dataclass(frozen=True, slots=True)
class ToAbout(Destination):
    """What the program is, whose work is in it, and where things are kept."""

    folder: Path | None


@dataclass(frozen=True, slots=True)
class ToCards(Destination):
    """Which cards games are played with."""

    desk: CardsDesk


@dataclass(frozen=True, slots=True)
class ToRules(Destination):
    """The rulebook with the figures of what is played with, opened at a chapter."""

    content: Content
    chapter: int = 0


@dataclass(frozen=True, slots=True)
class ToLog(Destination):
    """The log of a game."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToHint(Destination):
    """What the adviser would do in the place of a seat's person, over the scene in which that is done."""

    below: Scene
    sitting: Sitting
    seat: int


@dataclass(frozen=True, slots=True)
class ToHouse(Destination):
    """The printing house of a seat."""

    sitting: Sitting
    seat: int


@dataclass(frozen=True, slots=True)
class ToBoard(Destination):
    """The whole board, measured by what a seat has."""

    sitting: Sitting
    seat: int


@dataclass(frozen=True, slots=True)
class ToCloseUp(Destination):
    """A piece seen close, with the eyes of a seat."""

    sitting: Sitting
    seat: int
    about: About


@dataclass(frozen=True, slots=True)
class ToLastLook(Destination):
    """All that is on the table at the end of a game."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToReplay(Destination):
    """A match told again, from a state on; from its first one where none is named."""

    sitting: Sitting
    number: int = 0


@dataclass(frozen=True, slots=True)
class ToPrintedSheets(Destination):
    """What each person printed in a game that is over, as a sheet to keep."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToSetup(Destination):
    """Who is to sit at a new match."""

    content: Content
    seating: Seating
    start: Callable[[Seating], Transition]
    leave: Callable[[], Transition]


@dataclass(frozen=True, slots=True)
class ToHall(Destination):
    """The hall of fame, from which the commission of a day can be begun."""

    hall: Hall
    day: date
    begin: Callable[[], Transition]


@dataclass(frozen=True, slots=True)
class ToCompanion(Destination):
    """The companion, at the game on its desk."""

    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionMenu(Destination):
    """The menu over the companion."""

    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionHistory(Destination):
    """The steps of the companion's game, to be taken back."""

    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionLog(Destination):
    """The log of a companion's game."""

    game: Game


@dataclass(frozen=True, slots=True)
class ToCompanionEdit(Destination):
    """A group of what the companion's game holds, to be put right."""

    desk: Desk
    group: str


@dataclass(frozen=True, slots=True)
class ToCompanionKept(Destination):
    """What the owner has entered once for the companion."""

    desk: Desk
