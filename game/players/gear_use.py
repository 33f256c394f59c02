"""Whether to use a gear now (A2)."""

from typing import get_args

from game.players.choice import Choice, Reason
from game.players.weighing import WORTH_A_MOVE, after, by_worth, weighed_answers
from game.players.worth import Judge
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.apply import refusal
from game.rules.moves import GearQuestion
from game.rules.state import Seat, Table


def useful_gear(judge: Judge, table: Table, seat: Seat) -> Choice | None:
    """A2: the gear whose use leads to most, if it leads to more than leaving it."""
    base = judge.worth(table, seat.index)
    best: Choice | None = None
    least = base + WORTH_A_MOVE
    for axle, placed in enumerate(seat.gears):
        use = mv.UseGear(seat.index, axle)
        if refusal(table, use) is None:
            worth = settled_worth(judge, after(table, use), seat.index, len(table.stack))
            if worth > least:
                kind = judge.content.gears[placed.gear].sectors[placed.sector].kind
                best, least = Choice(use, Reason("uses_gear", kind, round(worth - base, 2), len(seat.gears))), worth
    return best


def settled_worth(judge: Judge, table: Table, seat: int, depth: int) -> float:
    """Where a table leads once the seat has answered a question that a move of it opened."""
    if len(table.stack) > depth and table.stack[-1].seat == seat and isinstance(table.stack[-1], SMALL):
        return max(weighed_answers(judge, table, seat), key=by_worth).worth
    return judge.worth(table, seat)


SMALL = (*get_args(GearQuestion), ask.ChoosingAdvance)
"""Questions whose answer decides whether asking for it was worth it."""
