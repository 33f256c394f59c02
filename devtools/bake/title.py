"""The picture that the title stands before: table, wheels, fresh sheets on a cord, and the press."""

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.transform import rotozoom

from game.client.graphics import canvas, large_art, material, picture_cache
from game.client.graphics.canvas import blank, put, tinted
from game.client.graphics.control_art import table
from game.client.graphics.material import MASTER_SCALE
from game.client.graphics.order_art import vignette
from game.client.graphics.theme import BEECH, BLACK, INK, PAPER_LIGHT, VERMILION, Rgb, mix
from game.client.graphics.viewport import Point
from game.content.load import load_content
from game.content.tables import PrintingCard

SHEET_SIZE = (150, 208)
SHEETS: tuple[tuple[str, Point, float], ...] = (  # word of a book's title, middle of its sheet, degrees turned
    ("hort", (262, 272), 5.0),
    ("ship", (424, 296), -3.0),
    ("chron", (824, 304), 1.5),
    ("revolutionibus", (1086, 296), -5.0),
)
CORD_COLOUR: Rgb = (26, 16, 9)
CORD: tuple[Point, ...] = ((-10, 120), (262, 176), (424, 200), (640, 214), (824, 208), (1086, 190), (1344, 92))
CORD_FOOT = 270  # nothing of the cord is lower
PEG_SIZE = (11, 34)


def title_ground(width: int) -> Surface:
    """The picture for a window of that width."""
    size = (width, width * 9 // 16)
    pygame.display.set_mode(size)  # pictures of the client have the scale of the window
    picture_cache.clear()
    unit = width / 1920
    picture = table(size).copy()
    for part, centre in large_art.turned_wheels(size, 0.0, smooth=True):
        put(picture, part, centre)
    large_art.hang_sheets(picture, (0, 0), unit)
    left, top, press_width, height = (round(value * unit) for value in large_art.PRESS_BOX)
    picture.blit(large_art.press((press_width, height)), (left, top))
    picture_cache.clear()
    return picture


def sheets() -> Surface:
    """The fresh sheets on their cord, twice as large as they hang on the canvas."""
    unit = MASTER_SCALE
    pygame.display.set_mode((1920 * unit, 1080 * unit))
    picture_cache.clear()
    _, top, width, height = (value * unit for value in large_art.SHEETS_BOX)
    picture = blank((width, top + height))
    _cord(picture, unit)
    for card, (_, middle, degrees) in zip(_books([sheet[0] for sheet in SHEETS]), SHEETS, strict=True):
        _hang(picture, _printed(card, unit), (middle[0] * unit, middle[1] * unit), degrees, unit)
    picture_cache.clear()
    return picture.subsurface((0, top, width, height)).copy()


def _books(words: Sequence[str]) -> list[PrintingCard]:
    """For each word a printing card whose title has it, else any."""
    cards = list(load_content().printing.values())
    return [
        next((card for card in cards if word in card.title.casefold()), cards[7 * at]) for at, word in enumerate(words)
    ]


def _cord(picture: Surface, unit: float) -> None:
    """Draws the cord on which sheets dry."""
    large = blank((picture.get_width() * 2, CORD_FOOT * 2 * unit), CORD_COLOUR)
    points = [(x * unit * 2, y * unit * 2) for x, y in CORD]
    pygame.draw.lines(large, CORD_COLOUR, False, points, max(2, round(7 * unit)))
    cord = canvas.shrink(large, (picture.get_width(), round(CORD_FOOT * unit)))
    picture.blit(tinted(cord, BLACK, 90), (6 * unit, 12 * unit))
    picture.blit(cord, (0, 0))


def _printed(card: PrintingCard, unit: float) -> Surface:
    """A fresh sheet: a woodcut, and lines of type below it."""
    size = (round(SHEET_SIZE[0] * unit), round(SHEET_SIZE[1] * unit))
    face = material.parchment(size, PAPER_LIGHT, len(card.title), 0.6)
    sheet = material.torn(face, len(card.title))
    frame = pygame.Rect(round(17 * unit), round(18 * unit), round(116 * unit), round(90 * unit))
    sheet.blit(vignette(card, frame.w, frame.h), frame)
    for row in range(8):
        colour: Rgb = VERMILION if row == 0 else INK
        length = (112, 116, 110, 116, 114, 116, 108, 60)[row]
        top = frame.bottom + round((10 + row * 10) * unit)
        pygame.draw.rect(sheet, mix(colour, PAPER_LIGHT, 0.12), (frame.left, top, length * unit, max(1, 3.4 * unit)))
    return sheet


def _hang(picture: Surface, sheet: Surface, middle: Point, degrees: float, unit: float) -> None:
    """Pegs a sheet to the cord, with its shadow; changes the picture."""
    room = blank((sheet.get_width() + 8 * unit, sheet.get_height() + 40 * unit), PAPER_LIGHT)
    put(room, sheet, (room.get_width() / 2, room.get_height() / 2))
    peg_size = (round(PEG_SIZE[0] * unit), round(PEG_SIZE[1] * unit))
    peg = material.slab(material.wood(peg_size, BEECH, 4, fine=True), "bevel_card", max(2, round(3 * unit)))
    for share in (0.24, 0.76):
        put(room, peg, (room.get_width() * share, 26 * unit))
    turned = rotozoom(room, degrees, 1.0)
    for shift, alpha in ((14, 26), (11, 34), (8, 44)):
        put(picture, tinted(turned, BLACK, alpha), (middle[0] + shift * 0.6 * unit, middle[1] + shift * unit))
    put(picture, turned, middle)
