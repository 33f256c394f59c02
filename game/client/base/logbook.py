"""The log of the program, in the system's folder for logs, and the versions that a report of a fault names."""

import logging
import sys
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.foreign_file import refuse_no_file
from game.places import version
from game.reportable import log_lines
from game.terminal import escaped

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler


def versions() -> list[tuple[str, str]]:
    """Return the name and version of the program, Python, pygame and SDL.

    >>> [name for name, _ in versions()]
    ['Gutenberg', 'Python', 'pygame-ce', 'SDL']
    """
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    return [("Gutenberg", version()), ("Python", sys.version.split()[0]), ("pygame-ce", pygame.ver), ("SDL", sdl)]


# The log is for those at this machine: it has the words of errors, and paths. What a report quotes is kept beside it,
# in a file of its own, and names nobody: see `game.reportable`.

FILE = "gutenberg-table.log"
QUOTED = "lines-for-reports.txt"
LARGEST, OLDER = 200_000, 3  # the size in bytes at which a new file is begun, and how many older files are kept
LAST = 40  # how many lines a report quotes
_lines: deque[str] = deque(maxlen=LAST)
_log = logging.getLogger("game")


class Form(logging.Formatter):
    """Writes a record as lines without control characters: the `whole` of it, or what a report may quote."""

    def __init__(self, *, whole: bool) -> None:
        super().__init__()
        self._whole = whole

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, and more where it tells of an error."""
        words, *more = log_lines(record, whole=self._whole)
        head = f"{self.formatTime(record)} {record.levelname} {record.name}: {words}"
        return "\n".join(map(escaped, (head, *more)))


class LastLines(logging.Handler):
    """Remembers the last lines that a report may quote."""

    def emit(self, record: logging.LogRecord) -> None:
        _lines.append(self.format(record))


class LogFile(logging.Handler):
    """Writes all of the log, and what reports may quote, to files in a folder; gives up where the disk refuses."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._files: list[RotatingFileHandler] = []
        self._refused = False

    def emit(self, record: logging.LogRecord) -> None:
        if not self._files and not self._refused:
            self._begin()
        for file in self._files:
            file.emit(record)

    def close(self) -> None:
        for file in self._files:
            file.close()
        super().close()

    def _begin(self) -> None:
        from logging.handlers import RotatingFileHandler  # only here: it costs a tenth of the time to the first picture

        try:
            for name in (FILE, QUOTED):
                refuse_no_file(self._folder / name)
            self._folder.mkdir(parents=True, exist_ok=True)
            for name, whole in ((FILE, True), (QUOTED, False)):
                file = RotatingFileHandler(self._folder / name, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8")
                file.setFormatter(Form(whole=whole))
                self._files.append(file)
        except OSError:
            self._refused = True
            _log.warning("no log can be written to %s", self._folder)


def begin_log(folder: Path) -> None:
    """Begin to log to files in the folder."""
    if _log.handlers:
        return
    _log.setLevel(logging.INFO)
    last = LastLines()
    last.setFormatter(Form(whole=False))
    for handler in (last, LogFile(folder)):
        _log.addHandler(handler)


def last_lines() -> list[str]:
    """Return the last lines of the log, as a report may quote them."""
    return list(_lines)
