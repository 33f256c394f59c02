"""Textures that can be laid side by side: grain of wood, parchment, mottled colour, the torn edge of a sheet.

Grains are greys. The client gives them their colours (`game.client.graphics.material`), so one grain serves table,
boards and buttons.
"""

from collections.abc import Callable

import numpy as np
from pygame import Surface

from devtools.bake.raster import (
    LAMP_TINT,
    SHADE_TINT,
    Array,
    blur,
    clouds,
    generator,
    grey,
    halved,
    noise,
    rounded,
    slope,
    surface,
)
from game.client.graphics.canvas import Size
from game.client.graphics.material import PARCHMENT_SPAN, WOOD_SPAN

TORN_DEPTH = 36  # how far into a sheet its torn edge reaches, in pixels of the master
TORN_LENGTH = 1536
SIDES = ("top", "bottom", "left", "right")


def wood_grain(size: Size, ring_px: float, seed: int) -> Surface:
    """Wood as greys, to be given a colour."""
    low, high = WOOD_SPAN
    return grey(np.clip((wood(size, ring_px, seed) - low) / (high - low), 0, 1))


def wood(size: Size, ring_px: float, seed: int) -> Array:
    """Flat-sawn wood, its grain along x, around 1: year rings that wander, and fibres."""
    source = generator(seed)
    warp = clouds(size, ring_px * 1.6, source, 3, stretch=4.2)
    down = np.arange(size[1], dtype=np.float32)[None, :] / size[1]
    rings = down * round(size[1] / ring_px) + warp * 2.3
    phase = rings - np.floor(rings)
    late = np.where(phase < 0.82, phase / 0.82, (1 - phase) / 0.18) ** 2.2
    value: Array = 1.06 - 0.22 * late + 0.10 * warp + _fibres(size, source)
    return value


def _fibres(size: Size, source: np.random.Generator) -> Array:
    """Fine streaks along x."""
    long = noise(size, (max(2, size[0] // 220), size[1] // 2), source)
    short = noise(size, (size[0] // 60, size[1]), source)
    streaks: Array = 0.10 * long + 0.07 * short
    return streaks


def parchment(size: Size = (1024, 1024), seed: int = 1) -> Surface:
    """Vellum: soft blotches, fibres across, and the grain of a skin."""
    source = generator(seed)
    blotches = clouds(size, 330, source, 5)
    spots = clouds(size, 52, source, 3)
    fibre = np.repeat(np.repeat(noise((size[0] // 2, size[1] // 2), (size[0] // 12, size[1] // 2), source), 2, 0), 2, 1)
    grain = blur(source.random(size, np.float32) - 0.5, 0.8, wrap=True)
    value = 1 + 0.060 * blotches + 0.032 * spots + 0.045 * fibre + 0.055 * grain
    low, high = PARCHMENT_SPAN
    return grey(np.clip((value - low) / (high - low), 0, 1))


def small(bake: Callable[[], Surface]) -> Surface:
    """A grain half as large, for windows that have no use for more."""
    return halved(bake())


def age(side: int = 192, seed: int = 4, strength: float = 0.17) -> Surface:
    """What old parchment loses towards its edges, blue first: to be stretched over a sheet and multiplied."""
    blotches = clouds((side, side), side * 0.45, generator(seed), 4)
    at = np.linspace(-1, 1, side, dtype=np.float32)
    x, y = at[:, None], at[None, :]
    edge = np.maximum(np.abs(x), np.abs(y)) ** 6 * 0.6 + (x * x + y * y) ** 2 * 0.18
    value = 1 + 0.035 * np.minimum(blotches, 0) - strength * edge * (1 + 0.9 * blotches)
    tint = np.stack([12 * edge, -6 * edge, -38 * edge - 8 * np.maximum(-blotches, 0)], 2)
    return surface(np.clip(value[:, :, None] * 255 + tint, 0, 255))


def mottle(size: Size = (512, 512), seed: int = 2) -> Surface:
    """The gentle unevenness of a painted or cast surface."""
    return grey(np.clip(0.5 + 0.62 * clouds(size, 90, generator(seed), 5), 0, 1))


def lamp(size: Size = (240, 135)) -> Surface:
    """The pool of lamp light on the table: to be stretched and multiplied."""
    x = np.linspace(0, 1, size[0], dtype=np.float32)[:, None] - 0.5
    y = np.linspace(0, 1, size[1], dtype=np.float32)[None, :] - 0.35
    value = np.clip(1.0 - (x * x * 1.5 + y * y * 1.6) * 1.10, 0.36, 1)
    warmth = np.stack([value, value**1.06, value**1.14], 2)
    return surface(np.asarray(warmth * 255, np.float32))


def torn_edge(side: str, seed: int) -> Surface:
    """The torn edge of one side of a sheet in three bands, from top to bottom or (upright) from left to right.

    The first band is a mask (white with opacity), the second the light to be added, the third the shade to be taken
    away.
    """
    size = (TORN_LENGTH, TORN_DEPTH + 24)  # lying on top of a sheet, with some room beyond
    source = generator(seed)
    depth = np.arange(size[1], dtype=np.float32)[None, :] - 24 + 0.5
    soft = 1 / (1 + np.exp(-(depth - 10) / 4.6))  # how a cut edge looks after much handling
    whole = np.maximum(0, (depth - 13) / 20)  # no tear bites deeper than this
    worn = np.clip((soft + whole + clouds(size, 44, source, 4) * 0.62 - 0.42) * 5, 0, 1)
    turned = {"top": worn, "bottom": worn[:, ::-1], "left": worn.T, "right": worn.T[::-1]}[side]
    facing = slope(np.pad(turned, 30, mode="edge"), 6)[30:-30, 30:-30]
    bands = [_band(np.full((*turned.shape, 3), 255, np.float32), turned), *_light_and_shade(facing, 105, 150)]
    upright = side in {"left", "right"}
    return _stacked([_inside(band, side) for band in bands], upright)


def _inside(band: Array, side: str) -> Array:
    """The part of a band that lies within the sheet."""
    if side == "top":
        return band[:, -TORN_DEPTH:]
    if side == "bottom":
        return band[:, :TORN_DEPTH]
    return band[-TORN_DEPTH:] if side == "left" else band[:TORN_DEPTH]


def _band(colours: Array, shape: Array) -> Array:
    return np.concatenate([colours, shape[:, :, None] * 255], 2)


def _light_and_shade(facing: Array, light: float, dark: float) -> list[Array]:
    """Two opaque pictures: what a bevel adds to a colour, and what it takes away."""
    lit, shaded = np.maximum(facing, 0) * light, np.maximum(-facing, 0) * dark
    whole = np.ones(facing.shape, np.float32)
    return [_band(lit[:, :, None] * LAMP_TINT, whole), _band(shaded[:, :, None] * SHADE_TINT, whole)]


def _stacked(bands: list[Array], upright: bool) -> Surface:
    joined = np.concatenate(bands, 0 if upright else 1)
    return surface(joined[:, :, :3], joined[:, :, 3] / 255)


def bevel(side: int, radius: float, px: float, light: float, dark: float) -> Surface:
    """The bevel of a box with round corners, to be cut in nine: above what is added, below what is taken away."""
    facing = slope(rounded((side, side), radius), px)
    return _stacked(_light_and_shade(facing, light, dark), upright=False)


def soft_box(side: int = 192, radius: float = 20, px: float = 18) -> Surface:
    """A white box that fades out at its rim, to be cut in nine: a shadow, or a glow."""
    faded = blur(rounded((side, side), radius, inset=px * 2), px)
    return surface(np.full((side, side, 3), 255, np.float32), faded)
