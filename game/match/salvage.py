"""Salvage: reads what is left of a damaged database, first from its tables, and then page by page."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple, TypeAlias

from game.foreign_file import ForeignFileError, read_octets
from game.match.schema import FINISHED, FORGOTTEN, MOST, TABLES, columns_of, mend, page_size_of

# A page is read by itself, without the trees, as the format of SQLite's files has it (sqlite.org/fileformat2.html):
# its kind, the places of its cells, and in each cell a record, whose end may lie on further pages. What does not fit
# is passed over.

Value: TypeAlias = int | str | bytes | None

_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER = 13, 10, 2
_HEAD = 100  # bytes of the file's header, before that of the first page
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # bytes by serial type
_MOST_CELLS = 1 << 14


class Row(NamedTuple):
    """A record of a table with rowids, or of a tree that is sorted by its own columns."""

    in_table: bool
    values: tuple[Value, ...]


def rows_of(data: bytes) -> Iterator[Row]:
    """All records of all pages that are not free."""
    size = page_size_of(data[:_HEAD])
    usable = size - (data[20] if len(data) > 20 and data[20] < size // 4 else 0)
    file = _File(data, size, usable)
    free = file.free_pages()
    for number in range(1, len(data) // size + 2):
        if number not in free:
            yield from file.rows_on(number)


class _File:
    """Reads pages, which are numbered from 1; bytes missing at the end read as zeros."""

    def __init__(self, data: bytes, size: int, usable: int) -> None:
        self._data = data
        self._size = size
        self._usable = usable

    def _page(self, number: int) -> bytes:
        page = self._data[(number - 1) * self._size : number * self._size] if number > 0 else b""
        return page.ljust(self._size, b"\0")

    def free_pages(self) -> frozenset[int]:
        """The numbers of free pages, as far as their list can be followed."""
        free: set[int] = set()
        trunk = int.from_bytes(self._data[32:36], "big") if self._data.startswith(b"SQLite") else 0
        while trunk and trunk not in free:
            free.add(trunk)
            page = self._page(trunk)
            count = min(int.from_bytes(page[4:8], "big"), self._size // 4 - 2)
            free.update(int.from_bytes(page[8 + 4 * i : 12 + 4 * i], "big") for i in range(count))
            trunk = int.from_bytes(page[:4], "big")
        return frozenset(free)

    def rows_on(self, number: int) -> Iterator[Row]:
        """The records whose cells begin on a page."""
        page = self._page(number)
        start = _HEAD if number == 1 else 0
        kind = page[start]
        if kind not in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER):
            return
        cells = start + (12 if kind == _INDEX_INNER else 8)
        count = min(int.from_bytes(page[start + 3 : start + 5], "big"), _MOST_CELLS)
        for place in range(cells, min(cells + 2 * count, self._size - 1), 2):
            with suppress(ValueError, IndexError):  # an invalid cell
                yield self._row(page, int.from_bytes(page[place : place + 2], "big"), kind)

    def _row(self, page: bytes, at: int, kind: int) -> Row:
        if kind == _INDEX_INNER:
            at += 4  # the page below
        length, at = _varint(page, at)
        if kind == _TABLE_LEAF:
            _, at = _varint(page, at)  # the rowid
        return Row(kind == _TABLE_LEAF, _record(self._payload(page, at, length, in_table=kind == _TABLE_LEAF)))

    def _payload(self, page: bytes, at: int, length: int, *, in_table: bool) -> bytes:
        """The bytes of a record; fewer where further pages are lost."""
        most = self._usable - 35 if in_table else (self._usable - 12) * 64 // 255 - 23
        if length <= most:
            return page[at : at + length]
        least = (self._usable - 12) * 32 // 255 - 23
        here = least + (length - least) % (self._usable - 4)
        here = here if here <= most else least
        parts, missing = [page[at : at + here]], length - here
        further, seen = int.from_bytes(page[at + here : at + here + 4], "big"), set[int]()
        while missing > 0 and further and further not in seen:
            seen.add(further)
            page = self._page(further)
            parts.append(page[4 : 4 + min(missing, self._usable - 4)])
            missing -= len(parts[-1])
            further = int.from_bytes(page[:4], "big")
        return b"".join(parts)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends; raises IndexError beyond the data."""
    value = 0
    for place in range(at, at + 8):
        value = value << 7 | data[place] & 0x7F
        if data[place] < 0x80:
            return value, place + 1
    return value << 8 | data[at + 8], at + 9


def _record(payload: bytes) -> tuple[Value, ...]:
    """The values of a record; None for those that are cut off. Raises ValueError for what is no record."""
    length, at = _varint(payload, 0)
    if not 0 < length <= len(payload):
        raise ValueError("no record")
    kinds = []
    while at < length:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values, at = list[Value](), length
    for kind in kinds:
        size = _INTEGERS.get(kind, (kind - 12) // 2 if kind >= 12 else 8 if kind == 7 else 0)
        values.append(_value(kind, payload[at : at + size], size))
        at += size
    return tuple(values)


def _value(kind: int, data: bytes, size: int) -> Value:
    if len(data) < size:
        return None
    if kind in _INTEGERS:
        return int.from_bytes(data, "big", signed=True)
    if kind in (8, 9):
        return kind - 8
    if kind >= 12:
        return data if kind % 2 == 0 else data.decode(errors="replace")
    return None


LARGEST = 1 << 28  # bytes; thousands of matches have less
_NEVER = datetime.fromtimestamp(0, UTC).isoformat(timespec="microseconds")
_EMPTY: dict[str, Value] = {"revision": 1, "saved_at": _NEVER, "header": "", "position": "", "played": 0, "finished": 0}


def salvage(source: Path, target: sqlite3.Connection) -> None:
    """Copy every row that can still be read; a huge file is not searched page by page. Raises OSError."""
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
