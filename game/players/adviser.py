"""Who advises people: an adept that never misjudges, and that looks through what a move opens before it judges it."""

from msgspec.structs import replace

from game.players.adept import Adept, patron_to_buy_for, weighed_turns
from game.players.choice import Choice, Point, Reason
from game.players.far_judge import FarJudge, is_asked
from game.players.foresight import at_turn, candidates, gear_change
from game.players.legal_moves import LegalMoves
from game.players.level_swap import useful_swap
from game.players.points import with_points
from game.players.weighing import WORTH_A_MOVE, after, best_of, by_worth
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.apply import refusal
from game.rules.names import ACTIONS
from game.rules.state import Seat, Table
from game.rules.view import View


class Adviser(Adept):
    """Tells what to do, what to answer then, and why; plays for nobody."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, misjudgement=0.0)

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move that leads to most once all that it opens is answered as well as can be."""
        judge, top = self.judge(legal), legal.top
        if isinstance(top, ask.ActionTurn):
            choice = _turn(judge, legal.table, legal.seat, top)
        else:
            choice = self.first_look(legal)
        if isinstance(choice.move, mv.CommitPlan):
            return _with_lead(judge, legal, choice)
        return with_points(replace(choice, then=answers_after(judge, legal.table, choice.move)), legal)

    def judge(self, legal: LegalMoves) -> FarJudge:
        """A judge that looks ahead, for the cards in play."""
        if not isinstance(self._judge, FarJudge) or self._judge.content is not legal.content:
            self._judge = FarJudge(legal.content)
        return self._judge


def answers_after(judge: FarJudge, table: Table, move: mv.Move) -> tuple[mv.Move, ...]:
    """The answers to what a move asks the seat, as far as they can be foreseen."""
    later = after(table, move)
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

    def leads_to(move: mv.Move) -> float:
        return judge.worth(after(at, move), index) + gear_change(judge, at, at.seats[index], move)

    thing = _thing(at, max(moves, key=leads_to))
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


# a turn, and what is free before it


def _turn(judge: FarJudge, table: Table, seat: Seat, top: ask.ActionTurn) -> Choice:
    """A2, A3: the best turn; but what is free comes first where the turn leads to more after it."""
    weighed = weighed_turns(judge, table, seat, top)
    least = max(weighed, key=by_worth).worth
    first = _gear_first(judge, table, seat, top, least)
    if first is None and top.action == "patronage":
        first = useful_swap(judge, table, seat) or patron_to_buy_for(judge, table, seat, least)
    return first or best_of(weighed, aim=top.action)


def _gear_first(judge: FarJudge, table: Table, seat: Seat, top: ask.ActionTurn, least: float) -> Choice | None:
    """A2: the gear after whose use the turn leads to most, where that is more than the turn alone."""
    best: Choice | None = None
    over = least + WORTH_A_MOVE
    for axle, placed in enumerate(seat.gears):
        use = mv.UseGear(seat.index, axle)
        if refusal(table, use) is None:
            used = judge.ahead(after(table, use), seat.index)
            turns = weighed_turns(judge, used.table, used.table.seats[seat.index], top)
            worth = max(turns, key=by_worth).worth + used.booked
            if worth > over:
                kind = judge.content.gears[placed.gear].sectors[placed.sector].kind
                reason = Reason("uses_gear", kind, round(worth - least, 2), len(seat.gears))
                best, over = Choice(use, reason), worth
    return best
