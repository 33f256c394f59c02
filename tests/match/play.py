"""Matches to test with: every mix of seats, and moves that a random generator picks."""

import sqlite3
from collections.abc import Iterator
from random import Random

from game.content import Content
from game.match import Match, Player, Store
from game.match.timeline import Timeline
from game.rules import Options, Table, pending_seats
from game.rules.moves import Move
from game.rules.sampling import sample_move

MIXES = [(1, True), (2, False), (2, True), (3, False), (3, True), (4, False)]
"""All that S1 allows: people, and whether the automa plays."""

ALL_OPTIONS = [
    Options(seats=seats, automa=automa, characters=characters)
    for seats, automa in MIXES
    for characters in (True, False)
]
PAIR = Options(seats=2, automa=False, characters=False, first_seat=0)


def players_for(options: Options) -> tuple[Player, ...]:
    """One player a seat, the automa last."""
    people = tuple(Player(f"Person {seat}", f"style-{seat}") for seat in range(options.seats))
    return (*people, Player("Automa", "gear", "automa")) if options.automa else people


def begin(store: Store, content: Content, options: Options = PAIR, seed: int = 7) -> Match:
    """A new match of the store."""
    return store.new_match(content, options, seed, players_for(options))


def connection_of(store: Store) -> sqlite3.Connection:
    """The connection to the file of a store, which must be open."""
    connection = store._database.connection
    assert connection is not None
    return connection


def random_move(table: Table, rng: Random) -> Move:
    """A legal move of a seat that the game waits for, or a free move of anybody."""
    move = sample_move(table, rng.choice(pending_seats(table)), rng)
    assert move is not None
    return move


def play_on(match: Match, rng: Random, moves: int = 10_000) -> Match:
    """The match after so many random moves more, or at its end."""
    for _ in range(moves):
        if match.is_over:
            break
        seat = rng.choice(match.pending())
        match.submit(rng.choice(match.legal_moves(seat)), match.number)
    return match


def play_to_end(match: Match, rng: Random) -> Match:
    """The match at its end, after random moves that are picked without a list of all."""
    while not match.is_over:
        match.submit(random_move(match._timeline.table, rng), match.number)
    return match


def random_game(content: Content, options: Options, seed: int) -> Iterator[Timeline]:
    """A random game in memory, at each of its decisions and at its end."""
    rng = Random(seed)
    timeline = Timeline.start(content, options, seed)
    while not timeline.table.is_over:
        yield timeline
        timeline.advance(random_move(timeline.table, rng))
    yield timeline


def all_seen(match: Match) -> tuple[object, ...]:
    """All that a match tells: every seat's view and events, the log, and what may be done."""
    seats = range(-1, match.options.seat_count)
    return (
        match.number,
        match.pending(),
        match.log,
        match.opening,
        match.undo_refusal(),
        match.is_over,
        match.opening,
        [match.view(seat) for seat in seats],
        [match.events_for(seat, 0) for seat in seats],
        [match.draft(seat) for seat in seats],
    )
