"""The other seat of a prepared table: it makes the moves of a list, and nothing is thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.players.player import Choice, Reason
from game.rules.moves import EndTurn, Move, Pass, from_text

if TYPE_CHECKING:
    from game.client.session.computers import Thinks
    from game.match.match import Match
    from game.rules.view import View

SCRIPTED = Reason("rule_of_thumb")
ADVISER = "adviser"
OWN_TICKET = -1


class Script:
    """In the place of the process in which computer players think; `match` is asked for the match at each move.

    Hints are thought where `adviser` says.
    """

    def __init__(self, moves: Sequence[bytes], match: Callable[[], Match], adviser: Callable[[], Thinks]) -> None:
        self._moves = [from_text(line) for line in moves]
        self._match = match
        self._adviser = adviser

    def ask(self, view: View, level: str, seed: int) -> int:
        """A ticket: the list is known already; only a hint is thought."""
        return self._adviser().ask(view, level, seed) if level == ADVISER else OWN_TICKET

    def compare(self, view: View, made: Move) -> int:
        """A ticket for the best other move than one that was made."""
        return self._adviser().compare(view, made)

    def answer(self, ticket: int) -> Choice | None:
        """The next move of the list; where it is over or not allowed, a pass or the end of the turn."""
        if ticket != OWN_TICKET:
            return self._adviser().answer(ticket)
        match = self._match()
        made = sum(entry.move.seat != 0 for entry in match.log)
        wanted = self._moves[made] if made < len(self._moves) else None
        if wanted is not None and match.refusal(wanted) is None:
            return Choice(wanted, SCRIPTED)
        seat = next((seat for seat in match.pending() if seat), None)
        return Choice(_plainest(match.legal_moves(seat)), SCRIPTED) if seat is not None else None

    def forget(self, ticket: int) -> None:
        """Drop what is thought for a hint."""
        if ticket != OWN_TICKET:
            self._adviser().forget(ticket)

    def close(self) -> None:
        """Nothing goes on here that must be ended."""


def _plainest(legal: Sequence[Move]) -> Move:
    """A move that changes least."""
    return next((move for move in legal if isinstance(move, Pass | EndTurn)), legal[0])
