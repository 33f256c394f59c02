"""The portraits of the ten printers, twice as large as a character tile shows them."""

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Surface

from devtools.bake_woodcuts.sitters import SITTERS, portrait

SIZE = (600, 708)


def bake(character: str) -> Surface:
    """The print of a character's portrait."""
    return portrait(character, *SIZE).printed()


MASTERS: dict[str, Callable[[], Surface]] = {f"portraits/{name}": partial(bake, name) for name in SITTERS}


def pictures() -> Iterator[tuple[str, Surface]]:
    """The portraits, each with the name of its master."""
    for name, draw in MASTERS.items():
        yield name, draw()
