"""Paragraphs to read: at the largest size that has room, and in pages where the reader wants them larger."""

from collections.abc import Sequence

import pygame

from game.client.base.reading_size import USUAL, percent, read_px, read_sizes
from game.client.drawing import widgets
from game.client.drawing.pager import ABOVE, HIGH, TURNERS, foot_of, put_pager
from game.client.graphics import typesetting
from game.client.graphics.theme import INK, Face, Rgb
from game.client.graphics.typesetting import Fount
from game.client.screen.page import Page

SMALLEST = 26
GAP = 14


def put_paragraphs(
    page: Page,
    box: pygame.Rect,
    paragraphs: Sequence[str],
    px: int,
    *,
    at: int = 0,
    gap: int = GAP,
    colour: Rgb = INK,
    turners: tuple[str, str] = TURNERS,
) -> None:
    """Put paragraphs one below the other: all of them, a little smaller if need be, or those of page `at`.

    With more than one page, the buttons that turn it stand at the foot of the box.
    """
    if percent() == USUAL:  # then all stand on one page
        sizes = range(px, SMALLEST, -1)
        px = next((size for size in sizes if high_of(page, box.w, paragraphs, size, gap) <= box.h), SMALLEST)
    pages = pages_of(page, box, paragraphs, px, gap)
    at = min(at, len(pages) - 1)
    top = box.y
    for words in pages[at]:
        height = height_of(page, words, px, box.w)
        widgets.label(page, (box.x, top, box.w, height), words, px=px, colour=colour, valign="top", wrap=True)
        top += height + gap
    if len(pages) > 1:
        put_pager(page, foot_of(box), at, len(pages), turners)


def pages_of(page: Page, box: pygame.Rect, paragraphs: Sequence[str], px: int, gap: int = GAP) -> list[list[str]]:
    """The paragraphs in pages, broken between lines; one page where all have room or are of the usual size."""
    if percent() == USUAL or high_of(page, box.w, paragraphs, px, gap) <= box.h:
        return [list(paragraphs)]
    used = Fount("body", _native(page, px))
    step, room = used.line_step / page.scale, box.h - HIGH - ABOVE
    pages: list[list[str]] = [[]]
    left = float(room)
    for words in paragraphs:
        lines = _lines(page, words, px, box.w)
        while lines:
            count = max(int((left - used.height / page.scale) // step) + 1, 0 if pages[-1] else 1)
            taken, lines = lines[:count], lines[count:]
            if taken:
                pages[-1].append("\n".join(taken))
                left -= len(taken) * step + gap
            if lines:
                pages.append([])
                left = float(room)
    return pages


def height_of(page: Page, words: str, px: float, width: int, face: Face = "body") -> int:
    """How high words stand on the canvas when they are broken to a width, at the size at which they are read."""
    return round(_set(page, words, px, width, face).size[1] / page.scale) + 4


def common_px(page: Page, texts: Sequence[tuple[str, tuple[int, int]]], px: int, face: Face = "body") -> int:
    """The largest size, up to the one that the reader wants, at which all of some words have room in boxes.

    Set them at it without `read`, so that they look alike. Never less than the usual size.
    """
    sizes = (size for size in read_sizes(px) if all(_has_room(page, *one, size, face) for one in texts))
    return next(sizes, px)


def _has_room(page: Page, words: str, size: tuple[int, int], px: int, face: Face) -> bool:
    wide, high = (round(side * page.scale) - 2 for side in size)
    native = max(1, round(px * page.scale))
    return typesetting.compose(words, face, native, max_width=wide, max_height=high, wrap=True).whole


def high_of(page: Page, width: int, paragraphs: Sequence[str], px: int, gap: int = GAP) -> int:
    """How high paragraphs stand one below the other on the canvas."""
    return sum(height_of(page, words, px, width) + gap for words in paragraphs) - gap


def _lines(page: Page, words: str, px: int, width: int) -> list[str]:
    return list(_set(page, words, px, width, "body").lines)


def _set(page: Page, words: str, px: float, width: int, face: Face) -> typesetting.Setting:
    wide = round(width * page.scale) - 2  # as the edges of a box are rounded
    return typesetting.compose(words, face, _native(page, px), max_width=wide, wrap=True)


def _native(page: Page, px: float) -> int:
    return max(1, round(read_px(px) * page.scale))
