"""Whether to swap two levels now (A3, `plantin`)."""

from itertools import combinations

from game.players.choice import Choice, Reason
from game.players.weighing import WORTH_A_MOVE, after
from game.players.worth import Judge
from game.rules import moves as mv
from game.rules.apply import refusal
from game.rules.names import SPECIALTIES
from game.rules.state import Seat, Table, has


def useful_swap(judge: Judge, table: Table, seat: Seat) -> Choice | None:
    """A3: the swap that leads to most, if it leads to more than leaving the levels, and surely so.

    It is free, so an error of judgement alone would swap every round, and take the swap that is needed later in it.
    """
    if not has(judge.content, seat, "plantin") or seat.swapped_levels:
        return None
    swaps = [mv.SwapLevels(seat.index, *pair) for pair in combinations(SPECIALTIES, 2)]
    allowed = [swap for swap in swaps if refusal(table, swap) is None]
    base = judge.worth(table, seat.index)
    best: Choice | None = None
    least = base + WORTH_A_MOVE + judge.misjudgement
    for swap in allowed:
        worth = judge.worth(after(table, swap), seat.index)
        if worth > least:
            best, least = Choice(swap, Reason("worth_most", "", round(worth - base, 2), len(allowed) + 1)), worth
    return best
