"""The brush: draws in canvas units on a surface of any scale; and what is shown turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol

import pygame

from game.client.base.reading_size import read_px
from game.client.graphics import typesetting
from game.client.graphics.theme import CREAM, GLOW, INK, WALNUT_DARK, Face, Rgb, shown
from game.client.graphics.viewport import Point, RectLike, scaled

if TYPE_CHECKING:
    from game.client.graphics.panes import Pane

Align = Literal["left", "center", "right"]
Valign = Literal["top", "center", "bottom"]
Picture = pygame.Surface | Callable[[int, int], pygame.Surface]
"""A function gets the size in px. Functions that return one are cached: the same picture is the same object, so pages
can be compared."""


@cache
def sized(draw: Callable[..., pygame.Surface], *args: Any) -> Picture:
    """The picture drawn by a function that takes its size first, as one argument."""
    return lambda *size: draw(size, *args)


@cache
def wide(draw: Callable[..., pygame.Surface], *args: Any) -> Picture:
    """The picture drawn by a function that takes its width last, and no height."""
    return lambda width, _height: draw(*args, width)


class Brush:
    """A surface with a scale (px per canvas unit) and the canvas point of its corner."""

    def __init__(self, surface: pygame.Surface, scale: float, corner: Point = (0, 0)) -> None:
        self.surface = surface
        self.scale = scale
        self._shift = (-round(corner[0] * scale), -round(corner[1] * scale))

    def within(self, pane: Pane) -> Brush:
        """A brush that paints the page of a pane where that is seen on the canvas."""
        corner = (pane.corner[at] - pane.source[at] * pane.times for at in (0, 1))
        brush = copy(self)
        brush.scale = self.scale * pane.times
        x, y = (round(at * self.scale) + by for at, by in zip(corner, self._shift, strict=True))
        brush._shift = x, y
        return brush

    def px(self, units: float) -> int:
        """A length in px, at least one."""
        return max(1, round(units * self.scale))

    def point(self, pos: Point) -> tuple[int, int]:
        """The px of a canvas point on this surface."""
        return round(pos[0] * self.scale) + self._shift[0], round(pos[1] * self.scale) + self._shift[1]

    def area(self, rect: RectLike) -> pygame.Rect:
        """The px of a canvas rectangle on this surface."""
        area = scaled(rect, self.scale)
        area.move_ip(self._shift)
        return area

    def blit(self, picture: Picture, rect: RectLike) -> None:
        """Lay a picture in the middle of a rectangle; a function gets the size in px and returns the picture."""
        self.surface.blit(*self._laid(picture, rect))

    def _laid(self, picture: Picture, rect: RectLike) -> tuple[pygame.Surface, pygame.Rect]:
        area = self.area(rect)
        surface = picture if isinstance(picture, pygame.Surface) else picture(max(1, area.w), max(1, area.h))
        return surface, surface.get_rect(center=area.center)

    def ground(self, picture: Picture, rect: RectLike, opaque: RectLike | None = None) -> None:
        """Lay a picture that hides what is below an `opaque` part of it, or all but its torn edges; see `Layers`."""
        self.blit(picture, rect)

    def cover(self, picture: Picture, rect: RectLike) -> None:
        """Lay the picture of a ground where it hides all: its px are copied, which is faster than to mix them."""
        surface, box = self._laid(picture, rect)
        has_alpha = surface.get_flags() & pygame.SRCALPHA
        if has_alpha:
            surface.set_alpha(None)
        self.surface.blit(surface, box)
        if has_alpha:
            surface.set_alpha(255)

    def rect(self, rect: RectLike, colour: Rgb, *, width: float = 0, radius: float = 0) -> None:
        """Fill a rectangle, or with `width` draw its frame inside the edge."""
        line = self.px(width) if width else 0
        corner = self.px(radius) if radius else 0
        pygame.draw.rect(self.surface, shown(colour), self.area(rect), line, border_radius=corner)

    def framed(self, rect: RectLike, ground: Rgb, edge: Rgb, width: float = 2, *, radius: float = 8) -> None:
        """Fill a rectangle, and draw its frame inside the edge."""
        self.rect(rect, ground, radius=radius)
        self.rect(rect, edge, width=width, radius=radius)

    def veil(self, rect: RectLike, colour: Rgb, alpha: int, *, radius: float = 0) -> None:
        """Lay a translucent colour over a rectangle; `alpha` 0 to 255."""
        area = self.area(rect)
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        corner = self.px(radius) if radius else 0
        pygame.draw.rect(veil, (*shown(colour), alpha), veil.get_rect(), border_radius=corner)
        self.surface.blit(veil, area)

    def line(self, start: Point, end: Point, colour: Rgb, width: float = 2) -> None:
        (x, y), (to_x, to_y), px = self.point(start), self.point(end), self.px(width)
        if x == to_x or y == to_y:
            pygame.draw.line(self.surface, shown(colour), (x, y), (to_x, to_y), px)
            return
        left, top = min(x, to_x) - px, min(y, to_y) - px  # on a picture of its own: where a clip cuts it, it would move
        layer = pygame.Surface((abs(x - to_x) + 2 * px, abs(y - to_y) + 2 * px), pygame.SRCALPHA)
        pygame.draw.line(layer, shown(colour), (x - left, y - top), (to_x - left, to_y - top), px)
        self.surface.blit(layer, (left, top))

    def circle(self, centre: Point, radius: float, colour: Rgb, width: float = 0) -> None:
        """Draw a smooth disc, or with `width` a ring."""
        line = self.px(width) if width else 0
        pygame.draw.aacircle(self.surface, shown(colour), self.point(centre), self.px(radius), line)

    def polygon(self, points: Sequence[Point], colour: Rgb) -> None:
        pygame.draw.polygon(self.surface, shown(colour), [self.point(pos) for pos in points])

    def text(  # noqa: PLR0913 - text has that many properties, each named by the caller
        self,
        rect: RectLike,
        words: str,
        face: Face = "body",
        px: float = 28,
        colour: Rgb = INK,
        *,
        align: Align = "left",
        valign: Valign = "center",
        wrap: bool = False,
        read: bool | None = None,
    ) -> None:
        """Set words inside a rectangle; `px` in canvas units. Too long ones shrink to 20, then end in an ellipsis.

        What is `read`, as all that is wrapped unless it says otherwise, is set larger where the reader wants that, as
        far as the rectangle has room.
        """
        setting = self.setting(rect, words, face, px, wrap=wrap, read=read)
        image = typesetting.drawn(setting, colour, align)
        self.surface.blit(image, self.place(rect, image.get_size(), align, valign))

    def place(
        self, rect: RectLike, size: tuple[int, int], align: Align = "left", valign: Valign = "center"
    ) -> pygame.Rect:
        """Where words of a size stand in a rectangle; size and place are in px of the surface."""
        area = self.area(rect)
        box = pygame.Rect((0, 0), size).move_to(center=area.center)
        for side in (align, valign):
            if side != "center":
                setattr(box, side, getattr(area, side))
        return box

    def setting(
        self,
        rect: RectLike,
        words: str,
        face: Face = "body",
        px: float = 28,
        *,
        wrap: bool = False,
        read: bool | None = None,
    ) -> typesetting.Setting:
        """The lines and the size in which `text` sets words, in px of the surface."""
        area, usual = self.area(rect), self.px(px)
        if (wrap if read is None else read) and (wanted := self.px(read_px(px))) > usual:
            larger = typesetting.compose(
                words, face, wanted, max_width=area.w, max_height=area.h, wrap=wrap, fit=True, floor_px=usual
            )
            if larger.whole:
                return larger
        return typesetting.compose(
            words, face, usual,
            max_width=area.w, max_height=area.h if wrap else None,
            wrap=wrap, fit=True, floor_px=self.px(min(20, px)),
        )  # fmt: skip

    def width(self, rect: RectLike, words: str, face: Face, px: float) -> int:
        """The width, in canvas units, of words that are wrapped and shrunk to fit a rectangle."""
        return -int(-self.setting(rect, words, face, px, wrap=True, read=False).size[0] // self.scale)

    def aim(self, rect: RectLike) -> None:
        """Frame the legal place over which the piece in hand is."""
        self.rect(rect, GLOW, width=7, radius=8)

    def focus(self, rect: RectLike) -> None:
        """Draw the ring of the focus: cream, between dark lines so that it can be seen on paper too."""
        box = pygame.Rect(rect)
        self.rect(box.inflate(16, 16), WALNUT_DARK, width=10, radius=14)
        self.rect(box.inflate(10, 10), CREAM, width=4, radius=12)


class Rehearsal(Brush):
    """Paints nothing, but has all pictures and words drawn that are painted with it."""

    def __init__(self, scale: float) -> None:
        super().__init__(pygame.Surface((1, 1), pygame.SRCALPHA), scale)

    def rect(self, rect: RectLike, colour: Rgb, *, width: float = 0, radius: float = 0) -> None:
        pass

    def veil(self, rect: RectLike, colour: Rgb, alpha: int, *, radius: float = 0) -> None:
        pass

    def line(self, start: Point, end: Point, colour: Rgb, width: float = 2) -> None:
        pass


def bake(size: tuple[float, float], scale: float, paint: Callable[[Brush], None]) -> pygame.Surface:
    """A transparent surface of a size in canvas units, painted from its own corner: for sprites."""
    return bake_part(pygame.Rect(0, 0, round(size[0]), round(size[1])), scale, paint)


def bake_part(rect: RectLike, scale: float, paint: Callable[[Brush], None]) -> pygame.Surface:
    """A surface with what `paint` draws inside one rectangle of the canvas."""
    area = scaled(rect, scale)
    surface = pygame.Surface((max(1, area.w), max(1, area.h)), pygame.SRCALPHA)
    paint(Brush(surface, scale, (rect[0], rect[1])))
    return surface


class Turning(Protocol):
    """Something that turns as several pictures; each has its middle in px from the middle of the whole."""

    def fast(self, angle: float) -> Sequence[tuple[pygame.Surface, Point]]:
        """The pictures while its angle changes from frame to frame."""

    def smooth(self, angle: float) -> Sequence[tuple[pygame.Surface, Point]]:
        """The pictures while it stands still."""
