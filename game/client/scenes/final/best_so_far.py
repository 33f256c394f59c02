"""The best names of the hall of fame beside the count of somebody who played alone."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.graphics import layout, theme
from game.client.graphics.brush import Brush
from game.client.session.hall_of_fame import Entry
from game.client.ui import widgets
from game.client.ui.page import Page, Paint

HEAD, PITCH = 132, 54


def best_so_far(page: Page, best: Sequence[Entry], lit: str) -> None:
    """Put names and fame where other seats have their columns; the lines of a match that is `lit` are red."""
    column = layout.rect("final", "seat column")
    left = column.right + 56
    box = pygame.Rect(left, column.y, layout.rect("final", "score sheet").right - 56 - left, column.h)
    head = pygame.Rect(box.x, box.y + HEAD - 56, box.w, 48)
    widgets.label(page, head, say("The best so far"), px=40, face="sc", colour=theme.RUBRIC, align="center")
    if not best:
        words = say("No names yet.")
        widgets.label(page, (box.x, box.y + HEAD + 24, box.w, 60), words, px=30, align="center", wrap=True)
    for place, entry in enumerate(best):
        row = pygame.Rect(box.x, box.y + HEAD + 8 + place * PITCH, box.w, PITCH)
        page.draw(row, _painter(row, place, entry, lit))


def _painter(row: pygame.Rect, place: int, entry: Entry, lit: str) -> Paint:
    """One name with its place and its fame."""
    colour = theme.RUBRIC if entry.match == lit else theme.INK

    def paint(brush: Brush) -> None:
        brush.text((row.x, row.y, 76, row.h), ROMAN[place + 1], "roman", 28, colour, align="center")
        brush.text((row.x + 88, row.y, 250, row.h), entry.name, "roman", 32, colour)
        brush.text((row.right - 90, row.y - 2, 78, row.h), str(entry.fame), "body", 36, colour, align="right")
        brush.line((row.x, row.bottom), (row.right, row.bottom), theme.INK_SOFT, 1)

    return paint
