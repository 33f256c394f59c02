"""The pad for an order of the six letters, which are set one after the other."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say
from game.client.scenes.companion.pad import BACKSPACE, GAP, Pad, cells, confirm, letter_button
from game.client.screen.names.companion import LetterKey
from game.client.ui import widgets
from game.client.ui.page import Page
from game.companion import Answer, Letters, Question, State
from game.companion.names import LETTERS

SIDE = 134


class LetterOrder(Pad):
    """Targets `letter key:<L>` (sets a letter, or takes back one that is set), `clear`, `confirm`."""

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self.letters = question.suggested if isinstance(question.suggested, str) else ""

    @property
    def default(self) -> str:  # type: ignore[override] # it goes on with each letter
        """The next letter that is left, or that all are set."""
        return next((LetterKey(letter) for letter in LETTERS if letter not in self.letters), "confirm")

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the line that is being set above the letters that are left."""
        for at, where in enumerate(cells(box, 6, 6, SIDE)):
            widgets.picture(page, where, widgets.slot_picture("light"))
            if at < len(self.letters):
                letter_button(page, LetterKey(self.letters[at]), self.letters[at], where)
            else:
                widgets.label(page, where, str(at + 1), px=40, align="center")
        left = pygame.Rect(box.x, box.y + SIDE + 2 * GAP, box.w, SIDE)
        for letter, where in zip(LETTERS, cells(left, 6, 6, SIDE), strict=True):
            if letter not in self.letters:
                letter_button(page, LetterKey(letter), letter, where, offered=self.default == LetterKey(letter))
        self._build_foot(page, pygame.Rect(box.x, left.bottom + 2 * GAP, box.w, 92))

    def _build_foot(self, page: Page, box: pygame.Rect) -> None:
        nothing = "" if self.letters else say("No letter is set yet.")
        clear, _, _ = cells(box, 3, 3)
        widgets.page_button(page, "clear", clear, say("Clear"), icon="undo", enabled=not nothing, reason=nothing)
        missing = "" if len(self.letters) == len(LETTERS) else say("Choose all six letters first.")
        confirm(page, pygame.Rect(clear.right + GAP, box.y, box.right - clear.right - GAP, box.h), reason=missing)

    def press(self, name: str) -> Answer | None:
        """The order once it is confirmed."""
        match name:
            case "confirm":
                return Letters(self.letters)
            case "clear":
                self.letters = ""
            case LetterKey(letter) if letter in self.letters:
                self.letters = self.letters.replace(letter, "")
            case LetterKey(letter):
                self.letters += letter
        return None

    def type(self, character: str) -> bool:
        """Set a letter that is left, or take the last one back."""
        letter, before = character.upper(), self.letters
        if character == BACKSPACE:
            self.letters = self.letters[:-1]
        elif letter in LETTERS and letter not in self.letters:
            self.letters += letter
        return self.letters != before
