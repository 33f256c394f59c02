"""A block of wood: shapes cut one over the other, lines with points, and the rough print that it gives."""

import random
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import SRCALPHA, Surface

from devtools.bake_woodcuts.lines import Point, Points
from devtools.bake_woodcuts.tones import LEVEL, Field, Lines, Patch, Tone, blur, hatching
from game.client.graphics.theme import INK as INK_RGB
from game.client.graphics.theme import VERMILION, Face, font

Cut: TypeAlias = Literal[0, 1, 2]
PAPER: Cut = 0
INK: Cut = 1
RED: Cut = 2
OVER = 3  # a block is cut this many times larger than it is printed
SHADES = 15  # grey steps in a print: edges stay smooth and files small


class Block:
    """A block that is cut in layers, from the back to the front, on a grid 100 units wide."""

    def __init__(self, size: tuple[int, int], name: str) -> None:
        """A blank block for a print of a size in pixels; the name is the seed of all chance in it."""
        self.size = size
        self.unit = size[0] * OVER / 100
        self.tall = 100 * size[1] / size[0]
        self.canvas = Surface((size[0] * OVER, size[1] * OVER), depth=8)
        self.chance = random.Random(name)
        self._grain = np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))
        self._noise = self._smooth_noise(60)

    def _smooth_noise(self, radius: float) -> Field:
        """Smooth noise over the whole block, mostly between -1 and 1."""
        margin = round(4 * radius)
        width, height = self.canvas.get_size()
        field = blur(self._grain.random((width + 2 * margin, height + 2 * margin), np.float32), radius)
        field = field[margin:-margin, margin:-margin]  # the blur darkens the edges
        noise: Field = ((field - field.mean()) / (2 * field.std())).clip(-1.2, 1.2).astype(np.float32)
        return noise

    # what is cut

    def fill(self, points: Points, cut: Cut = PAPER) -> None:
        """Fills a shape."""
        pygame.draw.polygon(self.canvas, cut, self._pixels(points))

    def hatch(self, points: Points, tone: Tone, lines: Lines = LEVEL, cut: Cut = INK) -> None:
        """Shades a shape with lines."""
        found = self._patch(points)
        if found is None:
            return
        patch, (across, down) = found
        pixels = pygame.surfarray.pixels2d(self.canvas)
        pixels[across, down][hatching(patch, tone, lines)] = cut

    def line(
        self,
        points: Points,
        width: float = 0.8,
        *,
        points_at: tuple[float, float] = (0.25, 0.25),
        cut: Cut = INK,
        light: bool = False,
    ) -> None:
        """Cuts a line; `points_at` says over which share of it each end tapers, `light` thins its lit side."""
        path = self._resampled(points)
        share = np.linspace(0, 1, len(path))
        start, end = (max(value, 1e-3) for value in points_at)
        taper = np.minimum(1, np.minimum(share / start, (1 - share) / end)) * 0.85 + 0.15
        if light:
            taper = taper * _thinned(path)
        for (x, y), breadth in zip(path, taper * width * self.unit / 2, strict=True):
            pygame.draw.circle(self.canvas, cut, (x, y), max(0.7, breadth))

    def outline(self, points: Points, width: float = 0.75, cut: Cut = INK) -> None:
        """Cuts the line around a shape: thin in the light from the upper left, broad in the shade."""
        self.line([*points, points[0]], width, points_at=(0, 0), cut=cut, light=True)

    def shape(
        self,
        points: Points,
        tone: Tone | None = None,
        lines: Lines = LEVEL,
        *,
        width: float = 0.75,
        cut: Cut = PAPER,
    ) -> None:
        """Cuts a shape over what is there: its ground, its hatching, its outline."""
        self.fill(points, cut)
        if tone:
            self.hatch(points, tone, lines)
        self.outline(points, width)

    def dot(self, centre: Point, radius: float, cut: Cut = INK) -> None:
        """Fills a circle."""
        pygame.draw.circle(self.canvas, cut, (centre[0] * self.unit, centre[1] * self.unit), radius * self.unit)

    def text(self, face: Face, words: str, centre: Point, height: float, cut: Cut = INK) -> None:
        """Sets words whose drawn part is `height` units high."""
        drawn = font(face, round(height * self.unit * 1.5)).render(words, True, (0, 0, 0))
        drawn = drawn.subsurface(drawn.get_bounding_rect())
        wanted = round(height * self.unit)
        drawn = pygame.transform.smoothscale(drawn, (round(drawn.get_width() * wanted / drawn.get_height()), wanted))
        left = round(centre[0] * self.unit - drawn.get_width() / 2)
        top = round(centre[1] * self.unit - drawn.get_height() / 2)
        pixels = pygame.surfarray.pixels2d(self.canvas)[left : left + drawn.get_width(), top : top + drawn.get_height()]
        pixels[pygame.surfarray.array_alpha(drawn)[: pixels.shape[0], : pixels.shape[1]] > 127] = cut

    @contextmanager
    def inside(self, points: Points) -> Iterator[None]:
        """What is cut meanwhile shows only within a shape."""
        before = self.canvas.copy()
        yield
        window = Surface(self.canvas.get_size(), depth=8)
        pygame.draw.polygon(window, 1, self._pixels(points))
        outside = pygame.surfarray.array2d(window) == 0
        pixels = pygame.surfarray.pixels2d(self.canvas)
        pixels[outside] = pygame.surfarray.array2d(before)[outside]

    # how it is measured

    def _pixels(self, points: Points) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def _resampled(self, points: Points) -> NDArray[np.float64]:
        """The line in steps of a fifth of a unit, in pixels, as an unsteady hand would follow it."""
        corners = np.array(self._pixels(points))
        lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(corners, axis=0).T))])
        steps = np.linspace(0, lengths[-1], max(2, round(float(lengths[-1]) / self.unit * 5)))
        path = np.stack([np.interp(steps, lengths, corners[:, axis]) for axis in (0, 1)], axis=1)
        limits = np.array(self.canvas.get_size()) - 1
        cells = np.clip(path, 0, limits).astype(int)
        shaken = self._noise[cells[:, 0], cells[:, 1]]
        steered: NDArray[np.float64] = path + (shaken * 0.22 * self.unit)[:, None]
        return steered

    def _patch(self, points: Points) -> tuple[Patch, tuple[slice, slice]] | None:
        """A shape's pixels, or None for a shape beside the block."""
        corners = self._pixels(points)
        whole = self.canvas.get_rect()
        left, top = int(min(x for x, _ in corners)) - 2, int(min(y for _, y in corners)) - 2
        right, bottom = int(max(x for x, _ in corners)) + 3, int(max(y for _, y in corners)) + 3
        area = pygame.Rect(left, top, right - left, bottom - top).clip(whole)
        if not area.w or not area.h:
            return None
        window = Surface(area.size, depth=8)
        pygame.draw.polygon(window, 1, [(x - area.x, y - area.y) for x, y in corners])
        mask = pygame.surfarray.array2d(window) == 1
        if not mask.any():
            return None
        x, y = np.meshgrid(
            np.arange(area.left, area.right, dtype=np.float32) / self.unit,
            np.arange(area.top, area.bottom, dtype=np.float32) / self.unit,
            indexing="ij",
        )
        region = (slice(area.left, area.right), slice(area.top, area.bottom))
        return Patch(mask, x, y, self._noise[region], self.unit), region

    # what it prints

    def printed(self) -> Surface:
        """The print: ink and vermilion on nothing, with the rough edges and specks of a letterpress."""
        cuts = pygame.surfarray.array2d(self.canvas)
        ink, red = (self._pressed(cuts == cut) for cut in (INK, RED))
        cover = np.clip(ink + red, 0, 1)
        print_ = Surface(self.size, SRCALPHA)
        colours = np.where((red > ink)[..., None], np.array(VERMILION), np.array(INK_RGB))
        pygame.surfarray.pixels3d(print_)[:] = colours
        pygame.surfarray.pixels_alpha(print_)[:] = np.round(np.round(cover * SHADES) / SHADES * 255)
        return print_

    def _pressed(self, cut: NDArray[np.bool_]) -> Field:
        """How much of each pixel of the print a cut inks."""
        grain = self._grain.random(cut.shape, np.float32)
        edge = blur(grain, 2)
        edge = (edge - edge.mean()) / edge.std()
        inked = blur(cut.astype(np.float32), 1) + 0.085 * edge > 0.46  # ink spreads under the press
        inked &= edge < 2.6  # specks that took no ink
        width, height = self.size
        cover: Field = inked.reshape(width, OVER, height, OVER).mean(axis=(1, 3)).astype(np.float32)
        return cover


def _thinned(path: NDArray[np.float64]) -> NDArray[np.float64]:
    """How broad a closed line is at each of its points: less where it faces the light."""
    along = np.gradient(path, axis=0)
    along = along / np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-6)[:, None]
    turning = np.sum(path[:-1, 0] * path[1:, 1] - path[1:, 0] * path[:-1, 1])
    outward = np.stack([along[:, 1], -along[:, 0]], axis=1) * (1 if turning > 0 else -1)
    shade: NDArray[np.float64] = outward @ np.array([0.6, 0.8])
    return 0.85 + 0.4 * shade
