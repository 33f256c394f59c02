"""The spread for words that are read larger than usual: what is asked at the left, and its pad at the right."""

from collections.abc import Sequence

import pygame

from game.client.graphics import theme
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.widgets import height_of, put_paragraphs

WORDS_W, GAP = 868, 60
HEAD_PX, PX = 44, 30
TURNERS = ("words before", "words after")


def halves(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The part of a box for what is read, and the part for what answers it."""
    left = pygame.Rect(box.x, box.y, WORDS_W, box.h)
    return left, pygame.Rect(left.right + GAP, box.y, box.right - left.right - GAP, box.h)


def put_words(page: Page, box: pygame.Rect, head: str, paragraphs: Sequence[str], at: int = 0) -> None:
    """Put what is asked, and below it a page of what is said of it."""
    high = height_of(page, head, HEAD_PX, box.w, "sc")
    heading = pygame.Rect(box.x, box.y, box.w, high)
    widgets.label(page, heading, head, px=HEAD_PX, face="sc", colour=theme.RUBRIC, valign="top", wrap=True)
    below = pygame.Rect(box.x, heading.bottom + 16, box.w, box.bottom - heading.bottom - 16)
    put_paragraphs(page, below, [each for each in paragraphs if each], PX, at=at, turners=TURNERS)
