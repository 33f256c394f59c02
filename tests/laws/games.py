"""Games of random moves for the laws: every mix of seats and automa, the same games each time."""

from collections.abc import Iterator
from functools import cache
from random import Random

from game.content import Content, load_content
from game.rules import Options, Table, apply, new_game, pending_seats
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.sampling import sample_any_free_move, sample_move

MIXES = tuple(
    Options(seats=seats, automa=automa)
    for seats, automa in ((1, True), (2, False), (2, True), (3, False), (3, True), (4, False))
)
BYSTANDERS = 0.1
"""How often somebody makes a free move for whom the game does not wait (A4)."""


@cache
def content() -> Content:
    """The project's own config/, read once."""
    return load_content()


def name(options: Options) -> str:
    """A mix as a test's parameter, e.g. "2+automa"."""
    return f"{options.seats}+automa" if options.automa else str(options.seats)


def start(options: Options, seed: int) -> Table:
    """A new game."""
    return new_game(content(), options, seed)[0]


def next_move(table: Table, rng: Random) -> mv.Move:
    """A random legal move of a seat that the game waits for, now and then a free move of any seat."""
    move = sample_any_free_move(table, rng) if rng.random() < BYSTANDERS else None
    if move is None:
        pending = pending_seats(table)
        move = sample_move(table, pending[int(rng.random() * len(pending))], rng)
    assert move is not None
    return move


def decisions(options: Options, seed: int) -> Iterator[tuple[Table, Random]]:
    """The one table of a game, each time that it waits for a move; between two of them a random move is made."""
    table, rng = start(options, seed), Random(seed)
    while not table.is_over:
        yield table, rng
        apply(table, next_move(table, rng))


def played(options: Options, seed: int) -> tuple[Table, list[mv.Move], list[ev.Event]]:
    """A finished game with its moves and all its events, those of the set-up too."""
    table, events = new_game(content(), options, seed)
    rng = Random(seed)
    moves: list[mv.Move] = []
    while not table.is_over:
        moves.append(next_move(table, rng))
        events += apply(table, moves[-1])
    return table, moves, events
