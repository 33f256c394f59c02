"""The replay of a match: every state that it went through, and the turns and rounds between them.

All states are kept. A game has some three hundred, and one is cloned in about two microseconds, so any of them can be
shown at once, in whatever order.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import msgspec

from game.content import Content
from game.match.timeline import LogEntry, Timeline
from game.rules import Options, Table
from game.rules.events import Event, RoundStarted
from game.rules.moves import Move
from game.rules.names import Phase


class Turn(msgspec.Struct, frozen=True):
    """Moves of one seat in a row, within one action of one round; `start` and `end` are numbers of states."""

    start: int
    end: int
    seat: int
    round: int
    phase: Phase
    action: int


class Replay:
    """The states of a match by number, from its first decision (or where its earlier moves are frozen) to the last."""

    def __init__(self, timeline: Timeline, moves: Iterable[Move]) -> None:
        """Play `moves` from where `timeline` stands, which is not changed; raises IllegalMove."""
        played = timeline.fork()
        tables = [played.table]
        for move in moves:
            played.advance(move)
            tables.append(played.table)
        self.opening = played.opening
        self.entries: Sequence[LogEntry] = played.entries
        self._tables = tuple(tables)
        self.first, self.last = tables[0].number, tables[-1].number
        self.is_over = tables[-1].is_over  # (Z1), so that nothing is secret any more
        self.turns = tuple(_turns(self.entries, self._tables))

    @classmethod
    def of_game(cls, content: Content, options: Options, seed: int, moves: Iterable[Move]) -> "Replay":
        """The replay of a game from its seed; raises IllegalMove."""
        return cls(Timeline.start(content, options, seed), moves)

    def table(self, number: int) -> Table:
        """The table of a state, to read only; IndexError where there is none."""
        if not self.first <= number <= self.last:
            raise IndexError(f"states are {self.first} to {self.last}, not {number}")
        return self._tables[number - self.first]

    def timeline(self, number: int) -> Timeline:
        """The game as it stood at a state; IndexError where there is none."""
        return Timeline(self.table(number), self.opening, self.entries[: number - self.first])

    @property
    def rounds(self) -> tuple[int, ...]:
        """The states at which a round had just begun."""
        opened = (self.first,) if _began(self.opening) else ()
        return (*opened, *(entry.number + 1 for entry in self.entries if _began(entry.events)))

    @property
    def turn_starts(self) -> tuple[int, ...]:
        return tuple(turn.start for turn in self.turns)

    def last_before(self, number: int, starts: Sequence[int]) -> int:
        """The last of some states that comes before one, such as `rounds`; the first state where none does."""
        known = [self.first, *starts]
        return known[max(0, bisect_left(known, number) - 1)]

    def first_after(self, number: int, starts: Sequence[int]) -> int:
        """The first of some states that comes after one; the last state where none does."""
        known = [*starts, self.last]
        return known[min(bisect_right(known, number), len(known) - 1)]

    def fame(self, seat: int) -> tuple[int, ...]:
        """The fame of a seat at every state; at the end of a match that is over, with its final scores (Z1)."""
        course = [table.seats[seat].fame for table in self._tables]
        if self.is_over and not self._tables[-1].seats[seat].is_automa:
            course[-1] = self._tables[-1].scores[seat].total
        return tuple(course)


def _began(events: Iterable[Event]) -> bool:
    return any(isinstance(event, RoundStarted) for event in events)


def _turns(entries: Sequence[LogEntry], tables: Sequence[Table]) -> Iterator[Turn]:
    """The turns: neighbouring moves with the same seat, round, phase and action."""
    for key, made in groupby(zip(entries, tables, strict=False), _turn_key):
        numbers = [entry.number for entry, _ in made]
        yield Turn(numbers[0], numbers[-1] + 1, *key)


def _turn_key(made: tuple[LogEntry, Table]) -> tuple[int, int, Phase, int]:
    entry, before = made
    return entry.move.seat, before.round, before.phase, before.action
