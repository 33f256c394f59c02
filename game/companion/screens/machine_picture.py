"""The picture of what the companion knows of the machine: city, tile, letters, stores, orders, workshop."""

import math

import pygame

from game.client.base.i18n import ROMAN, ngettext, pgettext, say
from game.client.graphics import card_ground, control_art, icons, pictures, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.canvas import Pen, put
from game.client.graphics.picture_cache import cached
from game.client.graphics.viewport import RectLike
from game.client.ui import widgets
from game.client.ui.page import Page
from game.companion.companion_text import EFFECT_WORDS, effects_words, goods_words
from game.companion.rules.dialogue import Question
from game.companion.rules.engine import Score, score
from game.companion.rules.machine import Order, Shop, State, Tradesman, level_of
from game.companion.rules.symbols import DIRECTIONS, RESOURCES

# ---------------------------------------------------------------- arrows

_SHAPE = ((-0.18, 0.9), (-0.18, -0.1), (-0.55, -0.1), (0, -1.0), (0.55, -0.1), (0.18, -0.1), (0.18, 0.9))
_REACH = 36  # of the 100 units of a pen: as large as it may be turned in any direction


def paint_arrow(brush: Brush, rect: RectLike, direction: str, colour: theme.Rgb) -> None:
    """Draw an arrow in the middle of a rectangle."""
    brush.blit(lambda w, h: arrow_picture(min(w, h), direction, colour), rect)


@cached
def arrow_picture(px: int, direction: str, colour: theme.Rgb) -> pygame.Surface:
    """An arrow in a direction."""
    turn = math.radians(45 * DIRECTIONS.index(direction))
    cos, sin = math.cos(turn) * _REACH, math.sin(turn) * _REACH
    pen = Pen(px, colour)
    pen.poly([(50 + across * cos - along * sin, 50 + across * sin + along * cos) for across, along in _SHAPE])
    return pen.picture()


# ---------------------------------------------------------------- city

COLOURS = (theme.RUBRIC, theme.SEAT_STYLES["tower"].colour)
WORDS_FROM = 90  # the least side of a shop that has room for words
ROOMY = 150  # the least side of a shop with room for what its room II gives too
GAP = 8
WORDS_TO = 0.66  # of the height of a shop: the lower end of its words, above a tradesman
LEAST = 20  # px of the smallest words in a shop
DIGIT = 18  # the width of a number beside a tradesman who shares a shop
LARGE = 90  # px: a tradesman this large has his number on him, a smaller one beside him


def shop_boxes(box: pygame.Rect, rows: int, columns: int) -> list[pygame.Rect]:
    """Where the shops are, row by row."""
    return cells(box, rows * columns, columns, gap=GAP)


def cells(box: pygame.Rect, count: int, columns: int, height: int = 0, gap: int = 12) -> list[pygame.Rect]:
    """Equal boxes, row by row; as high as the box allows where no height is given."""
    rows = max(1, -(-count // columns))
    width = (box.w - gap * (columns - 1)) // columns
    high = height or (box.h - gap * (rows - 1)) // rows
    return [
        pygame.Rect(box.x + at % columns * (width + gap), box.y + at // columns * (high + gap), width, high)
        for at in range(count)
    ]


def paint_shop(brush: Brush, box: pygame.Rect, state: State, shop: int) -> None:
    """Paint a shop with its number, what is known of its gifts, and the tradesmen there."""
    here = [index for index, man in enumerate(state.tradesmen) if man.shop == shop and (state.pile or state.round)]
    least = math.ceil(LEAST * brush.scale)
    brush.blit(lambda *size: shop_picture(size, shop + 1, captions_of(state, shop, box), bool(here), least), box)
    for place, index in enumerate(here):
        width = box.w // len(here)
        top = round(box.h * WORDS_TO) + 6 if state.city.shops[shop] != Shop() else 6
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
    card_ground.line_of_words(
        shop, (7 * unit, 16 * unit), str(number), round(max(20 * unit, 15 + 6 * unit)), width, theme.INK_SOFT
    )
    top, bottom = (22 * unit, height * WORDS_TO) if taken else (28 * unit, height - 6 * unit)
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
    figure = pygame.Rect(0, 0, side, side).move_to(center=(box.centerx + beside * 3 // 8, box.centery))
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


# ---------------------------------------------------------------- house

SMALL, HOUSE_GAP = 26, 16
CITY_H = 396
STICK_COLUMNS = 10
ORDERS_SHOWN = 6
ICONS = {"technology": "gears", "factory": "press"}


def build_house(page: Page, box: pygame.Rect, state: State, asked: Question | None) -> None:
    """Put everything that is known on an oak board, and frame the shops of a question; `box` is 916 × 940."""
    widgets.board(page, box)
    inner = box.inflate(-40, -40)
    city = pygame.Rect(inner.x, inner.y, 520, CITY_H)
    page.draw(city, paint_city, city, state, shops_asked(asked))
    side = pygame.Rect(city.right + 16, inner.y, inner.right - city.right - 16, CITY_H)
    widgets.sheet(page, side)
    _build_score(page, side.inflate(-52, -12), state)
    stores = pygame.Rect(inner.x, city.bottom + 20, inner.w, 132)
    page.draw(stores, _paint_stores, stores, state)
    low = pygame.Rect(inner.x, stores.bottom + 16, inner.w, inner.bottom - stores.bottom - 16)
    widgets.sheet(page, low)
    build_low(page, low.inflate(-36, -24), state)


def shops_asked(question: Question | None) -> frozenset[int]:
    """The shops that a question is about."""
    if question is None:
        return frozenset()
    names = ("shop", "first", "second", *(("index",) if question.kind.startswith("city.shops.") else ()))
    return frozenset(int(question.figures[name]) for name in names if name in question.figures)


def paint_city(brush: Brush, box: pygame.Rect, state: State, asked: frozenset[int]) -> None:
    """Paint the city; the shops that are `asked` have a frame."""
    brush.blit(lambda *size: control_art.slot(size), box)
    inner = box.inflate(-12, -12)
    for shop, where in enumerate(shop_boxes(inner, state.city.rows, state.city.columns)):
        paint_shop(brush, where, state, shop)
        if shop in asked:
            brush.rect(where, theme.VERMILION, width=6, radius=8)


def _build_score(page: Page, box: pygame.Rect, state: State) -> None:
    points = score(state)
    total = ngettext("{count} point in total", "{count} points in total", points.total)
    widgets.label(page, (box.x, box.y, box.w, 48), total, px=36, colour=theme.RUBRIC)
    for at, (words, number) in enumerate(points_of(points)):
        row = pygame.Rect(box.x, box.y + 50 + at * 34, box.w, 34)
        widgets.label(page, row, words, px=28)
        widgets.label(page, row, str(number), px=28, align="right")
    tile = pygame.Rect(box.x, box.y + 190, box.w, 72)
    build_tile(page, tile, state)
    build_letters(page, pygame.Rect(box.x, tile.bottom + 6, box.w, box.bottom - tile.bottom - 6), state)


def points_of(points: Score) -> list[tuple[str, int]]:
    """The parts of the sum, each with its words."""
    return [
        (say("Points"), points.points),
        (say("Contracts"), points.contracts),
        (say("Technologies"), points.technologies),
        (say("Factories"), points.factories),
    ]


def build_tile(page: Page, box: pygame.Rect, state: State) -> None:
    """Put the arrow and the letters of the tile that was drawn last."""
    if state.tile is None:
        widgets.label(page, box, say("No tile drawn yet."), px=SMALL, colour=theme.INK_SOFT, wrap=True)
        return
    arrow, letters = state.tile.arrow, state.tile.letters
    where = pygame.Rect(box.x, box.y, 72, 72)
    page.draw(where, paint_arrow, where, arrow, theme.RUBRIC)
    words = pygame.Rect(where.right + 8, box.y, box.right - where.right - 8, 72)
    widgets.label(page, words, letters, px=38, face="roman", read=True)


def build_letters(page: Page, box: pygame.Rect, state: State, high: int = 54) -> None:
    """Put the lead letters that it holds, each with its goods, in rows of a height."""
    if not state.letters:
        widgets.label(page, box, say("It has no lead letter."), px=SMALL, colour=theme.INK_SOFT, wrap=True)
    for at, held in enumerate(state.letters):
        row = pygame.Rect(box.x, box.y + at * (high + 4), box.w, high)
        square = pygame.Rect(row.x, row.y, high - 2, high - 2)
        widgets.picture(page, square, pictures.letter(held.letter))
        words = goods_words(held.goods) if held.goods else say("goods not asked yet")
        where = (square.right + 10, row.y - 3, row.right - square.right - 10, row.h + 4)
        widgets.label(page, where, words, px=SMALL, wrap=True)


def counts_of(state: State) -> list[tuple[str, int]]:
    """What it has, each with its words."""
    counts = [(EFFECT_WORDS[name](), getattr(state, name)) for name in RESOURCES if name != "points"]
    return [
        *counts,
        (say("Contracts"), state.contracts),
        (say("Markers"), state.city_markers),
        (say("Director"), state.director),
        (pgettext("its place in turn order", "Order no."), state.order_marker),
    ]


def _paint_stores(brush: Brush, box: pygame.Rect, state: State) -> None:
    columns = 5
    for at, (words, number) in enumerate(counts_of(state)):
        cell = pygame.Rect(box.x + at % columns * 176, box.y + at // columns * 68, 172, 62)
        brush.blit(lambda *size: control_art.segment(size, False), cell)
        brush.text((cell.x + 9, cell.y, 119, cell.h), words, "body", SMALL, theme.INK)
        brush.text((cell.x + 118, cell.y, 45, cell.h), str(number), "roman", 32, theme.RUBRIC, align="right")


def build_low(page: Page, box: pygame.Rect, state: State) -> None:
    """Put the composing stick and the orders at the left, and the workshop at the right."""
    left = pygame.Rect(box.x, box.y, 424, box.h)
    right = pygame.Rect(left.right + 24, box.y, box.right - left.right - 24, box.h)
    rows = -(-len(state.stick) // STICK_COLUMNS)
    widgets.heading(page, (left.x, left.y, left.w, 34), say("Composing stick"), 30)
    stick = pygame.Rect(left.x, left.y + 38, left.w, rows * 42)
    page.draw(stick, _paint_stick, stick, state)
    top = stick.bottom + 6
    widgets.heading(page, (left.x, top, left.w, 34), say("Orders"), 30)
    _build_orders(page, pygame.Rect(left.x, top + 36, left.w, left.bottom - top - 36), state)
    widgets.heading(page, (right.x, right.y, right.w, 34), say("Technologies and factories"), 30)
    field = pygame.Rect(right.x, right.y + 38, right.w, right.h - 38)
    page.draw(field, _paint_workshop, field, state)


def _paint_stick(brush: Brush, box: pygame.Rect, state: State) -> None:
    for at, (held, printed) in enumerate(zip(state.stick, state.board.stick, strict=True)):
        where = pygame.Rect(box.x + at % STICK_COLUMNS * 42, box.y + at // STICK_COLUMNS * 42, 38, 38)
        if held:
            brush.blit(pictures.letter(held, "covered"), where)
        else:
            brush.rect(where, theme.PAPER_LIGHT, radius=4)
            brush.rect(where, theme.INK_SOFT, width=2, radius=4)
            brush.text(where, printed.letter, "roman", 26, theme.INK_SOFT, align="center")


def _build_orders(page: Page, box: pygame.Rect, state: State) -> None:
    orders = [*state.line, *state.waiting]
    if not orders:
        words = say("It has no orders.")
        widgets.label(page, (box.x, box.y, box.w, 34), words, px=SMALL, colour=theme.INK_SOFT)
    room = max(1, min(ORDERS_SHOWN, box.h // 36))
    shown = orders if len(orders) <= room else orders[: room - 1]
    for at, order in enumerate(shown):
        _build_order(page, pygame.Rect(box.x, box.y + at * 36, box.w, 34), order)
    if len(shown) < len(orders):
        more = ngettext("and {count} more", "and {count} more", len(orders) - len(shown))
        widgets.label(page, (box.x, box.y + len(shown) * 36, box.w, 34), more, px=SMALL)


def _build_order(page: Page, box: pygame.Rect, order: Order) -> None:
    """A dot for each phase, filled when done, and the points at the right."""
    for phase in range(order.done + order.left):
        colour, line = (theme.RUBRIC, 0) if phase < order.done else (theme.INK_SOFT, 2)
        page.draw(box, Brush.circle, (box.x + 12 + phase * 22, box.centery), 8, colour, line)
    points = ngettext("{count} point", "{count} points", order.points)
    widgets.label(page, (box.right - 120, box.y, 120, box.h), points, px=SMALL, align="right")


def _paint_workshop(brush: Brush, box: pygame.Rect, state: State) -> None:
    rows = state.board.workshop_rows
    height = min(64, box.h // rows)
    for space in range(rows * 4):
        where = pygame.Rect(box.x + space % 4 * (box.w // 4), box.y + space // 4 * height, box.w // 4 - 6, height - 6)
        held = state.workshop[space] if space < len(state.workshop) else ""
        brush.rect(where, theme.BEECH if held else theme.PAPER_LIGHT, radius=6)
        brush.rect(where, theme.INK if held else theme.INK_SOFT, width=2, radius=6)
        level = ROMAN[level_of(space)]
        if held:
            brush.blit(icons.icon_picture(ICONS[held]), (where.x + 5, where.y + 8, where.h - 16, where.h - 16))
        brush.text(where.inflate(-16, 0), level, "roman", 26, theme.INK, align="right" if held else "center")
