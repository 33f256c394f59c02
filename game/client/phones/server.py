"""The server of the phones: hands out one page and carries messages, in a thread with a loop of its own.

It is built on `websockets`, because that is one package of 0.2 MB, is imported in a tenth of a second and in 10 MiB,
answers plain requests too, and needs no TLS in a frozen program; aiohttp brings nine more packages of 3 MB, and uvicorn
with starlette seven, `websockets` among them.

It knows no game: what phones say waits for the loop of the game, and of what they are told only the latest counts, so
that a phone which does not read holds nobody up. Traffic is not encrypted.
"""

import asyncio
import logging
import socket
import time
from collections import Counter, deque
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from itertools import count
from threading import Thread
from typing import Any, NamedTuple

from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.client.base.i18n import nearest

MOST_OPEN, MOST_OF_ONE = 64, 32  # connections, of all and from one address; a browser opens six at once for a page
COME_AT_ONCE, COME_A_SECOND = 80, 20.0  # new connections; a page with all that belongs to it needs a dozen
PAUSE_S = 0.02
BACKLOG = 8  # connections that the system keeps until the thread comes to them
MOST_WAITING = 64  # messages that wait for the loop of the game; who sends more is cut off
LONGEST = 1024  # octets of a message from a phone
BURST, A_SECOND = 30, 8.0  # messages of one phone, faster than thumbs
HELLO_S, OPEN_S, PING_S, CLOSE_S = 5.0, 5.0, 15.0, 1.0  # how long a silent client is waited for
TALK = "/talk"

REFUSED = 4403  # the code with which a phone without a seat is cut off
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class File(NamedTuple):
    """What is handed out under a path."""

    kind: str  # as MIME calls it
    octets: bytes


class Heard(NamedTuple):
    """A message of a phone, by the number of its connection; None at the end of it."""

    connection: int
    words: str | None


class Rate:
    """How often something may happen: `burst` times at once, and then so many times a second."""

    def __init__(self, burst: int, a_second: float) -> None:
        self._left, self._most, self._a_second = float(burst), float(burst), a_second
        self._at_s: float | None = None

    def allows(self, now_s: float) -> bool:
        """Whether it may happen now; then it counts.

        >>> rate = Rate(2, 1.0)
        >>> [rate.allows(at) for at in (5.0, 5.0, 5.0, 6.0)]
        [True, True, False, True]
        """
        passed_s = 0.0 if self._at_s is None else max(0.0, now_s - self._at_s)
        self._left, self._at_s = min(self._most, self._left + passed_s * self._a_second), now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Door:
    """Counts the open connections by address, and slows down who comes too often."""

    def __init__(self) -> None:
        self._open_at, self._rate = Counter[str](), Rate(COME_AT_ONCE, COME_A_SECOND)

    def lets_in(self, address: str) -> bool:
        """Whether one more connection may be open.

        Under a flood the thread sleeps: the phones wait then, and the table does not.
        """
        self._open_at[address] += 1
        if not self._rate.allows(time.monotonic()):
            time.sleep(PAUSE_S)
            return False
        return self._open_at.total() <= MOST_OPEN and self._open_at[address] <= MOST_OF_ONE

    def leave(self, address: str) -> None:
        self._open_at[address] -= 1
        if not self._open_at[address]:
            del self._open_at[address]


class _Connection(ServerConnection):
    """A connection that is cut at once where the door lets nobody in."""

    def __init__(self, door: Door, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._door, self._from = door, ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._from = str(self.remote_address[0])
        if not self._door.lets_in(self._from):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self._from)


class _Phone:
    """One open connection, and what its phone has still to be told."""

    def __init__(self, wire: ServerConnection) -> None:
        self.wire = wire
        self.told: str | None = None
        self.last = False  # nothing comes after it
        self.changed = asyncio.Event()


class Server:
    """Listens from now on until `close`, at a free port; raises OSError where the address cannot be had.

    `pages` has the first page by language, `files` everything else by path.
    """

    def __init__(self, address: str, pages: Mapping[str, bytes], files: Mapping[str, File]) -> None:
        self._pages, self._files = pages, files
        self._heard = deque[Heard]()
        self._phones: dict[int, _Phone] = {}  # only the thread of the server looks into it
        self._numbers = count()
        self._socket = socket.create_server((address, 0))
        self.host = f"{address}:{self._socket.getsockname()[1]}"
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._thread = Thread(target=self._run, name="phones", daemon=True)
        self._thread.start()

    # of the loop of the game

    def take(self, most: int) -> list[Heard]:
        """What was heard since the last call, at most so much."""
        return [self._heard.popleft() for _ in range(min(most, len(self._heard)))]

    def tell(self, connection: int, words: str, *, last: bool = False) -> None:
        """Tell a phone something in place of what it was not told yet; after the `last` it is cut off."""
        self._soon(self._tell, connection, words, last)

    def close(self) -> None:
        """End all connections and the thread."""
        self._soon(self._stop.set)
        self._thread.join(CLOSE_S * 3)

    def _soon(self, call: object, *arguments: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *arguments)  # type: ignore[arg-type]

    # of the thread

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        wire_log = logging.Logger("phones", logging.CRITICAL)  # it would tell of addresses
        wire_log.addHandler(logging.NullHandler())
        connection: Any = partial(_Connection, Door())
        async with serve(
            self._talk, sock=self._socket, process_request=self._answer, create_connection=connection,
            compression=None, server_header=None, open_timeout=OPEN_S, close_timeout=CLOSE_S, ping_interval=PING_S,
            ping_timeout=PING_S, max_size=LONGEST, max_queue=4, backlog=BACKLOG, logger=wire_log,
        ):  # fmt: skip
            await self._stop.wait()

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """The answer to a request; None where it goes on as a conversation.

        Another name that leads here, or a page from elsewhere, is a stranger's way to a phone or to the table.
        """
        path, own = request.path.partition("?")[0], [f"http://{self.host}"]
        if request.headers.get_all("Host") != [self.host]:
            return self._plain(HTTPStatus.MISDIRECTED_REQUEST)
        if request.headers.get_all("Origin") not in ((own,) if path == TALK else (own, [])):
            return self._plain(HTTPStatus.FORBIDDEN)
        if path == TALK:
            return None
        if path == "/":
            return self._response(200, File("text/html; charset=utf-8", self._page_for(request)), "no-store")
        found = self._files.get(path)
        return self._response(200, found, "max-age=600") if found is not None else self._plain(HTTPStatus.NOT_FOUND)

    def _page_for(self, request: Request) -> bytes:
        asked = ",".join(request.headers.get_all("Accept-Language"))[:200].split(",")
        wanted = [one.partition(";")[0].strip().replace("-", "_") for one in asked]
        return self._pages[nearest(wanted, self._pages)]

    def _plain(self, status: int) -> Response:
        return self._response(status, File("text/plain", b""), "no-store")

    def _response(self, status: int, file: File, keep: str) -> Response:
        headers = {
            "Content-Type": file.kind,
            "Content-Length": str(len(file.octets)),
            "Cache-Control": keep,
            "Content-Security-Policy": POLICY.format(host=self.host),
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "Connection": "close",
        }
        return Response(status, HTTPStatus(status).phrase, Headers(headers), file.octets)

    async def _talk(self, wire: ServerConnection) -> None:
        """Hear one phone until it leaves, says too much, or is refused."""
        number, phone = next(self._numbers), _Phone(wire)
        self._phones[number] = phone
        teller = asyncio.create_task(_tell_all(phone))
        try:
            await self._hear(number, wire)
        except (ConnectionClosed, TimeoutError):
            pass
        finally:
            teller.cancel()
            del self._phones[number]
            self._heard.append(Heard(number, None))

    async def _hear(self, number: int, wire: ServerConnection) -> None:
        rate = Rate(BURST, A_SECOND)
        words = await asyncio.wait_for(wire.recv(), HELLO_S)
        while True:
            enough = len(self._heard) >= MOST_WAITING or not rate.allows(self._loop.time())
            if enough or not isinstance(words, str):
                return
            self._heard.append(Heard(number, words))
            words = await wire.recv()

    def _tell(self, connection: int, words: str, last: bool) -> None:
        if (phone := self._phones.get(connection)) is not None and not phone.last:
            phone.told, phone.last = words, last
            phone.changed.set()


async def _tell_all(phone: _Phone) -> None:
    """Send a phone the latest that it is to be told, as fast as it reads."""
    while True:
        await phone.changed.wait()
        phone.changed.clear()
        words, phone.told = phone.told, None
        if words is not None:
            await phone.wire.send(words)
        if phone.last and phone.told is None:
            await phone.wire.close(REFUSED)
            return
