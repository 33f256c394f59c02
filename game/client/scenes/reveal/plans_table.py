"""The table of all plans: markers by seat and action, and who acts when."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.base.i18n import say
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.parts.plan_rows import HEAD, plan_row, row_in
from game.client.session.sitting import Sitting
from game.client.text.terms import action_words
from game.client.ui import widgets
from game.client.ui.page import REST, Page, Paint, State, TargetPaint
from game.client.ui.target_names import ActionRow, LaidMarker, OrderBadge, OrderLine, PlanCell, SeatPanel
from game.rules.names import ACTIONS, Action, Markers
from game.rules.planning import play_order
from game.rules.view import View

SMALL, LARGE = 42, 54  # side of a marker, and of one that can be lifted
HOLD = 64  # the least side of the room in which a hand takes hold of the markers of a cell
NUMBER = 48  # room for a figure beside the markers
BADGE, NUMBERED = 64, 72
PITCH = 136  # of the badges in an order of play


@dataclass(frozen=True, slots=True)
class Plans:
    """What the table shows: the markers of each seat now, and whose markers can be lifted."""

    sitting: Sitting
    view: View
    markers: tuple[Markers, ...]
    shifting: int  # the seat, or OBSERVER
    moved: frozenset[Action] = frozenset()  # the actions from and to which the automa's last move went


def plans_table(page: Page, plans: Plans) -> None:
    """Put the sheet; heads `seat:<n>`; for who shifts, `action row:<action>` with pieces `laid marker:<action>:<n>`."""
    widgets.sheet(page, layout.rect("reveal", "table"), "double")
    page.draw(layout.rect("reveal", "table"), lambda brush: _paint_grounds(brush, plans))
    for seat, column in _columns(plans):
        _head(page, column, plans, seat)
        for index, action in enumerate(ACTIONS):
            cell = row_in(column, index)
            page.anchor(PlanCell(index, seat), cell)
            if seat == plans.shifting:
                _shifting_cell(page, plans, cell, action, plans.markers[seat][index])
            else:
                page.draw(cell, _cell_painter(cell, plans, seat, index))
    _orders(page, plans)


def _columns(plans: Plans) -> list[tuple[int, pygame.Rect]]:
    """The column of each seat, in turn order."""
    order, first = plans.view.turn_order, layout.rect("reveal", "seat column")
    width = (layout.rect("reveal", "order column").x - 8 - first.x) // len(order)
    boxes = [pygame.Rect(first.x + place * width, first.y, width - 8, first.h) for place in range(len(order))]
    return list(zip(order, boxes, strict=True))


def _paint_grounds(brush: Brush, plans: Plans) -> None:
    """The rows with their actions, and the lines between columns."""
    names, last = layout.rect("reveal", "action column"), layout.rect("reveal", "order column")
    for index, action in enumerate(ACTIONS):
        row, (whole, ground) = row_in(names, index), plan_row(index)
        brush.blit(ground, whole)
        brush.line(whole.topleft, whole.topright, theme.INK, 2)
        brush.blit(pictures.icon(action), (row.x + 18, row.centery - 34, 68, 68))
        brush.text((row.x + 108, row.y, row.w - 116, row.h), action_words(action), "body", 38)
    for _, column in _columns(plans):
        brush.line((column.x - 4, column.y), (column.x - 4, column.bottom), theme.INK_SOFT, 2)
    brush.line((last.x - 8, last.y), (last.x - 8, last.bottom), theme.INK, 4)
    brush.text((last.x, last.y + 8, last.w, 64), say("Order of play"), "sc", 40, theme.RUBRIC, align="center")
    words = say("most markers first; ties in turn order")
    brush.text((last.x + 12, last.y + 74, last.w - 24, 40), words, "body", 28, align="center")


def _head(page: Page, column: pygame.Rect, plans: Plans, seat: int) -> None:
    """Put the head of a seat's column; a press opens its printing house, where free moves are allowed now (A4)."""
    head = pygame.Rect(column.x, column.y, column.w - 4, HEAD - 6)
    paint = _head_painter(column, plans, seat)
    name = plans.sitting.name(seat)
    if plans.view.seats[seat].is_automa:
        page.draw(head, lambda brush: paint(brush, REST))
    else:
        hint = say("Open the printing house of {seat}.", seat=name)
        widgets.panel(page, SeatPanel(seat), head, name, paint, hint)


def _head_painter(column: pygame.Rect, plans: Plans, seat: int) -> TargetPaint:
    name, first = plans.sitting.name(seat), plans.view.first == seat

    def paint(brush: Brush, state: State) -> None:
        if state.hovered:
            brush.rect((column.x, column.y, column.w - 4, HEAD - 6), theme.BRASS, width=4, radius=8)
        badge = (column.centerx - BADGE // 2, column.y + 4, BADGE, BADGE)
        brush.blit(pictures.badge(plans.sitting.style(seat)), badge)
        if first:
            brush.blit(pictures.icon("first"), (badge[0] + BADGE + 10, badge[1] + 14, 40, 40))
        brush.text((column.x + 4, column.y + 70, column.w - 12, 60), name, "body", 34, align="center", wrap=True)

    return paint


# cells


def _marker_boxes(cell: pygame.Rect, count: int, side: int) -> list[pygame.Rect]:
    """Boxes of markers on one line in the middle of a cell, one over the other where they are many."""
    pitch = min(side + 2, (cell.w - 12 - side) // max(1, count - 1))
    left = cell.centerx - ((count - 1) * pitch + side) // 2
    top = cell.centery - (side + 2) // 2
    return [pygame.Rect(left + at * pitch, top, side, side) for at in range(count)]


def _cell_painter(cell: pygame.Rect, plans: Plans, seat: int, index: int) -> Paint:
    count, style = plans.markers[seat][index], plans.sitting.style(seat)
    touched = plans.view.seats[seat].is_automa and ACTIONS[index] in plans.moved

    def paint(brush: Brush) -> None:
        if touched:
            brush.rect(cell.inflate(-6, -8), theme.VERMILION, width=4, radius=8)
        if not count:
            brush.text(cell, say("none"), "body", 30, theme.INK_SOFT, align="center")
            return
        boxes = _marker_boxes(pygame.Rect(cell.x, cell.y, cell.w - NUMBER, cell.h), count, SMALL)
        for box in boxes:
            brush.blit(pictures.marker(style), box)
        number = pygame.Rect(max(box.right for box in boxes) + 4, cell.y, NUMBER, cell.h)
        brush.text(number, str(count), "body", 44, align="center")

    return paint


def _shifting_cell(page: Page, plans: Plans, cell: pygame.Rect, action: Action, count: int) -> None:
    """Put a cell whose last marker can be lifted, wherever a hand takes hold of them; the place is the whole cell."""
    widgets.place(page, ActionRow(action), cell.inflate(-8, -8), action_words(action))
    if not count:
        return
    marker = pictures.marker(plans.sitting.style(plans.shifting))
    *others, last = _marker_boxes(cell, count, LARGE)
    for box in others:
        widgets.picture(page, box, marker)
    hold = last.unionall(others)
    hold = hold.inflate(max(0, HOLD - hold.w), max(0, HOLD - hold.h))
    words = say("{action}, marker {number}", action=action_words(action), number=count)
    about = ("marker", str(plans.shifting))
    widgets.piece(page, LaidMarker(action), last, marker, words, about=about, around=hold)


# orders of play


def _orders(page: Page, plans: Plans) -> None:
    column = layout.rect("reveal", "order column")
    for index in range(len(ACTIONS)):
        row = row_in(column, index)
        order = play_order(plans.markers, plans.view.turn_order, index)
        page.draw(row, _order_painter(row, plans, order))
        page.anchor(OrderLine(index), row)
        for place, seat in enumerate(order):
            page.anchor(OrderBadge(index, seat), _badge_box(row, place))


def _badge_box(row: pygame.Rect, place: int) -> pygame.Rect:
    return pygame.Rect(row.x + 28 + place * PITCH, row.centery - NUMBERED // 2, NUMBERED, NUMBERED)


def _order_painter(row: pygame.Rect, plans: Plans, order: Sequence[int]) -> Paint:
    def paint(brush: Brush) -> None:
        for place, seat in enumerate(order, start=1):
            box = _badge_box(row, place - 1)
            brush.blit(pictures.badge(plans.sitting.style(seat), place), box)
            if place < len(order):
                arrow = (box.right + 18, row.centery - 14, 28, 28)
                brush.blit(pictures.icon("right", theme.INK_SOFT), arrow)
        if not order:
            brush.text(row.inflate(-56, 0), say("nobody"), "body", 30, theme.INK_SOFT)

    return paint
