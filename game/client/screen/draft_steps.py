"""The steps of a draft: what lay where before each of them, so that the last one can be taken back."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Steps(Generic[T]):
    """Remembers what `lying` answered before each change that was made through `take`.

    >>> laid = ["A"]
    >>> steps = Steps(lambda: tuple(laid))
    >>> steps.take(lambda: laid.append("I"))
    >>> laid[:] = steps.back()
    >>> laid, bool(steps)
    (['A'], False)
    """

    def __init__(self, lying: Callable[[], T]) -> None:
        self._lying = lying
        self._before: list[T] = []

    def take(self, change: Callable[[], object]) -> None:
        """Make a change, and remember what lay where before; a change that changes nothing is no step."""
        before = self._lying()
        change()
        if self._lying() != before:
            self._before.append(before)

    def back(self) -> T:
        """What lay where before the last step, which is forgotten."""
        return self._before.pop()

    def __bool__(self) -> bool:
        return bool(self._before)
