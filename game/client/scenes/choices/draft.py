"""P5: one printing and one refinement card of the pool for an order."""

from collections.abc import Sequence

import pygame

from game.client import theme, widgets
from game.client.art import cards, tokens
from game.client.brush import Picture
from game.client.messages import say
from game.client.page import Page
from game.client.piece_words import printing_title, printing_words, refinement_title, refinement_words
from game.client.scenes.choices.choice import Choice
from game.rules.moves import DraftOrder
from game.rules.names import Order
from game.rules.view import View

CARD = (168, 235)
PITCH = 184
POOLS = {"printing": pygame.Rect(24, 92, 1872, 302), "refinement": pygame.Rect(24, 402, 1872, 302)}
BOARD = pygame.Rect(24, 712, 1872, 344)
SLOTS = {"printing": pygame.Rect(48, 772, *CARD), "refinement": pygame.Rect(232, 772, *CARD)}
SEATS = pygame.Rect(736, 728, 1136, 312)


class DraftChoice(Choice):
    """Pieces `printing:<id>` and `refinement:<id>`; places `slot:printing` and `slot:refinement`, `pool:...` back."""

    wide = True
    confirm_box = pygame.Rect(424, 884, 288, 124)
    undo_box = pygame.Rect(424, 776, 288, 84)
    printing = ""
    refinement = ""

    def task(self) -> str:
        """Who takes an order."""
        return say("{seat} takes a first order", seat=self.sitting.name(self.seat))

    def build(self, page: Page, view: View) -> None:
        """Put both pools, the slots of the order, and what everybody has."""
        self._build_pool(page, "printing", say("Printing cards"), view.draft_printing)
        self._build_pool(page, "refinement", say("Refinement cards"), view.draft_refinement)
        self._build_turns(page, view)
        widgets.board(page, BOARD)
        title = pygame.Rect(BOARD.x + 24, BOARD.y + 10, 680, 44)
        words = say("Your new order: one card of each kind")
        widgets.label(page, title, words, px=32, colour=theme.PAPER_LIGHT)
        for kind, box in SLOTS.items():
            words = say("Place of the printing card") if kind == "printing" else say("Place of the refinement card")
            widgets.place(page, f"slot:{kind}", box, words, widgets.slot_picture())
        for card in view.draft_printing:
            self._build_card(page, "printing", card, view.draft_printing)
        for card in view.draft_refinement:
            self._build_card(page, "refinement", card, view.draft_refinement)
        self._build_seats(page, view)

    def _build_pool(self, page: Page, kind: str, title: str, pool: Sequence[str]) -> None:
        rect = POOLS[kind]
        widgets.sheet(page, rect)
        widgets.heading(page, (rect.x + 28, rect.y + 10, 700, 44), title, 34)
        widgets.place(page, f"pool:{kind}", rect.inflate(-24, -24), title)

    def _build_turns(self, page: Page, view: View) -> None:
        """Put who chooses now and next: there and back again."""
        box = pygame.Rect(1000, POOLS["printing"].y + 10, 860, 44)
        order = (self.seat, *view.queue)
        left = box.right - len(order) * 52
        widgets.label(page, (box.x, box.y, left - box.x - 16, 44), say("Who chooses now and next"), align="right")
        for place, seat in enumerate(order):
            widgets.picture(page, (left + place * 52, box.y - 2, 48, 48), self._badge(seat))

    def _badge(self, seat: int) -> Picture:
        style = self.sitting.style(seat)
        return lambda w, h: tokens.badge(style, min(w, h))

    def _build_card(self, page: Page, kind: str, card: str, pool: Sequence[str]) -> None:
        content = self.sitting.content
        rect = POOLS[kind]
        left = rect.centerx - (len(pool) * PITCH - (PITCH - CARD[0])) // 2
        home = pygame.Rect(left + pool.index(card) * PITCH, rect.y + 54, *CARD)
        box = SLOTS[kind] if card in (self.printing, self.refinement) else home
        if kind == "printing":
            printing = content.printing[card]
            picture: Picture = lambda w, _h: cards.printing_card(printing, w)  # noqa: E731 - two kinds of card
            words, hint = printing_title(card, content), printing_words(printing)
        else:
            refinement = content.refinement[card]
            picture = lambda w, _h: cards.refinement_card(refinement, w)  # noqa: E731
            words, hint = refinement_title(card, content), refinement_words(refinement)
        widgets.piece(page, f"{kind}:{card}", box, picture, words, hint=hint, about=(kind, card))

    def _build_seats(self, page: Page, view: View) -> None:
        """Put the orders that everybody has so far."""
        people = [seat for seat in view.turn_order if seat in self.sitting.people]
        width = SEATS.w // len(people)
        for place, seat in enumerate(people):
            box = pygame.Rect(SEATS.x + place * width, SEATS.y, min(width, 360) - 16, SEATS.h)
            widgets.picture(page, (box.x, box.y - 4, 48, 48), self._badge(seat))
            name = pygame.Rect(box.x + 58, box.y, box.w - 58, 44)
            colour = theme.GLOW if seat == self.seat else theme.PAPER_LIGHT
            widgets.label(page, name, self.sitting.name(seat), px=32, colour=colour)
            for row in range(self.sitting.content.rules.draft_rounds):
                slip = pygame.Rect(box.x, box.y + 52 + row * 132, min(box.w, 250), 126)
                orders = view.seats[seat].orders
                widgets.picture(page, slip, self._slip(orders[row]) if row < len(orders) else widgets.slot_picture())

    def _slip(self, order: Order) -> Picture:
        content = self.sitting.content
        printing, refinement = content.printing[order.printing], content.refinement[order.refinement]
        return lambda w, h: cards.order_slip(printing, refinement, (w, h))

    def places_for(self, piece: str) -> frozenset[str]:
        """To the slot of its kind; from there, back."""
        kind, _, card = piece.partition(":")
        laid = card in (self.printing, self.refinement)
        return frozenset({f"pool:{kind}" if laid else f"slot:{kind}"})

    def lay(self, piece: str, place: str) -> None:
        """Lay a card in its slot, in place of another, or put it back."""
        kind, _, card = piece.partition(":")
        setattr(self, kind, card if place.startswith("slot:") else "")

    def why_not(self, piece: str, place: str) -> str:
        """An order is one card of each kind."""
        if piece.startswith("printing"):
            return say("This is a printing card: it goes to the left half of the order.")
        return say("This is a refinement card: it goes to the right half of the order.")

    def missing(self) -> str:
        """One card of each kind."""
        if not self.printing:
            return say("Drag a printing card to your order.")
        return "" if self.refinement else say("Drag a refinement card to your order.")

    def move(self) -> DraftOrder:
        """P5."""
        return DraftOrder(self.seat, self.printing, self.refinement)

    def confirm_words(self) -> str:
        """The button."""
        return say("Take this order")
