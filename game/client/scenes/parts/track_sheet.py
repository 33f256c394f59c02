"""A seat's specialty tracks, large: a row of levels for each, and the reward track below."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.session.match_session import MatchSession
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page
from game.rules.names import SPECIALTIES, SPECIALTY_INDEX, Specialty
from game.rules.state import Seat

ICON = 56


class Tracks:
    """The places of the tracks within a rectangle; `beyond` adds a cell after the top level."""

    def __init__(self, rect: pygame.Rect, session: MatchSession, seat: Seat, name_width: int, *, beyond: bool) -> None:
        self._rect = rect
        self._session = session
        self._seat = seat
        self._name_width = name_width
        self._cells = session.content.rules.top_level + 1 + beyond

    def line(self, at: int) -> pygame.Rect:
        """The row of a specialty by its index; the one after the last is the reward track's."""
        pitch = self._rect.h // (len(SPECIALTIES) + 1)
        return pygame.Rect(self._rect.x, self._rect.y + at * pitch, self._rect.w, pitch - 8)

    def cells(self, at: int) -> list[pygame.Rect]:
        line = self.line(at)
        left = line.x + self._name_width
        pitch = (line.right - left) // self._cells
        return [pygame.Rect(left + level * pitch, line.y, pitch - 6, line.h) for level in range(self._cells)]

    def marker_box(self, specialty: Specialty) -> pygame.Rect:
        at = SPECIALTY_INDEX[specialty]
        cell = self.cells(at)[self._seat.levels[at]]
        side = min(cell.w, cell.h) - 4
        return pygame.Rect(cell.centerx - side // 2, cell.centery - side // 2, side, side)

    def marker_picture(self) -> Picture:
        return pictures.marker(self._session.style(self._seat.index))

    def draw(self, page: Page) -> None:
        """Put all rows and the reward track, without the markers."""
        for at, specialty in enumerate(SPECIALTIES):
            self._head(page, self.line(at), specialty, terms.specialty_words(specialty))
            for level, cell in enumerate(self.cells(at)[: self._session.content.rules.top_level + 1]):
                ground = theme.PAPER_SHADE if level <= self._seat.levels[at] else theme.PAPER_LIGHT
                page.draw(cell, Brush.framed, cell, ground, theme.INK_SOFT)
                words = terms.level_words(level)
                widgets.label(page, cell, words, face="roman", colour=theme.INK_SOFT, align="center")
        at = len(SPECIALTIES)
        self._head(page, self.line(at), "trophy", say("Rewards"))
        cells = self.cells(at)
        for space, step in enumerate(self._session.content.rules.reward_track):
            box = cells[step.level]
            page.draw(box, _paint_reward, box, pictures.TRACK_ICONS[step.reward], gone=space < self._seat.disk)

    def _head(self, page: Page, line: pygame.Rect, icon: str, name: str) -> None:
        side = min(ICON, line.h)
        widgets.picture(page, (line.x, line.centery - side // 2, side, side), icon_picture(icon))
        room = self._name_width - side - 20
        if room > 100:
            widgets.label(page, (line.x + side + 12, line.y, room, line.h), name, px=30)


def _paint_reward(brush: Brush, box: pygame.Rect, icon: str, *, gone: bool) -> None:
    brush.rect(box, theme.PAPER_SHADE if gone else theme.INK, radius=8)
    side = min(box.w, box.h) - 12
    colour = theme.INK_SOFT if gone else theme.PAPER_LIGHT
    brush.blit(icon_picture(icon, colour), (box.centerx - side // 2, box.centery - side // 2, side, side))
    if gone:
        widgets.paint_check(brush, pygame.Rect(box.right - 32, box.bottom - 32, 28, 28))
