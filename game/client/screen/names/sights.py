"""The names of what is only looked at, and of spots where motions begin or end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from game.client.base.subject import About
from game.client.screen.names.name import Name

if TYPE_CHECKING:
    from game.rules.names import Specialty

# sights


class Look(Name, word="look"):
    """A piece on a page that shows the board, by what it is about."""

    about: About


class StripLook(Name, word="strip"):
    """A piece on a closed band of the board, by what it is about."""

    about: About


class OrderLook(Name, word="look order"):
    """An order, by its printing card."""

    printing: str


class FittedGear(Name, word="fitted gear"):
    """A gear on an axle of the printing house that is shown."""

    axle: int


class TrainGear(Name, word="train gear"):
    """A gear of a seat while trains turn."""

    seat: int
    axle: int


class WonPatron(Name, word="won"):
    """A patron's card that a seat has."""

    card: str


class PrintedSheet(Name, word="sheet"):
    """A printed order on the line, by its printing card."""

    printing: str


class LogLine(Name, word="line"):
    """A line of a log that leads to a piece."""

    at: int


# spots

Keeps: TypeAlias = Literal["purse", "fame", "orders", "patronage", "types", "inks", "house"]


class SeatSpot(Name, word="of seat"):
    """Where a seat keeps something."""

    keeps: Keeps
    seat: int


class OrderSpot(Name, word="order at"):
    """Where an order lies, by its printing card."""

    printing: str


class Forme(Name, word="forme"):
    """The bench where an order that may be printed is laid, named by its printing card."""

    printing: str


class AxleSpot(Name, word="axle of seat"):
    """An axle of a seat."""

    seat: int
    axle: int


class DiskSpot(Name, word="disk"):
    """The disk of a seat on a level of the reward track."""

    seat: int
    level: int


class LevelCell(Name, word="cell"):
    """A level of a seat's specialty."""

    seat: int
    specialty: Specialty
    level: int


class PlanCell(Name, word="plan"):
    """The markers of a seat on the row of an action."""

    line: int
    seat: int


class OrderLine(Name, word="orders"):
    """The order of play of an action."""

    line: int


class OrderBadge(Name, word="order badge"):
    """A seat in the order of play of an action."""

    line: int
    seat: int


class DealtSpot(Name, word="dealt"):
    """A space of the board where something was dealt: its row and its place there."""

    line: int
    place: int


class TurnSpot(Name, word="turn"):
    """A seat in the turn order."""

    seat: int
