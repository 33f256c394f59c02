"""How well a computer player plays, and how good hints are."""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Literal, TypeAlias, get_args

from game.guest_names import named_guests
from game.players import adept, master, novice
from game.players.adviser import Adviser
from game.players.guests import Guest
from game.players.player import Guarded, Player, RandomPlayer

Level: TypeAlias = Literal["random", "novice", "adept", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

_MAKE: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "novice": novice.Novice,
    "adept": adept.Adept,
    "master": master.Master,
}


def make_player(level: str, seed: int, *, longest_s: float = inf) -> Guarded:
    """A player of this level, or the guest of this name, that never makes an illegal move; equal seeds play equally.

    With `longest_s` a master ends a search after so many seconds, and plays worse on a machine that is too slow.
    The game's own never hang; a guest may, so it belongs in a process of its own (`game.match.external_player`).
    """
    make = partial(master.Master, longest_s=longest_s) if level == "master" else _MAKE.get(level)
    return Guarded(Guest(level, seed) if make is None else make(seed), seed)


def make_adviser(level: str, seed: int, *, longest_s: float = inf) -> Guarded:
    """Who gives hints as strong as a level, and sits nowhere."""
    return Guarded(Adviser(make_player(level, seed, longest_s=longest_s)), seed)


def player_names() -> tuple[str, ...]:
    """Who can take a seat here: the game's own players, then the guests that are installed."""
    return (*LEVELS, *(name for name in named_guests() if name not in _MAKE))
