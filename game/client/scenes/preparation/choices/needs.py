"""The orders of a seat beside a choice, with what they would lack after it."""

from copy import copy

import msgspec
import pygame

from game.client.base.i18n import say
from game.client.graphics.layout import MAIN
from game.client.parts import order_slots
from game.client.parts.orders import lack_words
from game.client.session.sitting import Sitting
from game.client.text.piece_text import printing_title
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.widgets import common_px
from game.rules.names import LETTERS, Letter
from game.rules.state import Seat
from game.rules.view import View

NEEDS = pygame.Rect(MAIN.right - 564, MAIN.y, 564, MAIN.h)


def with_types(seat: Seat, letters: list[Letter]) -> Seat:
    """The seat as it would be with these additional types."""
    twin = copy(seat)
    first, second, third, fourth = (
        count + letters.count(name) for name, count in zip(LETTERS, seat.types, strict=True)
    )
    twin.types = (first, second, third, fourth)
    return twin


def build_needs(page: Page, sitting: Sitting, view: View, seat: Seat) -> None:
    """Put the orders of a seat and in words what each lacks; `seat` may already hold what is being chosen."""
    widgets.sheet(page, NEEDS)
    inner = NEEDS.inflate(-56, -56)
    widgets.heading(page, (inner.x, inner.y, inner.w, 52), say("Your orders"), 40)
    seats = tuple(seat if other.index == seat.index else other for other in view.seats)
    thought = msgspec.structs.replace(view, seats=seats)
    order_slots(page, pygame.Rect(inner.x, inner.y + 72, 508, 328), sitting, thought, seat.index)
    lacks = [lack_words(sitting, seat, order) for order in seat.orders[:2]]
    px = common_px(page, [(words, (inner.w, 182)) for words in lacks], 28)
    for row, (order, words) in enumerate(zip(seat.orders, lacks, strict=False)):
        box = pygame.Rect(inner.x, inner.y + 424 + row * 240, inner.w, 232)
        widgets.label(page, (box.x, box.y, box.w, 44), printing_title(order.printing, sitting.content), px=32)
        lacked = (box.x, box.y + 46, box.w, box.h - 50)
        widgets.label(page, lacked, words, px=px, valign="top", wrap=True, read=False)
