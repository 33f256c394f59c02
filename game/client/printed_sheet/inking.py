"""A woodcut in the inks with which its book was printed: side by side on the block, as from a split fountain."""

from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Surface

from game.client.graphics.canvas import Size
from game.client.graphics.material import load, with_alpha
from game.client.graphics.order_art import PALE, PALE_OPACITY, woodcut_of
from game.client.graphics.theme import INK, INK_STYLES, WHITE, Rgb
from game.content.tables import PrintingCard
from game.rules.names import Ink

DEPTH = 0.72  # share of the ink's own colour: the rest is the black of the line


def inked_woodcut(card: PrintingCard, inks: Sequence[Ink], size: Size) -> Surface:
    """Return the woodcut of a card, its lines in the inks from left to right, in black where there is none."""
    block = pygame.transform.smoothscale(with_alpha(load(woodcut_of(card.id))), size)
    block.fill(WHITE, special_flags=pygame.BLEND_RGB_MAX)  # what prints is its opacity alone
    print_ = _fountain([_line_colour(ink) for ink in dict.fromkeys(inks)] or [INK], size)
    print_.blit(block, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture = Surface(size, SRCALPHA)
    picture.fill((*PALE, PALE_OPACITY))
    picture.blit(print_, (0, 0))
    return picture


def _line_colour(ink: Ink) -> Rgb:
    """The colour of fine lines in an ink: deeper than the pot, so that they are seen on paper."""
    red, green, blue = INK_STYLES[ink].field
    return round(red * DEPTH), round(green * DEPTH), round(blue * DEPTH)


def _fountain(colours: Sequence[Rgb], size: Size) -> Surface:
    """The colours side by side, each running into the next."""
    strip = Surface((3 * len(colours), 1), SRCALPHA)
    for at, colour in enumerate(colours):
        strip.fill(colour, (3 * at, 0, 3, 1))
    return pygame.transform.smoothscale(strip, size)
