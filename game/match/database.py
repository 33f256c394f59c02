"""The file that keeps the matches: one SQLite database, opened anew whenever the disk gives it back.

A rollback journal with full synchronisation: a commit is on the disk when it returns (about 1 ms here), a kill at any
moment leaves the last commit, and the folder holds one plain file that can be copied. This is the one place that knows
what the disk took: `unsaved` holds the matches whose newest state it did not take, `problem` says why.
"""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Protocol, TypeVar
from weakref import finalize

import msgspec

from game.foreign_file import SQLITE_TAILS, ForeignFileError, is_taken, refuse_no_file
from game.match.errors import SaveCode, SaveError
from game.match.salvage import salvage
from game.match.schema import begin_where_nothing_is, make_ready, refuse_unsound

_PATIENCE_S = 0.05  # how long a step waits for another window; a commit has at most three, and must not be felt
SYNCHRONOUS = "FULL"  # a commit waits until the disk has it, so that a power cut takes nothing


def place_of(path: Path) -> tuple[int, int] | None:
    """A value that tells a file on the disk from all others; None where there is no file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


def connect(path: Path, *, fresh: bool = False) -> sqlite3.Connection:
    """A sound database that takes commits, or a `fresh` one; raises OSError, sqlite3.Error or SaveError."""
    refuse_no_file(path, *SQLITE_TAILS)
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    connection.text_factory = _any_text
    try:
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        if not fresh:
            refuse_unsound(connection, path)
        make_ready(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def exchange(path: Path) -> Path:
    """Replace a damaged file once a new one with what is left is complete; returns where the damaged one is now."""
    fresh = path.with_name(f"{path.name}.mended-{os.getpid()}")
    try:
        fresh.unlink(missing_ok=True)
        with closing(connect(fresh, fresh=True)) as connection:
            salvage(path, connection)
        aside = _move_aside(path)
        fresh.replace(path)
    finally:
        for tail in ("", *SQLITE_TAILS):
            fresh.with_name(fresh.name + tail).unlink(missing_ok=True)
    return aside


def _move_aside(path: Path) -> Path:
    """Move the damaged file aside and return its new place; its journal must not stay for the new file."""
    number = 1
    while is_taken(aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")):
        number += 1
    path.rename(aside)
    for tail in SQLITE_TAILS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + tail).rename(aside.with_name(aside.name + tail))
    return aside


def read_only(path: Path) -> sqlite3.Connection:
    """A database for reading only; raises OSError or sqlite3.Error, here or at the first reading."""
    refuse_no_file(path, *SQLITE_TAILS)
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)  # the caller has waited already
    connection.text_factory = _any_text
    return connection


def _any_text(data: bytes) -> str:
    """Text, even of damaged bytes: reading it later finds the damage, and tells in which match."""
    return data.decode(errors="replace")


def text_of(value: object) -> str:
    """A record as the database keeps it: in JSON."""
    return msgspec.json.encode(value).decode()


T = TypeVar("T")

FILE = "games.sqlite"
NOWHERE = Path(":memory:")  # SQLite's word for no file

_ONE_MATCH: frozenset[SaveCode] = frozenset({"changed_elsewhere", "not_found", "other_content"})
_SHADES: dict[int, SaveCode] = {
    sqlite3.SQLITE_IOERR_SHORT_READ: "damaged",  # the file ends in the middle of a page
    sqlite3.SQLITE_IOERR_CORRUPTFS: "damaged",
}
_CODES: dict[int, SaveCode] = {
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FORMAT: "damaged",
    sqlite3.SQLITE_SCHEMA: "damaged",
    sqlite3.SQLITE_ERROR: "damaged",  # tables are missing, for the statements themselves are right
    sqlite3.SQLITE_CONSTRAINT: "damaged",
    sqlite3.SQLITE_MISMATCH: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",
    sqlite3.SQLITE_NOMEM: "full",
    sqlite3.SQLITE_TOOBIG: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_PROTOCOL: "busy",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_AUTH: "read_only",
}
_REFUSED = (OSError, sqlite3.Error, UnicodeDecodeError)  # names of tables in a damaged file may be invalid text
_OF_THE_SYSTEM: dict[int, SaveCode] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EIO: "full",
    errno.ENAMETOOLONG: "name_too_long",
}


def save_error(error: sqlite3.Error | OSError | UnicodeDecodeError) -> SaveError:
    """The SaveError for what went wrong on the disk; raises the error again where it is a fault of the program."""
    if isinstance(error, UnicodeDecodeError):
        return SaveError("damaged", str(error))
    if isinstance(error, ForeignFileError) and error.code == "no_file":
        return SaveError("no_file", str(error))
    if isinstance(error, OSError):  # unknown errors count as a folder that refuses
        return SaveError(_OF_THE_SYSTEM.get(error.errno or 0, "read_only"), str(error))
    number: int = getattr(error, "sqlite_errorcode", -1)
    code = _SHADES.get(number) or _CODES.get(number & 0xFF if number >= 0 else -1)
    if code is None:
        raise error
    return SaveError(code, str(error))


class Unsaved(Protocol):
    """A match whose newest state is not on the disk."""

    def catch_up(self) -> bool:
        """Try to write it again; returns whether it is on the disk now."""


class Database:
    """The database of a folder, or one that nobody keeps; `problem` is the last refusal, `set_aside` a damaged file."""

    def __init__(self, folder: Path | None) -> None:
        self.path = NOWHERE if folder is None else folder / FILE
        self.problem: SaveCode | None = None
        self.set_aside: Path | None = None
        self.connection: sqlite3.Connection | None = None
        self.unsaved: dict[str, Unsaved] = {}  # in the order in which they were played
        self.opened = 0  # how often a file was: what was known of the rows of an earlier one is not of this one
        self._takes_commits = False
        self._closed = False
        self._place: tuple[int, int] | None = None  # of the open file on the disk
        with suppress(SaveError):
            self._noting(self._open)

    # reading and writing

    def write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do a piece of work wholly or not at all; it is on the disk when this returns. Raises SaveError.

        If the file turns out to be damaged, the work is done again on what could be saved of it.
        """
        self._noting(lambda: self._twice(lambda: self._transaction(work)))
        self.problem = None

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return self._noting(lambda: self._twice(lambda: self._reading(work)))

    def close(self) -> None:
        if not self._closed:
            self.catch_up()
        self._let_go()
        self._closed = True

    def catch_up(self) -> bool:
        """Try again to write unsaved matches; returns whether all are on the disk."""
        return all(match.catch_up() for match in list(self.unsaved.values()))

    def _noting(self, do: Callable[[], T]) -> T:
        try:
            return do()
        except SaveError as error:
            if error.code not in _ONE_MATCH:
                self.problem = error.code
            raise

    def _twice(self, do: Callable[[], T]) -> T:
        try:
            return do()
        except SaveError as error:
            if error.code != "damaged" or self.connection is None or not self._takes_commits:
                raise
        self._let_go()
        return do()

    def _transaction(self, work: Callable[[sqlite3.Connection], None]) -> None:
        if self.connection is None or not self._takes_commits or not self.is_in_place:
            self._open()
        connection = self._present()
        try:
            connection.execute("BEGIN IMMEDIATE")
            work(connection)
            connection.execute("COMMIT")
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise save_error(error) from error
        finally:
            self._roll_back(connection)

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """Roll the transaction back; if that fails, close the file, and its next opening rolls it back."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.DatabaseError:
            self._let_go()

    def _reading(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.connection is None or not self.is_in_place:
            with suppress(SaveError):  # it may at least be open for reading
                self._open()
        try:
            return work(self._present())
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise save_error(error) from error

    def _present(self) -> sqlite3.Connection:
        if self.connection is None:
            raise SaveError(self.problem or "read_only")
        return self.connection

    # the file

    @property
    def is_in_place(self) -> bool:
        """Whether the open file is still the one in its place: it may be removed, or another one put there."""
        return self.path == NOWHERE or self._place == place_of(self.path)

    def _let_go(self) -> None:
        connection, self.connection = self.connection, None
        self._takes_commits = False
        if connection is not None:
            connection.close()

    def _open(self) -> None:
        """Open the file for commits; raises SaveError, and then it may be open for reading."""
        if self._closed:
            raise sqlite3.ProgrammingError("the saved matches are closed")
        if self._takes_commits or not self.is_in_place:  # if only open for reading, it is kept for now
            self._let_go()
        try:
            self._connect()
        except SaveError as error:
            self.problem = error.code
            if error.code != "damaged":
                self._open_for_reading()
                raise
            self._begin_anew()
        self.problem = None

    def _connect(self) -> None:
        if self.path == NOWHERE:
            connection = connect(self.path, fresh=True)
            finalize(self, connection.close)  # with the object: what nobody keeps, nobody closes
            self._use(connection, takes_commits=True)
            return
        try:
            refuse_no_file(self.path)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            begin_where_nothing_is(self.path)
            self._use(connect(self.path), takes_commits=True)
        except _REFUSED as error:
            raise save_error(error) from error

    def _use(self, connection: sqlite3.Connection, *, takes_commits: bool) -> None:
        self._let_go()
        self.connection, self._takes_commits = connection, takes_commits
        self._place = place_of(self.path)
        self.opened += 1

    def _open_for_reading(self) -> None:
        """Open a sound file for reading only, if it takes no commits but can be read."""
        if self.connection is not None:
            return
        with suppress(*_REFUSED, SaveError):
            connection = read_only(self.path)
            try:
                refuse_unsound(connection, self.path)
            except BaseException:
                connection.close()
                raise
            self._use(connection, takes_commits=False)

    def _begin_anew(self) -> None:
        """A new file with what can still be read of the damaged one, which is set aside; raises SaveError."""
        try:
            self.set_aside = exchange(self.path)
        except _REFUSED as error:
            self._remember_what_is_left()
            raise save_error(error) from error
        self._connect()

    def _remember_what_is_left(self) -> None:
        """Keep in memory what can still be read of a damaged file, if no new file can be made of it."""
        if self.connection is not None:
            return
        memory = sqlite3.connect(":memory:", isolation_level=None)
        with suppress(*_REFUSED):
            make_ready(memory)
            salvage(self.path, memory)
        self._use(memory, takes_commits=False)
