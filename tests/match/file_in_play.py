"""A file of saved matches that others hold, or that is read by another program."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.match import Match, Store
from game.match.database import FILE
from tests.match.play import all_seen

OLD_LAYOUT = Path(__file__).resolve().parents[1] / "saves" / "layout-1.sqlite"


@contextmanager
def held(folder: Path, how: str = "EXCLUSIVE") -> Iterator[None]:
    """The file in the hands of another program."""
    holder = sqlite3.connect(folder / FILE, isolation_level=None)
    holder.execute(f"BEGIN {how}")
    if how == "DEFERRED":
        holder.execute("SELECT * FROM matches").fetchone()
    try:
        yield
    finally:
        holder.close()


def seen_by_another(folder: Path, match: Match) -> tuple[object, ...]:
    """All that another window finds of a match."""
    with Store(folder) as store:
        return all_seen(store.open_match(match.id, match.content))
