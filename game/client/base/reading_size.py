"""How much larger than usual words are set that are read, as the person at the screen chose it."""

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


def read_sizes(px: int) -> range:
    """The sizes from the one at which words are read down to their usual one, for words that must share a room."""
    return range(max(px, read_px(px)), px - 1, -1)


def read_px(px: float) -> int:
    """The size at which words of a usual size are set where they are read."""
    return round(px * _percent / USUAL)
