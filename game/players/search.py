"""A master's search: the rest of a round played on in the mind, and plans laid against those of a rival.

Every seat takes the turn that looks best to it; of the seat that searches the best few lines of play are followed (a
beam), so that turns are found that go well together. What counts in the end is the fame beyond that of the rivals.
"""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple, TypeAlias

from game.players.foresight import at_turn, candidates, gear_change
from game.players.weighing import after
from game.players.worth import Judge
from game.rules import moves as mv
from game.rules.apply import ASK, play
from game.rules.chance import entropy_of
from game.rules.names import ACTIONS, Action, Markers
from game.rules.planning import play_order
from game.rules.state import Table

MOST_GEAR_MOVES = 4
NODES_A_LOOK = 16  # at the clock

Turn: TypeAlias = tuple[Action, int]
"""An action, and the seat whose turn in it comes."""


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


class Line(NamedTuple):
    """Where some turns lead."""

    table: Table
    booked: tuple[float, ...]  # by seat: fame that the table does not show yet
    worth: float = 0.0  # to the seat that searches


class RoundPlay:
    """Plays a round on for everybody, as one seat foresees it."""

    def __init__(self, judge: Judge, seat: int, width: int, budget: Budget) -> None:
        self.judge = judge
        self.seat = seat
        self.width = width
        self.budget = budget

    def outcome(self, table: Table, move: mv.Move, turns: Sequence[Turn]) -> float:
        """Fame beyond that of the rivals after a move of the seat and the turns to come of all seats."""
        gear = gear_change(self.judge, table, table.seats[self.seat], move)
        booked = tuple(gear if seat == self.seat else 0.0 for seat in range(len(table.seats)))
        lines = [self._settled(after(table, move), booked, self.seat)]
        for action, seat in turns:
            if seat == self.seat:
                lines = [grown for line in lines for grown in self._grown(line, action)]
                lines.sort(key=lambda line: -line.worth)
                del lines[self.width :]
            else:
                lines = [self.greedy_turn(line, action, seat) for line in lines]
        return max(self.lead(self.fames(line)) for line in lines)

    def greedy_turn(self, line: Line, action: Action, seat: int) -> Line:
        """The turn that looks best to a seat; the automa's turn is as chance has it."""
        if line.table.seats[seat].is_automa:
            at = at_turn(line.table, seat, action)
            play(at, mv.AutomaAct(seat))
            return line._replace(table=at)
        at = at_turn(line.table, seat, action)
        tried = [self._tried(at, move) for move in self._turns(at, action, seat)]
        _, gear, later = max(tried, key=lambda one: one[0])
        return self._settled(later, _added(line.booked, seat, gear), seat)

    def _grown(self, line: Line, action: Action) -> Iterator[Line]:
        """Each turn of the seat in an action that deserves a look, with the answers to what it brings."""
        at = at_turn(line.table, self.seat, action)
        for move in self._turns(at, action, self.seat):
            gear = gear_change(self.judge, at, at.seats[self.seat], move)
            later = self._settled(after(at, move), _added(line.booked, self.seat, gear), self.seat)
            self.budget.spend()
            yield later._replace(worth=self.judge.worth(later.table, self.seat) + later.booked[self.seat])

    def _tried(self, at: Table, move: mv.Move) -> tuple[float, float, Table]:
        """Where a move leads at first sight, what its gear gives of that, and the table after it."""
        later, gear = after(at, move), gear_change(self.judge, at, at.seats[move.seat], move)
        self.budget.spend()
        return self.judge.worth(later, move.seat) + gear, gear, later

    def _turns(self, at: Table, action: Action, seat: int) -> list[mv.Move]:
        """The turns that deserve a look, and the pass."""
        moves = candidates(self.judge, at, seat, action)
        if action == "gears":
            moves = sorted(moves, key=lambda move: -self._gear_worth(at, move))[:MOST_GEAR_MOVES]
        elif action == "specialties":
            moves = list({move.advances: move for move in moves if isinstance(move, mv.TakeSpecialty)}.values())
        return [*moves, mv.Pass(seat)]

    def _gear_worth(self, at: Table, move: mv.Move) -> float:
        """Gears hardly touch anything else: enough to choose between them."""
        gear = gear_change(self.judge, at, at.seats[move.seat], move)
        return self.judge.gears_worth(after(at, move), move.seat) + gear

    def _settled(self, table: Table, booked: tuple[float, ...], seat: int) -> Line:
        """The line once the seat has answered what its move brought; an order still to be drawn is booked."""
        while (top := table.stack[-1]).seat == seat and type(top) in mv.DECLINABLE:
            if isinstance(top, mv.OfferingOrder):
                booked = _added(booked, seat, self.judge.order_to_come(table, seat))
                table = after(table, mv.Decline(seat))
            else:
                table = self._best_answer(table, top)
        return Line(table, booked)

    def _best_answer(self, table: Table, top: mv.Decision) -> Table:
        tables = [after(table, move) for move in ASK[type(top)](table, top)]
        if len(tables) == 1:
            return tables[0]
        for _ in tables:
            self.budget.spend()
        return max(tables, key=lambda one: self.judge.worth(one, top.seat))

    def fames(self, line: Line) -> tuple[float, ...]:
        """By seat the fame to expect when only the fulfilment is left of the round; the automa has none."""
        end = line.table.clone()
        end.phase, end.action, end.queue = "fulfilment", -1, ()
        found = []
        for seat, booked in zip(end.seats, line.booked, strict=True):
            if not seat.is_automa:
                self.budget.spend()
                end.stack = (mv.FulfilTurn(seat.index, False),)
                found.append(self.judge.worth(end, seat.index) + booked)
        return tuple(found)

    def lead(self, fames: Sequence[float]) -> float:
        """What the seat has beyond the mean of its rivals."""
        others = [fame for seat, fame in enumerate(fames) if seat != self.seat]
        return fames[self.seat] - (fmean(others) if others else 0.0)


def _added(booked: tuple[float, ...], seat: int, fame: float) -> tuple[float, ...]:
    return (*booked[:seat], booked[seat] + fame, *booked[seat + 1 :]) if fame else booked


def turns_to_come(table: Table, seat: int) -> list[Turn]:
    """The turns of the running action and of the actions to come, but for the one that the seat is making now."""
    running = ACTIONS[table.action]
    bottom = table.stack[0]
    turns = [(running, other) for other in table.queue]
    if len(table.stack) > 1 and isinstance(bottom, mv.ActionTurn) and bottom.seat == seat:
        turns.insert(0, (running, seat))  # what is asked came of a gear before the turn
    later = zip(ACTIONS[table.action + 1 :], table.action_orders[table.action + 1 :], strict=True)
    return turns + [(action, other) for action, order in later for other in order]


def other_chance(table: Table, rng: Random) -> Table:
    """The same table, on which what chance brings is another."""
    twin = table.clone()
    twin.entropy = entropy_of(int(rng.random() * (1 << 53)))
    return twin


# Plans. With one rival few ways to go through a round are left: in each action one of the two comes first, or alone.
# Each way is played on once, and answers for every pair of plans that leads to it.


Orders: TypeAlias = tuple[tuple[int, ...], ...]
"""Of the actions, from the first one on, the seats in their order of play."""


class Ways:
    """What a round brings to both seats, by the orders of play in its actions."""

    def __init__(self, play: RoundPlay, table: Table) -> None:
        self._play = play
        start = table.clone()
        start.phase, start.action, start.stack = "actions", 0, ()
        self._turn_order = table.turn_order
        self._lines: dict[Orders, Line] = {(): Line(start, (0.0,) * len(table.seats))}
        self._fames: dict[Orders, tuple[float, ...]] = {}

    def fames(self, plans: tuple[Markers, ...]) -> tuple[float, ...]:
        """By seat the fame to expect after the round when these are all plans."""
        orders = tuple(play_order(plans, self._turn_order, action) for action in range(len(ACTIONS)))
        found = self._fames.get(orders)
        if found is None:
            found = self._fames[orders] = self._play.fames(self._line(orders))
        return found

    def _line(self, orders: Orders) -> Line:
        line = self._lines.get(orders)
        if line is None:
            line = self._line(orders[:-1])
            for seat in orders[-1]:
                line = self._play.greedy_turn(line, ACTIONS[len(orders) - 1], seat)
            self._lines[orders] = line
        return line


def best_reply(
    mine: Sequence[float], theirs: Sequence[float], leads: Sequence[Sequence[float]], warmth: float, turns: int
) -> list[float]:
    """What each own plan is worth against a rival who thinks about the own plans as well.

    `mine` and `theirs` are the first guesses at the worth of plans, `leads[own][other]` the fame beyond the rival's.
    Both sides come to choose more often what does better against the other's choices; `warmth` is the fame by which a
    judgement may be off (fictitious play with soft replies: Fudenberg and Levine, 1995).
    """
    own, other = softmax(mine, warmth), softmax(theirs, warmth)
    for turn in range(turns):
        replies = softmax([sum(map(float.__mul__, row, other)) for row in leads], warmth)
        counters = softmax([-sum(map(float.__mul__, column, own)) for column in zip(*leads, strict=True)], warmth)
        share = 1 / (turn + 2)
        own = [old + share * (new - old) for old, new in zip(own, replies, strict=True)]
        other = [old + share * (new - old) for old, new in zip(other, counters, strict=True)]
    return [sum(map(float.__mul__, row, other)) for row in leads]


def softmax(worths: Sequence[float], warmth: float) -> list[float]:
    """How often each is chosen: more often what is worth more, all alike when it is warm.

    >>> [round(share, 2) for share in softmax([0.0, 1.0, 2.0], 1.0)]
    [0.09, 0.24, 0.67]
    """
    best = max(worths)
    shares = [exp((worth - best) / warmth) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]
