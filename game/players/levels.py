"""How well a computer player plays; and the adviser, who plays for nobody."""

from collections.abc import Callable
from typing import Literal, TypeAlias, get_args

from game.players.adept import Adept
from game.players.adviser import Adviser
from game.players.choice import Player
from game.players.guard import Guarded
from game.players.master import Master
from game.players.novice import Novice
from game.players.random_player import RandomPlayer

Level: TypeAlias = Literal["random", "novice", "adept", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

Mind: TypeAlias = Level | Literal["adviser"]
ADVISER: Mind = "adviser"

_MAKE: dict[Mind, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "novice": Novice,
    "adept": Adept,
    "master": Master,
    "adviser": Adviser,
}


def make_player(level: Mind, seed: int) -> Guarded:
    """A player of this level that never hangs and never makes an illegal move; the same seed plays the same."""
    return Guarded(_MAKE[level](seed), seed)
