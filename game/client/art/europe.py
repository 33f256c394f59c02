"""A map of Europe in the manner of a woodcut, and where cities lie on it; its points stand in a file."""

import math
from functools import cache
from typing import Literal, TypeAlias

import msgspec
import pygame
from pygame import Surface

from game.client.art.canvas import Size, blank, cached, oversize, shrink
from game.client.drawing.theme import INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE
from game.client.shell.viewport import Point
from game.places import ASSETS

FILE = ASSETS / "map" / "europe.yaml"
SEA_LINES = 9.0  # from one line of the sea to the next, in thousandths of the map's height
COAST, FRAME = 3.0, 4.0  # how thick these lines are, in the same measure
PARALLEL = 47.0  # the latitude at which a degree to the east is drawn as long as it is

Degrees: TypeAlias = tuple[float, float]
Side: TypeAlias = Literal["left", "right", "above", "below"]


class City(msgspec.Struct, frozen=True):
    """Where a city is, on which side of its dot its name stands, and by how many degrees that is lifted."""

    at: Degrees
    side: Side
    lift: float = 0


class Europe(msgspec.Struct, frozen=True):
    """What the file of the map says; each coast is a piece of land, once around."""

    west: float
    east: float
    south: float
    north: float
    coasts: tuple[tuple[Degrees, ...], ...]
    cities: dict[str, City]

    @property
    def aspect(self) -> float:
        """How high the map is for its width."""
        wide = (self.east - self.west) * math.cos(math.radians(PARALLEL))
        return (self.north - self.south) / wide

    def place(self, at: Degrees, size: tuple[float, float]) -> Point:
        """Where a point lies on a map of a size, perhaps beyond its edge."""
        east, north = at
        return (
            (east - self.west) / (self.east - self.west) * size[0],
            (self.north - north) / (self.north - self.south) * size[1],
        )


@cache
def europe() -> Europe:
    """The map as its file has it."""
    return msgspec.yaml.decode(FILE.read_bytes(), type=Europe)


@cached
def land_and_sea(size: Size) -> Surface:
    """The map without its cities: a lined sea, pale land, and a frame; never draw on it."""
    factor = oversize(max(size))
    large = (size[0] * factor, size[1] * factor)
    picture, unit = blank(large), large[1] / 1000
    picture.fill(PAPER_SHADE)
    _line_the_sea(picture, unit)
    for coast in europe().coasts:
        shape = [europe().place(at, large) for at in coast]
        pygame.draw.polygon(picture, PAPER_LIGHT, shape)
        _draw(picture, [*shape, shape[0]], COAST * unit, INK)
    pygame.draw.rect(picture, INK, picture.get_rect(), round(FRAME * unit))
    return shrink(picture, size)


def _line_the_sea(picture: Surface, unit: float) -> None:
    """Rule the sea as a block cutter does, in lines that swell and thin a little; changes the picture."""
    width, height = picture.get_size()
    for at in range(1, math.ceil(height / (SEA_LINES * unit))):
        y, step = at * SEA_LINES * unit, width / 60
        points = [(x * step, y + math.sin(x * 0.9 + at * 1.7) * unit * 1.6) for x in range(62)]
        _draw(picture, points, unit * (1.2 + 0.6 * math.sin(at * 2.3)), INK_SOFT)


def _draw(picture: Surface, points: list[Point], width: float, colour: tuple[int, int, int]) -> None:
    """Draw a line with round joints; changes the picture."""
    pygame.draw.lines(picture, colour, False, points, max(1, round(width)))
    if width > 2:
        for point in points:
            pygame.draw.circle(picture, colour, point, width / 2)
