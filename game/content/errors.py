"""What is said when `config/` is not as the game needs it, and how several such faults come out together."""

from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

_Arguments = ParamSpec("_Arguments")
_Read = TypeVar("_Read")

LINES_TOLD = 30  # of the faults of one reading
MOST = 500  # faults, after which no more are looked for


class ContentError(Exception):
    """A fault in `config/`: the file, the line (0 for the whole file), the key and what was expected there.

    Its text is one line that a person can act on. `more` holds the other faults found in the same reading.

    >>> print(ContentError("config/rules.yaml", 4, "rules.rounds", "expected a whole number"))
    config/rules.yaml, line 4, rules.rounds: expected a whole number
    """

    def __init__(self, file: str, line: int, key: str, message: str, more: Sequence["ContentError"] = ()) -> None:
        super().__init__(file, line, key, message, tuple(more))
        self.file = file
        self.line = line
        self.key = key
        self.message = message
        self.more = tuple(more)

    @property
    def text(self) -> str:
        """This fault alone, on one line."""
        place = [self.file, f"line {self.line}" if self.line else "", self.key]
        return f"{', '.join(part for part in place if part)}: {self.message}"

    def __str__(self) -> str:
        return f"{self.text} (and {len(self.more)} more)" if self.more else self.text

    def lines(self, most: int = LINES_TOLD) -> list[str]:
        """A line for each fault of the reading; of many the first ones, and that there are more."""
        told = [fault.text for fault in self.faults()]
        return [*told[:most], "and more faults like these"] if len(told) > most else told

    def faults(self) -> list["ContentError"]:
        """Every fault of the reading, this one first, none of them holding others."""
        own = ContentError(self.file, self.line, self.key, self.message)
        return [own, *(fault for other in self.more for fault in other.faults())]


class Gathering:
    """Collects faults, so that an owner who edits a deck sees them all at once and not one a run."""

    def __init__(self) -> None:
        self._faults: list[ContentError] = []

    def add(self, error: ContentError) -> None:
        """Keeps a fault for `close`; raises them all once there are more than anybody reads."""
        self._faults.extend(error.faults())
        if len(self._faults) > MOST:
            self.close()

    def attempt(
        self, read: Callable[_Arguments, _Read], *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> _Read | None:
        """What `read` returns, or None after keeping the fault that it raised."""
        try:
            return read(*args, **kwargs)
        except ContentError as error:
            self.add(error)
            return None

    def close(self) -> None:
        """Raises the first fault with the others attached, if there was any."""
        if self._faults:
            first, *others = self._faults
            raise ContentError(first.file, first.line, first.key, first.message, others)
