"""The question whether to draw cards for an order as a reward; and pictures of orders and cards for questions."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import layout, theme
from game.client.parts.order_pictures import slip_picture
from game.client.scenes.prompts.question import Question
from game.client.session.sitting import Sitting
from game.client.text import piece_text as words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Transition
from game.client.ui.target_names import HeldOrder
from game.rules import moves as ask
from game.rules.moves import DrawOrder
from game.rules.names import Order

SLIP, LARGE_SLIP = (250, 158), (340, 215)


class OfferOrder(Question):
    """O4, O6: `draw`, or `decline`. With full slots the order to give, `order:<printing>`, goes to `discards` first."""

    name = "offer order"
    places = ("discards", "orders")
    decision: ask.OfferingOrder

    def __init__(self, sitting: Sitting, decision: ask.OfferingOrder) -> None:
        super().__init__(sitting, decision)
        self._given: str | None = None

    @property
    def full(self) -> bool:
        """Whether an order has to go first."""
        return len(self.holder.orders) >= self.sitting.content.rules.order_slots

    @property
    def has_draft(self) -> bool:
        """Whether an order lies on the discards."""
        return self._given is not None

    def take_back(self) -> None:
        """Keep that order."""
        self._given = None

    def title(self) -> str:
        """What is offered."""
        return say("draw for an order?")

    def purpose(self) -> str:
        """What a draw does, and what it costs."""
        if self.full:
            return say("All slots are full: drag the order you discard to the discard pile, then draw.")
        return say("Draw two cards of each kind and keep one of each as a new order.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the orders held, where one has to go the discards, and the button to draw."""
        area = pygame.Rect(rect.x, rect.y, rect.w, rect.h - 112)
        slots = area if not self.full else pygame.Rect(rect.x, rect.y, 2 * SLIP[0] + 24, area.h)
        if self.full:
            widgets.ground(page, "orders", slots, say("Your orders"))
            self._discards(page, pygame.Rect(slots.right + 64, rect.y, rect.right - slots.right - 64, 2 * SLIP[1] + 16))
        self._orders(page, slots)
        draw = pygame.Rect(rect.centerx - 220, rect.bottom - 96, 440, 88)
        reason = self.sitting.turns.why_not(DrawOrder(self.seat, self._given))
        widgets.page_button(
            page,
            "draw",
            draw,
            say("Draw the cards"),
            "primary",
            icon="orders",
            enabled=not reason,
            reason=reason,
            px=36,
        )

    def _orders(self, page: Page, area: pygame.Rect) -> None:
        held = [order for order in self.holder.orders if order.printing != self._given]
        if not held and not self.full:
            widgets.label(page, area, say("You have no orders now."), px=30, align="center")
        boxes = [pygame.Rect(area.x + at % 2 * 274, area.y + at // 2 * 174, *SLIP) for at in range(len(held))]
        if not self.full:
            boxes = layout.row(area, len(held), LARGE_SLIP, 24)
        for order, box in zip(held, boxes, strict=True):
            self._slip(page, order, box)

    def _slip(self, page: Page, order: Order, box: pygame.Rect) -> None:
        title = words.printing_title(order.printing, self.sitting.content)
        picture, about = slip_picture(self.sitting, self.seat, order), ("order", *order)
        widgets.piece(page, HeldOrder(order.printing), box, picture, title, about=about)

    def _discards(self, page: Page, box: pygame.Rect) -> None:
        widgets.place(page, "discards", box, say("Discard pile"), widgets.slot_picture())
        caption = pygame.Rect(box.x, box.y + 8, box.w, 48)
        widgets.label(page, caption, say("Discard pile"), px=32, colour=theme.PAPER_LIGHT, align="center")
        given = next((order for order in self.holder.orders if order.printing == self._given), None)
        if given:
            spot = pygame.Rect(0, 0, *SLIP)
            spot.center = box.center
            self._slip(page, given, spot)

    def places_for(self, piece: str) -> frozenset[str]:
        """The discards and back; nothing where the seat has a free slot (O8)."""
        if not self.full or not isinstance(piece, HeldOrder):
            return NO_PLACES
        return frozenset({"orders" if piece.printing == self._given else "discards"})

    def lay(self, piece: str, place: str) -> Transition:
        """Choose the order to give; nothing happens before the draw."""
        self._given = piece.printing if isinstance(piece, HeldOrder) and place == "discards" else None
        self.changed()
        return None

    def press(self, name: str) -> Transition:
        """Draw, or leave."""
        if name == "draw":
            self.submit(DrawOrder(self.seat, self._given))
            return None
        if isinstance(name, HeldOrder):
            self.toast(say("You have a free slot, so no order needs to be discarded."))
            return None
        return super().press(name)
