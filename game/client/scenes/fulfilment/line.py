"""The line over the orders bench: the sheets printed in this round hang there until the round ends."""

from itertools import pairwise

import pygame

from game.client.base.i18n import say
from game.client.graphics import layout, order_art, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.order_art import vignette
from game.client.session.sitting import Sitting
from game.client.text.story_text import Printed
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.target_names import PrintedSheet

SHEET = (168, 235)  # as large as on the board, so that the card's picture is in the cache already
GAP = 16
TOPS = (156, 500)  # of the lines, one below the other
HANGS = 22  # how far below the line a sheet begins
BADGE = 46
PEG = (12, 30)
SMALL, SMALL_GAP = (66, 44), 8  # size of a sheet at the head of the bench, where the orders leave no other room


def line(page: Page, sitting: Sitting, sheets: list[Printed], order_count: int, head: pygame.Rect) -> None:
    """Put the sheets `sheet:<printing>` right of so many orders; where there is no room, small ones in `head`."""
    room = _room(order_count)
    if not sheets:
        return
    if room.w < SHEET[0]:
        _small(page, sitting, sheets, head)
        return
    rows = _rows(room, len(sheets))
    for row in rows:
        page.draw((room.x, row[0].y - HANGS, room.w, HANGS * 2), _cord_painter(room, row[0].y - HANGS))
    for sheet, box in zip(sheets, (box for row in rows for box in row), strict=True):
        _sheet(page, sitting, sheet, box)


def _room(order_count: int) -> pygame.Rect:
    """The room that the orders leave free on the bench."""
    bench, first = layout.rect("fulfil", "orders bench"), layout.rect("fulfil", "order")
    left = first.x + order_count * layout.PITCHES["fulfil"]["order"][0]
    return pygame.Rect(left, bench.y, bench.right - 16 - left, bench.h)


def _rows(room: pygame.Rect, count: int) -> list[list[pygame.Rect]]:
    """Boxes of sheets on one line, or on two; many overlap."""
    wide = max(1, (room.w + GAP) // (SHEET[0] + GAP))
    numbers = [count] if count <= wide else [(count + 1) // 2, count // 2]
    return [_row(room, number, top) for number, top in zip(numbers, TOPS, strict=False)]


def _row(room: pygame.Rect, count: int, top: int) -> list[pygame.Rect]:
    pitch = min(SHEET[0] + GAP, (room.w - SHEET[0]) // max(1, count - 1)) if count > 1 else 0
    left = room.x + (room.w - (count - 1) * pitch - SHEET[0]) // 2
    return [pygame.Rect(left + place * pitch, top + HANGS, *SHEET) for place in range(count)]


def _sheet(page: Page, sitting: Sitting, sheet: Printed, box: pygame.Rect) -> None:
    """Put one sheet with its pegs, and the badge of who printed it."""
    card, badge = sitting.content.printing[sheet.printing], pictures.badge(sitting.style(sheet.seat))

    def paint(brush: Brush) -> None:
        brush.blit(lambda w, h: order_art.printing_card(card, w), box)
        for x in (box.x + 22, box.right - 22 - PEG[0]):
            brush.rect((x, box.y - HANGS + 2, *PEG), theme.WALNUT_DARK, radius=4)
            brush.rect((x + 2, box.y - HANGS + 4, PEG[0] - 4, PEG[1] - 4), theme.BEECH, radius=3)
        brush.blit(badge, (box.x + 6, box.bottom - BADGE - 6, BADGE, BADGE))

    page.draw(box, paint)
    _look(page, sitting, sheet, box)


def _look(page: Page, sitting: Sitting, sheet: Printed, box: pygame.Rect) -> None:
    title = sitting.content.printing[sheet.printing].title
    hint = say("{title}, printed by {seat} this round.", title=title, seat=sitting.name(sheet.seat))
    widgets.sight(page, PrintedSheet(sheet.printing), box, title, ("printing", sheet.printing), hint)


def _small(page: Page, sitting: Sitting, sheets: list[Printed], head: pygame.Rect) -> None:
    """Put the woodcuts of the sheets in a row that ends at the right of the head."""
    pitch = min(SMALL[0] + SMALL_GAP, (head.w - SMALL[0]) // max(1, len(sheets) - 1))
    left = head.right - (len(sheets) - 1) * pitch - SMALL[0]
    for place, sheet in enumerate(sheets):
        box = pygame.Rect(left + place * pitch, head.centery - SMALL[1] // 2, *SMALL)
        page.draw(box, _small_painter(sitting, sheet, box))
        _look(page, sitting, sheet, box)


def _small_painter(sitting: Sitting, sheet: Printed, box: pygame.Rect) -> Paint:
    card, colour = sitting.content.printing[sheet.printing], sitting.style(sheet.seat).colour

    def paint(brush: Brush) -> None:
        brush.rect(box, theme.PAPER_LIGHT, radius=4)
        brush.blit(lambda w, h: vignette(card, w, h), box.inflate(-10, -10))
        brush.rect(box, colour, width=4, radius=4)

    return paint


def _cord_painter(room: pygame.Rect, top: int) -> Paint:
    """A cord that sags a little between the edges of its room."""
    last = max(1, room.w // 40)
    sag = [(room.x + room.w * at / last, top + 2 + 20 * at / last * (1 - at / last) * 2) for at in range(last + 1)]

    def paint(brush: Brush) -> None:
        for start, end in pairwise(sag):
            brush.line((start[0], start[1] + 3), (end[0], end[1] + 3), theme.WALNUT_DARK, 4)
            brush.line(start, end, theme.BEECH, 4)

    return paint
