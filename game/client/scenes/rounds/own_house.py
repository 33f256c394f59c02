"""What a seat has, on one sheet beside its plan; its heading opens the printing house itself."""

import pygame

from game.client import pictures, readings, theme, widgets
from game.client.brush import Brush, Picture
from game.client.messages import say
from game.client.page import Page
from game.client.scenes.rounds import tiles
from game.client.scenes.rounds.tiles import Tiles
from game.client.sitting import Sitting
from game.content import Content
from game.rules.names import INKS, LETTER_INDEX, LETTERS, SPECIALTIES, Order
from game.rules.state import Seat
from game.rules.view import View

COLUMNS = 2  # of the orders
GEARS = 190  # room for the sectors that are up


def own_house(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, seat: int) -> None:
    """Put the sheet with goods, gears, levels and orders, and the button `workshop:<seat>`."""
    shown = view.seats[seat]
    widgets.sheet(page, rect, "rule")
    head = pygame.Rect(rect.x + 24, rect.y + 18, 420, 64)
    widgets.page_button(page, f"workshop:{seat}", head, say("Your printing house"), "wood", "press", px=30)
    page.draw(rect, lambda brush: _paint(brush, rect, sitting.content, shown))


def _paint(brush: Brush, rect: pygame.Rect, content: Content, seat: Seat) -> None:
    brush.blit(pictures.laurel(seat.fame), (rect.right - 168, rect.y + 14, 68, 68))
    brush.blit(pictures.coin(seat.guilders), (rect.right - 90, rect.y + 18, 60, 60))
    left, width = rect.x + 28, rect.w - 56
    _paint_goods(brush, pygame.Rect(left, rect.y + 90, width - GEARS, 52), seat)
    up = [(pictures.reward(content.gears[gear.gear].sectors[gear.sector]), 50) for gear in seat.gears]
    tiles.paint_row(brush, rect.right - 28 - len(up) * 56, rect.y + 90, 52, up, 6)
    for place, (name, level) in enumerate(zip(SPECIALTIES, seat.levels, strict=True)):
        row: Tiles = [(pictures.icon(name), 46), (pictures.level(level), 42)]
        tiles.paint_row(brush, left + place * width / len(SPECIALTIES), rect.y + 148, 48, row, 8)
    _paint_orders(brush, pygame.Rect(left, rect.y + 202, width, rect.h - 216), content, seat)


def _paint_goods(brush: Brush, box: pygame.Rect, seat: Seat) -> None:
    """Types and inks one by one where they fit, otherwise one of each with its count."""
    blocks = [(pictures.type_block(LETTERS[index], mirrored=True), 48) for index in readings.spelled(seat.types)]
    inks = [(pictures.ink(INKS[index]), 44) for index in readings.spelled(seat.inks)]
    if len(blocks) * 52 + len(inks) * 48 + 16 <= box.w:
        end = tiles.paint_row(brush, box.x, box.y, box.h, blocks)
        tiles.paint_row(brush, end + 12, box.y, box.h, inks)
        return
    kinds = [(pictures.type_block(LETTERS[at], mirrored=True), count) for at, count in enumerate(seat.types) if count]
    kinds += [(pictures.ink(INKS[at]), count) for at, count in enumerate(seat.inks) if count]
    pitch = box.w / len(kinds)
    for place, (picture, count) in enumerate(kinds):
        _paint_counted(brush, pygame.Rect(round(box.x + place * pitch), box.y, round(pitch), box.h), picture, count)


def _paint_counted(brush: Brush, box: pygame.Rect, picture: Picture, count: int) -> None:
    side = min(40, box.w - 22)
    brush.blit(picture, (box.x, box.centery - side // 2, side, side))
    brush.text((box.x + side + 2, box.y, box.w - side - 4, box.h), str(count), "body", 28)


def _paint_orders(brush: Brush, box: pygame.Rect, content: Content, seat: Seat) -> None:
    """The orders in two columns, or that there are none."""
    if not seat.orders:
        brush.text(box, say("no order yet"), "body", 28, theme.INK_SOFT)
        return
    pitch = box.w // COLUMNS
    for place, order in enumerate(seat.orders):
        half = pygame.Rect(box.x + place % COLUMNS * pitch, box.y + place // COLUMNS * 46, pitch - 16, 44)
        _paint_order(brush, half, content, seat, order)


def _paint_order(brush: Brush, box: pygame.Rect, content: Content, seat: Seat, order: Order) -> None:
    """An order on one line: its letters, solid where types cover them, its colour and its levels."""
    printing, refinement = content.printing[order.printing], content.refinement[order.refinement]
    left_over = list(readings.letters_covered(content, seat, order))
    row: list[tuple[Picture, int]] = []
    for letter in printing.letters:
        index = LETTER_INDEX[letter]
        left_over[index] -= 1
        row.append((pictures.letter(letter, "covered" if left_over[index] >= 0 else "needed"), 32))
    row += [(pictures.ink(INKS[index]), 34) for index in readings.spelled(refinement.inks)]
    for name, level in zip(SPECIALTIES, refinement.levels, strict=True):
        row += [(pictures.icon(name), 34), (pictures.level(level), 30)] if level else []
    shrunk = min(1.0, box.w / sum(size + 2 for _, size in row))
    tiles.paint_row(brush, box.x, box.y, box.h, [(picture, int(size * shrunk)) for picture, size in row], 2)
