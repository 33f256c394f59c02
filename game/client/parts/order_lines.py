"""Orders as lines of small pictures: letters with their pay, inks and levels with their fame, and the bonus."""

import pygame

from game.client.base import readings
from game.client.graphics import pictures, piece_art
from game.client.graphics.brush import Picture
from game.client.graphics.order_art import bonus_picture
from game.client.graphics.theme import INK
from game.client.parts.tiles import Tile, square
from game.content.tables import PrintingCard, RefinementCard
from game.rules.names import INKS, LETTER_INDEX, SPECIALTIES
from game.rules.state import Seat

SORT = 28  # the smallest square whose letter or numeral is as high as that of words of 26 px
COIN = 36
LABEL = 25  # height of a narrow level
APART = 6  # space after a level, so that nobody takes it for that of the next specialty


def letter_tiles(card: PrintingCard, holder: Seat | None) -> list[Tile]:
    """The letters of a book, solid where a seat's types cover them."""
    left_over = list(holder.types) if holder is not None else [0, 0, 0, 0]
    tiles = []
    for letter in card.letters:
        index = LETTER_INDEX[letter]
        left_over[index] -= 1
        state = "covered" if holder is not None and left_over[index] >= 0 else "needed"
        tiles.append(square(pictures.letter(letter, state), SORT))
    return tiles


def book_tiles(card: PrintingCard, holder: Seat | None) -> list[Tile]:
    """The letters and the pay; a check where the seat's types cover all letters."""
    tiles = [*letter_tiles(card, holder), square(pictures.coin(card.guilders), COIN)]
    if holder is not None and not readings.short_of(holder, letters=card.needs).anything:
        tiles.append(square(pictures.icon("check"), 26, yields=True))
    return tiles


def ink_tiles(card: RefinementCard, side: int = 34) -> list[Tile]:
    """The inks of the colour part."""
    return [square(pictures.ink(INKS[index]), side, yields=True) for index in readings.spelled(card.inks)]


def level_tiles(card: RefinementCard) -> list[Tile]:
    """The specialties of the decoration part, each with its level; three have narrow levels."""
    shown = [(name, level) for name, level in zip(SPECIALTIES, card.levels, strict=True) if level]
    tiles = []
    for name, level in shown:
        tiles += [square(pictures.icon(name), 30, yields=True), level_tile(level, narrow=len(shown) > 2)]
    return tiles


def level_tile(level: int, *, narrow: bool) -> Tile:
    """A level on a square, or on a label that is no wider than it needs."""
    if not narrow:
        return Tile(pictures.level(level), SORT, SORT, apart=APART)
    width = round(piece_art.level_label_width(level) * LABEL)
    return Tile(pictures.level_label(level), width, LABEL, apart=APART // 2)


def colour_tiles(card: RefinementCard) -> list[Tile]:
    """The colour part with its fame, and on a dark ground what both parts also give."""
    return [*ink_tiles(card), square(pictures.laurel(card.colour_fame), 38), Tile(both_picture(card), 42, 36)]


def decoration_tiles(card: RefinementCard) -> list[Tile]:
    """The decoration part with its fame."""
    return [*level_tiles(card), square(pictures.laurel(card.decoration_fame), 38)]


def both_picture(card: RefinementCard) -> Picture:
    """What both parts of a refinement card also give, on the dark ground that it has on the card."""

    def drawn(w: int, h: int) -> pygame.Surface:
        picture = pygame.Surface((w, h), pygame.SRCALPHA)
        pygame.draw.rect(picture, INK, picture.get_rect(), border_radius=h // 6)
        two = card.bonus == "inks" and card.bonus_count > 1
        px = min(h, w // 2 + h // 8) if two else h
        for at in range(2 if two else 1):
            drop = bonus_picture(card, px, alone=True)
            middle = (w // 2 + (round((at - 0.5) * w * 0.4) if two else 0), h // 2)
            picture.blit(drop, drop.get_rect(center=middle))
        return picture

    return drawn


def order_tiles(printing: PrintingCard, refinement: RefinementCard, holder: Seat) -> list[Tile]:
    """An order on one line: letters, pay, inks and levels."""
    *letters, last = letter_tiles(printing, holder)
    return [*letters, last._replace(apart=APART), *ink_tiles(refinement), *level_tiles(refinement)]
