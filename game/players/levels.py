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

Level: TypeAlias = Literal["random", "novice", "adept", "compositor", "foreman", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The weakest first. Of 200 to 400 games of two (`simulate --seats 2 --seed 1`) each wins against the one before:
journeyman (the adept) 78 %, compositor 76 %, foreman 74 %, master 78 %; the novice nearly all.
"""

_MAKE: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "novice": novice.Novice,
    "adept": adept.Adept,
    "compositor": partial(adept.Adept, misjudgement=0.66),
    "foreman": partial(master.Master, misjudgement=0.55),
    "master": master.Master,
}


def make_player(level: str, seed: int, *, longest_s: float = inf) -> Guarded:
    """A player of this level, or the guest of this name, that never makes an illegal move; equal seeds play equally.

    With `longest_s` a foreman or a master ends a search after so many seconds, and plays worse on too slow a machine.
    The game's own never hang; a guest may, so it belongs in a process of its own (`game.match.external_player`).
    """
    make = _MAKE.get(level)
    player = Guest(level, seed) if make is None else make(seed)
    if isinstance(player, master.Master):
        player.longest_s = longest_s
    return Guarded(player, seed)


def make_adviser(level: str, seed: int, *, longest_s: float = inf) -> Guarded:
    """Who gives hints as strong as a level, and sits nowhere."""
    player = make_player(level, seed, longest_s=longest_s)
    return Guarded(Adviser(player, plays_on_s=longest_s if isinstance(player.inside, master.Master) else 0.0), seed)


def player_names() -> tuple[str, ...]:
    """Who can take a seat here: the game's own players, then the guests that are installed."""
    return (*LEVELS, *(name for name in named_guests() if name not in _MAKE))
