"""Parts of a page that are shown apart from each other, and how they are packed into a window of any shape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple, TypeAlias, TypeGuard, cast

import pygame

from game.client.graphics.layout import Box
from game.client.graphics.viewport import Point

Block: TypeAlias = "Box | Blocks"
"""A part of a page that stays whole; or several that stay together, in the order in which they are read."""
Blocks: TypeAlias = "tuple[Block, ...]"


class Apart(tuple["Block", ...]):
    """Blocks that stay near each other, with room between them where there is any; in a plain tuple they touch."""


GAP = 10  # between parts, in units of the page
WIDE, ZOOMS = 1250, (0.85, 0.7)  # from this width on a block may be smaller than the others,
WORTH = 1.1  # if those become so much larger by that


class View(NamedTuple):
    """Blocks that are seen together, and the words of the tab that opens them."""

    words: str
    blocks: Blocks


class Pane(NamedTuple):
    """A part of a page as it is laid out, so many times as large, with its corner at a point of the canvas."""

    source: Box
    corner: tuple[int, int]
    times: float

    @property
    def shown(self) -> pygame.Rect:
        """Where on the canvas the part is seen."""
        return self.outward(self.source)

    def outward(self, box: pygame.Rect | Box) -> pygame.Rect:
        """Where on the canvas a rectangle of the page is seen; neighbours stay neighbours."""
        x, y, width, height = box
        left, top = self.place((x, y))
        right, bottom = self.place((x + width, y + height))
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def place(self, pos: Point) -> Point:
        """Where on the canvas a point of the page is seen."""
        x, y = ((pos[at] - self.source[at]) * self.times + self.corner[at] for at in (0, 1))
        return x, y

    def inward(self, pos: Point) -> Point:
        """The point of the page that is seen at a point of the canvas."""
        x, y = ((pos[at] - self.corner[at]) / self.times + self.source[at] for at in (0, 1))
        return x, y


class _Shape(NamedTuple):
    """A way to lay blocks beside or below each other, and the room that it takes in units of the page."""

    w: float
    h: float
    box: Box | None = None
    zoom: float = 1.0  # of a single block
    parts: tuple[_Shape, ...] = ()
    beside: bool = False
    tight: bool = False  # its parts stay close together

    def laid(self, room: tuple[float, float, float, float], times: float) -> Iterator[Pane]:
        """The panes in the middle of a room on the canvas; room that is left goes between parts that are not tight."""
        left, top, wide, high = room
        if self.tight:
            left, top = left + (wide - self.w * times) / 2, top + (high - self.h * times) / 2
            wide, high = self.w * times, self.h * times
        if self.box is not None:
            zoomed = times * self.zoom
            corner = left + (wide - self.w * times) / 2, top + (high - self.h * times) / 2
            yield Pane(self.box, (round(corner[0]), round(corner[1])), zoomed)
        spare, gaps = (wide - self.w * times if self.beside else high - self.h * times), self._gaps(self.beside) or 1
        for part in self.parts:
            share = (part.w if self.beside else part.h) * times + spare * part._gaps(self.beside) / gaps
            yield from part.laid((left, top, share, high) if self.beside else (left, top, wide, share), times)
            step = share + GAP * times + spare / gaps
            left, top = (left + step, top) if self.beside else (left, top + step)

    def _gaps(self, beside: bool) -> int:
        """Between how many parts that are beside or below each other room can be left."""
        if not self.parts or self.tight or self.beside != beside:
            return 0
        return 1 + sum(part._gaps(beside) for part in self.parts)


def is_box(block: Block) -> TypeGuard[Box]:
    """Whether a block is a single part of a page."""
    return isinstance(block[0], int)


def packed(blocks: Sequence[Block], room: tuple[int, int], most: float) -> list[Pane]:
    """Panes for all blocks, all so many times as large, as large as the room allows and at most `most` times.

    `room` is in canvas units. The rows and columns keep the order in which blocks are read.
    """
    wide, high = room

    def times(shape: _Shape) -> float:
        return min(wide / shape.w, high / shape.h, most)

    best = max(_of_run(tuple(blocks), ()), key=times)
    shrunk = max(_of_run(tuple(blocks), ZOOMS), key=times)
    if times(shrunk) > WORTH * times(best):
        best = shrunk
    return list(best.laid((0, 0, wide, high), times(best)))


@lru_cache(maxsize=256, typed=True)
def _shapes(block: Block, zooms: tuple[float, ...]) -> tuple[_Shape, ...]:
    """The shapes that a block may have; a wide one may also be smaller than the others."""
    if is_box(block):
        _, _, width, height = box = block
        ways = (1.0, *zooms) if width > WIDE else (1.0,)
        return tuple(_Shape(width * zoom, height * zoom, box, zoom) for zoom in ways)
    tight = not isinstance(block, Apart)
    return tuple(shape._replace(tight=shape.tight or tight) for shape in _of_run(cast(Blocks, block), zooms))


@lru_cache(maxsize=2048)
def _of_run(blocks: Blocks, zooms: tuple[float, ...]) -> tuple[_Shape, ...]:
    """The shapes of blocks one after the other: each cut divides them into two that are beside or below each other.

    None is both as wide and as high as another one.
    """
    if len(blocks) == 1:
        return _shapes(blocks[0], zooms)
    found = list[_Shape]()
    for cut in range(1, len(blocks)):
        for first in _of_run(blocks[:cut], zooms):
            for second in _of_run(blocks[cut:], zooms):
                both = (first, second)
                found.append(_Shape(first.w + GAP + second.w, max(first.h, second.h), parts=both, beside=True))
                found.append(_Shape(max(first.w, second.w), first.h + GAP + second.h, parts=both))
    return tuple(_lowest(found))


def _lowest(shapes: Sequence[_Shape]) -> Iterator[_Shape]:
    """Of shapes those that are lower than all narrower ones."""
    lowest = inf
    for shape in sorted(shapes, key=lambda one: (one.w, one.h)):
        if shape.h < lowest:
            lowest = shape.h
            yield shape
