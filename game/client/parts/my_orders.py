"""The orders of a seat as lines with what they lack, for screens that do not show its printing house."""

import pygame

from game.client.base import readings
from game.client.base.i18n import say
from game.client.graphics import pictures, theme, typesetting
from game.client.parts import order_lines
from game.client.parts.order_lines import SORT
from game.client.parts.orders import lack_words
from game.client.parts.tiles import Tile, row_painter, square
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import OrderLook
from game.rules.names import INKS, LETTERS, SPECIALTIES, Order
from game.rules.state import Seat

LINE = 61  # height of an order: its title, and what it shows
LEAST_WORD, CLEAR = 84, 10  # width of the word before what an order lacks, and the distance between them


def order_rows(
    page: Page, box: pygame.Rect, sitting: Sitting, seat: Seat, columns: int = 2, *, lacks: bool = False
) -> None:
    """Put the orders in columns, or that there are none; with what each `lacks` on a line of its own."""
    if not seat.orders:
        widgets.label(page, box, say("no order yet"), px=28, colour=theme.INK)
        return
    pitch = box.w // columns
    for place, order in enumerate(seat.orders):
        part = pygame.Rect(box.x + place % columns * pitch, box.y + place // columns * LINE, pitch - 16, LINE - 2)
        _row(page, part, sitting, seat, order)
        if lacks:
            _lacks(page, part.move(0, LINE + 2), sitting, seat, order)


def _row(page: Page, box: pygame.Rect, sitting: Sitting, seat: Seat, order: Order) -> None:
    """An order: its title, and below it letters, solid where types cover them, inks and levels."""
    printing, refinement = sitting.content.printing[order.printing], sitting.content.refinement[order.refinement]
    row = order_lines.order_tiles(printing, refinement, seat)
    widgets.label(page, (box.x, box.y, box.w, 30), printing.title, px=26, colour=theme.RUBRIC)
    page.draw(box, row_painter(pygame.Rect(box.x, box.y + 29, box.w, box.h - 29), row))
    hint = lack_words(sitting, seat, order)
    widgets.sight(page, OrderLook(order.printing), box, printing.title, ("order", *order), hint)


def _lacks(page: Page, line: pygame.Rect, sitting: Sitting, seat: Seat, order: Order) -> None:
    """What is still missing, in pictures."""
    gaps = readings.lacks(sitting.content, seat, order)
    box = pygame.Rect(line.x, line.y, line.w, 36)
    if not gaps.anything:
        widgets.label(page, box, say("nothing is missing"), px=26, colour=theme.INK)
        return
    words, px = say("needs"), 26
    wide = round(typesetting.measure(words, "body", max(1, round(px * page.scale)))[0] / page.scale)
    widgets.label(page, (box.x, box.y, wide + CLEAR, box.h), words, px=px, colour=theme.INK)
    left = box.x + max(LEAST_WORD, wide + CLEAR)
    letters = [square(pictures.letter(LETTERS[at], "missing"), SORT) for at in readings.spelled(gaps.letters)]
    inks = [square(pictures.ink(INKS[at]), 34, yields=True) for at in readings.spelled(gaps.inks)]
    levels = [tile for at, level in enumerate(gaps.levels) if level for tile in _level(at, level)]
    page.draw(box, row_painter(pygame.Rect(left, box.y, box.right - left, box.h), letters + inks + levels))


def _level(specialty: int, level: int) -> list[Tile]:
    icon = square(pictures.icon(SPECIALTIES[specialty]), 30, yields=True)
    return [icon, order_lines.level_tile(level, narrow=False)]
