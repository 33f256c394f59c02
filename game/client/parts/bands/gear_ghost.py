"""A gear that is tried on an axle and not installed yet."""

from dataclasses import dataclass, replace

import pygame

from game.client.graphics.brush import Picture
from game.client.parts.gears import gear_picture
from game.content import Content
from game.rules.gears import SECTORS

PALE = (255, 255, 255, 205)


@dataclass(frozen=True, slots=True)
class Ghost:
    """A gear that is tried on an axle: from the board, or the seat's own one from there."""

    gear: str
    axle: int
    sector: int
    own: bool

    def turned_on(self) -> "Ghost":
        """The same gear turned clockwise by a sector."""
        return replace(self, sector=(self.sector - 1) % SECTORS)

    def picture(self, content: Content) -> Picture:
        """The picture of the tried gear: a little pale."""
        return _pale(gear_picture(content.gears[self.gear], self.axle, self.sector))

    def loose(self, content: Content) -> Picture:
        """The picture in a hand: no sector is up, so none is brighter than the others."""
        return _pale(gear_picture(content.gears[self.gear], self.axle, self.sector, loose=True))


def _pale(whole: Picture) -> Picture:
    def pale(width: int, height: int) -> pygame.Surface:
        copy = whole(width, height).copy() if callable(whole) else whole.copy()
        copy.fill(PALE, special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    return pale


def nothing(width: int, height: int) -> pygame.Surface:
    """An empty picture, for a gear that is in a hand."""
    return pygame.Surface((width, height), pygame.SRCALPHA)
