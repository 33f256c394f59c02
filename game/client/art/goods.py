"""Inks, guilders and fame."""

from typing import cast

import pygame
from pygame import Surface

from game.client.art.canvas import blank, cached, glyph, oversize, put, shrink
from game.client.art.icons import icon
from game.client.art.shapes import drop, ink_outline, polar, scaled
from game.client.art.texture import masked
from game.client.theme import (
    BLACK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    INK_SOFT,
    INK_STYLES,
    PAPER_LIGHT,
    VERMILION,
    WHITE,
    InkStyle,
    Rgb,
    mix,
)
from game.content.names import Ink


@cached
def ink(colour: str, px: int) -> Surface:
    """An ink: its colour, its outline and its hatching all say the same."""
    style = INK_STYLES[cast(Ink, colour)]
    side = px * oversize(px)
    middle, radius = side / 2, side * 0.43
    picture = blank((side, side), style.rim)
    shadow = [(x + side * 0.012, y + side * 0.035) for x, y in ink_outline(style.outline, (middle, middle), radius)]
    pygame.draw.polygon(picture, (*mix(style.rim, BLACK, 0.5), 120), shadow)
    for share, shade in ((1.0, style.rim), (0.90, mix(style.field, WHITE, 0.35)), (0.84, style.field)):
        pygame.draw.polygon(picture, shade, ink_outline(style.outline, (middle, middle), radius * share))
    picture.blit(_hatched(style, side), (0, 0))
    for tint, size in ((style.rim, 27), (PAPER_LIGHT, 21)):
        pygame.draw.polygon(picture, tint, scaled(drop((50, 50), size), side / 100))
    return shrink(picture, (px, px))


def _hatched(style: InkStyle, side: int) -> Surface:
    """The hatching of an ink, cut to its outline."""
    inner = blank((side, side), WHITE)
    pygame.draw.polygon(inner, WHITE, ink_outline(style.outline, (side / 2, side / 2), side * 0.345))
    shade = mix(style.field, style.rim, 0.62) if style.hatching == "dots" else mix(style.field, WHITE, 0.5)
    lines = blank((side, side), shade)
    step, width = side * 0.092, max(1, round(side * 0.03))
    for row in range(12):
        at = row * step
        if style.hatching == "horizontal":
            pygame.draw.line(lines, shade, (0, at), (side, at), width)
        elif style.hatching == "vertical":
            pygame.draw.line(lines, shade, (at, 0), (at, side), width)
        elif style.hatching == "dots":
            for column in range(12):
                pygame.draw.circle(lines, shade, ((column + row % 2 / 2) * step, at), width * 0.8)
    return masked(lines, inner)


@cached
def coin(amount: int | str, px: int) -> Surface:
    """A brass guilder with an amount; an empty text gives a plain one."""
    side = px * oversize(px)
    middle, radius = (side / 2, side / 2), side * 0.48
    picture = blank((side, side), BRASS_DARK)
    for share, shade in ((1.0, BRASS_DARK), (0.93, BRASS), (0.78, BRASS_DARK), (0.745, BRASS_LIGHT)):
        pygame.draw.circle(picture, shade, middle, radius * share)
    for tooth in range(30):
        pygame.draw.circle(picture, BRASS_DARK, polar(middle, radius * 0.855, tooth * 12), side * 0.017)
    label = str(amount) or "G"
    height = side * (0.44 if len(label) == 1 else 0.34 if len(label) == 2 else 0.27)
    put(picture, glyph("body", label.replace("-", "−"), height, INK), middle)
    return shrink(picture, (px, px))


@cached
def laurel(amount: int | str, px: int, lit: bool = True, colour: Rgb | None = None) -> Surface:
    """A laurel with an amount: fame. Unlit it is pale, for fame that is not gained yet."""
    wreath = colour or (VERMILION if lit else mix(PAPER_LIGHT, INK_SOFT, 0.45))
    number = colour or (INK if lit else INK_SOFT)
    side = px * oversize(px)
    picture = icon("laurel", side, wreath).copy()
    label = str(amount)
    if label:
        height = side * (0.40 if len(label) == 1 else 0.30 if len(label) == 2 else 0.22)
        put(picture, glyph("body", label, height, number), (side / 2, side * 0.475))
    return shrink(picture, (px, px))
