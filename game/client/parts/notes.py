"""Notes to read, each with a picture, a heading and some words: in columns, and in pages where they are many."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.reading_size import USUAL, percent
from game.client.graphics import theme
from game.client.graphics.brush import Picture
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.widgets import ABOVE, HIGH, foot_of, height_of, packed, put_pager

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


def put_notes(page: Page, box: pygame.Rect, notes: Sequence[Note], style: Style, at: int = 0) -> None:
    """Put notes down the columns: all of them, or those of page `at` with buttons to the others at the foot."""
    pages = note_pages(page, box, notes, style)
    at = min(at, len(pages) - 1)
    width, heights = _column_width(box), _heights(page, box, notes, style)
    for number, column in enumerate(pages[at]):
        left, top = box.x + number * (width + GUTTER), box.y
        for place in column:
            _put_note(page, pygame.Rect(left, top, width, heights[place]), notes[place], style)
            top += heights[place]
    if len(pages) > 1:
        put_pager(page, foot_of(box), at, len(pages))


def note_pages(page: Page, box: pygame.Rect, notes: Sequence[Note], style: Style) -> list[list[list[int]]]:
    """The places of the notes in columns, and these in pages."""
    heights = _heights(page, box, notes, style)
    if _are_rows(heights):
        rows = -(-len(notes) // COLUMNS)
        columns = [list(range(len(notes)))[top : top + rows] for top in range(0, len(notes), rows)]
    else:
        columns = packed(heights, box.h - HIGH - ABOVE)
    count = _columns()
    return [columns[first : first + count] for first in range(0, len(columns), count)]


def _are_rows(heights: Sequence[int]) -> bool:
    """Whether all notes are of one height, and so stand in rows."""
    return percent() < ONE_COLUMN and len(set(heights)) == 1


def _columns() -> int:
    return COLUMNS if percent() < ONE_COLUMN else 1


def _column_width(box: pygame.Rect) -> int:
    return (box.w - GUTTER * (_columns() - 1)) // _columns()


def _heights(page: Page, box: pygame.Rect, notes: Sequence[Note], style: Style) -> list[int]:
    """How high each note stands: all alike where their words have room so, else as their words ask for."""
    least = min(style.tallest, box.h // -(-len(notes) // COLUMNS))
    own = [_height(page, note, style, _column_width(box)) for note in notes]
    return [least] * len(notes) if percent() == USUAL or (max(own) <= least and percent() < ONE_COLUMN) else own


def _height(page: Page, note: Note, style: Style, width: int) -> int:
    """How high the words of a note stand, with some room below."""
    wide = width - _aside(note)
    high = height_of(page, note.heading, style.heading_px, wide, "sc") + height_of(
        page, note.words, style.words_px, wide
    )
    if note.under:
        high += height_of(page, note.under, UNDER_PX, wide)
    return max(note.shape[1], high) + 24


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
    high = height_of(page, note.heading, style.heading_px, width, "sc") if larger else style.heading_high
    top = box.y + 4
    heading = (left, top, width, high)
    widgets.label(page, heading, note.heading, px=style.heading_px, face="sc", colour=theme.RUBRIC, wrap=larger)
    top += high
    if note.under:
        high = height_of(page, note.under, UNDER_PX, width) if larger else UNDER_HIGH
        widgets.label(page, (left, top, width, high), note.under, px=UNDER_PX, colour=theme.INK_SOFT, wrap=larger)
        top += high
    words = pygame.Rect(left, top, width, box.bottom - top - 8)
    widgets.label(page, words, note.words, px=style.words_px, valign="top", wrap=True)
