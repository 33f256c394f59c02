"""The printed sheet as a picture, and where its words stand: a page of 1240 by 1754 units, which is A4."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Surface

from game.client.base.i18n import say, say_written
from game.client.graphics import ornaments, pictures, theme, typesetting
from game.client.graphics.brush import Align, Brush
from game.client.graphics.card_art import portrait
from game.client.graphics.control_art import sheet as parchment_sheet
from game.client.graphics.large_art import initial
from game.client.graphics.piece_art import ink as ink_picture
from game.client.graphics.theme import Face, Rgb
from game.client.printed_sheet.contents import Book, Contents
from game.client.printed_sheet.inking import inked_woodcut
from game.client.text.piece_text import imprint_words
from game.content.tables import PrintingCard
from game.rules.names import Ink

SIZE = (1240, 1754)
PRINT_SCALE = 2  # px per unit of the sheet that is saved: 3508 px high, 300 a sheet's inch
MARGIN = 120
INNER = SIZE[0] - 2 * MARGIN
TITLE = pygame.Rect(MARGIN, 92, INNER, 150)
OPENING = pygame.Rect(MARGIN, 290, INNER, 210)
BOOKS = pygame.Rect(MARGIN, 540, INNER, 720)
COLOPHON_TOP = 1296
COLOPHON_H = 262  # so many units at most, so that there is room for the printer's portrait below
SMALLEST = 24
ROOMY = 400  # a book that is wider names its printer as well
DEVICE = 180  # height of the printer's portrait
WOODCUT_SHAPE = 0.62  # height of a woodcut by its width


class Line(NamedTuple):
    """One line of words and where it stands, in units: for a document in which words can be selected."""

    words: str
    rect: tuple[float, float, float, float]


class Block(NamedTuple):
    """Lines of one size, each `leading` below the one above, in units."""

    lines: Sequence[str]
    px: int
    leading: int

    @property
    def height(self) -> int:
        """The height of all lines."""
        return self.leading * len(self.lines)


class Composed(NamedTuple):
    """A sheet: its picture, and its lines from top to bottom."""

    picture: Surface
    lines: tuple[Line, ...]


def compose(contents: Contents, scale: float) -> Composed:
    """Return a sheet at `scale` px per unit, its edge torn and around it nothing."""
    picture = Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)), SRCALPHA)
    compositor = _Compositor(Brush(picture, scale))
    compositor.paper()
    compositor.title()
    compositor.opening(contents)
    compositor.books(contents.books)
    compositor.colophon(contents)
    return Composed(picture, tuple(compositor.lines))


class _Compositor:
    """Sets one sheet with a brush, and notes each line."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.lines: list[Line] = []

    def set(
        self, rect: pygame.Rect, words: str, face: Face, px: int, colour: Rgb = theme.INK, align: Align = "center"
    ) -> None:
        """Set one line in a rectangle, smaller where it is too long."""
        self.brush.text(rect, words, face, px, colour, align=align)
        scale = self.brush.scale
        wide, high = typesetting.measure(words, face, self.brush.px(px), max_width=round(rect.w * scale), fit=True)
        width, height = wide / scale, high / scale
        left = {"left": rect.x, "center": rect.centerx - width / 2, "right": rect.right - width}[align]
        self.lines.append(Line(words, (left, rect.centery - height / 2, width, height)))

    def broken(self, words: str, face: Face, px: int, width: int) -> list[str]:
        """The lines into which words break at a width in units."""
        scale = self.brush.scale
        return list(
            typesetting.compose(words, face, self.brush.px(px), max_width=round(width * scale), wrap=True).lines
        )

    # the parts of the sheet, from top to bottom

    def paper(self) -> None:
        """Lay the paper and print the frame."""
        surface = self.brush.surface
        surface.blit(parchment_sheet(surface.get_size(), frame="none", base=theme.PAPER_LIGHT), (0, 0))
        ornaments.lozenge_frame(self.brush, pygame.Rect(48, 48, SIZE[0] - 96, SIZE[1] - 96))

    def title(self) -> None:
        """Set the name of the game in blackletter."""
        self.set(TITLE, say("Gutenberg"), "black", 132)
        ornaments.lozenge_rule(self.brush, (MARGIN + 140, TITLE.bottom + 16), INNER - 280)

    def opening(self, contents: Contents) -> None:
        """Set the first sentence beside its illuminated initial."""
        side = OPENING.h
        style = theme.SEAT_STYLES.get(contents.style, theme.AUTOMA_STYLE)
        self.brush.blit(lambda w, _: initial(contents.initial, w, style.colour), (*OPENING.topleft, side, side))
        self.lines.append(Line(contents.initial, (OPENING.x, OPENING.y, side, side)))
        room = pygame.Rect(OPENING.x + side + 36, OPENING.y, OPENING.w - side - 36, side)
        rest = contents.opening[1:].lstrip()
        block = fitted(lambda px: self.broken(rest, "fell", px, room.w), Block((), 50, 64), room.h)
        self._stack(block, room.move(0, max(0, (side - block.height) // 2)), "left")

    def _stack(self, block: Block, room: pygame.Rect, align: Align) -> None:
        for at, words in enumerate(block.lines):
            line = pygame.Rect(room.x, room.y + at * block.leading, room.w, block.leading)
            self.set(line, words, "fell", block.px, align=align)

    def books(self, books: Sequence[Book]) -> None:
        """Print the books in as many columns as they need."""
        if not books:
            self.set(BOOKS.inflate(0, -600), say("The formes are still empty."), "fell", 44, theme.INK_SOFT)
            return
        columns = columns_for(len(books))
        rows = ceil(len(books) / columns)
        width, height = BOOKS.w // columns, BOOKS.h // rows
        for at, book in enumerate(books):
            row = at // columns
            short = columns - min(columns, len(books) - row * columns)  # the last row stands in the middle
            left = BOOKS.x + at % columns * width + short * width // 2
            self._book(book, pygame.Rect(left, BOOKS.y + row * height, width, height).inflate(-28, -16))

    def _book(self, book: Book, box: pygame.Rect) -> None:
        """Print one book: its woodcut in its inks, title, imprint, and the inks themselves."""
        px = max(34, min(48, box.w // 8))
        width = min(box.w, round((box.h - round(px * 2.8)) / WOODCUT_SHAPE))
        cut = pygame.Rect(0, 0, width, round(width * WOODCUT_SHAPE))
        cut.midtop = box.midtop
        self.brush.blit(lambda w, h: inked_woodcut(book.card, book.inks, (w, h)), cut)
        self.brush.rect(cut, theme.INK, width=2)
        self._drops(book, cut, round(px * 1.2))
        title = pygame.Rect(box.x, cut.bottom + 6, box.w, round(px * 1.3))
        self.set(title, book.card.title, "sc", px, theme.RUBRIC)
        imprint = pygame.Rect(box.x, title.bottom, box.w, round(px * 1.2))
        words = imprint_words(book.card) if box.w > ROOMY else place_words(book.card)
        self.set(imprint, words, "body", max(30, round(px * 0.94)), theme.INK_SOFT)

    def _drops(self, book: Book, cut: pygame.Rect, side: int) -> None:
        """Put the inks that were used on the lower edge of a woodcut."""
        left = cut.centerx - side * len(book.inks) // 2
        for at, colour in enumerate(book.inks):
            place = (left + at * side, cut.bottom - round(side * 0.6), side, side)
            self.brush.blit(partial(_pot, colour), place)

    def colophon(self, contents: Contents) -> None:
        """Set the last words, each line shorter than the one above, and the printer below."""
        ornaments.lozenge_rule(self.brush, (MARGIN + 240, COLOPHON_TOP - 20), INNER - 480)
        top = COLOPHON_TOP + 12
        block = fitted(lambda px: self._tapered(contents.colophon, px), Block((), 46, 51), COLOPHON_H)
        self._stack(block, pygame.Rect(MARGIN, top, INNER, block.height), "center")
        self._device(contents, top + block.height + 14)

    def _tapered(self, words: str, px: int) -> list[str]:
        """The lines into which words break where each is shorter than the one above."""
        lines, room = list[str](), INNER - 60
        while words:
            lines.append(self.broken(words, "fell", px, room)[0])
            words = words[len(lines[-1]) :].lstrip()
            room = max(420, room - 130)
        return lines

    def _device(self, contents: Contents, top: int) -> None:
        height = min(DEVICE, SIZE[1] - 96 - top)
        if height < 60:
            return
        place = pygame.Rect(0, top, round(height / 1.18), height)
        place.centerx = SIZE[0] // 2
        if contents.character is not None:
            character = contents.character.id
            self.brush.blit(lambda w, _: portrait(character, w), place)
        else:
            self.brush.blit(pictures.badge(theme.SEAT_STYLES.get(contents.style, theme.AUTOMA_STYLE)), place)
        for side in (-1, 1):
            ornaments.lozenge(
                self.brush, (place.centerx + side * (place.w / 2 + 44), place.centery), 11, theme.VERMILION
            )


def _pot(colour: Ink, width: int, height: int) -> Surface:
    return ink_picture(colour, min(width, height))


def place_words(card: PrintingCard) -> str:
    """Where and when a book was printed, for where there is no room for more."""
    return say("{city} {year}", city=say_written(card.city), year=card.year)


def fitted(broken: Callable[[int], Sequence[str]], largest: Block, height: int) -> Block:
    """The lines that `broken` gives for a size, as large as a height allows: other languages need more words."""
    for px in range(largest.px, SMALLEST, -1):
        block = Block(broken(px), px, round(largest.leading * px / largest.px))
        if block.height <= height:
            return block
    return Block(broken(SMALLEST), SMALLEST, round(largest.leading * SMALLEST / largest.px))


def columns_for(count: int) -> int:
    """How many columns so many books are set in.

    >>> [columns_for(count) for count in (1, 2, 4, 5, 9, 10, 20)]
    [1, 2, 2, 3, 3, 4, 5]
    """
    return next((columns for columns, most in ((1, 1), (2, 4), (3, 9), (4, 16)) if count <= most), 5)
