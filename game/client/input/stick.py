"""A pad's stick: turns what can be turned, like a hand on its rim, or else moves the focus.

The hand goes round with the stick and lets go in the middle. Each pad has its own stick, known by its instance id.
"""

from collections.abc import Iterable
from math import hypot

import pygame

from game.client.base.bindings import Intent
from game.client.graphics.viewport import Point
from game.client.input.gamepads import Push
from game.client.input.grip import Grip
from game.client.screen.scene import Scene
from game.client.screen.targets import Target

AXES = (0, 1)  # of the left stick: to the right, and down
TAKEN, RELEASED = 0.7, 0.4  # positions at which a stick takes hold, and lets go again
RIM = 0.4  # share of a target's width from its middle to the hand


class Stick:
    """Turns one target at a time, with a grip that a pointer may take over; else gives a direction."""

    def __init__(self, grip: Grip) -> None:
        self._grip = grip
        self._pushed: dict[int, list[float]] = {}
        self._turner: int | None = None  # the pad that turns
        self._axle: pygame.Rect | None = None
        self._ways: dict[int, Intent] = {}  # the directions that pads hold

    def move(self, push: Push, scene: Scene, targets: Iterable[Target]) -> tuple[Intent | None, Intent | None]:
        """The direction that a push ends and the one that it begins, where it turns nothing.

        A stick that leaves its middle takes hold of the first target that the scene lets be turned.
        """
        if push.axis not in AXES:
            return None, None
        way = self._pushed.setdefault(push.pad, [0.0, 0.0])
        way[push.axis] = push.value
        if self._axle is not None and not self._grip.closed:
            self._axle = None  # the target is gone, or in another hand
        if self._axle is not None:
            self._turn(push.pad, way)
            return None, None
        if hypot(*way) >= TAKEN and push.pad not in self._ways and not self._grip.closed:
            self._take(push.pad, scene, targets)
        return (None, None) if self._axle is not None else self._walk(push.pad, way)

    def forget(self, pad: int) -> Intent | None:
        """Let go of what an unplugged pad turned; returns the direction that it held, which ends."""
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
        """The direction of a stick before this push, and the one after it."""
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
