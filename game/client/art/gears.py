"""Gears, and the rewards on their sectors."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.client.art.canvas import Point, Points, arc_points, blank, cached, glyph, oversize, put, shrink
from game.client.art.goods import coin, ink
from game.client.art.icons import icon
from game.client.art.shapes import polar
from game.client.art.sorts import roman
from game.client.art.texture import ring, rounded, tinted
from game.client.messages import say
from game.client.theme import (
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    FAMILY_COLOURS,
    FAMILY_OF,
    GEAR_CARD,
    PAPER_LIGHT,
    VERMILION,
    WHITE,
    Rgb,
    mix,
)
from game.content.tables import Gear, GearReward
from game.gearbox import mesh

PITCH_SHARE = 0.5 / mesh.tip_radius(1.0) * 0.985  # pitch radius of a gear as a share of its picture's side
MUTED = 0.42  # how far sectors that are not active go towards the gear's body
WHITE_LINE: Rgb = (250, 244, 226)
GREY_LINE: Rgb = (120, 116, 110)
LINE_COLOURS = {"white": WHITE_LINE, "grey": GREY_LINE}


def family_colour(reward: GearReward) -> Rgb:
    """The field colour of a reward, by what it is about."""
    return FAMILY_COLOURS[FAMILY_OF[reward.kind]]


def pitch_radius(px: int) -> float:
    """The radius at which gears pictured `px` wide meet: their axles stand twice this apart."""
    return px * PITCH_SHARE


@cached
def reward_picture(reward: GearReward, px: int, colour: Rgb = PAPER_LIGHT) -> Surface:
    """The picture of a gear reward without a ground: with its very inks, letters or specialty."""
    side = px * (2 if px <= 64 else 1)  # its parts are smooth already; larger only so that they sit exactly
    picture = blank((side, side), colour)
    match reward.kind:
        case "ink":
            put(picture, ink(reward.colours[0], round(side * 0.78)), (side * 0.40, side * 0.58))
            put(picture, icon("plus", round(side * 0.38), colour), (side * 0.81, side * 0.20))
        case "one_for_two":
            put(picture, ink(reward.colours[0], round(side * 0.54)), (side * 0.27, side * 0.5))
            put(picture, icon("right", round(side * 0.24), colour), (side * 0.60, side * 0.5))
            for y in (0.26, 0.74):
                put(picture, icon("drop", round(side * 0.42), colour), (side * 0.86, side * y))
        case "advance":
            put(picture, icon(reward.specialty or "", round(side * 0.74), colour), (side * 0.38, side * 0.60))
            put(picture, icon("up", round(side * 0.40), colour), (side * 0.82, side * 0.24))
        case "discount":
            _letters(picture, reward, colour, 0.50 if len(reward.letters) == 1 else 0.44)
            put(picture, coin(-3, round(side * 0.50)), (side / 2, side * 0.74))
        case "ink_bonus" | "type_bonus" | "decoration_bonus":
            _bonus(picture, reward, colour)
        case _:
            put(picture, icon(reward.kind, round(side * 0.94), colour), (side / 2, side / 2))
    return shrink(picture, (px, px))


def _letters(picture: Surface, reward: GearReward, colour: Rgb, share: float) -> None:
    """Draws a reward's letters as solid squares in a row at the top."""
    side = picture.get_width()
    size = share * side
    for index, letter in enumerate(reward.letters):
        x = side / 2 + (index - (len(reward.letters) - 1) / 2) * size * 1.08
        box = pygame.Rect(0, 0, round(size), round(size))
        box.center = (round(x), round(side * 0.02 + size / 2))
        pygame.draw.rect(picture, colour, box, border_radius=round(size / 7))
        put(picture, glyph("roman", letter, size * 0.58, family_colour(reward)), box.center)


def _bonus(picture: Surface, reward: GearReward, colour: Rgb) -> None:
    """Draws what counts for a bonus, over a laurel with a 2."""
    side = picture.get_width()
    put(picture, icon("laurel", round(side * 0.58), colour), (side / 2, side * 0.71))
    put(picture, glyph("body", "2", side * 0.23, colour), (side / 2, side * 0.70))
    if reward.letters:
        _letters(picture, reward, colour, 0.40)
    subjects = [ink(name, round(side * 0.46)) for name in reward.colours]
    if reward.specialty:
        subjects.append(icon(reward.specialty, round(side * 0.44), colour))
    for index, subject in enumerate(subjects):
        put(picture, subject, (side * (0.5 + (index - (len(subjects) - 1) / 2) * 0.48), side * 0.22))


@cached
def reward_tile(reward: GearReward, px: int) -> Surface:
    """A square in the colour of the reward's family with its picture."""
    side = px * oversize(px)
    ground = family_colour(reward)
    tile = blank((side, side), ground)
    pygame.draw.rect(tile, ground, tile.get_rect(), border_radius=side // 12)
    rim = tile.get_rect().inflate(-side // 14, -side // 14)
    pygame.draw.rect(tile, mix(ground, PAPER_LIGHT, 0.35), rim, max(1, side // 60), border_radius=side // 16)
    put(tile, reward_picture(reward, round(side * 0.78)), (side / 2, side / 2))
    return shrink(tile, (px, px))


@cached
def gear(gear: Gear, px: int, *, half: bool = False, active: int | None = None, used: bool = False) -> Surface:
    """A gear with its three sectors, sector 0 on top.

    `half` shifts the teeth by half a pitch, to mesh with a neighbour; `active` makes one sector bright and mutes the
    others; a `used` gear is muted throughout and stamped. Turned gears are made from this with `rotozoom`.
    """
    side = px * oversize(px)
    middle, radius = (side / 2, side / 2), side * PITCH_SHARE
    picture = blank((side, side), mix(GEAR_CARD, BLACK, 0.55))
    outline = [(side / 2 + x, side / 2 + y) for x, y in mesh.tooth_outline(radius, half=half, turn_deg=-90)]
    pygame.draw.polygon(picture, mix(GEAR_CARD, BLACK, 0.55), outline)
    for shade, share in ((mix(GEAR_CARD, WHITE, 0.25), 0.982), (GEAR_CARD, 0.972)):
        pygame.draw.polygon(picture, shade, _towards(outline, middle, share))
    face = radius - 1.55 * mesh.module(radius)
    line = LINE_COLOURS[gear.line]
    pygame.draw.circle(picture, mix(GEAR_CARD, BLACK, 0.35), middle, face * 1.065)
    pygame.draw.circle(picture, line, middle, face * 1.05)
    pygame.draw.circle(picture, GEAR_CARD, middle, face * 1.012)
    for index, reward in enumerate(gear.sectors):
        muted = used or (active is not None and index != active)
        _sector(picture, reward, index, face, muted=muted)
    if active is not None and not used:
        wedge = _wedge(middle, face, active)
        pygame.draw.lines(picture, BRASS_LIGHT, True, wedge, max(2, round(side * 0.014)))
    _hub(picture, radius)
    if used:
        put(picture, pygame.transform.rotozoom(_stamp(side), 8, 1.0), middle)
    return shrink(picture, (px, px))


def _towards(points: Points, middle: Point, share: float) -> list[Point]:
    """The points, drawn towards the middle."""
    return [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in points]


def _wedge(middle: Point, face: float, index: int) -> list[Point]:
    """The outline of a sector; the seam between two sectors is equally wide along its length."""
    start = -150 + index * 120
    outer, inner = 1.6, 5.2
    rim = arc_points(middle, face, start + outer, start + 120 - outer)
    return rim + arc_points(middle, face * 0.31, start + 120 - inner, start + inner)


def _sector(picture: Surface, reward: GearReward, index: int, face: float, *, muted: bool) -> None:
    """Draws a sector with engraver's strokes at its rim, its reward upright towards the rim."""
    side = picture.get_width()
    middle = (side / 2, side / 2)
    field = mix(family_colour(reward), GEAR_CARD, MUTED if muted else 0.0)
    pygame.draw.polygon(picture, field, _wedge(middle, face, index))
    stroke = mix(field, BLACK, 0.35)
    for step in range(36):
        degrees = -147 + index * 120 + step * 114 / 35
        ends = polar(middle, face * 0.99, degrees), polar(middle, face * (0.93 - 0.025 * (step % 2)), degrees)
        pygame.draw.line(picture, stroke, *ends, max(1, round(side * 0.005)))
    centre = polar(middle, face * 0.650, -90 + index * 120)
    drawn = reward_picture(reward, round(face * 0.59))
    if muted:
        drawn = drawn.copy()
        drawn.fill((255, 255, 255, 200), special_flags=pygame.BLEND_RGBA_MULT)
    put(picture, pygame.transform.rotozoom(drawn, -120 * index, 1.0), centre)


def _hub(picture: Surface, radius: float) -> None:
    """Draws the brass hub with its slotted screw."""
    middle = (picture.get_width() / 2, picture.get_height() / 2)
    rings: Sequence[tuple[float, Rgb]] = (
        (0.205, mix(GEAR_CARD, BLACK, 0.45)),
        (0.19, GEAR_CARD),
        (0.155, BRASS_DARK),
        (0.14, BRASS),
        (0.10, BRASS_LIGHT),
    )
    for share, shade in rings:
        pygame.draw.circle(picture, shade, middle, radius * share)
    ends = polar(middle, radius * 0.075, -35), polar(middle, radius * 0.075, 145)
    pygame.draw.line(picture, BRASS_DARK, *ends, max(2, round(radius * 0.022)))


def _stamp(side: int) -> Surface:
    """The stamp across a gear that was used this round, for a gear drawn `side` pixels wide."""
    word = glyph("body", say("used"), side * 0.075, VERMILION)
    rim = side // 90
    size = (word.get_width() + 8 * rim + 4, word.get_height() + 8 * rim)
    stamp = tinted(rounded(size, 3 * rim), PAPER_LIGHT)
    stamp.blit(ring(size, 3 * rim, max(1, rim), VERMILION), (0, 0))
    put(stamp, word, (size[0] / 2, size[1] / 2))
    return stamp


@cached
def axle_pointer(number: int, size: tuple[int, int]) -> Surface:
    """The brass pointer above an axle, with the axle's roman numeral."""
    factor = 3
    width, height = size[0] * factor, size[1] * factor
    picture = blank((width, height), BRASS_DARK)
    outline = [(0, 0), (width - 1, 0), (width - 1, height * 0.62), (width / 2, height - 1), (0, height * 0.62)]
    middle = (width / 2, height * 0.42)
    for shade, share in ((BRASS_DARK, 1.0), (BRASS_LIGHT, 0.90), (mix(BRASS, BRASS_LIGHT, 0.5), 0.82)):
        pygame.draw.polygon(picture, shade, _towards(outline, middle, share))
    numeral = roman(number, round(height * 0.62), lit=False)
    inner = numeral.subsurface(numeral.get_rect().inflate(-height // 9, -height // 9))
    put(picture, inner, middle)
    return shrink(picture, size)
