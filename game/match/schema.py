"""The layout of the database: tables, numbered steps to the newest layout, and checks for damage."""

import os
import sqlite3
from pathlib import Path
from secrets import token_hex

from game.foreign_file import is_file
from game.match.errors import SaveError

LAYOUT = 4  # its number, kept in the file as `user_version`
MOST = 1 << 52  # no count in a sound file comes near this; larger ones would not survive being counted up

KEYS = {
    "matches": ("id",),
    "moves": ("match_id", "number"),
    "drafts": ("match_id", "seat"),
    "figures": ("match_id", "seat"),
}
TABLES: dict[str, tuple[str, ...]] = {
    "matches": ("id", "revision", "saved_at", "header", "position", "played", "finished"),
    "moves": ("match_id", "number", "line", "made_at", "reason"),
    "drafts": ("match_id", "seat", "markers"),
    "figures": ("match_id", "seat", "record"),
}
_STEPS = {
    1: """
    CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, saved_at TEXT NOT NULL,
        header TEXT NOT NULL, position TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS moves (match_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (match_id, number)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS drafts (match_id TEXT NOT NULL, seat INTEGER NOT NULL, markers TEXT NOT NULL,
        PRIMARY KEY (match_id, seat)) WITHOUT ROWID;
    """,
    2: "ALTER TABLE matches ADD COLUMN played INTEGER NOT NULL DEFAULT 0;",
    3: "ALTER TABLE matches ADD COLUMN finished INTEGER NOT NULL DEFAULT 0;",
    4: """
    ALTER TABLE moves ADD COLUMN made_at TEXT;
    ALTER TABLE moves ADD COLUMN reason TEXT;
    CREATE TABLE IF NOT EXISTS figures (match_id TEXT NOT NULL, seat INTEGER NOT NULL, record TEXT NOT NULL,
        PRIMARY KEY (match_id, seat)) WITHOUT ROWID;
    """,
}
_ADDED = {"played": 2, "finished": 3, "made_at": 4, "reason": 4, "figures": 4}  # columns and tables, by the step

FINISHED = """position LIKE '%"finished":true%'"""
"""Whether a position tells of a match that is over: for rows of older layouts, which have no column for that.

Texts inside the state have their quotes escaped, so only the position's own key reads like that.
"""

FORGOTTEN = "{}"  # in `figures`, for a seat whose person is forgotten: the match is not counted again

_BY_CLOCK = ("saved_at <= strftime('%Y-%m-%dT%H:%M:%f', 'now', '+1 day')", "saved_at", "rowid")
"""From the match played first to the last, as far as a clock can tell: it was wrong when it told of days to come."""

_HEADER = 100  # bytes; no file with a table is shorter
_MAGIC = b"SQLite format 3\0"


def make_ready(connection: sqlite3.Connection) -> None:
    """Bring a sound file to the newest layout, and mend values that readers cannot use; raises sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = layout_of(connection)
        for step in range(found + 1, LAYOUT + 1):
            _take_step(connection, step)
        connection.execute(f"PRAGMA user_version = {LAYOUT}")  # always: a file that takes no writes fails here
        mend(connection)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def layout_of(connection: sqlite3.Connection) -> int:
    """The layout of a file; 0 where there is none yet."""
    (layout,) = connection.execute("PRAGMA user_version").fetchone()
    return max(0, int(layout))


def _take_step(connection: sqlite3.Connection, step: int) -> None:
    before = columns_of(connection, "matches")
    for statement in _STEPS[step].split(";")[:-1]:
        if not _is_done(connection, statement):
            connection.execute(statement)
    if step == 2 and "played" not in before:
        by_clock = connection.execute(f"SELECT rowid FROM matches ORDER BY {', '.join(_BY_CLOCK)}").fetchall()  # noqa: S608
        rows = [(place, rowid) for place, (rowid,) in enumerate(by_clock, 1)]
        connection.executemany("UPDATE matches SET played = ? WHERE rowid = ?", rows)
    if step == 3 and "finished" not in before:
        connection.execute(f"UPDATE matches SET finished = {FINISHED}")  # noqa: S608 - a constant


def _is_done(connection: sqlite3.Connection, statement: str) -> bool:
    """Whether a column is there that a statement would add: the number of such a file was lost."""
    words = statement.split()
    return words[:2] == ["ALTER", "TABLE"] and words[5] in columns_of(connection, words[2])


def columns_of(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """The names of a table's columns; none where there is no such table."""
    return tuple(str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})"))


def newest_first(connection: sqlite3.Connection) -> str:
    """How rows of matches are ordered, the one played last in front; a file of an older layout has only its clock."""
    terms = ("played", "rowid") if "played" in columns_of(connection, "matches") else _BY_CLOCK
    return ", ".join(f"{term} DESC" for term in terms)


def mend(connection: sqlite3.Connection) -> None:
    """Replace invalid counts, and give a new id to a match whose id cannot be asked for."""
    for column, fallback in (("revision", 1), ("played", 0), ("finished", 0)):
        wrong = f"typeof({column}) <> 'integer' OR {column} NOT BETWEEN 0 AND {MOST}"
        connection.execute(f"UPDATE matches SET {column} = ? WHERE {wrong}", (fallback,))  # noqa: S608 - constants
    names = connection.execute("SELECT rowid, typeof(id), CAST(id AS BLOB) FROM matches").fetchall()
    for rowid, kind, name in names:
        if kind != "text" or not _is_text(name):
            _rename(connection, rowid)


def _rename(connection: sqlite3.Connection, rowid: int) -> None:
    name = token_hex(8)
    for table in ("moves", "drafts", "figures"):
        of_match = "match_id = (SELECT id FROM matches WHERE rowid = ?)"
        connection.execute(f"UPDATE {table} SET match_id = ? WHERE {of_match}", (name, rowid))  # noqa: S608
    connection.execute("UPDATE matches SET id = ? WHERE rowid = ?", (name, rowid))


def _is_text(data: bytes) -> bool:
    try:
        return bool(data.decode())
    except UnicodeDecodeError:
        return False


def refuse_unsound(connection: sqlite3.Connection, path: Path) -> None:
    """Raise SaveError for a file that is newer or damaged, or sqlite3.Error; no other window writes meanwhile."""
    connection.execute("BEGIN")
    try:
        layout = layout_of(connection)  # the first reading rolls back what a killed program left unfinished
        if layout > LAYOUT:
            raise SaveError("future", f"layout {layout}, known is {LAYOUT}")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        _refuse_short(path)
        _refuse_strange(connection, layout)
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise SaveError("damaged", verdict)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _refuse_short(path: Path) -> None:
    """Raise SaveError for a file with fewer pages than its header says, which not every SQLite notices."""
    with path.open("rb") as file:
        head = file.read(_HEADER)
    length = path.stat().st_size
    if length and (length % page_size_of(head) or length < length_of(head)):
        raise SaveError("damaged", f"{length} bytes instead of {length_of(head)}")


def page_size_of(head: bytes) -> int:
    """The bytes of a page by the file's header; the usual size where the header makes no sense."""
    size = int.from_bytes(head[16:18], "big")
    size = 65536 if size == 1 else size
    return size if head.startswith(_MAGIC) and size in {1 << power for power in range(9, 17)} else 4096


def length_of(head: bytes) -> int:
    """The bytes of the whole file by its header; 0 where the header does not say."""
    counted = head[24:28] == head[92:96]  # otherwise the last writer did not update this count
    return int.from_bytes(head[28:32], "big") * page_size_of(head) if head.startswith(_MAGIC) and counted else 0


def _refuse_strange(connection: sqlite3.Connection, layout: int) -> None:
    """Raise SaveError for tables into which this program's rows would not fit."""
    kinds = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
    if connection.execute(kinds).fetchone()[0]:
        raise SaveError("damaged", "a trigger or a view")
    for table, columns in TABLES.items():
        found = {row[1]: row for row in connection.execute(f"PRAGMA table_info({table})")}
        wanted = [column for column in columns if layout >= _ADDED.get(column, 0)]
        foreign = [name for name, row in found.items() if name not in columns and row[3] and row[4] is None]
        keys = tuple(name for name, row in sorted(found.items(), key=lambda item: item[1][5]) if row[5])
        unfit = foreign or not set(wanted) <= set(found) or keys != KEYS[table]
        if unfit and (found or layout >= _ADDED.get(table, 1)):
            raise SaveError("damaged", f"table {table} with columns {', '.join(found)}")
    if layout:
        connection.execute("SELECT rowid FROM matches LIMIT 0")


def begin_where_nothing_is(path: Path) -> None:
    """Empty a file that has only a part of SQLite's header, because it was cut off while it was made."""
    if is_file(path) and 0 < path.stat().st_size < len(_MAGIC) and _MAGIC.startswith(path.read_bytes()):
        os.truncate(path, 0)
