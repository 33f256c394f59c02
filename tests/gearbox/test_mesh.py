"""The shape of the gears: they fit without overlap, at every angle, side by side and in a column."""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin

import pytest

from devtools.bake.teeth import DEDENDUM, tooth_outline
from game.client.graphics.viewport import Point
from game.gearbox.mesh import (
    ADDENDUM,
    PITCH_DEG,
    SECTOR_DEG,
    TEETH,
    centre_distance,
    is_half_pitch,
    module,
    tip_radius,
    unwrapped,
)

RADIUS = 100.0


def depth_inside(point: Point, outline: list[Point]) -> float:
    """Return how far a point is inside an outline; 0 when it is outside."""
    x, y = point
    inside, nearest = False, RADIUS
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        share = min(max(along, 0.0), 1.0)
        nearest = min(nearest, hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)))
    return nearest if inside else 0.0


def overlap(turn_deg: float, direction_deg: float, *, half: bool = True) -> float:
    """Return how deep the teeth of two neighbours cut into each other, in modules."""
    away = centre_distance(RADIUS) * cos(radians(direction_deg)), centre_distance(RADIUS) * sin(radians(direction_deg))
    one = tooth_outline(RADIUS, turn_deg=turn_deg)
    two = [(x + away[0], y + away[1]) for x, y in tooth_outline(RADIUS, half=half, turn_deg=-turn_deg)]
    near_two = [point for point in one if hypot(point[0] - away[0], point[1] - away[1]) < tip_radius(RADIUS)]
    near_one = [point for point in two if hypot(*point) < tip_radius(RADIUS)]
    depths = [depth_inside(point, two) for point in near_two] + [depth_inside(point, one) for point in near_one]
    return max(depths, default=0.0) / module(RADIUS)


@pytest.mark.parametrize("direction_deg", [0.0, 90.0])
def test_neighbours_mesh_at_every_angle(direction_deg: float) -> None:
    """The half-pitch picture fits its neighbour through a whole pitch, in a row and in a column."""
    assert max(overlap(step * PITCH_DEG / 20, direction_deg) for step in range(20)) < 0.05


def test_neighbours_without_the_shift_would_collide() -> None:
    """The two pictures are needed: equal ones put tooth on tooth."""
    assert overlap(0.0, 0.0, half=False) > 0.5


def test_a_sector_is_a_whole_number_of_teeth() -> None:
    """T1: the teeth of a gear stand the same way at every sector, so one pair of pictures is enough."""
    assert SECTOR_DEG % PITCH_DEG == 0.0
    assert [is_half_pitch(axle) for axle in range(3)] == [False, True, False]


@pytest.mark.parametrize("half", [False, True])
def test_outline_keeps_to_its_rings_and_runs_clockwise(half: bool) -> None:
    """The corners lie between root and tip circle, ten a tooth, clockwise on a screen."""
    outline = tooth_outline(RADIUS, half=half)
    reaches = [hypot(x, y) for x, y in outline]
    assert len(outline) == 10 * TEETH
    assert max(reaches) == pytest.approx(RADIUS + ADDENDUM * module(RADIUS)) == pytest.approx(tip_radius(RADIUS))
    assert min(reaches) == pytest.approx(RADIUS - DEDENDUM * module(RADIUS))
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*outline, outline[0]])) / 2
    assert pi * min(reaches) ** 2 < area < pi * max(reaches) ** 2


def test_first_tooth_points_right_and_half_puts_a_gap_there() -> None:
    """A turn by half a pitch and the shifted picture are the same outline."""
    turned, shifted = tooth_outline(RADIUS, turn_deg=PITCH_DEG / 2), tooth_outline(RADIUS, half=True)
    for one, two in zip(shifted, turned, strict=True):
        assert one == pytest.approx(two)
    assert max(x for x, y in tooth_outline(RADIUS) if abs(y) < 4.0) > RADIUS
    assert max(x for x, y in shifted if abs(y) < 4.0) < RADIUS


@pytest.mark.parametrize(
    ("angle", "near", "expected"),
    [(10.0, 0.0, 10.0), (-179.0, 178.0, 181.0), (179.0, -178.0, -181.0), (5.0, 715.0, 725.0), (-90.0, 1000.0, 990.0)],
)
def test_unwrapped_follows_the_pointer_around(angle: float, near: float, expected: float) -> None:
    """The jump of a pointer's angle at half a turn is taken out, after any number of turns."""
    assert unwrapped(angle, near) == expected
