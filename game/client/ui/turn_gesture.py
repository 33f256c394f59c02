"""A hand that turns something in its place: by the pointer, by a key that is held, or by the stick of a pad."""

from collections.abc import Iterable
from math import atan2, cos, degrees, hypot, pi, sin

import pygame

from game.client.base.bindings import Intent
from game.client.graphics.viewport import Point
from game.client.ui.gamepads import PadPush
from game.client.ui.page import Target
from game.client.ui.scene import Pieces
from game.gearbox.mesh import unwrapped

DEAD = 14.0  # nearer than this to an axle (canvas units) a pointer has no direction


class TurnGesture:
    """Calls `grab`, `pull` and `let_go` of what answers for a target, always in this order."""

    def __init__(self) -> None:
        self._pieces = Pieces()
        self._target: Target | None = None
        self.closed = False  # something is held

    def close(self, pieces: Pieces, target: Target | None, pos: Point) -> bool:
        """Grip the target at a point, if it may be turned; returns whether it may."""
        self.open()
        if target is not None and target.enabled and pieces.grab(target.name, target.inward(pos)):
            self._pieces, self._target, self.closed = pieces, target, True
        return self.closed

    def move(self, pos: Point) -> None:
        if self.closed and self._target:
            self._pieces.pull(self._target.name, self._target.inward(pos))

    def open(self) -> bool:
        """Let go; returns whether something was held."""
        closed, self.closed = self.closed, False
        if closed and self._target:
            self._pieces.let_go(self._target.name)
        return closed


class Pointer:
    """The direction of a pointer around an axle, in degrees clockwise; whole turns count."""

    def __init__(self, axle: Point, pos: Point) -> None:
        self._axle = axle
        self.angle_deg = 0.0
        self.follow(pos)

    def follow(self, pos: Point) -> float:
        """The new direction, counted on from the last one; over the axle itself it does not change."""
        x, y = pos[0] - self._axle[0], pos[1] - self._axle[1]
        if hypot(x, y) >= DEAD:
            self.angle_deg = unwrapped(degrees(atan2(y, x)), self.angle_deg)
        return self.angle_deg


# A pad's stick: turns what can be turned, like a hand on its rim, or else moves the focus. The hand goes round with
# the stick and lets go in the middle. Each pad has its own stick, known by its instance id.

AXES = (0, 1)  # of the left stick: to the right, and down
TAKEN, RELEASED = 0.7, 0.4  # positions at which a stick takes hold, and lets go again
RIM = 0.4  # share of a target's width from its middle to the hand


class Stick:
    """Turns one target at a time, with a grip that a pointer may take over; else gives a direction."""

    def __init__(self, grip: TurnGesture) -> None:
        self._grip = grip
        self._pushed: dict[int, list[float]] = {}
        self._turner: int | None = None  # the pad that turns
        self._axle: pygame.Rect | None = None
        self._ways: dict[int, Intent] = {}  # the directions that pads hold

    def move(self, push: PadPush, pieces: Pieces, targets: Iterable[Target]) -> tuple[Intent | None, Intent | None]:
        """The directions that a push ends and begins; none where it takes hold of the first target that turns."""
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
            self._take(push.pad, pieces, targets)
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

    def _take(self, pad: int, pieces: Pieces, targets: Iterable[Target]) -> None:
        for target in targets:
            if self._grip.close(pieces, target, self._at(target.rect, pad)):
                self._axle, self._turner = target.rect, pad
                return

    def _at(self, axle: pygame.Rect, pad: int) -> Point:
        x, y = self._pushed[pad]
        return axle.centerx + RIM * axle.w * x, axle.centery + RIM * axle.w * y


RAD_S = 3.0


class Wheel:
    """Turns one target at a time, with a grip that a pointer may take over."""

    def __init__(self, grip: TurnGesture) -> None:
        self._grip = grip
        self._axle: pygame.Rect | None = None
        self._way, self._angle = 0, 0.0

    def begin(self, way: int, pieces: Pieces, targets: Iterable[Target], focused: str | None) -> None:
        """Take hold of the target with the focus, or of the first one that may be turned."""
        self.end()
        self._way, self._angle = way, -pi / 2
        for target in sorted(targets, key=lambda each: each.name != focused):
            if not self._grip.closed and self._grip.close(pieces, target, self._at(target.rect)):
                self._axle = target.rect

    def tick(self, dt_s: float) -> None:
        if self._axle is not None and self._grip.closed:
            self._angle += self._way * RAD_S * dt_s
            self._grip.move(self._at(self._axle))

    def end(self) -> None:
        if self._axle is not None:
            self._axle = None
            self._grip.open()

    def _at(self, axle: pygame.Rect) -> Point:
        return axle.centerx + RIM * axle.w * cos(self._angle), axle.centery + RIM * axle.w * sin(self._angle)
