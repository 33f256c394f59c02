"""Where the companion keeps its game and what the owner enters once: JSON texts, written whole or not at all.

A text that cannot be read is never written over: it is moved aside, and its new name is told.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

import msgspec

from game.client.kept_files import set_aside, write_whole
from game.client.room import COMPANION_GAME
from game.companion import Board, City, Game, SaveFault, load, load_board, load_city, save, save_profile
from game.whole_text import whole_json

Kind = Literal["city", "board"]
_Kept = TypeVar("_Kept")

PROFILES: dict[Kind, str] = {"city": "cities.json", "board": "boards.json"}
MOST_PROFILES = 12


class Trouble(NamedTuple):
    """What is wrong with a file: a code ("unreadable", "newer", "unsound", "disk"), and where its text lies now."""

    code: str
    set_aside: Path | None = None


class Profile(NamedTuple):
    """A city or a board with the owner's name for it."""

    name: str
    value: City | Board


class _Entry(msgspec.Struct):
    name: str
    text: str


class CompanionStore:
    """A folder of the companion; `trouble` is what was wrong when it was last used."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.trouble: Trouble | None = None
        self._barred: set[str] = set()  # files that could neither be read nor moved aside: nothing is written over them

    # the game

    def load_game(self) -> Game | None:
        """The game as it was left; None where there is none, or `trouble` with it."""
        return self._load(COMPANION_GAME, load)

    def save_game(self, game: Game) -> None:
        """Keep a game in the place of the one before."""
        self._write(COMPANION_GAME, save(game))

    # profiles

    def profiles(self, kind: Kind) -> list[Profile]:
        """The cities or boards that are kept, the newest first."""
        read: Callable[[str], City | Board] = load_city if kind == "city" else load_board
        found = []
        for entry in self._entries(kind):
            try:
                found.append(Profile(entry.name, read(entry.text)))
            except SaveFault:  # one bad entry hides no other
                continue
        return found

    def keep(self, kind: Kind, name: str, value: City | Board) -> None:
        """Keep a city or a board under a name, in the place of one with the same name."""
        others = [entry for entry in self._entries(kind) if entry.name != name]
        entries = [_Entry(name, save_profile(value)), *others][:MOST_PROFILES]
        self._write(PROFILES[kind], msgspec.json.encode(entries).decode())

    def _entries(self, kind: Kind) -> list[_Entry]:
        return self._load(PROFILES[kind], _entries_of) or []

    # files

    def _load(self, name: str, read: Callable[[str], _Kept]) -> _Kept | None:
        path = self._folder / name
        try:
            if not path.is_file():
                return None
            return read(path.read_text(encoding="utf-8"))
        except UnicodeError:
            self._set_aside(path, "unreadable")
        except SaveFault as fault:
            self._set_aside(path, fault.code)
        except OSError:
            self._bar(path)
        return None

    def _bar(self, path: Path) -> None:
        self._barred.add(path.name)
        self.trouble = Trouble("disk")

    def _set_aside(self, path: Path, code: str) -> None:
        """Move a file out of the way, under a name that nothing has yet."""
        try:
            self.trouble = Trouble(code, set_aside(path))
        except OSError:
            self._bar(path)

    def _write(self, name: str, words: str) -> None:
        """Keep words in a file; what cannot be kept is told as trouble."""
        if name in self._barred:
            self.trouble = Trouble("disk")
            return
        try:
            write_whole(self._folder / name, words)
        except OSError:
            self.trouble = Trouble("disk")


def _entries_of(words: str) -> list[_Entry]:
    try:
        return msgspec.json.decode(whole_json(words), type=list[_Entry])
    except msgspec.DecodeError as error:
        raise SaveFault("unreadable") from error
