"""Pixels as arrays of floats: noise, blur, relief, and the way from arrays to Surfaces and back.

Arrays have the axes x, y (and colour), as pygame.surfarray has them. Everything wraps around at the edges, so that
textures can be laid side by side.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pygame
from numpy.random import Generator
from numpy.typing import NDArray
from pygame import SRCALPHA, Surface

from game.client.graphics.canvas import Size
from game.client.graphics.theme import Rgb

Array = NDArray[np.floating[Any]]
LAMP_TINT = np.array((1.0, 0.92, 0.75), np.float32)  # light and shade on everything keep to the warm side
SHADE_TINT = np.array((0.80, 0.94, 1.0), np.float32)  # so shade takes more of the blue away


def generator(seed: int) -> Generator:
    """A source of noise that gives the same numbers everywhere."""
    return np.random.Generator(np.random.PCG64(seed))


def noise(size: Size, cells: Size, source: Generator) -> Array:
    """Smooth noise from -0.5 to 0.5 with this many cells across and down; it wraps around."""
    across, down = max(1, cells[0]), max(1, cells[1])
    grid = source.random((across, down), np.float32) - 0.5
    return _stretched(_stretched(grid, size[0]).T, size[1]).T


def _stretched(grid: Array, length: int) -> Array:
    """The grid with its first axis interpolated to a length, wrapping around."""
    at = np.arange(length, dtype=np.float32) * grid.shape[0] / length
    low = at.astype(np.intp)
    share = (at - low)[:, None]
    share = share * share * (3 - 2 * share)
    high = (low + 1) % grid.shape[0]
    stretched: Array = grid[low] * (1 - share) + grid[high] * share
    return stretched


def clouds(size: Size, cell: float, source: Generator, octaves: int = 4, stretch: float = 1.0) -> Array:
    """Layers of ever finer noise; `stretch` draws the cells out along x."""
    total = np.zeros(size, np.float32)
    strength = 1.0
    for _ in range(octaves):
        if cell < 1:
            break
        cells = (round(size[0] / (cell * stretch)), round(size[1] / cell))
        total += strength * noise(size, cells, source)
        strength, cell = strength * 0.55, cell / 2.1
    return total


def blur(values: Array, radius: float, *, wrap: bool = False) -> Array:
    """The values blurred by a bell of that standard deviation; outside is zero unless they wrap."""
    reach = max(1, math.ceil(radius * 2.6))
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1, dtype=np.float32) / max(radius, 0.3)) ** 2)
    bell /= bell.sum()
    for axis in (0, 1):
        pads = [(reach, reach) if axis == which else (0, 0) for which in (0, 1)]
        padded = np.pad(values, pads, mode="wrap") if wrap else np.pad(values, pads)
        length = values.shape[axis]
        values = sum(weight * np.take(padded, range(step, step + length), axis) for step, weight in enumerate(bell))
    return values


def slope(shape: Array, px: float, *, wrap: bool = False) -> Array:
    """How much the edges of a shape face the lamp at the top left: positive lit, negative in shade."""
    margin = math.ceil(px * 3) + 1
    room = shape if wrap else np.pad(shape, margin)
    height = blur(room, px, wrap=wrap)
    lit = np.roll(height, -1, 0) - np.roll(height, 1, 0) + np.roll(height, -1, 1) - np.roll(height, 1, 1)
    lit = lit if wrap else lit[margin:-margin, margin:-margin]
    facing: Array = lit * (px * 0.5)
    return facing


def relief(colours: Array, shape: Array, px: float, light: float = 70, dark: float = 90) -> Array:
    """The colours with a bevel along the edge of the shape; negative strengths press it in."""
    facing = slope(shape, px)
    if light < 0:  # pressed in: the side that faced the lamp lies in shade
        facing, light, dark = -facing, -dark, -light
    lit, shaded = np.maximum(facing, 0)[:, :, None], np.minimum(facing, 0)[:, :, None]
    bevelled: Array = colours + lit * (light * LAMP_TINT) + shaded * (dark * SHADE_TINT)
    return bevelled


def rough(shape: Array, amount: float, seed: int, cell: float) -> Array:
    """A shape with the uneven edge of something printed or torn."""
    grain = clouds((shape.shape[0], shape.shape[1]), cell, generator(seed), 2)
    worn: Array = np.clip((blur(shape, max(0.6, cell * 0.2)) + grain * amount - 0.5) * 5 + 0.5, 0, 1)
    return worn


def toned(values: Array, colour: Rgb) -> Array:
    """A colour, darker and lighter by the values around 1."""
    return values[:, :, None] * np.array(colour, np.float32)


def laid(under: Array, over: Array | Rgb, share: Array) -> Array:
    """The colours under, covered by others where `share` is 1."""
    covered: Array = under * (1 - share[:, :, None]) + np.array(over, np.float32) * share[:, :, None]
    return covered


def shape_of(size: Size, draw: Callable[[Surface], object]) -> Array:
    """What `draw` paints white on a black Surface four times too large, as a smooth shape from 0 to 1."""
    factor = 4 if max(size) < 1200 else 2
    large = Surface((size[0] * factor, size[1] * factor), 0, 32)
    draw(large)
    full = pygame.surfarray.array_red(large).astype(np.float32) / 255
    parts = full.reshape(size[0], factor, size[1], factor)
    return np.asarray(parts.mean((1, 3)), np.float32)


def stamped(size: Size, picture: Surface, centre: tuple[float, float]) -> Array:
    """The opacity of a picture that lies with its middle on a point of an empty ground."""
    ground = Surface(size, SRCALPHA, 32)
    ground.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
    return alpha_of(ground)


def polygon(size: Size, points: list[tuple[float, float]]) -> Array:
    """A polygon as a smooth shape."""
    factor = 4 if max(size) < 1200 else 2
    scaled = [(x * factor, y * factor) for x, y in points]
    return shape_of(size, lambda large: pygame.draw.polygon(large, "white", scaled))


def disc(size: Size, centre: tuple[float, float], radius: float) -> Array:
    """A disc as a smooth shape."""
    x = np.arange(size[0], dtype=np.float32)[:, None] + 0.5 - centre[0]
    y = np.arange(size[1], dtype=np.float32)[None, :] + 0.5 - centre[1]
    return np.asarray(np.clip(radius - np.hypot(x, y) + 0.5, 0, 1), np.float32)


def rounded(size: Size, radius: float, inset: float = 0) -> Array:
    """A box with round corners as a smooth shape, drawn in by `inset`."""
    x = np.abs(np.arange(size[0], dtype=np.float32) + 0.5 - size[0] / 2)[:, None]
    y = np.abs(np.arange(size[1], dtype=np.float32) + 0.5 - size[1] / 2)[None, :]
    over_x, over_y = x - (size[0] / 2 - inset - radius), y - (size[1] / 2 - inset - radius)
    outside = np.hypot(np.maximum(over_x, 0), np.maximum(over_y, 0)) + np.minimum(np.maximum(over_x, over_y), 0)
    return np.asarray(np.clip(radius - outside + 0.5, 0, 1), np.float32)


def alpha_of(picture: Surface) -> Array:
    """The opacity of a Surface from 0 to 1."""
    return pygame.surfarray.array_alpha(picture).astype(np.float32) / 255


def colours_of(picture: Surface) -> Array:
    """The colours of a Surface."""
    return pygame.surfarray.array3d(picture).astype(np.float32)


def surface(colours: Array, shape: Array | None = None) -> Surface:
    """A Surface of the colours, opaque or with the opacity of a shape."""
    size = (colours.shape[0], colours.shape[1])
    picture = Surface(size, SRCALPHA, 32)
    pygame.surfarray.pixels3d(picture)[:] = np.clip(colours + 0.5, 0, 255).astype(np.uint8)
    cover = np.ones(size, np.float32) if shape is None else shape
    pygame.surfarray.pixels_alpha(picture)[:] = np.clip(cover * 255 + 0.5, 0, 255).astype(np.uint8)
    return picture


def grey(values: Array) -> Surface:
    """An opaque Surface of greys from values of 0 to 1."""
    return surface(np.repeat(values[:, :, None] * 255, 3, 2))


def over(under: Surface, picture: Surface, corner: tuple[float, float] = (0, 0)) -> Surface:
    """The Surface under, with a picture blitted on it; changes it."""
    under.blit(picture, (round(corner[0]), round(corner[1])))
    return under


def halved(picture: Surface, factor: int = 2) -> Surface:
    """A Surface a whole number of times smaller, its colours weighed by their opacity."""
    width, height = picture.get_width() // factor, picture.get_height() // factor
    shape = alpha_of(picture)[: width * factor, : height * factor]
    colours = colours_of(picture)[: width * factor, : height * factor] * shape[:, :, None]
    cover = shape.reshape(width, factor, height, factor).mean((1, 3))
    mean = colours.reshape(width, factor, height, factor, 3).mean((1, 3))
    return surface(_bled(mean, cover), cover)


def _bled(weighed: Array, cover: Array) -> Array:
    """Colours weighed by their opacity, spread into what is empty around them: scaling then leaves no dark fringe."""
    near = np.stack([blur(weighed[:, :, channel], 2) for channel in range(3)], 2)
    spread = near / np.maximum(blur(cover, 2), 1e-3)[:, :, None]
    return np.where(cover[:, :, None] > 1 / 128, weighed / np.maximum(cover, 1e-3)[:, :, None], spread)


def shadowed(picture: Surface, px: float, strength: float, shift: tuple[float, float]) -> Surface:
    """The picture with a soft shadow of itself beneath, in the same size."""
    dark = np.roll(blur(alpha_of(picture), px), (round(shift[0]), round(shift[1])), (0, 1)) * strength
    return over(surface(np.full((*dark.shape, 3), (18, 9, 3), np.float32), dark), picture)
