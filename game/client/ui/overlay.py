"""Overlays: sheets over the dimmed table, with a title, some words and buttons."""

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct

from game.client.base.i18n import say
from game.client.base.reading_size import read_px
from game.client.graphics import layout, theme
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Chain, Pop, Sheet, Transition
from game.client.ui.widgets import Pager, high_of, put_paragraphs

PX = 32  # of a message's words
LEAST = 140  # of a body's height
WIDER, HIGHER = 300, 120  # by how much each side of the sheet moves out, where words are read at twice their size
TALLER = 24  # by how much each side of the title does


class Answer(Struct, frozen=True):
    """One button of an overlay; a press closes the overlay first, unless `keep_open`."""

    name: str
    label: str
    choose: Callable[[], Transition] = lambda: None
    reason: str = ""
    keep_open: bool = False


class Overlay(Sheet):
    """A sheet with answers; Enter takes the `default`. Subclasses fill `body`, and may have a default of their own."""

    leavers = ()  # all its buttons are answers

    def __init__(self, title: str, answers: Sequence[Answer] = ()) -> None:
        self.title = title
        self.answers = tuple(answers)
        self.default = self.answers[0].name if self.answers else ""

    def build(self, page: Page) -> None:
        wider, higher = (read_px(share) - share for share in (WIDER, HIGHER))
        sheet = layout.rect("overlay", "sheet").inflate(2 * wider, 2 * higher)
        head, body = (layout.rect("overlay", name).inflate(2 * wider, 0) for name in ("heading", "body"))
        body = body.inflate(0, 2 * higher)
        spare = max(0, body.h - max(self.height(page, body), LEAST)) // 2
        higher -= spare
        widgets.sheet(page, sheet.inflate(0, -2 * spare))
        head = head.inflate(0, 2 * (read_px(TALLER) - TALLER)).move(0, -higher)
        widgets.label(page, head, self.title, px=44, face="sc", colour=theme.RUBRIC, read=True)
        self.body(page, body.inflate(0, -2 * spare))
        boxes = layout.grid("overlay", "button", 3)[-len(self.answers) :] if self.answers else []
        boxes = [box.move(wider, higher) for box in boxes]
        for answer, box in zip(self.answers, boxes, strict=True):
            kind: widgets.Kind = "primary" if answer.name == self.default else "plain"
            widgets.page_button(page, answer.name, box, answer.label, kind, reason=answer.reason)

    def height(self, page: Page, rect: pygame.Rect) -> int:
        """How much of the body's height is needed; the sheet is lower without the rest."""
        return rect.h

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put what stands between title and answers."""

    def press(self, name: str) -> Transition:
        """Close with an answer, or hand other names to `pressed`."""
        for answer in self.answers:
            if answer.name == name:
                return answer.choose() if answer.keep_open else Chain((Pop(), answer.choose()))
        return self.pressed(name)

    def pressed(self, name: str) -> Transition:
        """The answer to a target of the body."""
        return None


class Message(Overlay, name="message"):
    """Words to read and one button, or the answers that are given."""

    px, gap = PX, 0  # of the words, and between two paragraphs

    def __init__(self, title: str, words: str, answers: Sequence[Answer] = ()) -> None:
        super().__init__(title, answers or [Answer("close", say("Close"))])
        self._words = words
        self._pager = Pager()

    def paragraphs(self) -> list[str]:
        return self._words.split("\n")

    def height(self, page: Page, rect: pygame.Rect) -> int:
        return min(rect.h, high_of(page, rect.w, self.paragraphs(), self.px, self.gap))

    def body(self, page: Page, rect: pygame.Rect) -> None:
        put_paragraphs(page, rect, self.paragraphs(), self.px, self._pager, self.gap)

    def pressed(self, name: str) -> Transition:
        self._pager.turn(name)
        return None


class Confirm(Message, name="confirm"):
    """A question before something that matters; Enter takes Cancel, which is drawn as the default."""

    def __init__(self, title: str, words: str, yes: Callable[[], Transition], yes_label: str = "") -> None:
        super().__init__(title, words, [Answer("no", say("Cancel")), Answer("yes", yes_label or say("Yes"), yes)])
