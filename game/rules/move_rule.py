"""What the rules know of one kind of move."""

from collections.abc import Callable
from typing import Any

from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.holdings import Events
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


class MoveRule:
    """How a move is made, why it may be refused when it is asked for, and the questions that it answers."""

    __slots__ = ("answers", "do", "refuse")

    def __init__(
        self,
        do: Callable[[Table, Seat, Any, Events], None],
        refuse: Callable[[Table, Seat, Any], Refusal | None],
        *answers: type[ask.Decision],
    ) -> None:
        self.do, self.refuse, self.answers = do, refuse, frozenset(answers)


def always(table: Table, seat: Seat, move: mv.Move) -> Refusal | None:
    """No refusal: whenever such a move is asked for, each is allowed."""
    return None
