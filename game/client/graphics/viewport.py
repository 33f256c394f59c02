"""The mapping between the window and the logical canvas; nothing else converts between them."""

from functools import cached_property
from math import sqrt

import pygame
from msgspec import Struct

from game.client.graphics.layout import CANVAS

RectLike = pygame.Rect | tuple[int, int, int, int]
Point = tuple[float, float]
USUAL_SHAPES = (1.55, 2.0)  # width by height of windows in which the page keeps its shape: 16:10, 16:9 and the like
SHAPES = (0.4, 3.0)  # of the canvas; in what is narrower or lower it has bars
LEAST_SIDE = 360  # px of a window whose shape the canvas takes
SMALLEST_SCALE = 1 / 6  # smaller than this nothing can be recognised, and small parts would have no pixels


class Viewport(Struct, frozen=True, dict=True):
    """A window of a size in px, with the canvas in its middle.

    There are three measures: window px, page px (from the corner of the letterboxed part) and canvas units. A window
    that is too small for any page shows the middle of one.
    """

    window: tuple[int, int]
    whole: tuple[int, int] | None = None  # of what it is a part: a band of words at its foot changes no shape

    @cached_property
    def canvas(self) -> tuple[int, int]:
        """The canvas: of the shape of a window that is very wide, square or upright, and as large as the usual one."""
        width, height = self.whole or self.window
        if min(width, height) < LEAST_SIDE or USUAL_SHAPES[0] <= width / height <= USUAL_SHAPES[1]:
            return CANVAS
        shape = max(SHAPES[0], min(SHAPES[1], width / height))
        high = sqrt(CANVAS[0] * CANVAS[1] / shape)
        return round(high * shape), round(high)

    @cached_property
    def scale(self) -> float:
        """Pixels per canvas unit."""
        canvas = self.canvas
        return max(min(self.window[0] / canvas[0], self.window[1] / canvas[1]), SMALLEST_SCALE)

    @property
    def page(self) -> pygame.Rect:
        """The letterboxed part of the window, in window px."""
        width, height = (round(side * self.scale) for side in self.canvas)
        return pygame.Rect((self.window[0] - width) // 2, (self.window[1] - height) // 2, width, height)

    @property
    def seen(self) -> pygame.Rect:
        """The part of the page that the window shows: all of it, unless the window is too small for any page."""
        return self.page.clip((0, 0), self.window)

    def to_canvas(self, pos: Point) -> Point | None:
        """The canvas point under a window point; None on the bars beside the canvas."""
        page = self.page
        return self.unbounded(pos) if page.collidepoint(pos) else None

    def unbounded(self, pos: Point) -> Point:
        """The canvas point under a window point, also outside the canvas: for things that follow the pointer."""
        page = self.page
        return ((pos[0] - page.x) / self.scale, (pos[1] - page.y) / self.scale)

    def to_window(self, pos: Point) -> tuple[int, int]:
        """The window px of a canvas point."""
        page = self.page
        return (round(pos[0] * self.scale) + page.x, round(pos[1] * self.scale) + page.y)

    def to_page(self, box: RectLike) -> pygame.Rect:
        """The page px that a canvas rectangle covers; neighbours on the canvas stay neighbours."""
        return scaled(box, self.scale)


def scaled(box: RectLike, scale: float) -> pygame.Rect:
    """A rectangle times `scale`, rounded by its edges so that adjoining rectangles still adjoin."""
    if scale == 1.0 and isinstance(box, pygame.Rect):
        return box.copy()
    x, y, width, height = box
    left, top = round(x * scale), round(y * scale)
    return pygame.Rect(left, top, round((x + width) * scale) - left, round((y + height) * scale) - top)
