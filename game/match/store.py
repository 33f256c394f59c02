"""All saved matches of one folder: begin, list, open, delete, export and import them."""

import secrets
from pathlib import Path
from types import TracebackType

import msgspec
import platformdirs

from game.content import Content
from game.match.database import Database
from game.match.errors import SaveCode, SaveError
from game.match.format import Header, from_json, header_from, position_from, to_json
from game.match.journal import Journal, insert_save, read_save
from game.match.match import Match
from game.match.players import Player, check_players
from game.match.resume import resume
from game.match.timeline import Timeline
from game.rules import Options

__all__ = ["SaveError", "SavedGame", "Store"]


class SavedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list of saved matches. Where `problem` is set it cannot be opened, and little else is known."""

    id: str
    saved_at: str  # ISO 8601, in UTC
    players: tuple[Player, ...] = ()
    options: Options = Options()
    round: int = 0
    phase: str = ""
    moves: int = 0
    finished: bool = False
    problem: SaveCode | None = None


class Store:
    """The matches in a folder; without one, in the place that the system has for a program's data."""

    def __init__(self, data_dir: Path | None = None) -> None:
        self._database = Database(platformdirs.user_data_path("gutenberg-table") if data_dir is None else data_dir)

    @property
    def problem(self) -> SaveCode | None:
        """What is wrong with the disk just now, or None. Matches go on in memory meanwhile."""
        return self._database.problem or ("damaged" if self._database.set_aside else None)

    @property
    def set_aside(self) -> Path | None:
        """Where a file that was found damaged lies now."""
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

    def saved_games(self) -> list[SavedGame]:
        """All saved matches, the one played last in front; raises SaveError where the file cannot be read any more."""
        query = "SELECT id, saved_at, header, position FROM matches ORDER BY saved_at DESC"
        with self._database.reading() as connection:
            return [_listed(*row) for row in connection.execute(query)]

    def open_match(self, match_id: str, content: Content) -> Match:
        """A saved match where it was left; raises SaveError."""
        with self._database.reading() as connection:
            save, revision = read_save(connection, match_id)
        header, timeline = resume(save, content)
        journal = Journal(self._database, match_id, header, save.drafts)
        journal.take_up(revision, timeline.table.number)
        return Match(content, header, timeline, journal)

    def delete(self, match_id: str) -> None:
        """Forget a match; it is no error if it is gone already. Raises SaveError where the disk refuses."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM matches WHERE id = ?", (match_id,))
            connection.execute("DELETE FROM moves WHERE match_id = ?", (match_id,))
            connection.execute("DELETE FROM drafts WHERE match_id = ?", (match_id,))

    def export_json(self, match_id: str) -> str:
        """A match as text that `import_json` reads; raises SaveError."""
        with self._database.reading() as connection:
            return to_json(read_save(connection, match_id)[0])

    def import_json(self, text: str) -> str:
        """The id of the match that was read from a text, a new one; raises SaveError."""
        save = from_json(text)
        match_id = secrets.token_hex(8)
        with self._database.transaction() as connection:
            insert_save(connection, match_id, save)
        return match_id

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _listed(match_id: str, saved_at: str, header_text: str, position_text: str) -> SavedGame:
    try:
        header, position = header_from(header_text), position_from(position_text)
    except SaveError as error:
        return SavedGame(id=match_id, saved_at=saved_at, problem=error.code)
    return SavedGame(
        id=match_id,
        saved_at=saved_at,
        players=header.players,
        options=header.options,
        round=position.round,
        phase=position.phase,
        moves=position.number,
        finished=position.finished,
    )
