"""The pads for a number: buttons for a few numbers, or a count with steps, into which digits can be typed."""

from __future__ import annotations

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.scenes.companion.pad import Pad, cells, confirm, typed_on
from game.client.screen.names.companion import NumberButton
from game.client.ui import widgets
from game.client.ui.page import Page
from game.companion import Answer, Number, Question, State

MOST_BUTTONS = 21
REPEAT_AFTER_S, REPEAT_S = 0.45, 0.09
STEPS = {"minus ten": -10, "minus": -1, "plus": 1, "plus ten": 10}


class FewNumbers(Pad):
    """Targets `number:<n>`; the likely one is the primary button, or the one whose digits are typed."""

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        self._numbers = [int(each) for each in question.choices] or list(range(question.low, question.high + 1))
        likely = question.suggested if question.suggested in self._numbers else self._numbers[0]
        self.default = NumberButton(likely)
        self._typed = ""

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put a button for each number."""
        columns = min(7, len(self._numbers)) if len(self._numbers) > 5 else len(self._numbers)
        height = 132 if len(self._numbers) <= 14 else 108
        for number, where in zip(self._numbers, cells(box, len(self._numbers), columns, height), strict=True):
            name = NumberButton(number)
            words = self._words(number)
            kind: widgets.Kind = "primary" if name == self.default else "plain"
            widgets.page_button(page, name, where, words, kind, px=60)

    def _words(self, number: int) -> str:
        """The number; with its sign where there are negative ones, and as it is printed on a room."""
        if self.question.kind == "tradesmen.room":
            return ROMAN[number]
        if number < 0:
            return say("−{number}", number=-number)
        return say("+{number}", number=number) if self.question.low < 0 < number else str(number)

    def press(self, name: str) -> Answer | None:
        """The number."""
        return Number(name.number) if isinstance(name, NumberButton) else None

    def type(self, character: str) -> bool:
        """Offer the number whose digits, and sign, are typed."""
        self._typed = typed_on(self._typed, character, self._numbers)
        found = next((number for number in self._numbers if str(number) == self._typed), None)
        if found is not None:
            self.default = NumberButton(found)
        return found is not None


class Count(Pad):
    """Targets `minus ten`, `minus`, `plus`, `plus ten`, `confirm`; digits may be typed."""

    default = "confirm"

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question, state)
        likely = question.suggested
        self.value = likely if isinstance(likely, int) else question.low
        self._typed = ""
        self._held_s = 0.0

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the count between its steps."""
        row = pygame.Rect(box.x, box.y + 20, box.w, 150)
        words = [("minus ten", "−10"), ("minus", "−1"), ("", ""), ("plus", "+1"), ("plus ten", "+10")]
        for (name, sign), where in zip(words, cells(row, 5, 5), strict=True):
            if name:
                reason = self._reason(STEPS[name])
                widgets.page_button(page, name, where, sign, enabled=not reason, reason=reason, px=52)
            else:
                widgets.picture(page, where, widgets.slot_picture("light"))
                widgets.label(page, where, str(self.value), px=96, align="center")
        self.put_advice(page, pygame.Rect(box.x, row.bottom + 16, box.w, 40))
        confirm(page, pygame.Rect(box.x, box.y, box.w, 380))

    def advice(self) -> str:
        """How large it can be."""
        low, high = self.question.low, self.question.high
        return say("From {low} to {high}. You can type the digits too.", low=low, high=high)

    def _reason(self, step: int) -> str:
        if step < 0 and self.value <= self.question.low:
            return say("The lowest is {low}.", low=self.question.low)
        if step > 0 and self.value >= self.question.high:
            return say("The highest is {high}.", high=self.question.high)
        return ""

    def press(self, name: str) -> Answer | None:
        """The count once it is confirmed."""
        self._held_s, self._typed = 0.0, ""
        if name == "confirm":
            return Number(self.value)
        self._step(STEPS[name])
        return None

    def hold(self, name: str, dt_s: float) -> bool:
        """Step on and on."""
        if name not in STEPS:
            return False
        self._held_s += dt_s
        if self._held_s < REPEAT_AFTER_S:
            return False
        self._held_s -= REPEAT_S
        self._step(STEPS[name])
        return True

    def _step(self, step: int) -> None:
        self.value = max(self.question.low, min(self.question.high, self.value + step))

    def type(self, character: str) -> bool:
        """Type a digit of the number; if it becomes too large, begin again with this digit."""
        self._typed = typed_on(self._typed, character, range(self.question.high + 1))
        if not self._typed:
            return False
        self.value = max(self.question.low, int(self._typed))
        return True


def number_pad(question: Question, state: State) -> Pad:
    """Buttons, as long as there are few enough."""
    few = bool(question.choices) or question.high - question.low < MOST_BUTTONS
    return FewNumbers(question, state) if few else Count(question, state)
