"""The pages of the books and of the patrons: what each is, and a sentence or two about it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.art.vignettes import vignette
from game.client.drawing import theme, widgets
from game.client.drawing.brush import Picture
from game.client.scenes.people.frame import BODY, put_paragraphs
from game.client.screen.names.buttons import BooksPage
from game.client.screen.page import Page
from game.client.words.book_notes import book_words
from game.client.words.messages import say, say_written
from game.client.words.patron_notes import patron_words
from game.client.words.pieces import imprint_words
from game.content import Content
from game.content.tables import PrintingCard

BOOKS_A_PAGE = 8
COLUMNS, GUTTER = 2, 48
YEARS = pygame.Rect(BODY.x, BODY.bottom - 68, BODY.w, 68)  # the choice of a page of books
BOOKS = pygame.Rect(BODY.x, BODY.y - 4, BODY.w, YEARS.y - BODY.y)
HEADING_PX, UNDER_PX, WORDS_PX = 34, 26, 28
WOODCUT_SHAPE = (156, 176)


class Note(NamedTuple):
    """A heading, a line under it that may be empty, and what is told."""

    heading: str
    under: str
    words: str
    picture: Picture | None = None


def book_pages(content: Content) -> list[list[PrintingCard]]:
    """The books of which something is told, in the order of their years, page by page."""
    told = sorted((card for card in content.printing.values() if book_words(card)), key=lambda card: card.year)
    return [told[at : at + BOOKS_A_PAGE] for at in range(0, len(told), BOOKS_A_PAGE)]


def build_books(page: Page, content: Content, at: int) -> None:
    """Put a page of books, and the choice of the other pages."""
    pages = book_pages(content)
    if not pages:
        _build_nothing(page)
        return
    _build_notes(page, BOOKS, [_book(card) for card in pages[at]], BOOKS_A_PAGE // COLUMNS)
    options = [
        (BooksPage(number), say("{first} to {last}", first=cards[0].year, last=cards[-1].year))
        for number, cards in enumerate(pages)
    ]
    widgets.segmented(page, YEARS, options, BooksPage(at))


def _book(card: PrintingCard) -> Note:
    return Note(
        card.whole_title or card.title, imprint_words(card), book_words(card), lambda w, h: vignette(card, w, h)
    )


def build_patrons(page: Page, content: Content) -> None:
    """Put all patrons of whom something is told."""
    told = ((card, patron_words(card)) for card in content.patronage.values())
    notes = [Note(say_written(card.name), "", words) for card, words in told if words]
    if notes:
        _build_notes(page, BODY, notes, -(-len(notes) // COLUMNS))
    else:
        _build_nothing(page)


def _build_nothing(page: Page) -> None:
    """Say that an owner's cards have no notes."""
    widgets.label(page, BODY, say("Nothing is told of the cards that you play with."), px=36, align="center")


def _build_notes(page: Page, box: pygame.Rect, notes: Sequence[Note], rows: int) -> None:
    """Put notes down one column, then down the next."""
    width, height = (box.w - GUTTER) // COLUMNS, box.h // rows
    for at, note in enumerate(notes):
        left, top = box.x + at // rows * (width + GUTTER), box.y + at % rows * height
        _build_note(page, pygame.Rect(left, top, width, height - 6), note)


def _build_note(page: Page, box: pygame.Rect, note: Note) -> None:
    left, top = box.x, box.y + 42
    if note.picture is not None:
        widgets.picture(page, (box.x, box.centery - WOODCUT_SHAPE[1] // 2, *WOODCUT_SHAPE), note.picture)
        left += WOODCUT_SHAPE[0] + 24
    width = box.right - left
    widgets.heading(page, (left, box.y, width, 42), note.heading, HEADING_PX)
    if note.under:
        widgets.label(page, (left, top, width, 34), note.under, px=UNDER_PX, colour=theme.INK_SOFT)
        top += 36
    put_paragraphs(page, pygame.Rect(left, top, width, box.bottom - top), [note.words], WORDS_PX)
