"""Surfaces to draw on: supersampled drawing on a grid of 100 units, outlines and shapes to cut to."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import pygame
from pygame import SRCALPHA, Surface

from game.client.graphics.picture_cache import cached
from game.client.graphics.theme import BLACK, WHITE, Face, Rgb, shown
from game.client.graphics.typesetting import Fount
from game.client.graphics.viewport import Point

Points: TypeAlias = Sequence[Point]
Size: TypeAlias = tuple[int, int]


ARGB = 0xFF0000, 0xFF00, 0xFF, 0xFF000000  # masks of all pictures with opacity


def blank(size: tuple[float, float], colour: Rgb = BLACK) -> Surface:
    """A transparent Surface whose hidden colour is `colour`, so that scaling it down leaves no dark fringe."""
    surface = Surface((max(1, round(size[0])), max(1, round(size[1]))), SRCALPHA)
    surface.fill((*shown(colour), 0))
    return surface


def ready(surface: Surface) -> Surface:
    """The Surface in the display's format, where there is a display; itself if it has that format already."""
    if not pygame.display.get_surface() or (surface.get_masks() == ARGB and surface.get_parent() is None):
        return surface
    return surface.convert_alpha()


def shrink(surface: Surface, size: Size) -> Surface:
    """An oversized drawing, smoothly scaled to its final size."""
    final = (max(1, size[0]), max(1, size[1]))
    return ready(surface if surface.get_size() == final else pygame.transform.smoothscale(surface, final))


def put(target: Surface, picture: Surface, centre: Point) -> None:
    """Blits a picture centred on a point."""
    target.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def glyph(face: Face, text: str, height: float, colour: Rgb) -> Surface:
    """A short text whose drawn part is exactly `height` pixels high, in another face where this one lacks a letter."""
    drawn = Fount(face, max(4, round(height * 1.5))).render(text, shown(colour))
    drawn = drawn.subsurface(drawn.get_bounding_rect())
    width = drawn.get_width() * height / max(1, drawn.get_height())
    return pygame.transform.smoothscale(drawn, (max(1, round(width)), max(1, round(height))))


class Engraving(NamedTuple):
    """Letters or digits in a picture: `height` is that of their drawn part in px, as the finished picture shows it.

    A `caption` only repeats what words beside it say, or what the picture's place or pictogram says.
    """

    text: str
    face: Face
    height: float
    caption: bool = False


_told: list[list[Engraving]] = []


@contextmanager
def engravings() -> Iterator[list[Engraving]]:
    """What is engraved inside of this; a picture that is kept from before is not drawn again, so `clear` first."""
    found: list[Engraving] = []
    _told.append(found)
    yield found
    _told.remove(found)


def engrave(
    picture: Surface,
    lettering: Engraving,
    centre: Point,
    colour: Rgb,
    *,
    oversized: int = 1,
    width: float = 0,
    margin: float = 0,
) -> None:
    """Draws letters or digits into a picture that is `oversized` times too large, no wider than `width` px of it.

    What is in the picture is taken away as far as a `margin` around them.
    """
    for found in _told:
        found.append(lettering)
    drawn = glyph(lettering.face, lettering.text, lettering.height * oversized, colour)
    if width and drawn.get_width() > width:
        drawn = pygame.transform.smoothscale(drawn, (round(width), drawn.get_height()))
    if margin:
        _clear_around(picture, drawn, centre, margin, colour)
    put(picture, drawn, centre)


def _clear_around(picture: Surface, drawn: Surface, centre: Point, margin: float, colour: Rgb) -> None:
    """Makes what is near letters transparent; their colour stays hidden there, so that no other one is a fringe."""
    shape = pygame.mask.from_surface(drawn)
    for x, y in arc_points(centre, margin, 0, 360, 17):
        box = drawn.get_rect(center=(round(x), round(y)))
        shape.to_surface(picture, setcolor=(*shown(colour), 0), unsetcolor=None, dest=box)


def oversize(px: int) -> int:
    """How many times too large a picture of this size is drawn."""
    return 4 if px <= 64 else 3 if px <= 320 else 2


def arc_points(centre: Point, radius: float, start: float, end: float, count: int = 40) -> list[Point]:
    """Points on an arc from one angle to another, in degrees (0 is right, clockwise)."""
    angles = (math.radians(start + (end - start) * step / (count - 1)) for step in range(count))
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


class Pen:
    """Draws in one colour on a grid 100 units wide, several times too large; `hole` takes away instead."""

    def __init__(self, px: int, colour: Rgb, *, aspect: float = 1.0) -> None:
        """A pen for a picture `px` wide and `px * aspect` high."""
        self.size: Size = (max(1, px), max(1, round(px * aspect)))
        factor = oversize(max(self.size))
        self.surface = blank((self.size[0] * factor, self.size[1] * factor), colour)
        self.unit = self.surface.get_width() / 100
        self.colour = colour

    def picture(self) -> Surface:
        """The drawing at its final size."""
        return shrink(self.surface, self.size)

    def _paint(self, hole: bool) -> tuple[int, int, int, int]:
        return (*shown(self.colour), 0 if hole else 255)

    def poly(self, points: Points, hole: bool = False) -> None:
        pygame.draw.polygon(self.surface, self._paint(hole), [(x * self.unit, y * self.unit) for x, y in points])

    def circle(self, centre: Point, radius: float, *, hole: bool = False, line: float = 0) -> None:
        """Fills a circle, or draws its line inwards from the radius."""
        point = (centre[0] * self.unit, centre[1] * self.unit)
        width = max(1, round(line * self.unit)) if line else 0
        pygame.draw.circle(self.surface, self._paint(hole), point, radius * self.unit, width)

    def ellipse(self, box: tuple[float, float, float, float], hole: bool = False) -> None:
        """Fills an ellipse within a box (x, y, width, height)."""
        pygame.draw.ellipse(self.surface, self._paint(hole), [value * self.unit for value in box])

    def rect(self, box: tuple[float, float, float, float], radius: float = 0, hole: bool = False) -> None:
        """Fills a box (x, y, width, height), with rounded corners if a radius is given."""
        scaled = [value * self.unit for value in box]
        pygame.draw.rect(self.surface, self._paint(hole), scaled, border_radius=int(radius * self.unit))

    def line(self, points: Points, width: float, hole: bool = False) -> None:
        """Draws a line with round ends and joints."""
        for (x0, y0), (x1, y1) in pairwise(points):
            length = math.hypot(x1 - x0, y1 - y0) or 1
            dx, dy = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
            self.poly([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)], hole)
        for point in points:
            self.circle(point, width / 2, hole=hole)

    def arc(
        self, centre: Point, radius: float, angles: tuple[float, float], width: float, *, hole: bool = False
    ) -> None:
        """Draws an arc from one angle to another, in degrees (0 is right, clockwise)."""
        self.line(arc_points(centre, radius, *angles), width, hole)

    def text(self, face: Face, text: str, centre: Point, height: float, hole: bool = False) -> None:
        """Draws a text whose drawn part is `height` high, centred."""
        self.put(glyph(face, text, height * self.unit, BLACK if hole else self.colour), centre, hole)

    def put(self, picture: Surface, centre: Point, hole: bool = False) -> None:
        """Puts an oversized picture, or cuts out its shape (it must be black then)."""
        box = picture.get_rect(center=(round(centre[0] * self.unit), round(centre[1] * self.unit)))
        self.surface.blit(picture, box, special_flags=pygame.BLEND_RGBA_SUB if hole else 0)


Draw: TypeAlias = Callable[[Pen], None]


def ngon(count: int, centre: Point, radius: float, start: float = -90) -> list[Point]:
    """A regular polygon; its first corner is at `start` degrees (up, unless told)."""
    return [polar(centre, radius, start + step * 360 / count) for step in range(count)]


def drop(centre: Point, radius: float) -> list[Point]:
    """A drop, its tip up."""
    angles = (step / 60 * math.tau for step in range(60))
    return [
        (centre[0] + 0.82 * radius * math.sin(a) * math.sin(a / 2) ** 1.2, centre[1] - radius * math.cos(a))
        for a in angles
    ]


def cog(count: int, centre: Point, root: float, tip: float) -> list[Point]:
    """A cog wheel with straight teeth, one of them up."""
    flanks = ((-0.34, root), (-0.19, tip), (0.19, tip), (0.34, root))
    return [
        polar(centre, radius, (tooth + share) * 360 / count - 90) for tooth in range(count) for share, radius in flanks
    ]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and an angle (0 is right, clockwise)."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def scaled(points: list[Point], factor: float) -> list[Point]:
    """The points, multiplied."""
    return [(x * factor, y * factor) for x, y in points]


def rounded(size: Size, radius: int) -> Surface:
    """A white mask with smooth rounded corners; a new Surface."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, width // 2, height // 2))
    if min(width, height) <= 2 * radius + 2:
        return _rounded_whole((width, height), radius).copy()
    corners = _rounded_whole((2 * radius + 2, 2 * radius + 2), radius)
    mask = Surface((width, height), SRCALPHA)
    mask.fill(WHITE)
    for left, x in ((0, 0), (radius + 2, width - radius)):
        for top, y in ((0, 0), (radius + 2, height - radius)):
            mask.fill((0, 0, 0, 0), (x, y, radius, radius))
            mask.blit(corners, (x, y), (left, top, radius, radius), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


@cached
def _rounded_whole(size: Size, radius: int) -> Surface:
    """A rounded box drawn larger and scaled down."""
    factor = 4 if max(size) <= 500 else 2
    large = blank((size[0] * factor, size[1] * factor), WHITE)
    pygame.draw.rect(large, WHITE, large.get_rect(), border_radius=radius * factor)
    return shrink(large, size)


@cached
def ring(size: Size, radius: int, line: int, colour: Rgb) -> Surface:
    """A frame with smooth rounded corners, its line inwards from the edge."""
    frame = tinted(rounded(size, radius), colour)
    inner = rounded((size[0] - 2 * line, size[1] - 2 * line), max(1, radius - line))
    frame.blit(tinted(inner, BLACK), (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return frame


def masked(picture: Surface, mask: Surface) -> Surface:
    """The picture where the mask is; a new Surface of the mask's size."""
    cut = Surface(mask.get_size(), SRCALPHA)
    cut.blit(picture, (0, 0))
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def tinted(mask: Surface, colour: Rgb, alpha: int = 255) -> Surface:
    """The mask's shape in one colour; a new Surface."""
    shape = mask.copy()
    shape.fill((*BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*shown(colour), 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 255:
        shape.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def outlined(size: Size, points: Points) -> Surface:
    """A white mask of an outline with smooth edges."""
    factor = 3 if max(size) <= 500 else 2
    large = blank((size[0] * factor, size[1] * factor), WHITE)
    pygame.draw.polygon(large, WHITE, [(x * factor, y * factor) for x, y in points])
    return shrink(large, size)
