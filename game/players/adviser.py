"""Who advises people: an adept that never misjudges, and looks through the questions that a move opens."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.players import adept, weighing
from game.players.adept import Adept
from game.players.foresight import at_turn, candidates, plan_values, spread, turn_worth
from game.players.player import Choice, LegalMoves, Point, Reason, ReasonCode, answers
from game.players.weighing import Weighed
from game.players.worth import Judge, held_fame, printing_fame
from game.rules import moves as mv
from game.rules.names import ACTIONS, RewardKind
from game.rules.state import Seat, Table
from game.rules.view import View

# A judge that looks through the questions that a move opens before it says what the table is worth.


REWARD_ORDER: tuple[RewardKind, ...] = ("guilders", "advance", "type", "inks", "order")
MOST_POSITIONS = 400  # judged for one table: most need fewer than thirty
FOLLOWED = 4  # answers to a question from which it looks further, the best first
HOPE = 0.6  # what fame to come counts beside fame that is sure: advice should not gamble


class Ahead(NamedTuple):
    """Where a table leads once a seat has answered its questions as well as it can."""

    worth: float
    table: Table  # without the orders that were drawn on the way
    answers: tuple[mv.Move, ...] = ()
    booked: float = 0.0  # of the worth, for orders that were drawn


class FarJudge(Judge):
    """Never misjudges, counts sure fame before hopes, and a table as what it is after the seat's own best answers.

    An order still to be drawn is chance: it counts as what such an order brings on average.
    """

    _left = 0  # positions that may still be judged for the table in hand

    def worth(self, table: Table, index: int, may_fulfil: bool = True) -> float:
        """Fame that the seat should have in the end, its open questions answered."""
        if is_asked(table, index):
            return self.ahead(table, index).worth
        return self._near(table, index, may_fulfil)

    def ahead(self, table: Table, index: int) -> Ahead:
        """The best answers to all that a seat is asked, one after the other, and where they lead."""
        self._left = MOST_POSITIONS
        return self._ahead(table, index)

    def _ahead(self, table: Table, index: int) -> Ahead:
        if self._left <= 0 or not is_asked(table, index):
            return Ahead(self._near(table, index), table)
        top = table.stack[-1]
        if isinstance(top, mv.OfferingOrder):
            return self._without_the_order(table, index)
        found = [(self._near(at, index), move, at) for move, at in _answered(table, index, top)]
        found.sort(key=lambda one: -one[0])
        further = (self._through(move, at, near, index) for near, move, at in found[:FOLLOWED])
        return max(further, key=lambda one: one.worth)

    def _through(self, move: mv.Move, at: Table, near: float, index: int) -> Ahead:
        if not is_asked(at, index):
            return Ahead(near, at, (move,))
        further = self._ahead(at, index)
        return further._replace(answers=(move, *further.answers))

    def _without_the_order(self, table: Table, index: int) -> Ahead:
        """O4: what is drawn can't be foreseen, so its worth is booked and the rest is looked through without it."""
        further = self._ahead(weighing.after(table, mv.Decline(index)), index)
        booked = HOPE * self.order_to_come(table, index)
        first = mv.DrawOrder(index) if booked > 0 else mv.Decline(index)
        return further._replace(
            worth=further.worth + booked, answers=(first, *further.answers), booked=further.booked + booked
        )

    def _near(self, table: Table, index: int, may_fulfil: bool = True) -> float:
        """The worth of the table as it stands, what is due booked by its kind."""
        self._left -= 1
        sure = self.sure_fame(table, index, may_fulfil)
        return sure + HOPE * (super().worth(table, index, may_fulfil) - sure)

    def sure_fame(self, table: Table, index: int, may_fulfil: bool = True) -> float:
        """Fame that the seat has if it prints all it can this round and the game ends (Z1), guilders left out."""
        seat = table.seats[index]
        held = held_fame(self.content, seat)
        if not self.moment(table, seat, may_fulfil).open:
            return held
        return held + printing_fame(self.content, seat, [self.facts(order) for order in seat.orders])


def is_asked(table: Table, seat: int) -> bool:
    """Whether a seat has to answer something inside its move before anything else goes on."""
    top = table.stack[-1] if table.stack else None
    return top is not None and top.seat == seat and isinstance(top, mv.INSIDE)


def _answered(table: Table, seat: int, top: mv.Decision) -> list[tuple[mv.Move, Table]]:
    """Each answer to a question with the table after it."""
    if isinstance(top, mv.Rewards):  # R3: their order hardly matters, so one is enough
        first = min(top.rewards, key=lambda reward: REWARD_ORDER.index(reward.kind))
        moves: list[mv.Move] = [mv.ChooseReward(seat, first)]
    else:
        moves = answers(table, seat)
    return [(move, weighing.after(table, move)) for move in moves]


class Adviser(Adept):
    """Tells what to do, what to answer then, and why; plays for nobody."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, misjudgement=0.0)

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move that leads to most once all that it opens is answered as well as can be."""
        judge, top = self.judge(legal), legal.top
        if isinstance(top, mv.ActionTurn):
            choice = _turn(judge, legal.table, legal.seat, top)
        else:
            choice = self.first_look(legal)
        if isinstance(choice.move, mv.CommitPlan):
            return _with_lead(judge, legal, choice)
        return weighing.with_points(replace(choice, then=answers_after(judge, legal.table, choice.move)), legal)

    def judge(self, legal: LegalMoves) -> FarJudge:
        """A judge that looks ahead, for the cards in play."""
        if not isinstance(self._judge, FarJudge) or self._judge.content is not legal.content:
            self._judge = FarJudge(legal.content)
        return self._judge


def answers_after(judge: FarJudge, table: Table, move: mv.Move) -> tuple[mv.Move, ...]:
    """The answers to what a move asks the seat, as far as they can be foreseen."""
    later = weighing.after(table, move)
    return judge.ahead(later, move.seat).answers if is_asked(later, move.seat) else ()


def _with_lead(judge: FarJudge, legal: LegalMoves, choice: Choice) -> Choice:
    """The plan with the very thing that it is to take in the action that it aims at."""
    action = next((action for action in ACTIONS if action == choice.reason.aim), None)
    if action is None:
        return choice
    at, index = at_turn(legal.table, legal.seat.index, action), legal.seat.index
    moves = candidates(judge, at, index, action)
    if not moves:
        return choice
    thing = _thing(at, max(moves, key=lambda move: turn_worth(judge, at, at.seats[index], move)))
    points = (Point("leads_to", action, thing),) if thing else ()
    return replace(choice, reason=replace(choice.reason, points=points))


def _thing(table: Table, move: mv.Move) -> str:
    """What a turn takes: the id of a card, the number of a space, or the inks of a set."""
    if isinstance(move, mv.TakeInks):
        lying = [ink for ink in table.ink_sets[move.ink_set] if ink is not None]
        return ",".join(lying[: move.count])
    if isinstance(move, mv.TakeOrder):
        return move.printing
    if isinstance(move, mv.ClaimReward):
        return str(move.space)
    if isinstance(move, mv.TakeSpecialty | mv.TakePatronage):
        return move.card
    return move.gear if isinstance(move, mv.InstallGear) else ""


def _turn(judge: FarJudge, table: Table, seat: Seat, top: mv.ActionTurn) -> Choice:
    """A2, A3: the best turn; but what is free comes first where the turn leads to more after it."""
    weighed = adept.weighed_turns(judge, table, seat, top)
    least = max(weighed, key=weighing.by_worth).worth
    first = _gear_first(judge, table, seat, top, least)
    if first is None and top.action == "patronage":
        first = adept.useful_swap(judge, table, seat) or adept.patron_to_buy_for(judge, table, seat, least)
    return first or weighing.best_of(weighed, aim=top.action)


def _gear_first(judge: FarJudge, table: Table, seat: Seat, top: mv.ActionTurn, least: float) -> Choice | None:
    """A2: the gear after whose use the turn leads to most, where that is more than the turn alone."""

    def worth_of(later: Table) -> float:
        used = judge.ahead(later, seat.index)
        turns = adept.weighed_turns(judge, used.table, used.table.seats[seat.index], top)
        return max(turns, key=weighing.by_worth).worth + used.booked

    return adept.best_gear(table, seat, least, worth_of)


# What a move was worth beside the best other one, as the adept sees it who advises people. The adept knows what the
# seat knew then, and not what came of it. So who follows the hints is never told that this cost fame.


NOT_WEIGHED = (mv.KeepingCharacter, mv.Rewards, mv.OfferingOrder)
"""Questions that an adept answers by rule of thumb, or whose answer is chance."""


def best_other(legal: LegalMoves, made: mv.Move) -> Choice:
    """The best other move than the one that was made, its reason's worth the fame that it would have brought beyond it.

    That is below 0 where the made move was better. Where no other move can be weighed, the made one is the only one.
    """
    if not is_weighed(legal.top, made):
        return Choice(made, Reason("only_move"))
    judge, table, seat = Adviser(0).judge(legal), legal.table, legal.seat
    weighed = weighed_moves(judge, legal)
    own = next((one.worth for one in weighed if one.move == made), None)
    if own is None:
        own = _worth(judge, table, seat, made)
    others = [one for one in weighed if one.move != made and (one.worth > own or not _is_part(one.move, made))]
    if not others:
        return Choice(made, Reason("only_move"))
    best = max(others, key=weighing.by_worth)
    code: ReasonCode = "buys_for_orders" if isinstance(best.move, mv.BuyType) else "worth_most"
    reason = Reason(code, best.aim, round(best.worth - own, 2), len(weighed), next_best=0.0)
    return weighing.with_points(Choice(best.move, reason, answers_after(judge, table, best.move)), legal)


def is_weighed(top: mv.Decision, made: mv.Move) -> bool:
    """Whether a move is the answer to a question whose answers can be weighed."""
    if isinstance(made, (*mv.FREE_MOVES, *weighing.CHANCE)):
        return False
    return not isinstance(top, NOT_WEIGHED) and not (isinstance(top, mv.FulfilTurn) and top.done)


def weighed_moves(judge: Judge, legal: LegalMoves) -> list[Weighed]:
    """Every move that deserves a look, where nothing but chance comes between."""
    return WEIGHED.get(type(legal.top), _answers)(judge, legal.table, legal.seat, legal.top)


def _answers(judge: Judge, table: Table, seat: Seat, top: mv.Decision) -> list[Weighed]:
    return [
        one for one in weighing.weighed_answers(judge, table, seat.index) if not isinstance(one.move, weighing.CHANCE)
    ]


def _plans(judge: Judge, table: Table, seat: Seat, top: mv.Planning) -> list[Weighed]:
    """The best plan alone: the others are as many as they are alike."""
    markers, worth = spread(plan_values(table, seat, adept.gains_of(judge, table, seat.index)), seat.marker_count)
    return [Weighed(worth, mv.CommitPlan(seat.index, markers))]


WEIGHED: Mapping[type[mv.Decision], Callable[[Any, Table, Seat, Any], list[Weighed]]] = {
    mv.InstallingDrawn: adept.weighed_drawn,
    mv.Planning: _plans,
    mv.ShiftingMarker: adept.weighed_shifts,
    mv.ActionTurn: adept.weighed_turns,
    mv.FulfilTurn: adept.weighed_fulfilments,
}
"""Decisions whose answers are not weighed one by one."""


def _worth(judge: Judge, table: Table, seat: Seat, made: mv.Move) -> float:
    """The worth of a move that an adept would not have looked at."""
    if isinstance(made, mv.CommitPlan):
        values = plan_values(table, seat, adept.gains_of(judge, table, seat.index))
        return sum(value[count] for value, count in zip(values, made.markers, strict=True))
    return turn_worth(judge, table, seat, made)


def _is_part(other: mv.Move, made: mv.Move) -> bool:
    """Whether a move does nothing that the made one does not do as well: to beat it is no merit.

    Who prints is praised for nothing: what can be printed is seen by anybody, and only what was missed tells something.
    """
    if isinstance(other, weighing.PASSIVE) or isinstance(made, mv.Fulfil):
        return True
    if isinstance(other, mv.TakeInks) and isinstance(made, mv.TakeInks):
        return other.ink_set == made.ink_set
    if isinstance(other, mv.TakeSpecialty) and isinstance(made, mv.TakeSpecialty):
        return not Counter(other.advances) - Counter(made.advances)
    return False
