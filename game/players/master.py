"""A very good player: what looks best to an adept it plays on to the end of the round, in several imagined tables."""

import logging
from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import NamedTuple

from game.players.adept import Adept, weighed_turns
from game.players.foresight import at_turn, candidates, gear_change
from game.players.player import Choice, LegalMoves
from game.players.weighing import Weighed, after, best_of, by_worth, weighed_answers, with_points
from game.players.worth import Judge
from game.rules import moves as mv
from game.rules.actions import KINDS_OF
from game.rules.apply import ASK
from game.rules.moves import snake
from game.rules.names import ACTION_INDEX, ACTIONS, NOWHERE, Action, CardKind
from game.rules.state import Table
from game.rules.view import View

# The rest of a round, played on in the mind: which of its own turns go well together. A line of play is a table on
# which the seat has made some of its turns. From action to action only the best few lines are followed (a beam);
# what others may take before is taken away at random.


MOST_GEAR_MOVES = 4
NODES_A_LOOK = 16  # at the clock
OTHERS = -2  # whoever claims a space in the mind


class Line(NamedTuple):
    """Where some turns lead: the worth of the table, what it has not booked yet, and the table itself."""

    worth: float
    credit: float
    table: Table


class OutOfTime(Exception):
    """The budget is used up."""


class Budget:
    """How many positions may still be judged, and for how many seconds."""

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes
        self.spent = 0
        self.ends = perf_counter() + seconds
        self.is_late = False

    def spend(self) -> None:
        """Count one; raises OutOfTime when none is left."""
        self.spent += 1
        if self.spent % NODES_A_LOOK == 0 and perf_counter() > self.ends:
            self.is_late = True
        if self.is_late or self.spent > self.nodes:
            raise OutOfTime


class RoundSearch:
    """Looks for the best end of the round for one seat."""

    def __init__(self, judge: Judge, seat: int, width: int, budget: Budget) -> None:
        self.judge = judge
        self.seat = seat
        self.width = width
        self.budget = budget

    def outcome(self, table: Table, turns: Sequence[Action]) -> float:
        """What a table should lead to when the seat's turns in these actions are still to come."""
        lines = [self._settled(table, 0.0)]
        for action in turns:
            grown = [line for start in lines for line in self._grown(start, action)]
            grown.sort(key=lambda line: -line.worth)
            lines = grown[: self.width]
        return max(self._end(line) for line in lines)

    def _grown(self, line: Line, action: Action) -> Iterator[Line]:
        """Each turn in an action that deserves a look, and the pass."""
        at = at_turn(line.table, self.seat, action)
        for move in (*self._turns(at, action), mv.Pass(self.seat)):
            credit = line.credit + gear_change(self.judge, at, at.seats[self.seat], move)
            yield self._settled(after(at, move), credit)

    def _turns(self, at: Table, action: Action) -> list[mv.Move]:
        moves = candidates(self.judge, at, self.seat, action)
        if action == "gears" and len(moves) > MOST_GEAR_MOVES:
            moves.sort(key=lambda move: -self._gear_worth(at, move))
            return moves[:MOST_GEAR_MOVES]
        if action == "specialties":
            return list({move.advances: move for move in moves if isinstance(move, mv.TakeSpecialty)}.values())
        return moves

    def _gear_worth(self, at: Table, move: mv.Move) -> float:
        """Gears hardly touch anything else: enough to choose between them."""
        seat = at.seats[self.seat]
        return self.judge.gears_worth(after(at, move), self.seat) + gear_change(self.judge, at, seat, move)

    def _settled(self, table: Table, credit: float) -> Line:
        """The line once the seat has answered what its turn brought; an order still to be drawn is booked."""
        while (top := table.stack[-1]).seat == self.seat and not isinstance(top, mv.ActionTurn | mv.FulfilTurn):
            if isinstance(top, mv.OfferingOrder):
                credit += self.judge.order_to_come(table, self.seat)
                table = after(table, mv.Decline(self.seat))
            else:
                table = self._best_answer(table, top)
        self.budget.spend()
        return Line(self.judge.worth(table, self.seat) + credit, credit, table)

    def _best_answer(self, table: Table, top: mv.Decision) -> Table:
        tables = [after(table, move) for move in ASK[type(top)](table, top)]
        for _ in tables:
            self.budget.spend()
        return max(tables, key=lambda one: self.judge.worth(one, self.seat))

    def _end(self, line: Line) -> float:
        """The worth when only the fulfilment is left of the round."""
        end = line.table.clone()
        end.phase, end.action, end.queue = "fulfilment", -1, ()
        end.stack = (mv.FulfilTurn(self.seat, False),)
        return self.judge.worth(end, self.seat) + line.credit


def turns_to_come(table: Table, seat: int) -> list[Action]:
    """The actions in which the seat still has a turn, after the one that it is making now."""
    if table.phase != "actions":
        return []
    later = [action for action in ACTIONS[table.action + 1 :] if seat in table.action_orders[ACTION_INDEX[action]]]
    return [ACTIONS[table.action], *later] if seat in table.queue else later


def with_others_first(table: Table, seat: int, turns: Sequence[Action], rng: Random) -> Table:
    """The table after those who come before the seat in its turns to come each took something, anything."""
    twin = table.clone()
    for action in turns:
        if ACTION_INDEX[action] != table.action:
            for _ in range(table.action_orders[ACTION_INDEX[action]].index(seat)):
                _take_anything(twin, action, rng)
    return twin


def _take_anything(table: Table, action: Action, rng: Random) -> None:
    for kind in KINDS_OF[action]:
        _take_card(table, kind, rng)
    if action == "inks":
        full = [at for at, inks in enumerate(table.ink_sets) if any(inks)]
        if full:
            gone = full[int(rng.random() * len(full))]
            table.ink_sets = tuple((None,) * 3 if at == gone else inks for at, inks in enumerate(table.ink_sets))
    if action == "patronage":
        free = [at for at, owner in enumerate(table.claimed) if owner == NOWHERE]
        if free:
            gone = free[int(rng.random() * len(free))]
            table.claimed = tuple(OTHERS if at == gone else owner for at, owner in enumerate(table.claimed))


def _take_card(table: Table, kind: CardKind, rng: Random) -> None:
    name = f"{kind}_row"
    row = getattr(table, name)
    there = [at for at, card in enumerate(row) if card is not None]
    if there:
        gone = there[int(rng.random() * len(there))]
        setattr(table, name, (*row[:gone], None, *row[gone + 1 :]))


_log = logging.getLogger(__name__)
NODES = 700  # positions judged for one decision: about a tenth of a second
CANDIDATES = 5
WIDTH = 3
MOST_SAMPLES = 6
SEARCHED = (
    mv.ActionTurn, mv.ChoosingInk, mv.ChoosingAdvance, mv.ChoosingFreeType, mv.KeepingOrder, mv.SwappingInk,
    mv.SwappingType, mv.ReturningInk,
)  # fmt: skip
"""Decisions inside a round whose best answer depends on the turns to come."""


class Master(Adept):
    """An adept that looks to the end of the round before it moves.

    It stops after so many positions, so it plays equally on every machine; `longest_s` is for who waits for its move.
    """

    def __init__(self, seed: int, nodes: int = NODES, *, longest_s: float = inf) -> None:
        super().__init__(seed, misjudgement=0.0)
        self.nodes = nodes
        self.longest_s = longest_s

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move whose best continuations lead to most, over the tables that the seat can imagine."""
        return with_points(self._chosen(legal), legal)

    def _chosen(self, legal: LegalMoves) -> Choice:
        first = self.first_look(legal)
        if not isinstance(legal.top, SEARCHED) or isinstance(first.move, mv.FREE_MOVES):
            return first
        turns = turns_to_come(legal.table, legal.seat.index)
        if not turns:
            return first
        judge = self.judge(legal)
        weighed = self._weighed(judge, legal)
        tried = sorted(weighed, key=by_worth, reverse=True)[:CANDIDATES]
        if len(tried) < 2:
            return first
        return self._searched(judge, legal, [one.move for one in tried], turns, len(weighed)) or first

    def _weighed(self, judge: Judge, legal: LegalMoves) -> list[Weighed]:
        top = legal.top
        if isinstance(top, mv.ActionTurn):
            return weighed_turns(judge, legal.table, legal.seat, top)
        answers = weighed_answers(judge, legal.table, legal.seat.index)
        return [one for one in answers if not isinstance(one.move, mv.BuyCards)]

    def _searched(
        self, judge: Judge, legal: LegalMoves, moves: Sequence[mv.Move], turns: Sequence[Action], count: int
    ) -> Choice | None:
        seat = legal.seat.index
        totals = [0.0] * len(moves)
        search = RoundSearch(judge, seat, WIDTH, Budget(self.nodes, self.longest_s))
        done = 0
        try:
            for _ in range(MOST_SAMPLES):
                table = with_others_first(legal.table, seat, turns, self.rng)
                found = [
                    search.outcome(after(table, move), turns) + gear_change(judge, table, legal.seat, move)
                    for move in moves
                ]
                totals = [total + one for total, one in zip(totals, found, strict=True)]
                done += 1
        except OutOfTime:
            if search.budget.is_late:
                _log.warning("a search took longer than %s s after %d positions", self.longest_s, search.budget.spent)
        if not done:
            return None
        means = [Weighed(total / done, move) for total, move in zip(totals, moves, strict=True)]
        top = legal.top
        aim = top.action if isinstance(top, mv.ActionTurn) else snake(type(top).__name__)
        return best_of(means, "searched", aim, count)
