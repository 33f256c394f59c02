"""The sheet beside a plan that shows what lies on the board for each of the five actions."""

from itertools import accumulate

import pygame

from game.client.base import readings
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.parts import order_lines, sights
from game.client.parts.bar import board_button
from game.client.parts.round_patrons import patrons
from game.client.parts.sights import Gaze, Told
from game.client.parts.tiles import Tile, row_painter, square
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import DealtSpot, Look
from game.client.ui.widgets import common_px
from game.rules.names import ACTIONS
from game.rules.view import OBSERVER, View

LEFT = 78  # where the spaces begin, right of the pictograms
HEAD = 70
TITLE, TITLE_PX = 57, 26  # of a book, on two lines where it is long
LINES = (92, 74, 46, 46, 56, 106)  # heights: printing and refinement cards, inks, specialties, gears, patronage
ORDERS = 2  # of the lines: those of the first action
TILE = 54
BUTTON = (250, 64)


def this_round(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, title: str, seat: int = OBSERVER) -> None:
    """Put the sheet with what each action offers, marked with what a seat lacks, and the button `board`."""
    widgets.sheet(page, rect, "rule")
    button = pygame.Rect(rect.right - 24 - BUTTON[0], rect.y + 4, *BUTTON)
    widgets.heading(page, (rect.x + 28, rect.y + 14, button.x - rect.x - 44, 48), title, 34)
    board_button(page, button)
    page.anchor("board", rect)
    gaze = Gaze(sitting, view, None if seat == OBSERVER else view.seats[seat])
    tops = list(accumulate(LINES, initial=rect.y + HEAD))
    page.draw(rect, lambda brush: _paint_frame(brush, rect, tops))
    for line, columns in enumerate(_lines(gaze)):
        _line(page, pygame.Rect(rect.x + LEFT, tops[line], rect.w - LEFT - 18, LINES[line]), line, columns)
    area = pygame.Rect(rect.x + LEFT, tops[-2] + 4, rect.w - LEFT - 24, LINES[-1] - 8)
    for piece in patrons(area, gaze):
        widgets.picture(page, piece.box, piece.picture)
        _sight(page, piece.box, piece.told)


def _paint_frame(brush: Brush, rect: pygame.Rect, tops: list[int]) -> None:
    """Paint a pictogram for each action, and a rule above it."""
    for action, first, last in zip(ACTIONS, (0, 2, 3, 4, 5), (2, 3, 4, 5, 6), strict=True):
        side = min(48, tops[last] - tops[first] - 4)
        middle = (tops[first] + tops[last]) // 2
        brush.blit(pictures.icon(action), (rect.x + 26, middle - side // 2, side, side))
        brush.line((rect.x + 24, tops[first]), (rect.right - 24, tops[first]), theme.PAPER_SHADE, 2)


Rows = list[list[Tile]]
Column = tuple[Told, str, Rows]  # the words of a piece, its title if it is shown here, and its lines of pictures


def _line(page: Page, box: pygame.Rect, line: int, columns: list[Column | None]) -> None:
    """Put one line with a column for each space."""
    pitch = box.w // max(1, len(columns))
    titles = [(column[1], (pitch - 6, TITLE + 8)) for column in columns if column and column[1]]
    px = common_px(page, titles, TITLE_PX)
    for place, column in enumerate(columns):
        if column is None:
            continue
        space = pygame.Rect(box.x + place * pitch, box.y + 1, pitch - 6, box.h - 2)
        page.anchor(DealtSpot(line, place), space)
        told, title, rows = column
        if title:
            box_of_title = (space.x, space.y - 8, space.w, TITLE + 8)
            widgets.label(page, box_of_title, title, px=px, colour=theme.RUBRIC, valign="bottom", wrap=True, read=False)
        top = space.y + (TITLE if title else 0)
        height = (space.bottom - top) // len(rows)
        for at, tiles in enumerate(rows):
            where = pygame.Rect(space.x, top + at * height, space.w, height)
            page.draw(where, row_painter(where, tiles))
        _sight(page, space, told)


def _sight(page: Page, box: pygame.Rect, told: Told) -> None:
    widgets.sight(page, Look(told.about), box, told.title, told.about, told.hint)


def _lines(gaze: Gaze) -> list[list[Column | None]]:
    view = gaze.view
    return [
        [_book(gaze, card) if card else None for card in view.printing_row],
        [_refinement(gaze, card) if card else None for card in view.refinement_row],
        [_inks(gaze, number) for number in range(len(view.ink_sets))],
        [_specialty(gaze, card) if card else None for card in view.specialty_row],
        [_gear(gaze, card) if card else None for card in view.gears_row],
    ]


def _book(gaze: Gaze, card: str) -> Column:
    found = gaze.content.printing[card]
    return sights.printing(gaze, card), found.title, [order_lines.book_tiles(found, gaze.holder)]


def _refinement(gaze: Gaze, card: str) -> Column:
    found = gaze.content.refinement[card]
    rows = [order_lines.colour_tiles(found), order_lines.decoration_tiles(found)]
    return sights.refinement(gaze, card), "", rows


def _inks(gaze: Gaze, number: int) -> Column | None:
    """The inks of a set, each that is not free with its price."""
    row: list[Tile] = []
    for ink, price in zip(gaze.view.ink_sets[number], gaze.content.rules.ink_prices, strict=True):
        if ink is not None:
            row.append(square(pictures.ink(ink), 40, yields=True))
            row += [square(pictures.coin(price), 35)] if price else []
    return (sights.ink_set(gaze, number), "", [row]) if row else None


def _specialty(gaze: Gaze, card: str) -> Column:
    row = [square(pictures.icon(name), 40) for name in gaze.content.specialty[card].specialties]
    return sights.specialty(gaze, card), "", [row]


def _gear(gaze: Gaze, card: str) -> Column:
    """The sectors in the order in which they come up."""
    sectors = gaze.content.gears[card].sectors
    row = [square(pictures.reward(sectors[at]), TILE) for at in readings.coming_sectors()]
    return sights.gear(gaze, card), "", [row]
