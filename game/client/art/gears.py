"""Gears, and the rewards on their sectors."""

import pygame
from pygame import Surface

from game.client.art import material
from game.client.art.canvas import (
    Engraving,
    Points,
    arc_points,
    blank,
    cached,
    engrave,
    glyph,
    oversize,
    put,
    ready,
    shrink,
)
from game.client.art.goods import coin, ink
from game.client.art.icons import icon, reward_icon
from game.client.art.masters import piece
from game.client.art.shapes import polar
from game.client.art.sorts import roman
from game.client.art.texture import ring, rounded, tinted
from game.client.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    FAMILY_COLOURS,
    GEAR_CARD,
    GLOW,
    PAPER_LIGHT,
    VERMILION,
    Rgb,
    family_of,
    mix,
)
from game.client.shell.viewport import Point
from game.client.type.japanese import is_wide
from game.client.words.messages import say
from game.content.tables import Gear, GearReward
from game.gearbox import mesh

PITCH_SHARE = 0.5 / mesh.tip_radius(1.0) * 0.985  # pitch radius of a gear as a share of its picture's side
REWARD_SHARE, REWARD_REACH = (
    0.59,
    0.650,
)  # the side of a reward and the way to it from the axle, of the radius of the face
MUTED = 0.42  # how far sectors that are not active go towards the gear's body
WIDEST_PX = 720  # of a gear's masters
STAMP, WIDE_STAMP = 0.075, 0.105  # the height of the word on a used gear, of its side; kanji need more


def face_radius(radius: float) -> float:
    """The radius of the printed face of a gear with that pitch radius."""
    return radius - 1.55 * mesh.module(radius)


def family_colour(reward: GearReward) -> Rgb:
    """The colour of a reward's sector, by its family."""
    return FAMILY_COLOURS[family_of(reward.kind)]


def pitch_radius(px: int) -> float:
    """The radius at which gears pictured `px` wide meet: their axles stand twice this apart."""
    return px * PITCH_SHARE


@cached
def reward_picture(reward: GearReward, px: int, colour: Rgb = PAPER_LIGHT) -> Surface:
    """The picture of a gear reward on no ground, with the inks, letters or specialty of this one."""
    side = px * (2 if px <= 64 else 1)  # its parts are smooth already; drawn larger only to place them exactly
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
            _letters(picture, reward, colour, 0.45, side // px)
            put(picture, coin(-3, round(side * 0.64), side // px, caption=True), (side / 2, side * 0.70))
        case "ink_bonus" | "type_bonus" | "decoration_bonus":
            _bonus(picture, reward, colour, side // px)
        case _:
            put(picture, icon(reward_icon(reward.kind), round(side * 0.94), colour), (side / 2, side / 2))
    return shrink(picture, (px, px))


def _letters(picture: Surface, reward: GearReward, colour: Rgb, share: float, oversized: int) -> None:
    """Draws a reward's letters as solid squares in a row at the top."""
    side = picture.get_width()
    size = share * side
    for index, letter in enumerate(reward.letters):
        x = side / 2 + (index - (len(reward.letters) - 1) / 2) * size * 1.08
        box = pygame.Rect(0, 0, round(size), round(size))
        box.center = (round(x), round(side * 0.02 + size / 2))
        pygame.draw.rect(picture, colour, box, border_radius=round(size / 7))
        lettering = Engraving(letter, "roman", size * 0.76 / oversized, caption=True)
        engrave(picture, lettering, box.center, family_colour(reward), oversized=oversized)


def _bonus(picture: Surface, reward: GearReward, colour: Rgb, oversized: int) -> None:
    """Draws what counts for a bonus, over a laurel with a 2."""
    side = picture.get_width()
    put(picture, icon("laurel", round(side * 0.60), colour), (side / 2, side * 0.71))
    lettering = Engraving("2", "body", side * 0.34 / oversized, caption=True)
    engrave(picture, lettering, (side / 2, side * 0.70), colour, oversized=oversized)
    if reward.letters:
        _letters(picture, reward, colour, 0.44, oversized)
    subjects = [ink(name, round(side * 0.46)) for name in reward.colours]
    if reward.specialty:
        subjects.append(icon(reward.specialty, round(side * 0.44), colour))
    for index, subject in enumerate(subjects):
        put(picture, subject, (side * (0.5 + (index - (len(subjects) - 1) / 2) * 0.48), side * 0.22))


@cached
def reward_tile(reward: GearReward, px: int) -> Surface:
    """A square in the colour of the reward's family with its picture."""
    tile = material.slab(material.mottled((px, px), family_colour(reward), px, 1.2), "bevel_card", max(2, px // 12))
    put(tile, reward_picture(reward, round(px * 0.84)), (px / 2, px / 2))
    return ready(tile)


@cached
def gear(gear: Gear, px: int, *, half: bool = False, active: int | None = None, used: bool = False) -> Surface:
    """A gear with its three sectors, sector 0 on top.

    `half` shifts the teeth by half a pitch, to mesh with a neighbour; `active` makes one sector bright and mutes the
    others; a `used` gear is muted throughout and stamped. Turned gears are made from this with `rotozoom`.
    """
    size, middle = (px, px), (px / 2, px / 2)
    picture = piece(f"gear_{gear.line}_{'half' if half else 'whole'}", size).copy()
    for index, reward in enumerate(gear.sectors):
        _sector(picture, reward, index, muted=used or (active is not None and index != active))
    if active is not None and not used:
        picture.blit(piece(f"gear_rim_{active}", size), (0, 0))
    picture.blit(piece("gear_hub", size), (0, 0))
    if used:
        put(picture, used_stamp(px), middle)
    return ready(picture)


@cached
def used_stamp(px: int) -> Surface:
    """The stamp across a gear of this width that was used this round."""
    factor = oversize(px)
    return ready(pygame.transform.rotozoom(_stamp(px * factor), 8, 1 / factor))


def wedge(middle: Point, face: float, index: int) -> list[Point]:
    """The outline of a sector; the seam between two sectors is equally wide along its length."""
    start = -150 + index * 120
    outer, inner = 1.6, 5.2
    rim = arc_points(middle, face, start + outer, start + 120 - outer)
    return rim + arc_points(middle, face * 0.31, start + 120 - inner, start + inner)


@cached
def sector_light(px: int) -> Surface:
    """A glow in the shape of the sector that is up, for a gear of this width."""
    light = piece("gear_sector_0", (px, px)).copy()
    light.fill((*GLOW, 190), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def _sector(picture: Surface, reward: GearReward, index: int, *, muted: bool) -> None:
    """Lays a sector in its family's colour on a gear, its reward upright towards the rim."""
    side = picture.get_width()
    face = face_radius(side * PITCH_SHARE)
    field = piece(f"gear_sector_{index}", (side, side)).copy()
    colour = mix(family_colour(reward), GEAR_CARD, MUTED if muted else 0.0)
    field.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(field, (0, 0))
    drawn = reward_picture(reward, round(face * REWARD_SHARE))
    if muted:
        drawn = drawn.copy()
        drawn.fill((255, 255, 255, 200), special_flags=pygame.BLEND_RGBA_MULT)
    centre = polar((side / 2, side / 2), face * REWARD_REACH, -90 + index * 120)
    put(picture, pygame.transform.rotozoom(drawn, -120 * index, 1.0), centre)


def _stamp(side: int) -> Surface:
    """The word in its frame, upright, for a gear drawn `side` pixels wide."""
    written = say("used")
    word = glyph("body", written, side * (WIDE_STAMP if any(map(is_wide, written)) else STAMP), VERMILION)
    rim = side // 90
    size = (word.get_width() + 8 * rim + 4, word.get_height() + 8 * rim)
    stamp = tinted(rounded(size, 3 * rim), PAPER_LIGHT)
    stamp.blit(ring(size, 3 * rim, max(1, rim), VERMILION), (0, 0))
    put(stamp, word, (size[0] / 2, size[1] / 2))
    return stamp


def _towards(points: Points, middle: Point, share: float) -> list[Point]:
    """The points moved towards the middle."""
    return [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in points]


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
    numeral = roman(number, round(height * 0.62), lit=False, oversized=factor)
    inner = numeral.subsurface(numeral.get_rect().inflate(-height // 9, -height // 9))
    put(picture, inner, middle)
    return shrink(picture, size)
