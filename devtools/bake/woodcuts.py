"""The woodcuts of printing cards: one scene for each book, twice as large as the largest card shows it."""

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Surface

from devtools.bake_woodcuts.books import SCENES, woodcut

SIZE = (640, 392)  # between the shapes of a card's frame and of the bench's: both stretch it by less than a thirtieth


def bake(card: str) -> Surface:
    """The print of a card's woodcut."""
    return woodcut(card, *SIZE).printed()


MASTERS: dict[str, Callable[[], Surface]] = {f"woodcuts/{card}": partial(bake, card) for card in SCENES}


def pictures() -> Iterator[tuple[str, Surface]]:
    """The woodcuts, each with the name of its master."""
    for name, draw in MASTERS.items():
        yield name, draw()
