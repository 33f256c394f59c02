"""The markers of the automa, from action to action and when the token passes (U6, U9)."""

import pytest

from game.rules import Table, apply
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import ACTIONS, Action, Markers
from tests.rules.build import at_action, at_fulfilment, end_fulfilment, open_planning_card, table
from tests.rules.own_cards import own_planning

# U9: the token


def passed(at: Table, markers: Markers, centre: Action) -> Markers | None:
    """The automa's markers after the token passes at the end of this round."""
    open_planning_card(at, own_planning(at, centre))
    at_action(at, "patronage", {0: 1})
    automa = at.automa
    assert automa is not None
    automa.markers = markers
    apply(at, mv.Pass(0))
    end_fulfilment(at)
    return automa.markers


def automa_owes(first: int = 0, seats: int = 2) -> Table:
    """A table where another seat is about to give the token up."""
    at = table(seats=seats, automa=True)
    at_fulfilment(at)
    end_fulfilment(at)
    assert at.first == first
    return at


@pytest.mark.parametrize(
    ("markers", "centre", "wanted"),
    [
        ((3, 2, 1, 2, 1), "gears", (2, 2, 1, 2, 1)),
        ((2, 2, 1, 2, 2), "orders", (1, 2, 1, 2, 2)),
        ((2, 2, 1, 2, 2), "specialties", (2, 2, 1, 1, 2)),
        ((2, 2, 2, 2, 1), "patronage", (1, 2, 2, 2, 1)),
    ],
)
def test_U9_an_owed_marker_comes_off_the_fullest_action(markers: Markers, centre: Action, wanted: Markers) -> None:
    """U9: a marker that the automa owes comes off its fullest action; ties by U4 with the card of the round ended."""
    assert passed(automa_owes(), markers, centre) == wanted


def test_U9_due_markers_go_one_by_one_to_the_emptiest() -> None:
    """U9: markers due to it go one by one to whichever action is emptiest just then; ties by U4."""
    three = table(seats=3, automa=True)
    assert passed(three, (0, 2, 2, 2, 1), "orders") == (2, 2, 2, 2, 2)
    three = table(seats=3, automa=True)
    assert passed(three, (1, 1, 1, 2, 2), "inks") == (2, 2, 2, 2, 2)
    two = table(seats=2, automa=True)
    assert passed(two, (1, 1, 1, 2, 2), "inks") == (1, 2, 2, 2, 2)
    two = table(seats=2, automa=True)
    assert passed(two, (1, 1, 1, 2, 2), "patronage") == (2, 2, 1, 2, 2)


def test_U9_its_markers_stay_from_round_to_round() -> None:
    """U9: its markers stay on its board from round to round (N3 does not clear them)."""
    at = table(seats=1, automa=True)
    assert passed(at, (3, 1, 1, 1, 1), "orders") == (3, 2, 1, 1, 1)
    assert (at.seats[0].markers, at.automa is not None and at.automa.marker_count) == (None, 8)


@pytest.mark.parametrize("action", ACTIONS)
def test_U6_no_marker_no_action(action: Action) -> None:
    """U6, L3: without a marker on an action the automa does nothing there."""
    at = table(seats=2, automa=True)
    at_action(at, action, {0: 1})
    apply(at, mv.Pass(0))
    top = at.stack[-1]
    assert not isinstance(top, ask.ActionTurn) or top.action != action
