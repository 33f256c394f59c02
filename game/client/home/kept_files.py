"""Small JSON files in the data folder: read with care, written whole or not at all, and never over what is unreadable.

A file that cannot be read is moved aside under a name that nothing has yet, and whoever asked for it is told. Several
windows may read and write the same file: each writes a draft of its own and puts it in the file's place as a whole.
"""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Any, Generic, NamedTuple, TypeVar

from game.whole_text import whole_json

DAMAGED = "damaged"
DEEPEST = 32  # lists and objects inside each other; no file of ours has half as many
STALE_S = 60.0  # the age of a draft that nobody writes any more: its writer was killed
NOTHING_THERE = (FileNotFoundError, NotADirectoryError)

_Understood = TypeVar("_Understood")


class UnreadableError(ValueError):
    """Raised for words that make no sense; `code` says why, `left` that they stay where they are all the same."""

    def __init__(self, code: str = "unreadable", *, left: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.left = left


class BarredError(OSError):
    """Raised instead of writing over a file that can neither be read nor moved aside."""


class Trouble(NamedTuple):
    """What is wrong with a file: a code ("disk" or that of an UnreadableError), and where the file lies now."""

    code: str
    set_aside: Path | None = None
    error: OSError | None = None  # of the disk


class KeptFile(Generic[_Understood]):
    """One file; `understand` makes of its JSON text what it holds, or raises UnreadableError.

    `tell` hears of a file that cannot be read, each time that it is found.
    """

    def __init__(
        self, path: Path, understand: Callable[[str], _Understood], tell: Callable[[Trouble], None] = lambda _: None
    ) -> None:
        self.path = path
        self._understand = understand
        self._tell = tell
        self._barred = False
        self._known: tuple[int, ...] | None = None  # the file as it was when it was last read or written here

    def read(self) -> _Understood | None:
        """What the file holds; None where there is none, or none that can be read."""
        self._barred = False
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
        """Move the file out of the way; where that cannot be, nothing is written over it."""
        try:
            aside = set_aside(self.path)
        except NOTHING_THERE:  # another window was quicker, and tells of it
            return
        except OSError as error:
            self._bar(Trouble("disk", error=error))
        else:
            self._tell(Trouble(code, aside))

    def write(self, words: str) -> None:
        """Put words in the file's place; raises OSError where the disk refuses, or where it is not to be lost."""
        if self._barred or _mark(self.path) != self._known:  # what another window or a hand put there
            self.read()
        if self._barred:
            raise BarredError(errno.EPERM, "what lies there cannot be read")
        write_whole(self.path, words)
        self._known = _mark(self.path)

    def _bar(self, trouble: Trouble) -> None:
        self._barred = True
        self._tell(trouble)


# reading


def _mark(path: Path) -> tuple[int, ...] | None:
    """What is another for every file that is put there; None where there is none."""
    try:
        found = path.stat()
    except NOTHING_THERE:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _words(path: Path) -> str | None:
    """The JSON text in a file, without a byte-order mark; None where there is no file. OSError or UnreadableError."""
    try:
        if not S_ISREG(path.stat().st_mode):  # a pipe would never end
            raise OSError(errno.EISDIR, "this is no file")
        words = path.read_text(encoding="utf-8-sig")
    except NOTHING_THERE:
        return None
    except UnicodeDecodeError as error:
        raise UnreadableError from error
    words = whole_json(words)
    parsed(words)
    return words


def parsed(words: str) -> Any:
    """The value of a JSON text; raises UnreadableError for what is none, and for what lies too deep in itself."""
    import msgspec  # the first picture of a first start does without

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


def _inside(value: Any) -> list[Any]:
    """The lists and objects that a value holds."""
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [inner for inner in held if isinstance(inner, dict | list)]


# writing


def write_whole(path: Path, words: str | bytes) -> None:
    """Put words or bytes in the place of a file, its folder made where it is missing.

    Raises OSError where the disk refuses.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
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
    """Clear away what writers left that were killed: older than a minute by the disk's own clock, or far ahead."""
    with suppress(OSError):
        now_s = path.stat().st_mtime
        for draft in path.parent.glob(f"{path.name}.*new"):
            if abs(draft.stat().st_mtime - now_s) > STALE_S:
                _remove(draft)


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Move a file that cannot be read out of the way, to a name that nothing has yet; OSError where that fails."""
    aside = _free_name(path)
    try:
        return path.replace(aside)
    except BaseException:
        _remove(aside)
        raise


def _free_name(path: Path) -> Path:
    """A name beside a file that is taken from now on, by an empty file: two windows never have the same."""
    number = 0
    while True:
        number += 1
        aside = path.with_name(f"{path.stem}-{DAMAGED}-{number}{path.suffix}")
        with suppress(FileExistsError):
            aside.touch(exist_ok=False)
            return aside


class Refusals:
    """What is to be said of files that the disk would not keep or give back: each sentence once."""

    def __init__(self) -> None:
        self._told: set[str] = set()
        self._waiting: list[str] = []

    def tell(self, sentence: str) -> None:
        """Have a sentence said, unless it was before."""
        if sentence not in self._told:
            self._told.add(sentence)
            self._waiting.append(sentence)

    def take(self) -> str:
        """The sentence that is to be said now; empty for none."""
        return self._waiting.pop(0) if self._waiting else ""
