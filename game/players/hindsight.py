"""What a move was worth beside the best other one, as the adept sees it who advises people.

The adept knows what the seat knew then, and not what came of it. So who follows the hints is never told that this cost
fame.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.players.adept import gains_of, weighed_drawn, weighed_fulfilments, weighed_shifts, weighed_turns
from game.players.adviser import Adviser, answers_after
from game.players.choice import Choice, Reason, ReasonCode
from game.players.foresight import gear_change, plan_values, spread
from game.players.legal_moves import LegalMoves
from game.players.points import CHANCE, with_points
from game.players.weighing import PASSIVE, Weighed, after, by_worth, weighed_answers
from game.players.worth import Judge
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.state import Seat, Table

NOT_WEIGHED = (ask.KeepingCharacter, ask.Rewards, ask.OfferingOrder)
"""Questions that an adept answers by rule of thumb, or whose answer is chance."""


def best_other(legal: LegalMoves, made: mv.Move) -> Choice:
    """The best other move than the one that was made, its reason's worth the fame that it would have brought beyond it.

    That is below 0 where the made move was better. Where no other move can be weighed, the made one is the only one.
    """
    if not is_weighed(legal.top, made):
        return Choice(made, Reason("only_move"))
    judge, table, seat = Adviser(0).judge(legal), legal.table, legal.seat
    weighed = WEIGHED.get(type(legal.top), _answers)(judge, table, seat, legal.top)
    own = next((one.worth for one in weighed if one.move == made), None)
    if own is None:
        own = _worth(judge, table, seat, made)
    others = [one for one in weighed if one.move != made and (one.worth > own or not _is_part(one.move, made))]
    if not others:
        return Choice(made, Reason("only_move"))
    best = max(others, key=by_worth)
    code: ReasonCode = "buys_for_orders" if isinstance(best.move, mv.BuyType) else "worth_most"
    reason = Reason(code, best.aim, round(best.worth - own, 2), len(weighed), next_best=0.0)
    return with_points(Choice(best.move, reason, answers_after(judge, table, best.move)), legal)


def is_weighed(top: ask.Decision, made: mv.Move) -> bool:
    """Whether a move is the answer to a question whose answers can be weighed."""
    if isinstance(made, (*mv.FREE_MOVES, *CHANCE)):
        return False
    return not isinstance(top, NOT_WEIGHED) and not (isinstance(top, ask.FulfilTurn) and top.done)


# what is weighed


def _answers(judge: Judge, table: Table, seat: Seat, top: ask.Decision) -> list[Weighed]:
    return [one for one in weighed_answers(judge, table, seat.index) if not isinstance(one.move, CHANCE)]


def _plans(judge: Judge, table: Table, seat: Seat, top: ask.Planning) -> list[Weighed]:
    """The best plan alone: the others are as many as they are alike."""
    markers, worth = spread(plan_values(table, seat, gains_of(judge, table, seat.index)), seat.marker_count)
    return [Weighed(worth, mv.CommitPlan(seat.index, markers))]


WEIGHED: Mapping[type[ask.Decision], Callable[[Any, Table, Seat, Any], list[Weighed]]] = {
    ask.InstallingDrawn: weighed_drawn,
    ask.Planning: _plans,
    ask.ShiftingMarker: weighed_shifts,
    ask.ActionTurn: weighed_turns,
    ask.FulfilTurn: weighed_fulfilments,
}
"""Decisions whose answers are not weighed one by one."""


def _worth(judge: Judge, table: Table, seat: Seat, made: mv.Move) -> float:
    """The worth of a move that an adept would not have looked at."""
    if isinstance(made, mv.CommitPlan):
        values = plan_values(table, seat, gains_of(judge, table, seat.index))
        return sum(value[count] for value, count in zip(values, made.markers, strict=True))
    return judge.worth(after(table, made), seat.index) + gear_change(judge, table, seat, made)


# what is no other move


def _is_part(other: mv.Move, made: mv.Move) -> bool:
    """Whether a move does nothing that the made one does not do as well: to beat it is no merit.

    Who prints is praised for nothing: what can be printed is seen by anybody, and only what was missed tells something.
    """
    if isinstance(other, PASSIVE) or isinstance(made, mv.Fulfil):
        return True
    if isinstance(other, mv.TakeInks) and isinstance(made, mv.TakeInks):
        return other.ink_set == made.ink_set
    if isinstance(other, mv.TakeSpecialty) and isinstance(made, mv.TakeSpecialty):
        return not Counter(other.advances) - Counter(made.advances)
    return False
