"""Chance that is the caller's, never the table's: for sampled moves and for players."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, each as likely."""
    return items[int(rng.random() * len(items))]
