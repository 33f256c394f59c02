"""The pad for several numbers at once: a row for each with buttons for steps; typed digits go to the framed one."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.scenes.companion.pad import GAP, Pad, cells, confirm, typed_on
from game.client.screen.names.companion import CountField, LessOfCount, MoreOfCount
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.page import State as Look
from game.client.words.companion_nouns import field_words
from game.companion import Answer, Counts, Question, State
from game.companion.questions import Part

IN_ONE_COLUMN = 4
ROW = 84
NEXT = ",;"  # typed between two numbers


class CountsPad(Pad):
    """Targets `minus count:<n>`, `pick:<n>`, `plus count:<n>` of the parts, counted from 0, and `confirm`."""

    default = "confirm"

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.values = [part.suggested for part in question.parts]
        self._picked = 0
        self._typed = ""

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put a row for each number, in two columns where there are many."""
        parts = self.question.parts
        columns = 1 if len(parts) <= IN_ONE_COLUMN or percent() != USUAL else 2
        rows = -(-len(parts) // columns)
        for at, part in enumerate(parts):
            width = (box.w - 2 * GAP * (columns - 1)) // columns
            left, top = box.x + at // rows * (width + 2 * GAP), box.y + at % rows * (ROW + GAP)
            self._build_row(page, at, part, pygame.Rect(left, top, width, ROW))
        foot = box.y + rows * (ROW + GAP)
        if percent() == USUAL:
            self.put_advice(page, pygame.Rect(box.x, foot, box.w, 40))
            foot += 40 + GAP
        confirm(page, pygame.Rect(box.x, box.y, box.w, foot + 92 - box.y))

    def advice(self) -> str:
        """How to type the numbers."""
        return say("Digits go to the framed number; a comma moves to the next.")

    def _build_row(self, page: Page, at: int, part: Part, row: pygame.Rect) -> None:
        controls = pygame.Rect(row.right - 3 * 88 - 2 * GAP, row.y, 3 * 88 + 2 * GAP, row.h)
        widgets.label(page, (row.x, row.y, controls.x - row.x - GAP, row.h), field_words(part.path), px=32, wrap=True)
        minus, number, plus = cells(controls, 3, 3)
        value = self.values[at]
        least = say("The lowest is {low}.", low=part.low) if value <= part.low else ""
        most = say("The highest is {high}.", high=part.high) if value >= part.high else ""
        widgets.page_button(page, LessOfCount(at), minus, "−1", enabled=not least, reason=least, px=40)
        self._build_number(page, at, number)
        widgets.page_button(page, MoreOfCount(at), plus, "+1", enabled=not most, reason=most, px=40)

    def _build_number(self, page: Page, at: int, where: pygame.Rect) -> None:
        def paint(brush: Brush, look: Look) -> None:
            brush.blit(widgets.slot_picture("light"), where)
            if look.hovered or at == self._picked:
                brush.rect(where, theme.RUBRIC, width=5, radius=8)
            brush.text(where, str(self.values[at]), "roman", 44, theme.INK, align="center")

        words = field_words(self.question.parts[at].path)
        page.target(Target(CountField(at), "button", where, words), paint)

    def press(self, name: str) -> Answer | None:
        """All the numbers once they are confirmed."""
        match name:
            case "confirm":
                return Counts(tuple(self.values))
            case CountField(at):
                self._pick(at)
            case LessOfCount(at):
                self._step(at, -1)
            case MoreOfCount(at):
                self._step(at, 1)
        return None

    def type(self, character: str) -> bool:
        """Type the framed number; a comma frames the next one."""
        if character in NEXT:
            self._pick((self._picked + 1) % len(self.values))
            return True
        self._typed = typed_on(self._typed, character, range(self.question.parts[self._picked].high + 1))
        if self._typed:
            self._set(int(self._typed))
        return bool(self._typed)

    def _pick(self, at: int) -> None:
        self._picked, self._typed = at, ""

    def _step(self, at: int, step: int) -> None:
        self._pick(at)
        self._set(self.values[at] + step)

    def _set(self, value: int) -> None:
        part = self.question.parts[self._picked]
        self.values[self._picked] = max(part.low, min(part.high, value))
