"""Events of the start of a game: characters, the first orders and types (P4 to P6)."""

from typing import TypeAlias

from game.rules.events.base import Happened, SeatHappened
from game.rules.names import CharacterId, Letter, OrderSource


class GameStarted(Happened, frozen=True):
    """The board is laid out; `first` has the token."""

    seats: int
    first: int


class CharactersDrawn(SeatHappened, frozen=True):
    """P4: one of these stays."""

    characters: tuple[CharacterId, ...]


class CharacterKept(SeatHappened, frozen=True):
    """P4: and the others left the game."""

    character: CharacterId
    removed: tuple[CharacterId, ...]


class OrderGained(SeatHappened, frozen=True):
    """An order came to a free slot."""

    printing: str
    refinement: str
    source: OrderSource


class OrderGivenUp(SeatHappened, frozen=True):
    """O2, O6: an order went to the discards."""

    printing: str
    refinement: str


class TypesChosen(SeatHappened, frozen=True):
    """P6."""

    letters: tuple[Letter, ...]


OpeningEvent: TypeAlias = GameStarted | CharactersDrawn | CharacterKept | OrderGained | OrderGivenUp | TypesChosen
