"""Outlines as points: of inks, badges, cogs and drops."""

import math

from game.client.art.canvas import arc_points
from game.client.shell.viewport import Point


def ngon(count: int, centre: Point, radius: float, start: float = -90) -> list[Point]:
    """A regular polygon; its first corner is at `start` degrees (up, unless told)."""
    return [polar(centre, radius, start + step * 360 / count) for step in range(count)]


def star(count: int, centre: Point, radius: float, inner: float) -> list[Point]:
    """A star whose notches lie at `inner` times the radius."""
    return [polar(centre, radius * (inner if step % 2 else 1), step * 180 / count - 90) for step in range(2 * count)]


def drop(centre: Point, radius: float) -> list[Point]:
    """A drop, its tip up."""
    angles = (step / 60 * math.tau for step in range(60))
    return [
        (centre[0] + 0.82 * radius * math.sin(a) * math.sin(a / 2) ** 1.2, centre[1] - radius * math.cos(a))
        for a in angles
    ]


def cog(count: int, centre: Point, root: float, tip: float) -> list[Point]:
    """A cog wheel with straight teeth, one of them up."""
    flanks = ((-0.34, root), (-0.19, tip), (0.19, tip), (0.34, root))
    return [
        polar(centre, radius, (tooth + share) * 360 / count - 90) for tooth in range(count) for share, radius in flanks
    ]


def quatrefoil(centre: Point, radius: float) -> list[Point]:
    """A leaf of four lobes."""
    swell = [radius * (0.70 + 0.34 * abs(math.cos(2 * step * math.tau / 120)) ** 0.7) for step in range(120)]
    return [polar(centre, swell[step], step * 3) for step in range(120)]


def ink_outline(kind: str, centre: Point, radius: float) -> list[Point]:
    """The outline of an ink; each kind fills about the same area."""
    match kind:
        case "hexagon":
            return ngon(6, centre, radius * 1.04, 0)
        case "diamond":
            return ngon(4, centre, radius * 1.16)
        case "star":
            return star(8, centre, radius * 1.10, 0.70)
        case "quatrefoil":
            return quatrefoil(centre, radius)
    raise KeyError(kind)


def badge_outline(kind: str) -> list[Point]:
    """The outline of a seat's badge on a grid of 100."""
    match kind:
        case "shield":
            return [(8, 6), (92, 6), (92, 46), (84, 68), (68, 84), (50, 96), (32, 84), (16, 68), (8, 46)]
        case "arch":
            return [(10, 95), *arc_points((50, 45), 40, 180, 360, 32), (90, 95)]
        case "square":
            return [(20, 5), (80, 5), (95, 20), (95, 80), (80, 95), (20, 95), (5, 80), (5, 20)]
        case "pennant":
            return [(7, 5), (93, 5), (93, 96), (50, 80), (7, 96)]
        case "cog":
            return cog(12, (50, 50), 41, 48)
    raise KeyError(kind)


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and an angle (0 is right, clockwise)."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def scaled(points: list[Point], factor: float) -> list[Point]:
    """The points, multiplied."""
    return [(x * factor, y * factor) for x, y in points]
