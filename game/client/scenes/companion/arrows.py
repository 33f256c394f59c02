"""Arrows in the eight directions of the city."""

import math

from pygame import Surface

from game.client.graphics.brush import Brush
from game.client.graphics.canvas import Pen, cached
from game.client.graphics.theme import Rgb
from game.client.graphics.viewport import RectLike
from game.companion.names import DIRECTIONS

_TURNS: dict[str, int] = {direction: at for at, direction in enumerate(DIRECTIONS)}
_SHAPE = ((-0.18, 0.9), (-0.18, -0.1), (-0.55, -0.1), (0, -1.0), (0.55, -0.1), (0.18, -0.1), (0.18, 0.9))
_REACH = 36  # of the 100 units of a pen: as large as it may be turned in any direction


def paint_arrow(brush: Brush, rect: RectLike, direction: str, colour: Rgb) -> None:
    """Draw an arrow in the middle of a rectangle."""
    brush.blit(lambda w, h: arrow_picture(min(w, h), direction, colour), rect)


@cached
def arrow_picture(px: int, direction: str, colour: Rgb) -> Surface:
    """An arrow in a direction."""
    turn = math.radians(45 * _TURNS[direction])
    cos, sin = math.cos(turn) * _REACH, math.sin(turn) * _REACH
    pen = Pen(px, colour)
    pen.poly([(50 + across * cos - along * sin, 50 + across * sin + along * cos) for across, along in _SHAPE])
    return pen.picture()
