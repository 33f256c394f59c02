"""The companion's game and its files: its game, and cities and boards that the owner entered."""

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from game.client.base.i18n import say
from game.client.base.kept_files import COMPANION, COMPANION_GAME, KeptFile, Trouble, UnreadableError, decoded
from game.client.ui.overlay import Message
from game.client.ui.scene import Chain, Destination, Push, Reset, Transition
from game.companion.companion_text import REFUSALS, TROUBLES
from game.companion.rules.dialogue import Answer, Edit, IllegalAnswer, UseBoard, UseCity
from game.companion.rules.history import Game, SaveFault, load, load_profile, new_game, save, save_profile
from game.companion.rules.machine import Board, City
from game.companion.rules.tiles import load_tiles

# ---------------------------------------------------------------- files
# JSON, always written whole. A file that cannot be read is never written over: it is moved aside, and its new name is
# told.

Kind = Literal["city", "board"]

PROFILES: dict[Kind, str] = {"city": "cities.json", "board": "boards.json"}
MOST_PROFILES = 12


class Profile(NamedTuple):
    """A city or a board with the owner's name for it."""

    name: str
    value: City | Board

    @property
    def kind(self) -> Kind:
        return "city" if isinstance(self.value, City) else "board"


class _Entry(msgspec.Struct):
    name: str
    text: str


class CompanionStore:
    """A folder of the companion; `trouble` is what was wrong when it was last used: "unsound" besides the usual."""

    def __init__(self, folder: Path) -> None:
        self.trouble: Trouble | None = None
        entries = partial(decoded, kind=list[_Entry])
        self._game = KeptFile(folder, COMPANION_GAME, _understood, self._note)
        self._profiles: dict[Kind, KeptFile[list[_Entry]]] = {
            kind: KeptFile(folder, name, entries, self._note) for kind, name in PROFILES.items()
        }

    def load_game(self) -> Game | None:
        """The game as it was left; None where there is none, or `trouble` with it."""
        return self._game.read()

    def save_game(self, game: Game) -> None:
        self._write(self._game, save(game))

    def profiles(self, kind: Kind) -> list[Profile]:
        """The cities or boards that are kept, the newest first."""
        found = []
        for entry in self._entries(kind):
            try:
                found.append(Profile(entry.name, load_profile(entry.text, City if kind == "city" else Board)))
            except SaveFault:  # a bad entry is skipped and stays in the file
                self._note(Trouble("profile", self._profiles[kind].path))
        return found

    def keep(self, kind: Kind, name: str, value: City | Board) -> None:
        """Keep a city or a board under a name, in place of one with the same name."""
        others = [entry for entry in self._entries(kind) if entry.name != name]
        entries = [_Entry(name, save_profile(value)), *others][:MOST_PROFILES]
        self._write(self._profiles[kind], msgspec.json.encode(entries).decode())

    def forget(self, kind: Kind, name: str) -> None:
        """Delete a city or a board; entries that cannot be read stay in the file."""
        others = [entry for entry in self._entries(kind) if entry.name != name]
        self._write(self._profiles[kind], msgspec.json.encode(others).decode())

    def _entries(self, kind: Kind) -> list[_Entry]:
        return self._profiles[kind].read() or []

    def _note(self, trouble: Trouble) -> None:
        self.trouble = self.trouble or trouble  # one after the other

    def _write(self, file: KeptFile[Any], words: str) -> None:
        """Write a text to a file; a refusal is kept as `trouble`."""
        try:
            file.write(words)
        except OSError as error:
            self._note(Trouble("disk", error=error))


def _understood(words: str) -> Game:
    try:
        return load(words)
    except SaveFault as fault:
        raise UnreadableError(fault.code) from fault


# ---------------------------------------------------------------- the game in progress


class ToSheet(Destination, opens="game.companion.screens.sheets:sheet_over"):
    """A sheet over the companion, by the name of the button that opens it."""

    controller: "CompanionController"
    sheet: str


class ToCompanion(Destination, opens="game.companion.screens.asking:Companion"):
    """The companion, with its present game."""

    controller: "CompanionController"


class CompanionController:
    """One game and its store, for all screens: answers, edits, takes back, and saves each change.

    `leave` leads back to the title.
    """

    def __init__(self, store: CompanionStore, game: Game | None, leave: Callable[[], Transition]) -> None:
        self.store = store
        self.game = game or begun()
        self.leave = leave
        self._told = {""}  # troubles that were told already

    def answer(self, given: Answer) -> str:
        """Answer and save the game; returns nothing, or the sentence that says why the answer is refused."""
        return self._go_on(self.game, given)

    def take(self, profile: Profile) -> str:
        kept = profile.value
        return self.answer(UseCity(kept) if isinstance(kept, City) else UseBoard(kept))

    def edit(self, path: str, value: Any) -> str:
        """Set a field; changes of the same field in a row are one line of the log."""
        given = Edit(path, value)
        last = self.game.steps[-1].answer if self.game.steps else None
        goes_on = isinstance(last, Edit) and last.path == path
        before = self.game.taken_back() if goes_on else self.game
        return self._go_on(before, given)

    def _go_on(self, before: Game, given: Answer) -> str:
        try:
            self.game = before.answered(given)
        except IllegalAnswer as error:
            return REFUSALS[error.code]()
        return self._keep()

    def take_back(self, count: int = 1) -> str:
        self.game = self.game.taken_back(count)
        return self._keep()

    def begin_anew(self) -> str:
        self.game = begun()
        return self._keep()

    def _keep(self) -> str:
        self.store.save_game(self.game)
        return self.take_trouble()

    def take_trouble(self) -> str:
        """Return in words what went wrong with the store since the last call, and forget it; each is told once."""
        trouble, self.store.trouble = self.store.trouble, None
        words = TROUBLES[trouble.code](trouble.set_aside.name if trouble.set_aside else "") if trouble else ""
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
    controller = CompanionController(store, store.load_game(), leave)
    trouble = controller.take_trouble()
    onward = Reset(ToCompanion(controller))
    return Chain((onward, Push(Message(say("The companion"), trouble)))) if trouble else onward
