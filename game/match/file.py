"""A file of saved matches on the disk: opened, found in its place, and exchanged where it is damaged."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from game.match.layout import make_ready, refuse_unsound
from game.match.salvage import salvage

_PATIENCE_S = 0.05  # how long a step waits for another window; a commit has three at most, and nobody is to feel it
_TAILS = ("-journal", "-wal", "-shm")


def place_of(path: Path) -> tuple[int, int] | None:
    """What tells a file on the disk from every other one; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def connect(path: Path) -> sqlite3.Connection:
    """A sound database that takes commits; raises OSError, sqlite3.Error or SaveError."""
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    connection.text_factory = _any_text
    try:
        connection.execute("PRAGMA synchronous = FULL")
        refuse_unsound(connection, path)
        make_ready(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def exchange(path: Path) -> Path:
    """Put a new file with what is left of a damaged one in its place; where the damaged one is now, under a free name.

    The new one is whole before the old one moves: where the disk refuses, nothing has changed.
    """
    fresh = path.with_name(f"{path.name}.mended-{os.getpid()}")
    try:
        fresh.unlink(missing_ok=True)
        with closing(connect_fresh(fresh)) as connection:
            salvage(path, connection)
        aside = _move_aside(path)
        fresh.replace(path)
    finally:
        for tail in ("", *_TAILS):
            fresh.with_name(fresh.name + tail).unlink(missing_ok=True)
    return aside


def connect_fresh(path: Path) -> sqlite3.Connection:
    """A new database with nothing in it, in a file or in memory; raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    make_ready(connection)
    return connection


def _move_aside(path: Path) -> Path:
    """Where the damaged file is now, beside the old place under a free name; its journal must not meet the new file."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    for tail in _TAILS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + tail).rename(aside.with_name(aside.name + tail))
    return aside


def read_only(path: Path) -> sqlite3.Connection:
    """A database that is only read; raises sqlite3.Error, at the first reading at the latest."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)  # who comes here has waited
    connection.text_factory = _any_text
    return connection


def _any_text(data: bytes) -> str:
    """Text even of damaged bytes: what is made of it finds the damage, and says of which match."""
    return data.decode(errors="replace")
