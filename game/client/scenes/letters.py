"""A case of type blocks over a screen with a field, for hands without keys: pads and fingers write with it."""

import pygame

from game.client.base.drawable import without_last
from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.scenes.parts.player_board import block, letter_words
from game.client.session.hall_of_fame import ACCENTED, PLAIN
from game.client.ui import widgets
from game.client.ui.menu_names import LetterButton
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Scene, Sheet

SHEET = pygame.Rect(260, 96, 1400, 888)
COLUMNS, CELL, GAP = 10, (124, 104), 8
JOINERS = " -'"  # after which a name goes on with a capital


class Letters(Sheet, name="letters"):
    """Writes in a field of the scene below, letter by letter.

    Targets `letter block:<letter>`, `drawer`, `delete`, `close`.
    """

    takes_letters = True

    def __init__(self, below: Scene, field: str) -> None:
        self._below = below
        self._field = field
        self._case = PLAIN
        self.default = LetterButton("A")

    def build(self, page: Page) -> None:
        widgets.sheet(page, SHEET, "double")
        target = self._target()
        page.title = target.label
        top = pygame.Rect(SHEET.x + 60, SHEET.y + 28, SHEET.w - 120, 48)
        widgets.label(page, top, target.label, px=34, align="center")
        line = pygame.Rect(SHEET.x + 260, top.bottom + 8, SHEET.w - 520, 88)
        page.draw(line, Brush.framed, line, theme.PAPER_LIGHT, theme.INK_SOFT, 3, radius=6)
        written = line.inflate(-32, -8)
        page.draw(written, widgets.paint_field_words, written, target.value, State(focused=True), "body", 52)
        left = SHEET.centerx - (COLUMNS * CELL[0] + (COLUMNS - 1) * GAP) // 2
        for at, letter in enumerate(self._case):
            row, column = divmod(at, COLUMNS)
            box = pygame.Rect(left + column * (CELL[0] + GAP), line.bottom + 24 + row * (CELL[1] + GAP), *CELL)
            page.target(Target(LetterButton(letter), "button", box, letter_words(letter)), _paint_letter, box, letter)
        self._build_foot(page, target.value)

    def _build_foot(self, page: Page, line: str) -> None:
        foot = pygame.Rect(SHEET.x + 56, SHEET.bottom - 140, SHEET.w - 112, 96)
        words = say("Accents") if self._case == PLAIN else say("Letters")
        widgets.page_button(page, "drawer", (foot.x, foot.y, 300, foot.h), words, icon="type")
        delete, empty = (foot.x + 324, foot.y, 460, foot.h), "" if line else say("Nothing is written yet.")
        widgets.page_button(page, "delete", delete, say("Delete the last one"), icon="undo", reason=empty)
        done = (foot.x + 808, foot.y, foot.w - 808, foot.h)
        widgets.page_button(page, "close", done, say("Done"), "primary", "check", px=36)

    def press(self, name: str) -> None:
        match name:
            case LetterButton(letter):
                value = self._target().value
                begins = not value or value[-1] in JOINERS
                self._put(value + (letter if begins else letter.lower()))
            case "delete":
                self._put(without_last(self._target().value))
            case "drawer":
                self._case = ACCENTED if self._case == PLAIN else PLAIN

    def write(self, letters: str) -> None:
        """What keys write is written too."""
        value = self._target().value
        self._put(without_last(value) if letters == "\b" else value + letters)
        self.changed()

    def _put(self, value: str) -> None:
        self._below.text(self._field, value)

    def _target(self) -> Target:
        """The field as it stands now."""
        page = Page(self._below.scale)
        self._below.build(page)
        return page.targets.by_name(self._field)


def _paint_letter(brush: Brush, state: State, box: pygame.Rect, letter: str) -> None:
    brush.blit(widgets.slot_picture(), box)
    side = box.h - (16 if state.pressed else 10)
    picture = pygame.Rect(0, 0, side, side).move_to(center=box.center)
    brush.blit(block(letter), picture)
    widgets.paint_light(brush, state, box, 4)
