"""What is cast or cut as a sort: type blocks, letter squares, numerals, markers and badges."""

import pygame
from pygame import Surface

from game.client.art import material
from game.client.art.canvas import blank, cached, glyph, oversize, put, shrink
from game.client.art.icons import icon
from game.client.art.shapes import badge_outline, scaled
from game.client.art.texture import masked, rounded
from game.client.theme import (
    BEECH,
    BLACK,
    INK,
    PAPER_LIGHT,
    ROMAN_NUMERALS,
    VERMILION,
    WHITE,
    Rgb,
    SeatStyle,
    mix,
)

FIELD: Rgb = (250, 243, 222)
EMBLEM_HEIGHT = {"shield": 0.44, "arch": 0.55, "pennant": 0.43}


@cached
def type_block(letter: str, px: int, mirrored: bool = True) -> Surface:
    """A wooden type block; its letter stands mirrored, as on real type."""
    side = px * oversize(px)
    depth = round(side * 0.10)
    top = side - depth
    picture = blank((side, side), mix(BEECH, BLACK, 0.6))
    for share, shade in ((1.0, mix(BEECH, BLACK, 0.62)), (0.55, mix(BEECH, BLACK, 0.42))):
        box = (0, 0, top + depth * share * 0.7, top + depth * share)
        pygame.draw.rect(picture, shade, box, border_radius=side // 13)
    face = masked(material.wood((top, top), BEECH, ord(letter), fine=True), rounded((top, top), side // 14))
    pygame.draw.rect(face, mix(BEECH, WHITE, 0.45), face.get_rect(), max(1, side // 60), border_radius=side // 14)
    well = pygame.Rect(0, 0, round(top * 0.84), round(top * 0.84))
    well.center = (top // 2, top // 2)
    pygame.draw.rect(face, mix(BEECH, BLACK, 0.22), well, max(1, side // 50), border_radius=side // 20)
    for shade, shift in ((mix(BEECH, WHITE, 0.6), -0.012), (mix(BEECH, BLACK, 0.45), 0.014), (INK, 0.0)):
        drawn = pygame.transform.flip(glyph("roman", letter, top * 0.54, shade), mirrored, False)
        put(face, drawn, (top / 2 + shift * top, top / 2 + shift * top))
    picture.blit(face, (0, 0))
    return shrink(picture, (px, px))


@cached
def letter_square(letter: str, px: int, state: str = "needed") -> Surface:
    """A printed letter: "needed" in outline, "covered" solid, "missing" in vermilion with a cross."""
    side = px * oversize(px)
    line = {"needed": INK, "covered": INK, "missing": VERMILION}[state]
    picture = blank((side, side), line)
    box, radius = picture.get_rect(), side // 8
    pygame.draw.rect(picture, line, box, border_radius=radius)
    if state != "covered":
        edge = max(2, side // 15)
        pygame.draw.rect(picture, FIELD, box.inflate(-2 * edge, -2 * edge), border_radius=max(1, radius - edge))
    put(picture, glyph("roman", letter, side * 0.52, PAPER_LIGHT if state == "covered" else line), box.center)
    if state == "missing":
        mark = round(side * 0.34)
        pygame.draw.circle(picture, VERMILION, (side - mark * 0.52, mark * 0.52), mark * 0.52)
        put(picture, icon("cross", round(mark * 0.7), PAPER_LIGHT), (side - mark * 0.52, mark * 0.52))
    return shrink(picture, (px, px))


@cached
def roman(level: int, px: int, lit: bool = True) -> Surface:
    """A dark square with a roman numeral; unlit it is an outline."""
    side = px * oversize(px)
    picture = blank((side, side), INK)
    line = 0 if lit else max(2, side // 20)
    pygame.draw.rect(picture, INK, picture.get_rect(), line, border_radius=side // 6)
    drawn = glyph("roman", ROMAN_NUMERALS[level], side * 0.48, PAPER_LIGHT if lit else INK)
    if drawn.get_width() > side * 0.80:
        drawn = pygame.transform.smoothscale(drawn, (round(side * 0.80), drawn.get_height()))
    put(picture, drawn, (side / 2, side / 2))
    return shrink(picture, (px, px))


@cached
def marker(style: SeatStyle, px: int) -> Surface:
    """A marker: a cast sort whose face carries the seat's emblem."""
    side = px * oversize(px)
    picture = blank((side, side), (70, 68, 66))
    metal: Rgb = (158, 154, 148)
    layers = ((0.0, 0.06, (74, 71, 68)), (0.0, 0.0, metal), (0.05, 0.05, mix(metal, WHITE, 0.45)), (0.075, 0.08, metal))
    for inset, lower, shade in layers:
        rim = side * inset
        box = (rim, rim + (side * lower if not inset else 0), side - 2 * rim, side - 2 * rim - side * 0.06)
        pygame.draw.rect(picture, shade, box, border_radius=round(side * 0.12))
    face = pygame.Rect(round(side * 0.15), round(side * 0.13), round(side * 0.70), round(side * 0.68))
    pygame.draw.rect(picture, mix(style.colour, BLACK, 0.5), face.inflate(side // 24, side // 24), 0, side // 12)
    pygame.draw.rect(picture, style.colour, face, border_radius=side // 14)
    put(picture, icon(style.emblem, round(side * 0.54), PAPER_LIGHT), face.center)
    return shrink(picture, (px, px))


@cached
def badge(style: SeatStyle, px: int, place: int | None = None) -> Surface:
    """A seat's badge: outline, emblem and colour; `place` adds its number in an order of seats."""
    side = px * oversize(px)
    picture = blank((side, side), style.colour)
    outline = scaled(badge_outline(style.outline), side / 100)
    shadow = [(x + side * 0.01, y + side * 0.03) for x, y in outline]
    pygame.draw.polygon(picture, (*BLACK, 110), shadow)
    for shrunk, shade in ((1.0, mix(style.colour, BLACK, 0.55)), (0.95, PAPER_LIGHT), (0.89, style.colour)):
        inner = [(side / 2 + (x - side / 2) * shrunk, side / 2 + (y - side / 2) * shrunk) for x, y in outline]
        pygame.draw.polygon(picture, shade, inner)
    _draw_emblem(picture, style)
    if place is not None:
        _draw_place(picture, place)
    return shrink(picture, (px, px))


def _draw_emblem(picture: Surface, style: SeatStyle) -> None:
    """Draws the emblem on a badge; the automa's badge is a cog already, so it shows the face alone."""
    side = picture.get_width()
    if style.outline != "cog":
        middle = (side / 2, side * EMBLEM_HEIGHT.get(style.outline, 0.5))
        put(picture, icon(style.emblem, round(side * 0.56), PAPER_LIGHT), middle)
        return
    for x in (0.37, 0.63):
        pygame.draw.circle(picture, PAPER_LIGHT, (side * x, side * 0.43), side * 0.085)
        pygame.draw.circle(picture, style.colour, (side * x, side * 0.43), side * 0.04)
    pygame.draw.rect(picture, PAPER_LIGHT, (side * 0.31, side * 0.60, side * 0.38, side * 0.09), 0, side // 40)
    for tooth in range(1, 5):
        x = side * (0.31 + 0.076 * tooth)
        pygame.draw.line(picture, style.colour, (x, side * 0.60), (x, side * 0.69), max(1, side // 70))


def _draw_place(picture: Surface, place: int) -> None:
    """Draws the dark disc with a number at the lower right of a badge."""
    side = picture.get_width()
    radius = side * 0.25
    middle = (side - radius, side - radius)
    for shade, share in ((PAPER_LIGHT, 1.0), (INK, 0.86)):
        pygame.draw.circle(picture, shade, middle, radius * share)
    put(picture, glyph("body", str(place), radius * 1.05, PAPER_LIGHT), middle)
