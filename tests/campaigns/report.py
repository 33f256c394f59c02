"""What a campaign tried and what went wrong, in one line such as `tried / crashed / untold / lost`."""

import traceback
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

NUMBERS = ("tried", "crashed", "untold", "lost")
SHOWN = 10  # kinds of fault below the line


@dataclass
class Tally:
    """Counts cases: all that were tried, and those that ended the program, were not said, or lost something."""

    name: str
    numbers: tuple[str, ...] = NUMBERS  # what was tried, and then each way in which it may go wrong
    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def case(self, told: str) -> Iterator[None]:
        """One case; whatever it raises counts as crashed, and `told` names it, so that it can be done again."""
        self.counts["tried"] += 1
        try:
            yield
        except Exception as error:  # noqa: BLE001 - to be counted: that is what a campaign is for
            where = traceback.extract_tb(error.__traceback__)[-1]
            self._note("crashed", f"{type(error).__name__}: {error} at {where.filename}:{where.lineno}", told)

    def untold(self, what: str, told: str) -> None:
        """Something went wrong and nobody was told."""
        self._note("untold", what, told)

    def lost(self, what: str, told: str) -> None:
        """Something that was kept is gone."""
        self._note("lost", what, told)

    def wrong(self, kind: str, what: str, told: str) -> None:
        """Something went wrong in one of the ways of `numbers`."""
        assert kind in self.numbers
        self._note(kind, what, told)

    def _note(self, kind: str, what: str, told: str) -> None:
        self.counts[kind] += 1
        self.faults[f"{kind} ({told}): {what}"] += 1

    @property
    def is_clean(self) -> bool:
        """Whether nothing went wrong, and something was tried at all."""
        return self.counts["tried"] > 0 and not any(self.counts[number] for number in self.numbers[1:])

    def __str__(self) -> str:
        numbers = " / ".join(f"{number} {self.counts[number]}" for number in self.numbers)
        faults = [f"  {fault}" for fault, _ in self.faults.most_common(SHOWN)]
        return "\n".join((f"{self.name}: {numbers}", *faults))


def report(run: Callable[[int, int], Tally], subject: str | None, count: int) -> int:
    """Run a campaign with the count (else `count`) and the seed of the command line, and print its tally.

    The answer is the exit status: 0 only if nothing went wrong.
    """
    parser = ArgumentParser(description=subject)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tally = run(arguments.count, arguments.seed)
    print(tally)
    return 0 if tally.is_clean else 1
