"""The journal of one match: writes each move to the disk in one transaction, and knows what is written."""

import sqlite3
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from secrets import token_hex

from msgspec.structs import replace

from game.match.database import Database, text_of
from game.match.errors import SaveError
from game.match.format import NO_NOTE, Header, Note, Position, Save
from game.match.ledger import played_of, write_figures
from game.match.players import Draft
from game.match.rows import Line, lines_of, read_lines
from game.match.timeline import Timeline
from game.rules import Table
from game.rules.moves import to_text
from game.rules.state import digest_of, save_state


class Journal:
    """Writes a match. If the disk refuses, the match goes on, and every later try writes everything that is missing.

    `parted` says that the match goes on under another id: another window continued the same match while moves of this
    one could not be written, and neither of the two must be lost.
    """

    def __init__(
        self,
        database: Database,
        match_id: str,
        header: Header,
        drafts: Mapping[int, Draft],
        lines: Iterable[Line] = (),
        notes: Mapping[int, Note] = {},
    ) -> None:
        self.match_id = match_id
        self.header = header
        self.drafts = dict(drafts)
        self.notes = dict(notes)  # by the number of the state that a move was made for
        self.late: Timeline | None = None  # the entry for this match, while it is not on the disk
        self.saved_at = _now()
        self.parted = False
        # Moves made under other rules or content, before the state from which the match goes on: never replayed.
        self._before = tuple(line for line in lines if line.number < header.base_number)
        self._database = database
        self._revision = 0  # revision of the rows as this journal knows them; 0 without rows
        self._agreed = 0  # moves before this number are equal in the rows and in memory
        self._opened = database.opened  # the file to which the last two belong

    def take_up(self, revision: int, number: int) -> None:
        """Continue with rows that exist already."""
        self._revision, self._agreed = revision, number

    def take_over(self, other: "Journal", timeline: Timeline) -> None:
        """Continue after another journal of the same match, whose newest state is not on the disk."""
        self._revision, self._agreed, self._opened = other._revision, other._agreed, other._opened
        self.saved_at, self.parted = other.saved_at, other.parted
        self._fall_behind(timeline)

    @property
    def is_saved(self) -> bool:
        return self.late is None

    @property
    def unsaved_count(self) -> int:
        """How many moves are not on the disk; other things may be missing there as well."""
        return max(0, self.late.table.number - self._agreed) if self.late is not None else 0

    def save(self) -> Save:
        """The match as a save, for the list of unsaved matches."""
        assert self.late is not None  # only called while the match is not on the disk
        return Save(
            header=self.header,
            position=position_of(self.late),
            moves=tuple(to_text(entry.move) for entry in self.late.entries),
            frozen_moves=tuple(line.text for line in self._before),
            drafts=self.drafts,
            saved_at=self.saved_at,
            notes={number: note for number, note in self.notes.items() if number < self.late.table.number},
        )

    def note(self, number: int, reason: str = "") -> None:
        """Remember when the move of a state was made, and why, to be written with it."""
        self.notes[number] = Note(_now(), reason)

    def commit(self, timeline: Timeline, spent_draft: int | None = None) -> None:
        """Write the present state; raises SaveError if another window continued the match."""
        self._commit(timeline, {seat: kept for seat, kept in self.drafts.items() if seat != spent_draft})

    def reseat(self, timeline: Timeline, header: Header, seat: int) -> None:
        """Write the new players; the draft of a seat goes with the player who made it."""
        before, self.header = self.header, header
        try:
            self.commit(timeline, spent_draft=seat)
        except SaveError:
            self.header = before
            raise

    def keep_draft(self, timeline: Timeline, seat: int, draft: Draft | None) -> None:
        """Write the draft of a seat, or delete it."""
        if draft is None:
            self.commit(timeline, spent_draft=seat)
        else:
            self._commit(timeline, {**self.drafts, seat: draft})

    def _commit(self, timeline: Timeline, drafts: dict[int, Draft]) -> None:
        self.saved_at = _now()
        self._agreed = min(self._agreed, timeline.table.number)
        if self._keep(timeline, drafts):
            self._let_others_follow()
        else:
            self._fall_behind(timeline)
        self.drafts = drafts

    def _let_others_follow(self) -> None:
        """Try again to write other unsaved matches; this match stays the one played last."""
        if not self._database.unsaved:
            return
        self._database.catch_up()
        try:
            self._database.write(lambda connection: _put_in_front(connection, self.match_id))
        except SaveError:
            return  # a wrong order alone is not reported; `problem` tells about the disk

    def _fall_behind(self, timeline: Timeline) -> None:
        self.late = timeline
        self._database.unsaved.pop(self.match_id, None)
        self._database.unsaved[self.match_id] = self  # moved to the end, as the match played last

    def check(self, timeline: Timeline) -> bool:
        """Try again to write what is missing; returns whether all is on the disk and the file is in its place."""
        if self.late is None and self._database.is_in_place:
            return True
        if not self._keep(timeline, self.drafts):
            self._fall_behind(timeline)
        return self.is_saved

    def catch_up(self) -> bool:
        """Try again to write what is missing; returns whether all is on the disk."""
        return self.late is None or self._keep(self.late, self.drafts)

    def _keep(self, timeline: Timeline, drafts: Mapping[int, Draft]) -> bool:
        """Write what is missing; returns whether the disk took it. SaveError if another window went on with it."""
        try:
            self._write(timeline, drafts)
        except SaveError as error:
            if error.code != "changed_elsewhere":
                return False
            if self.late is None and self._opened == self._database.opened:
                raise
            self._part()
            return self._keep(timeline, drafts)
        return True

    def _part(self) -> None:
        kept_back = self._database.unsaved.pop(self.match_id, None)
        self.match_id = token_hex(8)
        if kept_back is not None:
            self._database.unsaved[self.match_id] = self
        self._revision = self._agreed = 0
        self._opened = self._database.opened
        self.parted = True

    def _write(self, timeline: Timeline, drafts: Mapping[int, Draft]) -> None:
        written, position = self._revision, position_of(timeline)

        def work(connection: sqlite3.Connection) -> None:
            nonlocal written
            revision, agreed = self._found(connection, timeline)
            written = revision + 1
            _write_match(connection, self.match_id, written, self.saved_at, self.header, position)
            connection.execute("DELETE FROM moves WHERE match_id = ? AND number >= ?", (self.match_id, agreed))
            _write_lines(connection, self.match_id, self._lines(timeline, agreed))
            _write_drafts(connection, self.match_id, drafts)
            if position.finished:
                write_figures(connection, self.match_id, played_of(self.header, timeline, self.notes))

        self._database.write(work)
        self._revision, self._agreed, self._opened = written, timeline.table.number, self._database.opened
        self.late = None
        self._database.unsaved.pop(self.match_id, None)

    def _found(self, connection: sqlite3.Connection, timeline: Timeline) -> tuple[int, int]:
        """The revision of the rows, and how many of their moves are still right; raises SaveError.

        Where it is not known what the rows should be (another file lies there, or a try may have got further than it
        could tell), they are built upon as far as they are a part of this match.
        """
        row = connection.execute("SELECT revision FROM matches WHERE id = ?", (self.match_id,)).fetchone()
        same_file = self._opened == self._database.opened
        if row is None and (self._revision == 0 or not same_file):
            return 0, 0
        if row is not None and same_file and row[0] == self._revision:
            return self._revision, self._agreed
        unsure = self.late is not None or not same_file
        if row is None or not unsure or not self._is_part(connection, timeline):
            raise SaveError("changed_elsewhere", self.match_id)
        return row[0], 0

    def _is_part(self, connection: sqlite3.Connection, timeline: Timeline) -> bool:
        """Whether all moves in the rows are moves of this match."""
        ours = {line.number: line.text for line in self._lines(timeline, 0)}
        return all(ours.get(line.number) == line.text for line in read_lines(connection, self.match_id))

    def _lines(self, timeline: Timeline, since: int) -> list[Line]:
        entries = (entry for entry in timeline.entries if entry.number >= since)
        fresh = [Line(entry.number, to_text(entry.move), self.notes.get(entry.number, NO_NOTE)) for entry in entries]
        return [*(line for line in self._before if line.number >= since), *fresh]


def insert_save(connection: sqlite3.Connection, match_id: str, save: Save) -> None:
    """Write the rows of an imported match, which counts as played last."""
    _write_match(connection, match_id, 1, save.saved_at, save.header, save.position)
    _write_lines(connection, match_id, lines_of(save))
    _write_drafts(connection, match_id, save.drafts)


def _write_match(
    connection: sqlite3.Connection, match_id: str, revision: int, saved_at: str, header: Header, position: Position
) -> None:
    connection.execute(
        "INSERT INTO matches (id, revision, saved_at, header, position, finished, played) "
        "VALUES (?, ?, ?, ?, ?, ?, 0) "
        "ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, saved_at = excluded.saved_at, "
        "header = excluded.header, position = excluded.position, finished = excluded.finished",
        (match_id, revision, saved_at, text_of(header), text_of(position), position.finished),
    )
    _put_in_front(connection, match_id)


def _write_lines(connection: sqlite3.Connection, match_id: str, lines: list[Line]) -> None:
    rows = [(match_id, *line[:2], line.note.made_at or None, line.note.reason or None) for line in lines]
    connection.executemany("INSERT INTO moves (match_id, number, line, made_at, reason) VALUES (?, ?, ?, ?, ?)", rows)


def _write_drafts(connection: sqlite3.Connection, match_id: str, drafts: Mapping[int, Draft]) -> None:
    connection.execute("DELETE FROM drafts WHERE match_id = ?", (match_id,))
    rows = [(match_id, seat, text_of(draft)) for seat, draft in drafts.items()]
    connection.executemany("INSERT INTO drafts (match_id, seat, markers) VALUES (?, ?, ?)", rows)


def _put_in_front(connection: sqlite3.Connection, match_id: str) -> None:
    """Make a match the one played last, by an order of its own, because clocks can be wrong."""
    query = "UPDATE matches SET played = (SELECT max(played) + 1 FROM matches) WHERE id = ?"
    connection.execute(query, (match_id,))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def position_of(timeline: Timeline) -> Position:
    """The position of a match for a save."""
    return replace(position_at(timeline.table), undone_by=timeline.undone_by)


def position_at(table: Table) -> Position:
    """The position of a table for a save, where nobody has undone anything."""
    state = save_state(table).decode()
    return Position(
        number=table.number,
        round=table.round,
        phase=table.phase,
        finished=table.is_over,
        state=state,
        state_digest=digest_of(state),
    )
