"""How much larger than usual words are set that are read, as the person at the screen chose it."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Literal, TypeAlias

TextScale: TypeAlias = Literal["100", "125", "150", "200"]
Palette: TypeAlias = Literal["standard", "deuteranopia", "protanopia", "tritanopia"]
USUAL = 100  # percent

_percent = USUAL


def percent() -> int:
    """The size of what is read, in percent of the usual one."""
    return _percent


def choose(size: int) -> None:
    """Set what is read at a size in percent, from the next picture on."""
    global _percent  # noqa: PLW0603 - one window, one size, as with the language
    _percent = size


@contextmanager
def held(size: int) -> Iterator[None]:
    """Inside of this a size in percent holds, whatever was chosen."""
    chosen = percent()
    choose(size)
    try:
        yield
    finally:
        choose(chosen)


def enlarged(times: float) -> AbstractContextManager[None]:
    """Inside of this all is shown so many times as large as usual, so that words need to grow only by the rest."""
    return held(max(USUAL, min(_percent, round(_percent / times))))


def read_sizes(px: int) -> range:
    """The sizes from the one at which words are read down to their usual one, for words that must share a room."""
    return range(max(px, read_px(px)), px - 1, -1)


def read_px(px: float) -> int:
    """The size at which words of a usual size are set where they are read."""
    return round(px * _percent / USUAL)
