"""Games played on a Dask cluster: sent out in chunks, and told in their order.

Dask gives the chunks of a worker that is lost to another one. What can't go on is told in a sentence, after a wait that
has an end. Everything heavy is imported here, so import this only where a scheduler was named.
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

from game.content import load_content
from game.places import PACKAGE
from game.tools.endings import CannotGoOn

if TYPE_CHECKING:
    from distributed import Client, Future

Played = TypeVar("Played")
CONNECT_S = 10.0  # for the scheduler to answer, and again for a worker to be there
ALONE_S = 60.0  # how long a cluster may have no worker at all in the middle of the games
AHEAD = 500  # chunks that are asked for before the first is told: enough for all workers of a large cluster
LOOK_S = 1.0  # between two looks whether anybody is left
ROOMS = ("content", "match", "play", "players", "rules", "tools")  # what the outcome of a game depends on


class OtherProgram(RuntimeError):
    """Raised on a worker that would play other games than are asked for."""


@cache
def program() -> str:
    """What decides how a game of a seed goes: a digest of the code and of the cards that are played with here."""
    found = blake2b(load_content().digest.encode(), digest_size=16)
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            found.update(path.relative_to(PACKAGE).as_posix().encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def play_chunk(play: Callable[[int], Played], asker: str, numbers: range) -> list[Played]:
    """What `play` makes of these games, on a worker; raises OtherProgram unless the worker has the asker's program."""
    if program() != asker:
        raise OtherProgram(socket.gethostname())
    return [play(number) for number in numbers]


def play_there(play: Callable[[int], Played], games: int, address: str, chunk: int) -> Iterator[Played]:
    """What `play` makes of each game's number, in their order; raises CannotGoOn."""
    chunks = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    asked: deque[tuple[Future[Any], range]] = deque()
    with connected(address) as client:

        def ask_for(numbers: range) -> None:
            # Not pure: who asks for the same games twice at once must not have the other's taken away.
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

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters to people is told here
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
    """What came of a chunk; raises CannotGoOn where nothing more will come."""
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
    """What a future brings; raises CannotGoOn where no worker is left for long, OSError without a scheduler."""
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
