"""What the companion knows of the machine, where words are read larger: sums as lines, and the pictures apart."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say_count
from game.client.base.reading_size import read_px
from game.client.graphics import theme
from game.client.scenes.companion.house import (
    GAP,
    build_letters,
    build_low,
    build_tile,
    counts_of,
    paint_city,
    points_of,
)
from game.client.scenes.companion.pad import cells
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.widgets import ABOVE, HIGH, foot_of, put_pager
from game.companion import State, score

TURNERS = ("machine before", "machine after")
PAGES = 3
PX, LINE = 28, 34
CITY_H = 480


def build_large_house(page: Page, box: pygame.Rect, state: State, asked: frozenset[int], at: int) -> None:
    """Put one of the pages on an oak board: the sums, the counts, or city and workshop; `asked` shops are framed."""
    widgets.board(page, box)
    inner = box.inflate(-40, -40)
    field = pygame.Rect(inner.x, inner.y, inner.w, inner.h - HIGH - ABOVE)
    if at == 0:
        _build_sums(page, field, state)
    elif at == 1:
        _build_counts(page, field, state)
    else:
        city = pygame.Rect(field.x, field.y, field.w, CITY_H)
        page.draw(city, lambda brush: paint_city(brush, city, state, asked))
        low = pygame.Rect(field.x, city.bottom + GAP, field.w, field.bottom - city.bottom - GAP)
        widgets.sheet(page, low)
        build_low(page, low.inflate(-36, -24), state)
    foot = foot_of(inner)
    widgets.sheet(page, foot.inflate(12, 12))
    put_pager(page, foot, at, PAGES, TURNERS)


def _build_sums(page: Page, box: pygame.Rect, state: State) -> None:
    widgets.sheet(page, box)
    inner = box.inflate(-72, -48)
    points = score(state)
    total = say_count("{count} point in total", "{count} points in total", points.total)
    high = read_px(48)
    head = (inner.x, inner.y, inner.w, high)
    widgets.label(page, head, total, px=36, colour=theme.RUBRIC, read=True)
    top = inner.y + high
    for at, (words, number) in enumerate(points_of(points)):
        _put_count(page, pygame.Rect(inner.x, top + at * read_px(LINE + 2), inner.w, read_px(LINE + 2)), words, number)
    top += len(points_of(points)) * read_px(LINE + 2) + 12
    build_tile(page, pygame.Rect(inner.x, top, inner.w, 72), state)
    build_letters(page, pygame.Rect(inner.x, top + 80, inner.w, inner.bottom - top - 80), state, read_px(54))


def _build_counts(page: Page, box: pygame.Rect, state: State) -> None:
    widgets.sheet(page, box)
    inner = box.inflate(-72, -48)
    counts = counts_of(state)
    for (words, number), row in zip(counts, cells(inner, len(counts), 1), strict=True):
        _put_count(page, row, words, number)


def _put_count(page: Page, row: pygame.Rect, words: str, number: int) -> None:
    """Put a line: what is counted, and how many at the right."""
    widgets.label(page, (row.x, row.y, row.w - 130, row.h), words, px=PX, read=True)
    widgets.label(page, row, str(number), px=PX, align="right", read=True)
