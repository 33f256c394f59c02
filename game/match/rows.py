"""The rows of saved matches: reads them into saves, and lists them; a journal writes them."""

import sqlite3
from contextlib import suppress
from typing import NamedTuple

import msgspec

from game.match.errors import SaveError
from game.match.format import LOST, NO_NOTE, Note, Save, format_of, header_from, position_from
from game.match.players import Draft
from game.match.schema import columns_of, newest_first


class Line(NamedTuple):
    """The number of the state that a move was made for, the move as text, and what is known of it."""

    number: int
    text: str
    note: Note = NO_NOTE


class Found(NamedTuple):
    """A saved match, and what is known about its rows."""

    save: Save
    revision: int
    lines: tuple[Line, ...]  # all moves that can be read, also those after a gap

    @property
    def left_at(self) -> int | None:
        """The number of the last state that the rows point to; None where there may have been later ones."""
        if not self.save.position.state:
            return None
        return max([self.save.position.number, *(line.number + 1 for line in self.lines)])


class Listed(NamedTuple):
    """The values of a match for the list; in a damaged file each may have any type."""

    match_id: str
    saved_at: object
    header: object
    position: object


def list_rows(connection: sqlite3.Connection) -> list[Listed]:
    """A row for each match, the one played last first."""
    query = f"SELECT id, saved_at, header, position FROM matches ORDER BY {newest_first(connection)}"  # noqa: S608
    return [Listed(*row) for row in connection.execute(query)]


def find_save(connection: sqlite3.Connection, match_id: str) -> Found:
    """A saved match; raises SaveError."""
    query = "SELECT revision, saved_at, header, position FROM matches WHERE id = ?"
    row = connection.execute(query, (match_id,)).fetchone()
    if row is None:
        raise SaveError("not_found", match_id)
    revision, saved_at, header_text, position_text = row
    header = header_from(header_text)
    lines = read_lines(connection, match_id)
    moves = _without_gap(lines, header.base_number)
    position = position_from(position_text, format_of(header_text))
    if position is LOST:
        position = msgspec.structs.replace(LOST, number=header.base_number + len(moves))
    save = Save(
        header=header,
        position=position,
        moves=moves,
        frozen_moves=tuple(line.text for line in lines if line.number < header.base_number),
        drafts=_read_drafts(connection, match_id),
        saved_at=str(saved_at),
        notes={line.number: line.note for line in lines if line.note != NO_NOTE},
    )
    return Found(save, revision, lines)


def read_lines(connection: sqlite3.Connection, match_id: str) -> tuple[Line, ...]:
    """The moves of a match in order, without lines that are no moves."""
    kinds = "typeof(number) = 'integer' AND typeof(line) = 'text'"
    noted = "made_at, reason" if "made_at" in columns_of(connection, "moves") else "NULL, NULL"  # of an older layout
    query = f"SELECT number, line, {noted} FROM moves WHERE match_id = ? AND {kinds} ORDER BY number"  # noqa: S608
    found = connection.execute(query, (match_id,))
    return tuple(Line(number, line, Note(_told_text(at), _told_text(why))) for number, line, at, why in found)


def _told_text(value: object) -> str:
    """A text; empty for what is none."""
    return value if isinstance(value, str) else ""


def lines_of(save: Save) -> list[Line]:
    """The moves of a save, the frozen ones in front."""
    base = save.header.base_number
    told = (*enumerate(save.frozen_moves, base - len(save.frozen_moves)), *enumerate(save.moves, base))
    return [Line(number, text, save.notes.get(number, NO_NOTE)) for number, text in told]


def _without_gap(lines: tuple[Line, ...], first: int) -> tuple[str, ...]:
    found = {line.number: line.text for line in lines}
    moves = list[str]()
    while (number := first + len(moves)) in found:
        moves.append(found[number])
    return tuple(moves)


def _read_drafts(connection: sqlite3.Connection, match_id: str) -> dict[int, Draft]:
    """The drafts that can be read; a damaged draft must not lose the match."""
    drafts: dict[int, Draft] = {}
    query = "SELECT seat, markers FROM drafts WHERE match_id = ? AND typeof(seat) = 'integer'"
    for seat, markers in connection.execute(query, (match_id,)):
        with suppress(ValueError, TypeError, RecursionError):
            drafts[seat] = msgspec.json.decode(markers, type=Draft)
    return drafts


def raw_text(connection: sqlite3.Connection, match_id: str) -> str:
    """The rows of a match as they are, as JSON, for one that cannot be opened. Raises SaveError where there is none."""
    tables = {"matches": "id", "moves": "match_id", "drafts": "match_id"}
    told = {table: _told(connection, table, key, match_id) for table, key in tables.items()}
    if not told["matches"]:
        raise SaveError("not_found", match_id)
    return msgspec.json.format(msgspec.json.encode({"rows": told}), indent=1).decode()


def _told(connection: sqlite3.Connection, table: str, key: str, match_id: str) -> list[dict[str, object]]:
    found = connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (match_id,))  # noqa: S608 - constants
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]
