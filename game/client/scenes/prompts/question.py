"""The base of all questions: a sheet over the dimmed table with a title, a purpose, pieces and buttons.

Every question answers `workshop:<seat>` (look at the printing house), `board` (the whole board), `hint`, `menu`, `undo`
(take back what was laid here, or else the move that led here) and, where the rules allow it, `decline`. A subclass says
which `Move` it would be to lay a piece on a place; what glows, what is refused and why then follows from the rules.
"""

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import layout, pictures
from game.client.parts.bar import board_button, hint_button
from game.client.parts.my_orders import order_rows
from game.client.screen.destinations import ToBoard, ToHouse
from game.client.screen.game_scene import PromptScene, to_menu
from game.client.screen.move_laying import MoveLaying
from game.client.session.hints import to_hint
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Push, Transition
from game.client.ui.target_names import HouseButton
from game.rules import moves as ask
from game.rules.moves import Decline
from game.rules.state import Seat
from game.rules.view import View

PURPOSE_HEIGHT = 92
ORDERS = pygame.Rect(24, 932, 1872, 132)  # below the sheet of a question
ABOVE = 84  # the least room above a sheet for its purpose in large words
WAYS = 4  # out of a question, along a line
HINT, MENU = pygame.Rect(0, 0, 120, 68), pygame.Rect(0, 0, 72, 68)


class Question(MoveLaying, PromptScene):
    """Shows what is asked; pieces and places are added by `body`."""

    sheet = layout.RECTS["overlay"]["sheet"]
    purpose_height = PURPOSE_HEIGHT

    # what a subclass fills in

    def title(self) -> str:
        """The question in a few words."""
        raise NotImplementedError

    def purpose(self) -> str:
        """What to do, in a sentence."""
        raise NotImplementedError

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put pieces and places into the middle of the sheet."""

    def elsewhere(self, piece: str) -> str:
        """The sentence for a piece on a place where it means nothing."""
        return say("It can’t go there. Choose a highlighted space.")

    # what they all share

    @property
    def view(self) -> View:
        """The table as the asked seat sees it."""
        return self.sitting.view(self.seat)

    @property
    def holder(self) -> Seat:
        """What the asked seat holds."""
        return self.view.seats[self.seat]

    def build(self, page: Page) -> None:
        """Put the sheet, its heading, the body and the ways out."""
        box = pygame.Rect(self.sheet)
        widgets.sheet(page, box, "rule")
        style = self.sitting.style(self.seat)
        widgets.picture(page, (box.x + 48, box.y + 36, 84, 84), pictures.badge(style))
        inner = pygame.Rect(box.x + 48, box.y + 32, box.w - 96, box.h - 64)
        room = inner.w - 104 - HINT.w - MENU.w - 32
        widgets.heading(page, (inner.x + 104, inner.y, room, 56), self.heading_words(), 42)
        if percent() == USUAL or box.y < ABOVE:
            words = pygame.Rect(inner.x + 104, inner.y + 54, room, self.purpose_height - 22)
            widgets.label(page, words, self.purpose(), px=28, wrap=True, valign="top")
        else:
            self._build_purpose_above(page, pygame.Rect(ORDERS.x, 4, ORDERS.w, box.y - 12))
        hint_button(page, HINT.move(inner.right - MENU.w - 16 - HINT.w, inner.y))
        menu = MENU.move(inner.right - MENU.w, inner.y)
        widgets.page_button(
            page,
            "menu",
            menu,
            "",
            "dark",
            icon="menu",
            hint=say("Menu: rules, settings, leave."),
            spoken=say("Menu"),
        )
        top = inner.y + 54 + self.purpose_height
        self.body(page, pygame.Rect(inner.x, top, inner.w, inner.bottom - 104 - top))
        self.ways_out(page, pygame.Rect(inner.x, inner.bottom - 88, inner.w, 88))
        if box.bottom < ORDERS.y:
            self._build_orders(page)

    def _build_purpose_above(self, page: Page, box: pygame.Rect) -> None:
        """Put what to do on a sheet of its own, where it is read at more than its usual size."""
        widgets.sheet(page, box)
        widgets.label(page, box.inflate(-72, -16), self.purpose(), px=28, wrap=True, align="center")

    def _build_orders(self, page: Page) -> None:
        """Put the seat's orders with what they lack below the sheet, which hides them on the table."""
        widgets.sheet(page, ORDERS)
        rows = pygame.Rect(ORDERS.x + 36, ORDERS.y + 14, ORDERS.w - 72, ORDERS.h - 28)
        order_rows(page, rows, self.sitting, self.holder, self.sitting.content.rules.order_slots, lacks=True)

    def heading_words(self) -> str:
        """Who is asked what."""
        return say("{seat}: {question}", seat=self.sitting.name(self.seat), question=self.title())

    def ways_out(self, page: Page, rect: pygame.Rect) -> None:
        """Put the buttons that all questions have, along a line."""
        pitch = (rect.w + 24) // WAYS
        undo, house, board, decline = (
            pygame.Rect(rect.x + at * pitch, rect.y, pitch - 24, rect.h) for at in range(WAYS)
        )
        widgets.page_button(page, HouseButton(self.seat), house, say("Your printing house"), "wood", "eye", px=30)
        board_button(page, board)
        reason = "" if self.has_draft else self.sitting.turns.undo_reason(self.seat)
        widgets.page_button(page, "undo", undo, say("Undo"), icon="undo", enabled=not reason, reason=reason, px=30)
        self.last_way_out(page, decline)

    def last_way_out(self, page: Page, rect: pygame.Rect) -> None:
        """Put `decline`, or the words that this reward has to be taken."""
        allowed = type(self.decision) in ask.DECLINABLE
        reason = "" if allowed else self.sitting.turns.why_not(Decline(self.seat))
        widgets.page_button(page, "decline", rect, say("Decline"), icon="cross", enabled=allowed, reason=reason, px=30)

    def press(self, name: str) -> Transition:
        """Leave by one of the ways out."""
        if isinstance(name, HouseButton):
            return Push(ToHouse(self.sitting, name.seat))
        if name == "board":
            return Push(ToBoard(self.sitting, self.seat))
        if name == "hint":
            return to_hint(self, self.sitting)
        if name == "menu":
            return to_menu(self.sitting)
        if name == "undo":
            self._undo()
        if name == "decline":
            self.submit(Decline(self.seat))
        return None

    @property
    def has_draft(self) -> bool:
        """Whether something is laid out that is not an answer yet."""
        return False

    def take_back(self) -> None:
        """Take back what was laid out last."""

    def _undo(self) -> None:
        if self.has_draft:
            self.take_back()
            self.changed()
        else:
            self.undo()
