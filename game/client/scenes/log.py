"""The log: what happened, a line each, with the marks of seats and rounds; some lines a page."""

from typing import NamedTuple

import pygame

from game.client import event_words, text, theme, widgets
from game.client.art import tokens
from game.client.messages import say
from game.client.page import Page
from game.client.piece_words import level_words
from game.client.scene import Pop, Scene, Transition
from game.client.sitting import Sitting
from game.rules import events as ev
from game.rules.view import OBSERVER

SHEET = pygame.Rect(210, 40, 1500, 1000)
LINES = pygame.Rect(262, 148, 1396, 716)
FOOT = pygame.Rect(262, 908, 1396, 92)
LETTERS_PX = 28
INDENT = 60  # beside the mark of a seat
SPARE = 0.97  # of the width, since other scales of the page break lines a little sooner
GAP = 8
ICONS: dict[type[ev.Event], str] = {
    ev.PlansRevealed: "eye",
    ev.BoardRefilled: "hourglass",
    ev.TokenPassed: "first",
    ev.DeckShuffled: "rotate",
    ev.GameEnded: "trophy",
}


class Line(NamedTuple):
    """A line of the log as it is set: the seat it is about, or a pictogram; the round that begins with it; height."""

    words: str
    seat: int
    icon: str
    round: int
    height: int


class LogPanel(Scene):
    """Shows the last page first.

    Targets: `earlier`, `later`, `round:<n>` (to where that round began), `close`.
    """

    name = "log"
    opaque = False
    default = "close"

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._pages = paged(log_lines(sitting))
        self._page = len(self._pages) - 1

    def build(self, page: Page) -> None:
        """Put the lines of a page over the table, and what leads to the others."""
        widgets.sheet(page, SHEET, "rule")
        heading = pygame.Rect(LINES.x, SHEET.y + 32, LINES.w, 60)
        widgets.heading(page, heading, say("What happened"), 48)
        number = say("Page {page} of {pages}", page=self._page + 1, pages=len(self._pages))
        widgets.label(page, heading, number, px=28, align="right")
        top = LINES.y
        for line in self._pages[self._page]:
            self._build_line(page, line, pygame.Rect(LINES.x, top, LINES.w, line.height))
            top += line.height + GAP
        self._build_foot(page)

    def _build_line(self, page: Page, line: Line, box: pygame.Rect) -> None:
        if line.round:
            page.draw(box, lambda brush: brush.rect((box.x, box.bottom - 4, box.w, 2), theme.INK_SOFT))
            widgets.heading(page, box, line.words, 34)
            return
        mark = pygame.Rect(box.x, box.y + 1, 40, 40)
        if line.seat != OBSERVER:
            style = self._sitting.style(line.seat)
            widgets.picture(page, mark, lambda width, _height: tokens.badge(style, width))
        elif line.icon:
            widgets.picture(page, mark, widgets.icon_picture(line.icon, theme.VERMILION))
        words = pygame.Rect(box.x + INDENT, box.y, box.w - INDENT, box.h)
        widgets.label(page, words, line.words, px=LETTERS_PX, valign="top", wrap=True)

    def _build_foot(self, page: Page) -> None:
        first = "" if self._page else say("This is the first page.")
        last = say("This is the last page.") if self._page + 1 == len(self._pages) else ""
        earlier = pygame.Rect(FOOT.x, FOOT.y, 260, 84)
        widgets.page_button(page, "earlier", earlier, say("Earlier"), icon="left", enabled=not first, reason=first)
        later = earlier.move(276, 0)
        widgets.page_button(page, "later", later, say("Later"), icon="right", enabled=not last, reason=last)
        close = pygame.Rect(FOOT.right - 260, FOOT.y, 260, 84)
        widgets.page_button(page, "close", close, say("Close"), "primary")
        begun = [line.round for lines in self._pages for line in lines if line.round]
        if begun:
            rounds = pygame.Rect(later.right + 24, FOOT.y + 6, min(76 * len(begun), close.x - later.right - 48), 72)
            options = [(str(number), level_words(number)) for number in begun]
            widgets.segmented(page, "round", rounds, options, str(self._round_shown()))

    def _round_shown(self) -> int:
        """The last round that began before the end of this page."""
        shown = [line.round for lines in self._pages[: self._page + 1] for line in lines if line.round]
        return shown[-1] if shown else 0

    def press(self, name: str) -> Transition:
        """Turn the page, or close."""
        if name == "close":
            return Pop()
        if name.startswith("round:"):
            wanted = int(name.removeprefix("round:"))
            self._page = next(at for at, lines in enumerate(self._pages) if any(line.round == wanted for line in lines))
        else:
            step = -1 if name == "earlier" else 1
            self._page = max(0, min(len(self._pages) - 1, self._page + step))
        self.changed()
        return None


def log_lines(sitting: Sitting) -> list[Line]:
    """All lines from the start; secret plans are not in them, whoever looks."""
    match = sitting.match
    happened = [*match.opening, *match.events_for(OBSERVER, 0)]
    lines = [line_of(event, sitting) for event in happened]
    return [line for line in lines if line.words] or [set_line(say("Nothing has happened yet."), OBSERVER, "", 0)]


def line_of(event: ev.Event, sitting: Sitting) -> Line:
    """The line of an event; without words where there is none."""
    begun = event.round if isinstance(event, ev.RoundStarted) else 0
    icon = event.action if isinstance(event, ev.ActionStarted) else ICONS.get(type(event), "")
    return set_line(event_words.words(event, sitting), getattr(event, "seat", OBSERVER), icon, begun)


def set_line(words: str, seat: int, icon: str, begun: int) -> Line:
    """A line with its height as it will be set."""
    if begun:
        return Line(words, seat, icon, begun, 60)
    width = round((LINES.w - INDENT) * SPARE)
    height = text.measure(words, "body", LETTERS_PX, max_width=width, wrap=True)[1] + 4
    return Line(words, seat, icon, begun, height)


def paged(lines: list[Line]) -> list[list[Line]]:
    """The lines in pages that are filled from the end, so that the newest page is a full one."""
    pages: list[list[Line]] = [[]]
    left = LINES.h
    for line in reversed(lines):
        if pages[0] and line.height > left:
            pages.insert(0, [])
            left = LINES.h
        pages[0].insert(0, line)
        left -= line.height + GAP
    return pages
