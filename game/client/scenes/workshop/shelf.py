"""The orders of a printing house with what each lacks, its patronage cards and its character."""

from collections.abc import Iterator

import pygame

from game.client.base import readings
from game.client.base.i18n import say, say_written, sentences
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.parts.character import character_button
from game.client.parts.order_pictures import slip_picture
from game.client.parts.orders import lack_words
from game.client.parts.patrons import patron_slip
from game.client.session.sitting import Sitting
from game.client.text import piece_text as words
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.target_names import OrderSlot, PatronPiece
from game.content import Content
from game.rules.names import INKS, LETTERS, SPECIALTIES, Order
from game.rules.state import Seat
from game.rules.view import View

ORDERS = pygame.Rect(1280, 92, 616, 520)
PATRONAGE = pygame.Rect(1280, 628, 616, 176)
CHARACTER = pygame.Rect(1280, 820, 616, 236)
SLIP = (284, 180)
LACK = 36


def shelf(page: Page, sitting: Sitting, view: View, seat: Seat, closed: str) -> None:
    """Put orders, patronage cards and the character; `closed` says why nobody may act here, or is empty."""
    _orders(page, sitting, seat)
    _patronage(page, sitting, view, seat)
    _character(page, sitting, seat, closed)


def _sheet(page: Page, rect: pygame.Rect, heading: str) -> None:
    widgets.sheet(page, rect)
    widgets.heading(page, (rect.x + 24, rect.y + 10, rect.w - 48, 40), heading, 32)


def _orders(page: Page, sitting: Sitting, seat: Seat) -> None:
    """Panels `slot:<n>`, each with the things below it that are still missing."""
    _sheet(page, ORDERS, say("Orders, and what they need"))
    if not seat.orders:
        widgets.label(page, ORDERS.inflate(-48, -120), say("No orders now."), px=30, valign="top")
    for at, order in enumerate(seat.orders):
        box = pygame.Rect(ORDERS.x + 20 + at % 2 * 292, ORDERS.y + 54 + at // 2 * 230, *SLIP)
        title = words.printing_title(order.printing, sitting.content)
        picture = slip_picture(sitting, seat.index, order)
        hint, about = lack_words(sitting, seat, order), ("order", *order)
        widgets.place(page, OrderSlot(at), box, title, picture, hint, about=about)
        below = pygame.Rect(box.x + 6, box.bottom + 4, box.w - 12, LACK)
        page.draw(below, _lacks(below, list(_missing(sitting, seat, order))))


def _missing(sitting: Sitting, seat: Seat, order: Order) -> Iterator[Picture]:
    """A picture for each thing that an order lacks."""
    lacks = readings.lacks(sitting.content, seat, order)
    for letter, count in zip(LETTERS, lacks.letters, strict=True):
        yield from [pictures.letter(letter)] * count
    for ink, count in zip(INKS, lacks.inks, strict=True):
        yield from [pictures.ink(ink)] * count
    for specialty, level in zip(SPECIALTIES, lacks.levels, strict=True):
        if level:
            yield from (pictures.icon(specialty), pictures.level(level))


def _lacks(box: pygame.Rect, pictures: list[Picture]) -> Paint:
    def paint(brush: Brush) -> None:
        if not pictures:
            brush.blit(icon_picture("check", theme.VERMILION), (box.x, box.y, LACK, LACK))
            text = (box.x + LACK + 8, box.y, box.w - LACK - 8, box.h)
            brush.text(text, say("nothing is missing"), "body", 26, theme.INK)
        pitch = min(LACK + 3, box.w // max(1, len(pictures)))
        for at, picture in enumerate(pictures):
            brush.blit(picture, (box.x + at * pitch, box.centery - (pitch - 3) // 2, pitch - 3, pitch - 3))

    return paint


def _patronage(page: Page, sitting: Sitting, view: View, seat: Seat) -> None:
    fame = sitting.content.rules.patronage_card_fame
    _sheet(page, PATRONAGE, say("Patronage cards: {fame} each at the end", fame=terms.fame_words(fame)))
    inner = pygame.Rect(PATRONAGE.x + 20, PATRONAGE.y + 56, PATRONAGE.w - 40, 100)
    if not seat.patronage:
        widgets.label(page, inner, say("No patronage cards yet."), px=28, valign="top")
    width = min(284, (inner.w + 8) // max(1, len(seat.patronage)) - 8)
    for at, name in enumerate(seat.patronage):
        box = pygame.Rect(inner.x + at * (width + 8), inner.y, width, inner.h)
        card = sitting.content.patronage[name]
        page.draw(box, patron_slip(box, card, fame))
        widgets.sight(page, PatronPiece(name), box, card.name, ("patronage", name))


def _character(page: Page, sitting: Sitting, seat: Seat, closed: str) -> None:
    """Put the seat's character and its ability, fame and guilders."""
    widgets.sheet(page, CHARACTER)
    laurel = pygame.Rect(CHARACTER.right - 116, CHARACTER.y + 18, 92, 92)
    widgets.picture(page, laurel, pictures.laurel(seat.fame))
    coin = laurel.move(4, 104).inflate(-8, -8)
    widgets.picture(page, coin, pictures.coin(seat.guilders))
    text = pygame.Rect(CHARACTER.x + 24, CHARACTER.y + 14, laurel.x - CHARACTER.x - 36, 208)
    if seat.character is None:
        widgets.heading(page, (text.x, text.y, text.w, 46), sitting.name(seat.index), 34)
        rest = (text.x, text.y + 48, text.w, 156)
        widgets.label(page, rest, say("This game has no characters."), px=28, wrap=True, valign="top")
        return
    character = next(found for found in sitting.content.characters.values() if found.id == seat.character)
    portrait_box = pygame.Rect(text.x, text.y + 20, 132, 168)
    character_button(page, portrait_box, sitting, seat, closed=bool(closed))
    text = pygame.Rect(text.x + 148, text.y, text.w - 148, text.h)
    widgets.label(page, (text.x, text.y, text.w, 46), say_written(character.name), px=32, colour=theme.VERMILION)
    rest = (text.x, text.y + 48, text.w, 160)
    widgets.label(page, rest, ability_words(seat, sitting.content), px=28, wrap=True, valign="top")


def ability_words(seat: Seat, content: Content) -> str:
    """What the seat's character can do, and what it chose for this round."""
    assert seat.character is not None
    ability = words.character_words(seat.character, content)
    if seat.wild is not None:
        return sentences((ability, say("The colour of this round: {ink}.", ink=terms.ink_words(seat.wild))))
    return ability
