"""The statistics as a screen asks for them: older games are counted first, one at a time, and a table is written."""

from collections.abc import Sequence
from pathlib import Path

from game.client.base.i18n import say
from game.client.session.profile_store import ProfileStore, short_content
from game.client.session.saved_games import write_and_tell
from game.client.text.save_text import REASONS, save_error
from game.client.ui.overlay import Message
from game.client.ui.scene import Destination, Push, Transition
from game.content import Content
from game.match.errors import SaveError
from game.match.ledger import Counted
from game.match.statistics import to_csv
from game.match.store import SavedGame, Store

TABLE = "statistics.csv"


class StatisticsController:
    """What was counted of all finished games; `folder` is where a table may be written, None where nothing may be."""

    def __init__(self, store: Store, contents: Sequence[Content], folder: Path | None) -> None:
        """`contents` are those that a game may have been played with."""
        self._store = store
        self._contents, self.content = contents, contents[0]
        self.folder = folder
        self.counted: list[Counted] = store.ledger.all()
        self._waiting: list[SavedGame] = [
            game for game in store.saved_games() if game.finished and not game.problem and store.ledger.lacks(game.id)
        ]
        self.to_count = len(self._waiting)

    @property
    def is_counting(self) -> bool:
        return bool(self._waiting)

    @property
    def done(self) -> int:
        return self.to_count - len(self._waiting)

    def count_next(self) -> None:
        """Count one older game: a few milliseconds."""
        game = self._waiting.pop()
        content = next((one for one in self._contents if one.digest == game.content_digest), self.content)
        self._store.ledger.count(game.id, content)
        if not self._waiting:
            self.counted = self._store.ledger.all()

    @property
    def trouble(self) -> str:
        """Why these are not all games, or why what was counted is not kept; empty where all is well."""
        refusal = self._store.ledger.refusal
        if refusal in REASONS:
            return say("The latest figures can’t be saved. {reason}", reason=REASONS[refusal]())
        return ""

    @property
    def left_out(self) -> int:
        """How many finished games cannot be counted."""
        return len(self._store.ledger.uncountable)

    def write_table(self) -> Transition:
        """Write what every seat did in every game into a file that spreadsheets read, and say where."""
        assert self.folder is not None  # else nobody offers it
        path = self.folder / TABLE
        words = "\N{BYTE ORDER MARK}" + to_csv(self.counted)  # the mark tells Excel that it is UTF-8
        return write_and_tell(path, words, say("Statistics"), say("The table of all games is in {path}.", path=path))

    def forget(self, name: str) -> Transition:
        """Leave nothing of a person in the statistics; say why, where the disk refuses."""
        try:
            self._store.ledger.forget(name)
        except SaveError as error:
            return Push(Message(say("Statistics"), save_error(error.code)))
        self.counted = self._store.ledger.all()
        return None


class ToStatistics(Destination, opens="game.client.scenes.statistics_pages:StatisticsPages"):
    """The statistics of finished games."""

    controller: StatisticsController


class ToFeats(Destination, opens="game.client.scenes.hall_scene:Feats"):
    """The feats of the guild, and who earned them."""

    controller: StatisticsController


def statistics_of(profile: ProfileStore) -> StatisticsController:
    """The statistics of the games kept there, with their short ones; a stand writes no table. Raises ContentError."""
    contents = (profile.content, short_content(profile.content))
    return StatisticsController(profile.store, contents, None if profile.kiosk else profile.folder)
