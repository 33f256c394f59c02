"""The files of the companion: its game, and cities and boards that the owner entered. JSON, always written whole.

A file that cannot be read is never written over: it is moved aside, and its new name is told.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from game.client.base.kept_files import COMPANION_GAME, KeptFile, Trouble, UnreadableError
from game.companion import Board, City, Game, SaveFault, load, load_board, load_city, save, save_profile

Kind = Literal["city", "board"]
_Kept = TypeVar("_Kept")

PROFILES: dict[Kind, str] = {"city": "cities.json", "board": "boards.json"}
MOST_PROFILES = 12


class Profile(NamedTuple):
    """A city or a board with the owner's name for it."""

    name: str
    value: City | Board


class _Entry(msgspec.Struct):
    name: str
    text: str


class CompanionStore:
    """A folder of the companion; `trouble` is what was wrong when it was last used: "unsound" besides the usual."""

    def __init__(self, folder: Path) -> None:
        self.trouble: Trouble | None = None
        self._game = KeptFile(folder / COMPANION_GAME, _understanding(load), self._note)
        self._profiles: dict[Kind, KeptFile[list[_Entry]]] = {
            kind: KeptFile(folder / name, _understanding(_entries_of), self._note) for kind, name in PROFILES.items()
        }

    # the game

    def load_game(self) -> Game | None:
        """The game as it was left; None where there is none, or `trouble` with it."""
        return self._game.read()

    def save_game(self, game: Game) -> None:
        """Save a game in place of the one before."""
        self._write(self._game, save(game))

    # profiles

    def profiles(self, kind: Kind) -> list[Profile]:
        """The cities or boards that are kept, the newest first."""
        read: Callable[[str], City | Board] = load_city if kind == "city" else load_board
        found = []
        for entry in self._entries(kind):
            try:
                found.append(Profile(entry.name, read(entry.text)))
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

    # files

    def _note(self, trouble: Trouble) -> None:
        self.trouble = self.trouble or trouble  # one after the other

    def _write(self, file: KeptFile[Any], words: str) -> None:
        """Write a text to a file; a refusal is kept as `trouble`."""
        try:
            file.write(words)
        except OSError as error:
            self._note(Trouble("disk", error=error))


def _understanding(read: Callable[[str], _Kept]) -> Callable[[str], _Kept]:
    """The function that reads a text, with its faults raised as UnreadableError."""

    def understood(words: str) -> _Kept:
        try:
            return read(words)
        except SaveFault as fault:
            raise UnreadableError(fault.code) from fault

    return understood


def _entries_of(words: str) -> list[_Entry]:
    try:
        return msgspec.json.decode(words, type=list[_Entry])
    except msgspec.DecodeError as error:
        raise SaveFault("unreadable") from error
