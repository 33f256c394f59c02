"""Where a scene leads: a small frozen record says where to and what about, and `routes` knows the scene that it means.

So no scene imports another one only to open it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.client.screen.scene import Destination

if TYPE_CHECKING:
    from game.client.home.settings import Choices
    from game.client.screen.scene import Scene
    from game.client.screen.targets import About
    from game.client.session.sitting import Sitting


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


@dataclass(frozen=True, slots=True)
class ToRules(Destination):
    """The rulebook, opened at a chapter."""

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
class ToColophon(Destination):
    """How a game was played and scored."""

    sitting: Sitting
