"""The log of the program, in the system's folder for logs; its last lines stand in a report of a fault.

What is logged names no people. Reports may quote what a fault says, so whoever sits down is left out of them.
"""

import logging
import re
from collections import deque
from collections.abc import Iterable
from logging.handlers import RotatingFileHandler
from pathlib import Path

FILE = "gutenberg-table.log"
LARGEST, OLDER = 200_000, 3  # bytes of the file that is written, and how many older ones are kept
LAST = 40  # lines for a report
FORM = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")

_lines: deque[str] = deque(maxlen=LAST)
_people: set[str] = set()
_log = logging.getLogger("game")


class LastLines(logging.Handler):
    """Remembers what was logged last."""

    def emit(self, record: logging.LogRecord) -> None:
        """Take a line."""
        _lines.append(self.format(record))


def begin_log(folder: Path) -> None:
    """Log to a file of the folder from now on; where the disk refuses, only the last lines are remembered."""
    if _log.handlers:
        return
    _log.setLevel(logging.INFO)
    handlers: list[logging.Handler] = [LastLines()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handlers.append(RotatingFileHandler(folder / FILE, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8"))
    except OSError:
        _log.warning("no log can be written to %s", folder)
    for handler in handlers:
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
    """Return what was logged last."""
    return list(_lines)


def leave_out(names: Iterable[str]) -> None:
    """Have no report name these people."""
    _people.update(name for name in names if name)


def without_people(text: str) -> str:
    """Return a text without the names of those who sat here, and without the home folder, which names one too."""
    text = text.replace(str(Path.home()), "~")
    for name in sorted(_people, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text)
    return text
