"""The names of pieces: what a hand lifts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, get_args

from game.client.screen.names.name import Name

if TYPE_CHECKING:
    from game.rules.names import Action, CharacterId, Ink, Letter, Specialty

Half: TypeAlias = Literal["printing", "refinement"]
HALVES: tuple[Half, ...] = get_args(Half)


class OrderCard(Name):
    """One half of an order: a printing or a refinement card."""

    kind: ClassVar[Half]
    card: str


class PrintingPiece(OrderCard, word="printing"):
    """A printing card."""

    kind = "printing"


class RefinementPiece(OrderCard, word="refinement"):
    """A refinement card."""

    kind = "refinement"


def order_card(kind: Half, card: str) -> OrderCard:
    """The name of a card of a kind."""
    return PrintingPiece(card) if kind == "printing" else RefinementPiece(card)


class SpecialtyPiece(Name, word="specialty"):
    """A specialty card on the board."""

    card: str


class PatronPiece(Name, word="patronage"):
    """A patron's card on the board."""

    card: str


class GearPiece(Name, word="gear"):
    """A gear that can be laid on an axle or turned there."""

    gear: str


class InkPiece(Name, word="ink"):
    """An ink of a colour, where inks of one colour need no number."""

    ink: Ink


class OfferedInk(Name, word="offered ink"):
    """An ink on the board: the set and the place in it."""

    ink_set: int
    at: int


class OwnInk(Name, word="own ink"):
    """One of the inks of a seat, which are numbered for each colour."""

    ink: Ink
    n: int


class TypePiece(Name, word="type"):
    """A type of a letter, where types of one letter need no number."""

    letter: Letter


class OwnType(Name, word="own type"):
    """One of the types of a seat, which are numbered for each letter."""

    letter: Letter
    n: int


class ChosenType(Name, word="chosen"):
    """A type in the tray of those chosen at the start."""

    at: int


class PlanMarker(Name, word="marker"):
    """A marker of a plan that is being made."""

    n: int


class LaidMarker(Name, word="laid marker"):
    """The uppermost of a seat's markers on an action of an open plan."""

    action: Action


class LevelMarker(Name, word="level marker"):
    """The marker on the track of a specialty."""

    specialty: Specialty


class LevelPiece(Name, word="level"):
    """A level to start a specialty at."""

    level: int


class CharacterPiece(Name, word="character"):
    """A character that can be kept."""

    character: CharacterId


class HeldOrder(Name, word="order"):
    """An order of the seat, by its printing card: a piece, or the button at its foot."""

    printing: str


class CaseBlock(Name, word="block"):
    """A type block in the case for names: any letter that can be set."""

    letter: str


class SetBlock(Name, word="set block"):
    """A type block in the line of a name."""

    at: int
