"""The question which specialty advances."""

from typing import cast

import pygame

from game.client import piece_words as words
from game.client import theme, widgets
from game.client.art import tokens
from game.client.brush import Brush, Picture
from game.client.messages import say
from game.client.page import Page, Paint
from game.client.scene import Transition
from game.client.scenes.prompts.question import Question, after
from game.rules import decisions as ask
from game.rules.moves import Advance, Move
from game.rules.names import SPECIALTIES, SPECIALTY_INDEX, Specialty

NAME_WIDTH = 330
ICON = 64


class ChooseAdvance(Question):
    """The seat's markers `marker:<specialty>` on their tracks; the next level of each is `level:<specialty>`.

    Pressing the next level advances too. A specialty that is not in question keeps its marker.
    """

    name = "advance"
    decision: ask.ChoosingAdvance
    places = tuple(f"level:{specialty}" for specialty in SPECIALTIES)

    def title(self) -> str:
        """What happens."""
        return say("advance a specialty")

    def purpose(self) -> str:
        """What to drag, and what it may earn."""
        return say("Drag a marker to its next level. The first to reach a marked level earns the reward below it.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the four tracks and the reward track below them."""
        pitch = rect.h // (len(SPECIALTIES) + 1)
        for at, specialty in enumerate(SPECIALTIES):
            self._track(page, pygame.Rect(rect.x, rect.y + at * pitch, rect.w, pitch - 8), specialty)
        self._rewards(page, pygame.Rect(rect.x, rect.y + len(SPECIALTIES) * pitch, rect.w, pitch - 4))

    def _cells(self, line: pygame.Rect) -> list[pygame.Rect]:
        """The cells of the levels, and one more beyond the top."""
        count = self.sitting.content.rules.top_level + 2
        left = line.x + NAME_WIDTH
        pitch = (line.right - left) // count
        return [pygame.Rect(left + at * pitch, line.y, pitch - 8, line.h) for at in range(count)]

    def _track(self, page: Page, line: pygame.Rect, specialty: Specialty) -> None:
        level = self.holder.levels[SPECIALTY_INDEX[specialty]]
        top = self.sitting.content.rules.top_level
        name = words.specialty_words(specialty)
        widgets.picture(page, (line.x, line.centery - ICON // 2, ICON, ICON), widgets.icon_picture(specialty))
        widgets.label(page, (line.x + ICON + 16, line.y, NAME_WIDTH - ICON - 24, line.h), name, px=32)
        cells = self._cells(line)
        for at, cell in enumerate(cells[: top + 1]):
            page.draw(cell, _cell(cell, at, passed=at <= level))
        if level == top:
            gain = self.sitting.content.rules.level_at_top_guilders
            widgets.picture(page, cells[-1].inflate(-16, -8), lambda w, h: tokens.coin(gain, min(w, h)))
        widgets.place(page, f"level:{specialty}", cells[level + 1], name)
        self._marker(page, cells[level], specialty, name)

    def _marker(self, page: Page, cell: pygame.Rect, specialty: Specialty, name: str) -> None:
        reason = self.sitting.why_not(Advance(self.seat, specialty))
        side = min(cell.w, cell.h) - 4
        box = pygame.Rect(0, 0, side, side)
        box.center = cell.center
        widgets.piece(page, f"marker:{specialty}", box, self._marker_picture(), name, enabled=not reason, reason=reason)

    def _marker_picture(self) -> Picture:
        style = self.sitting.style(self.seat)
        return lambda w, h: tokens.marker(style, min(w, h))

    def _rewards(self, page: Page, line: pygame.Rect) -> None:
        widgets.picture(page, (line.x, line.centery - ICON // 2, ICON, ICON), widgets.icon_picture("trophy"))
        widgets.label(page, (line.x + ICON + 16, line.y, NAME_WIDTH - ICON - 24, line.h), say("Rewards"), px=32)
        cells = self._cells(line)
        for at, step in enumerate(self.sitting.content.rules.reward_track):
            box = cells[step.level]
            page.draw(box, _reward(box, {"ink": "drop"}.get(step.reward, step.reward), gone=at < self.holder.disk))

    def press(self, name: str) -> Transition:
        """Advance by a press on the next level."""
        if name.startswith("level:"):
            self.submit(Advance(self.seat, cast(Specialty, after(name))))
            return None
        return super().press(name)

    def move(self, piece: str, place: str) -> Move | None:
        """Advance, if the place is the marker's own."""
        own = after(piece) == after(place)
        return Advance(self.seat, cast(Specialty, after(piece))) if own else None

    def elsewhere(self) -> str:
        """Each marker has its own track."""
        return say("A marker moves one level along its own track.")


def _cell(cell: pygame.Rect, level: int, *, passed: bool) -> Paint:
    def paint(brush: Brush) -> None:
        brush.rect(cell, theme.PAPER_SHADE if passed else theme.PAPER_LIGHT, radius=8)
        brush.rect(cell, theme.INK_SOFT, width=2, radius=8)
        brush.text(cell, words.level_words(level), "roman", 30, theme.INK_SOFT, align="center")

    return paint


def _reward(box: pygame.Rect, icon: str, *, gone: bool) -> Paint:
    def paint(brush: Brush) -> None:
        brush.rect(box, theme.PAPER_SHADE if gone else theme.INK, radius=8)
        side = min(box.w, box.h) - 16
        colour = theme.INK_SOFT if gone else theme.PAPER_LIGHT
        brush.blit(widgets.icon_picture(icon, colour), (box.centerx - side // 2, box.centery - side // 2, side, side))
        if gone:
            brush.blit(widgets.icon_picture("check", theme.VERMILION), (box.right - 34, box.bottom - 34, 30, 30))

    return paint
