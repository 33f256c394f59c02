"""A log in pages: a line for each thing that happened, with badges of seats and headings of rounds."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import read_px
from game.client.base.subject import About
from game.client.graphics import piece_art, theme, typesetting
from game.client.graphics.icons import icon_picture
from game.client.text.terms import level_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Scene, Transition
from game.client.ui.target_names import LogLine, RoundTab
from game.rules.view import OBSERVER

SHEET = pygame.Rect(210, 40, 1500, 1000)
LINES = pygame.Rect(262, 148, 1396, 716)
FOOT = pygame.Rect(262, 908, 1396, 92)
LETTERS_PX = 28
MARK = 40  # the side of a seat's badge and of a pictogram
INDENT = 108  # beside both of them
EYE = 44  # at the right, where a line leads to a closer look
LEAST = 46  # the height of a finger
SPARE = 0.97  # share of the width, because other scales of the page break lines a little sooner
GAP = 8


class Line(NamedTuple):
    """A line of the log as it is set.

    The seat and the pictogram before it, the round that begins with it, its height, the piece it is about, and whether
    it says why a computer player did what stands above it.
    """

    words: str
    seat: int
    icon: str
    round: int
    height: int
    about: About = ()
    is_reason: bool = False


class PagedLog(Scene):
    """A log in pages over the table; the last page is shown first.

    Targets: `earlier`, `later`, `round:<n>` (to where that round began), `close`; sights `line:<n>`, from the top of
    the page, show the piece that a line is about.
    """

    name = "log"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, lines: Sequence[Line]) -> None:
        self._show(lines)

    def _show(self, lines: Sequence[Line]) -> None:
        """Set lines in pages, and turn to the last one."""
        self._pages = paged(lines)
        self._page = len(self._pages) - 1

    def _build_more(self, page: Page) -> None:
        """Put further buttons; a subclass may have some."""

    def _style(self, seat: int) -> theme.SeatStyle:
        """Emblem and colour of the seat that a line is about."""
        raise LookupError(f"nobody sits in seat {seat}")

    def build(self, page: Page) -> None:
        """Put the lines of a page, and the buttons to the other pages."""
        widgets.sheet(page, SHEET, "rule")
        heading = pygame.Rect(LINES.x, SHEET.y + 32, LINES.w, 60)
        widgets.heading(page, heading, say("Log"), 48)
        number = say("Page {page} of {pages}", page=self._page + 1, pages=len(self._pages))
        widgets.label(page, heading, number, px=28, align="right")
        self._build_more(page)
        top = LINES.y
        for place, line in enumerate(self._pages[self._page]):
            box = pygame.Rect(LINES.x, top, LINES.w, line.height)
            self._build_line(page, line, box)
            if line.about:
                _build_sight(page, place, line, box)
            top += line.height + GAP
        self._build_foot(page)

    def _build_line(self, page: Page, line: Line, box: pygame.Rect) -> None:
        if line.round:
            _build_round(page, line, box)
            return
        mark = pygame.Rect(box.x, box.y + 3, MARK, MARK)
        if line.seat != OBSERVER:
            style = self._style(line.seat)
            widgets.picture(page, mark, lambda width, _height: piece_art.badge(style, width))
        if line.icon:
            colour = theme.INK if line.seat != OBSERVER else theme.VERMILION
            widgets.picture(page, mark.move(MARK + 8, 0), icon_picture(line.icon, colour))
        words = pygame.Rect(box.x + INDENT, box.y + 4, box.w - INDENT - EYE, box.h - 4)
        colour = theme.RUBRIC if line.is_reason else theme.INK
        widgets.label(page, words, line.words, px=LETTERS_PX, colour=colour, valign="top", wrap=True)

    def _build_foot(self, page: Page) -> None:
        first = "" if self._page else say("This is the first page.")
        last = say("This is the last page.") if self._page + 1 == len(self._pages) else ""
        earlier = pygame.Rect(FOOT.x, FOOT.y, 260, 84)
        widgets.page_button(page, "earlier", earlier, say("Previous"), icon="left", enabled=not first, reason=first)
        later = earlier.move(276, 0)
        widgets.page_button(page, "later", later, say("Next"), icon="right", enabled=not last, reason=last)
        close = pygame.Rect(FOOT.right - 260, FOOT.y, 260, 84)
        widgets.page_button(page, "close", close, say("Close"), "primary")
        begun = [line.round for lines in self._pages for line in lines if line.round]
        if begun:
            rounds = pygame.Rect(later.right + 24, FOOT.y + 6, min(76 * len(begun), close.x - later.right - 48), 72)
            options = [(RoundTab(number), level_words(number)) for number in begun]
            widgets.segmented(page, rounds, options, RoundTab(self._round_shown()))

    def _round_shown(self) -> int:
        """The last round that began before the end of this page."""
        shown = [line.round for lines in self._pages[: self._page + 1] for line in lines if line.round]
        return shown[-1] if shown else 0

    def press(self, name: str) -> Transition:
        """Turn the page, or close."""
        if name == "close":
            return Pop()
        if isinstance(name, RoundTab):
            pages = enumerate(self._pages)
            self._page = next(at for at, lines in pages if any(line.round == name.n for line in lines))
        else:
            step = -1 if name == "earlier" else 1
            self._page = max(0, min(len(self._pages) - 1, self._page + step))
        self.changed()
        return None


def _build_round(page: Page, line: Line, box: pygame.Rect) -> None:
    """Put the heading of a round: its number, and a line below."""
    mark = pygame.Rect(box.x, box.y + 2, 52, 52)
    widgets.picture(page, mark, lambda width, height: piece_art.roman(line.round, min(width, height)))
    words = (mark.right + 16, box.y, box.right - mark.right - 16, box.h)
    widgets.label(page, words, line.words, px=34, face="sc", colour=theme.RUBRIC, read=True)
    page.draw(box, lambda brush: brush.rect((box.x, box.bottom - 4, box.w, 2), theme.INK_SOFT))


def _build_sight(page: Page, place: int, line: Line, box: pygame.Rect) -> None:
    """Put an eye at the end of a line that leads to a closer look."""
    eye = pygame.Rect(box.right - 38, box.y + 8, 30, 30)
    widgets.picture(page, eye, icon_picture("eye", theme.INK_SOFT))
    widgets.sight(page, LogLine(place), box, line.words, line.about, say("Press for a closer look."))


def set_line(words: str, seat: int, icon: str, begun: int, about: About = ()) -> Line:
    """A line with its height."""
    if begun:
        return Line(words, seat, icon, begun, max(60, read_px(54)))
    width = round((LINES.w - INDENT - EYE) * SPARE)
    height = typesetting.measure(words, "body", read_px(LETTERS_PX), max_width=width, wrap=True)[1] + 4
    return Line(words, seat, icon, begun, max(LEAST, height + 4), about)


def paged(lines: Sequence[Line]) -> list[list[Line]]:
    """The lines in pages, filled from the end so that the newest page is full."""
    pages: list[list[Line]] = [[]]
    left = LINES.h
    for line in reversed(lines):
        if pages[0] and line.height > left:
            pages.insert(0, [])
            left = LINES.h
        pages[0].insert(0, line)
        left -= line.height + GAP
    return pages
