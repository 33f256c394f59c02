"""Malformed requests and messages: nothing crashes, nothing is accepted, and the phones go on.

`PHONE_ATTACKS=5000` sends as many; the usual number is for every day.
"""

import base64
import json
import os
import socket
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from game.client.phones import server as phone_server
from game.client.phones.phones import Phones
from tests.client.at_table import seated
from tests.phones.phone_at import PhoneAt, listening
from tests.rules import build

ATTACKS = int(os.environ.get("PHONE_ATTACKS", "200"))
WAIT_S = 0.05


class Attacker:
    """Somebody in the network who has no code; `key` is that of a phone which turned on its table."""

    def __init__(self, phones: Phones, key: str, seed: int) -> None:
        self._phones, self._key, self._rng = phones, key, Random(seed)
        self._address, port = phones.host.split(":")
        self._port = int(port)
        self.answers: dict[bytes, int] = {}  # the first words of what came back

    def attack(self) -> None:
        """Try one way in, and see what comes back while the table goes on."""
        way = self._rng.choice((self._noise, self._request, self._upgrade, self._talk, self._turned))
        sent = way()
        with suppress(OSError), socket.create_connection((self._address, self._port), timeout=1) as wire:
            wire.settimeout(WAIT_S)
            wire.sendall(sent)
            self._phones.tick(0.01)
            with suppress(TimeoutError):
                came = wire.recv(4096)
                self._phones.tick(0.01)
                while b"101 Switch" in came and len(came) < 4096 and (more := wire.recv(4096)):
                    came += more
                    self._phones.tick(0.01)
                first = came.split(b"\r\n")[0][:40]
                self.answers[first] = self.answers.get(first, 0) + 1
                assert way == self._turned or b'"number"' not in came, "nobody else is told anything"
        self._phones.tick(0.01)

    def _noise(self) -> bytes:
        return self._rng.randbytes(self._rng.choice((1, 40, 900, 20_000)))

    def _request(self) -> bytes:
        """A request that is nearly one."""
        rng = self._rng
        method = rng.choice(("GET", "POST", "PUT", "HEAD", "get", "G\0T", "OPTIONS", "CONNECT"))
        path = rng.choice(("/", "/../../etc/passwd", "/%2e%2e/x", "/phone.js/..", "//", "*", "/" + "a" * 9000, "/\xff"))
        host = rng.choice((self._phones.host, "evil.example", "127.0.0.1", "localhost:1", "", f"{self._phones.host}."))
        more = rng.choice(("", "Content-Length: -1\r\n", "Content-Length: 99999999999\r\n", "X: " + "b" * 9000 + "\r\n",
                           "Transfer-Encoding: chunked\r\n", "A: 1\r\n" * 200, ": \r\n", "\0: 1\r\n",
                           "Accept-Language: " + "," * 5000 + "\r\n", "Accept-Language: \xff\xfe\r\n"))  # fmt: skip
        return f"{method} {path} HTTP/1.{rng.choice('019x')}\r\nHost: {host}\r\n{more}\r\n{{}}".encode("latin-1")

    def _upgrade(self, *, proper: bool = False) -> bytes:
        """The beginning of a conversation, with something wrong in it."""
        rng, host = self._rng, self._phones.host
        key = base64.b64encode(rng.randbytes(16)).decode()
        headers = {"Host": host, "Origin": f"http://{host}", "Upgrade": "websocket", "Connection": "Upgrade",
                   "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}  # fmt: skip
        if not proper:
            wrong = rng.choice(("evil.example", "null", "", "http://evil.example", "8", "\0"))
            headers[rng.choice(tuple(headers))] = wrong
        lines = ["GET /talk HTTP/1.1", *(f"{name}: {told}" for name, told in headers.items()), "", ""]
        return "\r\n".join(lines).encode()

    def _talk(self) -> bytes:
        """A conversation that begins with anything but a code or a key that is one."""
        rng = self._rng
        hello: object = rng.choice((
            {"code": "0" * 12}, {"code": ["a"]}, {"key": self._key[:-1]}, {"key": self._key + "x"}, {"key": {}}, {},
            {"press": "confirm", "seen": 0}, {"leave": True}, [1], None, 5, "code", {"code": None, "languages": 5},
            {"code": "\ud800"}, {"languages": ["x" * 300] * 3}, {"key": self._key, "seat": 1},
        ))  # fmt: skip
        words = json.dumps(hello).encode()
        words = rng.choice((words, words[:-1], words * 50, b"[" * 900, b"\xff\xfe", b"", b"{" + rng.randbytes(30)))
        return self._upgrade(proper=True) + frame(words, rng.choice((1, 1, 1, 2, 0, 9, 3, 15)), rng)

    def _turned(self) -> bytes:
        """A phone that has a seat, and says what no page says."""
        rng = self._rng
        said: object = rng.choice((
            {"press": rng.choice(("answer:0", "plus:", "plus:fame", "", "confirm ", "\0", "x" * 800)), "seen": 0},
            {"press": "each", "seen": rng.choice((-1, 10**30, 1.5, "0", None, True, [], 10**6))},
            {"press": ["each"], "seen": 0}, {"leave": "yes"}, {"leave": None, "press": 1}, [], {"press": "each"},
            {"seen": 0}, {"press": "each", "seen": 0, "seat": 1},
        ))  # fmt: skip
        hello = json.dumps({"key": self._key}).encode()
        return self._upgrade(proper=True) + frame(hello, 1, rng) + frame(json.dumps(said).encode(), 1, rng)


def frame(words: bytes, kind: int, rng: Random) -> bytes:
    """A frame of a WebSocket, as a browser masks it."""
    mask = rng.randbytes(4)
    long = bytes([0x80 | len(words)]) if len(words) < 126 else b"\xfe" + len(words).to_bytes(2, "big")
    return bytes([0x80 | kind]) + long + mask + bytes(letter ^ mask[at % 4] for at, letter in enumerate(words))


@pytest.mark.slow
def test_what_is_malformed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it is let in at the door, which would slow down who comes so often."""
    monkeypatch.setattr(phone_server, "COME_AT_ONCE", 10**6)
    session = seated(build.table(seats=2), tmp_path)
    phones = listening(session)
    anna = PhoneAt(phones, code=phones.code(0))
    key = anna.hear()["key"]
    before = session.match.number, phones.seats, phones.code(1), session.match.draft(0)
    attacker = Attacker(phones, key, seed=1)
    for _ in range(ATTACKS):
        attacker.attack()
        assert (session.match.number, phones.seats, phones.code(1), session.match.draft(0)) == before
    print(ATTACKS, "attacks:", attacker.answers)
    tom = PhoneAt(phones, code=phones.code(1))
    assert tom.hear()["seat"] == "Tom"
    tom.press("each")
    assert session.match.draft(1) == (1, 1, 1, 1, 1)
    again = PhoneAt(phones, key=key)
    assert again.hear()["seat"] == "Anna"
    for _ in range(50):
        phones.tick(0.01)
    assert len(phones._there) == 2
    phones.close()
