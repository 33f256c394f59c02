"""How much of the game is left to a seat."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules import moves as ask
from game.rules.names import ACTIONS, RewardKind
from game.rules.state import Seat, Table


class Moment(NamedTuple):
    """How much of the game is left to a seat."""

    rounds: int  # to come after the running one
    ahead: float  # share of this round's actions still to come
    open: bool  # whether the seat can still fulfil this round
    guilder: float  # what one is worth now
    letters: int = 0  # types that the seat has still to choose (P6)


def can_fulfil(table: Table, seat: Seat) -> bool:
    """F1: whether the seat's choice of this round is still to come."""
    if table.phase in ("round_end", "over"):
        return False
    if table.phase != "fulfilment":
        return True
    bottom = table.stack[0] if table.stack else None
    if isinstance(bottom, ask.FulfilTurn) and bottom.seat == seat.index:
        return not bottom.done
    return seat.index in table.queue


def ahead(table: Table, seat: Seat) -> float:
    """The share of this round's five actions in which the seat may still have a turn."""
    if table.phase == "fulfilment":
        return 0.0
    if table.phase != "actions":
        return 1.0
    bottom = table.stack[0] if table.stack else None
    waits = seat.index in table.queue or (isinstance(bottom, ask.ActionTurn) and bottom.seat == seat.index)
    return (len(ACTIONS) - 1 - table.action + waits) / len(ACTIONS)


def pending(decision: ask.Decision) -> Iterator[tuple[RewardKind, int]]:
    """The rewards that an open question will give."""
    if isinstance(decision, ask.ChoosingInk):
        yield "inks", decision.left
    elif isinstance(decision, ask.ChoosingAdvance):
        yield "advance", 1
    elif isinstance(decision, ask.Advances):
        yield "advance", len(decision.specialties)
    elif isinstance(decision, ask.OfferingOrder | ask.KeepingOrder):
        yield "order", 1
    elif isinstance(decision, ask.ChoosingFreeType):
        yield "type", 1
    elif isinstance(decision, ask.Rewards):
        for reward in decision.rewards:
            yield reward.kind, reward.amount
