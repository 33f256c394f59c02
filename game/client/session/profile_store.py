"""ProfileStore: all files that are kept between matches, such as settings, saved matches, the hall of fame and seats.

All of it is imported, read or opened when it is first needed, so that the title is there at once.
"""

from __future__ import annotations

from contextlib import closing, suppress
from datetime import date, datetime
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.base.kept_files import COMPANION, COMPANION_GAME, SAVES, TUTORIAL, Kind, Trouble, refused, unreadable
from game.client.base.settings import FILE as SETTINGS
from game.client.base.settings import Choices, Settings
from game.client.session.hall_of_fame import Hall, Record
from game.client.session.save_status import SaveStatus
from game.foreign_file import SQLITE_TAILS, is_file, refuse_no_file
from game.places import data_folder, owners_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.client.base.seating import Seating
    from game.client.session.commission import Attempts
    from game.client.session.tutorial_progress import Progress
    from game.content import Content
    from game.match.store import SavedGame, Store

SHORT_ROUNDS = 3  # of a first game, and of a short one at a stand: about a quarter of an hour


class ProfileStore:
    """The files of one folder; in a `kiosk` nothing is written to the disk or left for the next visitor."""

    def __init__(self, data_dir: Path | None, *, kiosk: bool = False, choices: Choices | None = None) -> None:
        """`choices` are those of the folder, where they are read already."""
        self._data_dir = data_dir
        self.kiosk = kiosk
        self.first_choices = Settings()  # the settings with which each visitor of a stand begins
        self.commissions: set[date] = set()  # commissions begun here, which stay commissions if the clock is set back
        self._seats: Seating | None = None  # the seats of a visitor's last match at a stand
        if choices is not None:
            self.choices = choices

    @cached_property
    def folder(self) -> Path:
        """Where matches and the last seating are kept."""
        return data_folder() if self._data_dir is None else self._data_dir

    @cached_property
    def choices(self) -> Choices:
        return Choices(self._kept_in)

    @cached_property
    def store(self) -> Store:
        """The saved matches; where the disk refuses them, a sentence below the page says so."""
        from game.match.store import Store

        if self.kiosk:
            return Store.in_memory()
        store = Store(self.folder)
        self.choices.keeping = SaveStatus(store, self.choices.refusals)
        return store

    @cached_property
    def hall(self) -> Hall:
        return Hall(self._kept_in, self._telling("hall"))

    @cached_property
    def attempts(self) -> Attempts:
        from game.client.session.commission import Attempts

        return Attempts(self._kept_in, self._telling("attempts"))

    @cached_property
    def progress(self) -> Progress:
        from game.client.session.tutorial_progress import Progress

        return Progress(self._kept_in, self._telling("tutorial"))

    @property
    def _kept_in(self) -> Path | None:
        """The folder of what is written; None at a stand."""
        return None if self.kiosk else self.folder

    def _telling(self, kind: Kind) -> Callable[[Trouble], None]:
        return lambda trouble: self.choices.refusals.tell(unreadable(kind, trouble))

    @cached_property
    def content(self) -> Content:
        """The cards and tables of the game; raises ContentError where config/ is not in order."""
        from game.content import load_content, own_content

        return load_content() if owners_folder() else own_content()

    @staticmethod
    def today() -> date:
        """Today in local time, whose commission is offered."""
        return datetime.now().astimezone().date()

    def close(self) -> None:
        if "store" in self.__dict__:
            self.store.close()

    def forget_visitor(self) -> None:
        self.choices.now = self.first_choices
        self._seats = None
        for save in self.store.saved_games():
            self.store.delete(save.id)
        self.store.ledger.clear()
        self.__dict__.pop("progress", None)

    def record(self) -> Record | None:
        if self.hall.record is None:
            return None  # the rules must not be imported yet
        from game.client.session.hall_words import record

        return record(self.hall)

    def has_saves(self) -> bool:
        """Whether there are saved matches; before the store is open, whether their file exists."""
        if "store" in self.__dict__:
            return bool(self.saved_games()) or self.store.refusal is not None
        return is_file(self.folder / SAVES)

    @property
    def is_new(self) -> bool:
        """Whether nobody has done anything here yet that was kept; never at a stand."""
        return not self.kiosk and not any(is_file(self.folder / name) for name in (SAVES, SETTINGS, TUTORIAL))

    def saved_games(self) -> list[SavedGame]:
        """All saved matches, the one played last first; those that cannot be shown are marked as damaged."""
        from game.client.session.saved_games import showable

        return [showable(save) for save in self.store.saved_games(self._cards_to_list())]

    def cards_of(self, digest: str) -> Content:
        """The cards that a match was played with, of a short game where it was one; else those of today."""
        return _cards_of(self.content, digest)

    def _cards_to_list(self) -> Callable[[str], Content] | None:
        """The cards by which saved matches are looked at; None where they cannot be read, which is told elsewhere."""
        from game.content import ContentError

        try:
            self.content  # noqa: B018 - read now, or not at all
        except ContentError:
            return None
        return self.cards_of

    def game_waits(self) -> bool:
        """Whether a saved match is not over yet; before the store is open, as far as a quick look can tell."""
        if "store" in self.__dict__:
            return any(not (save.finished or save.problem) for save in self.saved_games())
        if not self.has_saves():
            return False
        return match_waits(self.folder / SAVES)

    def resumed(self) -> SavedGame | None:
        """The match played last that can be opened and is not over; None where there is none."""
        return next((save for save in self.saved_games() if save.problem is None and not save.finished), None)

    @property
    def has_companion(self) -> bool:
        return is_file(self.folder / COMPANION / COMPANION_GAME)

    def attempt(self, day: date, printer: str, match: str) -> bool:
        """Make a match a printer's attempt that counts, if there is none; returns whether it is. Failures are told."""
        try:
            return self.attempts.claim(day, printer, match)
        except OSError as error:
            self.choices.refusals.tell(refused("attempts", error))
            return self.attempts.first(day, printer) == match

    def keep_progress(self, keep: Callable[[], None]) -> None:
        """Keep the progress in the tutorial; where the disk refuses, a sentence says so."""
        try:
            keep()
        except OSError as error:
            self.choices.refusals.tell(refused("tutorial", error))

    def recall_seats(self) -> Seating:
        """The seats of the last match, or those that are offered the very first time."""
        from game.client.base.seating import first_seating, recall

        if self.kiosk:
            return self._seats or first_seating()
        return recall(self.folder, self._telling("seats"))

    def remember_seats(self, seating: Seating) -> None:
        """Save the seats for the next match; raises OSError."""
        from game.client.base.seating import remember

        if self.kiosk:
            self._seats = seating
        else:
            remember(self.folder, seating, self._telling("seats"))


def short_content(content: Content) -> Content:
    """The cards and tables of a short game."""
    from game.content import shortened

    return shortened(content, min(SHORT_ROUNDS, content.rules.rounds))


@lru_cache(maxsize=16)  # to name all cards takes a millisecond, and a list of matches asks for each
def _cards_of(content: Content, digest: str) -> Content:
    from game.content import is_name_of

    short = short_content(content)
    return short if is_name_of(digest, short) and not is_name_of(digest, content) else content


def match_waits(path: Path) -> bool:
    """Whether a match in this file may not be over yet; also true where that cannot be found out.

    A quick look for the title, without `game.match`, which imports the rules and takes long.
    """
    import sqlite3

    with suppress(OSError, sqlite3.Error, UnicodeDecodeError):  # names of tables in a damaged file may be invalid text
        refuse_no_file(path, *SQLITE_TAILS)
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=0.0)) as connection:
            # fails on a file of an older layout, which has no such column until it is opened
            return bool(connection.execute("select 1 from matches where not finished limit 1").fetchone())
    return True
