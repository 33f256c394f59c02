"""A game with the machine from its first answer on: the log, taking back, and the text of a save."""

from contextlib import suppress
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec.structs import replace

from game.companion.rules.dialogue import Answer, Event, IllegalAnswer, Question, is_sound_profile
from game.companion.rules.engine import answer, new_state, question, settled
from game.companion.rules.fields import is_sound
from game.companion.rules.gains import Play, StackTask
from game.companion.rules.machine import Board, City, State, Tile
from game.companion.rules.symbols import GOODS

FORMAT = 2
"""The shape of a save. Raise it when an older program could not read a new save. Up to 1 all goods had one limit."""


class SaveFault(Exception):
    """A save that cannot be read; `code` says why: "unreadable", "newer" or "unsound"."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Step(msgspec.Struct, frozen=True):
    """A line of the log: what was asked, what was answered (or edited), what happened, and the state after it."""

    question: Question | None
    answer: Answer
    events: tuple[Event, ...]
    state: State


class Game(msgspec.Struct, frozen=True):
    """A game: the state that it began with and every step since."""

    start: State
    steps: tuple[Step, ...] = ()

    @property
    def state(self) -> State:
        return self.steps[-1].state if self.steps else self.start

    @property
    def question(self) -> Question | None:
        """The open question, or None once the game is over."""
        return question(self.state)

    def answered(self, given: Answer) -> "Game":
        """The game after one more answer or edit. Raises IllegalAnswer."""
        state, events = answer(self.state, given)
        return replace(self, steps=(*self.steps, Step(self.question, given, events, state)))

    def taken_back(self, count: int = 1) -> "Game":
        """The game without its last answers or edits; without more than there are, it is at its start."""
        return replace(self, steps=self.steps[: max(0, len(self.steps) - count)])


class _Save(msgspec.Struct, frozen=True):
    format: int
    start: State
    answers: tuple[Answer, ...]
    state: State


class _Version(msgspec.Struct):
    format: int


def new_game(tiles: tuple[Tile, ...], seed: int) -> Game:
    """A game that begins with its first question."""
    return Game(new_state(tiles, seed))


def save(game: Game) -> str:
    """The game as JSON text: where it began, the answers, and where they led."""
    answers = tuple(step.answer for step in game.steps)
    return msgspec.json.encode(_Save(FORMAT, game.start, answers, game.state)).decode()


def load(text: str) -> Game:
    """The game of a save. Where these rules read its answers otherwise, it goes on from its state, without a log.

    Raises SaveFault.
    """
    saved = _decoded(text)
    if not (is_sound(saved.start) and is_sound(saved.state)):
        raise SaveFault("unsound")
    with suppress(IllegalAnswer):
        game = Game(saved.start)
        for given in saved.answers:
            game = game.answered(given)
        if game.state == saved.state:
            return game
    return Game(settled(Play(saved.state)).state)  # what earlier rules asked and these do not is worked out


def _decoded(text: str) -> _Save:
    try:
        version = msgspec.json.decode(text, type=_Version).format
        if version > FORMAT:
            raise SaveFault("newer")
        return msgspec.json.decode(_with_three_limits(text) if version < 2 else text, type=_Save, dec_hook=_task)
    except (msgspec.DecodeError, UnicodeError, KeyError, TypeError) as error:
        raise SaveFault("unreadable") from error


def _with_three_limits(text: str) -> bytes:
    """A save of format 1, its one limit of goods as that of each (Y5). Raises KeyError or TypeError."""
    saved = msgspec.json.decode(text)
    for switches in (saved["start"]["difficulty"], saved["state"]["difficulty"]):
        switches |= {f"{good}_limit": switches["good_limit"] for good in GOODS}
    return msgspec.json.encode(saved)


def _task(_: type, saved: Any) -> Any:
    """A task on the stack, of the class that it is saved by."""
    return msgspec.convert(saved, reduce(or_, StackTask.__subclasses__()))


# profiles: what the owner enters once and uses in the next game (Q1)


def save_profile(profile: City | Board) -> str:
    """A city or a board as JSON text."""
    return msgspec.json.encode(profile).decode()


def load_profile(text: str, kind: type[City | Board]) -> City | Board:
    """The city or the board of a profile's text. Raises SaveFault."""
    try:
        profile = msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise SaveFault("unreadable") from error
    if not is_sound_profile(profile):
        raise SaveFault("unsound")
    return profile
