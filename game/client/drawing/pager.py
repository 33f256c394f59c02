"""Pages of what has no room on one: which things stand on which page, and the buttons between the pages."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import say
from game.client.drawing import widgets
from game.client.graphics.theme import INK_SOFT
from game.client.screen.page import Page

HIGH = 76  # of the buttons
WIDE = 250
ABOVE = 12  # between what is read and the buttons
TURNERS = ("earlier", "later")  # the names of the buttons


def packed(heights: Sequence[int], room: int, gap: int = 0) -> list[list[int]]:
    """Which of things of these heights, by their places, stand on each page; what is higher has a page of its own.

    >>> packed([40, 40, 40], 90, 10), packed([40, 200], 90), packed([], 90)
    ([[0, 1], [2]], [[0], [1]], [[]])
    """
    pages: list[list[int]] = [[]]
    left = room
    for at, height in enumerate(heights):
        if pages[-1] and height > left:
            pages.append([])
            left = room
        pages[-1].append(at)
        left -= height + gap
    return pages


def put_pager(page: Page, box: pygame.Rect, at: int, count: int, names: tuple[str, str] = TURNERS) -> None:
    """Put the buttons to the page before and after at the ends of a line, and between them which page this is."""
    first = "" if at else say("This is the first page.")
    last = "" if at + 1 < count else say("This is the last page.")
    wide = min(WIDE, box.w // 3)
    earlier, later = (box.x, box.y, wide, box.h), (box.right - wide, box.y, wide, box.h)
    widgets.page_button(page, names[0], earlier, say("Previous"), icon="left", enabled=not first, reason=first)
    widgets.page_button(page, names[1], later, say("Next"), icon="right", enabled=not last, reason=last)
    number = say("Page {page} of {pages}", page=at + 1, pages=count)
    between = box.inflate(-2 * wide - 24, 8)
    widgets.label(page, between, number, colour=INK_SOFT, align="center", wrap=True)


def foot_of(box: pygame.Rect) -> pygame.Rect:
    """The line for the buttons at the foot of a box."""
    return pygame.Rect(box.x, box.bottom - HIGH, box.w, HIGH)


def turned(name: str, at: int, names: tuple[str, str] = TURNERS) -> int:
    """The page after a press on one of the buttons, counted from 0."""
    return max(0, at + dict(zip(names, (-1, 1), strict=True)).get(name, 0))
