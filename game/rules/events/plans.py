"""Events of the start of a round: colours, turning gears, plans and the order of play (T1, T2, L1 to L3)."""

from typing import TypeAlias

from game.rules.events.base import Happened, SeatHappened
from game.rules.names import Action, Ink, Markers, MoveEnd


class RoundStarted(Happened, frozen=True):
    """N2: and who is first in it."""

    round: int
    first: int


class ColourNamed(SeatHappened, frozen=True):
    """T2."""

    ink: Ink


class GearsTurned(SeatHappened, frozen=True):
    """T1: the sectors that are active now, axle 1 first."""

    sectors: tuple[int, ...]


class PlanCommitted(SeatHappened, frozen=True):
    """L1: `markers` is None for everybody but the seat itself."""

    markers: Markers | None


class PlansRevealed(Happened, frozen=True):
    """L2: by seat, the automa's from the round before included."""

    markers: tuple[Markers, ...]


class AutomaPlanned(SeatHappened, frozen=True):
    """U3: each move of the card as it was applied; None where it did nothing (U5)."""

    card: str
    moves: tuple[tuple[MoveEnd, MoveEnd], ...]
    applied: tuple[tuple[Action, Action] | None, ...]
    markers: Markers


class MarkerShifted(SeatHappened, frozen=True):
    """`gutenberg` moved a marker."""

    source: Action
    target: Action


class PlayOrdersSet(Happened, frozen=True):
    """L3: the seats of each action in the order in which they act."""

    orders: tuple[tuple[int, ...], ...]


PlanEvent: TypeAlias = (
    RoundStarted
    | ColourNamed
    | GearsTurned
    | PlanCommitted
    | PlansRevealed
    | AutomaPlanned
    | MarkerShifted
    | PlayOrdersSet
)
