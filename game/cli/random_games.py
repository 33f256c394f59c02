"""Games of random legal moves on all processors, with every invariant checked after every move."""

import hashlib
from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import NamedTuple

from game.cli.spreading import HERE, Workers, play_games
from game.content import Content, load_content
from game.places import config_folder
from game.rules import IllegalMove, Options, new_game, violations
from game.rules.events import Event
from game.rules.moves import Move
from game.rules.sampling import play_random_game

LONGEST_GAME = 5_000  # moves; a usual one has some hundreds
GAMES_WORTH_A_PROCESS = 40  # starting a process costs about as much as so many games
GAMES_IN_A_CHUNK = 8  # together about a fifth of a second: more would show no progress, fewer cost more than they play


def content_here() -> Content:
    """The cards that are played with, read once in each process."""
    return _content_of(config_folder())


_content_of = cache(load_content)


class Outcome(NamedTuple):
    """One game: its own seed, whether it came to an end, the final fame by seat, its moves, and the laws broken."""

    seed: int
    finished: bool
    scores: tuple[int, ...]
    move_count: int
    violations: tuple[str, ...]


class TooLongError(RuntimeError):
    """A game that does not end."""


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of many. The first has the seed itself, so that any game can be played again alone.

    >>> game_seed(7, 0)
    7
    """
    if index == 0:
        return seed
    return int.from_bytes(hashlib.blake2b(f"{seed}/{index}".encode(), digest_size=6).digest(), "big")


def play_checked(options: Options, seed: int) -> Outcome:
    """Play one game by random legal moves, and recount the table after every one of them."""
    table, _ = new_game(content_here(), options, seed)
    broken = violations(table)

    def check(move: Move, events: list[Event]) -> None:
        broken.extend(f"move {table.number} ({type(move).__name__}): {law}" for law in violations(table))
        if table.number > LONGEST_GAME:
            raise TooLongError

    try:
        play_random_game(table, Random(seed), check)
    except IllegalMove as refused:
        broken.append(f"move {table.number + 1}: a sampled move is refused: {refused}")
    except TooLongError:
        broken.append(f"no end after {LONGEST_GAME} moves")
    return Outcome(seed, table.is_over, tuple(sheet.total for sheet in table.scores), table.number, tuple(broken))


def play_many(options: Options, seed: int, games: int, workers: Workers = HERE) -> Iterator[Outcome]:
    """The outcomes in the order of the games, the same whoever plays them, with a progress bar."""
    play = partial(_play_numbered, options, seed)
    return play_games(play, games, workers, chunk=GAMES_IN_A_CHUNK, worth=GAMES_WORTH_A_PROCESS)


def _play_numbered(options: Options, seed: int, index: int) -> Outcome:
    return play_checked(options, game_seed(seed, index))
