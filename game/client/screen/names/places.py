"""The names of places: where a hand lays a piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.screen.names.name import Name
from game.client.screen.names.pieces import Half

if TYPE_CHECKING:
    from game.rules.names import Action, Ink, Letter, Specialty


class OrderSlot(Name, word="slot"):
    """A slot for an order in a printing house."""

    at: int


class CardSlot(Name, word="card slot"):
    """The half of a new order for a kind of card."""

    kind: Half


class CardPool(Name, word="pool"):
    """Where the cards of a kind lie that can be drafted."""

    kind: Half


class PlanSlot(Name, word="plan slot"):
    """A place for a marker on the row of an action, from 1; a press fills the row up to it."""

    action: Action
    n: int


class ActionRow(Name, word="action row"):
    """The row of an action, on a plan or once plans are open."""

    action: Action


class SpecialtyRow(Name, word="row"):
    """The track of a specialty."""

    specialty: Specialty


class NextLevel(Name, word="next level"):
    """The level of a specialty that comes next."""

    specialty: Specialty


class AxlePlace(Name, word="axle"):
    """An axle of the seat whose gears are laid."""

    axle: int


class RewardSpace(Name, word="space"):
    """A space of the patronage band for a marker."""

    space: int


class BagInk(Name, word="bag"):
    """A colour in the bag for which an ink is swapped."""

    ink: Ink


class CaseLetter(Name, word="case letter"):
    """A letter in the type case for which a type is swapped."""

    letter: Letter


class LetterPlace(Name, word="letter"):
    """A letter of an order, by its printing card: a type covers it."""

    printing: str
    at: int


class PartPlace(Name, word="part"):
    """An ink of the colour part of an order, by its printing card."""

    printing: str
    at: int


class LinePlace(Name, word="line place"):
    """A place in the line of a name that is set."""

    at: int
