"""The states that a match went through: forward by moves, back by undo. All in memory, nothing on disk."""

from collections.abc import Sequence
from copy import copy

import msgspec

from game.content import Content
from game.match.errors import UndoCode
from game.rules import Options, Table, apply, new_game
from game.rules.events import REVEALS, Event
from game.rules.moves import CommitPlan, Move


class LogEntry(msgspec.Struct, frozen=True):
    """A move, the number of the state it was made for, and what came of it."""

    number: int
    move: Move
    events: tuple[Event, ...]


class Timeline:
    """The table now, the moves that led here, and as many earlier tables as undo may return to."""

    def __init__(self, table: Table, opening: Sequence[Event] = ()) -> None:
        self.table = table
        self.opening = tuple(opening)
        self.entries: list[LogEntry] = []
        self.undone_by: int | None = None
        self._earlier: list[Table] = []
        self._barrier: UndoCode = "nothing_to_undo"

    @classmethod
    def start(cls, content: Content, options: Options, seed: int) -> "Timeline":
        """A new game at its first decision."""
        return cls(*new_game(content, options, seed))

    def fork(self) -> "Timeline":
        """A timeline that can be changed and thrown away. Tables are never changed in place, so they are shared."""
        twin = copy(self)
        twin.entries = list(self.entries)
        twin._earlier = list(self._earlier)
        return twin

    def advance(self, move: Move) -> LogEntry:
        """Make a move; raises IllegalMove, changing nothing."""
        before, after = self.table, self.table.clone()
        entry = LogEntry(before.number, move, tuple(apply(after, move)))
        self.table = after
        self.undone_by = None
        self.entries.append(entry)
        self._earlier.append(before)
        self._raise_barrier(before, entry)
        return entry

    def _raise_barrier(self, before: Table, entry: LogEntry) -> None:
        """Forget the earlier tables where a move is final: it showed what nobody knew, or it is a plan (L1)."""
        if any(isinstance(event, REVEALS) for event in entry.events) or self.table.draws != before.draws:
            self._barrier = "after_a_reveal"
        elif isinstance(entry.move, CommitPlan):
            self._barrier = "nothing_to_undo"
        else:
            return
        self._earlier.clear()

    def undo_refusal(self) -> UndoCode | None:
        """Why the last move cannot be taken back, or None where it can."""
        if not self._earlier:
            return self._barrier
        if self.undone_by not in (None, self.entries[-1].move.seat):
            return "another_seats_move"
        return None

    def retreat(self) -> LogEntry:
        """Take the last move back, whole; only where `undo_refusal` allows it."""
        self.table = self._earlier.pop()
        entry = self.entries.pop()
        self.undone_by = entry.move.seat
        return entry
