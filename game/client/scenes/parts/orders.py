"""The orders of a seat: its slots, lines with what they lack, and the cards that an order is made of."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, added, book_title, say
from game.client.graphics import layout, order_art, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.viewport import RectLike
from game.client.session.match_session import MatchSession
from game.client.text.piece_text import printing_title
from game.client.text.told import CARDS, Gaze, gap_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import Half, OrderLook, OrderSlot, OrderSpot, order_card
from game.content import Content
from game.content.tables import PrintingCard, RefinementCard
from game.rules.names import LETTER_INDEX, SPECIALTIES, Counts, Order
from game.rules.state import Seat


def slip_picture(content: Content, seat: Seat, order: Order) -> Picture:
    """An order as it lies in its slot; letters that the seat's types cover are solid."""
    covered = readings.letters_covered(content, seat, order)
    return _slip(content.printing[order.printing], content.refinement[order.refinement], covered)


@cache
def _slip(printing: PrintingCard, refinement: RefinementCard, covered: Counts) -> Picture:
    return lambda w, h: order_art.order_slip(printing, refinement, (w, h), covered)


def card_face(content: Content, kind: Half, card: str) -> Picture:
    """The face of a printing or refinement card."""
    if kind == "printing":
        return pictures.printing_card(content.printing[card])
    return pictures.refinement_card(content.refinement[card])


def card_piece(page: Page, gaze: Gaze, kind: Half, card: str, box: pygame.Rect) -> None:
    """Put a printing or refinement card that can be lifted."""
    page.part(_card, gaze.of(), kind, card, box)


def _card(page: Page, gaze: Gaze, kind: Half, card: str, box: pygame.Rect) -> None:
    widgets.piece(page, order_card(kind, card), box, card_face(gaze.content, kind, card), *CARDS[kind](gaze, card))


LEAST = 0.5  # share of its size at which a picture without letters can still be recognised


class Tile(NamedTuple):
    """A picture with its size in canvas units; one that `yields` carries no letter or digit and may get smaller.

    `apart` is an additional distance to the next tile.
    """

    picture: Picture
    width: int
    height: int
    yields: bool = False
    apart: int = 0


def square(picture: Picture, side: int, *, yields: bool = False) -> Tile:
    """A tile that is as wide as high."""
    return Tile(picture, side, side, yields)


def fitted(tiles: Sequence[Tile], room: int, gap: int) -> Sequence[Tile]:
    """The tiles for a row of a width, with those that yield made smaller as far as needed, and at last all."""
    firm = sum(tile.apart + (0 if tile.yields else tile.width) for tile in tiles) + gap * (len(tiles) - 1)
    yielding = sum(tile.width for tile in tiles if tile.yields)
    if not yielding or firm + yielding <= room:
        return tiles
    share = max(LEAST, (room - firm) / yielding)
    smaller = [_smaller(tile, share) if tile.yields else tile for tile in tiles]
    wide = sum(tile.width for tile in smaller)
    free = room - gap * (len(tiles) - 1) - sum(tile.apart for tile in tiles)
    return smaller if wide <= free else [_smaller(tile, free / wide) for tile in smaller]


def _smaller(tile: Tile, share: float) -> Tile:
    return tile._replace(width=int(tile.width * share), height=int(tile.height * share))


def paint_row(brush: Brush, box: RectLike, tiles: Sequence[Tile], gap: int = 2) -> None:
    """Paint tiles from the left of a box, in the middle of its height."""
    left, top, room, height = box
    for tile in fitted(tiles, room, gap):
        brush.blit(tile.picture, (left, top + (height - tile.height) // 2, tile.width, tile.height))
        left += tile.width + tile.apart + gap


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


def ink_tiles(inks: Counts) -> list[Tile]:
    """The inks that are asked."""
    return [square(picture, 34, yields=True) for picture in pictures.inks(inks)]


def level_tiles(levels: Counts, *, narrow: bool = False) -> list[Tile]:
    """The specialties of which a level is asked, each with it on a square, or on a label no wider than it needs."""
    tiles = []
    for name, level in zip(SPECIALTIES, levels, strict=True):
        if level:
            label = Tile(pictures.level(level), SORT, SORT, apart=APART)
            if narrow:
                width = round(piece_art.level_label_width(level) * LABEL)
                label = Tile(pictures.level_label(level), width, LABEL, apart=APART // 2)
            tiles += [square(pictures.icon(name), 30, yields=True), label]
    return tiles


BOTH = 52  # width of what both parts also give, beside their lines
ROOMY = 240  # width of the lines at which all specialties leave room for it


def refinement_lines(page: Page, area: pygame.Rect, card: RefinementCard) -> None:
    """Put both parts of a refinement card, a line each with its fame, and beside both lines what they give together."""
    colour = [*ink_tiles(card.inks), square(pictures.laurel(card.colour_fame), 38)]
    roomy, shown = area.w >= ROOMY, sum(map(bool, card.levels))
    levels = level_tiles(card.levels, narrow=shown > 2 or not roomy)
    decoration = [*levels, square(pictures.laurel(card.decoration_fame), 38)]
    beside = roomy or shown < 3
    if not beside:
        colour.append(Tile(both_picture(card), 42, 36))
    for at, tiles in enumerate((colour, decoration)):
        line = pygame.Rect(area.x, area.y + at * area.h // 2, area.w - (BOTH if beside else 0), area.h // 2)
        page.draw(line, paint_row, line, tiles)
    if beside:
        page.draw(area, _paint_both, area, card)


def _paint_both(brush: Brush, box: pygame.Rect, card: RefinementCard) -> None:
    """Paint what both parts also give at the right of their lines, behind a bracket that joins them."""
    x, top, bottom = box.right - BOTH + 6, box.y + box.h // 4, box.bottom - box.h // 4
    for start, end in (((x - 5, top), (x, top)), ((x, top), (x, bottom)), ((x - 5, bottom), (x, bottom))):
        brush.line(start, end, theme.INK, 3)
    brush.blit(both_picture(card), (box.right - 42, box.centery - 18, 42, 36))


@cache
def both_picture(card: RefinementCard) -> Picture:
    """What both parts of a refinement card also give, on the dark ground that it has on the card."""

    def drawn(w: int, h: int) -> pygame.Surface:
        picture = pygame.Surface((w, h), pygame.SRCALPHA)
        pygame.draw.rect(picture, theme.INK, picture.get_rect(), border_radius=h // 6)
        two = card.bonus == "inks" and card.bonus_count > 1
        px = min(h, w // 2 + h // 8) if two else h
        for at in range(2 if two else 1):
            drop = order_art.bonus_picture(card, px, alone=True)
            middle = (w // 2 + (round((at - 0.5) * w * 0.4) if two else 0), h // 2)
            picture.blit(drop, drop.get_rect(center=middle))
        return picture

    return drawn


COLUMNS = 2


def slot_boxes(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The rectangles of the slots within the rectangle of all."""
    size, (dx, dy) = layout.rect("take orders", "order slot").size, layout.PITCHES["take orders"]["order slot"]
    first = pygame.Rect(*rect.topleft, *size)
    return [first.move(dx * (slot % COLUMNS), dy * (slot // COLUMNS)) for slot in range(count)]


def order_slots(page: Page, rect: pygame.Rect, content: Content, seat: Seat) -> None:
    """Put the places `slot:<n>` with the orders of a seat that lie there; pressed, an order is seen close."""
    for slot, box in enumerate(slot_boxes(rect, content.rules.order_slots)):
        if slot < len(seat.orders):
            order = seat.orders[slot]
            picture, gaps = slip_picture(content, seat, order), readings.lacks(content, seat, order)
            page.part(_order, box, slot, order, content, picture=picture, gaps=gaps)
        else:
            page.part(_free_slot, box, slot)


def _order(
    page: Page, box: pygame.Rect, slot: int, order: Order, content: Content,
    *, picture: Picture, gaps: readings.Lacks,
) -> None:  # fmt: skip
    page.anchor(OrderSpot(order.printing), box)
    title, subject = printing_title(order.printing, content), ("order", *order)
    widgets.place(page, OrderSlot(slot), box, title, picture, lack_words(gaps), subject=subject)


def _free_slot(page: Page, box: pygame.Rect, slot: int) -> None:
    widgets.place(page, OrderSlot(slot), box, say("Free order slot"), widgets.slot_picture())
    slot_label(page, box, slot)


def slot_label(page: Page, box: pygame.Rect, slot: int) -> None:
    """Put the numeral of a free order slot on it."""
    upper = (box.x, box.y + box.h * 15 // 100, box.w, 60)
    widgets.label(page, upper, ROMAN[slot + 1], px=44, face="roman", colour=theme.BRASS, align="center")
    lower = (box.x + 10, box.y + box.h * 55 // 100, box.w - 20, 44)
    widgets.label(page, lower, say("free order slot"), colour=theme.PAPER_LIGHT, align="center")


def lack_words(gaps: readings.Lacks) -> str:
    """What is lacking for an order, in a sentence."""
    return gap_words(gaps) if gaps.anything else say("Nothing is missing for this order.")


GAIN = 140  # width of what an order brings beside its title: the fame of both parts, and what both also give
LEAST_TELLING = 340  # the least width of an order that tells it
HEAD, LINE = 36, 66  # height of an order's title with what it brings, and of both with what it shows
LEAST_WORD, CLEAR = 84, 10  # width of the word before what an order lacks, and the distance between them


def order_rows(
    page: Page, box: pygame.Rect, session: MatchSession, seat: Seat, columns: int = 2, *, lacks: bool = False
) -> None:
    """Put the orders in columns; with what each `lacks` on a line of its own."""
    pitch, apart = box.w // columns, 8 if columns > 1 else 0
    for place, order in enumerate(seat.orders):
        left, top = box.x + place % columns * pitch, box.y + place // columns * LINE
        part = pygame.Rect(left, top, pitch - apart, LINE)
        _row(page, part, session, seat, order)
        if lacks:
            below = pygame.Rect(part.x, part.bottom, part.w, 36)
            _lacks(page, below, readings.lacks(session.content, seat, order))


def _row(page: Page, box: pygame.Rect, session: MatchSession, seat: Seat, order: Order) -> None:
    """An order: its title, fame and reward, and below letters, solid where types cover them, inks and levels."""
    printing, refinement = session.content.printing[order.printing], session.content.refinement[order.refinement]
    *letters, last = letter_tiles(printing, seat)
    levels = level_tiles(refinement.levels, narrow=sum(map(bool, refinement.levels)) > 2)
    row = [*letters, last._replace(apart=APART), *ink_tiles(refinement.inks), *levels]
    if sum(tile.width + tile.apart + 2 for tile in row) > box.w:  # before inks are made smaller
        narrow = level_tiles(refinement.levels, narrow=True)
        row[-len(narrow) :] = narrow
    wide = box.w - (GAIN if box.w >= LEAST_TELLING else 0)
    title = book_title(printing.title)
    widgets.label(page, (box.x, box.y, wide, HEAD), title, px=26, colour=theme.RUBRIC)
    if wide < box.w:
        gain = pygame.Rect(box.x + wide, box.y, GAIN, HEAD)
        fame = added(map(str, (refinement.colour_fame, refinement.decoration_fame)))
        widgets.picture(page, (gain.x, gain.y + 5, 26, 26), pictures.icon("laurel", theme.VERMILION))
        widgets.label(page, (gain.x + 26, gain.y, GAIN - 70, HEAD), fame, px=26)
        widgets.picture(page, (gain.right - 42, gain.y, 42, HEAD), both_picture(refinement))
    below = pygame.Rect(box.x, box.y + HEAD, box.w, LINE - HEAD)
    page.draw(below, paint_row, below, row)
    hint = lack_words(readings.lacks(session.content, seat, order))
    widgets.sight(page, OrderLook(order.printing), box, title, ("order", *order), hint)


def _lacks(page: Page, box: pygame.Rect, gaps: readings.Lacks) -> None:
    """What is still missing, in pictures."""
    if not gaps.anything:
        widgets.label(page, box, say("nothing is missing"), px=26)
        return
    words = say("needs")
    wide = widgets.width_of(page, words, 26) + CLEAR
    widgets.label(page, (box.x, box.y, wide, box.h), words, px=26)
    left = box.x + max(LEAST_WORD, wide)
    letters = pictures.letters(gaps.letters, "missing")
    row = [*(square(letter, SORT) for letter in letters), *ink_tiles(gaps.inks), *level_tiles(gaps.levels)]
    page.draw(box, paint_row, pygame.Rect(left, box.y, box.right - left, box.h), row)
