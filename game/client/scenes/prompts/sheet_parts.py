"""The parts of a question's sheet: rows of pieces with words below them, trays and places."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import say
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.ui import widgets
from game.client.ui.page import Page
from game.rules.names import Counts

LABEL_PX = 28
CAPTION_PX = 26


def row(rect: pygame.Rect, count: int, width: int, gap: int = 24) -> list[pygame.Rect]:
    """Boxes as high as `rect`, side by side in its middle; narrower where they would not fit."""
    width = min(width, (rect.w - (count - 1) * gap) // max(1, count))
    left = rect.centerx - (count * (width + gap) - gap) // 2
    return [pygame.Rect(left + at * (width + gap), rect.y, width, rect.h) for at in range(count)]


def tile(page: Page, box: pygame.Rect, words: str, caption: str = "", *, lit: bool = True) -> pygame.Rect:
    """Put a card with words and a caption at its foot; returns the square that is left for a piece."""
    ground = theme.PAPER_LIGHT if lit else theme.PAPER_SHADE

    def paint(brush: Brush) -> None:
        brush.blit(widgets.panel_picture(ground), box)

    page.draw(box, paint)
    foot = box.bottom - 12
    if caption:
        foot -= 34
        widgets.label(page, (box.x + 10, foot, box.w - 20, 36), caption, px=CAPTION_PX, align="center")
    foot -= 40
    widgets.label(page, (box.x + 10, foot, box.w - 20, 40), words, px=LABEL_PX + 4, align="center")
    side = min(box.w - 32, foot - box.y - 20, 150)
    return pygame.Rect(box.centerx - side // 2, (box.y + foot - side) // 2 + 4, side, side)


def tray(page: Page, name: str, rect: pygame.Rect, words: str, things: Sequence[Picture]) -> None:
    """Put a wooden tray, the place `name`, with words and what lies in it."""
    widgets.place(page, name, rect, words, widgets.slot_picture())
    widgets.label(page, (rect.x + 24, rect.y, 260, rect.h), words, px=30, colour=theme.PAPER_LIGHT, wrap=True)
    side = min(72, rect.h - 24)
    left = rect.x + 300
    pitch = min(side + 12, (rect.right - 24 - left - side) // max(1, len(things) - 1))
    for at, thing in enumerate(things):
        widgets.picture(page, (left + at * pitch, rect.centery - side // 2, side, side), thing)


def inks_tray(page: Page, name: str, rect: pygame.Rect, inks: Counts) -> None:
    """Put the inks of a seat as a place."""
    tray(page, name, rect, say("Your inks"), pictures.inks(inks))


def types_tray(page: Page, name: str, rect: pygame.Rect, types: Counts) -> None:
    """Put the types of a seat as a place."""
    tray(page, name, rect, say("Your types"), pictures.types(types))


def halves(rect: pygame.Rect, top: int, gap: int = 24) -> tuple[pygame.Rect, pygame.Rect]:
    """A rectangle cut into an upper part of a height and the rest."""
    return (
        pygame.Rect(rect.x, rect.y, rect.w, top),
        pygame.Rect(rect.x, rect.y + top + gap, rect.w, rect.h - top - gap),
    )
