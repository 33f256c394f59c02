"""Charts as a woodcutter would cut them: bars and areas of hatching, printed in ink."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Literal, NamedTuple

import pygame

from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.graphics.viewport import RectLike
from game.client.ui.page import Page, Paint

Hatching = Literal["diagonal", "vertical", "crossed"]
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


@contextmanager
def _within(brush: Brush, rect: RectLike) -> Iterator[pygame.Rect]:
    """Have nothing printed outside a rectangle."""
    before, area = brush.surface.get_clip(), brush.area(rect)
    brush.surface.set_clip(area.clip(before))
    yield area
    brush.surface.set_clip(before)


def hatch(brush: Brush, rect: RectLike, hatching: Hatching, colour: theme.Rgb = theme.INK) -> None:
    """Fill a rectangle with the lines of an engraver."""
    x, y, width, height = rect
    with _within(brush, rect):
        if hatching == "vertical":
            for at in range(0, int(width) + 1, GAP):
                brush.line((x + at, y), (x + at, y + height), colour)
            return
        for at in range(-int(height), int(width) + 1, GAP):
            brush.line((x + at, y + height), (x + at + height, y), colour)
            if hatching == "crossed":
                brush.line((x + at, y), (x + at + height, y + height), colour)


def progress(page: Page, bar: pygame.Rect, done: int, count: int) -> None:
    """Put a bar that is hatched as far as something is done."""
    filled = pygame.Rect(bar.x, bar.y, bar.w * done // max(1, count), bar.h)
    page.draw(bar, lambda brush: hatch(brush, filled, "diagonal"))
    page.draw(bar, lambda brush: brush.rect(bar, theme.INK, width=3))


def bar_chart(page: Page, rect: pygame.Rect, bars: Sequence[Bar], *, label_w: int = 360) -> None:
    """Put bars one below the other, the longest as long as there is room."""
    longest = max((bar.value for bar in bars), default=0) or 1
    pitch = min(MOST_BAR + 26, rect.h // max(1, len(bars)))
    for place, bar in enumerate(bars):
        row = pygame.Rect(rect.x, rect.y + place * pitch, rect.w, pitch)
        page.draw(row, _bar(row, bar, bar.value / longest, label_w))


def _bar(row: pygame.Rect, bar: Bar, share: float, label_w: int) -> Paint:
    thick = min(MOST_BAR, row.h - 8)
    room = row.w - label_w - FIGURE_W
    box = pygame.Rect(row.x + label_w, row.centery - thick // 2, round(room * share), thick)

    def paint(brush: Brush) -> None:
        brush.text((row.x, row.y, label_w - 20, row.h), bar.label, "body", 28, align="right")
        if box.w > 2:
            brush.rect(box, theme.PAPER_LIGHT)
            hatch(brush, box, "diagonal")
            brush.rect(box, theme.INK, width=3)
        brush.line((row.x + label_w, row.y), (row.x + label_w, row.bottom), theme.INK, 3)
        brush.text((box.right + 14, row.y, FIGURE_W - 14, row.h), bar.words, "body", 28)

    return paint


def curve_chart(page: Page, rect: pygame.Rect, marks: Sequence[Mark]) -> None:
    """Put a curve of points over hatching, and their average as a red line."""
    page.draw(rect, lambda brush: _paint_curve(brush, rect, marks))


def _paint_curve(brush: Brush, rect: pygame.Rect, marks: Sequence[Mark]) -> None:
    top = _round_up(max((mark.value for mark in marks), default=0))
    plot = pygame.Rect(rect.x + 84, rect.y + 20, rect.w - 104, rect.h - 40)

    def at(place: float, value: float) -> tuple[float, float]:
        share = place / (len(marks) - 1) if len(marks) > 1 else 0.5
        return plot.x + plot.w * share, plot.bottom - plot.h * min(1.0, value / top)

    for step in range(5):
        value = top * step // 4
        _, y = at(0, value)
        brush.line((plot.x, y), (plot.right, y), theme.PAPER_SHADE if step else theme.INK, 2)
        brush.text((rect.x, round(y) - 20, 72, 40), str(value), "body", LEAST_PX, align="right")
    _hatch_below(brush, plot, [at(place, mark.value) for place, mark in enumerate(marks)])
    for place, mark in enumerate(marks):
        if place:
            before = marks[place - 1]
            brush.line(at(place - 1, before.value), at(place, mark.value), theme.INK, 4)
            brush.line(at(place - 1, before.average), at(place, mark.average), theme.VERMILION, 4)
    if len(marks) <= 60:
        for place, mark in enumerate(marks):
            brush.circle(at(place, mark.value), 8, theme.INK)
    brush.line(plot.topleft, plot.bottomleft, theme.INK, 3)


def _hatch_below(brush: Brush, plot: pygame.Rect, points: Sequence[tuple[float, float]]) -> None:
    """Upright lines between a curve and its foot."""
    for (x, y), (to_x, to_y) in pairwise(points):
        for column in range(plot.x, plot.right, GAP):
            if x <= column < to_x:
                height = y + (to_y - y) * (column - x) / (to_x - x)
                brush.line((column, height), (column, plot.bottom), theme.INK_SOFT, 2)


def _round_up(value: float) -> int:
    """The next number that four steps divide well."""
    step = 20 if value <= 100 else 40
    return max(step, -int(-value // step) * step)
