"""The sheet beside a plan with everything that its seat owns; its heading opens the printing house."""

import pygame

from game.client.base import readings
from game.client.base.i18n import say
from game.client.graphics import pictures
from game.client.graphics.brush import Brush, Picture
from game.client.parts.my_orders import order_rows
from game.client.parts.offers import next_type_words
from game.client.parts.tiles import paint_row, square
from game.client.session.sitting import Sitting
from game.client.text import reward_text, terms
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import HouseButton, Look
from game.rules.names import INKS, LETTERS, SPECIALTIES
from game.rules.state import Seat
from game.rules.view import View

BUTTON = (330, 64)
GOODS = 420  # room for types and inks, left of the levels


def own_house(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, seat: int) -> None:
    """Put the sheet with goods, gears, levels and orders, and the button `workshop:<seat>`."""
    shown = view.seats[seat]
    widgets.sheet(page, rect, "rule")
    head = pygame.Rect(rect.x + 24, rect.y + 16, *BUTTON)
    widgets.page_button(page, HouseButton(seat), head, say("Your printing house"), "wood", "press", px=30)
    _gears(page, sitting, shown, head)
    _price(page, sitting, shown, pygame.Rect(rect.right - 288, rect.y + 20, 96, 56))
    fame = pygame.Rect(rect.right - 100, rect.y + 14, 68, 68)
    widgets.picture(page, fame, pictures.laurel(shown.fame))
    widgets.picture(page, fame.move(-72, 4).inflate(-8, -8), pictures.coin(shown.guilders))
    left, width = rect.x + 28, rect.w - 56
    page.draw(rect, lambda brush: _paint_goods(brush, pygame.Rect(left, rect.y + 86, GOODS, 48), shown))
    _goods_sights(page, pygame.Rect(left, rect.y + 86, GOODS, 48), shown)
    _levels(page, pygame.Rect(left + GOODS + 16, rect.y + 86, width - GOODS - 16, 48), shown)
    order_rows(page, pygame.Rect(left, rect.y + 136, width, rect.h - 150), sitting, shown)


def _gears(page: Page, sitting: Sitting, seat: Seat, head: pygame.Rect) -> None:
    """The sectors that are up."""
    left = head.right + 20
    for gear in seat.gears:
        box = pygame.Rect(left, head.y + 4, 56, 56)
        up = sitting.content.gears[gear.gear].sectors[gear.sector]
        widgets.picture(page, box, pictures.reward(up))
        hint = reward_text.reward_words(up, sitting.content.rules)
        widgets.sight(page, Look(("gear", gear.gear)), box, say("Gear"), ("gear", gear.gear), hint)
        left += 64


def _price(page: Page, sitting: Sitting, seat: Seat, box: pygame.Rect) -> None:
    """What the next type costs."""
    price = readings.type_price(seat)
    widgets.picture(page, (box.x, box.y + 6, 44, 44), pictures.icon("type"))
    widgets.picture(page, (box.x + 48, box.y + 5, 46, 46), pictures.coin(price))
    widgets.sight(page, "price", box, say("Buy a type"), ("type",), next_type_words(sitting, seat))


def _paint_goods(brush: Brush, box: pygame.Rect, seat: Seat) -> None:
    """Types and inks one by one where they fit, otherwise one of each with its count."""
    blocks = [square(pictures.type_block(LETTERS[index]), 46) for index in readings.spelled(seat.types)]
    inks = [square(pictures.ink(INKS[index]), 42) for index in readings.spelled(seat.inks)]
    if len(blocks) * 49 + len(inks) * 45 + 12 <= box.w:
        end = paint_row(brush, (box.x, box.y, box.w, box.h), blocks, 3)
        paint_row(brush, (end + 12, box.y, box.w, box.h), inks, 3)
        return
    kinds = [(pictures.type_block(LETTERS[at]), count) for at, count in enumerate(seat.types) if count]
    kinds += [(pictures.ink(INKS[at]), count) for at, count in enumerate(seat.inks) if count]
    pitch = box.w / len(kinds)
    for place, (picture, count) in enumerate(kinds):
        _paint_counted(brush, pygame.Rect(round(box.x + place * pitch), box.y, round(pitch), box.h), picture, count)


def _paint_counted(brush: Brush, box: pygame.Rect, picture: Picture, count: int) -> None:
    side = min(40, box.w - 24)
    brush.blit(picture, (box.x, box.centery - side // 2, side, side))
    brush.text((box.x + side + 4, box.y, box.w - side - 6, box.h), str(count), "body", 28)


def _goods_sights(page: Page, box: pygame.Rect, seat: Seat) -> None:
    """Put sights for all types and for all inks."""
    types = terms.type_counts_words(seat.types) if any(seat.types) else say("No types yet.")
    inks = terms.inks_words(seat.inks) if any(seat.inks) else say("No inks yet.")
    half = box.w // 2
    for at, (kind, hint) in enumerate((("type", types), ("ink", inks))):
        part = pygame.Rect(box.x + at * half, box.y, half - 4, box.h)
        widgets.sight(page, Look((kind,)), part, say("Types") if kind == "type" else say("Inks"), (kind,), hint)


def _levels(page: Page, box: pygame.Rect, seat: Seat) -> None:
    pitch = box.w // len(SPECIALTIES)
    for place, (name, level) in enumerate(zip(SPECIALTIES, seat.levels, strict=True)):
        part = pygame.Rect(box.x + place * pitch, box.y, pitch - 6, box.h)
        widgets.picture(page, (part.x, part.y + 4, 40, 40), pictures.icon(name))
        widgets.picture(page, (part.x + 43, part.y + 5, 38, 38), pictures.level(level))
        hint = say("{specialty}: level {level}", specialty=terms.specialty_words(name), level=terms.level_words(level))
        widgets.sight(page, Look(("craft", name)), part, terms.specialty_words(name), ("craft", name), hint)
