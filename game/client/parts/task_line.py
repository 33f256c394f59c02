"""A line that says what to do; where words are read larger, a press or a tooltip tells it at that size."""

import pygame

from game.client.base.reading_size import USUAL, percent
from game.client.graphics import theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.theme import Rgb
from game.client.ui import widgets
from game.client.ui.overlay import Message
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Push, Transition

TASK = "task"  # the name of the target


def put_task(page: Page, box: pygame.Rect, title: str, words: str, px: int, colour: Rgb = theme.INK) -> None:
    """Put the line on the page at its usual size, for there is more beside it, and the target over its words."""
    widgets.label(page, box, words, px=px, colour=colour)
    if percent() == USUAL:
        return
    box = pygame.Rect(box.x, box.y, min(box.w, typesetting.measure(words, "body", px)[0] + 4), box.h)

    def paint(brush: Brush, state: State) -> None:
        if state.hovered or state.focused:
            brush.rect(box.inflate(8, 0), theme.BRASS, width=3, radius=8)

    def tell() -> Transition:
        return Push(Message(title, words))

    page.target(Target(TASK, "panel", box, words, hint=words), paint)
    page.answers[TASK] = tell
