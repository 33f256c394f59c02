"""Weighing moves: where each of them leads, and the best of them with its reason."""

from collections.abc import Sequence
from typing import NamedTuple

from game.players.choice import Choice, Reason, ReasonCode
from game.players.worth import Judge
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.apply import ASK, play
from game.rules.state import Table

WORTH_A_MOVE = 0.05  # fame; less than that is left alone


class Weighed(NamedTuple):
    """A move and the fame that it should lead to."""

    worth: float
    move: mv.Move
    aim: str = ""  # an id or a word of the rules, where the move alone does not tell


def by_worth(one: Weighed) -> float:
    """Where a move leads."""
    return one.worth


def after(table: Table, *moves: mv.Move) -> Table:
    """The table after some moves."""
    twin = table.clone()
    for move in moves:
        play(twin, move)
    return twin


def weighed_answers(judge: Judge, table: Table, seat: int) -> list[Weighed]:
    """Every answer to the top question, with where it leads."""
    top = table.stack[-1]
    moves = list(ASK[type(top)](table, top))
    if type(top) in ask.DECLINABLE:
        moves.append(mv.Decline(seat))
    return [Weighed(judge.worth(after(table, move), seat), move) for move in moves]


def best_of(weighed: Sequence[Weighed], code: ReasonCode = "worth_most", aim: str = "", count: int = 0) -> Choice:
    """The first of the best, with what it and the second best bring; `count` is how many moves there were in all.

    Both figures are over doing nothing, or over the second best where that is not allowed. Weaker moves change neither.
    """
    best = max(weighed, key=by_worth)
    if len(weighed) == 1:
        return Choice(best.move, Reason("only_move"))
    second = max((one for one in weighed if one is not best), key=by_worth).worth
    base = next((one.worth for one in weighed if isinstance(one.move, PASSIVE)), second)
    code = "nothing_better" if isinstance(best.move, PASSIVE) else code
    worth, next_best = round(best.worth - base, 2), round(second - base, 2)
    return Choice(best.move, Reason(code, best.aim or aim, worth, count or len(weighed), next_best=next_best))


PASSIVE = (mv.Pass, mv.Decline, mv.EndTurn, mv.LeaveMarkers)
