"""A quick look at the saved matches for the title, without `game.match`, which imports the rules and takes long."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from game.foreign_file import SQLITE_TAILS, refuse_no_file

_WAITING = "select exists (select 1 from matches where not finished)"
"""The query fails on a file of an older layout, which has no such column until it is opened."""


def match_waits(path: Path) -> bool:
    """Whether a match in this file may not be over yet; also true where that cannot be found out."""
    with suppress(OSError, sqlite3.Error, UnicodeDecodeError):  # names of tables in a damaged file may be invalid text
        refuse_no_file(path, *SQLITE_TAILS)
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=0.0)) as connection:
            (waits,) = connection.execute(_WAITING).fetchone()
            return bool(waits)
    return True
