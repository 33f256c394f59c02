"""Arrows in the eight directions of the city."""

import math

from game.client.brush import Brush
from game.client.theme import Rgb
from game.client.viewport import RectLike
from game.companion.names import DIRECTIONS

_TURNS: dict[str, int] = {direction: at for at, direction in enumerate(DIRECTIONS)}


def paint_arrow(brush: Brush, rect: RectLike, direction: str, colour: Rgb) -> None:
    """Draw an arrow in the middle of a rectangle, as large as it may be turned in any direction."""
    x, y, width, height = rect
    reach = min(width, height) * 0.36
    turn = math.radians(45 * _TURNS[direction])
    shape = [(-0.18, 0.9), (-0.18, -0.1), (-0.55, -0.1), (0, -1.0), (0.55, -0.1), (0.18, -0.1), (0.18, 0.9)]
    points = [
        (
            x + width / 2 + reach * (across * math.cos(turn) - along * math.sin(turn)),
            y + height / 2 + reach * (across * math.sin(turn) + along * math.cos(turn)),
        )
        for across, along in shape
    ]
    brush.polygon(points, colour)
