"""The physics: gears keep meshed and on their axles, whatever drives them."""

from itertools import pairwise
from math import degrees, sin

import pytest

from game.gearbox.gear_physics import TICK_S, Linkage


def mesh_error(linkage: Linkage) -> float:
    """Return by how many degrees neighbours disagree."""
    return max(abs(one + two) for one, two in pairwise(linkage.angles()))


@pytest.mark.parametrize("speed", [3.0, 12.0, 30.0])
def test_drag_keeps_the_mesh_and_the_axles(speed: float) -> None:
    """Two seconds of dragging, in rad/s, steady and then to and fro: no slip, no gear off its axle."""
    linkage, hand = Linkage(), 0.0
    for tick in range(240):
        hand += degrees(speed * TICK_S) * (1.0 if tick < 120 else 3 * sin(tick / 3))
        linkage.drag_to(hand)
        linkage.tick()
        assert mesh_error(linkage) < 0.1
        assert linkage.axle_play() < 1e-9
    assert abs(linkage.angles()[0]) > speed  # it did go somewhere


@pytest.mark.parametrize(("speed", "lag_deg"), [(3.0, 3.5), (12.0, 13.0), (30.0, 31.0)])
def test_the_gear_stays_under_the_finger(speed: float, lag_deg: float) -> None:
    """The servo lags a steady hand by no more than what was measured to feel right."""
    linkage, hand = Linkage(), 0.0
    for _ in range(120):
        hand += degrees(speed * TICK_S)
        linkage.drag_to(hand)
        linkage.tick()
        assert 0.0 < hand - linkage.angles()[0] < lag_deg


def test_spring_arrives_soon_and_hardly_overshoots() -> None:
    """A sector takes about half a second, and the gear doesn't swing past its target by more than a hair."""
    linkage = Linkage()
    course: list[float] = []
    linkage.spring_to(120.0)
    while not linkage.is_still() and len(course) < 180:
        linkage.tick()
        course.append(linkage.angles()[0])
        assert mesh_error(linkage) < 0.1
    assert 0.4 < len(course) * TICK_S < 0.8
    assert 119.85 < course[-1] < max(course) + 0.001 < 120.3


def test_letting_go_in_full_swing_does_not_carry_the_gear_away() -> None:
    """A hand that throws the gear at 30 rad/s and lets go leaves it within a few degrees of its goal."""
    linkage, hand = Linkage(), 0.0
    while linkage.angles()[0] < 120.0:
        hand += degrees(30.0 * TICK_S)
        linkage.drag_to(hand)
        linkage.tick()
    goal = linkage.angles()[0]
    linkage.spring_to(goal)
    swing = []
    for _ in range(120):
        linkage.tick()
        swing.append(linkage.angles()[0] - goal)
    assert 0.0 < max(swing) < 8.0
    assert linkage.is_still()
