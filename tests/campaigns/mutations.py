"""What can befall a file of saved matches: to its bytes, its values, the texts in it, and its tables."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

PAGE = 4096
STRANGE: tuple[object, ...] = (
    None, "", " ", "{", "[" * 5000, "x" * 5000, "\x00", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00-23:59",
    -1, 0, 9, 77, 1 << 40, -(1 << 63), (1 << 63) - 1, 1.5, float("inf"), b"\xff\xfe\x00", "\u202e\u200d\ufe0f",
)  # fmt: skip
NESTED: tuple[object, ...] = ([], {}, [[[[]]]], {"a": {"b": {}}}, True, 10**30, "no such word")
COLUMNS = {
    "matches": ("id", "revision", "saved_at", "header", "position", "played"),
    "moves": ("number", "line", "made_at", "reason"),
    "drafts": ("seat", "markers"),
    "figures": ("seat", "record"),
}
TABLES = (
    "ALTER TABLE matches DROP COLUMN played",
    "ALTER TABLE matches DROP COLUMN saved_at",
    "ALTER TABLE matches DROP COLUMN position",
    "ALTER TABLE matches ADD COLUMN more TEXT",
    "ALTER TABLE matches ADD COLUMN more INTEGER NOT NULL DEFAULT 7",
    "ALTER TABLE moves ADD COLUMN more TEXT",
    "ALTER TABLE moves RENAME COLUMN line TO words",
    "ALTER TABLE drafts RENAME TO plans",
    "DROP TABLE drafts",
    "DROP TABLE moves",
    "DROP TABLE figures",
    "ALTER TABLE moves DROP COLUMN made_at",
    "CREATE VIEW more AS SELECT * FROM matches",
    "CREATE TRIGGER more AFTER INSERT ON moves BEGIN DELETE FROM matches; END",
    "CREATE TABLE more (a, b)",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 1",
    "PRAGMA journal_mode = WAL",
)


class Mutation(NamedTuple):
    """What was done to a file, and the only match that it was done to; "" where it may have hit all of them."""

    told: str
    match_id: str = ""


def mutate(path: Path, rng: Random) -> Mutation:
    """Do one thing to a file of saved matches."""
    kinds: list[Callable[[Path, Random], Mutation]] = [_bytes, _bytes, _cut, _value, _value, _text, _text, _tables]
    return rng.choice(kinds)(path, rng)


def _bytes(path: Path, rng: Random) -> Mutation:
    """Some letters changed, or a stretch of zeros or of chance."""
    data = bytearray(path.read_bytes())
    at, length = rng.randrange(len(data)), rng.choice((1, 16, 512, PAGE, 3 * PAGE))
    kind = rng.choice(("letters", "zeros", "chance", "a page of another place"))
    if kind == "letters":
        for _ in range(rng.randint(1, 20)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    elif kind == "a page of another place":
        pages = len(data) // PAGE
        one, two = rng.randrange(pages) * PAGE, rng.randrange(pages) * PAGE
        data[one : one + PAGE] = data[two : two + PAGE]
    else:
        end = min(at + length, len(data))
        data[at:end] = bytes(end - at) if kind == "zeros" else rng.randbytes(end - at)
    path.write_bytes(data)
    return Mutation(f"{kind}, {length} at {at}")


def _cut(path: Path, rng: Random) -> Mutation:
    """The end of the file gone: at a page, or within one; or a half of zeros."""
    data = path.read_bytes()
    keep = rng.randrange(len(data))
    keep = keep // PAGE * PAGE if rng.random() < 0.5 else keep
    zeros = rng.random() < 0.3
    path.write_bytes(data[:keep] + bytes(len(data) - keep if zeros else 0))
    return Mutation(f"{'zeros' if zeros else 'nothing'} after {keep}")


def _value(path: Path, rng: Random) -> Mutation:
    """A value of one row of another kind."""
    table = rng.choice(list(COLUMNS))
    column, value = rng.choice(COLUMNS[table]), rng.choice(STRANGE)
    with closing(sqlite3.connect(path)) as connection, connection:
        match_id = _some_match(connection, rng)
        key = "id" if table == "matches" else "match_id"
        row = f"{key} = ? ORDER BY random() LIMIT 1"
        if table == "matches":
            where = "rowid IN (SELECT rowid FROM matches WHERE id = ?)"
        else:
            number = "number" if table == "moves" else "seat"
            where = f"{number} = (SELECT {number} FROM {table} WHERE {row}) AND match_id = ?"  # noqa: S608 - constants
        try:
            marks = (value, match_id) if table == "matches" else (value, match_id, match_id)
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", marks)  # noqa: S608 - constants
        except sqlite3.IntegrityError:
            return Mutation("nothing: the file does not take such a value", match_id)
    return Mutation(f"{table}.{column} = {str(value)[:20]!r}", match_id)


def _text(path: Path, rng: Random) -> Mutation:
    """One thing in the header or the position of a match replaced, struck out or added."""
    column = rng.choice(("header", "position"))
    with closing(sqlite3.connect(path)) as connection, connection:
        match_id = _some_match(connection, rng)
        (text,) = connection.execute(f"SELECT {column} FROM matches WHERE id = ?", (match_id,)).fetchone()  # noqa: S608 - constants
        loose = msgspec.json.decode(text)
        told = _change(loose, rng)
        changed = msgspec.json.encode(loose).decode()
        connection.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (changed, match_id))  # noqa: S608 - constants
    return Mutation(f"{column}: {told}", match_id)


def _change(loose: object, rng: Random) -> str:
    """Change one thing in a structure, at any depth."""
    while isinstance(loose, dict | list) and loose:
        key = rng.choice(list(loose) if isinstance(loose, dict) else range(len(loose)))
        inner = loose[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.7:
            loose = inner
            continue
        values = [value for value in (*STRANGE, *NESTED) if not isinstance(value, bytes)]
        if rng.random() < 0.2:
            del loose[key]
            return f"no {key}"
        loose[key] = rng.choice(values)
        return f"{key} = {str(loose[key])[:20]!r}"
    return "nothing"


def _tables(path: Path, rng: Random) -> Mutation:
    """The tables of another shape."""
    statement = rng.choice(TABLES)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()
    return Mutation(statement)


def _some_match(connection: sqlite3.Connection, rng: Random) -> str:
    return str(rng.choice(connection.execute("SELECT id FROM matches ORDER BY rowid").fetchall())[0])
