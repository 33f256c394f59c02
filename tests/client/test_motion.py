"""Motions as data: where things are at each moment, at every speed, and when all is over."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.client.base.settings import Settings, Speed
from game.client.scenes.motion.choreography import STEPS, choreograph
from game.client.scenes.motion.motion_builder import Anchors, MotionBuilder, Timeline, timeline
from game.client.ui.motions import DEADLINE_S, EASINGS, FADE_S, Drawn, Easing, Motion, Patch, ease
from game.client.ui.page import Page
from game.rules import Options, apply, new_game, pending_seats
from game.rules import events as ev
from game.rules.events import Event
from game.rules.sampling import sample_move
from tests.client.at_table import seated
from tests.client.session_at import cards, in_action, sitting_at

COIN = Drawn("coin", lambda w, h: pytest.fail("nothing is drawn here"), (40, 40))
FLIGHT = Motion(pictures=(COIN,), start=(0, 0, 40, 40), end=(400, 200, 80, 80), begin_s=0.2, duration_s=0.4, arc=40)


def centre(motion: Motion, now_s: float) -> tuple[float, float]:
    pose = motion.pose(now_s)
    assert pose is not None
    return pose.centre


@pytest.mark.parametrize("easing", EASINGS)
def test_an_easing_begins_at_the_start_and_ends_at_the_end(easing: Easing) -> None:
    assert ease(easing, 0) == pytest.approx(0)
    assert ease(easing, 1) == pytest.approx(1)


def test_a_motion_is_there_from_its_beginning_to_its_end() -> None:
    assert FLIGHT.pose(0.1) is None
    assert centre(FLIGHT, 0.2) == (20, 20)
    assert centre(FLIGHT, 0.599) == pytest.approx((440, 240), abs=2)
    assert FLIGHT.pose(0.61) is None


def test_an_early_motion_waits_at_its_start() -> None:
    assert centre(replace(FLIGHT, early=True), 0.0) == (20, 20)


def test_a_flight_rises_over_the_straight_line() -> None:
    flat = replace(FLIGHT, arc=0.0)
    assert centre(FLIGHT, 0.4)[1] == centre(flat, 0.4)[1] - 40


def test_sizes_and_opacities_come_in_a_few_steps_only() -> None:
    fading = replace(FLIGHT, opacity=(1.0, 0.0))
    poses = [pose for step in range(400) if (pose := fading.pose(step / 1000 + 0.2))]
    assert len({pose.size for pose in poses}) <= 9
    assert len({pose.opacity for pose in poses}) <= 9


def test_a_card_that_turns_over_is_thin_halfway_and_then_shows_its_other_side() -> None:
    back = Drawn("back", COIN.surface, (40, 40))
    turning = replace(FLIGHT, pictures=(COIN, back), flips=True)
    poses = [turning.pose(moment) for moment in (0.21, 0.4, 0.59)]
    assert [pose.picture for pose in poses if pose] == [COIN, back, back]
    assert poses[1] is not None
    assert poses[1].size[0] <= 2


def test_whatever_happens_a_motion_is_over_in_time() -> None:
    assert replace(FLIGHT, duration_s=60.0).over_s == DEADLINE_S


@pytest.mark.parametrize(("speed", "over_s"), [("slow", 0.96), ("normal", 0.6), ("fast", 0.3), ("off", 0)])
def test_a_timeline_goes_as_fast_as_was_chosen(speed: Speed, over_s: float) -> None:
    assert timeline([FLIGHT], Settings(speed=speed)).over_s == pytest.approx(over_s)


def test_with_reduced_motion_what_was_there_fades_and_nothing_moves() -> None:
    shaking = replace(FLIGHT, shake=4.0)
    reduced = timeline([shaking, FLIGHT], Settings(reduced_motion=True))
    assert [motion.pictures for motion in reduced.motions] == [
        (Patch("before", box),) for box in (FLIGHT.start, FLIGHT.end)
    ]
    assert all(motion.start == motion.end and motion.shake == 0 for motion in reduced.motions)
    assert reduced.over_s == FADE_S


def test_a_number_counts_through_all_that_lie_between(tmp_path: Path) -> None:
    session = sitting_at(tmp_path, in_action("orders"))
    page = Page()
    page.anchor("of seat:fame:0", (0, 0, 60, 60))
    now = session.view().seats[0].fame
    motions = choreograph(session.seats, [ev.FameGained(0, 4, "printing")], Anchors(), Anchors([page]))
    assert [picture.name for picture in motions[-1].pictures if isinstance(picture, Drawn)] == [
        f"fame {number} 60" for number in range(now - 4, now + 1)
    ]


def test_things_fly_to_the_panel_of_a_seat_whose_house_is_not_seen(tmp_path: Path) -> None:
    session = sitting_at(tmp_path, in_action("orders"))
    page = Page()
    page.anchor("seat:1", (1000, 100, 300, 100))
    page.anchor("types", (0, 0, 100, 100))  # of another seat
    floor = MotionBuilder(session.seats, Anchors(), Anchors([page]))
    assert floor.home("types", 1) == (1000, 100, 300, 100)
    page.anchor("of seat:house:1", (0, 0, 500, 500))
    assert MotionBuilder(session.seats, Anchors(), Anchors([page])).home("types", 1) == (0, 0, 100, 100)


def test_a_whole_game_can_be_shown_where_no_place_is_known(tmp_path: Path) -> None:
    """Every event of a game finds its motions, with only the panels of the seats and with nothing at all."""
    table, _ = new_game(cards(), Options(seats=2, automa=True, characters=True), 4)
    session, page, rng, kinds = seated(table.clone(), tmp_path), Page(), Random(4), set[type[Event]]()
    for seat in range(3):
        page.anchor(f"seat:{seat}", (1500, 100 + 120 * seat, 300, 100))
    while pending := pending_seats(table):
        move = sample_move(table, pending[0], rng)
        assert move is not None  # the game waits for this seat
        assert session.turns.make(move) == ""
        events = apply(table, move)
        kinds |= {type(event) for event in events}
        for anchors in (Anchors(), Anchors([page])):
            motions = choreograph(session.seats, events, anchors, anchors)
            assert Timeline(tuple(motions)).over_s <= DEADLINE_S
    assert len(kinds & STEPS.keys()) > 12
