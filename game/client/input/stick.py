"""A pad's stick as a hand on the rim of what can be turned: it goes round with the stick, and lets go in the middle."""

from collections.abc import Iterable
from math import hypot

import pygame

from game.client.input.grip import Grip
from game.client.screen.scene import Scene
from game.client.screen.targets import Target
from game.client.shell.viewport import Point

AXES = (0, 1)  # of the left stick: to the right, and down
TAKEN, RELEASED = 0.7, 0.4  # how far from its middle a stick takes hold, and lets go
RIM = 0.4  # of a target's width, from its middle to where the hand lies


class Stick:
    """Turns one thing at a time, with a grip that a pointer may take over."""

    def __init__(self, grip: Grip) -> None:
        self._grip = grip
        self._way = [0.0, 0.0]
        self._axle: pygame.Rect | None = None

    def move(self, event: pygame.Event, scene: Scene, targets: Iterable[Target]) -> None:
        """Follow an axis; a stick that was still takes the first of the targets that the scene lets be turned."""
        if event.axis not in AXES:
            return
        self._way[event.axis] = event.value
        reach = hypot(*self._way)
        if self._axle is not None and not self._grip.closed:
            self._axle = None  # the thing is gone, or in another hand
        if self._axle is None:
            if reach >= TAKEN and not self._grip.closed:
                self._take(scene, targets)
        elif reach < RELEASED:
            self._axle = None
            self._grip.open()
        else:
            self._grip.move(self._at(self._axle))

    def _take(self, scene: Scene, targets: Iterable[Target]) -> None:
        for target in targets:
            if self._grip.close(scene, target, self._at(target.rect)):
                self._axle = target.rect
                return

    def _at(self, axle: pygame.Rect) -> Point:
        return axle.centerx + RIM * axle.w * self._way[0], axle.centery + RIM * axle.w * self._way[1]
