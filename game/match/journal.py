"""The rows of one match in the database, brought up to date with every move in one transaction."""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime

import msgspec

from game.match.database import Database
from game.match.errors import SaveError
from game.match.format import LOST, Header, Position, Save, digest_of, header_from, position_from
from game.match.timeline import Timeline
from game.rules import save_state
from game.rules.moves import to_text
from game.rules.names import Markers


class Journal:
    """Writes a match. Where the disk refuses, the match goes on and the next commit writes what is missing."""

    def __init__(self, database: Database, match_id: str, header: Header, drafts: Mapping[int, Markers]) -> None:
        self.match_id = match_id
        self.drafts = dict(drafts)
        self._database = database
        self._header = header
        self._revision = 0  # of the rows as this journal knows them; 0: there are none
        self._agreed = 0  # moves before this number are the same in the rows and in memory
        self._late: Timeline | None = None  # what could not be written yet

    def take_up(self, revision: int, number: int) -> None:
        """Go on from rows that are there already."""
        self._revision, self._agreed = revision, number

    @property
    def is_saved(self) -> bool:
        """Whether all of the match is on the disk."""
        return self._late is None and not self._database.in_memory

    def commit(self, timeline: Timeline, spent_draft: int | None = None) -> None:
        """Write where the match stands; raises SaveError if another window went on with it."""
        self._commit(timeline, {seat: kept for seat, kept in self.drafts.items() if seat != spent_draft})

    def reseat(self, timeline: Timeline, header: Header, seat: int) -> None:
        """Write who sits at the table from now on; what was laid out on that seat is gone with who laid it out."""
        before, self._header = self._header, header
        try:
            self.commit(timeline, spent_draft=seat)
        except SaveError:
            self._header = before
            raise

    def keep_draft(self, timeline: Timeline, seat: int, markers: Markers | None) -> None:
        """Remember a plan that is not handed in yet, or forget it."""
        if markers is None:
            self.commit(timeline, spent_draft=seat)
        else:
            self._commit(timeline, {**self.drafts, seat: markers})

    def _commit(self, timeline: Timeline, drafts: dict[int, Markers]) -> None:
        self._agreed = min(self._agreed, timeline.table.number)
        try:
            self._write(timeline, drafts)
        except SaveError as error:
            if error.code == "changed_elsewhere":
                raise
            self._database.problem = error.code
            self._late = timeline
        self.drafts = drafts

    def catch_up(self) -> None:
        """Write what the disk refused before, if it takes it now."""
        if self._late is not None:
            self.commit(self._late)

    def _write(self, timeline: Timeline, drafts: Mapping[int, Markers]) -> None:
        with self._database.transaction() as connection:
            self._write_match(connection, timeline)
            self._write_moves(connection, timeline)
            connection.execute("DELETE FROM drafts WHERE match_id = ?", (self.match_id,))
            rows = [(self.match_id, seat, _text(markers)) for seat, markers in drafts.items()]
            connection.executemany("INSERT INTO drafts VALUES (?, ?, ?)", rows)
        self._revision += 1
        self._agreed = timeline.table.number
        self._late = None
        if not self._database.in_memory:
            self._database.problem = None

    def _write_match(self, connection: sqlite3.Connection, timeline: Timeline) -> None:
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        values = (self._revision + 1, now, _text(self._header), _text(position_of(timeline)), self.match_id)
        if not self._revision:
            connection.execute(
                "INSERT INTO matches (revision, saved_at, header, position, id) VALUES (?,?,?,?,?)", values
            )
            return
        changed = connection.execute(
            "UPDATE matches SET revision = ?, saved_at = ?, header = ?, position = ? WHERE id = ? AND revision = ?",
            (*values, self._revision),
        )
        if changed.rowcount != 1:
            raise SaveError("changed_elsewhere", self.match_id)

    def _write_moves(self, connection: sqlite3.Connection, timeline: Timeline) -> None:
        """Strike the lines that were undone and add the new ones."""
        connection.execute("DELETE FROM moves WHERE match_id = ? AND number >= ?", (self.match_id, self._agreed))
        fresh = (entry for entry in timeline.entries if entry.number >= self._agreed)
        rows = [(self.match_id, entry.number, to_text(entry.move)) for entry in fresh]
        connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def position_of(timeline: Timeline) -> Position:
    """Where a match stands, as a save tells it."""
    table = timeline.table
    state = save_state(table).decode()
    return Position(
        number=table.number,
        round=table.round,
        phase=table.phase,
        finished=table.is_over,
        state=state,
        state_digest=digest_of(state),
        undone_by=timeline.undone_by,
    )


def read_save(connection: sqlite3.Connection, match_id: str) -> tuple[Save, int]:
    """A saved match and the revision of its rows; raises SaveError."""
    row = connection.execute("SELECT * FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise SaveError("not_found", match_id)
    _, revision, saved_at, header_text, position_text = row
    header = header_from(header_text)
    query = "SELECT number, line FROM moves WHERE match_id = ? ORDER BY number"
    lines = connection.execute(query, (match_id,)).fetchall()
    moves = tuple(line for number, line in lines if number >= header.base_number)
    position = position_from(position_text)
    if position is LOST:
        position = msgspec.structs.replace(LOST, number=header.base_number + len(moves))
    save = Save(
        header=header,
        position=position,
        moves=moves,
        frozen_moves=tuple(line for number, line in lines if number < header.base_number),
        drafts=_read_drafts(connection, match_id),
        saved_at=saved_at,
    )
    return save, revision


def _read_drafts(connection: sqlite3.Connection, match_id: str) -> dict[int, Markers]:
    """What can be read of them: a plan that is not handed in yet is no reason to lose a match."""
    drafts = {}
    for seat, markers in connection.execute("SELECT seat, markers FROM drafts WHERE match_id = ?", (match_id,)):
        with suppress(ValueError, TypeError):
            drafts[int(seat)] = msgspec.json.decode(markers, type=Markers)
    return drafts


def insert_save(connection: sqlite3.Connection, match_id: str, save: Save) -> None:
    """Write the rows of a match that came from elsewhere."""
    row = (match_id, 1, save.saved_at, _text(save.header), _text(save.position))
    connection.execute("INSERT INTO matches (id, revision, saved_at, header, position) VALUES (?,?,?,?,?)", row)
    base = save.header.base_number
    lines = [*enumerate(save.frozen_moves, base - len(save.frozen_moves)), *enumerate(save.moves, base)]
    rows = [(match_id, number, line) for number, line in lines]
    connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)
    drafts = [(match_id, seat, _text(markers)) for seat, markers in save.drafts.items()]
    connection.executemany("INSERT INTO drafts VALUES (?, ?, ?)", drafts)
