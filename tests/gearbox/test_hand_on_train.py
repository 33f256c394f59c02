"""A hand on a train of gears: what it can turn, and where the gears go when it leaves them."""

from itertools import pairwise
from math import degrees

import pytest

from game.gearbox.gear_physics import LIMIT_S, GearTrain
from game.gearbox.mesh import PITCH_DEG
from tests.gearbox.trains import FRAME_S, angles_at_rest, held, settle


def test_skip_and_turn_shake_the_hand_off() -> None:
    """What the rules say comes first; a pull that wasn't finished doesn't count."""
    train = held(100.0)
    train.skip()
    assert not train.is_held
    assert train.angles() == (0.0, 0.0, 0.0)
    train = held(100.0)
    train.turn()
    settle(train)
    assert train.release() == 0
    assert train.angles() == (120.0, -120.0, 120.0)


@pytest.mark.parametrize("speed", [3.0, 12.0, 30.0])
def test_T1_a_dragged_train_meshes_and_arrives(speed: float) -> None:
    """T1: a hand can turn the train, at any speed (rad/s), and it ends exactly one sector on."""
    train, pointer = GearTrain(3), 50.0
    train.grab(pointer)
    while pointer < 190.0:
        pointer += degrees(speed * FRAME_S)
        train.pull(pointer)
        train.step(FRAME_S)
        assert max(abs(one + two) for one, two in pairwise(train.angles())) < 0.1
    assert train.release() == 1
    assert settle(train) < 1.0
    assert train.angles() == (120.0, -120.0, 120.0)


def test_T1_counter_clockwise_is_refused() -> None:
    """T1: the top gear doesn't go back, neither from rest nor after it was pulled on."""
    train = held(-90.0)
    assert train.angles() == (0.0, 0.0, 0.0)
    train.pull(50.0)
    train.step(0.5)
    train.pull(-300.0)
    train.step(0.5)
    assert train.angles()[0] == pytest.approx(50.0, abs=0.01)
    assert train.release() == 0
    settle(train)
    assert train.angles() == (0.0, 0.0, 0.0)


def test_T1_the_hand_stops_at_one_sector() -> None:
    """T1: exactly one sector, however far a hand pulls."""
    train = held(2000.0)
    assert train.angles()[0] == pytest.approx(120.0, abs=0.01)
    assert train.release() == 1
    settle(train)
    assert train.angles() == (120.0, -120.0, 120.0)


@pytest.mark.parametrize(("pulled", "turned"), [(0.0, 0), (59.9, 0), (60.0, 1), (119.0, 1)])
def test_release_goes_to_the_nearest_sector(pulled: float, turned: int) -> None:
    """From half a sector on the pull counts."""
    train = held(pulled)
    assert train.release() == turned
    assert not train.is_held
    settle(train)
    assert train.angles()[0] == turned * 120.0


def test_the_pull_decides_even_before_the_gears_follow() -> None:
    """A flick between two frames is a turn, though no gear has moved yet."""
    train = GearTrain(3)
    train.grab(0.0)
    train.pull(100.0)
    assert train.angles()[0] == 0.0
    assert train.release() == 1


def test_the_second_gear_is_pulled_counter_clockwise() -> None:
    """T1: the second gear turns counter-clockwise, so that is the way a hand can pull it."""
    train = GearTrain(3)
    train.grab(90.0, axle=1)
    train.pull(130.0)
    train.step(0.5)
    assert train.angles()[0] == pytest.approx(0.0, abs=0.01)
    train.pull(10.0)
    train.step(0.5)
    assert train.angles() == pytest.approx((80.0, -80.0, 80.0), abs=0.01)
    with pytest.raises(ValueError, match="axle 3"):
        train.grab(0.0, axle=3)


def test_a_falling_gear_is_caught_where_it_is() -> None:
    """A hand that comes back in time doesn't make the gear jump."""
    train = held(55.0)
    train.release()
    train.step(0.1)
    before = train.angles()[0]
    train.grab(200.0)
    train.step(0.2)
    assert 5.0 < before < 50.0
    assert train.angles()[0] == pytest.approx(before, abs=0.5)
    train.pull(200.0 + 10.0)
    train.step(0.2)
    assert train.angles()[0] == pytest.approx(before + 10.0, abs=0.5)
    train.pull(200.0 + 120.0)
    assert train.release() == 1


def test_a_hand_cannot_add_to_a_turn_before_it_is_done() -> None:
    """A grab in mid-turn hurries the train to its target, and pulls from there."""
    train = GearTrain(3)
    train.turn()
    train.step(0.1)
    train.grab(0.0)
    train.step(0.5)
    assert train.angles()[0] == pytest.approx(120.0, abs=0.01)
    assert train.release() == 0


def test_T1_a_crank_that_turns_by_itself_rests_at_each_tooth() -> None:
    """T1: one sector, in about a second; the gears stand most of the time at whole teeth, and never go back."""
    train, way = GearTrain(3), list[float]()
    train.ratchet()
    while train.is_moving:
        train.step(FRAME_S)
        way.append(train.angles()[0])
        if train.is_moving:
            assert train.angles()[1:] == pytest.approx([-way[-1], way[-1]], abs=0.6)  # they mesh
    resting = [angle for before, angle in pairwise(way) if abs(angle - before) < 0.3]
    assert {round(angle / PITCH_DEG) for angle in resting} >= set(range(1, 9))
    assert all(after - before > -0.3 for before, after in pairwise(way))
    assert 0.8 < len(way) * FRAME_S < 1.3
    assert train.angles() == (120.0, -120.0, 120.0)


def test_a_crank_goes_on_from_where_a_train_falls_back() -> None:
    """Nothing leaps."""
    train = held(50.0)
    train.release()
    train.step(0.05)
    before = train.angles()[0]
    train.ratchet()
    train.step(FRAME_S)
    assert train.angles()[0] == pytest.approx(before, abs=8.0)
    train.step(LIMIT_S)
    assert angles_at_rest(train) == (120.0, -120.0, 120.0)
