"""The log of the program, in the system's folder for logs; its last lines stand in a report of a fault.

The log names no people. A report quotes the words of a fault, which may hold names: those of the players are removed.
"""

import logging
import re
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

FILE = "gutenberg-table.log"
LARGEST, OLDER = 200_000, 3  # the size in bytes at which a new file is begun, and how many older files are kept
LAST = 40  # how many lines a report quotes
FORM = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")

_lines: deque[str] = deque(maxlen=LAST)
_people: set[str] = set()
_log = logging.getLogger("game")


class LastLines(logging.Handler):
    """Remembers the last lines of the log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a line."""
        _lines.append(self.format(record))


class LogFile(logging.Handler):
    """Writes the log to a file in a folder, which is begun with the first line.

    Where the disk refuses, the file is given up: the last lines are still remembered.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._file: RotatingFileHandler | None = None
        self._refused = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        if self._file is None and not self._refused:
            self._begin()
        if self._file is not None:
            self._file.emit(record)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()

    def _begin(self) -> None:
        from logging.handlers import RotatingFileHandler  # only here: it costs a tenth of the time to the first picture

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._folder / FILE
            self._file = RotatingFileHandler(path, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8")
        except OSError:
            self._refused = True
            _log.warning("no log can be written to %s", self._folder)
        else:
            self._file.setFormatter(FORM)


def begin_log(folder: Path) -> None:
    """Begin to log to a file in the folder."""
    if _log.handlers:
        return
    _log.setLevel(logging.INFO)
    for handler in (LastLines(), LogFile(folder)):
        handler.setFormatter(FORM)
        _log.addHandler(handler)


def end_log() -> None:
    """Close the file and forget the last lines."""
    for handler in list(_log.handlers):
        _log.removeHandler(handler)
        handler.close()
    _lines.clear()
    _people.clear()


def last_lines() -> list[str]:
    """Return the last lines of the log."""
    return list(_lines)


def leave_out(names: Iterable[str]) -> None:
    """Have these people's names removed from reports."""
    _people.update(name for name in names if name)


def without_people(text: str) -> str:
    """Return a text without the names of people who sat here and without the home folder, whose path names one."""
    text = text.replace(str(Path.home()), "~")
    for name in sorted(_people, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text)
    return text
