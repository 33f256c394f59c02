"""All pieces smaller than a card: type blocks, inks, guilders, fame, numerals, markers and badges."""

from string import ascii_uppercase

import pygame
from pygame import Surface

from game.client.base.i18n import ROMAN
from game.client.graphics.canvas import Engraving, blank, engrave, glyph, oversize, put, shrink
from game.client.graphics.icons import icon
from game.client.graphics.material import piece
from game.client.graphics.picture_cache import cached
from game.client.graphics.theme import INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, VERMILION, Rgb, SeatStyle, mix
from game.client.graphics.typesetting import Fount

COIN_SHARES = {1: 0.50, 2: 0.50, 3: 0.30}  # height of the amount, by its length, as a share of the picture
LAUREL_SHARES = {1: 0.48, 2: 0.48, 3: 0.26}
MARGIN = 0.06  # share of the picture between an amount and the leaves of its laurel


@cached
def ink(colour: str, px: int) -> Surface:
    """An ink: its colour, its outline and its hatching all say the same."""
    return piece(f"ink_{colour}", (px, px))


@cached
def coin(amount: int | str, px: int, oversized: int = 1, caption: bool = False) -> Surface:
    """A brass guilder with an amount; an empty text gives a plain one."""
    picture = piece("guilder", (px, px)).copy()
    label = (str(amount) or "G").replace("-", "−")
    height = px * COIN_SHARES[min(len(label), 3)] / oversized
    lettering = Engraving(label, "body", height, caption)
    engrave(picture, lettering, (px / 2, px * 0.497), INK, oversized=oversized, width=px * 0.6)
    return picture


@cached
def laurel(amount: int | str, px: int, lit: bool = True, colour: Rgb | None = None, caption: bool = False) -> Surface:
    """A laurel with an amount: fame. Unlit it is pale, for fame that is not gained yet."""
    wreath = colour or (VERMILION if lit else mix(PAPER_LIGHT, INK_SOFT, 0.7))
    number = colour or (INK if lit else INK_SOFT)
    side = px * oversize(px)
    picture = icon("laurel", side, wreath).copy()
    label = str(amount)
    if label:
        lettering = Engraving(label, "body", px * LAUREL_SHARES[min(len(label), 3)], caption)
        middle, room, factor = (side / 2, side * 0.475), side * 0.56, oversize(px)
        engrave(picture, lettering, middle, number, oversized=factor, width=room, margin=side * MARGIN)
    return shrink(picture, (px, px))


FIELD: Rgb = (250, 243, 222)
LABEL_MEASURE = 96  # px at which the shape of a label is measured
LABEL_SHARE = 0.78  # height of the numeral on a label
SORT_SHARE = 0.65  # height of the letter or numeral in a square
BAKED = frozenset({*ascii_uppercase, "hyphen", "space"})  # letters whose type blocks are baked
BLOCK_DEPTH = 0.10  # of a block's side is the wood below its face
BLOCK_LETTER, BLOCK_TALLEST, BLOCK_BROADEST = 0.54, 0.74, 0.70  # of its face
BLOCK_INK: Rgb = (46, 32, 24)
BLOCK_SHINE: Rgb = (252, 226, 180)


@cached
def type_block(letter: str, px: int, mirrored: bool = True) -> Surface:
    """A wooden type block; its letter stands mirrored, as on real type.

    Plain letters are baked; figures and letters with accents are set on the block of a space.
    """
    if mirrored and letter not in BAKED:
        return _set_block(letter, px)
    return piece(f"type_{letter}_{'mirrored' if mirrored else 'readable'}", (px, px))


def _set_block(letter: str, px: int) -> Surface:
    """A block for a character that is not baked: set mirrored, and as large beside the others as in print."""
    side = px * oversize(px)
    block = piece("type_space_mirrored", (side, side)).copy()
    face = side * (1 - BLOCK_DEPTH)
    tall = _tall(letter) / _tall("H")
    height = face * min(BLOCK_LETTER * tall, BLOCK_TALLEST)
    for colour, shift in ((BLOCK_SHINE, -face * 0.011), (BLOCK_INK, 0.0)):
        drawn = glyph("roman", letter, height, colour)
        if drawn.get_width() > face * BLOCK_BROADEST:
            drawn = pygame.transform.smoothscale(drawn, (round(face * BLOCK_BROADEST), drawn.get_height()))
        put(block, pygame.transform.flip(drawn, True, False), (face / 2 + shift, face / 2 + shift))
    return shrink(block, (px, px))


def _tall(letter: str) -> int:
    """How high a letter is drawn with its accents, at some size."""
    return Fount("roman", LABEL_MEASURE).render(letter, INK).get_bounding_rect().h


@cached
def letter_square(letter: str, px: int, state: str = "needed") -> Surface:
    """A printed letter: "needed" in outline, "covered" solid, "missing" in vermilion with a cross.

    "elsewhere" is in shade: there is a type for it, which lies on another order.
    """
    side = px * oversize(px)
    line = {"missing": VERMILION, "elsewhere": INK_SOFT}.get(state, INK)
    picture = blank((side, side), line)
    box, radius = picture.get_rect(), side // 8
    pygame.draw.rect(picture, line, box, border_radius=radius)
    if state != "covered":
        edge = max(2, side // 15)
        field = PAPER_SHADE if state == "elsewhere" else FIELD
        pygame.draw.rect(picture, field, box.inflate(-2 * edge, -2 * edge), border_radius=max(1, radius - edge))
    colour = PAPER_LIGHT if state == "covered" else line
    engrave(picture, Engraving(letter, "roman", px * SORT_SHARE), box.center, colour, oversized=oversize(px))
    if state == "missing":
        mark = round(side * 0.34)
        pygame.draw.circle(picture, VERMILION, (side - mark * 0.52, mark * 0.52), mark * 0.52)
        put(picture, icon("cross", round(mark * 0.7), PAPER_LIGHT), (side - mark * 0.52, mark * 0.52))
    return shrink(picture, (px, px))


@cached
def roman(level: int, px: int, lit: bool = True, oversized: int = 1) -> Surface:
    """A dark square with a roman numeral; unlit it is an outline.

    `oversized` says how many times too large it is drawn for a picture that it becomes a part of.
    """
    side = px * oversize(px)
    picture = blank((side, side), INK)
    line = 0 if lit else max(2, side // 20)
    pygame.draw.rect(picture, INK, picture.get_rect(), line, border_radius=side // 6)
    lettering = Engraving(ROMAN[level], "roman", px * SORT_SHARE / oversized)
    colour, factor = PAPER_LIGHT if lit else INK, oversize(px) * oversized
    engrave(picture, lettering, (side / 2, side / 2), colour, oversized=factor, width=side * 0.84)
    return shrink(picture, (px, px))


@cached
def level_label(level: int, px: int) -> Surface:
    """A roman numeral on a dark label `px` high that is no wider than it needs, for where squares are too many."""
    lettering = Engraving(ROMAN[level], "roman", px * LABEL_SHARE)
    factor = oversize(px)
    drawn = glyph("roman", lettering.text, lettering.height * factor, PAPER_LIGHT)
    numeral = min(drawn.get_width(), px * factor * 0.88)
    width = max(numeral + px * factor * 0.2, px * factor * 0.66)
    size = (width, px * factor)
    picture = blank(size, INK)
    pygame.draw.rect(picture, INK, picture.get_rect(), border_radius=size[1] // 6)
    engrave(picture, lettering, (size[0] / 2, size[1] / 2), PAPER_LIGHT, oversized=factor, width=numeral)
    return shrink(picture, (round(size[0] / factor), px))


@cached
def level_label_width(level: int) -> float:
    """The width of such a label, in its heights."""
    label = level_label(level, LABEL_MEASURE)
    return label.get_width() / label.get_height()


@cached
def marker(style: SeatStyle, px: int) -> Surface:
    """A marker: a cast sort whose face carries the seat's emblem."""
    return piece(f"marker_{style.emblem}", (px, px))


@cached
def badge(style: SeatStyle, px: int, place: int | None = None) -> Surface:
    """A seat's badge: outline, emblem and colour; `place` adds its number in an order of seats."""
    picture = piece(f"badge_{style.emblem}", (px, px))
    if place is None:
        return picture
    numbered = picture.copy()
    radius = px * 0.26
    put(numbered, _place(place, max(3, round(2 * radius))), (px - radius, px - radius))
    return numbered


@cached
def _place(number: int, px: int) -> Surface:
    """The dark disc with a number that stands at the lower right of a badge."""
    side = px * oversize(px)
    picture = blank((side, side), PAPER_LIGHT)
    middle = (side / 2, side / 2)
    for shade, share in ((PAPER_LIGHT, 1.0), (INK, 0.86)):
        pygame.draw.circle(picture, shade, middle, side / 2 * share)
    engrave(
        picture, Engraving(str(number), "body", px * 0.66, caption=True), middle, PAPER_LIGHT, oversized=oversize(px)
    )
    return shrink(picture, (px, px))
