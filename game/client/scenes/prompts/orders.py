"""Questions about an order as a reward: whether to draw for one, and what of the drawn cards to keep."""

from collections.abc import Sequence

import pygame

from game.client import piece_words as words
from game.client import theme, widgets
from game.client.art import cards
from game.client.brush import Picture
from game.client.messages import say, say_count
from game.client.page import Page
from game.client.readings import letters_covered
from game.client.scene import Transition
from game.client.scenes.prompts.question import Question, after
from game.client.sitting import Sitting
from game.rules import decisions as ask
from game.rules.moves import BuyCards, DrawOrder, KeepOrder
from game.rules.names import Order

SLIP = (250, 158)
CARD = (168, 235)
SMALLEST_CARD = 120


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
            return say("All your slots are full: drag the order to give up to the discards, then draw.")
        return say("Draw two cards of both kinds and keep one of each as a new order.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the orders held, where one has to go the discards, and the button to draw."""
        area = pygame.Rect(rect.x, rect.y, rect.w, rect.h - 112)
        slots = area if not self.full else pygame.Rect(rect.x, rect.y, 2 * SLIP[0] + 24, area.h)
        if self.full:
            widgets.place(page, "orders", slots, say("Your orders"))
            self._discards(page, pygame.Rect(slots.right + 64, rect.y, rect.right - slots.right - 64, 2 * SLIP[1] + 16))
        self._orders(page, slots)
        draw = pygame.Rect(rect.centerx - 320, rect.bottom - 96, 640, 88)
        reason = self.sitting.why_not(DrawOrder(self.seat, self._given))
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
            widgets.label(page, area, say("You hold no order now."), px=30, align="center")
        for at, order in enumerate(held):
            columns = 2 if self.full else 4
            box = pygame.Rect(area.x + at % columns * 274, area.y + at // columns * 174, *SLIP)
            self._slip(page, order, box)

    def _slip(self, page: Page, order: Order, box: pygame.Rect) -> None:
        title = words.printing_title(order.printing, self.sitting.content)
        picture, about = slip_picture(self.sitting, self.seat, order), ("order", *order)
        widgets.piece(page, f"order:{order.printing}", box, picture, title, about=about)

    def _discards(self, page: Page, box: pygame.Rect) -> None:
        widgets.place(page, "discards", box, say("Discards"), widgets.slot_picture())
        caption = pygame.Rect(box.x, box.y + 8, box.w, 48)
        widgets.label(page, caption, say("Discards"), px=32, colour=theme.PAPER_LIGHT, align="center")
        given = next((order for order in self.holder.orders if order.printing == self._given), None)
        if given:
            spot = pygame.Rect(0, 0, *SLIP)
            spot.center = box.center
            self._slip(page, given, spot)

    def places_for(self, piece: str) -> frozenset[str]:
        """To the discards and back; no order leaves a seat that has a free slot (O8)."""
        if not self.full:
            return frozenset()
        return frozenset({"orders" if after(piece) == self._given else "discards"})

    def lay(self, piece: str, place: str) -> Transition:
        """Choose the order to give; nothing happens before the draw."""
        self._given = after(piece) if place == "discards" else None
        self.changed()
        return None

    def press(self, name: str) -> Transition:
        """Draw, or leave."""
        if name == "draw":
            self.submit(DrawOrder(self.seat, self._given))
            return None
        if name.startswith("order:"):
            self.toast(say("You have a free slot, so no order needs to go."))
            return None
        return super().press(name)


class KeepAnOrder(Question):
    """O4, O5: drawn cards, `printing:<id>` and `refinement:<id>`, go to `slot:printing` and `slot:refinement`.

    `keep` confirms; `buy:2:0`, `buy:1:1` and `buy:0:2` pay for two cards more. Cards go back to `drawn`.
    """

    name = "keep order"
    places = ("slot:printing", "slot:refinement", "drawn")
    sheet = (72, 96, 1776, 940)
    decision: ask.KeepingOrder

    def __init__(self, sitting: Sitting, decision: ask.KeepingOrder, chosen: dict[str, str] | None = None) -> None:
        super().__init__(sitting, decision)
        self._chosen: dict[str, str] = dict(chosen or {})  # by kind

    @property
    def has_draft(self) -> bool:
        """Whether a card lies on the new order."""
        return bool(self._chosen)

    def take_back(self) -> None:
        """Put the card back that was chosen last."""
        self._chosen.popitem()

    def title(self) -> str:
        """What is chosen."""
        return say("keep one order")

    def purpose(self) -> str:
        """What to drag, and that there is no way back."""
        return say("Drag one card of each kind to the new order. The others are discarded.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the drawn cards at the left, the new order at the right, and below what more can be bought."""
        drawn = pygame.Rect(rect.x, rect.y, rect.w - 2 * CARD[0] - 96, 2 * CARD[1] + 24)
        widgets.place(page, "drawn", drawn, say("Drawn cards"))
        self._row(page, "printing", self.decision.printing, drawn, drawn.y)
        self._row(page, "refinement", self.decision.refinement, drawn, drawn.y + CARD[1] + 24)
        self._slots(page, pygame.Rect(drawn.right + 48, rect.y, 2 * CARD[0] + 24, rect.h))
        self._purchases(page, pygame.Rect(rect.x, drawn.bottom + 24, rect.w, 88))

    def _row(self, page: Page, kind: str, drawn: Sequence[str], area: pygame.Rect, top: int) -> None:
        """Cards side by side; many are smaller, and very many lie over each other."""
        width = max(SMALLEST_CARD, min(CARD[0], area.w // len(drawn) - 12))
        height = round(width * CARD[1] / CARD[0])
        pitch = min(width + 24, (area.w - width) // max(1, len(drawn) - 1))
        for at, card in enumerate(drawn):
            if card != self._chosen.get(kind):
                box = pygame.Rect(area.x + at * pitch, top + (CARD[1] - height) // 2, width, height)
                self._card(page, kind, card, box)

    def _card(self, page: Page, kind: str, card: str, box: pygame.Rect) -> None:
        content = self.sitting.content
        if kind == "printing":
            title, hint = words.printing_title(card, content), words.printing_words(content.printing[card])
        else:
            title, hint = words.refinement_title(card, content), words.refinement_words(content.refinement[card])
        picture = card_picture(self.sitting, kind, card)
        widgets.piece(page, f"{kind}:{card}", box, picture, title, hint=hint, about=(kind, card))

    def _slots(self, page: Page, area: pygame.Rect) -> None:
        widgets.heading(page, (area.x, area.y, area.w, 48), say("The new order"), 34)
        for at, kind in enumerate(("printing", "refinement")):
            box = pygame.Rect(area.x + at * (CARD[0] + 16), area.y + 56, *CARD)
            label = say("Printing card") if kind == "printing" else say("Refinement card")
            widgets.place(page, f"slot:{kind}", box, label, widgets.slot_picture("light"))
            if kind in self._chosen:
                self._card(page, kind, self._chosen[kind], box)
            else:
                widgets.label(page, box.inflate(-24, -24), label, px=28, align="center", wrap=True)
        keep = pygame.Rect(area.x, area.y + 56 + CARD[1] + 24, area.w, 100)
        reason = "" if len(self._chosen) == 2 else say("Lay one printing and one refinement card here first.")
        widgets.page_button(
            page,
            "keep",
            keep,
            say("Keep this order"),
            "primary",
            icon="check",
            enabled=not reason,
            reason=reason,
            px=36,
        )

    def _purchases(self, page: Page, line: pygame.Rect) -> None:
        rules = self.sitting.content.rules
        price = words.guilder_words(rules.more_cards_price)
        label = say("Two cards more for {price} (you have {guilders})", price=price, guilders=self.holder.guilders)
        widgets.label(page, (line.x, line.y, 420, line.h), label, px=30, wrap=True)
        mixes = [(first, rules.more_cards_count - first) for first in range(rules.more_cards_count, -1, -1)]
        pitch = (line.w - 440) // len(mixes)
        for at, (printing, refinement) in enumerate(mixes):
            reason = self.sitting.why_not(BuyCards(self.seat, printing, refinement))
            box = pygame.Rect(line.x + 440 + at * pitch, line.y, pitch - 20, line.h)
            widgets.page_button(
                page, f"buy:{printing}:{refinement}", box, _mix_words(printing, refinement),
                enabled=not reason, reason=reason, px=28,
            )  # fmt: skip

    def places_for(self, piece: str) -> frozenset[str]:
        """Each kind has its slot, and a chosen card may go back."""
        kind, _, card = piece.partition(":")
        return frozenset({"drawn"} if self._chosen.get(kind) == card else {f"slot:{kind}"})

    def lay(self, piece: str, place: str) -> Transition:
        """Choose a card, or take it back; nothing happens before `keep`."""
        kind, _, card = piece.partition(":")
        if place == "drawn":
            self._chosen.pop(kind, None)
        else:
            self._chosen.pop(kind, None)  # so that the last one chosen comes last
            self._chosen[kind] = card
        self.changed()
        return None

    def elsewhere(self) -> str:
        """The slots tell the kinds apart."""
        return say("This slot is for the other kind of card: an order is one printing and one refinement card.")

    def press(self, name: str) -> Transition:
        """Keep, buy, or leave."""
        if name == "keep":
            self.submit(KeepOrder(self.seat, self._chosen["printing"], self._chosen["refinement"]))
        elif name.startswith("buy:"):
            printing, refinement = (int(part) for part in name.split(":")[1:])
            self.submit(BuyCards(self.seat, printing, refinement))
        else:
            return super().press(name)
        return None

    def next(self) -> Transition:
        """What was chosen stays chosen when more cards come."""
        now = self.sitting.prompt()
        if isinstance(now, ask.KeepingOrder) and now != self.decision and now.seat == self.seat:
            self.decision = now
            self.changed()
        return super().next()


def _mix_words(printing: int, refinement: int) -> str:
    if not refinement:
        return say_count("{count} printing card", "{count} printing cards", printing)
    if not printing:
        return say_count("{count} refinement card", "{count} refinement cards", refinement)
    return say("One of each")


def slip_picture(sitting: Sitting, seat: int, order: Order) -> Picture:
    """An order as it lies in its slot; letters that the seat's types cover are solid."""
    content = sitting.content
    printing, refinement = content.printing[order.printing], content.refinement[order.refinement]
    covered = letters_covered(content, sitting.view(seat).seats[seat], order)
    return lambda w, h: cards.order_slip(printing, refinement, (w, h), covered)


def card_picture(sitting: Sitting, kind: str, card: str) -> Picture:
    """A printing or refinement card."""
    content = sitting.content
    if kind == "printing":
        return lambda w, h: cards.printing_card(content.printing[card], w)
    return lambda w, h: cards.refinement_card(content.refinement[card], w)
