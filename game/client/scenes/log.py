"""The log: what happened, a line each, with the marks of seats and rounds; some lines a page."""

from typing import NamedTuple

import pygame

from game.client import event_pieces, event_words, text, theme, widgets
from game.client.art import tokens
from game.client.game_scene import look_closer
from game.client.messages import say
from game.client.page import Page
from game.client.piece_words import level_words
from game.client.reason_words import reason_words
from game.client.scene import Pop, Scene, Transition
from game.client.sitting import Sitting
from game.client.targets import About
from game.client.turn_words import is_news
from game.rules import events as ev
from game.rules.events import seen_by
from game.rules.moves import CommitPlan
from game.rules.view import OBSERVER

SHEET = pygame.Rect(210, 40, 1500, 1000)
LINES = pygame.Rect(262, 148, 1396, 716)
FOOT = pygame.Rect(262, 908, 1396, 92)
WHY = pygame.Rect(760, 72, 480, 64)
LETTERS_PX = 28
MARK = 40  # the side of a seat's badge and of a pictogram
INDENT = 108  # beside both of them
EYE = 44  # at the right, where a line leads to a closer look
LEAST = 46  # a finger's height
SPARE = 0.97  # of the width, since other scales of the page break lines a little sooner
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


class LogPanel(Scene):
    """Shows the last page first.

    Targets: `earlier`, `later`, `round:<n>` (to where that round began), `close`; `why` adds the reasons of computer
    players, where there are any; sights `line:<n>`, from the top of the page, show the piece that a line is about.
    """

    name = "log"
    opaque = False
    default = "close"

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._set(why=False)

    def _set(self, *, why: bool) -> None:
        """Set the lines in pages, with or without reasons, and turn to the last one."""
        self._why = why
        self._pages = paged(log_lines(self._sitting, reasons=why))
        self._page = len(self._pages) - 1

    def build(self, page: Page) -> None:
        """Put the lines of a page over the table, and what leads to the others."""
        widgets.sheet(page, SHEET, "rule")
        heading = pygame.Rect(LINES.x, SHEET.y + 32, LINES.w, 60)
        widgets.heading(page, heading, say("Log"), 48)
        number = say("Page {page} of {pages}", page=self._page + 1, pages=len(self._pages))
        widgets.label(page, heading, number, px=28, align="right")
        if self._sitting.thinking.reasons:
            widgets.toggle(page, "why", WHY, say("Computers say why"), self._why)
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
            style = self._sitting.style(line.seat)
            widgets.picture(page, mark, lambda width, _height: tokens.badge(style, width))
        if line.icon:
            colour = theme.INK if line.seat != OBSERVER else theme.VERMILION
            widgets.picture(page, mark.move(MARK + 8, 0), widgets.icon_picture(line.icon, colour))
        words = pygame.Rect(box.x + INDENT, box.y + 4, box.w - INDENT - EYE, box.h - 4)
        colour = theme.RUBRIC if line.is_reason else theme.INK
        widgets.label(page, words, line.words, px=LETTERS_PX, colour=colour, valign="top", wrap=True)

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

    def closer_look(self, about: About) -> Transition:
        """The piece that a line is about, as everybody may see it."""
        return look_closer(self._sitting, OBSERVER, about)

    def press(self, name: str) -> Transition:
        """Turn the page, or close."""
        if name == "close":
            return Pop()
        if name == "why":
            self._set(why=not self._why)
        elif name.startswith("round:"):
            wanted = int(name.removeprefix("round:"))
            self._page = next(at for at, lines in enumerate(self._pages) if any(line.round == wanted for line in lines))
        else:
            step = -1 if name == "earlier" else 1
            self._page = max(0, min(len(self._pages) - 1, self._page + step))
        self.changed()
        return None


def _build_round(page: Page, line: Line, box: pygame.Rect) -> None:
    """Put the line that parts a round from the one before: its number, and a rule below."""
    mark = pygame.Rect(box.x, box.y + 2, 52, 52)
    widgets.picture(page, mark, lambda width, height: tokens.roman(line.round, min(width, height)))
    widgets.heading(page, (mark.right + 16, box.y, box.right - mark.right - 16, box.h), line.words, 34)
    page.draw(box, lambda brush: brush.rect((box.x, box.bottom - 4, box.w, 2), theme.INK_SOFT))


def _build_sight(page: Page, place: int, line: Line, box: pygame.Rect) -> None:
    """Put an eye at the end of a line that leads to a closer look."""
    eye = pygame.Rect(box.right - 38, box.y + 8, 30, 30)
    widgets.picture(page, eye, widgets.icon_picture("eye", theme.INK_SOFT))
    widgets.sight(page, f"line:{place}", box, line.words, line.about, say("Press to see it close."))


def log_lines(sitting: Sitting, *, reasons: bool = False) -> list[Line]:
    """All lines from the start, with or without the reasons of computers; no secret plan is in them, whoever looks."""
    lines = [line_of(event, sitting) for event in sitting.match.opening]
    kept: list[Line] = []  # why computer players planned as they did, until the plans are open
    for entry in sitting.match.log:
        events = [seen_by(event, OBSERVER) for event in entry.events]
        lines += [line_of(event, sitting) for event in events]
        why = _reason_lines(entry.number, sitting) if reasons else []
        if isinstance(entry.move, CommitPlan):
            kept, why = kept + why, []
        if any(isinstance(event, ev.PlansRevealed) for event in events):
            why, kept = kept, []
        lines += why
    return [line for line in lines if line.words] or [set_line(say("Nothing has happened yet."), OBSERVER, "", 0)]


def line_of(event: ev.Event, sitting: Sitting) -> Line:
    """The line of an event; without words where there is none."""
    begun = event.round if isinstance(event, ev.RoundStarted) else 0
    words, seat = event_words.words(event, sitting), getattr(event, "seat", OBSERVER)
    return set_line(words, seat, event_pieces.icon_of(event), begun, event_pieces.about(event))


def _reason_lines(number: int, sitting: Sitting) -> list[Line]:
    """Why a computer player made the move of that number; nothing where that goes without saying."""
    told = sitting.thinking.reasons.get(number)
    if told is None or not is_news(told.reason):
        return []
    words = say("{seat}: {reason}", seat=sitting.name(told.seat), reason=reason_words(told.reason, sitting))
    return [set_line(words, told.seat, "", 0)._replace(is_reason=True)]


def set_line(words: str, seat: int, icon: str, begun: int, about: About = ()) -> Line:
    """A line with its height as it will be set."""
    if begun:
        return Line(words, seat, icon, begun, 60)
    width = round((LINES.w - INDENT - EYE) * SPARE)
    height = text.measure(words, "body", LETTERS_PX, max_width=width, wrap=True)[1] + 4
    return Line(words, seat, icon, begun, max(LEAST, height + 4), about)


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
