"""The platen of the press that prints a name: it comes down over the sheet and goes up again."""

from collections.abc import Sequence
from math import pi, sin

import pygame

from game.client.graphics import control_art
from game.client.graphics.brush import Brush, bake
from game.client.scenes.name_blocks.stick import SHEET
from game.client.ui.scene import Sprite

PRINT_S = 0.7
TURN = 0.45  # the part of that time after which it goes up again
SIZE = (SHEET.w - 80, SHEET.h)


class Platen:
    """Where the platen is, from the start of a printing to its end."""

    def __init__(self) -> None:
        self._age_s: float | None = None
        self._baked: tuple[float, pygame.Surface] | None = None  # the scale it was made for, and its picture

    @property
    def moves(self) -> bool:
        """Whether it is on its way."""
        return self._age_s is not None

    @property
    def has_printed(self) -> bool:
        """Whether it has been down."""
        return self._age_s is not None and self._age_s >= PRINT_S * TURN

    def start(self) -> None:
        """Begin to come down, unless it is on its way."""
        if self._age_s is None:
            self._age_s = 0.0

    def pass_time(self, dt_s: float) -> bool:
        """Let time pass; returns whether it has just come down, so that the page has changed."""
        before = self.has_printed
        if self._age_s is not None:
            self._age_s += dt_s
        return self.has_printed != before

    def take_done(self) -> bool:
        """Return once whether it is up again."""
        if self._age_s is None or self._age_s < PRINT_S:
            return False
        self._age_s = None
        return True

    def sprites(self, scale: float) -> Sequence[Sprite]:
        """The platen on its way, at the scale of the page."""
        if self._age_s is None:
            return []
        part = min(1.0, self._age_s / PRINT_S)
        turned = part / TURN if part < TURN else 2 - (1 - part) / (1 - TURN)
        down = sin(pi / 2 * turned)
        if self._baked is None or self._baked[0] != scale:
            self._baked = scale, bake(SIZE, scale, _paint_plate)
        return [Sprite(self._baked[1], (SHEET.centerx, SHEET.centery - (1 - down) * (SHEET.bottom + 40)))]


def _paint_plate(brush: Brush) -> None:
    brush.blit(lambda *px: control_art.board(px), (0, 0, *SIZE))
