"""What the rules know of one kind of move, and of one kind of gear reward."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

from game.content.tables import GearReward
from game.rules import moves as mv
from game.rules.holdings import Events
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


class MoveRule:
    """How a move is made, why it may be refused when it is asked for, and the questions that it answers.

    `do` gets the question that is on top; what is answered is off the stack by then, so `do` puts back what goes on.
    """

    __slots__ = ("answers", "do", "refuse")

    def __init__(
        self,
        do: Callable[[Table, Seat, Any, Any, Events], None],
        refuse: Callable[[Table, Seat, Any], Refusal | None],
        *answers: type[mv.Decision],
    ) -> None:
        self.do, self.refuse, self.answers = do, refuse, frozenset(answers)


def always_allowed(table: Table, seat: Seat, move: mv.Move) -> Refusal | None:
    """No refusal: whenever such a move is asked for, each is allowed."""
    return None


Asker: TypeAlias = Callable[[Table, Any], Iterator[mv.Move]]
"""All answers to one question."""


def one_of(answer: Callable[[int, Any], mv.Move], things: Callable[[Table, Any], Iterable[Any]]) -> Asker:
    """The answers to a question for one of some things."""
    return lambda table, decision: (answer(decision.seat, thing) for thing in things(table, decision))


class GearRewardRule(NamedTuple):
    """Whether a sector of that kind can do anything for a seat now (A6), and what happens when its gear is used."""

    is_usable: Callable[[Table, Seat, GearReward], bool]
    settle: Callable[[Table, Seat, GearReward, Events], None]


def always_useful(table: Table, seat: Seat, reward: GearReward) -> bool:
    """A6: the reward never does nothing."""
    return True


def ask_seat(table: Table, decision: mv.Decision) -> None:
    """Put a question on top of those that are open."""
    table.stack += (decision,)
