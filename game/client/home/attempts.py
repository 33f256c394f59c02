"""Attempts at commissions: for each day and printer the first match, which counts; later ones are repeats."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec

from game.client.base.kept_files import KeptFile, Trouble, UnreadableError

FILE = "attempts.json"
KEPT = 60  # days

Book = dict[str, dict[str, str]]
"""By day (ISO 8601) and by printer: the id of the match that counts."""


class Attempts:
    """The attempts kept in a folder, or without one in memory only. `tell` is called for an unreadable file."""

    def __init__(self, folder: Path | None = None, tell: Callable[[Trouble], None] = lambda _: None) -> None:
        self._file = None if folder is None else KeptFile(folder / FILE, _understood, tell)
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
        if self._file is not None:
            self._file.write(msgspec.json.format(msgspec.json.encode(self._book)).decode())
        return True

    def _read(self) -> None:
        """Add the attempts in the file; those made here first are not replaced."""
        found = self._file.read() if self._file is not None else None
        for day, printers in (found or {}).items():
            self._book[day] = {**self._book.get(day, {}), **printers}


def _understood(words: str) -> Book:
    """The attempts in a file; raises UnreadableError where they are none."""
    try:
        return msgspec.json.decode(words, type=Book)
    except msgspec.DecodeError as error:
        raise UnreadableError from error
