"""Turning by a key: while it is held, a hand on the rim of a gear goes round steadily."""

from collections.abc import Iterable
from math import cos, pi, sin

import pygame

from game.client.graphics.viewport import Point
from game.client.input.grip import Grip
from game.client.input.stick import RIM
from game.client.screen.scene import Scene
from game.client.screen.targets import Target

RAD_S = 3.0


class Wheel:
    """Turns one target at a time, with a grip that a pointer may take over."""

    def __init__(self, grip: Grip) -> None:
        self._grip = grip
        self._axle: pygame.Rect | None = None
        self._way, self._angle = 0, 0.0

    def begin(self, way: int, scene: Scene, targets: Iterable[Target], focused: str | None) -> None:
        """Take hold of the target with the focus, or of the first one that the scene lets be turned."""
        self.end()
        self._way, self._angle = way, -pi / 2
        for target in sorted(targets, key=lambda each: each.name != focused):
            if not self._grip.closed and self._grip.close(scene, target, self._at(target.rect)):
                self._axle = target.rect

    def tick(self, dt_s: float) -> None:
        """Go round a little."""
        if self._axle is not None and self._grip.closed:
            self._angle += self._way * RAD_S * dt_s
            self._grip.move(self._at(self._axle))

    def end(self) -> None:
        """Let go."""
        if self._axle is not None:
            self._axle = None
            self._grip.open()

    def _at(self, axle: pygame.Rect) -> Point:
        return axle.centerx + RIM * axle.w * cos(self._angle), axle.centery + RIM * axle.w * sin(self._angle)
