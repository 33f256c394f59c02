"""Salvage: reads what is left of a damaged database, first from its tables, and then page by page."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

from game.foreign_file import ForeignFileError, read_octets
from game.match.layout import FINISHED, FORGOTTEN, MOST, TABLES, columns_of, mend
from game.match.pages import Row, Value, rows_of

LARGEST = 1 << 28  # bytes; thousands of matches have less
_NEVER = datetime.fromtimestamp(0, UTC).isoformat(timespec="microseconds")
_EMPTY: dict[str, Value] = {"revision": 1, "saved_at": _NEVER, "header": "", "position": "", "played": 0, "finished": 0}


def salvage(source: Path, target: sqlite3.Connection) -> None:
    """Copy every row that can still be read; whether a match with lost rows can be opened is found out later.

    A huge file is not searched page by page. Raises OSError.
    """
    data = _searched(source)
    target.execute("BEGIN IMMEDIATE")
    for table in TABLES:
        _add(target, table, _rows_by_table(source, table))
    for table, rows in _sorted(rows_of(data)).items():
        _add(target, table, rows)
    target.execute(f"UPDATE matches SET finished = {FINISHED}")  # noqa: S608 - a constant
    mend(target)
    target.execute("COMMIT")


def _searched(source: Path) -> bytes:
    """The pages that are searched for rows: all of them, or none of a huge file."""
    try:
        return read_octets(source, LARGEST)
    except ForeignFileError as error:
        if error.code != "too_large":
            raise
        return b""


def _as_it_lies(path: Path) -> sqlite3.Connection:
    """A damaged file, opened for reading only: without its journal and without locks."""
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None)
    connection.text_factory = lambda letters: letters.decode(errors="replace")
    return connection


def _rows_by_table(source: Path, table: str) -> Iterator[dict[str, Value]]:
    """The rows of a table up to the first unreadable one; it may lack columns or have unknown ones."""
    with suppress(sqlite3.Error, UnicodeDecodeError), closing(_as_it_lies(source)) as damaged:
        known = [column for column in columns_of(damaged, table) if column in TABLES[table]]
        for values in damaged.execute(f"SELECT {', '.join(known)} FROM {table}"):  # noqa: S608 - constants
            yield dict(zip(known, values, strict=True))


def _sorted(rows: Iterable[Row]) -> dict[str, list[dict[str, Value]]]:
    """Rows from pages, by table, which is found from their values; of one match the latest row is first."""
    found: dict[str, list[dict[str, Value]]] = {table: [] for table in TABLES}
    for row in rows:
        table = _table_of(row)
        if table:
            found[table].append(dict(zip(TABLES[table], row.values, strict=False)))
    found["matches"].sort(key=lambda row: _whole(row["revision"]), reverse=True)
    return found


def _table_of(row: Row) -> str:
    match row.values:
        case [str(), int(), str(), str(header), *_] if row.in_table and header.startswith("{"):
            return "matches"
        case [str(), int(), str(words), *_] if not row.in_table and words.startswith(("[", "{")):
            if words == FORGOTTEN or words.startswith('{"name"'):
                return "figures"
            return "moves" if words.startswith('["') else "drafts"
    return ""


def _add(target: sqlite3.Connection, table: str, rows: Iterable[dict[str, Value]]) -> None:
    """Add rows to a table, with default values for missing ones, unless the table has a row of that name."""
    columns = TABLES[table]
    places = ", ".join("?" * len(columns))
    for row in rows:
        with suppress(sqlite3.IntegrityError):  # a row that fits nowhere
            target.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", _values(table, row))  # noqa: S608


def _values(table: str, row: dict[str, Value]) -> list[Value]:
    if table != "matches":
        return [row.get(column) for column in TABLES[table]]
    values = {column: row.get(column) for column in TABLES[table]}
    filled = {column: _EMPTY.get(column) if value is None else value for column, value in values.items()}
    filled["id"] = token_hex(8) if filled["id"] is None else filled["id"]
    return list(filled.values())


def _whole(value: Value) -> int:
    return value if isinstance(value, int) and 0 <= value <= MOST else 0
