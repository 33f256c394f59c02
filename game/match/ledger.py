"""The figures of finished matches beside the saves: written when a match ends, and kept when its save is deleted.

A row holds what one seat did. A person who is forgotten leaves a row that tells nothing, so that the match is not
counted again.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple
from unicodedata import normalize

import msgspec

from game.content import Content
from game.match.database import Database
from game.match.errors import SaveCode, SaveError
from game.match.layout import FORGOTTEN, columns_of
from game.match.played import Played, played_of
from game.match.resume import resume
from game.match.rows import find_save, text_of

__all__ = ["Counted", "Ledger", "name_key", "read_figures", "write_figures"]


class Counted(NamedTuple):
    """What a seat did in a match."""

    match_id: str
    seat: int
    played: Played


class Ledger:
    """The figures of all finished matches of a database; what the disk does not take lasts as long as the program."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: list[Counted] = []  # when the rows were read last
        self._known = frozenset[str]()  # matches that have rows
        self._unwritten: dict[str, dict[int, Played]] = {}  # of matches that were counted and could not be written
        self._uncountable: set[str] = set()  # matches of which nothing can be counted
        self.refusal: SaveCode | None = None
        """Why the disk took or gave no figures when it was asked last."""

    def all(self) -> list[Counted]:
        """What every seat did, the match that ended first in front, each game once; those read last if none can be."""
        try:
            rows = self._database.read(read_figures)
            self._known = frozenset(match_id for match_id, _, _ in rows)
            self._seen = [counted for row in rows if (counted := _understood(*row)) is not None]
        except SaveError as error:
            self.refusal = error.code
        late = [Counted(name, seat, one) for name, seats in self._unwritten.items() for seat, one in seats.items()]
        found = sorted([*self._seen, *late], key=lambda one: (one.played.ended_at, one.match_id, one.seat))
        first_with = {_deed(one): one for one in reversed(found)}  # an import tells a game once more
        return [one for one in found if first_with[_deed(one)] is one]

    def lacks(self, match_id: str) -> bool:
        """Whether a finished match is not counted yet, as far as the rows told that were read last."""
        return match_id not in self._known | self._unwritten.keys() | self._uncountable

    @property
    def uncountable(self) -> int:
        """Of how many matches nothing can be counted: they are damaged, or of other rules or cards."""
        return len(self._uncountable)

    def count(self, match_id: str, content: Content) -> None:
        """Count a finished match from its journal, and keep that; whatever the disk says, it is counted now."""
        try:
            save = self._database.read(lambda connection: find_save(connection, match_id)).save
            header, timeline = resume(save, content)
        except SaveError:
            self._uncountable.add(match_id)
            return
        played = played_of(header, timeline, save.notes, save.saved_at)
        if not played:
            self._uncountable.add(match_id)
            return
        try:
            self._database.write(lambda connection: write_figures(connection, match_id, played))
        except SaveError as error:
            self.refusal = error.code
            self._unwritten[match_id] = played
        else:
            self.refusal = None
            self._known |= {match_id}

    def forget(self, name: str) -> None:
        """Leave nothing of a person, whose matches stay; raises SaveError where the disk refuses."""
        wanted = name_key(name)

        def work(connection: sqlite3.Connection) -> None:
            for match_id, seat, record in read_figures(connection):
                counted = _understood(match_id, seat, record)
                if counted is not None and name_key(counted.played.name) == wanted:
                    row = (FORGOTTEN, match_id, seat)
                    connection.execute("UPDATE figures SET record = ? WHERE match_id = ? AND seat = ?", row)

        self._database.write(work)

    def clear(self) -> None:
        """Leave nothing of anybody; raises SaveError where the disk refuses."""
        self._database.write(lambda connection: connection.execute("DELETE FROM figures").close())
        self._seen, self._known = [], frozenset()
        self._unwritten.clear()
        self._uncountable.clear()


def _deed(one: Counted) -> tuple[str, str, int]:
    """What tells what a seat did from all else that was ever done."""
    return one.played.end, one.played.ended_at, one.seat


def name_key(name: str) -> str:
    """What two spellings of a name have in common.

    >>> name_key(" Zoë") == name_key("ZOË")
    True
    """
    return normalize("NFC", name).casefold().strip()


def read_figures(connection: sqlite3.Connection) -> list[tuple[str, int, str]]:
    """The rows; none in a file of an older layout that takes no commits."""
    if not columns_of(connection, "figures"):
        return []
    kinds = "typeof(match_id) = 'text' AND typeof(seat) = 'integer' AND typeof(record) = 'text'"
    return connection.execute(f"SELECT match_id, seat, record FROM figures WHERE {kinds}").fetchall()  # noqa: S608


def write_figures(connection: sqlite3.Connection, match_id: str, played: Mapping[int, Played]) -> None:
    """Put what the seats of a match did into its rows; those that are there stay, for an end is never taken back."""
    rows = [(match_id, seat, text_of(one)) for seat, one in played.items()]
    connection.executemany("INSERT OR IGNORE INTO figures (match_id, seat, record) VALUES (?, ?, ?)", rows)


def _understood(match_id: str, seat: int, record: str) -> Counted | None:
    """What a row tells; None for one that tells nothing."""
    with suppress(ValueError, RecursionError):
        return Counted(match_id, seat, msgspec.json.decode(record, type=Played))
    return None
