"""The room: the ways from the title into a match and out of it, and everything shared by matches.

Everything heavy is imported, read or opened when it is first needed, so that the title is there at once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, cast

from game.client.base.i18n import say
from game.client.base.kept_files import refused
from game.client.base.settings import Choices
from game.client.session.cards_controller import CardsController
from game.client.session.hall_of_fame import Hall
from game.client.session.profile_store import SHORT_ROUNDS, ProfileStore
from game.client.session.save_status import save_status_of
from game.client.text.save_text import earlier_words, save_error, store_problem
from game.client.ui.overlay import Message
from game.client.ui.scene import Chain, Destination, Guide, Push, Quit, Reset, Transition, loaded

if TYPE_CHECKING:
    from game.client.base.seating import Seating
    from game.client.session.first_game import Lessons
    from game.client.session.match_context import PhonesOn
    from game.client.session.match_session import MatchSession
    from game.content import Content
    from game.match.match import Match
    from game.match.players import Thinks
    from game.match.store import SavedGame

log = logging.getLogger(__name__)


class ToSetup(Destination, opens="game.client.scenes.setup_scene:Setup"):
    """The set-up of a new match."""

    content: Content
    seating: Seating
    start: Callable[[Seating], Transition]
    to_title: Callable[[], Transition]
    choices: Choices
    offers_phones: bool


class ToPhones(Destination, opens="game.client.phones.phones_sheet:PhonesSheet"):
    """The sheet of the phones of a match."""

    session: MatchSession


class ToSettings(Destination, opens="game.client.scenes.settings_scene:SettingsSheet"):
    """The settings."""

    choices: Choices
    at_stand: bool
    cards: CardsController | None = None  # where these can be chosen
    folder: Path | None = None  # of the saves, where it may be told


class ToHall(Destination, opens="game.client.scenes.hall_scene:HallOfFame"):
    """The hall of fame, from which a commission may be begun; the lines of the `lit_match` are framed."""

    hall: Hall
    day: date
    begin: Callable[[], Transition] | None = None
    statistics: Callable[[], Transition] | None = None
    feats: Callable[[], Transition] | None = None
    lit_match: str = ""
    shown: str = "1"  # the list that is open first


class AppContext:
    """Leads from the title into matches and back; what is kept is in `profile`.

    In a `kiosk` nobody can leave the program, and nothing is left for the next visitor or written to the disk.
    """

    teaches = False

    def __init__(self, data_dir: Path | None, *, kiosk: bool = False, choices: Choices | None = None) -> None:
        """`choices` are those of the folder, where they are read already."""
        self.profile = ProfileStore(data_dir, kiosk=kiosk, choices=choices)
        self._told = False  # it has been said that something is wrong with the disk
        self._thinker: Thinks | None = None
        self.lessons: Lessons | None = None  # the lessons of the first game that is played now
        self.tutor: Guide | None = None  # who explains the chapter of the tutorial that is played now
        self.phones: PhonesOn | None = None  # of the match that is played now, while they are on
        self._played: Content | None = None  # the cards of the match that computer players think about

    def cards_controller(self) -> CardsController:
        return CardsController(self.profile.choices.now.cards, self._take_cards)

    def _take_cards(self, folder: str) -> None:
        """Keep the choice; the next game is played with these cards."""
        self.profile.choices.change(cards=folder)
        self.end_thinking()
        self.profile.__dict__.pop("content", None)

    @property
    def thinker(self) -> Thinks:
        """The process in which computer players think; started at the first thought, ended when the match is left."""
        if self._thinker is None:
            from game.match.thinking import Thinker

            self._thinker = Thinker(self._played or self.profile.content)
        return self._thinker

    def close(self) -> None:
        """End all thinking and all phones, and close the file of saved matches; never waits long."""
        self.end_thinking()
        self.end_phones()
        self.profile.close()

    def end_thinking(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def end_phones(self) -> None:
        """Switch the phones of a match off."""
        if self.phones is not None:
            self.phones.close()
            self.phones = None

    def quit(self) -> Transition:
        """The transition out of the program; a question first where the disk has not everything."""
        keeping = save_status_of(self.profile.choices)
        return keeping.quit() if keeping is not None else Quit()

    def welcome(self) -> Transition:
        """The transition to the question whether to play a first game."""
        return Push(ToWelcome(self))

    def show_hall(self) -> Transition:
        hall, today = self.profile.hall, self.profile.today()
        return Push(ToHall(hall, today, lambda: self.safely(self.commission), self.statistics, self.feats))

    def statistics(self) -> Transition:
        from game.client.session.statistics_controller import ToStatistics, statistics_of

        return self.safely(lambda: Push(ToStatistics(statistics_of(self.profile))))

    def feats(self) -> Transition:
        from game.client.session.statistics_controller import ToFeats, statistics_of

        return self.safely(lambda: Push(ToFeats(statistics_of(self.profile))))

    def settings(self) -> Transition:
        cards, folder = (None, None) if self.profile.kiosk else (self.cards_controller(), self.profile.folder)
        return Push(ToSettings(self.profile.choices, self.profile.kiosk, cards, folder))

    def to_title(self) -> Transition:
        self.lessons = self.tutor = None
        self.end_phones()
        return Reset(ToTitle(self))

    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        """The transition to the set-up, with these or the last seats; with `rounds` the match is shorter.

        After a match the phones of its people wait for the next one.
        """
        from game.client.base.seating import seating_of

        self.lessons = self.tutor = None
        if like is None:
            self.end_phones()
        if self.phones is not None:
            self.phones.rest()
        profile = self.profile
        usual = seating_of(like.players, like.options) if like else profile.recall_seats()
        rounds = like.content.rules.rounds if like else rounds

        def begin(taken: Seating) -> Transition:
            return self.safely(lambda: self.start(taken, rounds))

        seating = usual.offering(profile.choices.now.people)
        seating.phones = self.phones is not None
        return Reset(ToSetup(profile.content, seating, begin, self.to_title, profile.choices, not profile.kiosk))

    def start(self, seating: Seating, rounds: int | None = None) -> Transition:
        """Begin a match with these people, with all rounds or so many."""
        error = None
        try:
            self.profile.remember_seats(seating)
        except OSError as refusal:
            error = refusal
        onward = self._begin(seating, rounds)
        if error is not None and self.profile.store.problem is None:  # otherwise this was said just now
            self.profile.choices.refusals.tell(refused("seats", error))
        return onward

    def commission(self) -> Transition:
        return Push(ToCommission(self, self.profile.today()))

    def begin_commission(self, seating: Seating, day: date, printer: str) -> Transition:
        """Begin a day's commission; the first attempt of a printer is the one that counts."""
        match = self._new_match(seating)
        self.profile.commissions.add(day)
        self.profile.attempt(day, printer, match.id)
        return self._enter(match)

    def first_game(self) -> Transition:
        """Begin a short game against a novice that explains each thing as it is met."""
        from game.client.base.seating import lesson_seating

        return self._begin(lesson_seating(), SHORT_ROUNDS)

    def _begin(self, seating: Seating, rounds: int | None = None) -> Transition:
        match = self._new_match(seating, rounds)
        return self._enter(match, teaches=seating.is_first_game, phones=seating.phones)

    def _new_match(self, seating: Seating, rounds: int | None = None) -> Match:
        from game.content import shortened

        seed = seating.chosen_seed()
        content = shortened(self.profile.content, rounds) if rounds else self.profile.content
        return self.profile.store.new_match(content, seating.options(), seed, seating.players())

    def resume(self) -> Transition:
        """Go on with the match that was played last and is not over."""
        save = self.profile.resumed()
        return self.open(save) if save else self.list_saves()

    def open(self, save: SavedGame) -> Transition:
        """Go on with a saved match; a short one was a first game, so its lessons go on."""
        cards = self.profile.cards_of(save.content_digest)
        return self._enter(self.profile.store.open_match(save.id, cards), teaches=cards is not self.profile.content)

    def _enter(self, match: Match, *, teaches: bool = False, phones: bool = False) -> Transition:
        from game.client.session.first_game import Lessons

        session = self.sit(match)
        self.lessons, self.tutor = Lessons(session) if teaches else None, None
        session.note_is_read = self.lessons.is_read if self.lessons else None
        session.look_again()
        onward: Transition = Reset(session.scene())
        if match.left_at is None or match.left_at > match.opened_at:
            words = earlier_words(match.opened_at, match.left_at)
            onward = Chain((onward, Push(Message(say("An earlier move"), words))))
        if not phones or not session.seats.people:
            self.end_phones()
        elif self.phones is None or not self.phones.go_on(session):
            onward = Chain((onward, Push(ToPhones(session))))
        return self._with_warning(onward)

    def sit(self, match: Match, thinker: Thinks | None = None) -> MatchSession:
        """The sitting of a match; computer players think in the room's process, or in `thinker`."""
        from game.client.session.match_session import MatchSession

        if match.content is not self._played:
            self.end_thinking()
            self._played = match.content
        log.info("match %s, %d seats, move %d", match.id, len(match.players), match.number)
        return MatchSession(match, context=self, thinker=thinker)

    def clear(self, *, calls: bool) -> Transition:
        """The transition to the title from any scene; a stand forgets its visitor."""
        self.end_thinking()
        self.end_phones()
        if self.profile.kiosk:
            self.profile.forget_visitor()
        self.lessons = self.tutor = None
        return Reset(ToTitle(self, calls))

    def list_saves(self) -> Transition:
        self.profile.saved_games()  # reading them finds out what is wrong with the disk
        return self._with_warning(Reset(ToSavedGames(self)))

    def companion(self) -> Transition:
        """The transition to the companion, with its saved game or a new one; says what is wrong with its files."""
        open_companion = loaded("game.companion.companion_controller:open_companion")
        return cast(Transition, open_companion(self.profile.folder, self.to_title))

    def tutorial(self) -> Transition:
        self.lessons = self.tutor = None
        return Reset(ToTutorial(self))

    def _with_warning(self, onward: Transition) -> Transition:
        """The transition, and once over its scene a message about what is wrong with the disk."""
        if self.profile.store.problem is None or self._told:
            return onward
        self._told = True
        words = store_problem(self.profile.store.problem, self.profile.store.set_aside)
        if (keeping := save_status_of(self.profile.choices)) is not None:
            keeping.told_aside = self.profile.store.set_aside
        return Chain((onward, Push(Message(say("Saving"), words))))

    def safely(self, choose: Callable[[], Transition]) -> Transition:
        """The transition of a choice, or a message that says why it is not possible."""
        from game.content import ContentError
        from game.match.errors import SaveError

        try:
            return choose()
        except ContentError as error:
            return Push(Message(say("The cards can’t be read"), "\n".join(error.lines(6))))
        except SaveError as error:
            return Push(Message(say("This game can’t be opened"), save_error(error.code)))


@contextmanager
def kiosk_room(data_dir: Path | None, kept: Choices | None = None) -> Iterator[AppContext]:
    """The room of a stand: it begins with the settings `kept` in the folder, and saves nothing."""
    context = AppContext(data_dir, kiosk=True)
    kept = AppContext(data_dir).profile.choices if kept is None else kept
    context.profile.choices.now = context.profile.first_choices = kept.now
    context.profile.choices.refusals = kept.refusals
    try:
        yield context
    finally:
        context.close()


class ToTitle(Destination, opens="game.client.scenes.title:Title"):
    """The title of a room; when it `calls` it waits for somebody first."""

    context: AppContext
    calls: bool = False


class ToSavedGames(Destination, opens="game.client.scenes.saved_games_scene:SavedGames"):
    """The saved matches of a room."""

    context: AppContext


class ToWelcome(Destination, opens="game.client.scenes.welcome:Welcome"):
    """The question whether a first game is wanted."""

    context: AppContext


class ToTutorial(Destination, opens="game.client.scenes.tutorial.tutorial_map:TutorialMap"):
    """The map of the tutorial in a room."""

    context: AppContext


class ToCommission(Destination, opens="game.client.scenes.commission_scene:CommissionSheet"):
    """The sheet of a day's commission in a room."""

    context: AppContext
    day: date
