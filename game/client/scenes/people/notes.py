"""The pages of the books and of the patrons: what each is, and a sentence or two about it."""

from functools import partial

import pygame

from game.client.base.i18n import say, say_written
from game.client.graphics.order_art import vignette
from game.client.parts.notes import Note, Style, put_notes
from game.client.scenes.people.frame import BODY
from game.client.text.people_text import book_words, patron_words
from game.client.text.piece_text import imprint_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import BooksPage
from game.content import Content
from game.content.tables import PrintingCard

BOOKS_A_PAGE = 8
YEARS = pygame.Rect(BODY.x, BODY.bottom - 68, BODY.w, 68)  # the choice of a page of books
BOOKS = pygame.Rect(BODY.x, BODY.y - 4, BODY.w, YEARS.y - BODY.y)
WOODCUT = (156, 176)
OF_BOOKS = Style(heading_px=34, words_px=28, heading_high=42, tallest=BOOKS.h // 4, centred=True)
OF_PATRONS = OF_BOOKS._replace(heading_px=30, words_px=26, heading_high=35, tallest=BODY.h)


def book_pages(content: Content) -> list[list[PrintingCard]]:
    """The books of which something is told, in the order of their years, page by page."""
    told = sorted((card for card in content.printing.values() if book_words(card)), key=lambda card: card.year)
    return [told[at : at + BOOKS_A_PAGE] for at in range(0, len(told), BOOKS_A_PAGE)]


def build_books(page: Page, content: Content, at: int, part: int) -> None:
    """Put a page of books, or a part of it, and the choice of the other pages."""
    pages = book_pages(content)
    if not pages:
        _build_nothing(page)
        return
    put_notes(page, BOOKS, [_book(card) for card in pages[at]], OF_BOOKS, part)
    options = [
        (BooksPage(number), say("{first} to {last}", first=cards[0].year, last=cards[-1].year))
        for number, cards in enumerate(pages)
    ]
    widgets.segmented(page, YEARS, options, BooksPage(at))


def _book(card: PrintingCard) -> Note:
    picture = partial(vignette, card)
    return Note(card.whole_title or card.title, book_words(card), imprint_words(card), picture, WOODCUT)


def build_patrons(page: Page, content: Content, part: int) -> None:
    """Put all patrons of whom something is told, or a part of them."""
    told = ((card, patron_words(card)) for card in content.patronage.values())
    notes = [Note(say_written(card.name), words) for card, words in told if words]
    if notes:
        put_notes(page, BODY, notes, OF_PATRONS, part)
    else:
        _build_nothing(page)


def _build_nothing(page: Page) -> None:
    """Say that an owner's cards have no notes."""
    widgets.label(page, BODY, say("Nothing is told of the cards that you play with."), px=36, align="center")
