"""The file of saved matches: opens it, tells whether it is still the same file, and replaces it if damaged."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from game.foreign_file import SQLITE_TAILS, is_taken, refuse_no_file, status
from game.match.layout import make_ready, refuse_unsound
from game.match.salvage import salvage

_PATIENCE_S = 0.05  # how long a step waits for another window; a commit has at most three, and must not be felt
SYNCHRONOUS = "FULL"  # a commit waits until the disk has it, so that a power cut takes nothing


def place_of(path: Path) -> tuple[int, int] | None:
    """A value that tells a file on the disk from all others; None where there is no file."""
    try:
        found = status(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def connect(path: Path) -> sqlite3.Connection:
    """A sound database that takes commits; raises OSError, sqlite3.Error or SaveError."""
    refuse_no_file(path, *SQLITE_TAILS)
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    connection.text_factory = _any_text
    try:
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        refuse_unsound(connection, path)
        make_ready(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def exchange(path: Path) -> Path:
    """Replace a damaged file with a new one that holds what is left; returns where the damaged one is now.

    The new file is complete before the old one is moved, so a refusal of the disk changes nothing.
    """
    fresh = path.with_name(f"{path.name}.mended-{os.getpid()}")
    try:
        fresh.unlink(missing_ok=True)
        with closing(connect_fresh(fresh)) as connection:
            salvage(path, connection)
        aside = _move_aside(path)
        fresh.replace(path)
    finally:
        for tail in ("", *SQLITE_TAILS):
            fresh.with_name(fresh.name + tail).unlink(missing_ok=True)
    return aside


def connect_fresh(path: Path) -> sqlite3.Connection:
    """A new empty database, in a file or in memory; raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=_PATIENCE_S, isolation_level=None)
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    make_ready(connection)
    return connection


def _move_aside(path: Path) -> Path:
    """Move the damaged file aside and return its new place; its journal must not stay for the new file."""
    number = 1
    while is_taken(aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")):
        number += 1
    path.rename(aside)
    for tail in SQLITE_TAILS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + tail).rename(aside.with_name(aside.name + tail))
    return aside


def read_only(path: Path) -> sqlite3.Connection:
    """A database for reading only; raises OSError or sqlite3.Error, here or at the first reading."""
    refuse_no_file(path, *SQLITE_TAILS)
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)  # the caller has waited already
    connection.text_factory = _any_text
    return connection


def _any_text(data: bytes) -> str:
    """Text, even of damaged bytes: reading it later finds the damage, and tells in which match."""
    return data.decode(errors="replace")
