"""The rows of the table of opened plans: their places and their ground."""

import pygame

from game.client.graphics import layout, theme
from game.client.graphics.brush import Picture
from game.client.ui import widgets
from game.rules.names import ACTIONS

HEAD = 132  # above the first row: the seats
GROUNDS = (theme.PAPER_LIGHT, theme.mix(theme.PAPER, theme.PAPER_SHADE, 0.5))


def row_in(column: pygame.Rect, index: int) -> pygame.Rect:
    """The part of a column that lies in the row of an action."""
    pitch = (column.h - HEAD) / len(ACTIONS)
    top = round(column.y + HEAD + index * pitch)
    return pygame.Rect(column.x, top, column.w, round(pitch))


def plan_row(index: int) -> tuple[pygame.Rect, Picture]:
    """The whole row of an action, and how it looks before anything lies there."""
    first, last = layout.rect("reveal", "action column"), layout.rect("reveal", "order column")
    row = row_in(first, index)
    return pygame.Rect(row.x, row.y, last.right - row.x, row.h), widgets.panel_picture(GROUNDS[index % 2], 0)
