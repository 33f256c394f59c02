"""People and books: pages to read on the origin of printing, the printers, the books and the patrons."""

from typing import NamedTuple

import pygame

from game.client.base.i18n import book_title, say, translate_data
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import card_art, pictures, theme, typesetting
from game.client.graphics.brush import Brush, sized, wide
from game.client.graphics.large_art import Side, europe, land_and_sea
from game.client.graphics.viewport import Point
from game.client.scenes.parts.notes import Note, Style, put_notes
from game.client.text.people_text import book_words, life_words, origin_words, patron_words
from game.client.text.piece_text import imprint_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Scene
from game.client.ui.target_names import BooksPage, LifeOf, PeoplePart, PeopleTab
from game.content import Content
from game.content.tables import Character, PrintingCard

# ---------------------------------------------------------------- frame
BODY = pygame.Rect(72, 132, 1776, 892)

# ---------------------------------------------------------------- notes
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


# ---------------------------------------------------------------- origin
ESSAY = pygame.Rect(BODY.x, BODY.y, 724, BODY.h)
MAP_WIDTH = 1016
ESSAY_PX, NAME_PX, CAPTION_PX = 28, 26, 26
ARROW = 26  # how long the arrow to a city beyond the map is
ROOM = 16  # from the edge of the map to that arrow


class Spot(NamedTuple):
    """A city on the map: its dot, which grows with its books, its name with the first year, and where that stands."""

    centre: Point
    radius: float
    words: str
    label: pygame.Rect
    lifted: bool
    beyond: bool


def map_box() -> pygame.Rect:
    """Where the map lies: at the right, as high as its shape asks."""
    return pygame.Rect(BODY.right - MAP_WIDTH, BODY.y, MAP_WIDTH, round(MAP_WIDTH * europe().aspect))


def spots(content: Content, scale: float) -> list[Spot]:
    """The cities of the printing cards that are on the map; an owner's city that is not known here is left out."""
    years: dict[str, list[int]] = {}
    for card in content.printing.values():
        years.setdefault(card.city, []).append(card.year)
    return [_spot(city, found, scale) for city, found in years.items() if city in europe().cities]


def _spot(name: str, years: list[int], scale: float) -> Spot:
    box, city = map_box(), europe().cities[name]
    x, y = europe().place(city.at, box.size)
    beyond = x > box.w
    centre = (box.right - ROOM - ARROW / 2, box.y + y) if beyond else (box.x + x, box.y + y)
    radius = ARROW / 2 if beyond else 4 + 3 * len(years) ** 0.5
    words = say("{city} {year}", city=translate_data(name), year=min(years))
    px = max(1, round(NAME_PX * scale))
    width = round(typesetting.measure(words, "body", px)[0] / scale) + 4
    lift = europe().place((city.at[0], city.at[1] + city.lift), box.size)[1] - y
    label = _label(centre, radius + 4, width, city.side).move(0, round(lift))
    return Spot(centre, radius, words, label, city.lift != 0, beyond)


def _label(centre: Point, away: float, width: int, side: Side) -> pygame.Rect:
    """Where a name of a width stands beside its dot."""
    x, y = round(centre[0]), round(centre[1])
    ends = {
        "left": {"midright": (round(x - away), y)},
        "right": {"midleft": (round(x + away), y)},
        "above": {"midbottom": (x, round(y - away) + 4)},
        "below": {"midtop": (x, round(y + away) - 4)},
    }
    return pygame.Rect(0, 0, width, 30).move_to(**ends[side])


def _put(page: Page, spot: Spot) -> None:
    """Put a dot with a rim, or an arrow to the right, and the name on a slip with a line to it."""
    x, y = spot.centre
    area = pygame.Rect(0, 0, 2 * ARROW, 2 * ARROW).move_to(center=(round(x), round(y)))
    if spot.lifted:
        nearest = max(spot.label.left, min(x, spot.label.right)), spot.label.centery
        page.draw(area.union(spot.label), Brush.line, spot.centre, nearest, theme.INK, 2)
    page.draw(spot.label, Brush.rect, spot.label, theme.PAPER_LIGHT, radius=6)
    if spot.beyond:
        half = ARROW / 2
        page.draw(area, Brush.polygon, ((x - half, y - half), (x + half, y), (x - half, y + half)), theme.VERMILION)
    else:
        page.draw(area, Brush.circle, spot.centre, spot.radius + 2, theme.PAPER_LIGHT)
        page.draw(area, Brush.circle, spot.centre, spot.radius, theme.VERMILION)
    widgets.label(page, spot.label, spot.words, px=NAME_PX, align="center")


# ---------------------------------------------------------------- printers
LIST = pygame.Rect(BODY.x, BODY.y, 400, BODY.h)
ROW, TALLEST = 89, 76
LIFE = pygame.Rect(1010, BODY.y + 40, BODY.right - 1010, BODY.h - 40)


def with_life(content: Content) -> tuple[Character, ...]:
    """The characters whose lives are told here."""
    return tuple(character for character in content.characters.values() if life_words(character))


# ---------------------------------------------------------------- scene
PARTS: tuple[PeoplePart, ...] = ("origin", "printers", "books", "patrons")


class People(Scene, name="people", default="close"):
    """Shows one part at a time.

    Targets: `people:<part>`, `life:<character>`, `books page:<n>` from 0, `close`; `earlier` and `later` where what is
    shown has several pages.
    """

    def __init__(self, content: Content, part: PeoplePart = "origin", character: str = "") -> None:
        """Begin with a part, and among the printers with a character; with the first where none is named."""
        self._content = content
        self._part = part
        self._character = character or next((told.id for told in with_life(content)), "")
        self._books = 0
        self._pager = widgets.Pager()  # of what is shown

    def build(self, page: Page) -> None:
        widgets.table(page)
        words = {
            "origin": say("Origin of printing"),
            "printers": say("Printers"),
            "books": say("Books"),
            "patrons": say("Patronage cards"),
        }
        tabs = [(PeopleTab(part), words[part]) for part in PARTS]
        widgets.tabs(page, (24, 16, 1592, 68), tabs, PeopleTab(self._part))
        widgets.page_button(page, "close", (1640, 12, 256, 72), say("Close"), "primary", "cross")
        widgets.sheet(page, (24, 100, 1872, 956), "double")
        match self._part:
            case "origin":
                self._build_origin(page)
            case "printers":
                self._build_printers(page)
            case "books":
                self._build_books(page)
            case "patrons":
                self._build_patrons(page)

    def _build_origin(self, page: Page) -> None:
        """Put a page of the essay, which usually has only one, and the map."""
        widgets.heading(page, (ESSAY.x, ESSAY.y - 6, ESSAY.w, 56), say("The origin of printing"), 42)
        words = pygame.Rect(ESSAY.x, ESSAY.y + 60, ESSAY.w, ESSAY.h - 60)
        told = say("The cities of the printing cards, with the year of the first book. A larger dot has more books.")
        below = percent() == USUAL  # there is room for it below the map; else it ends the essay
        widgets.put_paragraphs(page, words, [*origin_words(), *([] if below else [told])], ESSAY_PX, self._pager)
        box = map_box()
        widgets.picture(page, box, sized(land_and_sea))
        if below:
            caption = (box.x, box.bottom + 4, box.w, BODY.bottom - box.bottom)
            widgets.label(page, caption, told, px=CAPTION_PX, colour=theme.INK_SOFT, align="center", wrap=True)
        for spot in spots(self._content, page.scale):
            _put(page, spot)

    def _build_printers(self, page: Page) -> None:
        """Put the list, and who is chosen in it, with a page of the life, which usually has only one."""
        told = with_life(self._content)
        names = [(LifeOf(character.id), translate_data(character.name)) for character in told]
        widgets.column(page, (LIST.x, LIST.y, LIST.w, TALLEST), ROW, names, LifeOf(self._character))
        character = self._content.characters.get(self._character)
        if character is None:
            return
        widgets.picture(page, (510, 200, 460, 543), wide(card_art.portrait, character.id))
        widgets.heading(page, (LIFE.x, LIFE.y, LIFE.w, 60), translate_data(character.name), 48)
        city = (LIFE.x, LIFE.y + 62, LIFE.w, 44)
        widgets.label(page, city, translate_data(character.city), px=32, colour=theme.INK_SOFT)
        words = pygame.Rect(LIFE.x, LIFE.y + 124, LIFE.w, LIFE.h - 124)
        widgets.put_paragraphs(page, words, [life_words(character)], 38, self._pager)

    def _build_books(self, page: Page) -> None:
        """Put a page of books, or a part of it, and the choice of the other pages."""
        pages = book_pages(self._content)
        if not pages:
            self._build_nothing(page)
            return
        notes = [
            Note(book_title(card.title), book_words(card), imprint_words(card), pictures.woodcut(card), WOODCUT)
            for card in pages[self._books]
        ]
        put_notes(page, BOOKS, notes, OF_BOOKS, self._pager)
        years = [say("{first} to {last}", first=cards[0].year, last=cards[-1].year) for cards in pages]
        options = [(BooksPage(number), words) for number, words in enumerate(years)]
        widgets.segmented(page, YEARS, options, BooksPage(self._books))

    def _build_patrons(self, page: Page) -> None:
        """Put all patrons of whom something is told, or a part of them."""
        told = ((card, patron_words(card)) for card in self._content.patronage.values())
        notes = [Note(translate_data(card.name), words) for card, words in told if words]
        if notes:
            put_notes(page, BODY, notes, OF_PATRONS, self._pager)
        else:
            self._build_nothing(page)

    def _build_nothing(self, page: Page) -> None:
        """Say that an owner's cards have no notes."""
        widgets.label(page, BODY, say("Nothing is told of the cards that you play with."), px=36, align="center")

    def press(self, name: str) -> None:
        if not self._pager.turn(name):
            self._pager.at = 0
        match name:
            case PeopleTab(part):
                self._part = part
            case LifeOf(character):
                self._character = character
            case BooksPage(at):
                self._books = at

    def scroll(self, steps: int) -> None:
        """To the printer or the page of books before or after."""
        step, self._pager.at = -1 if steps > 0 else 1, 0
        if self._part == "printers":
            told = [character.id for character in with_life(self._content)]
            at = told.index(self._character) + step if told else 0
            self._character = told[max(0, min(len(told) - 1, at))] if told else ""
        elif self._part == "books":
            self._books = max(0, min(len(book_pages(self._content)) - 1, self._books + step))
