"""Notes to read in columns and pages, and a log in pages."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.base.subject import Subject
from game.client.graphics import pictures, theme, typesetting
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.text.terms import level_words
from game.client.ui import widgets
from game.client.ui.overlay import Message
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Push, Sheet, Transition
from game.client.ui.target_names import LogLine, RoundTab
from game.client.ui.widgets import Pager, foot_of
from game.rules.view import OBSERVER

COLUMNS, GUTTER = 2, 48
ONE_COLUMN = 150  # percent of the size of what is read from which lines in two columns are too short


class Note(NamedTuple):
    """A picture of a size, a heading, a line under it that may be empty, and what is told."""

    heading: str
    words: str
    under: str = ""
    picture: Picture | None = None
    shape: tuple[int, int] = (0, 0)


class Style(NamedTuple):
    """How notes are set: sizes of letters, the height of a heading, and the greatest height of a note."""

    heading_px: int
    words_px: int
    heading_high: int
    tallest: int
    centred: bool = False  # the picture in the middle of its note, not at the top


UNDER_PX, UNDER_HIGH = 26, 36


def put_notes(page: Page, box: pygame.Rect, notes: Sequence[Note], style: Style, pager: Pager) -> None:
    """Put notes down the columns: all of them, or those of the open page with buttons to the others at the foot."""
    pages = note_pages(page, box, notes, style)
    width, heights = column_width(box), _heights(page, box, notes, style)
    for number, column in enumerate(pages[pager.on(len(pages))]):
        left, top = box.x + number * (width + GUTTER), box.y
        for place in column:
            _put_note(page, pygame.Rect(left, top, width, heights[place]), notes[place], style)
            top += heights[place]
    if len(pages) > 1:
        pager.put(page, foot_of(box), len(pages))


def note_pages(page: Page, box: pygame.Rect, notes: Sequence[Note], style: Style) -> list[list[list[int]]]:
    """The places of the notes in columns, and these in pages."""
    heights = _heights(page, box, notes, style)
    if percent() < ONE_COLUMN and len(set(heights)) == 1:  # then they stand in rows
        rows = -(-len(notes) // COLUMNS)
        filled = [list(range(len(notes)))[top : top + rows] for top in range(0, len(notes), rows)]
    else:
        filled = widgets.packed(heights, box.h - widgets.HIGH - widgets.ABOVE)
    return [filled[first : first + columns()] for first in range(0, len(filled), columns())]


def columns() -> int:
    """How many columns there are for what is read."""
    return COLUMNS if percent() < ONE_COLUMN else 1


def column_width(box: pygame.Rect) -> int:
    """How wide each of the columns in a box is."""
    return (box.w - GUTTER * (columns() - 1)) // columns()


def _heights(page: Page, box: pygame.Rect, notes: Sequence[Note], style: Style) -> list[int]:
    """How high each note stands: all alike where their words have room so, else as their words ask for."""
    least = min(style.tallest, box.h // -(-len(notes) // COLUMNS))
    own = [_height(page, note, style, column_width(box)) for note in notes]
    return [least] * len(notes) if percent() == USUAL or (max(own) <= least and percent() < ONE_COLUMN) else own


def _height(page: Page, note: Note, style: Style, width: int) -> int:
    """How high the words of a note stand, with some room below."""
    wide = width - _aside(note)
    high = widgets.height_of(page, note.heading, style.heading_px, wide, "sc")
    high += widgets.height_of(page, note.under, UNDER_PX, wide) if note.under else 0
    return max(note.shape[1], high + widgets.height_of(page, note.words, style.words_px, wide)) + 24


def _aside(note: Note) -> int:
    """How much of the width the picture takes."""
    return note.shape[0] + 24 if note.picture is not None else 0


def _put_note(page: Page, box: pygame.Rect, note: Note, style: Style) -> None:
    if note.picture is not None:
        side = min(note.shape[1], box.h - 24) if note.shape[0] == note.shape[1] else note.shape[1]
        top = box.centery - side // 2 if style.centred else box.y + 12
        widgets.picture(page, (box.x, top, note.shape[0] * side // note.shape[1], side), note.picture)
    left, width = box.x + _aside(note), box.w - _aside(note)
    larger = percent() != USUAL
    high = widgets.height_of(page, note.heading, style.heading_px, width, "sc") if larger else style.heading_high
    heading = (left, box.y + 4, width, high)
    widgets.label(page, heading, note.heading, px=style.heading_px, face="sc", colour=theme.RUBRIC, wrap=larger)
    top = box.y + 4 + high
    if note.under:
        high = widgets.height_of(page, note.under, UNDER_PX, width) if larger else UNDER_HIGH
        widgets.label(page, (left, top, width, high), note.under, px=UNDER_PX, colour=theme.INK_SOFT, wrap=larger)
        top += high
    words = (left, top, width, box.bottom - top - 8)
    widgets.label(page, words, note.words, px=style.words_px, valign="top", wrap=True)


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
    subject: Subject = ()
    is_reason: bool = False


class PagedLog(Sheet, name="log"):
    """A log in pages over the table; the last page is shown first.

    Targets: `earlier`, `later`, `round:<n>` (to where that round began), `close`; sights `line:<n>`, from the top of
    the page, show the piece that a line is about.
    """

    _style: Callable[[int], theme.SeatStyle]  # of the seat that a line is about; only needed where lines have one

    def __init__(self, lines: Sequence[Line]) -> None:
        self._show(lines)

    def _show(self, lines: Sequence[Line]) -> None:
        """Set lines in pages, and turn to the last one."""
        self._pages = paged(lines)
        self._pager = Pager(at=len(self._pages) - 1)

    def _build_more(self, page: Page) -> None:
        """Put further buttons; a subclass may have some."""

    def _title(self) -> str:
        return say("Log")

    def build(self, page: Page) -> None:
        widgets.sheet(page, SHEET, "rule")
        heading = pygame.Rect(LINES.x, SHEET.y + 32, LINES.w, 60)
        widgets.heading(page, heading, self._title(), 48)
        widgets.label(page, heading, self._pager.words(len(self._pages)), px=28, align="right")
        self._build_more(page)
        top = LINES.y
        for place, line in enumerate(self._pages[self._pager.at]):
            box = pygame.Rect(LINES.x, top, LINES.w, line.height)
            self._build_line(page, line, box)
            if line.subject:
                eye = (box.right - 38, box.y + 8, 30, 30)
                widgets.picture(page, eye, icon_picture("eye", theme.INK_SOFT))
                widgets.sight(page, LogLine(place), box, line.words, line.subject, say("Press for a closer look."))
            top += line.height + GAP
        self._build_foot(page)

    def _build_line(self, page: Page, line: Line, box: pygame.Rect) -> None:
        if line.round:
            _build_round(page, line, box)
            return
        mark = pygame.Rect(box.x, box.y + 3, MARK, MARK)
        if line.seat != OBSERVER:
            widgets.picture(page, mark, pictures.badge(self._style(line.seat)))
        if line.icon:
            colour = theme.INK if line.seat != OBSERVER else theme.VERMILION
            widgets.picture(page, mark.move(MARK + 8, 0), icon_picture(line.icon, colour))
        words = (box.x + INDENT, box.y + 4, box.w - INDENT - EYE, box.h - 4)
        colour = theme.RUBRIC if line.is_reason else theme.INK
        widgets.label(page, words, line.words, px=LETTERS_PX, colour=colour, valign="top", wrap=True)

    def _build_foot(self, page: Page) -> None:
        earlier = pygame.Rect(FOOT.x, FOOT.y, 260, 84)
        later = earlier.move(276, 0)
        self._pager.put_buttons(page, (earlier, later), len(self._pages))
        close = pygame.Rect(FOOT.right - 260, FOOT.y, 260, 84)
        widgets.page_button(page, "close", close, say("Close"), "primary")
        begun = [line.round for lines in self._pages for line in lines if line.round]
        if begun:
            rounds = pygame.Rect(later.right + 24, FOOT.y + 6, min(76 * len(begun), close.x - later.right - 48), 72)
            options = [(RoundTab(number), level_words(number)) for number in begun]
            here = [line.round for lines in self._pages[: self._pager.at + 1] for line in lines if line.round]
            widgets.segmented(page, rounds, options, RoundTab(here[-1] if here else 0))

    def press(self, name: str) -> Transition:
        if isinstance(name, RoundTab):
            pages = enumerate(self._pages)
            self._pager.at = next(at for at, lines in pages if any(line.round == name.n for line in lines))
        else:
            self._pager.turn(name)
        return None


def _build_round(page: Page, line: Line, box: pygame.Rect) -> None:
    mark = pygame.Rect(box.x, box.y + 2, 52, 52)
    widgets.picture(page, mark, pictures.level(line.round))
    words = (mark.right + 16, box.y, box.right - mark.right - 16, box.h)
    widgets.label(page, words, line.words, px=34, face="sc", colour=theme.RUBRIC, read=True)
    page.draw(box, Brush.rect, (box.x, box.bottom - 4, box.w, 2), theme.INK_SOFT)


def set_line(words: str, seat: int, icon: str, begun: int, subject: Subject = ()) -> Line:
    """A line with its height."""
    if begun:
        return Line(words, seat, icon, begun, max(60, read_px(54)))
    width = round((LINES.w - INDENT - EYE) * SPARE)
    height = typesetting.measure(words, "body", read_px(LETTERS_PX), max_width=width, wrap=True)[1] + 4
    return Line(words, seat, icon, begun, max(LEAST, height + 4), subject)


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


TASK = "task"  # the name of the target


def put_task(page: Page, box: pygame.Rect, title: str, words: str, px: int, colour: theme.Rgb = theme.INK) -> None:
    """Put the line on the page at its usual size, for there is more beside it, and the target over its words."""
    widgets.label(page, box, words, px=px, colour=colour)
    if percent() == USUAL:
        return
    box = pygame.Rect(box.x, box.y, min(box.w, typesetting.measure(words, "body", px)[0] + 4), box.h)
    page.target(Target(TASK, "panel", box, words, hint=words), _paint_task, box.inflate(8, 0))
    page.answers[TASK] = lambda: Push(Message(title, words))


def _paint_task(brush: Brush, state: State, box: pygame.Rect) -> None:
    if state.hovered or state.focused:
        brush.rect(box, theme.BRASS, width=3, radius=8)
