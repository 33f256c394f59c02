"""The question before a match is left that is not on the disk yet."""

from collections.abc import Callable

import pygame

from game.client.base.i18n import say
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import Chain, Pop, Transition
from game.client.ui.widgets import high_of, put_paragraphs

PX, GAP = 34, 40  # of the words, and between two paragraphs


class NotKept(Overlay):
    """Says what is not on the disk; answers `leave` and `again`, which tries once more. Esc goes back to the game."""

    name = "not kept"

    def __init__(
        self,
        words: Callable[[], str],
        try_again: Callable[[], bool],
        onward: Callable[[], Transition],
        *,
        ends: bool,
    ) -> None:
        self._words = words
        self._try_again = try_again
        self._onward = onward
        self._ends = ends  # the program ends, and what is only in memory is lost
        answers = [
            Answer("leave", say("Leave"), onward),
            Answer("again", say("Try again"), self._again, keep_open=True),
        ]
        super().__init__(say("Not saved to disk yet"), answers)
        self.default = "again"

    def _paragraphs(self) -> list[str]:
        """What is missing on the disk, and what becomes of it."""
        if self._ends:
            fate = say("If you leave now, unsaved moves are lost.")
        else:
            fate = say("If you leave, the game stays in memory until it can be saved. If you quit before, it is lost.")
        return [self._words(), fate]

    def height(self, page: Page, rect: pygame.Rect) -> int:
        """What the words need."""
        return min(rect.h, high_of(page, rect.w, self._paragraphs(), PX, GAP))

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the words."""
        put_paragraphs(page, rect, self._paragraphs(), PX, gap=GAP)

    def _again(self) -> Transition:
        if self._try_again():
            return Chain((Pop(), self._onward()))
        self.toast(say("It still can’t be saved."))
        self.changed()
        return None
