"""A game in progress: the one door to its table. What it accepts is on the disk before it returns."""

from collections.abc import Sequence

import msgspec

from game.content import Content
from game.match.drafts import Draft, OrdersDraft
from game.match.errors import CannotUndo, StaleMove, UndoCode
from game.match.format import NO_NOTE, Header
from game.match.journal import Journal
from game.match.players import Player, check_players
from game.match.timeline import LogEntry, Timeline
from game.match.upgrades import FORMAT
from game.rules import Options, Refusal, View, legal_moves, pending_seats, refusal, view_for
from game.rules.events import Event, seen_by
from game.rules.moves import CommitPlan, EndTurn, Fulfil, Move
from game.rules.names import Markers

__all__ = ["LogEntry", "Match"]

SPENDING = (CommitPlan, Fulfil, EndTurn)
"""Moves that do what was laid out, or leave it: the draft of their seat is forgotten."""


class Match:
    """One match: submit a move, take it back, see what a seat may see. `Store` makes and opens them."""

    def __init__(self, content: Content, header: Header, timeline: Timeline, journal: Journal) -> None:
        self.content = content
        self._header = header
        self._timeline = timeline
        self._journal = journal
        self.opened_at = timeline.table.number
        self.left_at: int | None = timeline.table.number
        """The number at which it was left: more than `opened_at` where moves are lost, None where nothing tells."""

    # what it is

    @property
    def id(self) -> str:
        """The name that `Store.open_match` takes."""
        return self._journal.match_id

    @property
    def players(self) -> tuple[Player, ...]:
        """By seat, the automa last."""
        return self._header.players

    @property
    def options(self) -> Options:
        """How the game was set up."""
        return self._header.options

    @property
    def seed(self) -> int:
        """What chance is made of."""
        return self._header.seed

    @property
    def frozen(self) -> bool:
        """True if it went on from a state of other rules or content: what came before cannot be told again."""
        return self._header.base_state is not None

    @property
    def is_saved(self) -> bool:
        """Whether all of it is on the disk; `Store.problem` says why not. Each further move tries again."""
        return self._journal.is_saved

    @property
    def unsaved_count(self) -> int:
        """How many moves are not on the disk; something else may be missing there where it is 0."""
        return self._journal.unsaved_count

    @property
    def parted(self) -> bool:
        """Whether it goes on as a match of its own, because another window went on with the one that it was."""
        return self._journal.parted

    # where it stands

    @property
    def number(self) -> int:
        """The number of the state: how many moves led to it."""
        return self._timeline.table.number

    @property
    def is_over(self) -> bool:
        """True once the final scores stand (Z1)."""
        return self._timeline.table.is_over

    @property
    def log(self) -> Sequence[LogEntry]:
        """The moves since the start (or since it was frozen). They hold secret plans: show `events_for` instead."""
        return self._timeline.entries

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first move; empty where the history is frozen."""
        return self._timeline.opening

    def reason(self, number: int) -> str:
        """Why a computer player made the move of a state, as it was given to `submit`; empty where nothing tells."""
        return self._journal.notes.get(number, NO_NOTE).reason

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return view_for(self._timeline.table, seat)

    def events_for(self, seat: int, since_number: int) -> list[Event]:
        """What happened from state `since_number` on, as a seat may see it."""
        entries = (entry for entry in self._timeline.entries if entry.number >= since_number)
        return [seen_by(event, seat) for entry in entries for event in entry.events]

    def pending(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return pending_seats(self._timeline.table)

    def legal_moves(self, seat: int) -> list[Move]:
        """All that a seat may do now."""
        return legal_moves(self._timeline.table, seat)

    def refusal(self, move: Move) -> Refusal | None:
        """Why a move is not allowed, or None where it is."""
        return refusal(self._timeline.table, move)

    # what changes it

    def submit(self, move: Move, number: int, reason: str = "") -> list[Event]:
        """Make a move for the state `number`, commit it, and return what happened; a `reason` is kept with it.

        Raises StaleMove, IllegalMove or, where another window went on with this match, SaveError; then nothing changed.
        """
        if number != self.number:
            raise StaleMove(self.number, number)
        timeline = self._timeline.fork()
        entry = timeline.advance(move)
        spent = move.seat if isinstance(move, SPENDING) else None
        self._journal.note(number, reason)
        self._journal.commit(timeline, spent_draft=spent)
        self._timeline = timeline
        return list(entry.events)

    def undo_refusal(self) -> UndoCode | None:
        """Why the last move cannot be taken back, or None where it can: nobody takes back what a computer did."""
        code = self._timeline.undo_refusal()
        if code is None and self.players[self.log[-1].move.seat].kind == "computer":
            return "another_seats_move"
        return code

    def undo(self) -> Move:
        """Take back the last move, commit that, and return the move.

        Raises CannotUndo or, where another window went on with this match, SaveError; then nothing changed.
        """
        code = self.undo_refusal()
        if code is not None:
            raise CannotUndo(code)
        timeline = self._timeline.fork()
        entry = timeline.retreat()
        self._journal.commit(timeline)
        self._timeline = timeline
        return entry.move

    def reseat(self, seat: int, player: Player) -> None:
        """Let a person or a computer go on for a seat, and commit that: no move, so the state keeps its number.

        The plan that the seat has laid out so far is forgotten: it was the secret of who sat there before.
        Raises ValueError for an automa or its seat or, where another window went on with this match, SaveError.
        """
        if not 0 <= seat < self.options.seats:
            raise ValueError(f"there is no seat {seat} to take")
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        check_players(self.options, players)
        header = msgspec.structs.replace(self._header, format=FORMAT, players=players)
        self._journal.reseat(self._timeline, header, seat)
        self._header = header

    # what is laid out and not done yet

    def draft(self, seat: int) -> Markers | None:
        """The markers that a seat has laid out so far, for that seat's eyes only."""
        kept = self._journal.drafts.get(seat)
        return None if isinstance(kept, OrdersDraft) else kept

    def orders_draft(self, seat: int) -> OrdersDraft | None:
        """The pieces that a seat has laid on its orders so far."""
        kept = self._journal.drafts.get(seat)
        return kept if isinstance(kept, OrdersDraft) else None

    def keep_draft(self, seat: int, draft: Draft | None) -> None:
        """Remember what a seat has laid out so far, over a restart too; None forgets it.

        Raises SaveError where another window went on with this match.
        """
        self._journal.keep_draft(self._timeline, seat, draft)

    def close(self) -> bool:
        """Whether all of it is on the disk, now that what a full disk or a busy file kept back was tried again."""
        return self._journal.check(self._timeline)
