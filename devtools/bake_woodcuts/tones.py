"""How dark a shape is at each of its points, from 0 (paper) to 1 (ink), and how the lines run that say so."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Field: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]


@dataclass
class Patch:
    """A shape's pixels: which belong to it, and where on the grid they are (x runs along the first axis)."""

    mask: Mask
    x: Field
    y: Field
    noise: Field
    unit: float  # pixels a grid unit


Tone: TypeAlias = Callable[[Patch], Field]


class Lines(NamedTuple):
    """The run of a hatching's lines."""

    degrees: float = 0.0  # 0 is level
    step: float = 1.15
    bend: float = 0.0  # how far lines bulge over the form, in grid units
    centre: tuple[float, float] | None = None  # rings around it, or rays from it
    rays: int = 0
    wobble: float = 0.35


LEVEL = Lines()


def blur(field: Field, radius: float) -> Field:
    """A field smoothed twice by a box of this radius in pixels, with nothing around it."""
    size = max(1, round(radius))
    for _ in range(2):
        for axis in (0, 1):
            width = [(size + 1, size) if at == axis else (0, 0) for at in (0, 1)]
            total = np.cumsum(np.pad(field, width), axis=axis, dtype=np.float32)
            count = field.shape[axis]
            upper = np.take(total, range(2 * size + 1, 2 * size + 1 + count), axis=axis)
            field = _field((upper - np.take(total, range(count), axis=axis)) / (2 * size + 1))
    return field


def _field(values: Any) -> Field:
    """The values in single precision: enough for a print, and half the memory."""
    single: Field = values.astype(np.float32)
    return single


def flat(amount: float) -> Tone:
    """The same tone all over."""
    return lambda patch: np.full(patch.mask.shape, amount, np.float32)


def slope(start: float, end: float, degrees: float = 0.0) -> Tone:
    """A tone that changes across the shape along a direction (0 is to the right, 90 downwards)."""
    dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def tone(patch: Patch) -> Field:
        along = patch.x * dx + patch.y * dy
        inside = along[patch.mask]
        low, high = float(inside.min()), float(inside.max())
        share = (along - low) / max(high - low, 1e-6)
        return _field(start + (end - start) * np.clip(share, 0, 1))

    return tone


def relief(amount: float = 1.0, radius: float = 4.0, base: float = 0.0, light: float = 215.0) -> Tone:
    """A rounded form under a light from an angle: dark where its edge turns away, for `radius` units inwards."""
    dx, dy = math.cos(math.radians(light)), math.sin(math.radians(light))

    def tone(patch: Patch) -> Field:
        height = blur(patch.mask.astype(np.float32), radius * patch.unit / 2)
        across, down = np.gradient(height)
        away = (across * dx + down * dy) * radius * patch.unit
        return _field(base + amount * np.clip(away, 0, 1))

    return tone


def around(centre: tuple[float, float], near: float, far: float, inner: float, outer: float) -> Tone:
    """A tone that changes with the distance from a point, between two radii."""

    def tone(patch: Patch) -> Field:
        distance = np.hypot(patch.x - centre[0], patch.y - centre[1])
        share = np.clip((distance - inner) / (outer - inner), 0, 1)
        return _field(near + (far - near) * share)

    return tone


def clouded(tone: Tone, amount: float = 0.5) -> Tone:
    """A tone with lighter and darker places, by chance."""
    return lambda patch: _field(tone(patch) + amount * patch.noise)


def hatching(patch: Patch, tone: Tone, lines: Lines) -> Mask:
    """Where the lines of a hatching are: the darker the tone, the broader they are, and they end in points."""
    wanted = tone(patch)
    wanted = np.where(wanted < 0.1, 0, wanted)
    if lines.rays and lines.centre:
        angle = np.arctan2(patch.y - lines.centre[1], patch.x - lines.centre[0])
        along = angle / (2 * math.pi) * lines.rays
    else:
        along = _distance(patch, lines) / lines.step + lines.wobble * patch.noise
    from_middle = np.abs(along - np.floor(along) - 0.5) * 2
    black: Mask = patch.mask & (from_middle < wanted * 0.96)
    return black


def _distance(patch: Patch, lines: Lines) -> Field:
    """How far each pixel is across the lines, in grid units."""
    if lines.centre:
        return _field(np.hypot(patch.x - lines.centre[0], patch.y - lines.centre[1]))
    angle = math.radians(lines.degrees)
    across = patch.y * math.cos(angle) - patch.x * math.sin(angle)
    if lines.bend:
        size = min(patch.mask.shape) / 3
        across = across + lines.bend * blur(patch.mask.astype(np.float32), size) * 2
    return _field(across)
