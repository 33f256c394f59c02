"""A judge that looks through the questions that a move opens, and games played on to their end from what it finds."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple

from game.content import Content
from game.players import adept, weighing
from game.players.foresight import plan_values, spread
from game.players.player import Choice, LegalMoves, answers
from game.players.worth import Judge, held_fame, printing_fame
from game.rules import apply, legal_moves, pending_seats, view_for
from game.rules import moves as mv
from game.rules.chance import entropy_of
from game.rules.names import CARD_KINDS, Pile, RewardKind
from game.rules.state import Seat, Table
from game.rules.view import View, imagine

# A judge that looks through the questions that a move opens before it says what the table is worth.


REWARD_ORDER: tuple[RewardKind, ...] = ("guilders", "advance", "type", "inks", "order")
MOST_POSITIONS = 400  # judged for one table: most need fewer than thirty
FOLLOWED = 4  # answers to a question from which it looks further, the best first
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


# What deserves a look.


NOT_WEIGHED = (mv.KeepingCharacter, mv.Rewards, mv.OfferingOrder)
"""Questions that an adept answers by rule of thumb, or whose answer is chance."""


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


# Near the end of the game a judge that looks at the round alone may give up what the last fulfilment needs. There the
# candidates are played on to the end.


CANDIDATES = 4
PLAYOUTS = (16, 8)  # at two seats, fewer at more: ends of the game for each candidate in the last round, and before it
LEAST = 4  # ends from which a difference tells something
SURE = 2.0  # standard errors from which a difference between such games is no chance


def played_on(
    judge: FarJudge, legal: LegalMoves, choice: Choice, playouts: Sequence[int], sure: float, longest_s: float
) -> Choice:
    """The choice, or the candidate that ends with more fame, by more than `sure` standard errors.

    Each is played on over the same tables, `playouts` of them in the last round, the one before it, and so on, or as
    many as the first `longest_s` allow. They depend on the view alone, so that who asks twice is told the same.
    """
    left = legal.content.rules.rounds - legal.table.round
    if left >= len(playouts) or isinstance(choice.move, mv.FREE_MOVES):
        return choice
    moves = dict.fromkeys((choice.move, *at_first_sight(judge, legal, CANDIDATES)))
    if len(moves) == 1:
        return choice
    rng = Random(legal.view.number)
    count = max(LEAST, playouts[left] * 2 // len(legal.table.seats))
    tables = [dealt_anew(legal.view, legal.content, rng) for _ in range(count)]
    ends = perf_counter() + longest_s
    in_time = takewhile(lambda _: perf_counter() < ends, tables)
    ended = [[final_fame(table, move) for move in moves] for table in in_time]
    if len(ended) < LEAST:
        return choice
    fame = dict(zip(moves, zip(*ended, strict=True), strict=True))
    best = max(moves, key=lambda move: sum(fame[move]))
    leads = [more - own for more, own in zip(fame[best], fame[choice.move], strict=True)]
    if fmean(leads) <= sure * stdev(leads) / sqrt(len(leads)):
        return choice
    weighed = [weighing.Weighed(fmean(fame[move]), move) for move in (best, choice.move)]
    aim = legal.top.action if isinstance(legal.top, mv.ActionTurn) else ""
    return weighing.best_of(weighed, "played_out", aim, len(moves))


def is_alone(table: Table) -> bool:
    """Whether the automa is the only other one at the table."""
    return len(table.seats) == 2 and table.automa is not None


def dealt_anew(view: View, content: Content, rng: Random) -> Table:
    """A table that the seat cannot tell from its own: other decks, other chance, the others' plans still to be made."""
    table = imagine(view, content)
    table.entropy = entropy_of(rng.getrandbits(53))
    for kind in CARD_KINDS:
        deck, discard = getattr(table, f"{kind}_pile")
        setattr(table, f"{kind}_pile", Pile(tuple(rng.sample(deck, len(deck))), discard))
    left = table.planning_deck + table.planning_aside
    cards = tuple(rng.sample(left, len(left)))
    table.planning_deck, table.planning_aside = cards[: len(table.planning_deck)], cards[len(table.planning_deck) :]
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
        best = adept.plans_at_sight(judge, table, seat.index, count)
        return [mv.CommitPlan(seat.index, one.markers) for one in best]
    if isinstance(top, NOT_WEIGHED):
        return answers(table, seat.index)[:count]
    weighed = sorted(weighed_moves(judge, legal), key=weighing.by_worth, reverse=True)
    return [one.move for one in weighed[:count]]
