"""The city as it is drawn: a grid of shops with the machine's two tradesmen, standing or lying, in room I or II."""

from __future__ import annotations

import pygame

from game.client import text, theme
from game.client.art import boards
from game.client.art.canvas import Pen, cached, put
from game.client.art.card_ground import line_of_words
from game.client.brush import Brush
from game.client.companion_nouns import effects_words
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
    here = [index for index, man in enumerate(state.tradesmen) if man.shop == shop and (state.pile or state.round)]
    roomy = box.w >= WORDS_FROM and box.h >= WORDS_FROM and not here
    known = state.city.shops[shop].action
    caption = effects_words(known) if roomy and known is not None else ""
    brush.blit(lambda *size: shop_picture(size, shop + 1, caption), box)
    for place, index in enumerate(here):
        width = box.w // len(here)
        where = pygame.Rect(box.x + place * width, box.y + 6, width, box.h - 12)
        paint_tradesman(brush, where, index, state.tradesmen[index])


@cached
def shop_picture(size: tuple[int, int], number: int, caption: str) -> pygame.Surface:
    """A shop as it is printed in the city: its number and what it gives."""
    width, height = size
    shop = boards.segment(size, False).copy()
    unit = min(width, height) / 100
    line_of_words(shop, (7 * unit, 16 * unit), str(number), round(max(20 * unit, 15 + 6 * unit)), width, theme.INK_SOFT)
    area = pygame.Rect(round(4 * unit), round(28 * unit), width - round(8 * unit), height - round(34 * unit))
    px, least = round(17.5 * unit), round(16.2 * unit)
    looks = text.render(
        caption, "body", px, theme.INK, align="center",
        max_width=area.w, max_height=area.h, wrap=True, fit=True, floor_px=least,
    )  # fmt: skip
    put(shop, looks, area.center)
    return shop


def paint_tradesman(brush: Brush, box: pygame.Rect, index: int, man: Tradesman) -> None:
    """Paint a tradesman: upright or on its side, in a colour and with a number of its own; its room at the left."""
    side = min(box.w - 44, box.h, 120)
    figure = pygame.Rect(0, 0, side, side)
    figure.center = box.centerx + 16, box.centery
    brush.blit(lambda w, h: tradesman_picture(min(w, h), COLOURS[index], man.standing), figure)
    number = pygame.Rect(0, 0, 44, 48)
    number.center = figure.centerx, figure.y + round(side * 0.74)
    if not man.standing:  # it has fallen to the right
        number.center = figure.x + round(side * 0.26), figure.centery
    brush.text(number, str(index + 1), "roman", max(30, side * 0.3), theme.PAPER_LIGHT, align="center")
    room = pygame.Rect(box.x + 12, box.bottom - 36, 40, 34)
    brush.text(room, "I" * man.room, "roman", 26, COLOURS[index])


@cached
def tradesman_picture(px: int, colour: theme.Rgb, standing: bool) -> pygame.Surface:
    """A tradesman, standing or lying on his right side."""
    pen = Pen(px, colour)
    pen.poly([(34, 36), (66, 36), (88, 100), (12, 100)] if standing else [(64, 34), (64, 66), (0, 88), (0, 12)])
    pen.circle((50, 20) if standing else (80, 50), 18)
    return pen.picture()
