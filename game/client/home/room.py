"""The room around a match: the title, the saved games, and the way into a game and out of it.

Everything heavy is imported, read or opened when it is first needed, so that the title is there at once.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.home.file_names import COMPANION, COMPANION_GAME, SAVES
from game.client.home.settings import Choices, Settings
from game.client.screen.destinations import (
    ToCommission,
    ToCompanion,
    ToHall,
    ToSavedGames,
    ToSettings,
    ToSetup,
    ToTitle,
)
from game.client.screen.scene import Chain, Push, Quit, Reset, Transition
from game.client.words.messages import say

if TYPE_CHECKING:
    from game.client.home.attempts import Attempts
    from game.client.home.hall_of_fame import Hall
    from game.client.home.kept_files import Trouble
    from game.client.home.lessons import Lessons
    from game.client.home.seating import Seating
    from game.client.home.title_items import Record
    from game.client.session.computers import Thinks
    from game.client.session.sitting import MakePrompt, MakeScene, Sitting
    from game.content import Content
    from game.match.match import Match
    from game.match.store import SavedGame, Store

SHORT_ROUNDS = 3  # of a first game, and of a short one at a stand: about a quarter of an hour


class Room:
    """Leads from the title into matches and back; `make_scene` and `make_prompt` show what happens in them.

    In a `kiosk` nobody leaves the program, what one visitor did is gone for the next, and nothing touches the disk.
    """

    def __init__(
        self, data_dir: Path | None, make_scene: MakeScene, make_prompt: MakePrompt, *, kiosk: bool = False
    ) -> None:
        self._data_dir = data_dir
        self.kiosk = kiosk
        self.first_choices = Settings()  # those that each visitor of a stand begins with
        self._make_scene = make_scene
        self._make_prompt = make_prompt
        self._seats: Seating | None = None  # of the last match of a stand's visitor
        self.commissions: set[date] = set()  # begun here: they stay commissions if the clock is set back meanwhile
        self._told = False  # that something is wrong with the disk
        self._thinker: Thinks | None = None
        self.lessons: Lessons | None = None  # of the first game that is played now
        self._played: Content | None = None  # what the match is played with that somebody thinks about

    @cached_property
    def folder(self) -> Path:
        """Where matches and the last seating are kept."""
        if self._data_dir is not None:
            return self._data_dir
        import platformdirs

        return platformdirs.user_data_path("gutenberg-table")

    @cached_property
    def choices(self) -> Choices:
        """The settings, kept beside the saved matches."""
        return Choices(None if self.kiosk else self.folder)

    @cached_property
    def store(self) -> Store:
        """The saved matches; what the disk does not take of them is told below the page."""
        from game.client.home.unsaved import Keeping
        from game.match.store import Store

        if self.kiosk:
            return Store.in_memory()
        store = Store(self.folder)
        self.choices.keeping = Keeping(store, self.choices.refusals)
        return store

    @cached_property
    def hall(self) -> Hall:
        """The hall of fame, kept beside the saved matches."""
        from game.client.home.hall_of_fame import Hall
        from game.client.words.disk import hall_unreadable

        return Hall(
            None if self.kiosk else self.folder, lambda trouble: self.choices.refusals.tell(hall_unreadable(trouble))
        )

    @cached_property
    def attempts(self) -> Attempts:
        """Which attempts at commissions count, kept beside the saved matches."""
        from game.client.home.attempts import Attempts
        from game.client.words.disk import attempts_unreadable

        return Attempts(
            None if self.kiosk else self.folder,
            lambda trouble: self.choices.refusals.tell(attempts_unreadable(trouble)),
        )

    @staticmethod
    def today() -> date:
        """The day by the clock of this place, whose commission is offered."""
        return datetime.now().astimezone().date()

    @cached_property
    def content(self) -> Content:
        """The cards and tables of the game; raises ContentError where config/ is not in order."""
        from game.content import load_content

        return load_content()

    @property
    def thinker(self) -> Thinks:
        """Where computer players think, from the first thought on until the match is left."""
        if self._thinker is None:
            from game.match.thinking import Thinker

            self._thinker = Thinker(self._played or self.content)
        return self._thinker

    def close(self) -> None:
        """Let go of what computer players think and of the saved matches' file; this never waits."""
        self.end_thinking()
        if "store" in self.__dict__:
            self.store.close()

    def quit(self) -> Transition:
        """Out of the program, after a question where the disk has not everything."""
        return self.choices.keeping.quit() if self.choices.keeping is not None else Quit()

    def end_thinking(self) -> None:
        """Nobody thinks any more; this never waits."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _forget_visitor(self) -> None:
        self.choices.now = self.first_choices
        self._seats = None
        for save in self.store.saved_games():
            self.store.delete(save.id)

    # the title

    def record(self) -> Record | None:
        """The best name in the hall of fame; None where it is empty."""
        if self.hall.record is None:
            return None  # nothing of the rules is imported yet
        from game.client.home.best_name import record

        return record(self.hall)

    def show_hall(self) -> Transition:
        """To the hall of fame, over the scene that asks for it."""
        return Push(ToHall(self.hall, self.today(), lambda: self.safely(self.commission)))

    def settings(self) -> Transition:
        """To the settings, over the scene that asks for them."""
        return Push(ToSettings(self.choices, self.kiosk))

    def has_saves(self) -> bool:
        """Whether there is a match to open; before the store is open, whether there is a file of them."""
        if "store" in self.__dict__:
            return bool(self.saved_games()) or self.store.refusal is not None
        return _is_file(self.folder / SAVES)

    def saved_games(self) -> list[SavedGame]:
        """All matches, the one played last in front; those that cannot be shown are told as damaged."""
        from game.client.home.saved_rows import showable

        return [showable(save) for save in self.store.saved_games()]

    def game_waits(self) -> bool:
        """Whether a match is not over yet; before the store is open, as far as a glance can tell."""
        if "store" in self.__dict__:
            return any(not (save.finished or save.problem) for save in self.saved_games())
        if not self.has_saves():
            return False
        from game.client.home.saved_game_peek import match_waits

        return match_waits(self.folder / SAVES)

    def to_title(self) -> Transition:
        """Back to the title."""
        self.lessons = None
        return Reset(ToTitle(self))

    # into a match

    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        """To the seats: those of a match, or those that sat here last; `rounds` ends the match early."""
        from game.client.home.seating import seating_of

        self.lessons = None
        seating = seating_of(like.players, like.options) if like else self.recall_seats()
        rounds = like.content.rules.rounds if like else rounds

        def begin(taken: Seating) -> Transition:
            return self.safely(lambda: self.start(taken, rounds))

        return Reset(ToSetup(self.content, seating, begin, self.to_title))

    def set_up_short(self) -> Transition:
        """To the seats of a match that ends early."""
        return self.set_up(rounds=SHORT_ROUNDS)

    def start(self, seating: Seating, rounds: int | None = None) -> Transition:
        """Begin a match with these people, over all rounds or so many."""
        from game.client.words.disk import seats_refused

        refused = None
        try:
            self._remember_seats(seating)
        except OSError as error:
            refused = error
        onward = self._begin(seating, rounds)
        if refused is not None and self.store.problem is None:  # else what is wrong with the disk was said just now
            self.choices.refusals.tell(seats_refused(refused))
        return onward

    def commission(self) -> Transition:
        """To the sheet of today's commission, over the scene that asks for it."""
        from game.client.home.commission_desk import CommissionDesk

        return Push(ToCommission(CommissionDesk(self, self.today()), self.safely))

    def begin_commission(self, seating: Seating, day: date, printer: str) -> Transition:
        """Begin a day's commission; the first attempt of a printer is the one that counts."""
        match = self._new_match(seating)
        self.commissions.add(day)
        self.attempt(day, printer, match.id)
        return self._enter(match)

    def first_game(self) -> Transition:
        """Begin a short game against a novice that explains each thing as it is met."""
        from game.client.home.seating import lesson_seating

        return self._begin(lesson_seating(), SHORT_ROUNDS)

    def attempt(self, day: date, printer: str, match: str) -> bool:
        """Whether a match is a printer's attempt that counts, made so if there was none; told if it cannot be kept."""
        from game.client.words.disk import attempts_refused

        try:
            return self.attempts.claim(day, printer, match)
        except OSError as error:
            self.choices.refusals.tell(attempts_refused(error))
            return self.attempts.first(day, printer) == match

    def recall_seats(self) -> Seating:
        """Who sat here last, or who is offered to sit the very first time."""
        from game.client.home.seating import first_seating, recall

        if self.kiosk:
            return self._seats or first_seating()
        return recall(self.folder, self._tell_of_seats)

    def _remember_seats(self, seating: Seating) -> None:
        from game.client.home.seating import remember

        if self.kiosk:
            self._seats = seating
        else:
            remember(self.folder, seating, self._tell_of_seats)

    def _tell_of_seats(self, trouble: Trouble) -> None:
        from game.client.words.disk import seats_unreadable

        self.choices.refusals.tell(seats_unreadable(trouble))

    def _begin(self, seating: Seating, rounds: int | None = None) -> Transition:
        return self._enter(self._new_match(seating, rounds), teaches=seating.is_first_game)

    def _new_match(self, seating: Seating, rounds: int | None = None) -> Match:
        from game.content import shortened

        seed = seating.chosen_seed()
        content = shortened(self.content, rounds) if rounds else self.content
        return self.store.new_match(content, seating.options(), seed, seating.players())

    def resume(self) -> Transition:
        """Go on with the match that was played last and is not over."""
        save = self.resumed()
        return self.open(save) if save else self.list_saves()

    def resumed(self) -> SavedGame | None:
        """The match to go on with, which can be opened and is not over; None where there is none."""
        return next((save for save in self.saved_games() if save.problem is None and not save.finished), None)

    def open(self, save: SavedGame) -> Transition:
        """Go on with a saved match; a short one has been a first game, and goes on explaining itself."""
        from game.content import shortened

        short = shortened(self.content, min(SHORT_ROUNDS, self.content.rules.rounds))
        is_short = save.content_digest == short.digest != self.content.digest
        match = self.store.open_match(save.id, short if is_short else self.content)
        return self._enter(match, teaches=is_short)

    def _enter(self, match: Match, *, teaches: bool = False) -> Transition:
        from game.client.home.lessons import Lessons
        from game.client.screen.overlay import Message
        from game.client.words.saves import earlier_words

        sitting = self.sit(match)
        self.lessons = Lessons(sitting) if teaches else None
        sitting.look_again()
        onward: Transition = Reset(sitting.scene())
        if match.left_at is None or match.left_at > match.opened_at:
            words = earlier_words(match.opened_at, match.left_at)
            onward = Chain((onward, Push(Message(say("An earlier move"), words))))
        return self._with_warning(onward)

    def sit(self, match: Match) -> Sitting:
        """A match with its people before this screen."""
        from game.client.session.sitting import Sitting

        if match.content is not self._played:
            self.end_thinking()
            self._played = match.content
        sitting = Sitting(match, self._make_scene, self._make_prompt)
        sitting.room = self
        return sitting

    def clear(self, *, calls: bool) -> Transition:
        """To the title from wherever the screen is; at a stand nothing is left of who was here."""
        self.end_thinking()
        if self.kiosk:
            self._forget_visitor()
        self.lessons = None
        return Reset(ToTitle(self, calls))

    def list_saves(self) -> Transition:
        """To the saved matches."""
        self.saved_games()  # only who reads them learns what is wrong with the disk
        return self._with_warning(Reset(ToSavedGames(self)))

    def delete(self, save: SavedGame) -> Transition:
        """Delete a saved match."""
        self.store.delete(save.id)
        return None

    def write_out(self, save: SavedGame) -> Transition:
        """Put a match that cannot be opened into a file of its own, and say where."""
        from game.client.home.saved_rows import write_out

        return write_out(self.store, self.folder, save)

    # the companion

    @property
    def has_companion(self) -> bool:
        """Whether the companion has a game to go on with."""
        return _is_file(self.folder / COMPANION / COMPANION_GAME)

    def companion(self) -> Transition:
        """To the companion: its game where it was left, or a new one; what is wrong with that is said over it."""
        from game.client.home.companion_desk import Desk
        from game.client.home.companion_store import CompanionStore
        from game.client.screen.overlay import Message

        store = CompanionStore(self.folder / COMPANION)
        desk = Desk(store, store.load_game(), self.to_title)
        trouble = desk.take_trouble()
        onward = Reset(ToCompanion(desk))
        return Chain((onward, Push(Message(say("The companion"), trouble)))) if trouble else onward

    # what can go wrong

    def _with_warning(self, onward: Transition) -> Transition:
        """Say once, over the next scene, what is wrong with the disk."""
        if self.store.problem is None or self._told:
            return onward
        from game.client.screen.overlay import Message
        from game.client.words.saves import store_problem

        self._told = True
        words = store_problem(self.store.problem, self.store.set_aside)
        if self.choices.keeping is not None:
            self.choices.keeping.told_aside = self.store.set_aside
        return Chain((onward, Push(Message(say("Saving"), words))))

    def safely(self, choose: Callable[[], Transition]) -> Transition:
        """What is chosen, or a message that says why it cannot be had."""
        from game.client.screen.overlay import Message
        from game.client.words.saves import save_error
        from game.content import ContentError
        from game.match.errors import SaveError

        try:
            return choose()
        except ContentError as error:
            return Push(Message(say("The cards cannot be read"), "\n".join(fault.text for fault in error.faults()[:6])))
        except SaveError as error:
            return Push(Message(say("This game cannot be opened"), save_error(error.code)))


def _is_file(path: Path) -> bool:
    """Whether there is such a file, and it may be looked at: the folder may be closed, or its name too long."""
    try:
        return path.is_file()
    except OSError:
        return False


def toggle_full_screen() -> Transition:
    """Press the key that the window listens to."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    return None
