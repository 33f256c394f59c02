"""P5: one printing and one refinement card of the pool for an order."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.graphics.icons import icon_picture
from game.client.parts.draft_table import BOARD, CARD, DraftTable
from game.client.scenes.preparation.choices.choice import Choice
from game.client.screen.game_scene import GameScene
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES
from game.client.ui.target_names import CardPool, CardSlot, Half, OrderCard, PrintingPiece, order_card
from game.rules import moves as ask
from game.rules.moves import DraftOrder
from game.rules.view import View

SLOTS = {"printing": pygame.Rect(48, 772, *CARD), "refinement": pygame.Rect(232, 772, *CARD)}


class DraftChoice(Choice):
    """Pieces `printing:<id>` and `refinement:<id>`; places `card slot:<kind>`, and `pool:<kind>` to put one back."""

    wide = True
    confirm_box = pygame.Rect(424, 924, 288, 84)
    board_box = pygame.Rect(424, 848, 288, 64)
    undo_box = pygame.Rect(424, 772, 288, 64)
    laid_in = ("printing", "refinement")
    printing = ""
    refinement = ""

    def __init__(self, scene: GameScene, decision: ask.Decision) -> None:
        super().__init__(scene, decision)
        self._table = DraftTable(self.sitting, self.seat)

    def task(self) -> str:
        """Who takes an order."""
        return say("{seat} takes an order", seat=self.sitting.name(self.seat))

    def build(self, page: Page, view: View) -> None:
        """Put both pools, the slots of the order, and what everybody has."""
        self._table.build_ground(page, view)
        title = pygame.Rect(BOARD.x + 24, BOARD.y + 10, 680, 44)
        words = say("Your new order: one card of each kind")
        widgets.label(page, title, words, px=32, colour=theme.PAPER_LIGHT)
        self._build_slot(page, "printing", "type", say("Drag a printing card here"))
        self._build_slot(page, "refinement", "drop", say("Drag a refinement card here"))
        for card in view.draft_printing:
            self._build_card(page, view, "printing", card)
        for card in view.draft_refinement:
            self._build_card(page, view, "refinement", card)
        self._table.build_seats(page, view)

    def _build_slot(self, page: Page, kind: Half, icon: str, words: str) -> None:
        """Put the place of a card, which says which one goes there and how."""
        box = SLOTS[kind]
        hint = say("Or click a card first, and then its space.")
        widgets.place(page, CardSlot(kind), box, words, widgets.slot_picture(), hint)
        mark = pygame.Rect(box.centerx - 32, box.y + 12, 64, 64)
        widgets.picture(page, mark, icon_picture(icon, theme.BRASS))
        rest = pygame.Rect(box.x + 4, mark.bottom + 4, box.w - 8, box.bottom - mark.bottom - 6)
        widgets.label(page, rest, words, px=26, colour=theme.PAPER_LIGHT, align="center", wrap=True)

    def _build_card(self, page: Page, view: View, kind: Half, card: str) -> None:
        box = SLOTS[kind] if card in (self.printing, self.refinement) else self._table.home(view, kind, card)
        picture, words, hint = self._table.shown(kind, card)
        widgets.piece(page, order_card(kind, card), box, picture, words, hint=hint, about=(kind, card))

    def places_for(self, piece: str) -> frozenset[str]:
        """To the slot of its kind; from there, back."""
        if not isinstance(piece, OrderCard):
            return NO_PLACES
        laid = piece.card in (self.printing, self.refinement)
        return frozenset({CardPool(piece.kind) if laid else CardSlot(piece.kind)})

    def put(self, piece: str, place: str) -> None:
        """Lay a card in its slot, in place of another, or put it back."""
        if isinstance(piece, OrderCard):
            setattr(self, piece.kind, piece.card if isinstance(place, CardSlot) else "")

    def why_not(self, piece: str, place: str) -> str:
        """An order is one card of each kind."""
        if isinstance(piece, PrintingPiece):
            return say("This is a printing card: place it in the left half of the order.")
        return say("This is a refinement card: place it in the right half of the order.")

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
