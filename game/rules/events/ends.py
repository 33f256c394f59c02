"""Events of fulfilment and of the end of a round and of the game (F1, N1, N4, Z1)."""

from typing import TypeAlias

from game.rules.events.base import Happened, SeatHappened
from game.rules.names import Markers
from game.rules.state import InkSet, Row, ScoreSheet


class OrderFulfilled(SeatHappened, frozen=True):
    """F2 to F4: one order of a fulfilment."""

    printing: str
    refinement: str
    colour: bool
    decoration: bool


class TurnEnded(SeatHappened, frozen=True):
    """F9."""


class BoardRefilled(Happened, frozen=True):
    """N1: the rows as they stand now."""

    printing: Row
    refinement: Row
    specialty: Row
    gears: Row
    ink_sets: tuple[InkSet, ...]


class TokenPassed(Happened, frozen=True):
    """N4: the first player token, and the markers that each seat has now."""

    source: int
    target: int
    marker_counts: tuple[int, ...]
    automa_markers: Markers | None


class GameEnded(Happened, frozen=True):
    """Z1, Z2."""

    scores: tuple[ScoreSheet, ...]


EndEvent: TypeAlias = OrderFulfilled | TurnEnded | BoardRefilled | TokenPassed | GameEnded
