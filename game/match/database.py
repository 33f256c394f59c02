"""The file that keeps the matches: one SQLite database, or a copy of it in memory where the disk refuses.

A rollback journal with full synchronisation: a commit is on the disk when it returns (about 1 ms here), a kill at any
moment leaves the last commit, and the folder holds one plain file that can be copied.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from game.match.errors import SaveCode, SaveError

FILE = "games.sqlite"
LAYOUT = 1
"""The shape of the tables, kept in the file as `user_version`."""

_PATIENCE_S = 2.0  # how long a commit waits for another window's
_TABLES = ("matches", "moves", "drafts")
_SCHEMA = f"""
    CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, saved_at TEXT NOT NULL,
        header TEXT NOT NULL, position TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS moves (match_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (match_id, number)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS drafts (match_id TEXT NOT NULL, seat INTEGER NOT NULL, markers TEXT NOT NULL,
        PRIMARY KEY (match_id, seat)) WITHOUT ROWID;
    PRAGMA user_version = {LAYOUT};
"""
_CODES: dict[int, SaveCode] = {
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_AUTH: "read_only",
}


def save_error(error: sqlite3.Error) -> SaveError:
    """What went wrong on the disk; raises the error again where it is a fault of the program."""
    code = _CODES.get(_primary(error))
    if code is None:
        raise error
    return SaveError(code, str(error))


def _primary(error: Exception) -> int:
    """SQLite's own number of an error, without its finer shades; -1 where it has none."""
    number: int = getattr(error, "sqlite_errorcode", -1)
    return number & 0xFF if number >= 0 else -1


class Database:
    """An open database. `problem` says what keeps it from the disk, `set_aside` where a damaged file went."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.problem: SaveCode | None = None
        self.set_aside: Path | None = None
        self.in_memory = False
        self.connection = self._open()

    def _open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            return _connect(self.path)
        except (OSError, sqlite3.Error, SaveError) as error:
            self.problem = _problem(error)
        if self.problem == "damaged":
            try:
                return self._begin_anew()
            except (OSError, sqlite3.Error, SaveError) as error:
                self.problem = _problem(error)
        self.in_memory = True
        return _copy_in_memory(self.path)

    def _begin_anew(self) -> sqlite3.Connection:
        """A new file with what can still be read of the damaged one, which is moved aside."""
        self.set_aside = _move_aside(self.path)
        connection = _connect(self.path)
        _salvage(self.set_aside, connection)
        self.problem = None
        return connection

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection; what the disk refuses becomes a SaveError."""
        try:
            yield self.connection
        except sqlite3.DatabaseError as error:
            raise save_error(error) from error

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing, and on the disk once it is left; what the disk refuses becomes a SaveError."""
        with self.reading() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()


def _problem(error: OSError | sqlite3.Error | SaveError) -> SaveCode:
    """What keeps a file from being opened. The store opens anyway: what is unknown counts as a folder that refuses."""
    if isinstance(error, SaveError):
        return error.code
    return _CODES.get(_primary(error), "read_only")


def _connect(path: Path) -> sqlite3.Connection:
    """A sound database that takes commits; raises sqlite3.Error or SaveError."""
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    connection.text_factory = _any_text
    try:
        connection.execute("PRAGMA synchronous = FULL")
        _refuse_unsound(connection)
        connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")
    except BaseException:
        connection.close()
        raise
    return connection


def _refuse_unsound(connection: sqlite3.Connection) -> None:
    (layout,) = connection.execute("PRAGMA user_version").fetchone()
    if layout > LAYOUT:
        raise SaveError("future", f"layout {layout}, known is {LAYOUT}")
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise SaveError("damaged", verdict)


def _move_aside(path: Path) -> Path:
    """Where the damaged file is now, beside the old place under a free name."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    for tail in ("-journal", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + tail).rename(aside.with_name(aside.name + tail))
    return aside


def _salvage(source: Path, target: sqlite3.Connection) -> None:
    """Copy every row that can still be read; a match of which some rows are lost is judged when it is opened."""
    with suppress(sqlite3.Error), closing(_read_only(source)) as damaged:
        for table in _TABLES:
            with suppress(sqlite3.Error):
                for row in damaged.execute(f"SELECT * FROM {table}"):  # noqa: S608 - a constant
                    places = ", ".join("?" * len(row))
                    target.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)  # noqa: S608


def _copy_in_memory(path: Path) -> sqlite3.Connection:
    """A database in memory, with the matches of the file where they can be read."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    memory.text_factory = _any_text
    with suppress(sqlite3.Error, SaveError), closing(_read_only(path)) as source:
        _refuse_unsound(source)
        source.backup(memory)
    memory.executescript(_SCHEMA)
    return memory


def _read_only(path: Path) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, timeout=_PATIENCE_S, isolation_level=None)
    connection.text_factory = _any_text
    return connection


def _any_text(data: bytes) -> str:
    """Text even of damaged bytes: what is made of it finds the damage, and says of which match."""
    return data.decode(errors="replace")
