"""A pad's stick: as a hand on the rim of what can be turned, or as a way for the focus.

A hand goes round with the stick and lets go in the middle. Each pad has a stick of its own, known by its instance.
"""

from collections.abc import Iterable
from math import hypot

import pygame

from game.client.input.gamepads import Push
from game.client.input.grip import Grip
from game.client.input.intents import Intent
from game.client.screen.scene import Scene
from game.client.screen.targets import Target
from game.client.shell.viewport import Point

AXES = (0, 1)  # of the left stick: to the right, and down
TAKEN, RELEASED = 0.7, 0.4  # how far from its middle a stick takes hold, and lets go
RIM = 0.4  # of a target's width, from its middle to where the hand lies


class Stick:
    """Turns one thing at a time, with a grip that a pointer may take over; where nothing can be turned, it is a way."""

    def __init__(self, grip: Grip) -> None:
        self._grip = grip
        self._pushed: dict[int, list[float]] = {}
        self._turner: int | None = None  # the pad that turns
        self._axle: pygame.Rect | None = None
        self._ways: dict[int, Intent] = {}  # that pads hold

    def move(self, push: Push, scene: Scene, targets: Iterable[Target]) -> tuple[Intent | None, Intent | None]:
        """The way that a push ends and the one that it begins, if it turns nothing.

        A stick that was still takes the first of the targets that the scene lets be turned.
        """
        if push.axis not in AXES:
            return None, None
        way = self._pushed.setdefault(push.pad, [0.0, 0.0])
        way[push.axis] = push.value
        if self._axle is not None and not self._grip.closed:
            self._axle = None  # the thing is gone, or in another hand
        if self._axle is not None:
            self._turn(push.pad, way)
            return None, None
        if hypot(*way) >= TAKEN and push.pad not in self._ways and not self._grip.closed:
            self._take(push.pad, scene, targets)
        return (None, None) if self._axle is not None else self._walk(push.pad, way)

    def forget(self, pad: int) -> Intent | None:
        """Let go of what a pad turns that is gone; the way that it held, which ends."""
        self._pushed.pop(pad, None)
        if pad == self._turner and self._axle is not None:
            self._axle = None
            self._grip.open()
        return self._ways.pop(pad, None)

    def _turn(self, pad: int, way: list[float]) -> None:
        if pad != self._turner or self._axle is None:
            return
        if hypot(*way) < RELEASED:
            self._axle = None
            self._grip.open()
        else:
            self._grip.move(self._at(self._axle, pad))

    def _walk(self, pad: int, way: list[float]) -> tuple[Intent | None, Intent | None]:
        """The way that a stick was pushed in until now, and the one in which it is."""
        reach, held = hypot(*way), self._ways.get(pad)
        if reach >= TAKEN:
            x, y = way
            aims: Intent = ("right" if x > 0 else "left") if abs(x) >= abs(y) else ("down" if y > 0 else "up")
            self._ways[pad] = aims
            return (None, None) if aims == held else (held, aims)
        if reach < RELEASED and held is not None:
            return self._ways.pop(pad), None
        return None, None

    def _take(self, pad: int, scene: Scene, targets: Iterable[Target]) -> None:
        for target in targets:
            if self._grip.close(scene, target, self._at(target.rect, pad)):
                self._axle, self._turner = target.rect, pad
                return

    def _at(self, axle: pygame.Rect, pad: int) -> Point:
        x, y = self._pushed[pad]
        return axle.centerx + RIM * axle.w * x, axle.centery + RIM * axle.w * y
