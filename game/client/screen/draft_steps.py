"""The steps of a draft, so that the last one can be taken back: each remembers what lay where before it."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Steps(Generic[T]):
    """The steps made through `take`: each remembers what `lying` returned before it.

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
        """Make a change and remember what lay where before; if nothing changed, there is no step."""
        before = self._lying()
        change()
        if self._lying() != before:
            self._before.append(before)

    def back(self) -> T:
        """Return what lay where before the last step, and forget that step."""
        return self._before.pop()

    def __bool__(self) -> bool:
        return bool(self._before)
