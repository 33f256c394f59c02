"""All saved matches of one folder: begin, list, open, delete, export and import them."""

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import msgspec

from game.content import Content
from game.content.tables import TableSet
from game.match.database import Database, text_of
from game.match.errors import SaveCode, SaveError
from game.match.format import Header, Save, format_of, from_json, header_from, position_from, to_json
from game.match.journal import Journal, insert_save, position_of
from game.match.ledger import Ledger
from game.match.match import Match
from game.match.players import Player, check_players
from game.match.proof import with_proofs
from game.match.restore import cannot_open, refuse_strange_players, resume
from game.match.rows import Line, Listed, find_save, lines_of, list_rows, raw_text
from game.match.schema import FORGOTTEN
from game.match.timeline import Timeline
from game.places import data_folder
from game.rules import Options
from game.rules.moves import from_text, to_text
from game.rules.prepared import options_of, prepared_table
from game.rules.state import save_state


def prepared_save(content: Content, wanted: TableSet, players: Sequence[Player], moves: Iterable[bytes] = ()) -> Save:
    """The save of a prepared table and its moves; raises ValueError for an impossible table and IllegalMove."""
    timeline = Timeline(prepared_table(content, wanted))
    header = Header(
        content_digest=content.digest,
        options=options_of(wanted),
        seed=wanted.seed,
        players=tuple(players),
        base_number=timeline.table.number,
        base_state=save_state(timeline.table).decode(),
    )
    for move in moves:
        timeline.advance(from_text(move))
    lines = tuple(to_text(entry.move) for entry in timeline.entries)
    return Save(header=header, position=position_of(timeline), moves=lines, saved_at="")


class SavedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A line in the list of saved matches. With a `problem` it cannot be opened, and little else is known."""

    id: str
    saved_at: str  # ISO 8601, in UTC
    players: tuple[Player, ...] = ()
    options: Options = Options()
    content_digest: str = ""  # of the cards with which it is played
    seed: int = 0
    round: int = 0
    phase: str = ""
    moves: int = 0
    finished: bool = False
    problem: SaveCode | None = None


class Store(AbstractContextManager["Store"]):
    """The matches in a folder, or without one in the system's folder for a program's data."""

    def __init__(self, data_dir: Path | None = None, *, on_disk: bool = True) -> None:
        self._database = Database((data_dir or data_folder()) if on_disk else None)
        self._seen: list[SavedGame] = []  # when the list was read last
        self.ledger = Ledger(self._database)
        self.catch_up = self._database.catch_up

    @classmethod
    def in_memory(cls) -> "Store":
        """A store without a disk, whose matches are gone when the program ends."""
        return cls(on_disk=False)

    @property
    def problem(self) -> SaveCode | None:
        """What is wrong with the disk now, or None. Meanwhile matches go on in memory."""
        return self._database.problem or ("damaged" if self._database.set_aside else None)

    @property
    def refusal(self) -> SaveCode | None:
        """What the disk refused last, or None where all is well again."""
        return self._database.problem

    @property
    def unsaved_counts(self) -> list[int]:
        """How many moves are not on the disk, for each match whose newest state is not there."""
        return [journal.unsaved_count for journal in self._late()]

    @property
    def set_aside(self) -> Path | None:
        return self._database.set_aside

    def new_match(self, content: Content, options: Options, seed: int, players: tuple[Player, ...]) -> Match:
        """A new match, saved; raises ValueError for players, options or a seed (of 63 bits) that don't fit."""
        check_players(options, players)
        if not 0 <= seed < 1 << 63:
            raise ValueError(f"a seed is a number of up to 63 bits, not {seed}")
        timeline = Timeline.start(content, options, seed)
        header = Header(content_digest=content.digest, options=options, seed=seed, players=players)
        journal = Journal(self._database, secrets.token_hex(8), header, {})
        journal.commit(timeline)
        return Match(content, header, timeline, journal)

    def saved_games(self, cards_of: Callable[[str], Content] | None = None) -> list[SavedGame]:
        """All matches, the one played last first: those on the disk, and those that are not there yet.

        With `cards_of`, which gives the cards of a digest, those whose states break a law are known as such. If the
        file cannot be read now, those that were read last; `refusal` says why.
        """
        with suppress(SaveError):  # `refusal` tells about it, and the list is shown anyway
            self._seen = [_listed(row, cards_of) for row in self._database.read(list_rows)]
        late = [_told(journal) for journal in reversed(self._late())]
        known = {game.id for game in late}
        return [*late, *(game for game in self._seen if game.id not in known)]

    def _late(self) -> list[Journal]:
        """The journals of matches that are not on the disk, the one played last at the end."""
        return [journal for journal in self._database.unsaved.values() if isinstance(journal, Journal)]

    def open_match(self, match_id: str, content: Content) -> Match:
        """A match as it was left, also one that is only in memory; raises SaveError."""
        late = self._database.unsaved.get(match_id)
        if isinstance(late, Journal):
            save = late.save()
            header, timeline, journal = self._resumed(match_id, save, lines_of(save), content)
            journal.take_over(late, timeline)
            return Match(content, header, timeline, journal)
        found = self._database.read(lambda connection: find_save(connection, match_id))
        header, timeline, journal = self._resumed(match_id, found.save, found.lines, content)
        journal.take_up(found.revision, timeline.table.number)
        match = Match(content, header, timeline, journal)
        match.left_at = found.left_at
        return match

    def _resumed(
        self, match_id: str, save: Save, lines: Iterable[Line], content: Content
    ) -> tuple[Header, Timeline, Journal]:
        header, timeline = resume(save, content)
        return header, timeline, Journal(self._database, match_id, header, save.drafts, lines, save.notes)

    def delete(self, match_id: str) -> None:
        """Forget a match, if it is still there, but not what was counted of it; raises SaveError."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM matches WHERE id = ?", (match_id,))
            connection.execute("DELETE FROM moves WHERE match_id = ?", (match_id,))
            connection.execute("DELETE FROM drafts WHERE match_id = ?", (match_id,))
            told_nothing = (match_id, FORGOTTEN)
            connection.execute("DELETE FROM figures WHERE match_id = ? AND record = ?", told_nothing)

        self._database.write(work)
        self._database.unsaved.pop(match_id, None)

    def export_json(self, match_id: str) -> str:
        """A match as text that `import_json` reads; raises SaveError."""
        late = self._database.unsaved.get(match_id)
        if isinstance(late, Journal):
            return to_json(late.save())
        return to_json(self._database.read(lambda connection: find_save(connection, match_id)).save)

    def export_match(self, match_id: str, content: Content) -> str:
        """A match as text that anybody may read and `prove`, with the digest after each move; raises SaveError."""
        return to_json(with_proofs(from_json(self.export_json(match_id)), content))

    def export_raw(self, match_id: str) -> str:
        """The rows of a match that cannot be opened; raises SaveError where there are none or the disk refuses."""
        return self._database.read(lambda connection: raw_text(connection, match_id))

    def import_json(self, text: str) -> str:
        """The id of the match that was read from a text, a new one; raises SaveError."""
        save = from_json(text)
        match_id = secrets.token_hex(8)
        self._database.write(lambda connection: insert_save(connection, match_id, save))
        return match_id

    def close(self) -> None:
        self._database.close()

    def __exit__(self, *_: object) -> None:
        self.close()


def _told(journal: Journal) -> SavedGame:
    save = journal.save()
    return _listed(Listed(journal.match_id, save.saved_at, text_of(save.header), text_of(save.position)))


def _listed(row: Listed, cards_of: Callable[[str], Content] | None = None) -> SavedGame:
    saved_at = row.saved_at if isinstance(row.saved_at, str) else ""
    try:
        header, position = header_from(row.header), position_from(row.position, format_of(row.header))
        refuse_strange_players(header)
    except SaveError as error:
        return SavedGame(id=row.match_id, saved_at=saved_at, problem=error.code)
    if cards_of is not None and (problem := cannot_open(header, position, cards_of(header.content_digest))):
        return SavedGame(id=row.match_id, saved_at=saved_at, problem=problem)
    return SavedGame(
        id=row.match_id,
        saved_at=saved_at,
        players=header.players,
        options=header.options,
        content_digest=header.content_digest,
        seed=header.seed,
        round=position.round,
        phase=position.phase,
        moves=position.number,
        finished=position.finished,
    )
