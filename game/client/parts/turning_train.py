"""The turning gear train of one seat: pictures of the gears, and physics that ends at the right sector (T1)."""

from collections.abc import Sequence

import pygame

from game.client.base import readings
from game.client.graphics import gear_art
from game.client.graphics.brush import Turning
from game.client.graphics.viewport import Point
from game.client.parts.gears import axle_boxes
from game.client.ui.scene import Sprite
from game.client.ui.soundscape import Pawl, axle_pan
from game.client.ui.turning import Pointer
from game.content import Content
from game.gearbox.train import GearTrain
from game.rules.names import PlacedGear

WIND_DEG_S = 110.0  # how fast the top gear turns while a key is held


class TurningTrain:
    """A train that is shown one sector back until it is turned. The rules have turned it already."""

    def __init__(self, content: Content, gears: Sequence[PlacedGear], rect: pygame.Rect, diameter: int) -> None:
        self._gears = [content.gears[placed.gear] for placed in gears]
        self._train = GearTrain(len(gears))
        self._sectors = [placed.sector for placed in gears]
        self._before = [readings.sector_after(axle, placed.sector, -1) for axle, placed in enumerate(gears)]
        self._train.show(self._before)
        self._pawls = [Pawl(angle) for angle in self._train.angles()]
        self._pointer: Pointer | None = None  # the pointer of a hand on the top gear
        self._wound_deg = 0.0
        self._wound_now = False
        self.turned = False
        self._pictures: dict[float, list[tuple[pygame.Surface, Turning]]] = {}
        axles = axle_boxes(rect, diameter, content.rules.axles, 0)
        self.boxes, self.empty = axles[: len(gears)], axles[len(gears) :]

    @property
    def moves(self) -> bool:
        """Whether it turns right now."""
        return self._train.is_moving

    @property
    def at_rest(self) -> bool:
        """Whether it is where the rules have it."""
        return self.turned and not self._train.is_moving

    @property
    def is_held(self) -> bool:
        """Whether somebody turns it by hand."""
        return self._train.is_held

    def turn(self, *, at_once: bool = False) -> None:
        """Turn it by a sector if it has not turned yet: tooth by tooth, or `at_once`."""
        self._release()
        if not self.turned:
            self._train.ratchet()
            self.turned = True
        if at_once:
            self._train.show(self._sectors)

    def hurry(self) -> None:
        """End its turning at once, if it turns by itself."""
        if self.turned:
            self._train.show(self._sectors)

    def grab(self, pos: Point) -> bool:
        """Put a hand on the top gear at a point of the canvas; returns whether there is still something to turn."""
        if not self.turned:
            self._pointer = Pointer(self.boxes[0].center, pos)
            self._train.grab(self._pointer.angle_deg)
        return not self.turned

    def pull(self, pos: Point) -> None:
        """Move that hand: clockwise the gears follow it, up to the stop of a sector; back the pawls hold them."""
        if self._pointer is not None:
            self._train.pull(self._pointer.follow(pos))

    def let_go(self, *, at_once: bool = False) -> None:
        """Take the hand off: from half a sector on the gears go on by themselves, else they fall back."""
        self._release()
        if at_once:
            self._train.show(self._sectors if self.turned else self._before)

    def wind(self, dt_s: float) -> None:
        """Turn it for another moment by a key that is held."""
        if self.turned or self._pointer is not None:
            return
        if not self._train.is_held:
            self._wound_deg = 0.0
            self._train.grab(0.0)
        self._wound_now = True
        self._wound_deg += WIND_DEG_S * dt_s
        self._train.pull(self._wound_deg)

    def _release(self) -> None:
        self._pointer = None
        if self._train.is_held:
            self.turned = self._train.release() == 1

    def tick(self, dt_s: float) -> bool:
        """Let time pass; returns whether it moves."""
        if self._train.is_held and self._pointer is None and not self._wound_now:
            self._release()
        self._wound_now = False
        self._train.step(dt_s)
        return self._train.is_moving

    def cues(self, dt_s: float) -> list[tuple[str, float]]:
        """The clicks of this frame, each with its place from left to right."""
        clicks = [
            (pawl.cue(angle, dt_s, at_rest=not self._train.is_moving), axle_pan(axle))
            for axle, (pawl, angle) in enumerate(zip(self._pawls, self._train.angles(), strict=True))
        ]
        return [(click, pan) for click, pan in clicks if click is not None]

    def sprites(self, scale: float) -> list[Sprite]:
        """The gears at their angles; those shifted by half a pitch are below, as in the printing house."""
        if scale not in self._pictures:
            self._pictures[scale] = [self._picture(axle, scale) for axle in range(len(self._gears))]
        shown = [
            Sprite(surface, box.center, -angle % 360, turning)
            for (surface, turning), box, angle in zip(
                self._pictures[scale], self.boxes, self._train.angles(), strict=True
            )
        ]
        return [*shown[1::2], *shown[::2]]

    def _picture(self, axle: int, scale: float) -> tuple[pygame.Surface, Turning]:
        """A gear's picture, at rest and turning; kept, so that every frame has the same object."""
        gear, px, half = self._gears[axle], max(1, round(self.boxes[axle].w * scale)), self._train.tooth_phase(axle)
        return gear_art.gear(gear, px, half=half), gear_art.turning_gear(gear, px, half=half)
