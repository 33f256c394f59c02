"""Who advises people: a player of any level, beside a judge that looks through the questions that a move opens."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.content import Content
from game.players import adept, weighing
from game.players.foresight import ahead_odds, at_turn, candidates, plan_values, rivals_of, spread, turn_worth
from game.players.player import Choice, LegalMoves, Player, Point, Reason, ReasonCode, answers
from game.players.worth import Judge, held_fame, printing_fame
from game.rules import apply, legal_moves, pending_seats, view_for
from game.rules import moves as mv
from game.rules.chance import entropy_of
from game.rules.names import ACTIONS, CARD_KINDS, Markers, Pile, RewardKind
from game.rules.planning import plans
from game.rules.state import Seat, Table
from game.rules.view import View, imagine

# A judge that looks through the questions that a move opens before it says what the table is worth.


REWARD_ORDER: tuple[RewardKind, ...] = ("guilders", "advance", "type", "inks", "order")
MOST_POSITIONS = 400  # judged for one table: most need fewer than thirty
FOLLOWED = 4  # answers to a question from which it looks further, the best first
LIKELY = 0.6  # odds of being the first in an action from which a plan may count on it
HOPE = 0.5  # what fame to come counts beside fame that is sure: advice should not gamble


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
    return top is not None and top.seat == seat and type(top) in mv.DECLINABLE


def _answered(table: Table, seat: int, top: mv.Decision) -> list[tuple[mv.Move, Table]]:
    """Each answer to a question with the table after it."""
    if isinstance(top, mv.Rewards):  # R3: their order hardly matters, so one is enough
        first = min(top.rewards, key=lambda reward: REWARD_ORDER.index(reward.kind))
        moves: list[mv.Move] = [mv.ChooseReward(seat, first)]
    else:
        moves = answers(table, seat)
    return [(move, weighing.after(table, move)) for move in moves]


CANDIDATES = 4
PLAYOUTS = (16, 8)  # at two seats, fewer at more: ends of the game for each candidate in the last round, and before it
SURE = 2.0  # standard errors from which a difference between such games is no chance


class Adviser:
    """Tells what a player would do, what to answer then, and why; plays for nobody.

    With `plays_out` it plays the candidates on to the end of the game where that is near, for there a judge that looks
    at the round alone may give up what the last fulfilment needs.
    """

    def __init__(self, player: Player, *, plays_out: bool = False) -> None:
        self.player = player
        self.plays_out = plays_out

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The player's move, with the answers to what it opens, and with what speaks for it."""
        judge = FarJudge(legal.content)
        choice = _with_second(judge, legal, self._to_the_end(judge, legal, self._chosen(judge, legal)))
        if isinstance(choice.move, mv.CommitPlan):
            return _planned(judge, legal, choice, choice.move)
        return weighing.with_points(replace(choice, then=self._then(judge, legal.table, choice.move)), legal)

    def _chosen(self, judge: FarJudge, legal: LegalMoves) -> Choice:
        """The player's choice; what rewards ask is answered by the judge, which sees what they are for."""
        if isinstance(legal.top, LOOKED_THROUGH):
            return weighing.best_of(weighed_moves(judge, legal))
        return self.player.choose(legal.view, legal)

    def _to_the_end(self, judge: FarJudge, legal: LegalMoves, choice: Choice) -> Choice:
        """The choice, or what surely ends with more fame."""
        left = legal.content.rules.rounds - legal.table.round
        if not self.plays_out or left >= len(PLAYOUTS) or isinstance(legal.top, mv.Planning):
            return choice
        return choice if isinstance(choice.move, mv.FREE_MOVES) else _played_out(judge, legal, choice, PLAYOUTS[left])

    def _then(self, judge: FarJudge, table: Table, move: mv.Move) -> tuple[mv.Move, ...]:
        """What will be advised at the questions that a move opens, as far as that can be foreseen."""
        at, found = weighing.after(table, move), list[mv.Move]()
        while is_asked(at, move.seat) and not (found and isinstance(found[-1], weighing.CHANCE)):
            found.append(self._chosen(judge, LegalMoves(table.content, view_for(at, move.seat))).move)
            at = weighing.after(at, found[-1])
        return tuple(found)


def _played_out(judge: FarJudge, legal: LegalMoves, choice: Choice, playouts: int) -> Choice:
    """The candidate that surely ends with more fame than the choice, each played on over the same tables; or else it.

    The tables depend on the view alone, so that who asks twice is told the same.
    """
    moves = dict.fromkeys((choice.move, *at_first_sight(judge, legal, CANDIDATES)))
    if len(moves) == 1:
        return choice
    rng = Random(legal.view.number)
    tables = [dealt_anew(legal.view, legal.content, rng) for _ in range(playouts * 2 // len(legal.table.seats))]
    fame = {move: [final_fame(table, move) for table in tables] for move in moves}
    best = max(moves, key=lambda move: sum(fame[move]))
    leads = [more - own for more, own in zip(fame[best], fame[choice.move], strict=True)]
    if fmean(leads) <= SURE * stdev(leads) / sqrt(len(leads)):
        return choice
    weighed = [weighing.Weighed(fmean(fame[move]), move) for move in (best, choice.move)]
    aim = legal.top.action if isinstance(legal.top, mv.ActionTurn) else ""
    return weighing.best_of(weighed, "played_out", aim, len(moves))


def dealt_anew(view: View, content: Content, rng: Random) -> Table:
    """A table that the seat cannot tell from its own: other decks, other chance, the others' plans still to be made."""
    table = imagine(view, content)
    table.entropy = entropy_of(rng.getrandbits(53))
    for kind in CARD_KINDS:
        deck, discard = getattr(table, f"{kind}_pile")
        setattr(table, f"{kind}_pile", Pile(tuple(rng.sample(deck, len(deck))), discard))
    if isinstance(view.top, mv.Planning):
        for seat in table.seats:
            seat.plan = None
    return table


def final_fame(dealt: Table, move: mv.Move) -> int:
    """The fame of the move's seat in the end, when adepts that never misjudge play on after the move (Z1)."""
    table = dealt.clone()
    apply(table, move)
    players = [adept.Adept(at, misjudgement=0.0) for at in range(len(table.seats))]
    while pending := pending_seats(table):
        seat = pending[0]
        if table.seats[seat].is_automa:
            apply(table, legal_moves(table, seat)[0])  # it has no choice
        else:
            apply(table, players[seat].first_look(LegalMoves(table.content, view_for(table, seat))).move)
    return table.scores[move.seat].total


def at_first_sight(judge: FarJudge, legal: LegalMoves, count: int) -> list[mv.Move]:
    """What looks best to a judge that looks no further than the questions of the move, the best first."""
    table, seat, top = legal.table, legal.seat, legal.top
    if isinstance(top, mv.Planning):
        values = plan_values(table, seat, adept.gains_of(judge, table, seat.index))
        every = plans(seat.marker_count, table.content.rules.most_markers_on_action)
        best = sorted(every, key=lambda plan: -sum(value[count] for value, count in zip(values, plan, strict=True)))
        return [mv.CommitPlan(seat.index, plan) for plan in best[:count]]
    if isinstance(top, NOT_WEIGHED):
        return answers(table, seat.index)[:count]
    weighed = sorted(weighed_moves(judge, legal), key=weighing.by_worth, reverse=True)
    return [one.move for one in weighed[:count]]


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


NOT_WEIGHED = (mv.KeepingCharacter, mv.Rewards, mv.OfferingOrder)
"""Questions that an adept answers by rule of thumb, or whose answer is chance."""


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


def weighed_moves(judge: Judge, legal: LegalMoves) -> list[weighing.Weighed]:
    """Every move that deserves a look, where nothing but chance comes between."""
    return WEIGHED.get(type(legal.top), _answers)(judge, legal.table, legal.seat, legal.top)


def _answers(judge: Judge, table: Table, seat: Seat, top: mv.Decision) -> list[weighing.Weighed]:
    return [
        one for one in weighing.weighed_answers(judge, table, seat.index) if not isinstance(one.move, weighing.CHANCE)
    ]


def _plans(judge: Judge, table: Table, seat: Seat, top: mv.Planning) -> list[weighing.Weighed]:
    """The best plan alone: the others are as many as they are alike."""
    markers, worth = spread(plan_values(table, seat, adept.gains_of(judge, table, seat.index)), seat.marker_count)
    return [weighing.Weighed(worth, mv.CommitPlan(seat.index, markers))]


WEIGHED: Mapping[type[mv.Decision], Callable[[Any, Table, Seat, Any], list[weighing.Weighed]]] = {
    mv.InstallingDrawn: adept.weighed_drawn,
    mv.Planning: _plans,
    mv.ShiftingMarker: adept.weighed_shifts,
    mv.ActionTurn: adept.weighed_turns,
    mv.FulfilTurn: adept.weighed_fulfilments,
}
"""Decisions whose answers are not weighed one by one."""


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
