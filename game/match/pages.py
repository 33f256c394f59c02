"""Pages: finds the rows in the pages of a damaged database, without its trees.

A page is read by itself, as the format of SQLite's files has it (sqlite.org/fileformat2.html): its kind, the places of
its cells, and in each cell a record, whose end may lie on further pages. What does not fit is passed over.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from game.match.layout import page_size_of

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
