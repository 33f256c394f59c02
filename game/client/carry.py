"""What is seen of a piece on its way: in the hand, or flying home."""

from dataclasses import dataclass

import pygame

from game.client.brush import bake_part
from game.client.page import Item
from game.client.scene import Sprite
from game.client.targets import State
from game.client.viewport import Point

TURN = 6.0  # degrees a carried piece leans
GROWTH = 1.06
SHADOW = (16, 26)  # canvas units to the right and down
FLIGHT_S = 0.22


@dataclass(frozen=True, slots=True)
class Carried:
    """The pictures of one piece in hand: leaning, and straight over a place where it may go."""

    name: str
    home: Point
    leaning: pygame.Surface
    straight: pygame.Surface

    def sprite(self, pos: Point, over_legal: bool) -> Sprite:
        """The piece under the pointer."""
        return Sprite(self.straight if over_legal else self.leaning, pos)


def carry(item: Item, scale: float) -> Carried:
    """Pictures of a piece as it is painted at home."""
    assert item.target is not None  # only targets can be lifted
    image = bake_part(item.rect, scale, lambda brush: item.paint(brush, State(lifted=True)))
    leaning = _with_shadow(pygame.transform.rotozoom(image, TURN, GROWTH), scale)
    return Carried(item.target.name, item.rect.center, leaning, _with_shadow(image, scale))


def _with_shadow(image: pygame.Surface, scale: float) -> pygame.Surface:
    """The picture over its own shadow, with room all around so that the picture stays in the middle."""
    right, down = round(SHADOW[0] * scale), round(SHADOW[1] * scale)
    whole = pygame.Surface((image.get_width() + 2 * right, image.get_height() + 2 * down), pygame.SRCALPHA)
    shade = pygame.mask.from_surface(image).to_surface(setcolor=(0, 0, 0, 90), unsetcolor=(0, 0, 0, 0))
    whole.blit(shade, (2 * right, 2 * down))
    whole.blit(image, (right, down))
    return whole.convert_alpha()


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece that flies back to where it was."""

    carried: Carried
    start: Point
    begun_s: float

    def over(self, now_s: float) -> bool:
        """Whether it has landed."""
        return now_s - self.begun_s >= FLIGHT_S

    def sprite(self, now_s: float) -> Sprite:
        """Where it is, slowing down towards the end."""
        part = 1 - (1 - min(1.0, (now_s - self.begun_s) / FLIGHT_S)) ** 3
        (x0, y0), (x1, y1) = self.start, self.carried.home
        return Sprite(self.carried.straight, (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
