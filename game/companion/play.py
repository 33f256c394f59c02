"""The machine while an answer is being worked out: the state so far, and what has happened."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.companion.happenings import Happening
from game.companion.questions import Question
from game.companion.state import State, Tradesman
from game.companion.tasks import Task


class Play:
    """A state that rules replace piece by piece, and the happenings that they tell. It lives for one answer."""

    __slots__ = ("happenings", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.happenings: list[Happening] = []

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def change_tradesman(self, index: int, **fields: Any) -> None:
        """Replace fields of one tradesman."""
        tradesmen: list[Tradesman] = list(self.state.tradesmen)
        tradesmen[index] = replace(tradesmen[index], **fields)
        self.change(tradesmen=tuple(tradesmen))

    def tell(self, *happenings: Happening) -> None:
        """Add to what has happened."""
        self.happenings.extend(happenings)

    def then(self, *tasks: Task) -> None:
        """Put tasks before all that is still to do, in this order."""
        self.state = replace(self.state, stack=(*self.state.stack, *reversed(tasks)))

    def pop(self) -> None:
        """Take the next task off the stack."""
        self.state = replace(self.state, stack=self.state.stack[:-1])


class Handler(NamedTuple):
    """What is done with one kind of task.

    `ask` gives the question that it needs, or None if it needs none; `take` works out the answer; `do` works the task
    out where there is nothing to ask. The task is off the stack by then, and both may put others on it.
    """

    ask: Callable[[State, Any], Question | None] | None = None
    take: Callable[[Play, Any, Any], None] | None = None
    do: Callable[[Play, Any], None] | None = None


def yes_no(kind: str, rule: str, *, likely: bool = True, **figures: int | str) -> Question:
    """A question for yes or no, of which one is likely."""
    return Question(kind=kind, form="yes_no", rule=rule, figures=figures, suggested=likely)


def choice(kind: str, rule: str, choices: tuple[str, ...], **figures: int | str) -> Question:
    """A question for one of some words."""
    return Question(kind=kind, form="choice", rule=rule, choices=choices, figures=figures)


def number(kind: str, rule: str, low: int, high: int, **figures: int | str) -> Question:
    """A question for a number within bounds."""
    return Question(kind=kind, form="number", rule=rule, low=low, high=high, figures=figures)


def effects(kind: str, rule: str, **figures: int | str) -> Question:
    """A question for what something gives."""
    return Question(kind=kind, form="effects", rule=rule, figures=figures)
