"""Gears: the bodies, sectors and hub that the client puts together, and the great wheels behind the title."""

import math
import random

import numpy as np
import pygame
from pygame import Surface

from devtools.bake.materials import wood
from devtools.bake.raster import (
    Array,
    blur,
    clouds,
    disc,
    generator,
    halved,
    laid,
    polygon,
    relief,
    rough,
    shadowed,
    shape_of,
    surface,
    toned,
)
from devtools.bake.teeth import tooth_outline
from game.client.graphics.canvas import arc_points, polar
from game.client.graphics.gear_art import PITCH_SHARE, face_radius
from game.client.graphics.theme import BLACK, BRASS_DARK, BRASS_LIGHT, GEAR_CARD, WHITE, Rgb, mix
from game.client.graphics.viewport import Point
from game.gearbox import mesh

WIDEST_PX = 720  # of a gear's masters
SIDE = 2 * WIDEST_PX  # gears are drawn this large; their masters are half as large
SQUARE = (SIDE, SIDE)
MIDDLE = (SIDE / 2, SIDE / 2)
RADIUS = SIDE * PITCH_SHARE
FACE = face_radius(RADIUS)
WHITE_LINE: Rgb = (250, 244, 226)
GREY_LINE: Rgb = (120, 116, 110)


def gear_body(half: bool, line: Rgb) -> Surface:
    """A gear of pasteboard without its sectors: teeth in relief, and the line that tells its deck's half."""
    outline = [(x + MIDDLE[0], y + MIDDLE[1]) for x, y in tooth_outline(RADIUS, half=half, turn_deg=-90)]
    shape = polygon(SQUARE, outline)
    colours = toned(1 + 0.12 * clouds(SQUARE, SIDE / 6, generator(2), 6), GEAR_CARD)
    inside = np.clip((blur(shape, 5) - 0.72) * 5, 0, 1)
    colours = laid(colours, mix(GEAR_CARD, BLACK, 0.55), (1 - inside) * 0.8)
    for share, width, tint in ((1.048, 0.034, mix(GEAR_CARD, BLACK, 0.30)), (1.040, 0.020, line)):
        ring = disc(SQUARE, MIDDLE, FACE * (share + width / 2)) - disc(SQUARE, MIDDLE, FACE * (share - width / 2))
        colours = laid(colours, tint, ring)
    colours = laid(colours, mix(GEAR_CARD, BLACK, 0.4), disc(SQUARE, MIDDLE, FACE * 1.006) * 0.6)
    return halved(surface(relief(colours, shape, 5, 210, 190), shape))


def gear_sector(index: int) -> Surface:
    """The printed field of a sector in white, to be multiplied by its family's colour: rough edges, engraver's rays."""
    shape = rough(polygon(SQUARE, wedge(MIDDLE, FACE, index)), 0.45, 20 + index, 9)
    shade = np.clip(0.96 + 0.10 * clouds(SQUARE, SIDE / 6, generator(2), 5), 0, 1) - 0.42 * _rays(index)
    near_rim = np.clip(np.hypot(*_from_middle()) / FACE, 0, 1)
    shade = shade * (1.03 - 0.16 * near_rim**6)
    return halved(surface(toned(np.clip(shade, 0, 1), WHITE), shape))


def _from_middle() -> tuple[Array, Array]:
    at = np.arange(SIDE, dtype=np.float32) + 0.5 - SIDE / 2
    return at[:, None], at[None, :]


def _rays(index: int) -> Array:
    """An engraver's tapered strokes along the rim of a sector."""
    chance = random.Random(index)
    tapers = []
    for stroke in range(40):
        degrees = -147 + index * 120 + stroke * 114 / 39
        inner = FACE * (0.91 - 0.03 * (stroke % 2) - 0.02 * chance.random())
        ends = [polar(MIDDLE, FACE * 0.985, degrees + turn) for turn in (-0.55, 0.55)]
        tapers.append([*ends, polar(MIDDLE, inner, degrees)])
    return shape_of(SQUARE, lambda page: _fill(page, tapers))


def _fill(page: Surface, shapes: list[list[Point]]) -> None:
    """Fills polygons on the larger page of `shape_of`."""
    factor = page.get_width() / SIDE
    for points in shapes:
        pygame.draw.polygon(page, "white", [(x * factor, y * factor) for x, y in points])


def gear_rim(index: int) -> Surface:
    """The brass frame of the sector that is active, in relief."""
    outer = polygon(SQUARE, wedge(MIDDLE, FACE, index))
    inner = np.clip((blur(outer, 9) - 0.86) * 12, 0, 1)
    frame = np.clip(outer - inner, 0, 1)
    return halved(surface(relief(toned(np.ones(SQUARE, np.float32), BRASS_LIGHT), frame, 4, 60, 130), frame))


def gear_hub() -> Surface:
    """The brass hub with its slotted screw, on the ring of pasteboard that holds it."""
    ground = disc(SQUARE, MIDDLE, RADIUS * 0.27)
    card = toned(1 + 0.12 * clouds(SQUARE, SIDE / 6, generator(2), 6), GEAR_CARD)
    colours = relief(card, ground, 5, 150, 170)
    metal = 1 + 0.10 * clouds(SQUARE, SIDE / 12, generator(9), 5)
    rings: tuple[tuple[float, Rgb, float], ...] = (
        (0.185, mix(BRASS_DARK, BLACK, 0.45), 0),
        (0.165, (178, 134, 58), 190),
        (0.118, (224, 184, 100), 160),
    )
    for share, tint, height in rings:
        shape = disc(SQUARE, MIDDLE, RADIUS * share)
        colours = laid(colours, relief(toned(metal, tint), shape, 7, height, height), shape)
    slot = polygon(SQUARE, _slot(RADIUS * 0.088, RADIUS * 0.017))
    colours = laid(colours, (84, 54, 20), slot)
    return halved(shadowed(surface(colours, ground), 10, 0.45, (3, 8)))


def _slot(reach: float, half_width: float) -> list[Point]:
    """The slot of a screw, slanting."""
    along = polar((0, 0), reach, -35)
    across = polar((0, 0), half_width, 55)
    signs = ((1, 1), (1, -1), (-1, -1), (-1, 1))
    return [(MIDDLE[0] + a * along[0] + b * across[0], MIDDLE[1] + a * along[1] + b * across[1]) for a, b in signs]


def wheel(px: int, teeth: int, spokes: int, base: Rgb, wooden: bool) -> Surface:
    """A great wheel with spokes, `px` pixels across its teeth."""
    side = 2 * px
    size, middle = (side, side), (side / 2, side / 2)
    tooth = mesh.tip_radius(1.0) - 1  # of the gearbox's gears; these have coarser or finer teeth of the same shape
    radius = side / 2 / (1 + tooth * mesh.TEETH / teeth) * 0.985
    module = 2 * radius / teeth
    shape = _wheel_shape(size, radius, teeth, spokes)
    grain = wood(size, 150, teeth) if wooden else 1 + 0.16 * clouds(size, side / 5, generator(teeth), 6)
    colours = toned(grain, base)
    groove = disc(size, middle, radius - module * 1.25) - disc(size, middle, radius - module * 1.45)
    colours = laid(colours, mix(base, BLACK, 0.55), np.clip(groove, 0, 1))
    for stud in range(spokes * 2):
        at = polar(middle, radius - module * 1.95, (stud + 0.5) * 180 / spokes)
        colours = laid(colours, mix(base, BLACK, 0.6), disc(size, (at[0] + 2, at[1] + 2), side * 0.011))
        colours = laid(colours, mix(base, WHITE, 0.35), disc(size, at, side * 0.008))
    colours = relief(colours, shape, max(3, side * 0.006), 170, 190)
    for share, tint in ((0.20, mix(base, BLACK, 0.6)), (0.18, base), (0.12, mix(base, (255, 240, 190), 0.35))):
        hub = disc(size, middle, radius * share)
        colours = laid(colours, relief(toned(grain, tint), hub, side * 0.006, 120, 150), hub)
    colours = laid(colours, mix(base, BLACK, 0.65), disc(size, middle, radius * 0.06))
    return halved(surface(colours, shape))


def _wheel_shape(size: tuple[int, int], radius: float, teeth: int, spokes: int) -> Array:
    """The outline of a wheel: teeth, rim, spokes and hub."""
    middle = (size[0] / 2, size[1] / 2)
    module = 2 * radius / teeth
    outer = polygon(size, _teeth(middle, radius, teeth))
    opening = np.clip(disc(size, middle, radius - module * 2.6) - disc(size, middle, radius * 0.30), 0, 1)
    for spoke in range(spokes):
        opening = np.minimum(opening, 1 - polygon(size, _spoke(middle, radius, spoke * 360 / spokes)))
    return np.clip(outer - opening, 0, 1)


def _teeth(middle: Point, radius: float, teeth: int) -> list[Point]:
    """The outline of a wheel with any number of teeth, as the gearbox shapes them."""
    module, pitch = 2 * radius / teeth, math.tau / teeth
    flank = ((-0.98, 0.366), (-0.80, 0.309), (0.0, 0.238), (0.5, 0.180), (0.80, 0.124))
    tooth = [(rise, -half) for rise, half in flank] + [(rise, half) for rise, half in reversed(flank)]
    return [
        polar(middle, radius + rise * module, math.degrees((number + offset) * pitch))
        for number in range(teeth)
        for rise, offset in tooth
    ]


def _spoke(middle: Point, radius: float, degrees: float) -> list[Point]:
    """A tapering spoke."""
    along, across = polar((0, 0), 1, degrees), polar((0, 0), 1, degrees + 90)
    corners = ((0.2, 0.10), (0.98, 0.06), (0.98, -0.06), (0.2, -0.10))
    return [
        (middle[0] + radius * (a * along[0] + b * across[0]), middle[1] + radius * (a * along[1] + b * across[1]))
        for a, b in corners
    ]


def wedge(middle: Point, face: float, index: int) -> list[Point]:
    """The outline of a sector; the seam between two sectors is equally wide along its length."""
    start = -150 + index * 120
    outer, inner = 1.6, 5.2
    rim = arc_points(middle, face, start + outer, start + 120 - outer)
    return rim + arc_points(middle, face * 0.31, start + 120 - inner, start + inner)
