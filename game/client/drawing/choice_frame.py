"""The frame of a picture that can be chosen among others."""

import pygame

from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.screen.targets import State


def paint_choice_frame(brush: Brush, box: pygame.Rect, look: State, *, chosen: bool) -> None:
    """Paint the ground and the edge of a choice: light where it is chosen or pointed at."""
    brush.rect(box, theme.PAPER_LIGHT if chosen or look.hovered else theme.PAPER_SHADE, radius=8)
    edge = theme.BRASS if look.hovered else theme.INK if chosen else theme.INK_SOFT
    brush.rect(box, edge, width=4 if chosen or look.hovered else 2, radius=8)
