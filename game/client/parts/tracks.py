"""The specialty tracks of a seat with the reward track below them."""

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.graphics import control_art, icons, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.session.sitting import Sitting
from game.client.text.reward_text import track_reward_words
from game.client.text.terms import specialty_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import DiskSpot, LevelCell, SpecialtyRow
from game.rules.names import SPECIALTIES
from game.rules.state import Seat
from game.rules.view import View

HEAD, FOOT, ICON = 34, 72, 52


def tracks(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, seat: int) -> None:
    """Put the place `tracks`, on it the places `row:<specialty>`, and what the next levels give."""
    shown = view.seats[seat]
    widgets.place(page, "tracks", rect, say("Specialties"), lambda w, h: control_art.sheet((w, h), "none"))
    page.draw(rect, lambda brush: _paint_head(brush, rect, sitting.content.rules.top_level))
    for index, specialty in enumerate(SPECIALTIES):
        row = row_box(rect, index)
        _row(page, row, sitting, shown, index)
        hint, about = _row_hint(shown, index), ("craft", specialty)
        widgets.place(page, SpecialtyRow(specialty), row, specialty_words(specialty), hint=hint, about=about)
    page.draw(rect, lambda brush: _paint_rewards(brush, rect, sitting, shown))
    for stage in sitting.content.rules.reward_track:
        page.anchor(DiskSpot(seat, stage.level), _reward_box(rect, stage.level, sitting.content.rules.top_level))
    foot = pygame.Rect(rect.x + 8, rect.bottom - FOOT + 4, rect.w - 24, FOOT - 12)
    widgets.sight(page, "track", foot, say("Reward track"), ("track",), next_reward_words(sitting, shown))


def row_box(rect: pygame.Rect, index: int) -> pygame.Rect:
    """The rectangle of one specialty's row."""
    pitch = (rect.h - HEAD - FOOT) // len(SPECIALTIES)
    return pygame.Rect(rect.x + 10, rect.y + HEAD + index * pitch, rect.w - 28, pitch - 4)


def _row_hint(seat: Seat, index: int) -> str:
    level = ROMAN[seat.levels[index]]
    return say("{specialty} is at level {level}.", specialty=specialty_words(SPECIALTIES[index]), level=level)


def _cell(row: pygame.Rect, level: int, top: int) -> pygame.Rect:
    pitch = (row.w - ICON) / (top + 1)
    side = min(round(pitch) - 6, row.h - 4)
    return pygame.Rect(round(row.x + ICON + level * pitch), row.centery - side // 2, side, side)


def _paint_head(brush: Brush, rect: pygame.Rect, top: int) -> None:
    for level in range(top + 1):
        cell = _cell(row_box(rect, 0), level, top)
        box = pygame.Rect(cell.x - 8, rect.y + 6, cell.w + 16, HEAD - 4)
        brush.text(box, ROMAN[level], "roman", 26, align="center")


def _row(page: Page, row: pygame.Rect, sitting: Sitting, seat: Seat, index: int) -> None:
    top, level = sitting.content.rules.top_level, seat.levels[index]
    style = sitting.style(seat.index)
    for step in range(top + 1):
        page.anchor(LevelCell(seat.index, SPECIALTIES[index], step), _cell(row, step, top).inflate(4, 4))

    def paint(brush: Brush) -> None:
        side = min(44, row.h)
        where = (row.x, row.centery - side // 2, side, side)
        brush.blit(lambda w, h: icons.icon(SPECIALTIES[index], min(w, h)), where)
        for step in range(top + 1):
            cell = _cell(row, step, top)
            brush.blit(lambda w, h: control_art.slot((w, h), "light"), cell)
        first, last = _cell(row, 0, top), _cell(row, level, top)
        if level:
            brush.line(first.center, last.center, theme.OAK, 5)
        brush.blit(pictures.marker(style), last.inflate(4, 4))

    page.draw(row, paint)


def _reward_box(rect: pygame.Rect, level: int, top_level: int) -> pygame.Rect:
    cell = _cell(row_box(rect, 0), level, top_level)
    return pygame.Rect(cell.centerx - 22, rect.bottom - FOOT + 9, 44, 48)


def _paint_rewards(brush: Brush, rect: pygame.Rect, sitting: Sitting, seat: Seat) -> None:
    """Under each level that moves the disk its reward: gained ones with a check, the next one framed."""
    rules, top = sitting.content.rules, rect.bottom - FOOT
    brush.line((rect.x + 14, top), (rect.right - 22, top), theme.INK_SOFT, 2)
    row = row_box(rect, 0)
    brush.blit(icon_picture("trophy"), (row.x, top + 12, 40, 40))
    for step, stage in enumerate(rules.reward_track):
        box = _reward_box(rect, stage.level, rules.top_level)
        brush.rect(box, theme.INK if step < seat.disk else theme.PAPER_LIGHT, radius=6)
        brush.rect(box, theme.VERMILION if step == seat.disk else theme.INK, width=3, radius=6)
        colour = theme.PAPER_LIGHT if step < seat.disk else theme.INK
        brush.blit(icon_picture(pictures.TRACK_ICONS[stage.reward], colour), box.inflate(-10, -10))
        if step < seat.disk:
            brush.circle((box.right - 3, box.bottom - 4), 10, theme.VERMILION)
            brush.blit(icon_picture("check", theme.PAPER_LIGHT), (box.right - 11, box.bottom - 12, 16, 16))


def next_reward_words(sitting: Sitting, seat: Seat) -> str:
    """What the reward disk gives next, or that all is gained."""
    track = sitting.content.rules.reward_track
    if seat.disk >= len(track):
        return say("You have earned all rewards of the track.")
    step = track[seat.disk]
    level = ROMAN[step.level]
    return say("First specialty at {level}: {reward}.", level=level, reward=track_reward_words(step.reward))
