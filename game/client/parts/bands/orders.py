"""The Orders action: a printing and a refinement card are laid into one slot of the seat (O1, O2)."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import layout, order_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.parts.bands.base import Band, empty_space
from game.client.parts.house import box as house_box
from game.client.parts.orders import slot_boxes
from game.client.screen.game_scene import GameScene
from game.client.text.piece_text import printing_title, printing_words, refinement_title, refinement_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Transition
from game.client.ui.target_names import HALVES, Half, OrderCard, OrderSlot, order_card
from game.rules.moves import TakeOrder
from game.rules.view import View

HALF = (112, 157)
CARD_GAPS = {1: 48, 2: 48, 3: 28, 4: 8}  # the gap between cards of a kind, for each number of cards


class OrdersBand(Band):
    """Pieces `printing:<id>` and `refinement:<id>`; places `slot:<n>`, and `offer` to take a card back."""

    action = "orders"

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self.slot = 0
        self.laid: dict[Half, str] = {}  # for each kind the card in the slot, in the order in which they were laid

    @property
    def has_draft(self) -> bool:
        """Whether one half of an order is laid out."""
        return bool(self.laid)

    def take_back(self) -> None:
        """Put the half back to the board."""
        self.laid.clear()

    def task(self) -> str:
        """A sentence that says which card is still to be laid."""
        if "printing" in self.laid:
            return say("Now drag a refinement card into the same order slot.")
        if "refinement" in self.laid:
            return say("Now drag a printing card into the same order slot.")
        if self._full and self.may_act:
            return say("All slots are full: drag a card onto the order you discard.")
        return say("Drag one printing card and one refinement card into a free order slot.")

    @property
    def _full(self) -> bool:
        return len(self.view.seats[self.scene.seat].orders) >= self.content.rules.order_slots

    # what is seen

    def lay_out(self, page: Page, view: View) -> None:
        """Put both rows of cards."""
        band = layout.rect("take orders", "active band")
        row = pygame.Rect(band.x + 4, band.y + 54, band.w - 8, band.h - 60)
        widgets.ground(page, "offer", row, say("Cards on offer"))
        page.draw(band, lambda brush: brush.line((752, band.y + 60), (752, band.bottom - 14), theme.INK_SOFT, 2))
        card_size, gap = layout.rect("take orders", "board card").size, CARD_GAPS[len(view.printing_row)]
        for kind, half in zip(HALVES, ("printing cards", "refinement cards"), strict=True):
            row_of = view.printing_row if kind == "printing" else view.refinement_row
            boxes = layout.row(layout.rect("take orders", half), len(row_of), card_size, gap)
            for space, (card, box) in enumerate(zip(row_of, boxes, strict=True), start=1):
                self._space(page, kind, card, space, box)

    def _space(self, page: Page, kind: Half, card: str | None, space: int, box: pygame.Rect) -> None:
        if card is None or card in self.laid.values():
            empty_space(page, box, space)
        else:
            self._card(page, kind, card, box)

    def _card(self, page: Page, kind: Half, card: str, box: pygame.Rect) -> None:
        words = printing_title(card, self.content) if kind == "printing" else refinement_title(card, self.content)
        hint, about = self._hint(kind, card), (kind, card)
        widgets.piece(page, order_card(kind, card), box, self._picture(kind, card), words, hint=hint, about=about)

    def _picture(self, kind: Half, card: str) -> Picture:
        if kind == "printing":
            return lambda w, h: order_art.printing_card(self.content.printing[card], w)
        return lambda w, h: order_art.refinement_card(self.content.refinement[card], w)

    def _hint(self, kind: Half, card: str) -> str:
        if kind == "printing":
            return printing_words(self.content.printing[card])
        return refinement_words(self.content.refinement[card])

    def house(self, page: Page, view: View) -> None:
        """Put the printing house, and in the chosen slot the half that is laid out."""
        super().house(page, view)
        if not self.laid:
            return
        box = slot_boxes(house_box("order slots"), self.content.rules.order_slots)[self.slot]
        page.draw(box, lambda brush: _paint_draft_ground(brush, box))
        for kind, card in self.laid.items():
            right = kind == "refinement"
            half = pygame.Rect(box.right - HALF[0] - 4 if right else box.x + 4, box.y, *HALF)
            self._card(page, kind, card, half)
            other = pygame.Rect(box.x + 8 if right else box.centerx + 4, box.y + 20, box.w // 2 - 14, box.h - 40)
            words = say("and a printing card") if right else say("and a refinement card")
            widgets.label(page, other, words, px=26, colour=theme.PAPER_LIGHT, align="center", wrap=True)

    # what it answers

    def places_for(self, piece: str) -> frozenset[str]:
        """Cards go to a slot that may take them; a laid one back to the board as well."""
        if not isinstance(piece, OrderCard) or not self.may_act:
            return frozenset()
        held = len(self.view.seats[self.scene.seat].orders)
        slots = range(self.content.rules.order_slots)
        free = {OrderSlot(slot) for slot in slots if (self._full or slot >= held)}
        if self._lies(piece):
            return frozenset(free | {"offer"})
        if self.laid and piece.kind not in self.laid:
            return frozenset({OrderSlot(self.slot)})
        return frozenset(free)

    def click_place(self, piece: str) -> str:
        """The first free slot, because all free ones are alike; for a card in the slot, the board."""
        places = self.places_for(piece)
        if self._lies(piece):
            return "offer"
        slot = OrderSlot(self.slot if self.laid else len(self.view.seats[self.scene.seat].orders))
        return slot if not self._full and slot in places else super().click_place(piece)

    def _lies(self, piece: str) -> bool:
        """Whether a card lies in the slot."""
        return isinstance(piece, OrderCard) and self.laid.get(piece.kind) == piece.card

    def lay(self, piece: str, place: str) -> Transition:
        """Lay a half; with both the order is taken."""
        match piece, place:
            case OrderCard(), "offer":
                self.laid.pop(piece.kind, None)
            case OrderCard(card), OrderSlot(slot):
                self.slot, self.laid[piece.kind] = slot, card
                self._take_if_whole()
        self.scene.changed()
        return None

    def _take_if_whole(self) -> None:
        held = self.view.seats[self.scene.seat].orders
        given = held[self.slot].printing if self._full else None
        if len(self.laid) < len(HALVES):
            if given:
                self.scene.toast(say("This discards “{title}”.", title=printing_title(given, self.content)))
            return
        move = TakeOrder(self.scene.seat, self.laid["printing"], self.laid["refinement"], given)
        self.laid.clear()
        self.scene.submit(move)

    def why_not(self, piece: str, place: str) -> str:
        """Which slots take cards, and which card is wanted now."""
        if words := self.closed_words():
            return words
        if not isinstance(place, OrderSlot):
            return say("Place cards in an order slot of your printing house.")
        if self.laid:
            return say("Place both cards of an order in the same slot.")
        return say("This slot holds an order. Discard one only when all slots are full.")

    def press(self, name: str) -> Transition:
        """Say why a card cannot be lifted."""
        return None if name == "offer" else super().press(name)


def _paint_draft_ground(brush: Brush, box: pygame.Rect) -> None:
    brush.blit(widgets.slot_picture(), box)
    brush.rect(box, theme.BRASS_LIGHT, width=4, radius=8)
