"""A judge that looks through the questions that a move opens before it says what the table is worth."""

from typing import NamedTuple

from game.players.sure_fame import held_fame, printing_fame
from game.players.weighing import after
from game.players.worth import Judge
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.apply import ASK
from game.rules.names import RewardKind
from game.rules.state import Table

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
        if isinstance(top, ask.OfferingOrder):
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
        further = self._ahead(after(table, mv.Decline(index)), index)
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
    return top is not None and top.seat == seat and isinstance(top, ask.INSIDE)


def _answered(table: Table, seat: int, top: ask.Decision) -> list[tuple[mv.Move, Table]]:
    """Each answer to a question with the table after it."""
    if isinstance(top, ask.Rewards):  # R3: their order hardly matters, so one is enough
        first = min(top.rewards, key=lambda reward: REWARD_ORDER.index(reward.kind))
        moves: list[mv.Move] = [mv.ChooseReward(seat, first)]
    else:
        moves = list(ASK[type(top)](table, top))
        if type(top) in ask.DECLINABLE:
            moves.append(mv.Decline(seat))
    return [(move, after(table, move)) for move in moves]
