"""The phases beside the turns: orders, contracts, production, the end of a round and of the game."""

from typing import TypeAlias

from game.companion.tasks.base import StackTask


class TakeOrder(StackTask, frozen=True):
    """Whether an order is on offer (Y1)."""


class EnterOrder(StackTask, frozen=True):
    """The order's phases, then its points (Y1)."""

    phases: int = 0


class CountContracts(StackTask, frozen=True):
    """How many it takes (Y2)."""


class TakeContract(StackTask, frozen=True):
    """The next one (Y2)."""


class Produce(StackTask, frozen=True):
    """The production (Y3)."""


class EndProduction(StackTask, frozen=True):
    """What the capacity marker passed since it stood at this number (Y3)."""

    capacity: int


class EndRound(StackTask, frozen=True):
    """Whether the last round is over (Y6)."""


class CountScore(StackTask, frozen=True):
    """The end (Y4)."""


PhaseTask: TypeAlias = (
    TakeOrder | EnterOrder | CountContracts | TakeContract | Produce | EndProduction | EndRound | CountScore
)
