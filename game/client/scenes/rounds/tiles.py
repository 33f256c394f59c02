"""Rows of small pictures."""

from collections.abc import Iterable
from typing import TypeAlias

from game.client.brush import Brush, Picture

Tiles: TypeAlias = Iterable[tuple[Picture, int]]  # each with its side in canvas units


def paint_row(brush: Brush, left: float, top: float, height: float, tiles: Tiles, gap: float = 4) -> float:
    """Paint square tiles one after the other, in the middle of the row's height; where the row ends."""
    for picture, side in tiles:
        brush.blit(picture, (round(left), round(top + (height - side) / 2), round(side), round(side)))
        left += side + gap
    return left
