"""Phones before a match, by real sockets at the loopback address: each is a client that hears and says."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from game.client.phones.phones import Phones
from game.client.phones.phones_sheet import LOOPBACK

WAIT_S = 5.0


def listening(session: Any) -> Phones:
    """The phones of a sitting, switched on where nobody else in the network can reach them."""
    return Phones(session, LOOPBACK)


class PhoneAt:
    """One phone: `page` is the last that it was told."""

    def __init__(self, phones: Phones, *, code: str = "", key: str = "", languages: tuple[str, ...] = ("en",)) -> None:
        self._phones = phones
        self.page: dict[str, Any] = {}
        own = Origin(f"http://{phones.host}")
        self._open = ExitStack()
        self.wire = self._open.enter_context(connect(f"ws://{phones.host}/talk", origin=own, proxy=None))
        self.say(code=code, key=key, languages=list(languages))

    def say(self, **said: Any) -> None:
        """Send a message."""
        self.wire.send(json.dumps(said))

    def press(self, name: str, seen: int | None = None) -> None:
        """Press a button of the page and wait for what comes of it."""
        self.say(press=name, seen=self.page["number"] if seen is None else seen)
        self.hear()

    def hear(self, until: Callable[[dict[str, Any]], bool] = lambda page: True) -> dict[str, Any]:
        """Wait for the next page, or the next for which something is true."""
        end_s = time.monotonic() + WAIT_S
        while time.monotonic() < end_s:
            self._phones.tick(0.01)
            try:
                self.page = json.loads(self.wire.recv(timeout=0.01))
            except TimeoutError:
                continue
            if until(self.page):
                return self.page
        raise AssertionError(f"nothing such came: {self.page}")

    @property
    def is_cut_off(self) -> bool:
        """Whether the table parts with it soon."""
        end_s = time.monotonic() + WAIT_S
        while time.monotonic() < end_s:
            self._phones.tick(0.01)
            try:
                self.wire.recv(timeout=0.01)
            except TimeoutError:
                continue
            except ConnectionClosed:
                return True
        return False

    def buttons(self) -> dict[str, str]:
        """The words of all that can be pressed, by name."""
        rows = [row[side] for row in self.page.get("rows", ()) for side in ("minus", "plus")]
        return {one["name"]: one["words"] for one in (*rows, *self.page.get("buttons", ())) if "reason" not in one}

    def close(self) -> None:
        """Lose the connection."""
        self._open.close()
