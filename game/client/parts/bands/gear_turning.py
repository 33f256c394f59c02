"""A tried gear that is turned on its axle: by a hand to any angle, or by a button one sector, tooth by tooth."""

from math import atan2, degrees, hypot

import pygame

from game.client.graphics import gear_art
from game.client.graphics.brush import Picture
from game.client.graphics.viewport import Point
from game.client.parts.gears import POINTER
from game.client.ui.scene import Sprite
from game.client.ui.soundscape import Pawl, axle_pan
from game.client.ui.turning import Pointer
from game.gearbox.mesh import SECTOR_DEG
from game.gearbox.train import GearTrain
from game.rules.gears import SECTORS

SETTLE_S = 0.18  # the time from where the hand left it to the nearest sector
POINTER_UP = 34  # how far above its gear the pointer of an axle begins
HUB = 0.2  # share of a gear's width: a hand this near to its middle takes it off


def on_the_hub(box: pygame.Rect, pos: Point) -> bool:
    """Whether a point is so near to the middle of a gear that a hand takes the gear off."""
    return hypot(pos[0] - box.centerx, pos[1] - box.centery) < HUB * box.w


def sector_at(box: pygame.Rect, pos: Point) -> int:
    """The sector at a point of a gear with its first sector up; the first one also in the middle."""
    if on_the_hub(box, pos):
        return 0
    clockwise_deg = degrees(atan2(pos[0] - box.centerx, box.centery - pos[1]))
    return round(clockwise_deg / SECTOR_DEG) % SECTORS


class TurnedGear:
    """One gear that turns on its axle; `picture` shows it as it was before."""

    def __init__(self, picture: Picture, box: pygame.Rect, axle: int) -> None:
        self._picture = picture
        self._box = box
        self._axle = axle
        self._turned_deg = 0.0
        self._pawl = Pawl(0.0)
        self._surfaces: dict[float, tuple[pygame.Surface, pygame.Surface]] = {}

    @property
    def settled(self) -> bool:
        """Whether it is at rest with a sector up."""
        return True

    def tick(self, dt_s: float) -> bool:
        """Let time pass; returns whether it turns by itself."""
        return False

    def cues(self, dt_s: float) -> list[tuple[str, float]]:
        """The clicks of this frame, each with its place from left to right."""
        click = self._pawl.cue(self._turned_deg, dt_s, at_rest=self.settled)
        return [(click, axle_pan(self._axle))] if click is not None else []

    def sprites(self, scale: float) -> list[Sprite]:
        """The gear at its present angle, under the number of its axle."""
        if scale not in self._surfaces:
            self._surfaces[scale] = self._made(scale)
        gear, pointer = self._surfaces[scale]
        above = (self._box.centerx, self._box.y - POINTER_UP + POINTER[1] // 2)
        return [Sprite(gear, self._box.center, round(-self._turned_deg, 1) % 360), Sprite(pointer, above)]

    def _made(self, scale: float) -> tuple[pygame.Surface, pygame.Surface]:
        side = max(1, round(self._box.w * scale))
        gear = self._picture(side, side) if callable(self._picture) else self._picture
        width, height = (max(1, round(part * scale)) for part in POINTER)
        return gear, gear_art.axle_pointer(self._axle + 1, (width, height))


class Ratchet(TurnedGear):
    """One gear that a button turns by a sector, clockwise and tooth by tooth."""

    def __init__(self, picture: Picture, box: pygame.Rect, axle: int) -> None:
        super().__init__(picture, box, axle)
        self._train = GearTrain(1)
        self._train.ratchet()

    @property
    def settled(self) -> bool:
        """Whether it has turned by the whole sector."""
        return not self._train.is_moving

    def tick(self, dt_s: float) -> bool:
        """Let time pass; whether it is on its way."""
        self._train.step(dt_s)
        self._turned_deg = self._train.angles()[0]
        return self._train.is_moving


class FreeTurn(TurnedGear):
    """One gear in a hand, which turns it in both directions without limit."""

    def __init__(self, picture: Picture, box: pygame.Rect, axle: int, sector: int, pos: Point) -> None:
        super().__init__(picture, box, axle)
        self._first = sector
        self._pointer = Pointer(box.center, pos)
        self._origin_deg = self._pointer.angle_deg
        self._left_s = -1.0  # seconds until it is at rest; below 0 while a hand is on it
        self._left_deg = 0.0  # where the hand left it

    @property
    def sector(self) -> int:
        """The sector that is nearest to the top: they are listed clockwise."""
        return (self._first - self._thirds) % SECTORS

    @property
    def _thirds(self) -> int:
        return round(self._turned_deg / SECTOR_DEG)

    @property
    def left(self) -> bool:
        """Whether the hand is off it."""
        return self._left_s >= 0.0

    @property
    def settled(self) -> bool:
        """Whether it has come to rest after the hand left it."""
        return self._left_s == 0.0

    def pull(self, pos: Point) -> None:
        """Follow the hand."""
        self._turned_deg = self._pointer.follow(pos) - self._origin_deg

    def let_go(self, *, at_once: bool = False) -> None:
        """Let go: it turns to the nearest sector."""
        self._left_s, self._left_deg = 0.0 if at_once else SETTLE_S, self._turned_deg

    def tick(self, dt_s: float) -> bool:
        """Let time pass; returns whether it still turns to its sector."""
        if not self.left:
            return False
        self._left_s = max(0.0, self._left_s - dt_s)
        goal = self._thirds * SECTOR_DEG
        self._turned_deg = goal + (self._left_deg - goal) * (self._left_s / SETTLE_S) ** 3
        return not self.settled
