"""The city as it is drawn: a grid of shops with the machine's two tradesmen, standing or lying, in room I or II."""

from __future__ import annotations

import pygame

from game.client import theme
from game.client.art import boards
from game.client.brush import Brush
from game.client.companion_nouns import effects_words
from game.client.viewport import Point
from game.companion import State
from game.companion.state import Tradesman

COLOURS = (theme.RUBRIC, theme.SEAT_STYLES["tower"].colour)
WORDS_FROM = 120  # the least width of a shop that has room for words
GAP = 6


def shop_boxes(box: pygame.Rect, rows: int, columns: int) -> list[pygame.Rect]:
    """Where the shops are, row by row."""
    width, height = (box.w - GAP * (columns - 1)) // columns, (box.h - GAP * (rows - 1)) // rows
    return [
        pygame.Rect(box.x + column * (width + GAP), box.y + row * (height + GAP), width, height)
        for row in range(rows)
        for column in range(columns)
    ]


def paint_shop(brush: Brush, box: pygame.Rect, state: State, shop: int) -> None:
    """Paint a shop with its number, what it gives where there is room, and who is there."""
    brush.blit(lambda *size: boards.segment(size, False), box)
    small = box.w < WORDS_FROM
    brush.text((box.x + 8, box.y + 4, 44, 32), str(shop + 1), "roman", 20 if small else 26, theme.INK_SOFT)
    here = [index for index, man in enumerate(state.tradesmen) if man.shop == shop and (state.pile or state.round)]
    if box.w >= WORDS_FROM and box.h >= WORDS_FROM and shop < len(state.city.shops) and not here:
        known = state.city.shops[shop]
        words = effects_words(known.action) if known.action is not None else ""
        area = pygame.Rect(box.x + 5, box.y + 36, box.w - 10, box.h - 42)
        brush.text(area, words, "body", 26, theme.INK, align="center", wrap=True)
    for place, index in enumerate(here):
        width = box.w // len(here)
        where = pygame.Rect(box.x + place * width, box.y + 6, width, box.h - 12)
        paint_tradesman(brush, where, index, state.tradesmen[index])


def paint_tradesman(brush: Brush, box: pygame.Rect, index: int, man: Tradesman) -> None:
    """Paint a tradesman: upright or on its side, in a colour and with a number of its own; its room at the left."""
    side = min(box.w - 34, box.h, 96)
    figure = pygame.Rect(0, 0, side, side)
    figure.center = max(box.centerx + 17, box.right - box.w // 2), box.centery
    brush.polygon(_turned(figure, _BODY, standing=man.standing), COLOURS[index])
    brush.circle(_turned(figure, [(0.5, 0.2)], standing=man.standing)[0], side * 0.18, COLOURS[index])
    middle = _turned(figure, [(0.5, 0.74)], standing=man.standing)[0]
    number = pygame.Rect(0, 0, 40, 32)
    number.center = round(middle[0]), round(middle[1])
    brush.text(number, str(index + 1), "roman", max(20, side * 0.3), theme.PAPER_LIGHT, align="center")
    room = pygame.Rect(figure.x - 40, box.bottom - 34, 40, 34)
    brush.text(room, "I" * man.room, "roman", 26, COLOURS[index], align="center")


_BODY = [(0.34, 0.36), (0.66, 0.36), (0.88, 1.0), (0.12, 1.0)]


def _turned(box: pygame.Rect, shape: list[Point], *, standing: bool) -> list[Point]:
    """Points of a figure in a box; a lying one has fallen to the right."""
    points = shape if standing else [(1 - y, x) for x, y in shape]
    return [(box.x + box.w * x, box.y + box.h * y) for x, y in points]
