"""The pad for letters printed on a row of spaces, set one after the other by buttons or keys."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.graphics.piece_art import letter_square
from game.client.scenes.companion.pad import BACKSPACE, GAP, Pad, cells, confirm, letter_button
from game.client.screen.names.companion import LetterKey, StickSpace
from game.client.ui import widgets
from game.client.ui.page import Page, Target
from game.client.ui.page import State as Look
from game.companion import Answer, Printed, Question, State
from game.companion.names import LETTERS

COLUMNS = 10
SIDE = 74
NONE = "none"  # stands for a space without a letter, in the name of its button
TYPED_NONE = "-"


class PrintedPad(Pad):
    """Targets `stick space:<n>` from 0 (the next letter goes there), `letter key:<L>`, `letter key:none`, `confirm`."""

    default = "confirm"

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.letters = [space.letter for space in state.board.stick]
        self._at = 0

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the spaces above the letters."""
        rows = -(-len(self.letters) // COLUMNS)
        field = pygame.Rect(box.x, box.y, box.w, rows * (SIDE + GAP) - GAP)
        for at, where in enumerate(cells(field, len(self.letters), COLUMNS, SIDE)):
            self._build_space(page, at, where)
        boxes = cells(pygame.Rect(box.x, field.bottom + 2 * GAP, box.w, 108), len(LETTERS) + 1, len(LETTERS) + 1)
        for letter, where in zip(LETTERS, boxes, strict=False):
            letter_button(page, LetterKey(letter), letter, where)
        widgets.page_button(page, LetterKey(NONE), boxes[-1], say("None"), px=32)
        foot = boxes[-1].bottom + GAP
        self.put_advice(page, pygame.Rect(box.x, foot, box.w, 40))
        confirm(page, pygame.Rect(box.x, box.y, box.w, foot + 40 + GAP + 92 - box.y))

    def advice(self) -> str:
        """How to set the letters."""
        return say("Press or type the letters in turn; a hyphen means none.")

    def _build_space(self, page: Page, at: int, where: pygame.Rect) -> None:
        letter = self.letters[at]

        def paint(brush: Brush, look: Look) -> None:
            brush.blit(widgets.slot_picture("light"), where)
            if letter:
                brush.blit(lambda width, height: letter_square(letter, min(width, height)), where.inflate(-16, -16))
            else:
                brush.text(where, str(at + 1), "body", 28, theme.INK, align="center")
            if look.hovered or at == self._at:
                brush.rect(where, theme.RUBRIC, width=5, radius=8)

        page.target(Target(StickSpace(at), "button", where, say("space {number}", number=at + 1)), paint)

    def press(self, name: str) -> Answer | None:
        """All the letters once they are confirmed."""
        match name:
            case "confirm":
                return Printed(tuple(self.letters))
            case StickSpace(at):
                self._at = at
            case LetterKey(letter):
                self._set("" if letter == NONE else letter)
        return None

    def type(self, character: str) -> bool:
        """Set the letter of the framed space and go on, or go back."""
        letter = character.upper()
        if character == BACKSPACE:
            self._at = max(0, self._at - 1)
        elif letter in LETTERS or character == TYPED_NONE:
            self._set("" if character == TYPED_NONE else letter)
        else:
            return False
        return True

    def _set(self, letter: str) -> None:
        self.letters[self._at] = letter
        self._at = (self._at + 1) % len(self.letters)
