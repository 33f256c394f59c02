"""The companion's game, shared by its screens: answers, edits and takes back, and saves each change."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.client.base.i18n import say
from game.client.base.kept_files import COMPANION
from game.client.home.companion_store import CompanionStore, Profile
from game.client.ui.overlay import Message
from game.client.ui.scene import Chain, Destination, Push, Reset, Transition
from game.client.words.companion import refused, trouble_words
from game.companion import (
    Answer,
    City,
    Edit,
    Effect,
    Game,
    Goods,
    IllegalAnswer,
    UseBoard,
    UseCity,
    load_tiles,
    new_game,
    refusal,
)


@dataclass(frozen=True, slots=True)
class ToCompanionKept(Destination):
    """The list of cities and boards that the owner has entered for the companion."""

    opens = "game.client.scenes.companion.kept:KeptSheet"
    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionEdit(Destination):
    """The sheet on which a group of values of the companion's game can be corrected."""

    opens = "game.client.scenes.companion.edit:EditSheet"
    desk: Desk
    group: str


@dataclass(frozen=True, slots=True)
class ToCompanionLog(Destination):
    """The log of a companion's game."""

    opens = "game.client.scenes.companion.log:CompanionLog"
    game: Game


@dataclass(frozen=True, slots=True)
class ToCompanionHistory(Destination):
    """The list of steps of the companion's game, to take some back."""

    opens = "game.client.scenes.companion.history:History"
    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionMenu(Destination):
    """The menu over the companion."""

    opens = "game.client.scenes.companion.menu:CompanionMenu"
    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanion(Destination):
    """The companion, with its present game."""

    opens = "game.client.scenes.companion.asking:Companion"
    desk: Desk


class Desk:
    """One game and its store; `leave` leads back to the title."""

    def __init__(self, store: CompanionStore, game: Game | None, leave: Callable[[], Transition]) -> None:
        self.store = store
        self.game = game or begun()
        self.leave = leave
        self._told = {""}  # troubles that were told already

    def answer(self, given: Answer) -> str:
        """Answer and save the game; returns nothing, or the sentence that says why the answer is refused."""
        try:
            self.game = self.game.answered(given)
        except IllegalAnswer as error:
            return refused(error.code)
        return self._keep()

    def take(self, profile: Profile) -> str:
        """Answer with a city or a board that was kept."""
        kept = profile.value
        return self.answer(UseCity(kept) if isinstance(kept, City) else UseBoard(kept))

    def edit(self, path: str, value: bool | int | str | tuple[Effect, ...] | Goods) -> str:
        """Set a field; changes of the same field in a row are one line of the log."""
        given = Edit(path, value)
        last = self.game.steps[-1].answer if self.game.steps else None
        goes_on = isinstance(last, Edit) and last.path == path
        before = self.game.taken_back() if goes_on else self.game
        if code := refusal(before.state, given):
            return refused(code)
        self.game = before
        return self.answer(given)

    def take_back(self, count: int = 1) -> str:
        """Go back before the last answers."""
        self.game = self.game.taken_back(count)
        return self._keep()

    def begin_anew(self) -> str:
        """Begin another game in the place of this one."""
        self.game = begun()
        return self._keep()

    def _keep(self) -> str:
        self.store.save_game(self.game)
        return self.take_trouble()

    def take_trouble(self) -> str:
        """Return in words what went wrong with the store since the last call, and forget it."""
        trouble, self.store.trouble = self.store.trouble, None
        words = (
            "" if trouble is None else trouble_words(trouble.code, trouble.set_aside.name if trouble.set_aside else "")
        )
        if words in self._told:
            return ""
        self._told.add(words)
        return words


def begun() -> Game:
    """A new game, with a new seed."""
    return new_game(load_tiles(), secrets.randbits(63))


def open_companion(folder: Path, leave: Callable[[], Transition]) -> Transition:
    """The transition to the companion, with its saved game or a new one; says what is wrong with its files."""
    store = CompanionStore(folder / COMPANION)
    desk = Desk(store, store.load_game(), leave)
    trouble = desk.take_trouble()
    onward = Reset(ToCompanion(desk))
    return Chain((onward, Push(Message(say("The companion"), trouble)))) if trouble else onward
