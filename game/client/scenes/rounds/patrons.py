"""The patronage cards of the board, small: when each opens, and what it asks for."""

import pygame

from game.client import readings, theme
from game.client.brush import Brush
from game.client.scenes.rounds import tiles
from game.client.scenes.rounds.tiles import Tiles
from game.content import Content
from game.content.tables import PatronageCard
from game.rules.names import INKS, LETTERS, SPECIALTIES
from game.rules.view import View

WIDEST = 148
SIDE = 24  # of what a card asks for


def patrons(brush: Brush, row: pygame.Rect, content: Content, view: View) -> None:
    """Paint a tile for each space; cards that are not open yet are dark, spaces without a card empty."""
    opens = readings.opening_rounds(content, view)
    pitch = min(WIDEST, row.w // len(opens))
    for space, card in enumerate(view.patronage_row):
        box = pygame.Rect(row.x + space * pitch, row.y + 2, pitch - 8, row.h - 8)
        if card is None:
            brush.rect(box, theme.PAPER_SHADE, width=2, radius=6)
        else:
            open_now = readings.patronage_open(content, view, space)
            _paint_card(brush, box, content.patronage[card], opens[space], open_now=open_now)


def _paint_card(brush: Brush, box: pygame.Rect, card: PatronageCard, opens: int, *, open_now: bool) -> None:
    brush.rect(box, theme.PAPER_LIGHT if open_now else theme.PAPER_SHADE, radius=6)
    brush.rect(box, theme.INK, width=3 if open_now else 1, radius=6)
    head: Tiles = [(tiles.roman(opens), 28), (tiles.icon("patronage" if open_now else "lock"), 26)]
    tiles.paint_row(brush, box.x + 6, box.y + 5, 28, head, 8)
    asked = list(_asked(card))
    columns = max(1, (box.w - 8) // (SIDE + 2))
    rows = [asked[at : at + columns] for at in range(0, len(asked), columns)]
    high = (box.h - 38) // max(1, len(rows))
    side = min(SIDE, high)
    for place, row in enumerate(rows):
        shown = [(picture, side) for picture, _ in row]
        tiles.paint_row(brush, box.x + 6, box.y + 36 + place * high, high, shown, 2)


def _asked(card: PatronageCard) -> Tiles:
    """Levels, types and inks, one by one."""
    for name, level in zip(SPECIALTIES, card.levels, strict=True):
        if level:
            yield tiles.icon(name), SIDE
            yield tiles.roman(level), SIDE
    for index in readings.spelled(card.types):
        yield tiles.letter(LETTERS[index]), SIDE
    for index in readings.spelled(card.inks):
        yield tiles.ink(INKS[index]), SIDE
