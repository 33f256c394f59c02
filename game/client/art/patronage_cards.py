"""Patronage cards: as a card, as a slip with its round, and on a closed strip."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.client.art.canvas import Size, cached, put
from game.client.art.card_ground import COURT_PAPER, box_of, card_size, ground, is_strip, words
from game.client.art.goods import laurel
from game.client.art.icons import icon
from game.client.art.patron_needs import draw_needs, needs_width
from game.client.art.sorts import roman
from game.client.drawing.theme import INK, INK_SOFT, PAPER_SHADE, VERMILION
from game.client.words.messages import say, say_written
from game.client.words.numerals import ROMAN
from game.content.tables import PatronageCard

LOCKED = 1.6  # widths of the round and the lock on a strip, in its heights
STRIP_SYMBOL = 0.64  # size of a symbol on a strip, in its heights
LOCK_ALONE = 1.45  # and where nothing else stands on it


@cached
def patronage_card(card: PatronageCard, w: int, round_number: int | None = None, fame: int = 8) -> Surface:
    """A patronage card: the patron, what must be shown and paid, the fame; `round_number` is when it opens."""
    size = card_size(w)
    face = ground(size, base=COURT_PAPER).copy()
    put(face, icon("patronage", round(w * 0.30), VERMILION), (w / 2, size[1] * 0.175))
    words(face, box_of(size, (0.1, 0.275, 0.8, 0.11)), say_written(card.name), round(w * 0.13))
    if round_number is not None:
        opening = say("from round {number}", number=ROMAN[round_number])
        words(face, box_of(size, (0.1, 0.375, 0.8, 0.07)), opening, round(w * 0.088), INK_SOFT)
    draw_needs(face, card, box_of(size, (0.12, 0.455, 0.76, 0.26)), round(w * 0.19))
    put(face, laurel(fame, round(w * 0.25)), (w / 2, size[1] * 0.835))
    return face


@cached
def patronage_slip(card: PatronageCard, size: Size, locked: bool, round: int, fame: int = 8) -> Surface:
    """A patronage card as a slip: the round that opens it with a lock while it is closed; open ones a heavy frame."""
    width, height = size
    face = ground(size, base=PAPER_SHADE if locked else COURT_PAPER, bordered=False).copy()
    line, edge = max(1, height // (90 if locked else 28)), max(3, height // 36)
    frame = face.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(face, INK, frame, line, border_radius=max(3, height // 14))
    pad = edge + line + max(2, height // 30)  # what keeps clear of the frame
    named = not is_strip(size)
    numeral = max(12, int(height * (0.42 if is_strip(size) else 0.36)))
    column = pad + numeral // 2
    put(face, roman(round, numeral), (column, height * (0.32 if locked or not is_strip(size) else 0.5)))
    if locked:
        put(face, icon("lock", int(numeral * 0.8)), (column, height * 0.72))
    elif not is_strip(size):
        put(face, icon("patronage", int(numeral * 0.8), VERMILION), (column, height * 0.74))
    top = int(height * 0.30) if named else 2 * edge
    fame_px = min(int(height * (0.44 if named else 0.54)), width // 6)
    left = pad + numeral + edge
    area = pygame.Rect(left, top, width - left - fame_px - pad - 2 * edge, height - top - pad)
    if named:
        name = pygame.Rect(left, 2 * edge, width - left - pad, top - edge)
        words(face, name, say_written(card.name), int(height * 0.21))
    draw_needs(face, card, area, max(1, int(height * (0.36 if named else 0.46))))
    put(face, laurel(fame, fame_px), (width - pad - fame_px / 2, area.centery))
    return face


def strip_width(card: PatronageCard, height: int, locked: bool, told: bool = True) -> int:
    """How wide a patronage card is on a strip of a height, so that what it asks for is as large as can be."""
    if not told:
        return round(height * (LOCK_ALONE if locked else 1.0))
    return round(height * ((LOCKED if locked else 0.4) + STRIP_SYMBOL * needs_width(card)))


def told_strips(row: Sequence[tuple[PatronageCard, bool]], height: int, gap: int, room: int) -> list[bool]:
    """Which patronage cards on a strip have room to show what they ask for: open ones first, while they fit.

    Nothing is made too small to read; what has no room here is told by a tooltip and a closer look.
    """
    told = [False] * len(row)
    for at in sorted(range(len(row)), key=lambda at: row[at][1]):
        tried = [*told[:at], True, *told[at + 1 :]]
        widths = [strip_width(card, height, locked, shown) for (card, locked), shown in zip(row, tried, strict=True)]
        if sum(widths) + gap * (len(row) - 1) <= room:
            told = tried
    return told


@cached
def patronage_strip(card: PatronageCard, size: Size, locked: bool, round: int, told: bool = True) -> Surface:
    """A patronage card on a closed strip: what it asks for if it is `told`, before it the round that unlocks it."""
    height = size[1]
    face = ground(size, base=PAPER_SHADE if locked else COURT_PAPER, bordered=False).copy()
    line = max(1, height // (60 if locked else 20))
    pygame.draw.rect(face, INK, face.get_rect().inflate(-4, -4), line, border_radius=max(3, height // 10))
    pad = int(height * 0.16)
    area = face.get_rect().inflate(-2 * pad, -pad)
    if locked:
        put(face, roman(round, int(height * 0.64)), (height * 0.48, height * 0.5))
        put(face, icon("lock", int(height * 0.52)), (height * 1.12, height * 0.48))
        area = pygame.Rect(int(height * 1.42), area.top, area.right - int(height * 1.42), area.h)
    if told:
        draw_needs(face, card, area, int(height * STRIP_SYMBOL))
    elif not locked:
        put(face, icon("patronage", int(height * 0.6), VERMILION), (size[0] / 2, height / 2))
    return face
