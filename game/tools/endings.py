"""How a program ends politely: by a signal, without a place to print to, or with a reader that left."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
SIGNALLED = 128  # what a shell adds to a signal's number to tell how a program ended


class Ended(BaseException):
    """Raised wherever the program is when it is told to end, so that all is closed and cleared on the way out."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = SIGNALLED + number


class CannotGoOn(Exception):
    """Raised by a command that ends here and is no fault of ours; its arguments are the lines that say why."""


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Have SIGTERM and SIGHUP raise Ended, once; what the caller has ignored, as `nohup` does, stays ignored."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    heard = [number for number in SIGNALS if before[number] is not signal.SIG_IGN]

    def end(number: int, _: FrameType | None) -> None:
        for each in heard:  # a second one would break off the clearing up
            signal.signal(each, signal.SIG_IGN)
        raise Ended(number)

    for number in heard:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])


def fill_missing_streams() -> None:
    """Open what was closed before the start: else the next file, perhaps the saves, would take its number.

    What is printed to a closed stdout fails, as on a full disk; nobody misses what is said to a closed stderr.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDONLY if number == 1 else os.O_RDWR)  # takes the lowest number that is free
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - for as long as the program
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


def print_nowhere() -> None:
    """Let what waits to be printed vanish: the interpreter flushes once more as it leaves, and would complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
