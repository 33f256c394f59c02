"""The ends of a program: by a signal, without an output, or when the reader of its output has left."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FrameType, ModuleType

SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
ALL_WELL, FAILED = 0, 1  # what a command ends with
SIGNALLED = 128  # what a shell adds to a signal's number to tell how a program ended


class Ended(BaseException):
    """Raised at any line when a signal ends the program, so that everything is closed and cleared on the way out."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = SIGNALLED + number


class CannotGoOn(Exception):
    """Raised by a command that cannot go on, without a fault of the program; its arguments are lines that say why."""


def developers_module(name: str) -> ModuleType:
    """The module of `devtools/` that a command needs; raises CannotGoOn in a package, which has none of them."""
    try:
        return import_module(f"devtools.{name}")
    except ModuleNotFoundError as error:
        raise CannotGoOn("This needs what only a clone has, and a program that needs no Python.") from error


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Have SIGTERM and SIGHUP raise Ended, once; what the caller has ignored, as `nohup` does, stays ignored."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    heard = [number for number in SIGNALS if before[number] is not signal.SIG_IGN]

    def end(number: int, _: FrameType | None) -> None:
        for each in heard:  # a second signal would interrupt the clean-up
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
    """Open standard streams that are closed: otherwise the next file, perhaps the saves, would get their number.

    Printing to a closed stdout fails, as on a full disk; what is written to a closed stderr is dropped.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDONLY if number == 1 else os.O_RDWR)  # gets the lowest free number
    for number, name in ((1, "stdout"), (2, "stderr")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(number, "w", encoding="utf-8", closefd=False))  # noqa: SIM115 - for as long as the program


def print_nowhere() -> None:
    """Drop the rest of the output, because the interpreter flushes it at its end and would report an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # noqa: TID251
