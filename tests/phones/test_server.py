"""The server of the phones: what it hands out and to whom, and that nobody can hold it up."""

import http.client
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.client.phones import server as phone_server
from game.client.phones.phones import files, first_pages
from game.client.phones.phones_sheet import LOOPBACK
from game.client.phones.server import COME_A_SECOND, COME_AT_ONCE, MOST_OF_ONE, PAUSE_S, Door, Heard, Server


@pytest.fixture
def server() -> Iterator[Server]:
    """A server at the loopback address."""
    on = Server(LOOPBACK, first_pages(), files())
    yield on
    on.close()


def asked(server: Server, path: str = "/", **headers: str) -> http.client.HTTPResponse:
    """The answer to a request."""
    line = http.client.HTTPConnection(server.host, timeout=5)
    named = {name.replace("_", "-"): told for name, told in headers.items()}
    line.request("GET", path, headers={"Host": server.host} | named)
    return line.getresponse()


def talking(server: Server, origin: str | None = None, host: str | None = None, path: str = "/talk") -> None:
    """Begin a conversation; raises InvalidStatus where it is refused."""
    own = Origin(origin) if origin else None
    headers = {"Host": host} if host else None
    with connect(f"ws://{server.host}{path}", origin=own, additional_headers=headers, proxy=None):
        pass


def own_phone(server: Server) -> ClientConnection:
    """A conversation of the page that was handed out."""
    return connect(f"ws://{server.host}/talk", origin=Origin(f"http://{server.host}"), proxy=None)


def test_the_page_comes_in_the_language_of_the_phone(server: Server) -> None:
    for wanted, code in (("fr-CA,fr;q=0.9,en;q=0.8", "fr"), ("xx, ja;q=0.5", "ja"), ("", "en"), (",;=", "en")):
        came = asked(server, Accept_Language=wanted)
        assert came.status == 200
        assert f'<html lang="{code}">'.encode() in came.read()


def test_all_that_the_page_asks_for_is_there(server: Server) -> None:
    for path, kind in (("/phone.js", "text/javascript"), ("/phone.css", "text/css"), ("/anchor.webp", "image/webp")):
        came = asked(server, path)
        assert (came.status, came.headers["Content-Type"]) == (200, kind)
        assert came.read()


def test_nothing_else_is_handed_out(server: Server) -> None:
    for path in ("/index.html", "/../README.md", "/phone.js/", "/%2e%2e/", "/talk/", "/favicon.ico"):
        assert asked(server, path).status == 404


def test_no_code_may_stand_in_the_page(server: Server) -> None:
    policy = asked(server).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_another_name_for_the_machine_is_refused(server: Server) -> None:
    """DNS rebinding: a page from elsewhere that leads its own name here."""
    for name in ("evil.example", f"evil.example:{server.host.split(':')[1]}", "127.0.0.1", ""):
        assert asked(server, Host=name).status == 421
    with pytest.raises(InvalidStatus):
        talking(server, origin="http://evil.example", host="evil.example")


def test_a_page_from_elsewhere_is_refused(server: Server) -> None:
    assert asked(server, Origin="http://evil.example").status == 403
    for origin in (None, "http://evil.example", "null", f"https://{server.host}"):
        with pytest.raises(InvalidStatus):
            talking(server, origin=origin)
    talking(server, origin=f"http://{server.host}")


def test_one_address_cannot_take_all_connections(server: Server) -> None:
    host, port = server.host.split(":")
    with ExitStack() as open_now:
        silent = [open_now.enter_context(socket.create_connection((host, int(port)))) for _ in range(MOST_OF_ONE + 4)]
        for wire in silent:
            wire.settimeout(0.05)
        assert sum(cut(wire) for wire in silent) == 4
    end_s = time.monotonic() + 5
    while time.monotonic() < end_s:
        try:
            assert asked(server).status == 200
            return
        except (ConnectionError, http.client.HTTPException):
            continue
    raise AssertionError("who left is still counted")


def test_who_comes_too_often_waits_at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread sleeps over a flood, so that the table has the processor, and lets in again later."""
    now_s, slept = [100.0], list[float]()
    monkeypatch.setattr(time, "monotonic", lambda: now_s[0])
    monkeypatch.setattr(time, "sleep", slept.append)
    door = Door()

    def come(times: int) -> int:
        let_in = 0
        for _ in range(times):
            let_in += door.lets_in("10.0.0.9")
            door.leave("10.0.0.9")
        return let_in

    assert come(COME_AT_ONCE + 50) == COME_AT_ONCE
    assert slept == [PAUSE_S] * 50
    now_s[0] += 1.0
    assert come(100) == COME_A_SECOND


def cut(wire: socket.socket) -> bool:
    """Whether the other side has ended a connection."""
    try:
        return wire.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_who_says_nothing_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone_server, "HELLO_S", 0.1)
    with own_phone(server) as wire, pytest.raises(ConnectionClosed):
        wire.recv(timeout=5)


@pytest.mark.parametrize("said", ["x" * 2000, b"binary", "{}"], ids=["long", "binary", "often"])
def test_who_says_too_much_is_cut_off(server: Server, said: str | bytes) -> None:
    times = phone_server.BURST + 20 if said == "{}" else 1
    with own_phone(server) as wire, suppress(ConnectionClosed):
        for _ in range(times):
            wire.send(said)
        with pytest.raises(ConnectionClosed):
            wire.recv(timeout=5)
    assert len(server.take(1000)) <= phone_server.BURST + 10


def test_a_phone_that_does_not_read_is_told_the_latest_only(server: Server) -> None:
    """Thousands of pages for a phone that sleeps are one page once it wakes."""
    with own_phone(server) as wire:
        wire.send("hello")
        heard = list[Heard]()
        while not heard:
            heard = server.take(1)
        for number in range(5000):
            server.tell(heard[0].connection, f"{number}:" + "x" * 10_000)
        told = 0
        while not wire.recv(timeout=5).startswith("4999:"):  # type: ignore[arg-type]
            told += 1
        assert told < 1000


def test_nobody_is_answered_after_it_is_closed(server: Server) -> None:
    asked(server)
    server.close()
    with pytest.raises(ConnectionRefusedError):
        asked(server)
