"""The computer players at a screen: they think elsewhere, and move when the table has been looked at for long enough.

A computer's seat is moved by this alone, and only by what was thought about the table as it stands now: a person's free
move, an undo or another player on that seat ends a thought, and the seat is asked again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:  # who thinks is heavy, and not needed here
    from collections.abc import Callable

    from game.client.session.company import Company
    from game.client.session.turns import Turns
    from game.match.players import Mind, Player
    from game.players.choice import Choice, Reason
    from game.rules.view import View


class Thinks(Protocol):
    """Where computer players think; see `game.match.thinking.Thinker`. Nothing here waits."""

    def ask(self, view: View, level: Mind, seed: int) -> int:
        """A ticket for the answer to come."""

    def answer(self, ticket: int) -> Choice | None:
        """The answer, once it is there."""

    def forget(self, ticket: int) -> None:
        """Have an answer dropped."""

    def close(self) -> None:
        """End whatever is thought."""


class Thought(NamedTuple):
    """What a seat was asked: who plays it, the table as all may see it then, and the ticket of the answer."""

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

    def __init__(self, company: Company, turns: Turns, thinker: Callable[[], Thinks]) -> None:
        self._company = company
        self._turns = turns
        self._thinker = thinker
        self._thought: Thought | None = None
        self._choice: Choice | None = None
        self._begun = False
        self._refused: View | None = None  # the table on which the disk took no move
        self.reasons: dict[int, Told] = {}  # by the number of the state that the move was made for

    @property
    def due(self) -> int | None:
        """The seat of a computer player that the game waits for, or None."""
        company = self._company
        return next((seat for seat in company.view().pending if seat in company.computers), None)

    def think(self) -> None:
        """Have the seat think that the game waits for; not before this was asked once, for the first picture is due."""
        begun, self._begun = self._begun, True
        if self._thought is not None and not self._is_of_now(self._thought):
            self.forget()
        if begun and self._thought is None and self._company.view() is not self._refused:
            self._ask()
        if self._thought is not None and self._choice is None:
            self._choice = self._thinker().answer(self._thought.ticket)

    def _ask(self) -> None:
        """Have the seat think that is due, if there is one."""
        seat = self.due
        if seat is None:
            return
        from game.match.thinking import seed_for

        match, player = self._company.match, self._company.players[seat]
        assert player.level is not None  # as `check_players` has it
        seed = seed_for(match.seed, seat, match.number)
        ticket = self._thinker().ask(match.view(seat), player.level, seed)
        self._thought = Thought(seat, player, self._company.view(), ticket)

    def _is_of_now(self, thought: Thought) -> bool:
        """Whether it is still about the table as it stands, and about who sits there."""
        company = self._company
        return thought.table is company.view() and thought.player == company.players[thought.seat]

    def forget(self) -> None:
        """Drop what is thought now."""
        if self._thought is not None and self._choice is None:
            self._thinker().forget(self._thought.ticket)
        self._thought = self._choice = None

    @property
    def choice(self) -> Choice | None:
        """What the seat that is due has chosen, once `think` has the answer."""
        of_now = self._thought is not None and self._is_of_now(self._thought)
        return self._choice if of_now else None

    def move(self, *, lingers: bool = False) -> str:
        """Make the move that was chosen, if there is one; `lingers` keeps on the screen what it was made on.

        The answer is empty, or says why the disk refused.
        """
        choice, thought = self.choice, self._thought
        if choice is None or thought is None:
            return ""
        number = self._company.match.number
        words = self._turns.make(choice.move, lingers=lingers)
        if words:
            self._refused = self._company.view()
        else:
            self.reasons[number] = Told(thought.seat, choice.reason)
        self._thought = self._choice = None
        return words

    def retry(self) -> None:
        """Try again what the disk refused."""
        self._refused = None
