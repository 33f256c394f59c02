"""Commissions: a solo game for each day, the same for everybody, and the attempts at it."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path

import msgspec

from game.client.base.i18n import say
from game.client.base.kept_files import KeptFile, Trouble, decoded
from game.client.base.seating import Seating
from game.client.text.terms import day_words
from game.rules import Options

OPTIONS = Options(seats=1, automa=True, characters=True)


def seed_of(day: date) -> int:
    """The seed of a day's commission.

    >>> seed_of(date(2026, 11, 28))
    20261128
    """
    return int(f"{day:%Y%m%d}")


def day_of(seed: int, options: Options) -> date | None:
    """The day whose commission a match is, however it was set up; None for any other match."""
    if options != OPTIONS:
        return None
    with suppress(ValueError):
        day = date.fromisoformat(str(seed))
        return day if seed_of(day) == seed else None
    return None


def commissioned(seating: Seating, day: date) -> Seating:
    """The seats for a day's commission: the first person of a seating, alone with the Automa."""
    people = [index for index, chair in enumerate(seating.chairs) if chair.sitter == "person"]
    seated = people[0] if people else 0
    chairs = [
        msgspec.structs.replace(chair, sitter="person" if index == seated else "empty")
        for index, chair in enumerate(seating.chairs)
    ]
    return Seating(chairs, automa=OPTIONS.automa, characters=OPTIONS.characters, seed=str(seed_of(day)))


def commission_words(day: date, *, repeat: bool = False) -> str:
    """What a day's commission is called."""
    if repeat:
        return say("Commission of {day}, a repeat", day=day_words(day))
    return say("Commission of {day}", day=day_words(day))


# Attempts at commissions: for each day and printer the first match, which counts; later ones are repeats.

FILE = "attempts.json"
KEPT = 60  # days

Book = dict[str, dict[str, str]]
"""By day (ISO 8601) and by printer: the id of the match that counts."""


class Attempts:
    """The attempts kept in a folder, or without one in memory only. `tell` is called for an unreadable file."""

    def __init__(self, folder: Path | None = None, tell: Callable[[Trouble], None] = lambda _: None) -> None:
        self._file = KeptFile(folder, FILE, lambda words: decoded(words, Book), tell)
        self._book: Book = {}
        self._read()

    def first(self, day: date, printer: str) -> str:
        """The id of the match that counts for a printer on a day; empty where none was begun yet."""
        return self._book.get(day.isoformat(), {}).get(printer, "")

    def claim(self, day: date, printer: str, match: str) -> bool:
        """Make a match the attempt that counts, if there is none yet; returns whether it is. Raises OSError."""
        self._read()  # another window may have begun one meanwhile
        if counted := self.first(day, printer):
            return counted == match
        self._book.setdefault(day.isoformat(), {})[printer] = match
        self._book = {key: self._book[key] for key in sorted(self._book)[-KEPT:]}
        self._file.keep(self._book)
        return True

    def _read(self) -> None:
        """Add the attempts in the file; those made here first are not replaced."""
        for day, printers in (self._file.read() or {}).items():
            self._book[day] = {**self._book.get(day, {}), **printers}
