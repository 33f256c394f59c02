"""What is pressed to answer a question: each form of question has a pad of its own."""

from __future__ import annotations

import pygame

from game.client import widgets
from game.client.messages import say
from game.client.page import Page
from game.companion import Answer, Question, State

GAP = 12
BUTTON_PX = 34


class Pad:
    """The controls for one question; `default` is the target that Space and Enter choose first."""

    default = ""

    def __init__(self, question: Question, state: State) -> None:
        self.question = question
        self.state = state

    def build(self, page: Page, box: pygame.Rect) -> None:
        """Put the controls into a box."""

    def press(self, name: str) -> Answer | None:
        """The whole answer, or None where the press only changed the draft of it."""
        return None

    def hold(self, name: str, dt_s: float) -> bool:
        """Whether a target that stays pressed changed the draft."""
        return False

    def digit(self, digit: int) -> bool:
        """Whether a typed digit changed the draft."""
        return False


def confirm(page: Page, box: pygame.Rect, words: str = "", reason: str = "") -> None:
    """Put the button that gives the draft as the answer, at the foot of a box."""
    where = pygame.Rect(box.x, box.bottom - 92, box.w, 92)
    page_words = words or say("That is it")
    widgets.page_button(
        page, "confirm", where, page_words, "primary", "check", enabled=not reason, reason=reason, px=38
    )


def cells(box: pygame.Rect, count: int, columns: int, height: int = 0) -> list[pygame.Rect]:
    """Equal boxes, row by row; as high as the box allows where no height is given."""
    rows = max(1, -(-count // columns))
    width = (box.w - GAP * (columns - 1)) // columns
    high = height or (box.h - GAP * (rows - 1)) // rows
    return [
        pygame.Rect(box.x + at % columns * (width + GAP), box.y + at // columns * (high + GAP), width, high)
        for at in range(count)
    ]
