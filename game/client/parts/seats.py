"""Who sits at the table: panels, badges and orders of play."""

from collections.abc import Callable, Iterable

import pygame

from game.client.base import readings
from game.client.base.i18n import say, say_count, sentences
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.parts.patrons import won_patrons
from game.client.session.sitting import Sitting
from game.client.text.piece_text import patronage_title
from game.client.text.terms import both
from game.client.ui import widgets
from game.client.ui.page import Page, State
from game.client.ui.target_names import SeatPanel, SeatSpot
from game.rules.names import Action, Counts
from game.rules.state import Seat
from game.rules.view import View

BADGE = 48
LETTER, INK = 30, 30
FIGURE, LONGEST_COUNT = 13, 2  # the width of a figure of a count, and how many have room; others are set smaller
LEAST_INK = 12  # the least side of an ink beside counts of that length
NEAR = 2  # between a letter and its count; the picture of an ink has a margin of its own
LETTER_GAP, INK_GAP, MOST_GAP = 7, 2, 11  # between a count and the next kind: at least for both, and at most


def seat_panels(page: Page, sitting: Sitting, view: View, active: int) -> None:
    """Put a panel `seat:<n>` for every seat, in turn order; the active one is framed, its patrons lie below."""
    boxes = layout.grid("take orders", "seat panel", len(view.turn_order))
    for place, (seat, box) in enumerate(zip(view.turn_order, boxes, strict=True), start=1):
        seat_panel(page, sitting, view.seats[seat], box, place, active=seat == active)
    if active in sitting.printers:
        won_patrons(page, sitting, view, active)


def seat_panel(page: Page, sitting: Sitting, seat: Seat, box: pygame.Rect, place: int, *, active: bool) -> None:
    """Put the panel `seat:<n>` of one seat: its place, name and holdings, in the upper 116 units of a box."""
    name = sitting.name(seat.index)

    def paint(brush: Brush, state: State) -> None:
        _ground(brush, box, active=active, hovered=state.hovered)
        style = sitting.style(seat.index)
        brush.blit(pictures.badge(style, place), (box.x + 10, box.y + 10, 64, 64))
        brush.text((box.x + 84, box.y + 4, 164, 40), name, "body", 30)
        if seat.is_automa:
            _automa_words(brush, box, seat)
        else:
            _holdings(brush, box, seat, 42 if place == 1 else 12)
        if place == 1:
            brush.blit(icon_picture("first"), (box.x + 8, box.y + 78, 30, 30))

    hint = say("Open the printing house of {seat}.", seat=name)
    if seat.is_automa:
        hint = say("{seat} moves markers and removes things. It never scores.", seat=name)
    if not seat.is_automa:
        page.anchor(SeatSpot("purse", seat.index), _coin_box(box))
        page.anchor(SeatSpot("fame", seat.index), _laurel_box(box))
        page.anchor(SeatSpot("patronage", seat.index), _crown_box(box))
        hint = _with_patrons(hint, sitting, seat)
    widgets.panel(page, SeatPanel(seat.index), box, name, paint, hint)


def _ground(brush: Brush, box: pygame.Rect, *, active: bool, hovered: bool) -> None:
    base = theme.PAPER_LIGHT if active else theme.PAPER_SHADE
    colour = theme.VERMILION if active else theme.BRASS if hovered else theme.INK_SOFT
    brush.blit(widgets.panel_picture(base, 5 if active or hovered else 2, colour), box)


def _automa_words(brush: Brush, box: pygame.Rect, seat: Seat) -> None:
    words = say_count("{count} marker", "{count} markers", seat.marker_count)
    brush.text((box.x + 84, box.y + 40, 284, 34), words, "body", 26)
    brush.text((box.x + 84, box.y + 74, 288, 36), say("blocks, never scores"), "body", 26)


def _with_patrons(hint: str, sitting: Sitting, seat: Seat) -> str:
    """A hint, and whom the seat has won."""
    if not seat.patronage:
        return hint
    names = both([patronage_title(card, sitting.content) for card in seat.patronage])
    return sentences((hint, say("Patronage cards: {patrons}.", patrons=names)))


def _crown_box(panel: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(panel.x + 192, panel.y + 43, 28, 28)


def _laurel_box(panel: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(panel.right - 132, panel.y + 8, 62, 62)


def _coin_box(panel: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(panel.right - 68, panel.y + 10, 58, 58)


def _holdings(brush: Brush, box: pygame.Rect, seat: Seat, left: int) -> None:
    brush.blit(pictures.laurel(seat.fame), _laurel_box(box))
    brush.blit(pictures.coin(seat.guilders), _coin_box(box))
    x = box.x + 84
    for icon, count in (("order", len(seat.orders)), ("gears", len(seat.gears)), ("patronage", len(seat.patronage))):
        colour = theme.VERMILION if icon == "patronage" and count else theme.INK
        brush.blit(icon_picture(icon, colour), (x, box.y + 43, 28, 28))
        brush.text((x + 31, box.y + 40, 22, 34), str(count), "body", 26)
        x += 54
    paint_goods(brush, pygame.Rect(box.x + left, box.y + 77, box.w - left - 4, 34), seat.types, seat.inks)


def paint_goods(brush: Brush, row: pygame.Rect, types: Counts, inks: Counts) -> None:
    """Types and inks one by one where they fit, otherwise one of each with a count."""
    if sum(types) * LETTER + sum(inks) * INK <= row.w - 12:
        x = _one_by_one(brush, row, types, inks)
    else:
        x = _counted(brush, row, types, inks)
    assert x <= row.right + 8


def _one_by_one(brush: Brush, row: pygame.Rect, types: Counts, inks: Counts) -> int:
    x = row.x
    for index in readings.spelled(types):
        brush.blit(pictures.EACH_LETTER[index], (x, row.y + 2, LETTER - 2, LETTER - 2))
        x += LETTER
    x += 10
    for index in readings.spelled(inks):
        brush.blit(pictures.EACH_INK[index], (x, row.y + 1, INK, INK))
        x += INK
    return x


def _counted(brush: Brush, row: pygame.Rect, types: Counts, inks: Counts) -> int:
    """One of each kind with its count, nearer to it than to what follows; inks are smaller where they must be."""
    letters = [(picture, str(count)) for picture, count in zip(pictures.EACH_LETTER, types, strict=True) if count]
    drops = [(picture, str(count)) for picture, count in zip(pictures.EACH_INK, inks, strict=True) if count]
    side, ink_side, spare, longest = LETTER - 2, 0, 0, LONGEST_COUNT
    while ink_side < LEAST_INK and longest:
        figures = sum(min(len(count), longest) for _, count in letters + drops)
        spare = row.w - len(letters) * (side + NEAR + LETTER_GAP) - len(drops) * INK_GAP - FIGURE * figures
        ink_side, longest = min(side, spare // max(1, len(drops))), longest - 1
    more = max(0, spare - len(drops) * ink_side) // (len(letters) + len(drops))
    x = row.x
    for kinds, high, near, least in ((letters, side, NEAR, LETTER_GAP), (drops, ink_side, 0, INK_GAP)):
        for picture, count in kinds:
            brush.blit(picture, (x, row.y + 16 - high // 2, high, high))
            width = FIGURE * min(len(count), longest + 1) + min(MOST_GAP, least + more)
            brush.text((x + high + near, row.y, width, 32), count, "body", 26)
            x += high + near + width
    return x


def badges(page: Page, sitting: Sitting, rect: pygame.Rect, seats: Iterable[int], *, numbered: bool = False) -> None:
    """Put the badges of seats in a row that ends at the right of a rectangle; `numbered` adds their places."""
    shown = list(seats)
    side = min(BADGE, rect.h)
    left = rect.right - len(shown) * (side + 6)
    for place, seat in enumerate(shown):
        style, number = sitting.style(seat), place + 1 if numbered else None
        box = pygame.Rect(left + place * (side + 6), rect.centery - side // 2, side, side)
        widgets.picture(page, box, pictures.badge(style, number))


def order_of_play(page: Page, sitting: Sitting, view: View, action: Action, rect: pygame.Rect) -> None:
    """Put the badges of an action in the order of play; who has had its turn is veiled."""
    order = readings.play_order(view, action)
    badges(page, sitting, rect, order, numbered=True)
    side, left = readings.turns_left(view, action), rect.right - len(order) * (BADGE + 6)
    for place, seat in enumerate(order):
        if seat not in side:
            box = pygame.Rect(left + place * (BADGE + 6), rect.centery - BADGE // 2, BADGE, BADGE)
            page.draw(box, _tick(box))


def _tick(box: pygame.Rect) -> Callable[[Brush], None]:
    def paint(brush: Brush) -> None:
        brush.veil(box, theme.PAPER_LIGHT, 150, radius=8)
        brush.blit(icon_picture("check"), box.inflate(-16, -16))

    return paint
