"""Chance: every draw is made of the seed and a counter in the state, so a game repeats anywhere.

The same numbers as the big game's: splitmix64 (Steele, Lea, Flood 2014) over the counter. It is written out again
because that one draws for a table of its own, and the companion knows nothing of the big game.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from game.companion.play import Play

T = TypeVar("T")
_MASK = (1 << 64) - 1


def entropy_of(seed: int) -> int:
    """The 64 bits that a seed stands for; any int is a seed."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def draw(play: Play, count: int) -> int:
    """The next number from 0 to count - 1."""
    draws = play.state.draws + 1
    play.change(draws=draws)
    z = (play.state.entropy + draws * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * count) >> 64


def shuffled(play: Play, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order that chance decides (Fisher-Yates)."""
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = draw(play, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
