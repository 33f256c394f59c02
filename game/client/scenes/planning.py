"""The screen while only computer players have still to plan: shows who has handed in a plan, and no plan."""

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.parts import is_common, press_common, top_bar
from game.client.parts.houses import houses
from game.client.parts.this_round import this_round
from game.client.screen.game_scene import GameScene
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.scene import Transition

SHEET = pygame.Rect(24, 96, 1000, 796)
HEAD = 112  # for its heading
TALLEST = 220  # of the rows of seats, with the distance to the next one


class Planning(GameScene):
    """Shows no plan, and goes on by itself with the last one.

    Buttons `workshop:<seat>`, `board`, `log`, `rules`, `menu`.
    """

    name = "planning"

    def build(self, page: Page) -> None:
        """Put who has planned and who thinks, beside what they plan for."""
        view = self.sitting.view()
        widgets.table(page)
        words = say("Round {round}: the plans are made", round=ROMAN[view.round])
        top_bar(page, self.sitting, view, words)
        seats = [seat for seat in view.turn_order if seat in self.sitting.printers]
        widgets.sheet(page, SHEET, "rule")
        head = pygame.Rect(SHEET.x + 36, SHEET.y + 24, SHEET.w - 72, 60)
        widgets.heading(page, head, say("All plans are revealed together"), 44)
        pitch = min(TALLEST, (SHEET.h - HEAD - 20) // len(seats))
        for place, seat in enumerate(seats):
            row = pygame.Rect(SHEET.x + 36, SHEET.y + HEAD + place * pitch, SHEET.w - 72, pitch - 16)
            page.draw(row, self._row_painter(row, seat, planned=view.committed[seat]))
        this_round(page, layout.rect("plan", "this round"), self.sitting, view, say("On the board this round"))
        houses(page, layout.rect("plan", "own holdings"), self.sitting)

    def _row_painter(self, row: pygame.Rect, seat: int, *, planned: bool) -> Paint:
        words = say("has a plan") if planned else say("is thinking")

        def paint(brush: Brush) -> None:
            brush.blit(widgets.panel_picture(theme.PAPER_LIGHT if planned else theme.PAPER), row)
            brush.blit(pictures.badge(self.sitting.style(seat)), (row.x + 20, row.centery - 48, 96, 96))
            brush.text((row.x + 140, row.y, 320, row.h), self.sitting.name(seat), "body", 42)
            brush.text((row.x + 480, row.y, 340, row.h), words, "body", 34, theme.INK if planned else theme.INK_SOFT)
            if planned:
                brush.blit(icon_picture("check", theme.VERMILION), (row.right - 100, row.centery - 32, 64, 64))

        return paint

    def tick(self, dt_s: float) -> bool:
        """Let the next computer player hand in its plan, and build the page again."""
        number = self.sitting.match.number
        super().tick(dt_s)
        if self.sitting.match.number != number:
            self.changed()
        return True

    def press(self, name: str) -> Transition:
        """Do what the common names mean."""
        return press_common(self, name) if is_common(name) else None
