"""The table as it stands after the end: the board, row by row, and below it the printing house of any seat."""

import pygame

from game.client.base.i18n import say
from game.client.scenes.board import BOARD_ROWS
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts.bar import press_common, top_bar
from game.client.scenes.parts.seat_panels import seat_panels
from game.client.session.match_session import MatchSession
from game.client.text.terms import action_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Transition
from game.client.ui.target_names import OrderSlot, SeatPanel
from game.rules.names import ACTIONS, Action

BAND, CLOSE = pygame.Rect(1512, 592, 224, 100), pygame.Rect(1748, 592, 148, 100)
GEARS_DOWN = 340  # in the Gears action they are elsewhere, because strips are there


class LastLook(GameScene):
    """Shows board and houses after the end, when nothing can be moved any more.

    Panels `seat:<n>` change the house, `row` opens the next row, `close` leaves; the rest as on the board.
    """

    name = "last look"
    default = "close"

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session, session.shown.step)
        self.seat = session.seats.printers[0]  # whose house is shown
        self._open: Action = ACTIONS[-1]

    def build(self, page: Page) -> None:
        view = self.session.view()
        page.part(top_bar, self.session, view, say("The table at the end"))
        BOARD_ROWS[self._open](self).build(page, view)
        page.part(seat_panels, self.session, view, self.seat)
        down = GEARS_DOWN if self._open == "gears" else 0
        words = say("Show {action}", action=action_words(self._following))
        widgets.page_button(page, "band", BAND.move(0, down), words, px=28)
        widgets.page_button(page, "close", CLOSE.move(0, down), say("Close"), "primary", px=30)

    @property
    def _following(self) -> Action:
        return ACTIONS[(ACTIONS.index(self._open) + 1) % len(ACTIONS)]

    def press(self, name: str) -> Transition:
        match name:
            case "band":
                self._open = self._following
            case SeatPanel(seat) if seat in self.session.seats.printers:
                self.seat = seat
            case "log" | "rules" | "menu" | OrderSlot():
                return press_common(self, name)
        return None

    def back(self) -> Transition:
        return Pop()
