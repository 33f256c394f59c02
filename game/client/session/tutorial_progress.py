"""What is kept of the tutorial in the data folder: the chapters done, and where one was left."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from game.client.base.kept_files import TUTORIAL, KeptFile, Trouble, decoded
from game.match.players import OrdersDraft
from game.rules.names import Markers


class Mark(msgspec.Struct, frozen=True):
    """Where a chapter stands: the bubble, and the way from the prepared table to here."""

    bubble: int = 0
    table: int = 0
    moves: tuple[str, ...] = ()
    plan: Markers | None = None
    orders: OrdersDraft | None = None
    holding: bool = False  # a finished turn is still shown


class Kept(msgspec.Struct, forbid_unknown_fields=False):
    """The chapters done, by number from 0, and by chapter the place where it was left."""

    kind: str = "tutorial"
    done: list[int] = []
    left: dict[int, Mark] = {}


class Progress:
    """The progress kept in a folder, or without one in memory only; `tell` is called for an unreadable file."""

    def __init__(self, folder: Path | None, tell: Callable[[Trouble], None] = lambda _: None) -> None:
        self._file = KeptFile(folder, TUTORIAL, lambda words: decoded(words, Kept, strict=False), tell)
        self.kept = self._file.read() or Kept()

    def leave(self, chapter: int, mark: Mark) -> None:
        """Keep where a chapter was left; raises OSError."""
        self.kept.left[chapter] = mark
        self._file.keep(self.kept)

    def finish(self, chapter: int) -> None:
        """Keep that a chapter is done; raises OSError."""
        self.kept.left.pop(chapter, None)
        if chapter not in self.kept.done:
            self.kept.done.append(chapter)
        self._file.keep(self.kept)

    def decline(self) -> None:
        """Keep that the tutorial was offered, so that it is not offered again; raises OSError."""
        self._file.keep(self.kept)

    def skip(self, chapter: int) -> None:
        """Forget where a chapter was left; raises OSError."""
        self.kept.left.pop(chapter, None)
        self._file.keep(self.kept)
