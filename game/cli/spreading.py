"""Many games played at once on the processors of this machine or of a cluster, with their outcomes in order.

A game depends on its number alone, so its outcome is the same wherever it is played.
"""

import os
import signal
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple, TypeVar

from game.terminal import escaped, raw_stderr, tell

# The progress of a long command on stderr: a bar in a terminal, else a line now and then.


_WIDTH = 32
_PICTURE_S = 0.1  # between two bars
_LINE_S = 10.0  # between two lines in a file, so that a short command writes none


class ProgressBar:
    """Shows how much is done of a total, from the start on."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self.watched = raw_stderr().isatty()
        self.shown_s = monotonic()
        if self.watched:
            self._draw()

    def step(self) -> None:
        self.done += 1
        now_s = monotonic()
        if now_s - self.shown_s < (_PICTURE_S if self.watched else _LINE_S):
            return
        self.shown_s = now_s
        if self.watched:
            self._draw()
        else:
            tell(f"{self.done} of {self.total} {self.what}", error=True, flush=True)

    def _draw(self) -> None:
        filled = self.done * _WIDTH // max(1, self.total)
        bar = "█" * filled + "░" * (_WIDTH - filled)
        self._write(f"\r{bar} {self.done} of {self.total} {escaped(self.what)} ")

    def clear(self) -> None:
        """Leave an empty line for what comes next."""
        if self.watched:
            self._write("\r\033[K")

    def _write(self, text: str) -> None:
        stream = raw_stderr()
        stream.write(text)
        stream.flush()


Played = TypeVar("Played")


class Workers(NamedTuple):
    """Where games are played: in so many processes here (None: one for each processor), or on a cluster."""

    processes: int | None = None
    scheduler: str | None = None

    @property
    def most(self) -> int:
        """How many processes play here at most."""
        return self.processes or os.cpu_count() or 1


HERE = Workers()


def add_worker_arguments(parser: ArgumentParser) -> None:
    """Add the options for where games are played to `parser`."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", metavar="P", type=positive, help="so many games at once (else all processors)")
    where.add_argument(
        "--scheduler", metavar="ADDRESS", help="play on the Dask cluster there, e.g. tcp://10.0.0.5:8786"
    )


def workers_named_by(arguments: Namespace) -> Workers:
    """The workers that a command line asks for."""
    return Workers(arguments.processes, arguments.scheduler)


def positive(word: str) -> int:
    """The number that a word names; at least 1, or argparse complains."""
    number = int(word)
    if number < 1:
        raise ArgumentTypeError("at least 1")
    return number


def play_games(
    play: Callable[[int], Played], games: int, workers: Workers = HERE, *, chunk: int = 1, worth: int = 4
) -> Iterator[Played]:
    """The outcome of `play` for each game's number, in their order, with a progress bar.

    `chunk` games go to a worker together; a process is not worth its start for fewer than `worth` games.
    """
    bar = ProgressBar(games, "games")
    for played in _spread(play, games, workers, chunk, worth):
        bar.step()
        yield played
    bar.clear()


def _spread(play: Callable[[int], Played], games: int, workers: Workers, chunk: int, worth: int) -> Iterator[Played]:
    if workers.scheduler is not None:
        from game.cli.cluster import play_there

        yield from play_there(play, games, workers.scheduler, chunk)
        return
    wanted = max(1, min(workers.most, games // worth))
    if wanted == 1:
        yield from map(play, range(games))
        return
    # Spawned and not forked: this is the same on every system, and nothing of this process is copied. Ctrl-C stops the
    # parent only, which then ends the others without their tracebacks.
    with get_context("spawn").Pool(wanted, signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(play, range(games), chunk)
