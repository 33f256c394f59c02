"""The questions whether to draw cards for an order, and which to keep as one (O4 to O8, A4); all questions by kind."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import ngettext, say
from game.client.graphics import layout, panes, theme
from game.client.scenes import questions
from game.client.scenes.game_scene import PromptScene
from game.client.scenes.parts import blocks, player_board
from game.client.scenes.parts.gear_train import use_button
from game.client.scenes.parts.offers import type_offers, used_words
from game.client.scenes.parts.orders import card_piece, order_rows, slip_picture
from game.client.session.match_session import MatchSession
from game.client.text import piece_text as words
from game.client.text import terms
from game.client.ui import target_names as names
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Push, Transition
from game.rules import moves as mv
from game.rules.names import Order

SLIP, LARGE_SLIP = (250, 158), (340, 215)


class OfferOrder(questions.Question, name="offer order", default="draw"):
    """O4, O6: `draw`, or `decline`. With full slots the order to give, `order:<printing>`, goes to `discards` first."""

    places = ("discards", "orders")
    decision: mv.OfferingOrder

    _given: str | None = None

    @property
    def full(self) -> bool:
        """Whether an order has to go first."""
        return len(self.holder.orders) >= self.session.content.rules.order_slots

    @property
    def has_draft(self) -> bool:
        return self._given is not None

    def take_back(self) -> None:
        self._given = None

    def asks(self) -> tuple[str, str]:
        purpose = say("Draw two cards of each kind and keep one of each as a new order.")
        if self.full:
            purpose = say("All slots are full: put the order you discard on the discard pile, then draw.")
        return say("draw for an order?"), purpose

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the orders held, where one has to go the discards, and the button to draw."""
        area = pygame.Rect(rect.x, rect.y, rect.w, rect.h - 112)
        slots = area if not self.full else pygame.Rect(rect.x, rect.y, 2 * SLIP[0] + 24, area.h)
        if self.full:
            widgets.ground(page, "orders", slots, say("Your orders"))
            self._discards(page, pygame.Rect(slots.right + 64, rect.y, rect.right - slots.right - 64, 2 * SLIP[1] + 16))
        self._orders(page, slots)
        draw = pygame.Rect(rect.centerx - 220, rect.bottom - 96, 440, 88)
        reason = self.session.turns.why_not(mv.DrawOrder(self.seat, self._given))
        widgets.page_button(page, "draw", draw, say("Draw the cards"), "primary", icon="orders", reason=reason, px=36)

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
        title = words.printing_title(order.printing, self.session.content)
        picture, subject = slip_picture(self.session.content, self.holder, order), ("order", *order)
        widgets.piece(page, names.HeldOrder(order.printing), box, picture, title, subject=subject)

    def _discards(self, page: Page, box: pygame.Rect) -> None:
        widgets.place(page, "discards", box, say("Discard pile"), widgets.slot_picture())
        caption = (box.x, box.y + 8, box.w, 48)
        widgets.label(page, caption, say("Discard pile"), px=32, colour=theme.PAPER_LIGHT, align="center")
        given = next((order for order in self.holder.orders if order.printing == self._given), None)
        if given:
            self._slip(page, given, layout.row(box, 1, SLIP, 0)[0])

    def places_for(self, piece: str) -> frozenset[str]:
        """The discards and back; nothing where the seat has a free slot (O8)."""
        if not self.full or not isinstance(piece, names.HeldOrder):
            return NO_PLACES
        return frozenset({"orders" if piece.printing == self._given else "discards"})

    def lay(self, piece: str, place: str) -> None:
        """Choose the order to give; nothing happens before the draw."""
        self._given = piece.printing if isinstance(piece, names.HeldOrder) and place == "discards" else None

    def press(self, name: str) -> Transition:
        if name == "draw":
            self.submit(mv.DrawOrder(self.seat, self._given))
            return None
        if isinstance(name, names.HeldOrder):
            self.toast(say("You have a free slot, so no order needs to be discarded."))
            return None
        return super().press(name)


CARD = (168, 235)
LARGE_CARD, FEW = (210, 294), 4  # drawn cards up to which they are shown large
SMALLEST_CARD = 120
HELD, CAPTION = 128, 29  # heights of the orders with what they lack, and of the words over them
PURCHASES = 72
LABEL = 464  # width of the words before the purchases
HOUSE = 352  # width of what can be done before an order is kept
GAP = 40


class KeepAnOrder(questions.Question, name="keep order"):
    """O4, O5: drawn cards, `printing:<id>` and `refinement:<id>`, go to `card slot:printing` and `card
    slot:refinement`.

    `keep` confirms; `buy cards:2:0`, `buy cards:1:1` and `buy cards:0:2` pay for two cards more. Cards go back to
    `drawn`. A4: `use:<axle>` uses a gear and `buy` opens the case of types before an order is kept.
    """

    places = (names.CardSlot("printing"), names.CardSlot("refinement"), "drawn")
    sheet = (72, 84, 1776, 984)
    purpose_height = 60  # of one line: what is drawn needs the room
    decision: mv.KeepingOrder

    def __init__(self, session: MatchSession, decision: mv.KeepingOrder, floor: int = 0) -> None:
        super().__init__(session, decision, floor)
        self._chosen: dict[names.Half, str] = {}

    @property
    def has_draft(self) -> bool:
        return bool(self._chosen)

    def take_back(self) -> None:
        self._chosen.popitem()

    def views(self) -> list[panes.View]:
        """Where all is larger, the cards and the new order; what can be done before; the task."""
        whole = super().views()
        if not self.large:
            return whole
        inner, body = self.inside()
        drawn, house, slots, line = self._parts(body)
        cards = drawn.x - 2, drawn.y - 2, slots.right - drawn.x + 4, drawn.h - HELD - 2
        head = inner.x + 100, inner.y, drawn.w, 62
        held = drawn.x - 4, drawn.bottom - HELD - 4, drawn.w + 8, HELD + 8
        ways = questions.HINT.w + 16 + questions.MENU.w
        hint = inner.right - ways, inner.y, ways, questions.MENU.h
        foot = pygame.Rect(inner.x, inner.bottom - 88, inner.w, 88)
        undo, own, board, decline = (blocks.block(box, 0) for box in questions.way_boxes(foot))
        mixes = _mix_boxes(line, self.session.content.rules.more_cards_count + 1)
        more = (line.x, line.y, LABEL - 20, line.h), *(blocks.block(box, 2) for box in mixes)
        return [
            panes.View(say("Drawn cards"), ((head, hint), cards, (undo, decline))),
            panes.View(say("Printing house"), (blocks.block(house, 6), (held, more, (own, board)))),
            panes.View(say("Rules"), ((inner.x, inner.y, inner.w, 132),)),
        ]

    def asks(self) -> tuple[str, str]:
        return say("keep one order"), say("Place one card of each kind in the new order. The others are discarded.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the drawn cards at the left, then the house, then the new order; below what more can be bought."""
        drawn, house, slots, line = self._parts(rect)
        widgets.ground(page, "drawn", drawn, say("Drawn cards"))
        self._drawn(page, drawn)
        self._house(page, house)
        self._slots(page, slots)
        self._purchases(page, line)

    def _parts(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """The rooms of the drawn cards, the house, the new order and, in a line below, more cards."""
        order, height = 2 * CARD[0] + 24, 2 * CARD[1] + 12 + HELD
        drawn = pygame.Rect(rect.x, rect.y, rect.w - order - HOUSE - 2 * GAP, height)
        house = pygame.Rect(drawn.right + GAP, rect.y, HOUSE, height)
        slots = pygame.Rect(rect.right - order, rect.y, order, rect.h)
        if self.large:  # the new order is beside the cards, and all of it a little narrower
            drawn.w -= 24
            slots.x, house.right = drawn.right + 16, rect.right
        return drawn, house, slots, pygame.Rect(rect.x, drawn.bottom + 20, rect.w, PURCHASES)

    def _drawn(self, page: Page, area: pygame.Rect) -> None:
        """Put the drawn cards: a few large and side by side, more in a row for each kind."""
        printing, refinement = self.decision.printing, self.decision.refinement
        together = [*map(names.PrintingPiece, printing), *map(names.RefinementPiece, refinement)]
        if len(together) > FEW:
            self._row(page, "printing", printing, area, area.y)
            self._row(page, "refinement", refinement, area, area.y + CARD[1] + 8)
        else:
            upper = pygame.Rect(area.x, area.y, area.w, LARGE_CARD[1])
            gap = 8 if self.large else 14
            for one, box in zip(together, layout.row(upper, len(together), LARGE_CARD, gap), strict=True):
                if one.card != self._chosen.get(one.kind):
                    card_piece(page, self.gaze, one.kind, one.card, box)
        if not self.holder.orders:
            return
        caption = pygame.Rect(area.x, area.bottom - HELD, area.w, CAPTION)
        widgets.label(page, caption, say("Your orders, and what they need"), px=26)
        below = pygame.Rect(area.x, caption.bottom, area.w, HELD - CAPTION)
        order_rows(page, below, self.session, self.holder, columns=max(2, len(self.holder.orders)), lacks=True)

    def _row(self, page: Page, kind: names.Half, drawn: Sequence[str], area: pygame.Rect, top: int) -> None:
        """Put cards side by side; many are smaller, and very many overlap."""
        width = max(SMALLEST_CARD, min(CARD[0], area.w // len(drawn) - 12))
        height = round(width * CARD[1] / CARD[0])
        pitch = min(width + 24, (area.w - width) // max(1, len(drawn) - 1))
        for at, card in enumerate(drawn):
            if card != self._chosen.get(kind):
                box = pygame.Rect(area.x + at * pitch, top + (CARD[1] - height) // 2, width, height)
                card_piece(page, self.gaze, kind, card, box)

    def _house(self, page: Page, area: pygame.Rect) -> None:
        """A4: the seat's gears and its types, to be used and bought before one of the orders is kept."""
        caption = say("Before you keep an order you may use gears and buy types.")
        widgets.label(page, (area.x, area.y, area.w, 64), caption, px=26, wrap=True, valign="top")
        for axle, placed in enumerate(self.holder.gears):
            box = pygame.Rect(area.x, area.y + 76 + axle * 80, area.w, 72)
            use_button(page, box, self.session, self.seat, (axle, placed))
        offers = type_offers(self.session, self.holder)
        player_board.types_tray(page, pygame.Rect(area.x, area.y + 318, area.w, 92), self.holder, offers)
        player_board.buy_button(page, pygame.Rect(area.x, area.bottom - 76, area.w, 76), self.holder, offers)

    def _slots(self, page: Page, area: pygame.Rect) -> None:
        widgets.heading(page, (area.x, area.y, area.w, 48), say("The new order"), 34)
        asks = {"printing": say("A printing card goes here"), "refinement": say("A refinement card goes here")}
        px = widgets.common_px(page, [(words, (CARD[0] - 24, CARD[1] - 24)) for words in asks.values()], 28)
        for at, kind in enumerate(names.HALVES):
            box = pygame.Rect(area.x + at * (CARD[0] + 16), area.y + 56, *CARD)
            label = say("Printing card") if kind == "printing" else say("Refinement card")
            widgets.place(page, names.CardSlot(kind), box, label, widgets.slot_picture("light"))
            if kind in self._chosen:
                card_piece(page, self.gaze, kind, self._chosen[kind], box)
            else:
                widgets.label(page, box.inflate(-24, -24), asks[kind], px=px, align="center", wrap=True, read=False)
        keep = pygame.Rect(area.x, area.y + 56 + CARD[1] + 24, area.w, 100)
        reason = "" if len(self._chosen) == 2 else say("Place one printing card and one refinement card here first.")
        widgets.page_button(page, "keep", keep, say("Keep this order"), "primary", icon="check", reason=reason, px=36)

    def _purchases(self, page: Page, line: pygame.Rect) -> None:
        rules = self.session.content.rules
        price = terms.guilder_words(rules.more_cards_price)
        label = say("2 more cards for {price} (you have {guilders})", price=price, guilders=self.holder.guilders)
        widgets.label(page, (line.x, line.y, 420, line.h), label, px=30, wrap=True)
        mixes = [(first, rules.more_cards_count - first) for first in range(rules.more_cards_count, -1, -1)]
        for (printing, refinement), box in zip(mixes, _mix_boxes(line, len(mixes)), strict=True):
            buy = mv.BuyCards(self.seat, printing, refinement)
            offer = self.session.turns.offer(buy)
            reason = "" if offer else self.session.turns.why_not(buy)
            hint = used_words(self.session, self.holder, offer.axles) if offer else ""
            widgets.page_button(
                page, names.BuyCardsButton(printing, refinement), box, _mix_words(printing, refinement),
                reason=reason, hint=hint, px=28,
            )  # fmt: skip

    def places_for(self, piece: str) -> frozenset[str]:
        """Each kind has its slot, and a chosen card may go back."""
        if not isinstance(piece, names.OrderCard):
            return NO_PLACES
        return frozenset({"drawn" if self._chosen.get(piece.kind) == piece.card else names.CardSlot(piece.kind)})

    def lay(self, piece: str, place: str) -> None:
        """Choose a card, or take it back; nothing happens before `keep`."""
        if isinstance(piece, names.OrderCard):
            self._chosen.pop(piece.kind, None)  # removed first, so that the last chosen card is the last in the dict
            if place != "drawn":
                self._chosen[piece.kind] = piece.card

    def elsewhere(self, piece: str) -> str:
        return say("This slot is for the other kind of card: an order is one printing and one refinement card.")

    def why_not(self, piece: str, place: str) -> str:
        return self.elsewhere(piece) if isinstance(place, names.CardSlot) else super().elsewhere(piece)

    def press(self, name: str) -> Transition:
        match name:
            case "buy":
                return Push(player_board.TypeCase(self.session, self.seat))
            case "keep":
                self.submit(mv.KeepOrder(self.seat, self._chosen["printing"], self._chosen["refinement"]))
            case names.BuyCardsButton(printing, refinement):
                self.submit(*self.session.turns.cheapest(mv.BuyCards(self.seat, printing, refinement)))
            case names.UseButton(axle):
                self.submit(mv.UseGear(self.seat, axle))
            case _:
                return super().press(name)
        return None

    def see(self) -> None:
        """Keep what was chosen when more cards are drawn."""
        super().see()
        now = self.session.shown.prompt
        if isinstance(now, mv.KeepingOrder) and now.seat == self.seat:
            self.decision = now


def _mix_boxes(line: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The buttons for more cards, right of their price."""
    pitch = (line.w - LABEL) // count
    return [pygame.Rect(line.x + LABEL + at * pitch, line.y, pitch - 20, line.h) for at in range(count)]


def _mix_words(printing: int, refinement: int) -> str:
    if not refinement:
        return ngettext("{count} printing card", "{count} printing cards", printing)
    if not printing:
        return ngettext("{count} refinement card", "{count} refinement cards", refinement)
    return say("One of each")


PROMPT_SCENES: dict[type[mv.Decision], type[PromptScene]] = {
    mv.ChoosingInk: questions.ChooseInk,
    mv.ChoosingAdvance: questions.ChooseAdvance,
    mv.ChoosingFreeType: questions.ChooseFreeType,
    mv.OfferingOrder: OfferOrder,
    mv.KeepingOrder: KeepAnOrder,
    mv.Rewards: questions.OrderRewards,
    mv.SwappingInk: questions.SwapAnInk,
    mv.ReturningInk: questions.ReturnAnInk,
    mv.SwappingType: questions.SwapAType,
    mv.ScrappingType: questions.ScrapAType,
    mv.BuyingDiscounted: questions.BuyDiscounted,
}
"""The scene of each question, made as `Class(sitting, decision)`."""
