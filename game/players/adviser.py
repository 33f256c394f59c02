"""Who advises people: a player of any level, beside a judge that looks through the questions that a move opens."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.players import adept, far_judge, weighing
from game.players.far_judge import NOT_WEIGHED, SURE, FarJudge, is_alone, is_asked, played_on, weighed_moves
from game.players.foresight import ahead_odds, at_turn, candidates, plan_values, rivals_of, turn_worth
from game.players.player import Choice, LegalMoves, Player, Point, Reason, ReasonCode, answers
from game.players.worth import Judge
from game.rules import moves as mv
from game.rules import view_for
from game.rules.names import ACTIONS, Markers
from game.rules.planning import plans
from game.rules.state import Table
from game.rules.view import View

LIKELY = 0.6  # odds of being the first in an action from which a plan may count on it


class Adviser:
    """Tells what a player would do, what to answer then, and why; plays for nobody.

    For up to `plays_on_s` it plays the candidates on to the end of the game where that is near; not plans, which depend
    on those of the others, nor alone, where a master does so itself.
    """

    def __init__(self, player: Player, *, plays_on_s: float = 0.0) -> None:
        self.player = player
        self.plays_on_s = plays_on_s

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The player's move, with the answers to what it opens, and with what speaks for it."""
        judge = FarJudge(legal.content)
        choice = self._chosen(judge, legal)
        if self.plays_on_s and not is_alone(legal.table) and not isinstance(choice.move, mv.CommitPlan):
            choice = played_on(judge, legal, choice, far_judge.PLAYOUTS, SURE, self.plays_on_s)
        choice = _with_second(judge, legal, choice)
        if isinstance(choice.move, mv.CommitPlan):
            return _planned(judge, legal, choice, choice.move)
        return weighing.with_points(replace(choice, then=self._then(judge, legal.table, choice.move)), legal)

    def _chosen(self, judge: FarJudge, legal: LegalMoves) -> Choice:
        """The player's choice; what rewards ask is answered by the judge, which sees what they are for."""
        if isinstance(legal.top, LOOKED_THROUGH):
            return weighing.best_of(weighed_moves(judge, legal))
        return self.player.choose(legal.view, legal)

    def _then(self, judge: FarJudge, table: Table, move: mv.Move) -> tuple[mv.Move, ...]:
        """What will be advised at the questions that a move opens, as far as that can be foreseen."""
        at, found = weighing.after(table, move), list[mv.Move]()
        while is_asked(at, move.seat) and not (found and isinstance(found[-1], weighing.CHANCE)):
            found.append(self._chosen(judge, LegalMoves(table.content, view_for(at, move.seat))).move)
            at = weighing.after(at, found[-1])
        return tuple(found)


LOOKED_THROUGH = (
    mv.ChoosingInk, mv.ChoosingAdvance, mv.ChoosingFreeType, mv.SwappingInk, mv.ReturningInk, mv.BuyingDiscounted,
)  # fmt: skip
"""Questions about what to take: the judge sees which order each answer serves. Games that were played on to their end
showed no difference to a master's answers here, but a loss where types are swapped or given up.
"""


def _with_second(judge: FarJudge, legal: LegalMoves, choice: Choice) -> Choice:
    """The choice with the second best, where the player did not say it: the only other answer, or what is weighed."""
    top, move = legal.top, choice.move
    if choice.second is not None or isinstance(move, (*mv.FREE_MOVES, mv.CommitPlan, mv.BuyCards)):
        return choice
    if isinstance(top, NOT_WEIGHED):
        others = [other for other in answers(legal.table, move.seat) if other != move]
        return replace(choice, second=others[0 if isinstance(top, mv.Rewards) else -1])  # the last is to decline
    weighed = weighed_moves(judge, legal)
    second = max((one for one in weighed if one.move != move), key=weighing.by_worth, default=None)
    if second is None:
        return replace(choice, reason=Reason("only_move", mv.snake(type(move).__name__)))
    lead = _own_worth(judge, legal, weighed, move) - second.worth
    return replace(choice, second=second.move, reason=replace(choice.reason, worth=max(0.0, lead), next_best=0.0))


def _planned(judge: FarJudge, legal: LegalMoves, choice: Choice, plan: mv.CommitPlan) -> Choice:
    """The plan with the very thing that it is to take where it is to act early, and whether it is the first there."""
    table, index = legal.table, legal.seat.index
    gains = adept.gains_of(judge, table, index)
    if choice.second is None:
        choice = _with_second_plan(plan_values(table, legal.seat, gains), legal, choice, plan)
    planned = [at for at, count in enumerate(plan.markers) if count]
    aim = max(planned, key=lambda at: (ACTIONS[at] == choice.reason.aim, gains[at][0] - gains[at][1]))
    action, mine = ACTIONS[aim], plan.markers[aim]
    at, points = at_turn(table, index, action), list[Point]()
    moves = candidates(judge, at, index, action)
    if moves and (thing := _thing(at, max(moves, key=lambda move: turn_worth(judge, at, at.seats[index], move)))):
        points.append(Point("leads_to", action, thing))
    rivals, earlier = rivals_of(table, index)
    if ahead_odds(rivals[aim], mine, earlier)[0] > LIKELY:
        points.append(Point("first_there", action, amount=mine))
    return replace(choice, reason=replace(choice.reason, code="plan_for_turns", aim=action, points=tuple(points)))


def _with_second_plan(
    values: Sequence[Sequence[float]], legal: LegalMoves, choice: Choice, plan: mv.CommitPlan
) -> Choice:
    """The choice with the best other plan."""

    def worth(markers: Markers) -> float:
        return sum(value[count] for value, count in zip(values, markers, strict=True))

    every = plans(legal.seat.marker_count, legal.content.rules.most_markers_on_action)
    second = max((markers for markers in every if markers != plan.markers), key=worth)
    own = worth(plan.markers)
    reason = replace(choice.reason, worth=round(own, 2), next_best=round(min(own, worth(second)), 2))
    return replace(choice, reason=reason, second=mv.CommitPlan(plan.seat, second))


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


# What a move was worth beside the best other one, as the judge that looks ahead sees it. It knows what the seat knew
# then, and not what came of it.


def best_other(legal: LegalMoves, made: mv.Move) -> Choice:
    """The best other move than the one that was made, its reason's worth the fame that it would have brought beyond it.

    That is below 0 where the made move was better. Where no other move can be weighed, the made one is the only one.
    """
    if not is_weighed(legal.top, made):
        return Choice(made, Reason("only_move"))
    judge = FarJudge(legal.content)
    weighed = weighed_moves(judge, legal)
    own = _own_worth(judge, legal, weighed, made)
    others = [one for one in weighed if one.move != made and (one.worth > own or not _is_part(one.move, made))]
    if not others:
        return Choice(made, Reason("only_move"))
    best = max(others, key=weighing.by_worth)
    code: ReasonCode = "buys_for_orders" if isinstance(best.move, mv.BuyType) else "worth_most"
    reason = Reason(code, best.aim, round(best.worth - own, 2), len(weighed), next_best=0.0)
    return weighing.with_points(Choice(best.move, reason, answers_after(judge, legal.table, best.move)), legal)


def answers_after(judge: FarJudge, table: Table, move: mv.Move) -> tuple[mv.Move, ...]:
    """The answers to what a move asks the seat, as far as they can be foreseen."""
    later = weighing.after(table, move)
    return judge.ahead(later, move.seat).answers if is_asked(later, move.seat) else ()


def is_weighed(top: mv.Decision, made: mv.Move) -> bool:
    """Whether a move is the answer to a question whose answers can be weighed."""
    if isinstance(made, (*mv.FREE_MOVES, *weighing.CHANCE)):
        return False
    return not isinstance(top, NOT_WEIGHED) and not (isinstance(top, mv.FulfilTurn) and top.done)


def _own_worth(judge: Judge, legal: LegalMoves, weighed: Sequence[weighing.Weighed], made: mv.Move) -> float:
    """The worth of a move that may be none of those weighed."""
    table, seat = legal.table, legal.seat
    found = next((one.worth for one in weighed if one.move == made), None)
    if found is not None:
        return found
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
