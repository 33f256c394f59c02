"""The picture of the city: a grid of shops with the machine's two tradesmen, standing or lying, in room I or II."""

from __future__ import annotations

from math import ceil

import pygame

from game.client.base.i18n import say
from game.client.graphics import control_art, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.canvas import Pen, cached, put
from game.client.graphics.card_ground import line_of_words
from game.client.words.companion_nouns import effects_words
from game.companion import State
from game.companion.state import Shop, Tradesman

COLOURS = (theme.RUBRIC, theme.SEAT_STYLES["tower"].colour)
WORDS_FROM = 90  # the least side of a shop that has room for words
ROOMY = 150  # the least side of a shop with room for what its room II gives too
GAP = 8
LEAST = 20  # px of the smallest words in a shop
DIGIT = 18  # the width of a number beside a tradesman who shares a shop
LARGE = 90  # px: a tradesman this large has his number on him, a smaller one beside him


def shop_boxes(box: pygame.Rect, rows: int, columns: int) -> list[pygame.Rect]:
    """Where the shops are, row by row."""
    width, height = (box.w - GAP * (columns - 1)) // columns, (box.h - GAP * (rows - 1)) // rows
    return [
        pygame.Rect(box.x + column * (width + GAP), box.y + row * (height + GAP), width, height)
        for row in range(rows)
        for column in range(columns)
    ]


def paint_shop(brush: Brush, box: pygame.Rect, state: State, shop: int) -> None:
    """Paint a shop with its number, what is known of its gifts, and the tradesmen there."""
    here = [index for index, man in enumerate(state.tradesmen) if man.shop == shop and (state.pile or state.round)]
    least = ceil(LEAST * brush.scale)
    brush.blit(lambda *size: shop_picture(size, shop + 1, captions_of(state, shop, box), bool(here), least), box)
    for place, index in enumerate(here):
        width = box.w // len(here)
        top = round(words_to(box.h)) + 6 if state.city.shops[shop] != Shop() else 6
        where = pygame.Rect(box.x + place * width, box.y + top, width, box.h - top - 6)
        paint_tradesman(brush, where, index, state.tradesmen[index])


def captions_of(state: State, shop: int, box: pygame.Rect) -> tuple[str, ...]:
    """The words for what a shop and its room II give, as far as it is known and there is room."""
    if min(box.size) < WORDS_FROM:
        return ()
    known = state.city.shops[shop]
    own = () if known.action is None else (effects_words(known.action),)
    if known.room_action is None or (own and min(box.size) < ROOMY):
        return own
    return (*(own or ("…",)), say("II: {effects}", effects=effects_words(known.room_action)))


def words_to(height: int) -> float:
    """The lower end of the words in a shop of a height, above a tradesman."""
    return height * 0.66


@cached
def shop_picture(
    size: tuple[int, int], number: int, captions: tuple[str, ...], taken: bool, least: int
) -> pygame.Surface:
    """A shop as it is printed in the city: its number and what it gives, above who has taken a place there.

    The captions are no smaller than `least` px.
    """
    width, height = size
    shop = control_art.segment(size, False).copy()
    unit = min(width, height) / 100
    line_of_words(shop, (7 * unit, 16 * unit), str(number), round(max(20 * unit, 15 + 6 * unit)), width, theme.INK_SOFT)
    top, bottom = (22 * unit, words_to(height)) if taken else (28 * unit, height - 6 * unit)
    left = 4 * unit
    high = (bottom - top) / max(1, len(captions))
    px = round(17.5 * unit if len(captions) < 2 or high > 34 * unit else 15 * unit)
    for line, caption in enumerate(captions):
        area = pygame.Rect(round(left), round(top + line * high), round(width - left - 4 * unit), round(high))
        looks = typesetting.render(
            caption, "body", px, theme.INK if line == 0 else theme.INK_SOFT, align="center",
            max_width=area.w, max_height=area.h, wrap=True, fit=True, floor_px=min(px, least),
        )  # fmt: skip
        put(shop, looks, area.center)
    return shop


def paint_tradesman(brush: Brush, box: pygame.Rect, index: int, man: Tradesman) -> None:
    """Paint a tradesman: upright or on its side, in a colour and with a number of its own; its room at the left."""
    roomy = box.w >= WORDS_FROM
    beside = 44 if roomy else 22  # for the room
    side = min(box.w - beside - (0 if roomy else DIGIT), box.h, 120)
    figure = pygame.Rect(0, 0, side, side)
    figure.center = box.centerx + beside * 3 // 8, box.centery
    if not roomy:
        figure.midleft = box.x + beside, box.centery
    brush.blit(lambda w, h: tradesman_picture(min(w, h), COLOURS[index], man.standing), figure)
    number, colour = pygame.Rect(0, 0, 44, 48), theme.PAPER_LIGHT
    number.center = figure.centerx, figure.y + round(side * 0.74)
    if not man.standing:  # it has fallen to the right
        number.center = figure.x + round(side * 0.26), figure.centery
    if side < LARGE:
        number.midleft, colour = (figure.right + 2, figure.centery), theme.INK
        number.w = min(number.w, box.right - number.x)
    brush.text(number, str(index + 1), "roman", max(30, side * 0.3), colour, align="center")
    room = pygame.Rect(box.x + (12 if roomy else 2), box.bottom - 36, 40, 34)
    brush.text(room, "I" * man.room, "roman", 26, COLOURS[index])


@cached
def tradesman_picture(px: int, colour: theme.Rgb, standing: bool) -> pygame.Surface:
    """A tradesman, standing or lying on his right side."""
    pen = Pen(px, colour)
    pen.poly([(34, 36), (66, 36), (88, 100), (12, 100)] if standing else [(64, 34), (64, 66), (0, 88), (0, 12)])
    pen.circle((50, 20) if standing else (80, 50), 18)
    return pen.picture()
