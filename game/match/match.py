"""A match: a game in progress, and the only way to change its table. An accepted move is saved before it returns."""

from collections.abc import Sequence

import msgspec

from game.content import Content
from game.match.errors import CannotUndo, StaleMove, UndoCode
from game.match.format import FORMAT, NO_NOTE, Header
from game.match.journal import Journal
from game.match.players import Draft, OrdersDraft, Player, check_players
from game.match.timeline import LogEntry, Timeline
from game.rules import Refusal, View, legal_moves, pending_seats, refusal, view_for
from game.rules.events import Event, seen_by
from game.rules.moves import CommitPlan, EndTurn, Fulfil, Move
from game.rules.names import Markers
from game.rules.prices import Offer, Purchase, gears_worth_using, least_price
from game.rules.rewards import reward_in_any_order

__all__ = ["LogEntry", "Match"]

SPENDING = (CommitPlan, Fulfil, EndTurn)  # after these the draft of their seat is deleted: it was used or left


class Match:
    """One match: submit a move, take it back, see what a seat may see. `Store` makes and opens them."""

    def __init__(self, content: Content, header: Header, timeline: Timeline, journal: Journal) -> None:
        self.content = content
        self._header = header
        self._timeline = timeline
        self._journal = journal
        self.options, self.seed = header.options, header.seed
        self.opening = timeline.opening  # the events before the first move; none where the history is frozen
        self.opened_at = timeline.table.number
        self.left_at: int | None = timeline.table.number
        """The number at which it was left: more than `opened_at` where moves are lost, None where nothing tells."""

    @property
    def id(self) -> str:
        """The name that `Store.open_match` takes."""
        return self._journal.match_id

    @property
    def players(self) -> tuple[Player, ...]:
        """By seat, the automa last."""
        return self._header.players

    @property
    def is_saved(self) -> bool:
        """Whether all of it is on the disk; if not, `Store.problem` says why, and each further move tries again."""
        return self._journal.is_saved

    @property
    def unsaved_count(self) -> int:
        """How many moves are not on the disk; at 0 something else may still be missing there."""
        return self._journal.unsaved_count

    @property
    def parted(self) -> bool:
        """Whether it goes on under another id, because another window continued the same match."""
        return self._journal.parted

    # the present state

    @property
    def number(self) -> int:
        """The number of the state: how many moves led to it."""
        return self._timeline.table.number

    @property
    def is_over(self) -> bool:
        """Whether the game is over and the final scores are counted (Z1)."""
        return self._timeline.table.is_over

    @property
    def log(self) -> Sequence[LogEntry]:
        """The moves since the start (or since it was frozen). They hold secret plans: show `events_for` instead."""
        return self._timeline.entries

    def reason(self, number: int) -> str:
        """Why a computer player made the move of a state, as given to `submit`; empty where it is not known."""
        return self._journal.notes.get(number, NO_NOTE).reason

    def view(self, seat: int) -> View:
        return view_for(self._timeline.table, seat)

    def events_for(self, seat: int, since_number: int) -> list[Event]:
        """The events from state `since_number` on, as a seat may see them."""
        entries = (entry for entry in self._timeline.entries if entry.number >= since_number)
        return [seen_by(event, seat) for entry in entries for event in entry.events]

    def pending(self) -> tuple[int, ...]:
        return pending_seats(self._timeline.table)

    def legal_moves(self, seat: int) -> list[Move]:
        return legal_moves(self._timeline.table, seat)

    def refusal(self, move: Move) -> Refusal | None:
        return refusal(self._timeline.table, move)

    def offer(self, buy: Purchase) -> Offer | None:
        """The least price of a thing that its buyer can reach now, and the moves; None where it is out of reach."""
        return least_price(self._timeline.table, buy)

    def reward_in_any_order(self) -> Move | None:
        """The choice of the next reward where the order of those that are due makes no difference (R3), or None."""
        return reward_in_any_order(self._timeline.table)

    def gears_worth_using(self, seat: int) -> tuple[int, ...]:
        """The axles whose gear would gain a seat something now, which is lost when the round ends."""
        return gears_worth_using(self._timeline.table, seat)

    # changes

    def submit(self, move: Move, number: int, reason: str = "") -> list[Event]:
        """Make a move for the state `number`, commit it, and return its events; a `reason` is saved with it.

        Raises StaleMove, IllegalMove or, if another window continued this match, SaveError; then nothing has changed.
        """
        if number != self.number:
            raise StaleMove(f"the state is number {self.number}, the move was made for {number}")
        timeline = self._timeline.fork()
        entry = timeline.advance(move)
        spent = move.seat if isinstance(move, SPENDING) else None
        self._journal.note(number, reason)
        self._journal.commit(timeline, spent_draft=spent)
        self._timeline = timeline
        return list(entry.events)

    def undo_refusal(self) -> UndoCode | None:
        """Why the last move cannot be taken back, or None where it can; moves of computer players never can."""
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
        """Let a person or a computer go on for a seat, and commit that. It is no move, so the state keeps its number.

        The draft of a plan of that seat is deleted, because it was the secret of the player before.
        Raises ValueError for an automa or its seat or, where another window went on with this match, SaveError.
        """
        if not 0 <= seat < self.options.seats:
            raise ValueError(f"there is no seat {seat} to take")
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        check_players(self.options, players)
        header = msgspec.structs.replace(self._header, format=FORMAT, players=players)
        self._journal.reseat(self._timeline, header, seat)
        self._header = header

    def draft(self, seat: int) -> Markers | None:
        """The markers that a seat has laid out so far, which only this seat may see."""
        kept = self._journal.drafts.get(seat)
        return None if isinstance(kept, OrdersDraft) else kept

    def orders_draft(self, seat: int) -> OrdersDraft | None:
        kept = self._journal.drafts.get(seat)
        return kept if isinstance(kept, OrdersDraft) else None

    def keep_draft(self, seat: int, draft: Draft | None) -> None:
        """Keep the draft of a seat, or delete it for None; raises SaveError where another window went on with it."""
        self._journal.keep_draft(self._timeline, seat, draft)

    def close(self) -> bool:
        """Try again to write what is not on the disk yet; returns whether all of it is there."""
        return self._journal.check(self._timeline)
