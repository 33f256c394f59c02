"""Small JSON files in the data folder: checked when read, written whole or not at all, never over unreadable ones."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from game.client.base.i18n import say
from game.foreign_file import ForeignFileError, read_text, refuse_no_file, settled, status
from game.whole_text import whole_json

SAVES = "games.sqlite"
TUTORIAL = "tutorial.json"
COMPANION, COMPANION_GAME = "companion", "game.json"  # its folder, and the game in it

# A file that cannot be read is moved aside under a free name, and the caller is told. Several windows may read and
# write the same file: each writes a draft of its own and then replaces the file with it.

DEEPEST = 32  # lists and objects inside each other; no file of ours has half as many
LARGEST = 10_000_000  # bytes; no file of ours has a hundredth of that, unless somebody filled it by hand
STALE_S = 60.0  # a draft older than this was left by a program that was killed
NO_WORDS = frozenset({"too_large", "no_text"})

_Understood = TypeVar("_Understood")


class UnreadableError(ValueError):
    """Raised for a text that makes no sense; `code` says why, and with `left` the file stays where it is."""

    def __init__(self, code: str = "unreadable", *, left: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.left = left


class BarredError(OSError):
    """Raised where a file can neither be read nor moved aside, and so must not be written over."""


class Trouble(NamedTuple):
    """What is wrong with a file: a code ("disk" or that of an UnreadableError), and where the file is now."""

    code: str
    set_aside: Path | None = None
    error: OSError | None = None  # the refusal of the disk


Tell: TypeAlias = Callable[[Trouble], None]


class KeptFile(Generic[_Understood]):
    """One file in a folder, or without one nothing that is kept.

    `understand` makes its value of the JSON text, or raises UnreadableError. `tell` is called each time that the file
    is found to be unreadable.
    """

    def __init__(
        self, folder: Path | None, name: str, understand: Callable[[str], _Understood], tell: Tell = lambda _: None
    ) -> None:
        self.path = (folder or Path()) / name
        self.is_kept = folder is not None
        self._understand = understand
        self._tell = tell
        self._barred = False
        self._known: tuple[int, ...] | None = None  # the file as it was when it was last read or written here

    def read(self) -> _Understood | None:
        """The value in the file; None where there is no file or it cannot be read."""
        self._barred = False
        if not self.is_kept:
            return None
        try:
            self._known = _mark(self.path)
            words = _words(self.path)
            return None if words is None else self._understand(words)
        except OSError as error:
            self._bar(Trouble("disk", error=error))
        except UnreadableError as error:
            if error.left:
                self._bar(Trouble(error.code))
            else:
                self.put_aside(error.code)
        return None

    def put_aside(self, code: str) -> None:
        """Move the file aside; where that fails, it is never written over."""
        try:
            aside = set_aside(self.path)
        except (FileNotFoundError, NotADirectoryError):  # another window has moved it already, and tells of it
            return
        except OSError as error:
            self._bar(Trouble("disk", error=error))
        else:
            self._tell(Trouble(code, aside))

    def write(self, words: str) -> None:
        """Replace the file with this text; raises OSError where the disk refuses or the file must not be lost."""
        if not self.is_kept:
            return
        if self._barred or _mark(self.path) != self._known:  # a file that another window or a person put there
            self.read()
        if self._barred:
            raise BarredError(errno.EPERM, "what lies there cannot be read")
        write_whole(self.path, words)
        self._known = _mark(self.path)

    def keep(self, value: object, indent: int = 2) -> None:
        """Replace the file with a value as JSON; raises OSError as `write`."""
        self.write(msgspec.json.format(msgspec.json.encode(value), indent=indent).decode())

    def _bar(self, trouble: Trouble) -> None:
        self._barred = True
        self._tell(trouble)


def _mark(path: Path) -> tuple[int, ...] | None:
    """A value that differs for each new version of the file; None where there is no file."""
    try:
        found = status(path)
    except ForeignFileError as error:
        if error.code == "missing":
            return None
        raise
    return found.st_ino, found.st_mtime_ns, found.st_size


def _words(path: Path) -> str | None:
    """The text of a file without byte-order mark; None where there is no file. OSError or UnreadableError."""
    try:
        words = whole_json(read_text(path, LARGEST))
    except ForeignFileError as error:
        if error.code == "missing":
            return None
        if error.code in NO_WORDS:
            raise UnreadableError from error
        raise
    parsed(words)
    return words


def parsed(words: str) -> Any:
    """The value of a JSON text; raises UnreadableError where it is no JSON or nested too deep."""
    try:
        value = msgspec.json.decode(words)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableError from error
    layer = [value]
    for _ in range(DEEPEST):
        layer = [inner for outer in layer for inner in _inside(outer)]
        if not layer:
            return value
    raise UnreadableError


def table_in(words: str) -> dict[str, Any]:
    """The values in a JSON text, by key; raises UnreadableError for one without keys."""
    table = parsed(words)
    if not isinstance(table, dict):
        raise UnreadableError
    return table


def decoded(words: str, kind: type[_Understood], *, strict: bool = True) -> _Understood:
    """The value of a kind in a JSON text; raises UnreadableError where it is none."""
    try:
        return msgspec.json.decode(words, type=kind, strict=strict)
    except msgspec.DecodeError as error:
        raise UnreadableError from error


def _inside(value: Any) -> list[Any]:
    """The lists and objects that a value holds."""
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [inner for inner in held if isinstance(inner, dict | list)]


def write_whole(path: Path, words: str | bytes) -> None:
    """Replace a file, or that behind a link, with a text or bytes, in a folder made where missing; raises OSError."""
    refuse_no_file(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path = settled(path)
    draft = path.with_name(f"{path.name}.{os.getpid()}-{os.urandom(4).hex()}.new")
    try:
        with draft.open("xb") as file:
            file.write(words.encode() if isinstance(words, str) else words)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        _remove(draft)
    _remove_stale_drafts(path)


def _remove_stale_drafts(path: Path) -> None:
    """Delete drafts of programs that were killed: older than a minute by the disk's clock, or from the far future."""
    with suppress(OSError):
        now_s = path.stat().st_mtime
        for draft in path.parent.glob(f"{path.name}.*new"):
            if abs(draft.stat().st_mtime - now_s) > STALE_S:
                _remove(draft)


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Move an unreadable file aside to a free name; OSError where that fails."""
    aside = _free_name(path)
    try:
        return path.replace(aside)
    except BaseException:
        _remove(aside)
        raise


def _free_name(path: Path) -> Path:
    """A free name beside a file, reserved by an empty file so that two windows never use the same one."""
    number = 0
    while True:
        number += 1
        aside = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
        with suppress(FileExistsError):
            aside.touch(exist_ok=False)
            return aside


class Refusals:
    """Sentences to be told about files that could not be written or read, each once."""

    def __init__(self) -> None:
        self._told: set[str] = set()
        self._waiting: list[str] = []

    def tell(self, sentence: str) -> None:
        """Have a sentence told, unless it was told before."""
        if sentence not in self._told:
            self._told.add(sentence)
            self._waiting.append(sentence)

    def take(self) -> str:
        """Return the next sentence to tell, and forget it; empty for none."""
        return self._waiting.pop(0) if self._waiting else ""


FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
CLOSED = frozenset({errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EEXIST})


Written: TypeAlias = Literal["settings", "controls", "seats", "attempts", "tutorial"]
Kind: TypeAlias = Literal[Written, "hall"]  # the hall shows in its own scene that it cannot be kept

_REFUSED: dict[Written, Callable[[str], str]] = {
    "settings": lambda reason: say("The settings can’t be saved; they last until you quit. {reason}", reason=reason),
    "controls": lambda reason: say(
        "Your keys and buttons can’t be saved; they last until you quit. {reason}", reason=reason
    ),
    "seats": lambda reason: say("These names and seats can’t be saved for the next game. {reason}", reason=reason),
    "attempts": lambda reason: say("We can’t save which attempt at the commission counts. {reason}", reason=reason),
    "tutorial": lambda reason: say("Your progress in the tutorial could not be saved. {reason}", reason=reason),
}
_SET_ASIDE: dict[Kind, Callable[[str], str]] = {
    "settings": lambda name: say(
        "The settings could not be read; the defaults are used. The original is saved as {name}.", name=name
    ),
    "controls": lambda name: say(
        "Your keys and buttons could not be read; the defaults are used. The original is saved as {name}.", name=name
    ),
    "seats": lambda name: say(
        "Names and seats of the last game could not be read. The original is saved as {name}.", name=name
    ),
    "hall": lambda name: say(
        "The hall of fame was damaged. We kept what could be read; the original is saved as {name}.", name=name
    ),
    "attempts": lambda name: say(
        "We could not read which attempts at commissions count. The original is saved as {name}.", name=name
    ),
    "tutorial": lambda name: say(
        "We could not read your progress in the tutorial. The original is saved as {name}.", name=name
    ),
}
_UNREADABLE: dict[Kind, Callable[[str], str]] = {
    "settings": lambda reason: say("The settings can’t be read; the defaults are used. {reason}", reason=reason),
    "controls": lambda reason: say(
        "Your keys and buttons can’t be read; the defaults are used. {reason}", reason=reason
    ),
    "seats": lambda reason: say("Names and seats of the last game can’t be read. {reason}", reason=reason),
    "hall": lambda reason: say("The hall of fame can’t be read or saved. {reason}", reason=reason),
    "attempts": lambda reason: say("We can’t read which attempts at commissions count. {reason}", reason=reason),
    "tutorial": lambda reason: say("We can’t read your progress in the tutorial. {reason}", reason=reason),
}


def refused(kind: Written, error: OSError) -> str:
    """That a file could not be kept, and why."""
    return _REFUSED[kind](disk_reason(error))


def unreadable(kind: Kind, trouble: Trouble) -> str:
    """That a file of the last time could not be read, and where it lies now or why it stays."""
    return _SET_ASIDE[kind](trouble.set_aside.name) if trouble.set_aside else _UNREADABLE[kind](_reason(trouble))


def _reason(trouble: Trouble) -> str:
    if trouble.error is None:
        return say("A newer version of this game wrote the file.")
    if _is_no_file(trouble.error):
        return disk_reason(trouble.error)
    return say("The disk refused: {error}.", error=trouble.error.strerror or trouble.error)


def _is_no_file(error: OSError) -> bool:
    return isinstance(error, ForeignFileError) and error.code == "no_file"


def disk_reason(error: OSError) -> str:
    """Why the disk refuses."""
    if isinstance(error, BarredError):
        return say("The file in its place can’t be read, and is not overwritten.")
    if _is_no_file(error):
        return say("What is in its place is no ordinary file.")
    if error.errno in FULL:
        return say("The disk is full.")
    if error.errno in CLOSED:
        return say("You can’t write to this folder.")
    return say("Could not write to disk: {error}.", error=error.strerror or error)
