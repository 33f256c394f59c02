"""The label of a button: a pictogram and words, together in its middle."""

from typing import NamedTuple

import pygame

from game.client.graphics import icons
from game.client.graphics.brush import Align, Brush, Picture
from game.client.graphics.layout import CANVAS
from game.client.graphics.theme import Rgb

ROOMY = 72  # buttons at least this high keep a distance between words and frame
LINE = 1.3  # height of a line, as a multiple of the size of its letters
STACKED = 2.1  # a button up to this many times as wide as high has its pictogram above its words
SPARE = 4  # how much nearer to the frame words without a pictogram may come than those beside one
CLEAR = 10  # distance from the frame to a pictogram above and to the words below it
FOOT = 12  # how far words below a pictogram stay from the lower end of the label, where the frame is nearer
EDGE = 4  # how much nearer to the frame a pictogram beside words may come than they: it has an empty edge of its own
LARGE_ICON, SMALL_ICON = 56, 40  # sizes that a pictogram may have, smaller ones where the words need the room


class Label(NamedTuple):
    """The words and the pictogram of a button."""

    words: str
    icon: str | None
    colour: Rgb
    px: float
    align: Align


def paint_label(brush: Brush, box: pygame.Rect, label: Label) -> None:
    """Paint a pictogram and words in the middle of a button: side by side, or on a high one above each other."""
    inner = box.inflate(-24, -8 if box.h >= ROOMY else -2)
    if label.icon and label.words and label.align == "center" and ROOMY * 1.5 < box.h > box.w / STACKED:
        _stacked(brush, inner, label)
        return
    if label.icon:
        inner = _beside(brush, inner, label)
    if label.words:
        align: Align = "left" if label.icon else "center"
        inner = inner if label.icon else inner.inflate(SPARE, 0)
        brush.text(inner, label.words, "body", label.px, label.colour, align=align, wrap=True, read=False)


def _stacked(brush: Brush, inner: pygame.Rect, label: Label) -> None:
    """Paint the pictogram above the words."""
    line = round(label.px * LINE)
    lines = 1 + (brush.width((0, 0, *CANVAS), label.words, "body", label.px) > inner.w)
    side = max(SMALL_ICON, min(LARGE_ICON, inner.h - line * lines - 2 * CLEAR))
    high = side + line * lines
    top = max(inner.y, min(inner.centery - high // 2, inner.bottom - FOOT - high))
    where = (inner.centerx - side // 2, top, side, side)
    brush.blit(_pictogram(label), where)
    rest = pygame.Rect(inner.x, top + side, inner.w, line * lines + 4)
    brush.text(rest, label.words, "body", label.px, label.colour, align="center", wrap=True, read=False)


def _beside(brush: Brush, inner: pygame.Rect, label: Label) -> pygame.Rect:
    """Paint the pictogram and return the room for the words, so that both are in the middle together."""
    side, gap = min(inner.h - 6, LARGE_ICON), 12 if label.words else 0
    wide = 0
    if label.words:
        room = pygame.Rect(0, 0, inner.w - min(side, SMALL_ICON) - gap, inner.h)
        wide = min(room.w, brush.width(room, label.words, "body", label.px))
        side = min(side, max(SMALL_ICON, inner.w - gap - wide - 16))
    left = inner.x if label.align == "left" else inner.centerx - (side + gap + wide) // 2
    if label.words and label.align == "center":
        left -= max(0, EDGE - max(0, left - inner.x))
    brush.blit(_pictogram(label), (left, inner.centery - side // 2, side, side))
    return pygame.Rect(left + side + gap, inner.y, max(wide, inner.right - left - side - gap), inner.h)


def _pictogram(label: Label) -> Picture:
    return lambda width, height: icons.icon(label.icon or "", min(width, height), label.colour)
