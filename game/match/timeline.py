"""The timeline of a match in memory: its states, forward by moves and back by undo."""

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
    """The present table, the moves that led to it, and the earlier tables to which undo may go back.

    Tables here are never changed and the rest are tuples, so a shallow copy is an independent timeline.
    """

    def __init__(self, table: Table, opening: Sequence[Event] = (), entries: Sequence[LogEntry] = ()) -> None:
        self.table = table
        self.opening = tuple(opening)
        self.entries = tuple(entries)  # the moves that led to the table; of those given here none can be taken back
        self.undone_by: int | None = None  # who took back the last moves, until the next one is made
        self._earlier: tuple[Table, ...] = ()
        self._barrier: UndoCode = "nothing_to_undo"  # why undo cannot go back further

    @classmethod
    def start(cls, content: Content, options: Options, seed: int) -> "Timeline":
        return cls(*new_game(content, options, seed))

    def fork(self) -> "Timeline":
        return copy(self)

    def advance(self, move: Move) -> LogEntry:
        """Make a move; raises IllegalMove, changing nothing."""
        before, after = self.table, self.table.clone()
        entry = LogEntry(before.number, move, tuple(apply(after, move)))
        self.table = after
        self.entries += (entry,)
        self.undone_by = None
        barrier = _barrier(before, after, entry)
        self._barrier = barrier or self._barrier
        self._earlier = () if barrier else (*self._earlier, before)
        return entry

    def undo_refusal(self) -> UndoCode | None:
        """Why the last move cannot be taken back, or None where it can."""
        if not self._earlier:
            return self._barrier
        if self.undone_by not in (None, self.entries[-1].move.seat):
            return "another_seats_move"
        return None

    def retreat(self) -> LogEntry:
        """Take the last move back completely; only where `undo_refusal` allows it."""
        *earlier, self.table = self._earlier
        *entries, entry = self.entries
        self._earlier, self.entries = tuple(earlier), tuple(entries)
        self.undone_by = entry.move.seat
        return entry


def _barrier(before: Table, after: Table, entry: LogEntry) -> UndoCode | None:
    """Why a move is final: it revealed something, or it is a plan (L1); None where it is not."""
    if after.draws != before.draws or any(isinstance(event, REVEALS) for event in entry.events):
        return "after_a_reveal"
    return "nothing_to_undo" if isinstance(entry.move, CommitPlan) else None
