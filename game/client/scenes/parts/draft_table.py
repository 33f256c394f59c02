"""The table of the draft of first orders: both pools, who chooses when, and the orders that everybody has so far."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import book_title, say
from game.client.graphics import panes, pictures, theme
from game.client.scenes.parts import blocks, orders
from game.client.session.match_session import MatchSession
from game.client.text.told import CARDS, Gaze
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import HALVES, CardPool, Half, OrderLook, OrderSpot, order_card
from game.rules.moves import Drafting
from game.rules.names import Order
from game.rules.view import View

CARD, BIG_CARD = (168, 235), (193, 270)
FEW = 8  # pools of so many cards show them large, with the title at their left
TITLE_W = 216
GAP = 12
SLIP = (250, 131)  # of an order that a seat has
POOLS = dict(zip(HALVES, (pygame.Rect(24, 92, 1872, 302), pygame.Rect(24, 402, 1872, 302)), strict=True))
BOARD = pygame.Rect(24, 712, 1872, 344)
SEATS = pygame.Rect(736, 728, 1136, 312)


class DraftTable:
    """What everybody sees of the draft while one seat chooses."""

    def __init__(self, session: MatchSession, seat: int) -> None:
        self.session = session
        self.seat = seat

    def views(self, view: View, slots: Sequence[pygame.Rect], buttons: Sequence[pygame.Rect]) -> list[panes.View]:
        """The views of the draft, with the slots and buttons of the seat that chooses."""
        titles = say("Printing cards"), say("Refinement cards")
        homes = {
            title: [self.home(view, kind, card) for card in _laid_out(view, kind)]
            for kind, title in zip(HALVES, titles, strict=True)
        }
        own = tuple(blocks.block(first.unionall(others)) for first, *others in (slots, buttons))
        return blocks.draft(homes, own, blocks.block(SEATS))

    def build(self, page: Page, view: View) -> None:
        """Put what everybody sees while a computer player chooses; the left side of the board stays free."""
        self.build_ground(page, view)
        gaze = Gaze(self.session.seats, view)
        for kind, cards in zip(HALVES, (view.draft_printing, view.draft_refinement), strict=True):
            for card in cards:
                box = self.home(view, kind, card)
                widgets.picture(page, box, orders.card_face(self.session.content, kind, card))
                widgets.sight(page, order_card(kind, card), box, *CARDS[kind](gaze, card))
        self.build_seats(page, view)

    def build_ground(self, page: Page, view: View) -> None:
        for (kind, rect), title in zip(POOLS.items(), (say("Printing cards"), say("Refinement cards")), strict=True):
            widgets.sheet(page, rect)
            widgets.ground(page, CardPool(kind), rect.inflate(-24, -24), title)
            if self._few(view):
                box = (rect.x + 28, rect.y + 20, TITLE_W - 16, 84)
                widgets.label(page, box, title, px=36, face="sc", colour=theme.RUBRIC, valign="top", wrap=True)
            else:
                widgets.heading(page, (rect.x + 28, rect.y + 10, 700, 44), title, 34)
        self._build_turns(page, view)
        widgets.board(page, BOARD)

    def _few(self, view: View) -> bool:
        return self.session.content.seat_counts[len(view.seats)].draft_pool <= FEW

    def _build_turns(self, page: Page, view: View) -> None:
        """Put the order in which seats choose, there and back again: below the title, or at its right.

        While a computer's choice is told, the next ones are still to come.
        """
        if not isinstance(view.top, Drafting):
            return
        few, rect = self._few(view), POOLS["printing"]
        order = (view.top.seat, *view.queue)
        across = 4 if few else len(order)
        left = rect.x + 28 if few else rect.right - 36 - len(order) * 52
        top = rect.y + 160 if few else rect.y + 8
        words = (left, top - 44, TITLE_W, 40) if few else (left - 480, top, 464, 48)
        widgets.label(page, words, say("Who chooses"), align="left" if few else "right")
        for place, seat in enumerate(order):
            box = (left + place % across * 48, top + place // across * 52, 44 if few else 48, 48)
            widgets.picture(page, box, pictures.badge(self.session.style(seat)))

    def home(self, view: View, kind: Half, card: str) -> pygame.Rect:
        """The place of a card in its pool, which does not change when others are taken."""
        rect, few, pool = POOLS[kind], self._few(view), _laid_out(view, kind)
        size, title = (BIG_CARD, TITLE_W) if few else (CARD, 0)
        pitch = size[0] + GAP
        left = rect.centerx + title // 2 - (len(pool) * pitch - GAP) // 2
        return pygame.Rect(left + pool.index(card) * pitch, rect.y + (14 if few else 56), *size)

    def build_seats(self, page: Page, view: View) -> None:
        people = [seat for seat in view.turn_order if seat in self.session.seats.printers]
        width = SEATS.w // len(people)
        for place, seat in enumerate(people):
            box = pygame.Rect(SEATS.x + place * width, SEATS.y, min(width, 2 * SLIP[0] + GAP + 16) - 16, SEATS.h)
            widgets.picture(page, (box.x, box.y - 4, 48, 48), pictures.badge(self.session.style(seat)))
            colour = theme.GLOW if seat == self.seat else theme.PAPER_LIGHT
            widgets.label(page, (box.x + 58, box.y, box.w - 58, 44), self.session.name(seat), px=32, colour=colour)
            held = view.seats[seat].orders
            for number, slip in enumerate(self._slips(box)):
                if number < len(held):
                    self._build_order(page, slip, held[number])
                    page.anchor(OrderSpot(held[number].printing), slip)
                else:
                    widgets.picture(page, slip, widgets.slot_picture())
                    orders.slot_label(page, slip, number)

    def _slips(self, box: pygame.Rect) -> list[pygame.Rect]:
        """Rectangles for the orders of a seat, below its name; side by side and larger where there are few seats."""
        count = self.session.content.rules.draft_rounds
        if box.w >= count * (SLIP[0] + GAP) - GAP:
            high = pygame.Rect(box.x, box.y + 46, SLIP[0], 2 * SLIP[1] + 4)
            return [high.move(number * (SLIP[0] + GAP), 0) for number in range(count)]
        slip = pygame.Rect(box.x, box.y + 46, min(box.w, SLIP[0]), SLIP[1])
        return [slip.move(0, number * (SLIP[1] + 3)) for number in range(count)]

    def _build_order(self, page: Page, box: pygame.Rect, order: Order) -> None:
        """Put an order as lines, because there is no room for a slip."""
        content = self.session.content
        printing, refinement = content.printing[order.printing], content.refinement[order.refinement]
        widgets.picture(page, box, widgets.panel_picture())
        high = box.h > SLIP[1]
        title = (box.x + 10, box.y + 2, box.w - 20, 72 if high else 28)
        words = book_title(printing.title)
        widgets.label(page, title, words, px=30 if high else 26, colour=theme.RUBRIC, wrap=high)
        pitch = 56 if high else 33
        line = pygame.Rect(box.x + 10, title[1] + title[3], box.w - 20, pitch)
        page.draw(line, orders.paint_row, line, orders.book_tiles(printing, None))
        orders.refinement_lines(page, pygame.Rect(line.x, line.bottom, line.w, 2 * pitch), refinement)
        widgets.sight(page, OrderLook(order.printing), box, words, ("order", *order))


def _laid_out(view: View, kind: str) -> list[str]:
    """All cards of a kind that were laid out for the draft, those that seats have taken included."""
    left = view.draft_printing if kind == "printing" else view.draft_refinement
    taken = [order.printing if kind == "printing" else order.refinement for seat in view.seats for order in seat.orders]
    return sorted([*left, *taken])
