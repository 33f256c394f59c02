"""Files and folders that somebody else made or named: looked at and read so that no strange one stops the program.

A path may lead to a pipe, a device, a loop of links, a huge file or nothing at all. All functions here answer at once,
and whatever is wrong is an OSError, also where Python raises something else.
"""

import errno
import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Literal, TypeAlias

ForeignCode: TypeAlias = Literal[
    "missing",
    "no_file",  # a folder, a pipe, a device, a socket, or links that lead to each other
    "no_target",  # of a link that should lead to a folder
    "too_large",
    "no_text",  # not in UTF-8
    "no_user",  # of a path that begins with the home folder of somebody unknown
    "no_path",  # holds what no path can hold, such as a NUL character
    "refused",  # by the system, whose own words are told
]
SQLITE_TAILS = ("-journal", "-wal", "-shm")  # of the files that SQLite opens beside a database

_WORDS: dict[ForeignCode, tuple[int, str]] = {
    "missing": (errno.ENOENT, "there is no such file"),
    "no_file": (errno.EINVAL, "what lies there is no ordinary file"),
    "no_target": (errno.ENOENT, "the link leads nowhere"),
    "too_large": (errno.EFBIG, "the file is too large"),
    "no_text": (errno.EILSEQ, "the file is no text in UTF-8"),
    "no_user": (errno.ENOENT, "there is no such user"),
    "no_path": (errno.EINVAL, "this is no path"),
    "refused": (errno.EIO, "the disk refuses"),
}
_CODES: dict[int | None, ForeignCode] = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.ELOOP: "no_file",
    errno.ENXIO: "no_file",  # a socket
}
_OPENING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class ForeignFileError(OSError):
    """Raised for a path that cannot be used; `code` says why, `strerror` says it in English."""

    def __init__(self, code: ForeignCode, path: Path | str, error: OSError | None = None) -> None:
        number, words = _WORDS[code]
        if error is not None and code == "refused":
            number, words = error.errno or number, error.strerror or words
        super().__init__(number, words, str(path))
        self.code = code


def read_octets(path: Path, most: int) -> bytes:
    """The bytes of an ordinary file of at most so many; raises ForeignFileError."""
    _refuse_other_kinds(path, status(path))  # before it is opened: a tape would rewind
    try:
        with os.fdopen(os.open(path, _OPENING), "rb") as file:
            found = os.fstat(file.fileno())
            _refuse_other_kinds(path, found)  # in case it was exchanged meanwhile
            octets = file.read(most + 1) if found.st_size <= most else None
    except OSError as error:
        raise _told(path, error) from error
    if octets is None or len(octets) > most:
        raise ForeignFileError("too_large", path)
    return octets


def read_text(path: Path, most: int) -> str:
    """The text of an ordinary file of at most so many bytes, without a byte-order mark; raises ForeignFileError."""
    try:
        return read_octets(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ForeignFileError("no_text", path) from error


def refuse_no_file(path: Path, *tails: str) -> None:
    """Raise ForeignFileError where something lies that is no ordinary file, at the path or beside it with a tail.

    A path where nothing lies may be written to.
    """
    for one in (path, *(path.with_name(path.name + tail) for tail in tails)):
        try:
            _refuse_other_kinds(one, status(one))
        except ForeignFileError as error:
            if error.code != "missing":
                raise


def refuse_no_folder(path: Path) -> None:
    """Raise ForeignFileError for a path that is no folder which may be entered, and can be made none."""
    for place in (path, *path.parents):
        try:
            found = status(place)
        except ForeignFileError as error:
            if error.code not in ("missing", "no_file"):
                raise
            if os.path.islink(place):  # noqa: PTH114 - Path asks the system, which may refuse
                raise ForeignFileError("no_target", path) from error
            continue
        if not S_ISDIR(found.st_mode):
            raise ForeignFileError("refused", path, NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)))
        if not os.access(place, os.X_OK):
            raise ForeignFileError("refused", path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))
        return


def status(path: Path) -> os.stat_result:
    """What the system tells of a file, or of what a link leads to; raises ForeignFileError."""
    try:
        return path.stat()
    except OSError as error:
        raise _told(path, error) from error
    except ValueError as error:
        raise ForeignFileError("no_path", path) from error


def is_file(path: Path) -> bool:
    """Whether this is an ordinary file; False where that cannot be found out."""
    try:
        return S_ISREG(status(path).st_mode)
    except ForeignFileError:
        return False


def is_folder(path: Path) -> bool:
    """Whether this is a folder; False where that cannot be found out."""
    try:
        return S_ISDIR(status(path).st_mode)
    except ForeignFileError:
        return False


def is_taken(path: Path) -> bool:
    """Whether anything lies there, be it a link that leads nowhere; False where that cannot be found out."""
    return os.path.lexists(path)


def given_path(words: str) -> Path:
    """The path that a person typed, with ~ for a home folder; raises ForeignFileError."""
    try:
        path = Path(words).expanduser()
    except RuntimeError as error:
        raise ForeignFileError("no_user", words) from error
    if "\0" in words:
        raise ForeignFileError("no_path", words)
    return path


def settled(path: Path) -> Path:
    """The same path from the root and without links, as far as it can be followed."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path.absolute()


def _refuse_other_kinds(path: Path, found: os.stat_result) -> None:
    if not S_ISREG(found.st_mode):
        raise ForeignFileError("no_file", path)


def _told(path: Path, error: OSError) -> ForeignFileError:
    if isinstance(error, ForeignFileError):
        return error
    return ForeignFileError(_CODES.get(error.errno, "refused"), path, error)
