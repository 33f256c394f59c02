"""Lists of points on a block's grid, which is 100 units wide and runs down the page."""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]


def box(x: float, y: float, width: float, height: float) -> list[Point]:
    """The corners of a box."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and an angle (0 is right, clockwise)."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def arc(centre: Point, radius: float, start: float, end: float, *, tall: float = 1.0) -> list[Point]:
    """Points on an arc from one angle to another; `tall` stretches its height."""
    count = max(6, round(abs(end - start) / (7 if radius < 15 else 3)))
    turned = (polar((0, 0), radius, start + (end - start) * step / count) for step in range(count + 1))
    return [(centre[0] + x, centre[1] + y * tall) for x, y in turned]


def oval(x: float, y: float, across: float, down: float | None = None) -> list[Point]:
    """Points around an ellipse with these half axes, or around a circle."""
    return arc((x, y), across, 0, 360, tall=1.0 if down is None else down / across)[:-1]


def ngon(corners: int, centre: Point, radius: float, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon."""
    return [polar(centre, radius, turn + 360 * corner / corners) for corner in range(corners)]


def star(rays: int, centre: Point, outer: float, inner: float, turn: float = -90) -> list[Point]:
    """The outline of a star."""
    return [polar(centre, inner if step % 2 else outer, turn + 180 * step / rays) for step in range(2 * rays)]


def curve(points: Points, *, closed: bool = False, steps: int = 8) -> list[Point]:
    """A smooth line through all the points."""
    around = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    found = [
        _between(around[at], around[at + 1], around[at + 2], around[at + 3], share=step / steps)
        for at in range(len(around) - 3)
        for step in range(steps)
    ]
    return found if closed else [*found, points[-1]]


def _between(before: Point, start: Point, end: Point, after: Point, *, share: float) -> Point:
    return (
        _spline(before[0], start[0], end[0], after[0], share),
        _spline(before[1], start[1], end[1], after[1], share),
    )


def _spline(before: float, start: float, end: float, after: float, share: float) -> float:
    """Catmull and Rom's spline: it runs through its points."""
    linear, square = end - before, 2 * before - 5 * start + 4 * end - after
    cubic = 3 * start - before - 3 * end + after
    return 0.5 * (2 * start + linear * share + square * share**2 + cubic * share**3)


def blob(*points: Point) -> list[Point]:
    """A smooth closed outline through the points."""
    return curve(points, closed=True)


def limb(points: Points, widths: Sequence[float]) -> list[Point]:
    """The outline of an arm, a leg or a branch: a smooth line with a width at each of its points."""
    left, right = sides(points, widths)
    return [*left, *reversed(right)]


def sides(points: Points, widths: Sequence[float]) -> tuple[list[Point], list[Point]]:
    """The two sides of a limb, from its first point to its last."""
    spine = curve(points, steps=6)
    left: list[Point] = []
    right: list[Point] = []
    for at, (x, y) in enumerate(spine):
        (x0, y0), (x1, y1) = spine[max(0, at - 1)], spine[min(len(spine) - 1, at + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        whole, share = divmod(at / 6, 1)
        first = widths[int(whole)]
        half = (first + (widths[min(int(whole) + 1, len(widths) - 1)] - first) * share) / 2
        dx, dy = (y1 - y0) / length * half, (x0 - x1) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return left, right


class Place:
    """Where a stock figure stands on the block, how large it is, and whether it looks the other way."""

    def __init__(self, x: float, y: float, scale: float = 1.0, *, flip: bool = False, turn: float = 0.0) -> None:
        """A figure's origin at (x, y); `turn` in degrees, clockwise."""
        self.x, self.y, self.scale, self.flip = x, y, scale, flip
        self._cos, self._sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(self, x: float, y: float) -> Point:
        """A figure's point on the block."""
        across, down = (-x if self.flip else x) * self.scale, y * self.scale
        return self.x + across * self._cos - down * self._sin, self.y + across * self._sin + down * self._cos

    def all(self, points: Iterable[Point]) -> list[Point]:
        """A figure's points on the block."""
        return [self.at(x, y) for x, y in points]
