"""Games played on a Dask cluster: sent out in chunks, with their outcomes in order.

Dask gives the chunks of a lost worker to another one. If the games cannot go on, a sentence says so after a limited
wait. This module is slow to import, so import it only where a scheduler was named.
"""

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from game.cli.endings import CannotGoOn
from game.content import load_content
from game.places import PACKAGE

if TYPE_CHECKING:
    from distributed import Client, Future

Played = TypeVar("Played")
CONNECT_S = 10.0  # the longest wait for the scheduler, and again for a first worker
ALONE_S = 60.0  # how long a cluster may be without workers in the middle of the games
AHEAD = 500  # chunks sent before the first outcome is read: enough for all workers of a large cluster
LOOK_S = 1.0  # between two looks whether a worker is left
ROOMS = ("cli", "content", "match", "players", "rules")  # the files on which the outcome of a game depends


class OtherProgram(RuntimeError):
    """Raised on a worker whose program would play other games."""


@cache
def program() -> str:
    """The digest of code and cards, which decide how the game of a seed goes."""
    found = blake2b(load_content().digest.encode(), digest_size=16)
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            found.update(path.relative_to(PACKAGE).as_posix().encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def play_chunk(play: Callable[[int], Played], asker: str, numbers: range) -> list[Played]:
    """Play these games on a worker; raises OtherProgram unless the worker has the same program."""
    if program() != asker:
        raise OtherProgram(socket.gethostname())
    return [play(number) for number in numbers]


def play_there(play: Callable[[int], Played], games: int, address: str, chunk: int) -> Iterator[Played]:
    """The outcome of each game on the cluster, in the order of numbers; raises CannotGoOn."""
    chunks = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    asked: deque[tuple[Future[Any], range]] = deque()
    with connected(address) as client:

        def ask_for(numbers: range) -> None:
            # Not pure: two programs that ask for the same games must not cancel each other's chunks.
            asked.append((client.submit(play_chunk, play, program(), numbers, pure=False), numbers))

        try:
            for numbers in islice(chunks, AHEAD):
                ask_for(numbers)
            while asked:
                future, numbers = asked.popleft()
                yield from _result(client, future, numbers)
                for following in islice(chunks, 1):
                    ask_for(following)
        finally:
            client.cancel([future for future, _ in asked], force=True)


@contextmanager
def connected(address: str) -> Iterator["Client"]:
    """A client of the cluster at an address, with at least one worker; raises CannotGoOn."""
    if find_spec("distributed") is None:
        raise CannotGoOn(
            "To play on a cluster, Dask has to be installed here:",
            '  python -m pip install "gutenberg-table[cluster]"   (in a clone: python -m pip install -e ".[cluster]")',
        )
    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # this command tells people what matters
    try:
        client = Client(address, timeout=CONNECT_S, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise CannotGoOn(
            f"No scheduler of a Dask cluster answers at {address}: is it started there, and is its port open?"
        ) from error
    try:
        _wait_for_workers(client, address)
        yield client
    finally:
        client.close(timeout=LOOK_S)


def _wait_for_workers(client: "Client", address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=CONNECT_S)
    except TimeoutError as error:
        raise CannotGoOn(
            f"The scheduler at {address} has no workers. Start one on each machine, as often as it has processors:",
            f"  dask worker {address} --nthreads 1",
        ) from error


def _result(client: "Client", future: "Future[Any]", numbers: range) -> list[Any]:
    """The outcomes of a chunk; raises CannotGoOn where none will come."""
    from concurrent.futures import CancelledError

    from distributed.scheduler import KilledWorker

    try:
        return _awaited(client, future)
    except OtherProgram as other:
        raise CannotGoOn(
            f"The worker on {other} has another version of the program, or other cards, than this machine:",
            "the games would not be the same. Install the same there, and start its workers again.",
        ) from other
    except ImportError as error:
        raise CannotGoOn(
            f"A worker of the cluster cannot load the game ({error}). Start workers with a Python that has",
            "gutenberg-table installed, or from the folder of a clone by `python -m distributed.cli.dask_worker`.",
        ) from error
    except KilledWorker as error:
        raise CannotGoOn(f"Games {numbers[0]} to {numbers[-1]} ended every worker that played them.") from error
    except (CancelledError, OSError) as error:
        raise CannotGoOn("The scheduler of the cluster is gone.") from error


def _awaited(client: "Client", future: "Future[Any]") -> list[Any]:
    """The result of a future; raises CannotGoOn where there is no worker for long, OSError without a scheduler."""
    peopled_s = monotonic()
    while True:
        with suppress(TimeoutError):
            found: list[Any] = future.result(timeout=LOOK_S)
            return found
        if client.status not in ("running", "connecting"):
            raise ConnectionError
        if client.nthreads():
            peopled_s = monotonic()
        elif monotonic() - peopled_s > ALONE_S:
            raise CannotGoOn("All workers of the cluster are gone, and none came back within a minute.")
