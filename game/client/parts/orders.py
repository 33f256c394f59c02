"""The order slots of a seat, and what its orders lack."""

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, say
from game.client.graphics import layout, order_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.session.sitting import Sitting
from game.client.text.piece_text import printing_title
from game.client.text.terms import inks_words, levels_words, type_counts_words
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.target_names import OrderSlot, OrderSpot
from game.rules.names import Order
from game.rules.state import Seat
from game.rules.view import View

COLUMNS = 2


def slot_boxes(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The rectangles of the slots within the rectangle of all."""
    size, (dx, dy) = layout.rect("take orders", "order slot").size, layout.PITCHES["take orders"]["order slot"]
    return [
        pygame.Rect(rect.x + dx * (slot % COLUMNS), rect.y + dy * (slot // COLUMNS), *size) for slot in range(count)
    ]


def order_slots(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, seat: int) -> None:
    """Put the places `slot:<n>` with the orders that lie there; pressed, an order is seen close."""
    shown = view.seats[seat]
    boxes = slot_boxes(rect, sitting.content.rules.order_slots)
    for slot, box in enumerate(boxes):
        if slot < len(shown.orders):
            order = shown.orders[slot]
            words, hint = printing_title(order.printing, sitting.content), lack_words(sitting, shown, order)
            picture, about = _slip(sitting, shown, order), ("order", *order)
            page.anchor(OrderSpot(order.printing), box)
            widgets.place(page, OrderSlot(slot), box, words, picture, hint, about=about)
        else:
            widgets.place(page, OrderSlot(slot), box, say("Free order slot"), widgets.slot_picture())
            page.draw(box, _numeral_painter(box, slot))


def free_slot(page: Page, box: pygame.Rect, slot: int) -> None:
    """Put a sunk place for an order, with its numeral."""
    widgets.picture(page, box, widgets.slot_picture())
    page.draw(box, _numeral_painter(box, slot))


def _numeral_painter(box: pygame.Rect, slot: int) -> Paint:
    def paint(brush: Brush) -> None:
        upper = pygame.Rect(box.x, box.y + box.h * 15 // 100, box.w, 60)
        brush.text(upper, ROMAN[slot + 1], "roman", 44, theme.BRASS, align="center")
        lower = pygame.Rect(box.x + 10, box.y + box.h * 55 // 100, box.w - 20, 44)
        brush.text(lower, say("free order slot"), "body", 28, theme.PAPER_LIGHT, align="center")

    return paint


def _slip(sitting: Sitting, seat: Seat, order: Order) -> Picture:
    content = sitting.content
    printing, refinement = content.printing[order.printing], content.refinement[order.refinement]
    covered = readings.letters_covered(content, seat, order)
    return lambda w, h: order_art.order_slip(printing, refinement, (w, h), covered)


def lack_words(sitting: Sitting, seat: Seat, order: Order) -> str:
    """What a seat lacks for an order, in a sentence."""
    gaps = readings.lacks(sitting.content, seat, order)
    return gap_words(gaps) if gaps.anything else say("Nothing is missing for this order.")


def gap_words(gaps: readings.Lacks) -> str:
    """The types, inks and levels that are missing, a sentence for each."""
    parts = []
    if any(gaps.letters):
        parts.append(say("Missing letters: {letters}.", letters=type_counts_words(gaps.letters)))
    if any(gaps.inks):
        parts.append(say("Colour still needs {inks}.", inks=inks_words(gaps.inks)))
    if any(gaps.levels):
        parts.append(say("Decoration still needs {levels}.", levels=levels_words(gaps.levels)))
    return "\n".join(parts)
