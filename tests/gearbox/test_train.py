"""The train: it ends exactly where the rules say, in time, whatever frames and hands do."""

import random
import subprocess
import sys
from itertools import pairwise
from math import isfinite

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.gearbox.gear_physics import LIMIT_S, TICK_S, GearTrain
from tests.gearbox.trains import angles_at_rest, settle


@pytest.mark.parametrize("axles", [0, 4, -1])
def test_G3_a_train_has_one_to_three_gears(axles: int) -> None:
    """G3: three gears is the most."""
    with pytest.raises(ValueError, match="1 to 3"):
        GearTrain(axles)


@pytest.mark.parametrize("axles", [1, 2, 3])
def test_T1_neighbours_turn_against_each_other(axles: int) -> None:
    """T1: axle 1 clockwise, 2 counter-clockwise, 3 clockwise, exactly one sector each."""
    train = GearTrain(axles)
    train.turn()
    train.step(0.2)
    way = train.angles()
    assert all(one * two < 0 for one, two in pairwise(way))
    assert 10.0 < way[0] < 119.0
    assert 0.3 < settle(train) < 0.8
    assert train.angles() == (120.0, -120.0, 120.0)[:axles]


def test_T1_show_puts_the_active_sectors_on_top() -> None:
    """T1: a clockwise turn brings up the sector listed before the active one, the other turn the one after."""
    train, after = GearTrain(3), GearTrain(3)
    train.show((2, 0, 0))
    assert train.angles() == (-240.0, 0.0, 0.0)
    train.turn()
    settle(train)
    after.show((1, 1, 2))
    assert [angle % 360.0 for angle in train.angles()] == [angle % 360.0 for angle in after.angles()]
    with pytest.raises(ValueError, match="2 sectors for 3 gears"):
        train.show((0, 1))


@pytest.mark.slow
def test_a_thousand_turns_do_not_drift() -> None:
    """Every turn ends exactly on its sector and takes exactly the same course."""
    train, courses = GearTrain(3), set()
    for turn in range(1, 1001):
        train.turn()
        train.step(0.3)
        courses.add(round(train.angles()[0] - (turn - 1) * 120.0, 6))
        train.step(LIMIT_S)
        assert angles_at_rest(train) == (turn * 120.0, turn * -120.0, turn * 120.0)
    assert len(courses) == 1


@pytest.mark.parametrize("seed", range(20))
def test_frame_hitches_do_not_change_the_course(seed: int) -> None:
    """The same time in other portions leads to the same angles, bit for bit."""
    chance, until = random.Random(seed), 0.4
    smooth, jerky = GearTrain(3), GearTrain(3)
    smooth.turn()
    jerky.turn()
    for _ in range(48):
        smooth.step(TICK_S)
    cuts = sorted(chance.uniform(0.0, until) for _ in range(chance.randrange(100)))
    for start, end in pairwise([0.0, *cuts, until]):
        jerky.step(end - start)
    assert jerky.is_moving
    assert jerky.angles() == smooth.angles()


def test_a_fast_screen_does_not_lose_a_tick() -> None:
    """Sixty frames of 1/144 s are fifty ticks, though their sum as floats falls short of that."""
    ticks, frames = GearTrain(3), GearTrain(3)
    ticks.turn()
    frames.turn()
    for _ in range(50):
        ticks.step(TICK_S)
    for _ in range(60):
        frames.step(1 / 144)
    assert frames.is_moving
    assert frames.angles() == ticks.angles()


def test_time_before_a_turn_is_not_owed_to_it() -> None:
    """A turn starts from the beginning, whatever part of a tick was left over when the train stood or came to rest."""
    fresh, waited, turned = GearTrain(3), GearTrain(3), GearTrain(3)
    waited.step(0.9 * TICK_S)
    turned.turn()
    turned.step(1.0 + 0.9 * TICK_S)
    turned.show((0, 0, 0))
    for train in (fresh, waited, turned):
        train.turn()
        train.step(10.5 * TICK_S)
    assert fresh.angles() == waited.angles() == turned.angles()


@pytest.mark.parametrize("dt_s", [0.0, -0.303])
def test_a_clock_that_stands_or_goes_back_changes_nothing(dt_s: float) -> None:
    """Time that doesn't pass moves nothing."""
    train, other = GearTrain(2), GearTrain(2)
    for moved in (train, other):
        moved.turn()
        moved.step(0.1)
    train.step(dt_s)
    assert train.angles() == other.angles()
    train.step(TICK_S)
    other.step(TICK_S)
    assert train.angles() == other.angles()


def test_hard_limit_snaps_what_physics_would_not_finish() -> None:
    """A turn too far for the spring is on its way until the limit, and on its target then."""
    train = GearTrain(3)
    train.turn(100_000)
    train.step(LIMIT_S - TICK_S)
    assert train.is_moving
    train.step(TICK_S)
    assert angles_at_rest(train) == (12e6, -12e6, 12e6)


def test_the_limit_counts_from_the_last_turn() -> None:
    """A turn asked for late in another one has its full time."""
    train = GearTrain(3)
    train.turn(100_000)
    train.step(1.0)
    train.turn(100_000)
    train.step(LIMIT_S - TICK_S)
    assert train.is_moving
    train.step(TICK_S)
    assert angles_at_rest(train) == (24e6, -24e6, 24e6)


def test_one_endless_frame_ends_the_turn() -> None:
    """A hitch of any length costs no more than the limit's ticks."""
    train = GearTrain(3)
    train.turn()
    train.step(1e12)
    assert angles_at_rest(train) == (120.0, -120.0, 120.0)


def test_turns_add_up_while_moving_and_can_go_back() -> None:
    """A turn asked for during another one is done on top of it; a negative one undoes it."""
    train = GearTrain(2)
    train.turn()
    train.step(0.2)
    train.turn()
    settle(train)
    assert train.angles() == (240.0, -240.0)
    train.turn(-2)
    settle(train)
    assert train.angles() == (0.0, 0.0)


def test_skip_ends_on_the_target() -> None:
    """Who doesn't want to wait sees the same end."""
    train = GearTrain(3)
    train.turn()
    train.step(0.1)
    train.skip()
    assert angles_at_rest(train) == (120.0, -120.0, 120.0)
    train.skip()
    assert train.angles() == (120.0, -120.0, 120.0)


ANGLES = st.floats(-2000.0, 2000.0)
CALLS = st.lists(
    st.one_of(
        st.tuples(st.just("turn"), st.integers(-2, 3)),
        st.tuples(st.just("grab"), ANGLES),
        st.tuples(st.just("pull"), ANGLES),
        st.tuples(st.just("step"), st.floats(0.0, 0.3)),
        st.tuples(st.sampled_from(["release", "skip", "ratchet"])),
    ),
    max_size=40,
)


@settings(max_examples=60, deadline=None)
@given(axles=st.integers(1, 3), calls=CALLS)
def test_no_order_of_calls_breaks_it(axles: int, calls: list[tuple[str, *tuple[float, ...]]]) -> None:
    """After any calls the train is exactly where turns and finished pulls add up to, within the limit."""
    train, sectors = GearTrain(axles), 0
    for name, *arguments in calls:
        answer = getattr(train, name)(*arguments)
        sectors += 1 if name == "ratchet" else int(arguments[0]) if name == "turn" else answer or 0
        assert all(isfinite(angle) for angle in train.angles())
    sectors += train.release()
    train.step(LIMIT_S)
    assert angles_at_rest(train) == (sectors * 120.0, sectors * -120.0, sectors * 120.0)[:axles]


def test_importing_the_package_does_not_load_the_physics() -> None:
    """The client starts without pymunk and imports the train when a table is on the screen."""
    code = "import sys, game.gearbox, game.gearbox.mesh; sys.exit('pymunk' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=30).returncode == 0
