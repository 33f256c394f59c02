"""Which phone has which seat: a code seats one phone and is spent, and the phone then has a key of its own.

Nothing here knows of sockets, and only the loop of the game asks.
"""

import hmac
import secrets
from collections.abc import Iterable, Mapping

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that is taken for another one, after Crockford
LONG = 12  # letters of a code: 60 bits, in groups that can be read out
GROUP = 4
READ_AS = str.maketrans({"o": "0", "i": "1", "l": "1", "u": "v"})


def shown_code(code: str) -> str:
    """A code in groups, as the screen shows it.

    >>> shown_code("0123456789ab")
    '0123-4567-89ab'
    """
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def typed_code(words: str) -> str:
    """A code however it was typed.

    >>> typed_code(" OI23-4567 89AB")
    '0123456789ab'
    """
    return "".join(letter for letter in words.lower().translate(READ_AS) if letter in LETTERS)


class Pairing:
    """The codes of the seats that have no phone, and the keys of the phones that have a seat."""

    def __init__(self) -> None:
        self._codes: dict[int, str] = {}  # by seat
        self._keys: dict[int, str] = {}

    @property
    def seats(self) -> frozenset[int]:
        """The seats that have a phone."""
        return frozenset(self._keys)

    def offer(self, seats: Iterable[int]) -> None:
        """Offer these seats and no others: a seat that is gone takes its code and its phone with it."""
        wanted = set(seats)
        for gone in (self._codes.keys() | self._keys.keys()) - wanted:
            self._codes.pop(gone, None)
            self._keys.pop(gone, None)
        for seat in wanted - self._codes.keys() - self._keys.keys():
            self._codes[seat] = "".join(secrets.choice(LETTERS) for _ in range(LONG))

    def code(self, seat: int) -> str:
        """The code of a seat; empty where it has a phone, or is not offered."""
        return self._codes.get(seat, "")

    def join(self, code: str) -> tuple[int, str] | None:
        """The seat and the new key of a phone that came with a code, which is spent now; None for a wrong one."""
        seat = _found(self._codes, code)
        if seat is None:
            return None
        del self._codes[seat]
        self._keys[seat] = secrets.token_urlsafe(24)
        return seat, self._keys[seat]

    def seat_of(self, key: str) -> int | None:
        """The seat of the phone with a key; None where it has none any more."""
        return _found(self._keys, key)

    def move(self, seats: Mapping[int, int]) -> None:
        """Seat phones anew, by the seats that they had; all others, and all codes, are gone."""
        self._keys = {seats[old]: key for old, key in self._keys.items() if old in seats}
        self._codes = {}

    def free(self, seat: int) -> None:
        """Take the phone from a seat, which gets a new code."""
        if self._keys.pop(seat, None) is not None:
            self.offer({seat, *self._keys, *self._codes})


def _found(secret_of: dict[int, str], told: str) -> int | None:
    """The seat whose secret is told; how long the search takes says nothing about it."""
    octets = told.encode(errors="replace")
    fitting = [seat for seat, secret in secret_of.items() if hmac.compare_digest(secret.encode(), octets)]
    return fitting[0] if fitting else None
