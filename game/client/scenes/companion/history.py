"""Every answer so far; going back to one takes it and all later ones back."""

from __future__ import annotations

import pygame

from game.client.base.i18n import say, say_count
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.home.companion_desk import Desk
from game.client.scenes.companion.pad import cells
from game.client.screen.names.companion import StepButton
from game.client.ui import widgets
from game.client.ui.overlay import Confirm
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.client.words.companion_steps import step_words

SHEET = pygame.Rect(210, 40, 1500, 1000)
A_PAGE = 8
LARGE_PAGE, LARGE_PITCH = 5, 147  # where the answers are read larger


class History(Scene):
    """Targets `to:<n>` (back to answer n, counted from 0), `earlier`, `later`, `close`."""

    name = "companion history"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._page = self._last

    @property
    def _last(self) -> int:
        return max(0, (len(self._desk.game.steps) - 1) // _count())

    def build(self, page: Page) -> None:
        """Put a page of answers, each to be pressed."""
        widgets.sheet(page, SHEET, "rule")
        inner = SHEET.inflate(-104, -72)
        widgets.heading(page, (inner.x, inner.y, inner.w, 60), say("Go back to an answer"), 48)
        number = say("Page {page} of {pages}", page=self._page + 1, pages=self._last + 1)
        widgets.label(page, (inner.x, inner.y, inner.w, 60), number, px=28, align="right")
        steps = range(len(self._desk.game.steps))[self._page * _count() :][: _count()]
        pitch = 92 if percent() == USUAL else LARGE_PITCH
        for row, at in enumerate(steps):
            where = pygame.Rect(inner.x, inner.y + 76 + row * pitch, inner.w, pitch - 8)
            words = step_words(self._desk.game, at)
            widgets.page_button(page, StepButton(at), where, words, icon="undo", px=read_px(30), align="left")
        self._build_foot(page, pygame.Rect(inner.x, inner.bottom - 84, inner.w, 84))

    def _build_foot(self, page: Page, box: pygame.Rect) -> None:
        first = "" if self._page else say("This is the first page.")
        last = "" if self._page < self._last else say("This is the last page.")
        earlier, later, _, close = cells(box, 4, 4)
        widgets.page_button(page, "earlier", earlier, say("Previous"), icon="left", enabled=not first, reason=first)
        widgets.page_button(page, "later", later, say("Next"), icon="right", enabled=not last, reason=last)
        widgets.page_button(page, "close", close, say("Close"), "primary")

    def press(self, name: str) -> Transition:
        """Turn the page, close, or ask before several answers are taken back."""
        if name == "close":
            return Pop()
        if name in ("earlier", "later"):
            self._page += 1 if name == "later" else -1
            self.changed()
            return None
        return self._ask(len(self._desk.game.steps) - name.at) if isinstance(name, StepButton) else None

    def _ask(self, count: int) -> Transition:
        words = say_count("This undoes {count} answer.", "This undoes {count} answers.", count)
        return Push(Confirm(say("Undo?"), words, lambda: self._take_back(count), say("Undo")))

    def _take_back(self, count: int) -> Transition:
        self._desk.take_back(count)
        return Pop()


def _count() -> int:
    """How many answers a page has."""
    return A_PAGE if percent() == USUAL else LARGE_PAGE
