"""Motions as data: what moves, from where to where, when and how."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Literal, TypeAlias

import pygame
from msgspec import Struct
from msgspec.structs import replace

from game.client.graphics import brush
from game.client.graphics.viewport import Point

Easing: TypeAlias = Literal["linear", "quad in", "quad in-out", "cubic in", "cubic out", "cubic in-out", "back out"]

OVERSHOOT = 1.70158  # of "back out": a tenth of the way


def _back_out(part: float) -> float:
    rest = part - 1
    return 1 + rest * rest * ((OVERSHOOT + 1) * rest + OVERSHOOT)


EASINGS: dict[Easing, Callable[[float], float]] = {
    "linear": lambda part: part,
    "quad in": lambda part: part * part,
    "quad in-out": lambda part: 2 * part * part if part < 0.5 else 1 - 2 * (1 - part) ** 2,
    "cubic in": lambda part: part**3,
    "cubic out": lambda part: 1 - (1 - part) ** 3,
    "cubic in-out": lambda part: 4 * part**3 if part < 0.5 else 1 - 4 * (1 - part) ** 3,
    "back out": _back_out,
}


def ease(easing: Easing, part: float) -> float:
    """The share of the way after a share of the time, which is held between 0 and 1.

    >>> ease("cubic out", 0), ease("cubic out", 2)
    (0, 1)
    """
    return EASINGS[easing](max(0, min(1, part)))


Time: TypeAlias = Literal["before", "after"]
Box: TypeAlias = tuple[int, int, int, int]

STEPS = 8  # steps of size and opacity: few enough to keep their pictures, many enough to look smooth
DEADLINE_S = 3.5  # whatever happens, a motion is over this long after the move
CLIMAX_S = 10.0  # the same for a climax, which any press ends

FLIGHT_S, FLIGHT_ARC = 0.34, 40.0  # in canvas units
FADE_S = 0.12
CROSS_S = 0.2
PAGE_S = 0.45


class Seen(Struct, frozen=True):
    """A target as it is painted on a page."""

    when: Time
    name: str


class Patch(Struct, frozen=True):
    """A part of the painted page."""

    when: Time
    box: Box


class Drawn(Struct, frozen=True, eq=False):
    """A picture that is drawn for the motion, at its `size`; the `name` tells it from others."""

    name: str
    surface: brush.Picture
    size: tuple[int, int]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawn) and (self.name, self.size) == (other.name, other.size)

    def __hash__(self) -> int:
        return hash((self.name, self.size))


Picture: TypeAlias = Seen | Patch | Drawn


class Pose(Struct, frozen=True):
    """A picture at a time: its middle, size, angle leftwards, opacity, and whether it is in the air."""

    picture: Picture
    centre: Point
    size: tuple[int, int]
    angle: float = 0.0
    opacity: float = 1.0
    airborne: bool = False


class Motion(Struct, frozen=True, kw_only=True):
    """One thing that moves from a box to a box; several pictures are shown one after the other, equally long."""

    pictures: tuple[Picture, ...]
    start: Box
    end: Box
    begin_s: float = 0.0
    duration_s: float = FLIGHT_S
    stay_s: float = 0.0  # how long it stays at its end
    easing: Easing = "cubic out"
    arc: float = 0.0  # how high it flies over the straight line
    turn: tuple[float, float] = (0.0, 0.0)
    opacity: tuple[float, float] = (1.0, 1.0)
    swell: float = 0.0  # how much larger it is halfway
    shake: float = 0.0  # how far it trembles sideways
    flips: bool = False  # turns over from the first picture to the last
    hinged: bool = False  # turns up over its left edge, as a page does
    airborne: bool = False  # casts a shadow
    early: bool = False  # seen at its start before it begins
    local: bool = False  # belongs to its scene: ends when a question covers that
    staged: bool = False  # part of a climax: the next scene or question waits until it was seen, or until any press
    cue: str = ""  # the sound that is heard when it begins

    @property
    def over_s(self) -> float:
        return min(self.begin_s + self.duration_s + self.stay_s, CLIMAX_S if self.staged else DEADLINE_S)

    def pose(self, now_s: float) -> Pose | None:
        """Its pose at a time; None after it is over, and before it begins unless it is `early`."""
        if now_s >= self.over_s or (now_s < self.begin_s and not self.early):
            return None
        part = max(0.0, min(1.0, (now_s - self.begin_s) / self.duration_s)) if self.duration_s else 1.0
        return self._pose_at(part)

    def _pose_at(self, part: float) -> Pose:
        way = ease(self.easing, part)
        (x0, y0), (x1, y1) = (pygame.Rect(box).center for box in (self.start, self.end))
        tremble = self.shake * (1 - part) * sin(part * 6 * pi)
        centre = (x0 + (x1 - x0) * way + tremble, y0 + (y1 - y0) * way - self.arc * 4 * part * (1 - part))
        width, height = self._size(part, way)
        squeeze = _stepped(abs(cos(part * pi))) if self.flips else 1.0  # a card turns over about its upright middle
        if self.hinged:
            width = self.start[2] * cos(way * pi / 2)
            centre = (self.start[0] + width / 2, centre[1])
        return Pose(
            self.pictures[min(len(self.pictures) - 1, int(part * len(self.pictures)))],
            (round(centre[0]), round(centre[1])),
            (max(2, round(width * squeeze)), max(2, round(height))),
            round(_between(self.turn, part)),
            _stepped(_between(self.opacity, part)),
            self.airborne,
        )

    def _size(self, part: float, way: float) -> tuple[float, float]:
        """Its size, in steps so that each surface is made once; larger halfway where it swells."""
        grown = 1 + _stepped(self.swell * sin(part * pi) * 4) / 4
        step = _stepped(way)
        width, height = (_between((self.start[side], self.end[side]), step) * grown for side in (2, 3))
        return width, height

    def scaled(self, factor: float) -> "Motion":
        begin_s, duration_s, stay_s = (each * factor for each in (self.begin_s, self.duration_s, self.stay_s))
        return replace(self, begin_s=begin_s, duration_s=duration_s, stay_s=stay_s)


def _between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def _stepped(value: float) -> float:
    return round(value * STEPS) / STEPS


def around(box: Box, factor: float) -> Box:
    """A box so many times as large about the same middle."""
    rect = pygame.Rect(0, 0, round(box[2] * factor), round(box[3] * factor)).move_to(center=pygame.Rect(box).center)
    return (rect.x, rect.y, rect.w, rect.h)
