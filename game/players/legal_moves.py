"""The moves that a seat may make, found from its view alone, and listed only if somebody lists them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import overload

from game.content.tables import Content
from game.rules import moves as ask
from game.rules.apply import legal_moves, refusal
from game.rules.moves import Move
from game.rules.sampling import sample_move
from game.rules.state import Seat, Table
from game.rules.view import View, imagine


class LegalMoves(Sequence[Move]):
    """A lazy sequence: `in` and `sample` don't list the thousands of plans and fulfilments.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game, view_for
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False, characters=False, first_seat=0), seed=1)
    >>> moves = LegalMoves(table.content, view_for(table, 0))
    >>> len(moves), moves.sample(Random(1)) in moves
    (36, True)
    """

    def __init__(self, content: Content, view: View) -> None:
        self.content = content
        self.view = view

    @cached_property
    def table(self) -> Table:
        """A table that agrees with the view, its decks unshuffled: to think on; clone it before changing it."""
        return imagine(self.view, self.content)

    @property
    def seat(self) -> Seat:
        """The seat that is to move."""
        return self.table.seats[self.view.seat]

    @property
    def top(self) -> ask.Decision:
        """The question that is asked."""
        return self.table.stack[-1]

    @cached_property
    def _listed(self) -> list[Move]:
        return legal_moves(self.table, self.view.seat)

    def sample(self, rng: Random) -> Move:
        """A random legal move; every one can come."""
        move = sample_move(self.table, self.view.seat, rng)
        if move is None:
            raise LookupError("the seat has to wait")
        return move

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.seat == self.view.seat and refusal(self.table, move) is None

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._listed[index]
