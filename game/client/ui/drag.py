"""Dragging: the pictures of a piece that is in the hand, or flies to its place."""

from math import exp, hypot

import pygame
from msgspec import Struct, field

from game.client.graphics.brush import bake_part
from game.client.graphics.viewport import Point
from game.client.ui.glow import glows
from game.client.ui.page import Item, State, Target
from game.client.ui.scene import Sprite

TURN = 6.0  # degrees a carried piece leans
GROWTH = 1.06
SHADOW = (16, 26)  # canvas units to the right and down
FLIGHT_S = 0.22
LAG_S = 0.035  # seconds by which a carried piece follows the pointer
PULL = 0.35  # how far a place attracts it, as a share of the way
SETTLED = 4.0  # a piece this near to its new place does not have to settle
FITS = 8  # steps of size when a piece shrinks over a place


class Carried(Struct, frozen=True):
    """The pictures of one piece in hand: at an angle, and straight over a place where it may go."""

    name: str
    home: Point
    size: tuple[int, int]
    leaning: pygame.Surface
    straight: pygame.Surface
    fitted: dict[int, pygame.Surface] = field(default_factory=dict)  # by size, in eighths

    def sprite(self, pos: Point, place: Target | None) -> Sprite:
        """The sprite of the piece at a point; over a place where it may go, straight and small enough to fit."""
        return Sprite(self.leaning if place is None else self._fitting(place.rect), pos)

    def _fitting(self, place: pygame.Rect) -> pygame.Surface:
        share = min(1.0, place.w / self.size[0], place.h / self.size[1])
        eighths = max(FITS // 2, round(share * FITS))
        if eighths == FITS:
            return self.straight
        if eighths not in self.fitted:
            self.fitted[eighths] = pygame.transform.smoothscale_by(self.straight, eighths / FITS)
        return self.fitted[eighths]


def carry(item: Item, scale: float) -> Carried:
    """The pictures of a piece, made from how it is painted on the page."""
    assert item.target is not None  # only targets can be lifted
    image = bake_part(item.rect, scale, lambda brush: item.paint(brush, State(lifted=True)))
    leaning = with_shadow(pygame.transform.rotozoom(image, TURN, GROWTH), scale)
    return Carried(item.target.name, item.rect.center, item.rect.size, leaning, with_shadow(image, scale))


def with_shadow(image: pygame.Surface, scale: float, shadow: tuple[int, int] = SHADOW) -> pygame.Surface:
    """The picture over its own shadow, with room on all sides so that the picture is in the middle."""
    right, down = round(shadow[0] * scale), round(shadow[1] * scale)
    whole = pygame.Surface((image.get_width() + 2 * right, image.get_height() + 2 * down), pygame.SRCALPHA)
    dark = whole.blit(image, (2 * right, 2 * down), special_flags=pygame.BLEND_RGBA_ADD)
    whole.fill((0, 0, 0, 90), dark, pygame.BLEND_RGBA_MULT)
    whole.blit(image, (right, down))
    return whole


class Follower(Struct):
    """A point that follows another one as fast as it can without overshooting."""

    pos: Point
    now_s: float
    _speed: Point = (0.0, 0.0)

    def follow(self, goal: Point, now_s: float) -> Point:
        """Its position now, on the way to a goal; independent of how often this is called (critically damped)."""
        dt_s, self.now_s = max(0.0, now_s - self.now_s), now_s
        rate = 1 / LAG_S
        left = exp(-rate * dt_s)
        (x, vx), (y, vy) = (
            _damped(at - to, speed, rate, dt_s, left) for at, to, speed in zip(self.pos, goal, self._speed, strict=True)
        )
        self.pos, self._speed = (goal[0] + x, goal[1] + y), (vx, vy)
        return self.pos


def _damped(gap: float, speed: float, rate: float, dt_s: float, left: float) -> tuple[float, float]:
    """A gap and its speed after some time; `left` is the share of a gap that is left after it."""
    push = speed + rate * gap
    return (gap + push * dt_s) * left, (speed - rate * push * dt_s) * left


class Flight(Struct, frozen=True):
    """A piece that flies to its place: the old one, or the one where it was laid."""

    carried: Carried
    start: Point
    begun_s: float

    def over(self, now_s: float) -> bool:
        return now_s - self.begun_s >= FLIGHT_S

    def sprite(self, now_s: float) -> Sprite:
        part = 1 - (1 - min(1.0, (now_s - self.begun_s) / FLIGHT_S)) ** 3
        (x0, y0), (x1, y1) = self.start, self.carried.home
        return Sprite(self.carried.straight, (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))


class Load:
    """The piece in hand, and the piece that flies to its place."""

    def __init__(self) -> None:
        self._carried: Carried | None = None
        self._flight: Flight | None = None
        self._follower = Follower((0, 0), 0.0)
        self._laid: tuple[Carried, Point] | None = None
        self._lifted_s = 0.0
        self.dropped: tuple[str, Point] | None = None  # the laid piece, and where a hand let go of it

    @property
    def is_lifted(self) -> bool:
        return self._carried is not None

    @property
    def flying(self) -> str | None:
        return self._flight.carried.name if self._flight else None

    def lift(self, item: Item, scale: float, now_s: float) -> None:
        self._carried = carry(item, scale)
        self._follower = Follower(item.rect.center, now_s)
        self._flight, self._lifted_s = None, now_s

    def fly_home(self, now_s: float) -> None:
        if self._carried:
            self._flight = Flight(self._carried, self._follower.pos, now_s)
        self._carried = None

    def lay(self, name: str) -> None:
        """Lay the piece in hand on a place; on the next page its own place may be another one."""
        self.dropped = name, self._follower.pos
        if self._carried:
            self._laid = self._carried, self._follower.pos
        self._carried = None

    def settle(self, item: Item | None, scale: float, now_s: float) -> None:
        """Let a laid piece glide from where the hand let go of it to its new place, if it has one."""
        (laid, pos), self._laid = self._laid or (None, (0.0, 0.0)), None
        if laid is None or item is None or item.rect.center == laid.home:
            return
        if hypot(item.rect.centerx - pos[0], item.rect.centery - pos[1]) > SETTLED:
            self._flight = Flight(carry(item, scale), pos, now_s)

    @property
    def laid(self) -> str | None:
        """The name of the piece that was laid and is not on its new place yet."""
        return self._laid[0].name if self._laid else None

    def land(self, now_s: float, *, still: bool) -> None:
        """End a flight that is over; `still`, any flight."""
        if self._flight and (still or self._flight.over(now_s)):
            self._flight = None

    def drop(self) -> None:
        self._carried = self._flight = self._laid = None

    def sprites(
        self, glowing: list[pygame.Rect], pos: Point | None, place: Target | None, scale: float, now_s: float, *,
        still: bool,
    ) -> list[Sprite]:  # fmt: skip
        """The glowing places, the flying piece, and the piece in hand, which follows `pos`; `place` attracts it."""
        sprites = glows(glowing, scale, now_s - self._lifted_s, still=still)
        if self._flight:
            sprites.append(self._flight.sprite(now_s))
        if self._carried and pos is not None:
            spot = self._spot(pos, place, now_s, still=still)
            sprites.append(self._carried.sprite(spot, place))
        return sprites

    def _spot(self, pos: Point, place: Target | None, now_s: float, *, still: bool) -> Point:
        """The position of the piece in hand: a little behind the pointer, and attracted by a place near by."""
        if place is not None and not place.rect.collidepoint(pos):
            middle = place.rect.center
            pos = (pos[0] + (middle[0] - pos[0]) * PULL, pos[1] + (middle[1] - pos[1]) * PULL)
        if still:
            self._follower = Follower(pos, now_s)
            return pos
        x, y = self._follower.follow(pos, now_s)
        return round(x), round(y)  # rounded to whole units, so that it comes to rest
