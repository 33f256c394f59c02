"""A glance at the saved matches for the title, whose first picture waits for nothing: not for the rules either.

That is why it does without `game.match`, which imports them.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

_WAITING = "select exists (select 1 from matches where not finished)"
"""A file of an older layout has no such column, until it is opened."""


def match_waits(path: Path) -> bool:
    """Whether a match in this file may not be over yet: true too where that cannot be seen."""
    with suppress(sqlite3.Error, UnicodeDecodeError):  # names of damaged tables may be no text
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=0.0)) as connection:
            (waits,) = connection.execute(_WAITING).fetchone()
            return bool(waits)
    return True
