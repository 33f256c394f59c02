"""Games of random legal moves with every law checked after every move, over all processors of the machine."""

import hashlib
import os
import signal
from collections.abc import Iterator
from functools import cache, partial
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from game.content import Content, load_content
from game.play.sampling import play_random_game
from game.rules import IllegalMove, Options, new_game, violations
from game.rules.events import Event
from game.rules.moves import Move

LONGEST_GAME = 5_000  # moves; a usual one has some hundreds
GAMES_WORTH_A_PROCESS = 40  # starting a process costs about as much as so many games


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
    table, _ = new_game(_content(), options, seed)
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


def play_many(options: Options, seed: int, games: int, processes: int | None = None) -> Iterator[Outcome]:
    """The outcomes in the order of the games, the same however many processes play them."""
    seeds = [game_seed(seed, index) for index in range(games)]
    play = partial(play_checked, options)
    most = (os.cpu_count() or 1) if processes is None else processes
    wanted = max(1, min(most, games // GAMES_WORTH_A_PROCESS))
    if wanted == 1:
        yield from map(play, seeds)
        return
    # Started afresh and not forked: the same on every system, and nothing of this process leaks in.
    with get_context("spawn").Pool(wanted, initializer=ignore_interrupts) as pool:
        yield from pool.imap(play, seeds, chunksize=8)


@cache
def _content() -> Content:
    return load_content()


def ignore_interrupts() -> None:
    """Let Ctrl-C stop the parent only, which then ends the others without their tracebacks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
