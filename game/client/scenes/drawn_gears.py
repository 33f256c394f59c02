"""`guillard`: install gears of those drawn, one after the other, on the screen of the Gears action."""

from collections.abc import Sequence

from game.client.base.i18n import ngettext, say
from game.client.graphics import layout
from game.client.scenes.board.board_rows import BADGES
from game.client.scenes.board.gears_row import GearsRow
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts.bar import board_button
from game.client.ui import widgets
from game.client.ui.page import Page
from game.rules import moves as mv


class DrawnGearChoice(GearsRow):
    """`guillard`: the targets of the Gears action, but for `pass` and `end`, and `board`."""

    default = "install"
    wide = False
    beside = -BADGES  # there is no order of play before the plans
    decision: mv.InstallingDrawn

    def __init__(self, scene: GameScene, decision: mv.Decision) -> None:
        super().__init__(scene)
        assert isinstance(decision, mv.InstallingDrawn)
        self.decision = decision

    @property
    def is_open(self) -> bool:
        return self.view.top == self.decision

    is_due = is_open

    @property
    def offered(self) -> Sequence[str | None]:
        """The gears drawn, each at its place until the last one is installed."""
        installed = [placed.gear for placed in self.scene.holder.gears]
        return [None if gear in installed else gear for gear in sorted((*self.decision.gears, *installed))]

    def title(self) -> str:
        """Who installs how many gears, for the ribbon."""
        seat = self.session.name(self.scene.seat)
        return ngettext("{seat} installs {count} gear", "{seat} installs {count} gears", self.decision.left, seat=seat)

    def task(self) -> str:
        if self.ghost is not None:
            return super().task()
        return say("Place a gear on the next axle, turn it by its rim and install it. The others are discarded.")

    def buttons(self, page: Page) -> bool:
        """Put the buttons of the Gears action; in place of `pass` the way to the board, and nothing to end."""
        board_button(page, layout.rect("gears", "pass"))
        if not super().buttons(page):
            reason = self.session.turns.undo_reason(self.scene.seat)
            widgets.page_button(page, "undo", layout.rect("gears", "undo"), say("Undo"), reason=reason, px=30)
            reason = say("Place a gear on the axle first.")
            widgets.page_button(page, "install", layout.rect("gears", "end turn"), say("Install"), reason=reason, px=30)
        return True
