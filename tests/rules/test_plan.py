"""Planning (§4.2)."""

import pytest

from game.rules import Table, apply, free_moves_open, legal_moves, pending_seats, view_for
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import Markers
from tests.rules.build import code, kinds_of, next_planning_card, of_kind, questions, set_character, table

ANNA, TOM, KATE = 0, 1, 2


def plan_all(at: Table, *plans: Markers) -> list[ev.Event]:
    """Hand in a plan for each of the seats from the first, and return what happened."""
    return [event for seat, plan in enumerate(plans) for event in apply(at, mv.CommitPlan(seat, plan))]


def test_L1_all_seats_plan_at_once() -> None:
    """L1: in any order of their handing in; nothing starts before the last one."""
    at = table(seats=3)
    assert pending_seats(at) == (0, 1, 2)
    apply(at, mv.CommitPlan(2, (2, 2, 2, 2, 1)))
    assert pending_seats(at) == (0, 1)
    apply(at, mv.CommitPlan(0, (2, 2, 1, 1, 1)))
    assert (at.phase, pending_seats(at)) == ("planning", (1,))
    apply(at, mv.CommitPlan(1, (2, 2, 2, 1, 1)))
    assert at.phase == "actions"


@pytest.mark.parametrize(
    ("markers", "refused"),
    [
        ((2, 2, 1, 1, 1), None),
        ((6, 1, 0, 0, 0), None),
        ((0, 0, 0, 1, 6), None),
        ((7, 0, 0, 0, 0), "too_many_on_action"),
        ((8, -1, 0, 0, 0), "too_many_on_action"),
        ((6, 2, -1, 0, 0), "too_many_on_action"),
        ((2, 2, 1, 1, 0), "wrong_marker_count"),
        ((2, 2, 2, 1, 1), "wrong_marker_count"),
        ((0, 0, 0, 0, 0), "wrong_marker_count"),
    ],
)
def test_L1_all_markers_and_at_most_six_on_an_action(markers: Markers, refused: str | None) -> None:
    """L1: all initiative markers, 0 to 6 on each of the five actions."""
    at = table(seats=2)
    assert at.seats[0].marker_count == 7
    assert code(at, mv.CommitPlan(0, markers)) == refused


@pytest.mark.parametrize(("markers", "count"), [(7, 325), (8, 470), (9, 640), (10, 826)])
def test_L1_every_plan_is_offered_once(markers: int, count: int) -> None:
    """L1: as many as inclusion and exclusion count: C(n+4,4) less 5 C(n-3,4)."""
    at = table(seats=4)
    seat = next(seat for seat in at.seats if seat.marker_count == markers)
    plans = [move for move in legal_moves(at, seat.index) if isinstance(move, mv.CommitPlan)]
    assert len(plans) == len(set(plans)) == count


def test_L1_a_plan_is_secret() -> None:
    """L1: in secret: others see that it was handed in, and not more."""
    at = table(seats=3)
    (event,) = apply(at, mv.CommitPlan(0, (2, 2, 1, 1, 1)))
    assert event == ev.PlanCommitted(0, (2, 2, 1, 1, 1))
    assert ev.seen_by(event, 0) == event
    assert ev.seen_by(event, 1) == ev.seen_by(event, -1) == ev.PlanCommitted(0, None)
    assert view_for(at, 1).committed == (True, False, False)
    assert view_for(at, 1).seats[0].plan is view_for(at, -1).seats[0].plan is None


def test_L1_a_plan_handed_in_is_final() -> None:
    """L1 **Ruling**: not even the same plan again."""
    at = table(seats=2)
    apply(at, mv.CommitPlan(0, (2, 2, 1, 1, 1)))
    assert code(at, mv.CommitPlan(0, (2, 2, 1, 1, 1))) == "plan_already_committed"
    assert code(at, mv.CommitPlan(0, (1, 2, 2, 1, 1))) == "plan_already_committed"


def test_L2_all_plans_are_shown_together() -> None:
    """L2: when everybody is done."""
    at = table(seats=2)
    events = plan_all(at, (2, 2, 1, 1, 1), (3, 2, 1, 1, 1))
    assert of_kind(events, ev.PlansRevealed) == [ev.PlansRevealed(((2, 2, 1, 1, 1), (3, 2, 1, 1, 1)))]
    assert kinds_of(events) == ["PlanCommitted", "PlanCommitted", "PlansRevealed", "PlayOrdersSet", "ActionStarted"]
    assert [seat.markers for seat in view_for(at, 1).seats] == [(2, 2, 1, 1, 1), (3, 2, 1, 1, 1)]
    assert [seat.plan for seat in at.seats] == [None, None]


def test_L2_then_the_automas_card_then_gutenbergs_shift() -> None:
    """L2 **Ruling**: the automa's card is applied, and only then may Gutenberg shift; then actions start."""
    at = table(seats=2, automa=True)
    set_character(at, 0, "gutenberg")
    next_planning_card(at, "planning-01")
    plan_all(at, (2, 2, 2, 1, 1), (2, 2, 2, 2, 1))
    assert questions(at) == (ask.RevealingPlan(2),)
    assert pending_seats(at) == (2,)
    assert not free_moves_open(at)
    assert code(at, mv.ShiftMarker(0, "orders", "inks")) == "not_your_turn"
    (planned,) = apply(at, mv.RevealPlan(2))
    assert planned == ev.AutomaPlanned(
        2,
        "planning-01",
        (("inks", "orders"), ("max", "gears")),
        (("inks", "orders"), ("orders", "gears")),
        (2, 0, 1, 2, 2),
    )
    assert questions(at) == (ask.ShiftingMarker(0),)
    assert free_moves_open(at)
    events = apply(at, mv.ShiftMarker(0, "patronage", "gears"))
    assert kinds_of(events) == ["MarkerShifted", "PlayOrdersSet", "ActionStarted"]
    assert at.seats[0].markers == (2, 2, 2, 2, 0)
    assert at.action_orders[3] == (2, 0, 1)
    assert at.action_orders[4] == (2, 1)


def test_L2_without_the_automa_and_gutenberg_actions_start_at_once() -> None:
    """L2: nobody else may change what was shown."""
    at = table(seats=2)
    set_character(at, 0, "tory")
    plan_all(at, (2, 2, 1, 1, 1), (3, 2, 1, 1, 1))
    assert at.stack == (ask.ActionTurn(1, "orders"),)
    assert code(at, mv.ShiftMarker(0, "orders", "inks")) == "not_your_turn"
    assert code(at, mv.ShiftMarker(1, "orders", "inks")) == "not_asked_now"


def test_L3_more_markers_first() -> None:
    """L3: whoever is first in turn order."""
    at = table(seats=3)
    plan_all(at, (1, 2, 2, 1, 1), (2, 2, 2, 1, 1), (3, 2, 2, 1, 1))
    assert at.action_orders[0] == (2, 1, 0)


def test_L3_ties_by_turn_order_of_this_round() -> None:
    """L3: not by seat: with seat 1 first, 1 comes before 2 and 0."""
    at = table(seats=3, first=1)
    plan_all(at, (2, 2, 2, 2, 1), (2, 2, 1, 1, 1), (2, 2, 2, 1, 1))
    assert at.action_orders == ((1, 2, 0), (1, 2, 0), (2, 0, 1), (0, 1, 2), (1, 2, 0))


def test_L3_no_marker_no_action() -> None:
    """L3: a seat without a marker on an action has no turn there."""
    at = table(seats=2)
    plan_all(at, (0, 2, 2, 2, 1), (2, 2, 2, 2, 0))
    assert at.action_orders == ((1,), (0, 1), (0, 1), (0, 1), (0,))
    assert at.stack == (ask.ActionTurn(1, "orders"),)


def test_L3_the_automa_is_ranked_like_anyone() -> None:
    """L3: by its markers once its card is applied; first in round 1, so it wins ties."""
    at = table(seats=1, automa=True)
    next_planning_card(at, "planning-01")
    apply(at, mv.CommitPlan(0, (2, 1, 1, 3, 1)))
    assert at.seats[1].markers == (2, 1, 1, 1, 2)
    apply(at, mv.RevealPlan(1))
    assert at.seats[1].markers == (2, 0, 1, 2, 2)
    assert at.action_orders == ((1, 0), (0,), (1, 0), (0, 1), (1, 0))


def test_X1_turn_order() -> None:
    """X1: the worked example: Anna 2 2 1 0 2, Tom 2 2 2 1 1, Kate 1 1 3 3 1."""
    at = table(seats=3)
    assert [seat.marker_count for seat in at.seats] == [7, 8, 9]
    events = plan_all(at, (2, 2, 1, 0, 2), (2, 2, 2, 1, 1), (1, 1, 3, 3, 1))
    (orders,) = of_kind(events, ev.PlayOrdersSet)
    assert orders.orders == (
        (ANNA, TOM, KATE),
        (ANNA, TOM, KATE),
        (KATE, TOM, ANNA),
        (KATE, TOM),
        (ANNA, TOM, KATE),
    )
