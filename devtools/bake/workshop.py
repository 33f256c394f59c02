"""Great pictures: the screw press in its parts, the wax seal, the ground of initials.

The press is drawn twice as large as it stands on the canvas: 960 by 720 units.
"""

import math
from collections.abc import Iterable

import numpy as np
import pygame
from pygame import Surface

from devtools.bake.materials import wood
from devtools.bake.raster import (
    Array,
    alpha_of,
    clouds,
    disc,
    generator,
    halved,
    laid,
    over,
    polygon,
    relief,
    rough,
    rounded,
    shape_of,
    stamped,
    surface,
    toned,
)
from devtools.bake.raster import blur as blurred
from game.client.graphics.canvas import blank
from game.client.graphics.icons import icon
from game.client.graphics.large_art import LEVER_SIZE, PRESS_SIZE
from game.client.graphics.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PAPER_LIGHT, VERMILION, WHITE, Rgb, mix
from game.client.graphics.viewport import Point

Box = tuple[float, float, float, float]
UNIT = 2  # pixels of a master per unit of the canvas


def timber(size: tuple[int, int], base: Rgb, seed: int, radius: float = 12, px: float = 7) -> Surface:
    """A squared timber with its grain along its length."""
    long, short = max(size), min(size)
    grain = wood((long, short), max(20, short / 3), seed)
    grain = grain.T if size[1] > size[0] else grain
    shape = rounded(size, radius)
    return surface(relief(toned(grain, base), shape, px, 150, 190), shape)


def _hung(picture: Surface, thing: Surface, corner: Point, shadow: float = 0.62) -> None:
    """Puts a thing on a picture with its soft shadow; changes the picture."""
    pad = 48
    room = blank((thing.get_width() + 2 * pad, thing.get_height() + 2 * pad))
    over(room, thing, (pad, pad))
    dark = blurred(alpha_of(room), 13) * shadow
    over(
        picture,
        surface(np.full((*dark.shape, 3), (14, 7, 2), np.float32), dark),
        (corner[0] - pad + 8, corner[1] - pad + 16),
    )
    over(picture, thing, corner)


def _beams(picture: Surface, beams: Iterable[tuple[Box, Rgb, int]]) -> None:
    """Puts timbers on a picture; boxes in canvas units."""
    for box, base, seed in beams:
        left, top, width, height = (round(value * UNIT) for value in box)
        _hung(picture, timber((width, height), base, seed), (left, top))


def _press_page() -> Surface:
    return blank((PRESS_SIZE[0] * UNIT, PRESS_SIZE[1] * UNIT))


def press_frame() -> Surface:
    """What of the press stands still: its cheeks, head and crossbeam, and the bed with a locked forme."""
    page = _press_page()
    _beams(
        page,
        [
            ((150, 40, 92, 680), (146, 98, 56), 3),
            ((718, 40, 92, 680), (146, 98, 56), 4),
            ((60, 4, 840, 88), (166, 112, 64), 5),
            ((120, 26, 720, 14), (196, 142, 86), 6),
            ((200, 150, 560, 50), (150, 100, 58), 9),
            ((60, 500, 840, 46), (104, 66, 38), 17),
            ((236, 440, 488, 60), (74, 48, 30), 19),
        ],
    )
    for number in range(23):
        over(page, _sort(), ((258 + number * 19.6) * UNIT, 420 * UNIT))
    for x in (196, 764):
        for y in (66, 176, 470, 640):
            over(page, _bolt(12 * UNIT), ((x - 16) * UNIT, (y - 16) * UNIT))
    return page


def _sort() -> Surface:
    """A sort of metal in the forme, its face inked."""
    size = (16 * UNIT, 30 * UNIT)
    shape = rounded(size, 5)
    metal = relief(toned(1 + 0.15 * clouds(size, 20, generator(4), 3), (172, 165, 155)), shape, 3, 120, 120)
    face = np.zeros(size, np.float32)
    face[5:-5, :14] = 1
    return surface(laid(metal, INK, face * shape), shape)


def _bolt(radius: float) -> Surface:
    """A brass bolt in a dark hole; its picture is 32 units square."""
    size = (32 * UNIT, 32 * UNIT)
    middle = (16 * UNIT, 16 * UNIT)
    hole, ring, head = (disc(size, middle, radius * share) for share in (1.0, 0.80, 0.52))
    colours = laid(toned(np.ones(size, np.float32), (40, 28, 16)), BRASS_DARK, ring)
    brass = relief(toned(np.ones(size, np.float32), BRASS), head, 4, 190, 190)
    return surface(laid(colours, brass, head), hole)


def press_platen() -> Surface:
    """What sinks: the screw, its shoe and the platen."""
    page = _press_page()
    _hung(page, _screw((120 * UNIT, 270 * UNIT)), (420 * UNIT, 30 * UNIT))
    _beams(page, [((400, 296, 160, 66), (150, 100, 58), 13), ((290, 352, 380, 44), (134, 88, 50), 15)])
    return page


def _screw(size: tuple[int, int]) -> Surface:
    """The wooden screw: a thread running round a cylinder."""
    x = np.arange(size[0], dtype=np.float32)[:, None]
    y = np.arange(size[1], dtype=np.float32)[None, :]
    phase = (y + x * 32 / size[0]) % 44 / 44
    thread = 0.34 + 0.86 * np.sin(phase * math.pi) ** 0.6
    round_shade = 0.42 + 0.62 * np.sin(math.pi * (x + 0.5) / size[0])
    grain = wood(size, 40, 8)
    shape = rounded(size, 10)
    return surface(relief(toned(grain * thread * round_shade, (166, 122, 68)), shape, 5, 80, 110), shape)


def press_lever() -> Surface:
    """The bar that turns the screw, lying level."""
    page = blank((LEVER_SIZE[0] * UNIT, LEVER_SIZE[1] * UNIT), (202, 150, 92))
    bar = timber((page.get_width() - 16, page.get_height() - 16), (202, 150, 92), 11, 28, 9)
    return over(page, bar, (8, 8))  # the room beside it keeps its edge smooth when it turns


def press_collar() -> Surface:
    """The brass collar that holds the bar, with three bolts."""
    size = (150 * UNIT, 64 * UNIT)
    page = blank((size[0] + 96, size[1] + 96))
    shape = rounded(size, 22)
    fall = np.linspace(0, 1, size[1], dtype=np.float32)[None, :] * np.ones((size[0], 1), np.float32)
    shine = np.exp(-(((fall - 0.2) / 0.11) ** 2))
    colours = toned(1.02 - 0.35 * fall + 0.1 * clouds(size, 60, generator(7), 4), BRASS)
    colours = relief(laid(colours, BRASS_LIGHT, shine * 0.75), shape, 7, 150, 170)
    _hung(page, surface(colours, shape), (48, 48))
    for x in (23, 75, 127):
        over(page, _bolt(10 * UNIT), (48 + (x - 16) * UNIT, 48 + (38 - 16) * UNIT))
    return page


def seal(emblem: str) -> Surface:
    """A wax seal with a pictogram pressed into it."""
    side = 800
    size, middle = (side, side), (side / 2, side / 2)
    blob = [_wax_edge(step, side) for step in range(120)]
    shape = np.clip((blurred(polygon(size, blob), 8) - 0.42) * 7, 0, 1)
    tone = 1 + 0.13 * clouds(size, side / 4, generator(3), 5)
    colours = relief(toned(tone, VERMILION), shape, side * 0.030, 210, 220)
    ring = disc(size, middle, side * 0.345)
    colours = laid(colours, relief(toned(tone, mix(VERMILION, INK, 0.16)), ring, side * 0.014, -190, -190), ring)
    raised = stamped(size, icon(emblem, round(side * 0.42), WHITE), middle)
    stamp = toned(tone, mix(VERMILION, (255, 240, 220), 0.16))
    colours = laid(colours, (70, 10, 6), np.roll(blurred(raised, 6), (5, 8), (0, 1)) * 0.5)
    colours = laid(colours, relief(stamp, raised, 5, 200, 170), raised)
    gloss = np.exp(-(((np.hypot(*_from(middle, side, (-0.20, -0.22)))) / (side * 0.12)) ** 2)) * shape
    return halved(surface(laid(colours, (255, 226, 210), gloss * 0.20), shape))


def _wax_edge(step: int, side: int) -> Point:
    angle = step / 120 * math.tau
    reach = side * (0.445 + 0.017 * math.sin(angle * 5 + 1) + 0.011 * math.sin(angle * 11))
    return side / 2 + reach * math.cos(angle), side / 2 + reach * math.sin(angle)


def _from(middle: Point, side: int, shift: Point) -> tuple[Array, Array]:
    """How far each pixel lies across and down from a point beside the middle."""
    at = np.arange(side, dtype=np.float32)
    return (at - middle[0] - shift[0] * side)[:, None], (at - middle[1] - shift[1] * side)[None, :]


def initial_ground() -> Surface:
    """The ground of an ornamental initial: a lattice of lilies in paper on vermilion, with rough printing."""
    side = 640
    size = (side, side)
    lattice = shape_of(size, _lattice)
    printed = rough(np.asarray(lattice, np.float32), 0.42, 12, 5)
    colours = toned(1 + 0.05 * clouds(size, 90, generator(6), 4), VERMILION)
    colours = laid(colours, PAPER_LIGHT, printed)
    edge = 1 - rounded(size, 1, inset=13)
    colours = laid(colours, INK, edge)
    line = rounded(size, 1, inset=20) - rounded(size, 1, inset=24)
    return halved(surface(laid(colours, PAPER_LIGHT, np.clip(line, 0, 1))))


def _lattice(page: Surface) -> None:
    """Draws diagonal lines with a lily of four petals wherever they cross."""
    side = page.get_width()
    step = side / 7
    for shift in range(-8, 9):
        for ends in (
            ((shift * step, 0), (shift * step + side, side)),
            ((shift * step + side, 0), (shift * step, side)),
        ):
            pygame.draw.line(page, "white", *ends, side // 130)
    for row in range(15):
        for column in range(8):
            x, y = (column + row % 2 / 2) * step, row * step / 2
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                pygame.draw.circle(page, "white", (x + dx * step * 0.10, y + dy * step * 0.10), step * 0.095)
            pygame.draw.circle(page, "black", (x, y), step * 0.06)
