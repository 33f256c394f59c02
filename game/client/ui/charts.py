"""Charts as a woodcutter would cut them: bars and areas of hatching, printed in ink."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.ui.page import Page

GAP = 9  # between the lines of a hatching, in canvas units
MOST_BAR, LEAST_PX, FIGURE_W = 46, 26, 200


class Bar(NamedTuple):
    """One bar: its label, its length, and the words of its figure."""

    label: str
    value: float
    words: str


class Mark(NamedTuple):
    """One point of a curve, and the average up to there."""

    value: float
    average: float


def hatch(brush: Brush, rect: pygame.Rect) -> None:
    """Fill a rectangle with the lines of an engraver."""
    before = brush.surface.get_clip()
    brush.surface.set_clip(brush.area(rect).clip(before))
    for left in range(rect.left - rect.h, rect.right + 1, GAP):
        brush.line((left, rect.bottom), (left + rect.h, rect.top), theme.INK)
    brush.surface.set_clip(before)


def progress(page: Page, bar: pygame.Rect, done: int, count: int) -> None:
    """Put a bar that is hatched as far as something is done."""
    page.draw(bar, hatch, pygame.Rect(bar.x, bar.y, bar.w * done // max(1, count), bar.h))
    page.draw(bar, Brush.rect, bar, theme.INK, width=3)


def bar_chart(page: Page, rect: pygame.Rect, bars: Sequence[Bar], *, label_w: int = 360) -> None:
    """Put bars one below the other, the longest as long as there is room."""
    longest = max((bar.value for bar in bars), default=0) or 1
    pitch = min(MOST_BAR + 26, rect.h // max(1, len(bars)))
    for place, bar in enumerate(bars):
        row = pygame.Rect(rect.x, rect.y + place * pitch, rect.w, pitch)
        page.draw(row, _paint_bar, row, bar, bar.value / longest, label_w)


def _paint_bar(brush: Brush, row: pygame.Rect, bar: Bar, share: float, label_w: int) -> None:
    thick, left = min(MOST_BAR, row.h - 8), row.x + label_w
    box = pygame.Rect(left, row.centery - thick // 2, round((row.w - label_w - FIGURE_W) * share), thick)
    brush.text((row.x, row.y, label_w - 20, row.h), bar.label, "body", 28, align="right")
    if box.w > 2:
        brush.rect(box, theme.PAPER_LIGHT)
        hatch(brush, box)
        brush.rect(box, theme.INK, width=3)
    brush.line((left, row.y), (left, row.bottom), theme.INK, 3)
    brush.text((box.right + 14, row.y, FIGURE_W - 14, row.h), bar.words, "body", 28)


def paint_curve(brush: Brush, rect: pygame.Rect, marks: Sequence[Mark]) -> None:
    """Paint a curve of points over hatching, and their average as a red line."""
    most = max((mark.value for mark in marks), default=0)
    unit = 20 if most <= 100 else 40
    top = max(unit, -int(-most // unit) * unit)  # which four steps divide well
    plot = pygame.Rect(rect.x + 84, rect.y + 20, rect.w - 104, rect.h - 40)

    def at(place: float, value: float) -> tuple[float, float]:
        share = place / (len(marks) - 1) if len(marks) > 1 else 0.5
        return plot.x + plot.w * share, plot.bottom - plot.h * min(1.0, value / top)

    for step in range(5):
        value = top * step // 4
        y = at(0, value)[1]
        brush.line((plot.x, y), (plot.right, y), theme.PAPER_SHADE if step else theme.INK, 2)
        brush.text((rect.x, round(y) - 20, 72, 40), str(value), "body", LEAST_PX, align="right")
    points = [at(place, mark.value) for place, mark in enumerate(marks)]
    for (x, y), (to_x, to_y) in pairwise(points):  # upright lines between the curve and its foot
        for column in range(plot.x, plot.right, GAP):
            if x <= column < to_x:
                height = y + (to_y - y) * (column - x) / (to_x - x)
                brush.line((column, height), (column, plot.bottom), theme.INK_SOFT, 2)
    for place, (before, mark) in enumerate(pairwise(marks), 1):
        brush.line(points[place - 1], points[place], theme.INK, 4)
        brush.line(at(place - 1, before.average), at(place, mark.average), theme.VERMILION, 4)
    for point in points if len(points) <= 60 else ():
        brush.circle(point, 8, theme.INK)
    brush.line(plot.topleft, plot.bottomleft, theme.INK, 3)
