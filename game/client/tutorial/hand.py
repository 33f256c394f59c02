"""The pointing hand beside what a bubble is about, and the nod of the piece after a while."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from game.client.graphics import ornaments, theme
from game.client.graphics.brush import Brush, bake, bake_part
from game.client.ui.glow import glows
from game.client.ui.page import REST, Item
from game.client.ui.scene import Sprite

SIZE = 76
NOD_S, NOD_EACH_S, NOD_DEG = 1.2, 6.0, 5.0
SWING = 10  # how far the hand moves while it nods


class Hand:
    """Sprites of a hand that points at places, and of a piece that nods; pictures are made once for each scale."""

    def __init__(self) -> None:
        self._hands: dict[tuple[float, bool], pygame.Surface] = {}
        self._piece: tuple[Item, float, pygame.Surface] | None = None

    def at(self, rect: pygame.Rect, scale: float, away: float = 0.0) -> Sprite:
        """The hand beside a place, so much `away` from it; at the left edge it points from the right."""
        left = rect.x < SIZE + 24
        x = rect.right + SIZE / 2 + away if left else rect.x - SIZE / 2 - away
        return Sprite(self._hand(scale, left), (x, min(max(rect.centery, SIZE), 1080 - SIZE)))

    def free(self, centre: tuple[float, float], scale: float) -> Sprite:
        """The hand with its finger on a point."""
        return Sprite(self._hand(scale, False), (centre[0] - SIZE / 2, centre[1]))

    def pointing(
        self, rect: pygame.Rect, item: Item | None, scale: float, idle_s: float, nods_after_s: float
    ) -> list[Sprite]:
        """The hand beside a place, its glow, and its nod with the item there once nobody did anything for a while."""
        sprites = glows([rect], scale, 0.0, still=True)
        since = idle_s - nods_after_s
        phase = since % NOD_EACH_S if since >= 0 else NOD_S
        nods = phase < NOD_S
        if nods and item is not None:
            angle = NOD_DEG * sin(2 * pi * phase / NOD_S)
            sprites.append(Sprite(self._picture(item, scale), item.rect.center, angle))
        away = SWING * (1 - cos(2 * pi * phase / NOD_S)) if nods else 0.0
        return [*sprites, self.at(rect, scale, away)]

    def _hand(self, scale: float, left: bool) -> pygame.Surface:
        key = scale, left
        if key not in self._hands:
            self._hands[key] = bake((SIZE, SIZE), scale, lambda brush: _paint(brush, left))
        return self._hands[key]

    def _picture(self, item: Item, scale: float) -> pygame.Surface:
        if self._piece is None or self._piece[0] is not item or self._piece[1] != scale:
            self._piece = item, scale, bake_part(item.rect, scale, lambda brush: item.paint(brush, REST))
        return self._piece[2]


def _paint(brush: Brush, left: bool) -> None:
    brush.circle((SIZE / 2, SIZE / 2), SIZE / 2, theme.PAPER_LIGHT)
    brush.circle((SIZE / 2, SIZE / 2), SIZE / 2, theme.VERMILION, 4)
    ornaments.fist(brush, pygame.Rect(12, 12, SIZE - 24, SIZE - 24), theme.INK, left=left)
