"""A glance at the saved matches without opening them: for the title, whose first picture waits for nothing."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from game.match.database import FILE, read_only

_WAITING = """SELECT EXISTS (SELECT 1 FROM matches WHERE position LIKE '%"finished":false%')"""
"""Texts inside the state have their quotes escaped, so only the position's own key reads like that."""


def match_waits(folder: Path) -> bool:
    """Whether a saved match may not be over yet: true too where that cannot be seen, false where there is no file."""
    path = folder / FILE
    if not path.is_file():
        return False
    with suppress(sqlite3.Error), closing(read_only(path)) as connection:
        (waits,) = connection.execute(_WAITING).fetchone()
        return bool(waits)
    return True
