"""Marks of the gear screen: empty spaces, bare axles, and what shows that a gear is only tried."""

import pygame

from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.ui.page import Paint


def hole(box: pygame.Rect, words: str) -> Paint:
    """The space of a gear that is gone, with a word about it."""

    def paint(brush: Brush) -> None:
        brush.circle(box.center, box.w * 0.45, theme.PAPER_SHADE)
        brush.circle(box.center, box.w * 0.45, theme.INK_SOFT, 3)
        brush.text(box.inflate(-48, 0), words, "body", 28, align="center")

    return paint


def number_square(box: pygame.Rect, space: int) -> Paint:
    """The number of a space, at its upper left."""
    return lambda brush: brush.blit(pictures.level(space), pygame.Rect(box.x - 14, box.y + 8, 38, 38))


def bare_axle(box: pygame.Rect) -> Paint:
    """An axle without a gear."""

    def paint(brush: Brush) -> None:
        brush.circle(box.center, box.w * 0.42, theme.OAK, 3)
        brush.circle(box.center, 20, theme.BRASS_DARK)
        brush.circle(box.center, 13, theme.BRASS)

    return paint


def ring(box: pygame.Rect) -> Paint:
    """The ring around a gear that is tried."""
    return lambda brush: brush.circle(box.center, box.w * 0.5 + 4, theme.GLOW, 5)


def framed(box: pygame.Rect, words: str) -> Paint:
    """Words in the frame that marks something as not done yet."""

    def paint(brush: Brush) -> None:
        brush.rect(box, theme.PAPER_LIGHT, radius=8)
        brush.rect(box, theme.VERMILION, width=4, radius=8)
        brush.text(box.inflate(-24, -12), words, "body", 28, align="center", wrap=True)

    return paint
