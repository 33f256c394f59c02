"""The whole board at once: all five actions with every piece, and beside it what everybody holds."""

from game.client.base.bindings import Intent
from game.client.base.i18n import ROMAN, say
from game.client.base.subject import About
from game.client.graphics import layout, theme
from game.client.parts import seat_panel, ties_words
from game.client.parts.common import to_house
from game.client.parts.sights import Gaze
from game.client.scenes.whole_board.bands import bands
from game.client.scenes.whole_board.holdings import holdings
from game.client.screen.game_scene import look_closer
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Scene, Transition
from game.client.ui.target_names import SeatPanel
from game.rules.view import OBSERVER


class WholeBoard(Scene):
    """Shows what everybody may see, and no plan; it closes to the scene below, which has not changed.

    Panels `seat:<n>` open a printing house; `close` goes back. Pieces are sights `look:<kind>:<id>`.
    """

    name = "whole board"
    default = "close"

    def __init__(self, sitting: Sitting, seat: int = OBSERVER) -> None:
        self.sitting = sitting
        self.seat = seat
        self._stop = sitting.shown.stop

    # what is seen

    def build(self, page: Page) -> None:
        """Put the five bands, and the seats in turn order."""
        view = self.sitting.view()
        widgets.table(page)
        words = say("The board in round {round}", round=ROMAN[view.round])
        heading = layout.rect("whole board", "heading")
        widgets.label(page, heading.move(4, 0), words, px=44, face="sc", colour=theme.PAPER_LIGHT)
        close = layout.rect("whole board", "close")
        widgets.page_button(page, "close", close, say("Close"), "plain", hint=say("Back to the game."))
        holder = view.seats[self.seat] if self.seat in self.sitting.printers else None
        bands(page, Gaze(self.sitting, view, holder))
        ties = ties_words(self.sitting, view, self.seat)
        rect = layout.rect("whole board", "ties")
        widgets.label(page, rect, ties, px=26, colour=theme.PAPER_LIGHT, wrap=True)
        boxes = layout.grid("whole board", "seat", len(view.turn_order))
        for place, (seat, box) in enumerate(zip(view.turn_order, boxes, strict=True), start=1):
            seat_panel(page, self.sitting, view.seats[seat], box, place, active=seat == self.seat)
            holdings(page, self.sitting, view.seats[seat], box)

    # what it answers

    def press(self, name: str) -> Transition:
        """A printing house, or back."""
        if isinstance(name, SeatPanel):
            return to_house(self.sitting, name.seat)
        return Pop() if name == "close" else None

    def intend(self, intent: Intent) -> Transition:
        """Close at the key that opened it."""
        return Pop() if intent == "board" else None

    def closer_look(self, about: About) -> Transition:
        """A piece seen close."""
        return look_closer(self.sitting, self.seat, about)

    def tick(self, dt_s: float) -> bool:
        """Let computer players go on thinking, so that they plan while somebody looks."""
        words = self.sitting.think_along(self._stop)
        if words:
            self.toast(words)
        return False

    def next(self) -> Transition:
        """Close once the game stops elsewhere, because then another scene or a curtain is due."""
        return None if self.sitting.shown.stop == self._stop else Pop()
