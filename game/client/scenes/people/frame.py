"""Where the pages on people and books lie, and words at the largest size that has room."""

from collections.abc import Sequence

import pygame

from game.client.drawing import widgets
from game.client.screen.page import Page
from game.client.type import text

SHEET = pygame.Rect(24, 100, 1872, 956)
TABS = pygame.Rect(24, 16, 1592, 68)
CLOSE = pygame.Rect(1640, 12, 256, 72)
BODY = pygame.Rect(72, 132, 1776, 892)
SMALLEST = 26


def put_paragraphs(page: Page, box: pygame.Rect, paragraphs: Sequence[str], px: int, gap: int = 14) -> None:
    """Put paragraphs one below the other, at `px` or the largest smaller size at which all have room."""
    sizes = range(px, SMALLEST, -1)
    px = next((size for size in sizes if _high(page, box.w, paragraphs, size, gap) <= box.h), SMALLEST)
    top = box.y
    for words in paragraphs:
        height = height_of(page, words, px, box.w)
        widgets.label(page, (box.x, top, box.w, height), words, px=px, valign="top", wrap=True)
        top += height + gap


def _high(page: Page, width: int, paragraphs: Sequence[str], px: int, gap: int) -> int:
    return sum(height_of(page, words, px, width) + gap for words in paragraphs) - gap


def height_of(page: Page, words: str, px: int, width: int) -> int:
    """How high words stand on the canvas when they are broken to a width."""
    native = text.measure(words, "body", max(1, round(px * page.scale)), max_width=round(width * page.scale), wrap=True)
    return round(native[1] / page.scale) + 4
