"""The sheet on which the guild counts the fame: a column for each seat, a row for each category (Z1)."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.client.base.i18n import added, listed, say
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.session.sitting import Sitting
from game.client.text.terms import guilder_words, level_words
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.content.tables import RuleConstants
from game.rules.scoring import specialty_fame
from game.rules.state import ScoreSheet, Seat
from game.rules.view import View

HEAD, SUM = 132, 124
BADGE = 58
FIGURE_PX, SUM_PX = 46, 60
Figures = Callable[[RuleConstants, Seat, ScoreSheet], tuple[int, str]]


class Category(NamedTuple):
    """A row: its pictogram, its name, how it counts, and for a seat the fame and its parts."""

    icon: str
    name: str
    rule: str
    figures: Figures


def categories(rules: RuleConstants) -> tuple[Category, ...]:
    """The rows of the sheet (Z1)."""
    steps = listed([say("{level} {fame}", level=level_words(row.level), fame=row.fame) for row in rules.specialty_fame])
    each = say("{fame} each", fame=rules.patronage_card_fame)
    full = say("1 per {guilders}", guilders=guilder_words(rules.guilders_per_fame))
    return (
        Category("laurel", say("Fame during the game"), "", lambda rules, seat, sheet: (sheet.track, "")),
        Category("specialties", say("Specialties"), steps, _specialties),
        Category("patronage", say("Patronage cards"), each, _patronage),
        Category("coin", say("Guilders"), full, _guilders),
    )


def _specialties(rules: RuleConstants, seat: Seat, sheet: ScoreSheet) -> tuple[int, str]:
    counted = sorted((level for level in seat.levels if specialty_fame(rules, (level, 0, 0, 0))), reverse=True)
    return sheet.specialties, added(level_words(level) for level in counted)


def _patronage(rules: RuleConstants, seat: Seat, sheet: ScoreSheet) -> tuple[int, str]:
    cards = len(seat.patronage)
    return sheet.patronage, f"{cards} × {rules.patronage_card_fame}" if cards else ""


def _guilders(rules: RuleConstants, seat: Seat, sheet: ScoreSheet) -> tuple[int, str]:
    words = guilder_words(seat.guilders)
    doubled = sheet.guilders > seat.guilders // rules.guilders_per_fame
    return sheet.guilders, say("{guilders}, doubled", guilders=words) if doubled else words


def score_sheet(page: Page, sitting: Sitting, view: View, counted: int, *, summed: bool, won: bool) -> None:
    """Put the sheet with the first rows counted, so many; the next one is lit, its figures and the sums roll over it.

    Once all are `summed` the sums are shown below, and once the game is `won` the winners' columns are framed.
    """
    widgets.sheet(page, layout.rect("final", "score sheet"), "double")
    page.anchor("score sheet", layout.rect("final", "score sheet"))
    names = layout.rect("final", "category column")
    rows = categories(sitting.content.rules)
    pitch = _pitch(sitting.content.rules)
    columns = _columns(len(view.scores))
    if counted < len(rows):
        lit = pygame.Rect(names.x, names.y + HEAD + counted * pitch, columns[-1].right - names.x, pitch)
        widgets.picture(page, lit.inflate(0, -6), widgets.panel_picture(theme.PAPER_LIGHT, 4, theme.VERMILION))
    for place, row in enumerate(rows):
        page.draw(names, _category_painter(pygame.Rect(names.x, names.y + HEAD + place * pitch, names.w, pitch), row))
    total = pygame.Rect(names.x, names.bottom - SUM, names.w, SUM)
    widgets.heading(page, (total.x + 88, total.y, total.w - 88, total.h), say("Total"), 46)
    for sheet, column in zip(view.scores, columns, strict=True):
        shown = _Shown(counted, summed=summed, won=won and sheet.rank == 1)
        page.draw(column, _column_painter(column, sitting, view.seats[sheet.seat], sheet, shown))
    page.draw(names, lambda brush: _paint_lines(brush, names, columns[-1].right, pitch, len(rows)))


def sums_by_row(sitting: Sitting, view: View) -> list[list[int]]:
    """The fame of each seat in each category, in the order of the columns."""
    rules = sitting.content.rules
    return [
        [row.figures(rules, view.seats[sheet.seat], sheet)[0] for sheet in view.scores] for row in categories(rules)
    ]


def rolling_boxes(sitting: Sitting, view: View, row: int) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """For each column the rectangles in whose middles its figure of a row and its sum roll."""
    rules = sitting.content.rules
    figures = categories(rules)[row].figures
    return [
        (_figure_box(column, row, _pitch(rules), figures(rules, view.seats[sheet.seat], sheet)[1]), _sum_box(column))
        for sheet, column in zip(view.scores, _columns(len(view.scores)), strict=True)
    ]


def _pitch(rules: RuleConstants) -> int:
    """The height of a row."""
    return (layout.rect("final", "category column").h - HEAD - SUM) // len(categories(rules))


def _figure_box(column: pygame.Rect, row: int, pitch: int, parts: str) -> pygame.Rect:
    """The rectangle of a figure: above its parts, or in the middle of its row."""
    top = column.y + HEAD + row * pitch
    return pygame.Rect(column.x + 8, top + 6 if parts else top, column.w - 16, 60 if parts else pitch)


def _sum_box(column: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(column.x, column.bottom - SUM, column.w, SUM)


def _columns(count: int) -> list[pygame.Rect]:
    first, pitch = layout.rect("final", "seat column"), layout.PITCHES["final"]["seat column"][0]
    room = layout.rect("final", "score sheet").right - 24 - first.x
    pitch = min(pitch, room // count)
    return [pygame.Rect(first.x + place * pitch, first.y, pitch - 12, first.h) for place in range(count)]


def _paint_lines(brush: Brush, names: pygame.Rect, right: int, pitch: int, rows: int) -> None:
    for row in range(rows):
        top = names.y + HEAD + row * pitch
        brush.line((names.x, top), (right, top), theme.INK_SOFT, 2)
    brush.line((names.x, names.bottom - SUM), (right, names.bottom - SUM), theme.INK, 5)


def _category_painter(row: pygame.Rect, category: Category) -> Paint:
    def paint(brush: Brush) -> None:
        brush.blit(pictures.icon(category.icon), (row.x + 8, row.centery - 32, 64, 64))
        if not category.rule:
            brush.text((row.x + 92, row.y, row.w - 92, row.h), category.name, "body", 36)
            return
        brush.text((row.x + 92, row.centery - 46, row.w - 92, 46), category.name, "body", 36)
        brush.text((row.x + 92, row.centery + 2, row.w - 92, 36), category.rule, "body", 28, theme.INK_SOFT)

    return paint


class _Shown(NamedTuple):
    """How many rows of a column are counted, whether its sum is shown, and whether the seat won."""

    counted: int
    summed: bool
    won: bool


def _column_painter(column: pygame.Rect, sitting: Sitting, seat: Seat, sheet: ScoreSheet, shown: _Shown) -> Paint:
    """Paints a seat's badge and name, its fame by category with its parts, and the sum once it is shown."""
    rules = sitting.content.rules
    rows = [row.figures(rules, seat, sheet) for row in categories(rules)]
    pitch, won = _pitch(rules), shown.won
    style, name = sitting.style(seat.index), sitting.name(seat.index)

    def paint(brush: Brush) -> None:
        if won:
            brush.rect(column, theme.PAPER_LIGHT, radius=8)
            brush.rect(column, theme.VERMILION, width=4, radius=8)
        brush.blit(pictures.badge(style), (column.centerx - BADGE // 2, column.y + 8, BADGE, BADGE))
        brush.text((column.x + 6, column.y + 66, column.w - 12, 64), name, "body", 34, align="center", wrap=True)
        for place, (fame, parts) in enumerate(rows[: shown.counted + 1]):
            below = pygame.Rect(column.x + 8, column.y + HEAD + place * pitch + 64, column.w - 16, 38)
            brush.text(below, parts, "body", 28, theme.INK_SOFT, align="center")
            if place < shown.counted:
                brush.text(_figure_box(column, place, pitch, parts), str(fame), "body", FIGURE_PX, align="center")
        if shown.summed:
            brush.text(_sum_box(column), str(sheet.total), "body", 72 if won else SUM_PX, align="center")

    return paint
