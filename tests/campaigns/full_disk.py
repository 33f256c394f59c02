"""A disk that fills at every possible write of a game: `python -m tests.campaigns.full_disk`.

Three ways, because no single one from inside Python reaches every write:
- "refused": the n-th statement that writes (a commit too) fails with SQLITE_FULL and so do the next ones, for each n;
- "unsure": the n-th commit is done and then reported as failed, as when the disk fails while the journal is removed;
- "no longer": the system refuses (RLIMIT_FSIZE) to let any file grow beyond n bytes, in steps of a sector: real writes
  of the database and its journal fail, in their middle too, as on a full disk. POSIX only.
What they don't reach: a single write of SQLite's that fails while later ones of the same statement succeed.

After a few moves the disk takes writes again, and the next move must bring all to it. Untold is a match that is not on
the disk and says it is; lost is one that another window then does not open where it stands.
"""

import sqlite3
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from game.content import Content, load_content
from game.match import Match, Store
from game.rules import Options
from tests.campaigns.report import Tally
from tests.match.play import begin, play_on

OPTIONS = Options(seats=2, automa=True)
SECTOR = 512
FULL_FOR = 4  # moves
MOST = 10_000  # writes, or sectors: no game has as many
WRITES = ("INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "COMMIT", "PRAGMA USER_VERSION =")


class Disk:
    """Counts what is written; from the n-th time on it refuses until it is `freed`."""

    def __init__(self, full_at: int, *, unsure: bool = False) -> None:
        self.full_at = full_at
        self.unsure = unsure  # only commits count, and they are done before they fail
        self.count = 0
        self.freed = False

    def counts(self, statement: str) -> bool:
        """Whether a statement writes."""
        return statement.lstrip().upper().startswith(("COMMIT",) if self.unsure else WRITES)

    @property
    def refuses(self) -> bool:
        """Whether what was counted last is refused."""
        return not self.freed and self.count >= self.full_at


class Connection(sqlite3.Connection):
    """A connection to a file on such a disk."""

    disk: Disk

    def execute(self, statement: str, *values: object) -> sqlite3.Cursor:
        """Do a statement, unless the disk is full."""
        return self._do(statement, super().execute, *values)

    def executemany(self, statement: str, *values: object) -> sqlite3.Cursor:
        """Do a statement for many rows, unless the disk is full."""
        return self._do(statement, super().executemany, *values)

    def _do(self, statement: str, do: Callable[..., sqlite3.Cursor], *values: object) -> sqlite3.Cursor:
        if not self.disk.counts(statement):
            return do(statement, *values)
        self.disk.count += 1
        if self.disk.refuses and not self.disk.unsure:
            raise _error("database or disk is full", sqlite3.SQLITE_FULL)
        done = do(statement, *values)
        if self.disk.refuses:
            raise _error("disk I/O error", sqlite3.SQLITE_IOERR_DELETE)
        return done


def _error(words: str, code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(words)
    error.sqlite_errorcode = code
    return error


@contextmanager
def on(disk: Disk) -> Iterator[Disk]:
    """Have all databases that are opened now lie on a disk."""
    kind = type("OnDisk", (Connection,), {"disk": disk})
    with patch.object(sqlite3, "connect", partial(sqlite3.connect, factory=kind)):
        yield disk


@contextmanager
def no_file_longer_than(size: int) -> Iterator[Disk]:
    """Have the system refuse what would make a file longer; nothing else in this process may write meanwhile."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    disk = _Limited(before)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield disk
    finally:
        disk.free()


class _Limited(Disk):
    def __init__(self, before: tuple[int, int]) -> None:
        super().__init__(0)
        self._before = before

    def free(self) -> None:
        """Let files grow again."""
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, self._before)
        self.freed = True


def play_through(tally: Tally, content: Content, made: AbstractContextManager[Disk], moves: int, told: str) -> bool:
    """Whether a game met its full disk: it is begun, played a few moves further, and must then come to the disk."""
    missed = False  # a game that crashes counts as one that met its disk
    with TemporaryDirectory(prefix="gutenberg-campaign-") as name, tally.case(told):
        with made as disk, Store(Path(name)) as store:
            match, rng = begin(store, content, OPTIONS), Random(1)
            while match.is_saved and match.number < moves and not match.is_over:
                play_on(match, rng, 1)
            kept_all = match.is_saved
            for _ in range(FULL_FOR):
                play_on(match, rng, 1)
                _look(tally, Path(name), match, told)
            disk.free() if isinstance(disk, _Limited) else setattr(disk, "freed", True)
            if match.is_over:
                match.close()  # leaving is all that is left to do
            play_on(match, rng, 1)
            if not match.is_saved or store.refusal is not None:
                tally.lost(f"still not on a disk that takes writes: {store.refusal}", told)
        with Store(Path(name)) as store:
            found = {game.id: store.open_match(game.id, content).number for game in store.saved_games()}
            if found != {match.id: match.number}:
                tally.lost(f"{found} on the disk, not {match.number}", told)
        missed = kept_all
    return not missed


def _look(tally: Tally, folder: Path, match: Match, told: str) -> None:
    """Compare what a match says of itself with what another program finds."""
    path = folder / "games.sqlite"
    found = None
    if path.is_file():
        with sqlite3.Connection(path) as connection:
            try:
                found = connection.execute("SELECT max(number) + 1 FROM moves").fetchone()[0]
            except sqlite3.OperationalError:
                found = None
        connection.close()
    if match.is_saved and found != match.number:
        tally.untold(f"said to be on the disk at {match.number}, there at {found}", told)


def run(moves: int, every: int) -> list[Tally]:
    """The tallies of the three ways, with each `every`th n."""
    content = load_content()
    return [
        *(_until_none(content, moves, every, unsure=unsure) for unsure in (False, True)),
        *([_by_length(content, moves, every)] if sys.platform != "win32" else ()),
    ]


def _until_none(content: Content, moves: int, every: int, *, unsure: bool) -> Tally:
    """For each n until a game has fewer writes than that."""
    tally, number = Tally("full disk, unsure" if unsure else "full disk, refused"), 1
    while number < MOST and play_through(tally, content, on(Disk(number, unsure=unsure)), moves, f"write {number}"):
        number += every
    return tally


def _by_length(content: Content, moves: int, every: int) -> Tally:
    """For each length of a file until a game needs none as long."""
    tally, size = Tally("full disk, no longer"), 0
    while size < MOST * SECTOR and play_through(tally, content, no_file_longer_than(size), moves, f"{size} bytes"):
        size += SECTOR * every
    return tally


def main() -> int:
    """The exit status: 0 only if nothing went wrong."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000, help="that a game has at most")
    parser.add_argument("--every", type=int, default=1, help="so many writes are passed over but for one")
    arguments = parser.parse_args()
    tallies = run(arguments.moves, arguments.every)
    print(*tallies, sep="\n")
    return 0 if all(tally.is_clean for tally in tallies) else 1


if __name__ == "__main__":
    sys.exit(main())
