"""Small pieces, drawn twice their master's size: type blocks, inks, guilders, markers and badges."""

import math
from typing import cast

import numpy as np
import pygame
from pygame import SRCALPHA, Surface

from devtools.bake.materials import wood
from devtools.bake.raster import (
    Array,
    alpha_of,
    blur,
    clouds,
    disc,
    generator,
    halved,
    laid,
    over,
    polygon,
    relief,
    rounded,
    shadowed,
    shape_of,
    stamped,
    surface,
    toned,
)
from game.client.graphics.canvas import arc_points, blank, cog, drop, glyph, ngon, polar, scaled
from game.client.graphics.icons import icon
from game.client.graphics.theme import (
    BEECH,
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK_STYLES,
    PAPER_LIGHT,
    WHITE,
    InkStyle,
    Rgb,
    SeatStyle,
    mix,
)
from game.client.graphics.viewport import Point
from game.content.vocabulary import Ink

SIDE = 512  # a piece is drawn this large; its master is half as large
SQUARE = (SIDE, SIDE)
BLOCK_DEPTH = 0.10  # of a type block's side is the wood below its face
BROADEST = 0.70  # of the side of a block's face is its letter at most
EMBLEM_HEIGHT = {"shield": 0.44, "arch": 0.55, "pennant": 0.43}
METAL: Rgb = (164, 160, 154)


def type_block(sort: str, mirrored: bool) -> Surface:
    """A beech block whose letter stands raised, mirrored as real type or readable; or a "hyphen", or a "space"."""
    depth = round(SIDE * BLOCK_DEPTH)
    top = SIDE - depth
    face = over(Surface(SQUARE, SRCALPHA, 32), _block_body(top, depth))
    letter_picture = pygame.transform.flip(_block_letter(sort, top), mirrored, False)
    over(face, _block_face(top, letter_picture, ord(sort[0])))
    return halved(face)


def _block_letter(sort: str, top: int) -> Surface:
    """What stands raised on a block of that side: a letter no wider than its well, a stroke, or nothing."""
    if sort == "space":
        return blank((1, 1))
    if sort == "hyphen":
        return glyph("roman", "-", top * 0.10, WHITE)
    tail = 1.26 if sort == "Q" else 1.0
    letter = glyph("roman", sort, top * 0.56 * tail, WHITE)
    if letter.get_width() <= top * BROADEST:
        return letter
    return pygame.transform.smoothscale(letter, (round(top * BROADEST), letter.get_height()))


def _block_body(top: int, depth: int) -> Surface:
    """What is seen below and beside the face of a block: its sides, darker downwards."""
    body = Surface(SQUARE, SRCALPHA, 32)
    corner = top / 14
    grain = toned(wood((top, top), 34, 9), mix(BEECH, BLACK, 0.42))
    for step in range(depth, 0, -1):
        shade = 0.62 + 0.38 * (1 - step / depth)
        over(body, surface(grain * shade, rounded((top, top), corner)), (step * 0.55, step))
    return body


def _block_face(top: int, letter: Surface, seed: int) -> Surface:
    """The upper side of a block: a rim, a well, and the letter standing in it."""
    size = (top, top)
    colours = relief(toned(wood(size, 74, seed), BEECH), rounded(size, top / 14), top * 0.022, 150, 160)
    well = rounded(size, top / 20, inset=top * 0.085)
    sunk = relief(toned(wood(size, 74, seed), mix(BEECH, (120, 70, 30), 0.20)), well, top * 0.016, -150, -150)
    colours = laid(colours, sunk, well)
    shape = stamped(size, letter, (top / 2, top / 2))
    cast_shadow = np.roll(blur(shape, top * 0.018), (round(top * 0.02), round(top * 0.03)), (0, 1)) * 0.6
    colours = laid(colours, (60, 30, 10), cast_shadow * well)
    colours = laid(colours, (252, 226, 180), np.roll(shape, (-5, -5), (0, 1)))
    printed = relief(toned(wood(size, 74, seed + 3), (46, 32, 24)), shape, 4, 190, 60)
    return surface(laid(colours, printed, shape), rounded(size, top / 14))


def ink(name: str) -> Surface:
    """An ink as an enamelled token: colour, outline and an engraver's hatching say the same."""
    style = INK_STYLES[cast(Ink, name)]
    middle, radius = (SIDE / 2, SIDE / 2), SIDE * 0.43
    sharp = polygon(SQUARE, ink_outline(style.outline, middle, radius))
    shape = np.clip((blur(sharp, 7) - 0.42) * 9, 0, 1)
    colours = toned(1 + 0.11 * clouds(SQUARE, SIDE / 5, generator(len(style.outline)), 4), style.field)
    colours = laid(colours, _hatching_colour(style), _hatching(style))
    inside = np.clip((blur(sharp, 7) - 0.72) * 9, 0, 1)
    colours = laid(colours, style.rim, (1 - inside) * 0.92)
    colours = relief(colours, shape, SIDE * 0.02, 175, 190)
    gloss = shape_of(SQUARE, lambda page: pygame.draw.ellipse(page, "white", _grown((0.22, 0.15, 0.40, 0.18))))
    colours = laid(colours, WHITE, blur(gloss, 16) * inside * 0.30)
    for tint, size in ((style.rim, 27), (PAPER_LIGHT, 21.5)):
        colours = laid(colours, tint, polygon(SQUARE, scaled(drop((50, 51), size), SIDE / 100)))
    return halved(shadowed(surface(colours, shape), 10, 0.55, (5, 13)))


def _grown(box: tuple[float, float, float, float]) -> list[float]:
    """A box given in shares of a piece, on the fourfold ground of `shape_of`."""
    return [share * SIDE * 4 for share in box]


def _hatching_colour(style: InkStyle) -> Rgb:
    return mix(style.field, style.rim, 0.62) if style.hatching == "dots" else mix(style.field, WHITE, 0.48)


def _hatching(style: InkStyle) -> Array:
    """The lines or dots of an ink, thicker in the middle of a stroke as a burin cuts them."""
    x = np.arange(SIDE, dtype=np.float32)[:, None] / SIDE
    y = np.arange(SIDE, dtype=np.float32)[None, :] / SIDE
    along, across = (x, y) if style.hatching == "horizontal" else (y, x)
    if style.hatching == "plain":
        return np.zeros(SQUARE, np.float32)
    if style.hatching == "dots":
        row = np.round(y / 0.092)
        from_dot = np.hypot((x / 0.105 + row % 2 / 2 + 0.5) % 1 - 0.5, (y - row * 0.092) / 0.105) * 0.105
        return np.clip((0.021 - from_dot) * SIDE, 0, 1)
    width = 0.013 * (0.7 + 0.5 * np.sin(along * math.pi))
    waver = 0.002 * np.sin(along * 17 + np.round(across / 0.085) * 2.3)
    return np.clip((width - np.abs((across + waver + 0.0425) % 0.085 - 0.0425)) * SIDE, 0, 1)


def guilder() -> Surface:
    """A brass coin without its amount: a beaded rim and a bright field."""
    middle = (SIDE / 2, SIDE / 2)
    shape = disc(SQUARE, middle, SIDE * 0.475)
    colours = toned(1 + 0.12 * clouds(SQUARE, SIDE / 5, generator(5), 5), BRASS)
    for turn in range(36):
        bead = disc(SQUARE, polar(middle, SIDE * 0.41, turn * 10), SIDE * 0.017)
        colours = laid(colours, mix(BRASS, BRASS_DARK, 0.75), bead)
        colours = laid(colours, BRASS_LIGHT, np.roll(bead, (-3, -3), (0, 1)) * bead)
    field = disc(SQUARE, middle, SIDE * 0.362)
    colours = laid(colours, BRASS_DARK, disc(SQUARE, middle, SIDE * 0.374))
    light = toned(1 + 0.07 * clouds(SQUARE, SIDE / 4, generator(6), 4), BRASS_LIGHT)
    colours = laid(colours, relief(light, field, 7, -130, -110), field)
    colours = laid(colours, BRASS_DARK, (1 - disc(SQUARE, middle, SIDE * 0.462)) * 0.7)
    colours = relief(colours, shape, SIDE * 0.020, 170, 180)
    return halved(shadowed(surface(colours, shape), 7, 0.45, (3, 7)))


def badge(style: SeatStyle) -> Surface:
    """A seat's badge, enamelled in its colour: its outline and its emblem in relief."""
    outline = scaled(badge_outline(style.outline), SIDE / 100)
    shape = np.clip((blur(polygon(SQUARE, outline), 4) - 0.44) * 8, 0, 1)
    colours = toned(1 + 0.10 * clouds(SQUARE, SIDE / 4, generator(len(style.emblem)), 4), style.colour)
    line = _towards(outline, 0.90), _towards(outline, 0.845)
    frame = polygon(SQUARE, line[0]) - polygon(SQUARE, line[1])
    colours = laid(colours, mix(style.colour, PAPER_LIGHT, 0.72), np.clip(frame, 0, 1))
    colours = relief(colours, shape, SIDE * 0.018, 170, 190)
    colours = _with_emblem(colours, _emblem(style))
    return halved(shadowed(surface(colours, shape), 8, 0.5, (4, 11)))


def _towards(points: list[Point], share: float) -> list[Point]:
    middle = SIDE / 2
    return [(middle + (x - middle) * share, middle + (y - middle) * share) for x, y in points]


def _emblem(style: SeatStyle) -> Array:
    """The emblem on a badge as a shape; the automa's badge is a cog already, so it shows the face alone."""
    if style.outline == "cog":
        page = Surface(SQUARE, SRCALPHA, 32)
        draw_face(page, WHITE, (0, 0, 0, 0))
        return alpha_of(page)
    middle = (SIDE / 2, SIDE * EMBLEM_HEIGHT.get(style.outline, 0.5))
    return stamped(SQUARE, icon(style.emblem, round(SIDE * 0.57), WHITE), middle)


def _with_emblem(colours: Array, emblem: Array, depth: float = 0.7) -> Array:
    """The colours with a raised emblem in paper white."""
    colours = laid(colours, BLACK, np.roll(blur(emblem, 5), (4, 8), (0, 1)) * 0.45)
    raised = relief(toned(np.ones(SQUARE, np.float32), PAPER_LIGHT), emblem, 4, 60 * depth, 150 * depth)
    return laid(colours, raised, emblem)


def marker(style: SeatStyle) -> Surface:
    """A marker: a cast sort of type whose face carries the seat's emblem."""
    body = rounded(SQUARE, SIDE * 0.11, inset=SIDE * 0.045)
    seed = len(style.emblem)
    metal = toned(1 + 0.16 * clouds(SQUARE, SIDE / 3, generator(seed + 7), 5, stretch=2), METAL)
    metal = relief(metal, body, SIDE * 0.028, 210, 230)
    inset = rounded(SQUARE, SIDE * 0.06, inset=SIDE * 0.165)
    colours = laid(metal, mix(style.colour, BLACK, 0.55), rounded(SQUARE, SIDE * 0.07, inset=SIDE * 0.15))
    enamel = toned(1 + 0.09 * clouds(SQUARE, SIDE / 4, generator(seed), 4), style.colour)
    colours = laid(colours, relief(enamel, inset, SIDE * 0.018, 170, 170), inset)
    colours = _with_emblem(
        colours, stamped(SQUARE, icon(style.emblem, round(SIDE * 0.53), WHITE), (SIDE / 2, SIDE / 2))
    )
    return halved(shadowed(surface(colours, body), 7, 0.55, (4, 9)))


def star(count: int, centre: Point, radius: float, inner: float) -> list[Point]:
    """A star whose notches lie at `inner` times the radius."""
    return [polar(centre, radius * (inner if step % 2 else 1), step * 180 / count - 90) for step in range(2 * count)]


def quatrefoil(centre: Point, radius: float) -> list[Point]:
    """A leaf of four lobes."""
    swell = [radius * (0.70 + 0.34 * abs(math.cos(2 * step * math.tau / 120)) ** 0.7) for step in range(120)]
    return [polar(centre, swell[step], step * 3) for step in range(120)]


def ink_outline(kind: str, centre: Point, radius: float) -> list[Point]:
    """The outline of an ink; each kind fills about the same area."""
    match kind:
        case "hexagon":
            return ngon(6, centre, radius * 1.04, 0)
        case "diamond":
            return ngon(4, centre, radius * 1.16)
        case "star":
            return star(8, centre, radius * 1.10, 0.70)
        case "quatrefoil":
            return quatrefoil(centre, radius)
    raise KeyError(kind)


def badge_outline(kind: str) -> list[Point]:
    """The outline of a seat's badge on a grid of 100."""
    match kind:
        case "shield":
            return [(8, 6), (92, 6), (92, 46), (84, 68), (68, 84), (50, 96), (32, 84), (16, 68), (8, 46)]
        case "arch":
            return [(10, 95), *arc_points((50, 45), 40, 180, 360, 32), (90, 95)]
        case "square":
            return [(20, 5), (80, 5), (95, 20), (95, 80), (80, 95), (20, 95), (5, 80), (5, 20)]
        case "pennant":
            return [(7, 5), (93, 5), (93, 96), (50, 80), (7, 96)]
        case "cog":
            return cog(12, (50, 50), 41, 48)
    raise KeyError(kind)


def draw_face(picture: Surface, colour: Rgb, ground: tuple[int, ...]) -> None:
    """Draws the automa's face: eyes and teeth in a colour, with what shows between them."""
    side = picture.get_width()
    for x in (0.37, 0.63):
        pygame.draw.circle(picture, colour, (side * x, side * 0.43), side * 0.085)
        pygame.draw.circle(picture, ground, (side * x, side * 0.43), side * 0.04)
    pygame.draw.rect(picture, colour, (side * 0.31, side * 0.60, side * 0.38, side * 0.09), 0, side // 40)
    for tooth in range(1, 5):
        x = side * (0.31 + 0.076 * tooth)
        pygame.draw.line(picture, ground, (x, side * 0.60), (x, side * 0.69), max(1, side // 70))
