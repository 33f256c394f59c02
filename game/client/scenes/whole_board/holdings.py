"""The lower part of a seat's panel on the whole board: levels, and which letters its orders still lack."""

from collections.abc import Sequence

import pygame

from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.parts.order_lines import SORT, letter_tiles
from game.client.parts.tiles import paint_row, square
from game.client.session.sitting import Sitting
from game.client.ui.page import Page
from game.rules.names import SPECIALTIES, Order
from game.rules.state import Seat

TOP = 116  # of the panel that stands above
ROW = 34
COLUMNS = 2


def holdings(page: Page, sitting: Sitting, seat: Seat, box: pygame.Rect) -> None:
    """Put levels and orders into a panel; an order is its letters, solid where the seat's types cover them."""
    if seat.is_automa:
        return
    inner = pygame.Rect(box.x + 12, box.y + TOP, box.w - 20, box.h - TOP)
    page.draw(inner, lambda brush: _paint_levels(brush, inner, seat.levels))
    page.draw(inner, lambda brush: _paint_orders(brush, inner, sitting, seat, seat.orders))


def _paint_levels(brush: Brush, inner: pygame.Rect, levels: Sequence[int]) -> None:
    pitch = inner.w // len(SPECIALTIES)
    for place, (name, level) in enumerate(zip(SPECIALTIES, levels, strict=True)):
        row = [square(pictures.icon(name), 30), square(pictures.level(level), SORT)]
        paint_row(brush, (inner.x + place * pitch, inner.y, pitch, ROW - 2), row, 4)


def _paint_orders(brush: Brush, inner: pygame.Rect, sitting: Sitting, seat: Seat, orders: Sequence[Order]) -> None:
    pitch = inner.w // COLUMNS
    if len(orders) > 1:
        x = inner.x + pitch - 4
        brush.line((x, inner.y + ROW), (x, inner.bottom - 6), theme.INK_SOFT, 2)
    for place, order in enumerate(orders):
        row = letter_tiles(sitting.content.printing[order.printing], seat)
        left, top = inner.x + place % COLUMNS * pitch, inner.y + ROW * (1 + place // COLUMNS)
        paint_row(brush, (left, top, pitch - 6, ROW - 2), row, 1)
