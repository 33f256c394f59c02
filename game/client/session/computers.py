"""The computer players of a match at this screen: lets them think in another process, and makes their moves.

Nothing else moves for a computer's seat. An answer is used only for the table that it was asked about: after a person's
free move, an undo or a change of players the seat is asked again.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.client.session.turns import Turns
    from game.client.text.seats import Seats
    from game.match.players import Player, Thinks
    from game.players.player import Choice, Reason
    from game.rules.view import View


class Thought(NamedTuple):
    """A question to a computer player: seat, player, the table at that time, and the ticket of the answer."""

    seat: int
    player: Player
    table: View
    ticket: int


class Told(NamedTuple):
    """Why a computer player made a move."""

    seat: int
    reason: Reason


class Computers:
    """Has the seats of computer players think and move, one after the other."""

    def __init__(self, seats: Seats, turns: Turns, thinker: Callable[[], Thinks]) -> None:
        self._seats = seats
        self._turns = turns
        self._thinker = thinker
        self._thought: Thought | None = None
        self._choice: Choice | None = None
        self._begun = False
        self._refused: View | None = None  # the table for which the disk refused a move
        self.reasons = _kept_reasons(seats)  # by the number of the state that the move was made for

    @property
    def due(self) -> int | None:
        """The seat of a computer player that the game waits for, or None."""
        return next((seat for seat in self._seats.view().pending if seat in self._seats.computers), None)

    def think(self) -> None:
        """Ask the seat that is due and fetch its answer; the first call does nothing, so that a picture comes first."""
        begun, self._begun = self._begun, True
        if self._thought is not None and not self._is_of_now(self._thought):
            self.forget()
        if begun and self._thought is None and self._seats.view() is not self._refused:
            self._ask()
        if self._thought is not None and self._choice is None:
            self._choice = self._thinker().answer(self._thought.ticket)

    def _ask(self) -> None:
        seat = self.due
        if seat is None:
            return
        from game.match.thinking import seed_for

        match, player = self._seats.match, self._seats.players[seat]
        assert player.level is not None  # `check_players` made sure of it
        ticket = self._thinker().ask(match.view(seat), player.level, seed_for(match.seed, seat, match.number))
        self._thought = Thought(seat, player, self._seats.view(), ticket)

    def _is_of_now(self, thought: Thought) -> bool:
        """Whether table and player are still those that a question was about."""
        return thought.table is self._seats.view() and thought.player == self._seats.players[thought.seat]

    def forget(self) -> None:
        if self._thought is not None and self._choice is None:
            self._thinker().forget(self._thought.ticket)
        self._thought = self._choice = None

    @property
    def choice(self) -> Choice | None:
        """The move that the seat that is due has chosen; None until `think` has fetched it."""
        of_now = self._thought is not None and self._is_of_now(self._thought)
        return self._choice if of_now else None

    def move(self, *, lingers: bool = False) -> str:
        """Make the chosen move, if any; with `lingers` the screen stays there. Empty, or says why the disk refused."""
        choice, thought = self.choice, self._thought
        if choice is None or thought is None:
            return ""
        number = self._seats.match.number
        words = self._turns.make(choice.move, lingers=lingers, reason=msgspec.json.encode(choice.reason).decode())
        if words:
            self._refused = self._seats.view()
        else:
            self.reasons[number] = Told(thought.seat, choice.reason)
        self._thought = self._choice = None
        return words

    def retry(self) -> None:
        """Allow another try after the disk refused a move."""
        self._refused = None


def _kept_reasons(seats: Seats) -> dict[int, Told]:
    """The reasons kept with the moves, by the number of the state; those that cannot be read or said are left out."""
    match = seats.match
    kept = {entry.number: (entry.move.seat, text) for entry in match.log if (text := match.reason(entry.number))}
    if not kept:
        return {}
    from game.client.text.move_text import reason_words
    from game.players.player import Reason  # a match without computer players does without

    told = {}
    for number, (seat, text) in kept.items():
        with suppress(ValueError, LookupError, TypeError, ArithmeticError, RecursionError):
            reason = msgspec.json.decode(text, type=Reason)
            reason_words(reason, seats)
            told[number] = Told(seat, reason)
    return told
