"""The automa (U1 to U9): it blocks, it never scores. The solo titles (U10) are with the end of the game."""

from collections.abc import Sequence

import pytest

from game.rules import Table, apply, legal_moves
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import Action, Markers, MoveEnd
from tests.rules.build import (
    at_fulfilment,
    code,
    content,
    end_fulfilment,
    kinds_of,
    new_table,
    of_kind,
    play_until,
    table,
)
from tests.rules.own_cards import own_planning

Moves = Sequence[tuple[MoveEnd, MoveEnd]]
PLAN = mv.CommitPlan(0, (2, 2, 2, 1, 1))


def revealed(markers: Markers, centre: Action, *moves: tuple[MoveEnd, MoveEnd]) -> Markers | None:
    """The automa's markers after a planning card with these moves is applied to them."""
    at = table(seats=1, automa=True)
    at.seats[1].markers = markers
    own_planning(at, centre, *moves)
    apply(at, PLAN)
    apply(at, mv.RevealPlan(1))
    return at.seats[1].markers


# U1, U2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_U1_a_seat_like_a_player(seats: int) -> None:
    """U1: an initiative board, 7 markers laid as data says, first player token; no resources, orders or gears."""
    at = table(seats=seats, automa=True)
    automa = at.automa
    assert automa is not None
    assert (automa.index, at.first, automa.marker_count, automa.markers) == (seats, seats, 7, (2, 1, 1, 1, 2))
    assert (automa.guilders, automa.types, automa.inks, automa.levels) == (0, (0,) * 4, (0,) * 4, (0,) * 4)
    assert (automa.orders, automa.gears, automa.character) == ((), (), None)


def test_U1_no_character_even_when_the_others_have_one() -> None:
    """U1: no character."""
    at = new_table(seats=2, automa=True, characters=True)
    play_until(at, "draft")
    assert [seat.character is not None for seat in at.seats] == [True, True, False]


def test_U1_takes_part_in_planning_actions_and_N4_only() -> None:
    """U1: it takes part only in planning, in the five actions and in N4."""
    at = table(seats=1, automa=True)
    events = apply(at, PLAN)
    while at.round == 1:
        events += apply(at, next(move for move in (at_automa(at), mv.Pass(0), mv.EndTurn(0)) if not code(at, move)))
    mine = [type(event).__name__ for event in events if getattr(event, "seat", None) == 1]
    assert mine == ["AutomaPlanned"] + ["AutomaActed"] * 5
    assert at.seats[1].marker_count == 8


def at_automa(at: Table) -> mv.Move:
    """What the automa does when it is asked."""
    return mv.RevealPlan(1) if at.phase == "reveal" else mv.AutomaAct(1)


def test_U2_four_of_ten_planning_cards_are_put_aside() -> None:
    """U2: shuffle the 10 planning cards, put 4 unseen aside, the other 6 are the rounds' deck."""
    at = table(seats=1, automa=True)
    assert (len(at.planning_aside), len(at.planning_deck)) == (4, 6)
    assert sorted(at.planning_aside + at.planning_deck) == sorted(content().planning)
    asides = {frozenset(table(seats=1, automa=True, seed=seed).planning_aside) for seed in range(5)}
    assert len(asides) > 1


def test_U2_a_game_uses_all_six() -> None:
    """U2, U3: one card a round, the six of the deck in their order."""
    at = table(seats=1, automa=True)
    deck = at.planning_deck
    for number in range(6):
        apply(at, mv.CommitPlan(0, legal_plan(at)))
        apply(at, mv.RevealPlan(1))
        assert at.planning_card == deck[number]
        at_fulfilment(at)
        end_fulfilment(at)
    assert (at.phase, at.planning_deck, at.planning_used) == ("over", (), deck)


def legal_plan(at: Table) -> Markers:
    """Any plan of seat 0."""
    move = legal_moves(at, 0)[0]
    assert isinstance(move, mv.CommitPlan)
    return move.markers


# U3, U4, U5: markers


def test_U3_one_marker_from_X_to_Y() -> None:
    """U3: a move "X > Y" takes one marker from X to Y."""
    assert revealed((2, 1, 1, 1, 2), "orders", ("orders", "gears")) == (1, 1, 1, 2, 2)


def test_U3_the_other_way_where_X_has_none() -> None:
    """U3: if X has none it goes from Y to X."""
    assert revealed((0, 3, 2, 1, 1), "orders", ("orders", "gears")) == (1, 3, 2, 0, 1)


def test_U3_nothing_where_neither_has_any() -> None:
    """U3: if neither has any, nothing."""
    assert revealed((0, 4, 3, 0, 0), "orders", ("orders", "gears")) == (0, 4, 3, 0, 0)


def test_U3_moves_are_applied_in_order() -> None:
    """U3: the moves in order, each on what the one before left."""
    moves: Moves = [("orders", "inks"), ("inks", "gears"), ("inks", "gears")]
    assert revealed((1, 1, 2, 1, 2), "orders", *moves) == (0, 0, 2, 3, 2)


def test_U3_after_all_plans_are_in() -> None:
    """U3: each round after all plans are in; who plans does not know the card."""
    at = table(seats=2, automa=True)
    card = at.planning_deck[0]
    apply(at, mv.CommitPlan(0, (2, 2, 2, 1, 1)))
    assert code(at, mv.RevealPlan(2)) == "not_asked_now"
    events = apply(at, mv.CommitPlan(1, (2, 2, 2, 2, 1)))
    assert kinds_of(events)[-1] == "PlansRevealed"
    events = apply(at, mv.RevealPlan(2))
    planned = of_kind(events, ev.AutomaPlanned)[0]
    assert (planned.card, at.planning_card, planned.markers) == (card, card, at.seats[2].markers)


@pytest.mark.parametrize(
    ("markers", "move", "wanted"),
    [
        ((3, 1, 0, 1, 2), ("max", "inks"), (2, 2, 0, 1, 2)),
        ((3, 1, 0, 1, 2), ("gears", "min"), (3, 1, 1, 0, 2)),
        ((3, 1, 0, 1, 2), ("max", "min"), (2, 1, 1, 1, 2)),
        ((3, 1, 0, 1, 2), ("min", "gears"), (3, 1, 1, 0, 2)),  # the fewest has none: from Y to X
        ((3, 1, 1, 1, 1), ("gears", "max"), (4, 1, 1, 0, 1)),
        ((2, 1, 1, 1, 2), ("min", "max"), (3, 0, 1, 1, 2)),
    ],
)
def test_U3_min_and_max(markers: Markers, move: tuple[MoveEnd, MoveEnd], wanted: Markers) -> None:
    """U3: `min` / `max` stand for the action with the fewest / most automa markers at that moment."""
    assert revealed(markers, "orders", move) == wanted


def test_U3_min_and_max_are_found_before_the_marker_is_lifted() -> None:
    """U3: before the marker is lifted: orders, lifted from, would else have as few as inks and be reached first."""
    assert revealed((2, 1, 2, 2, 2), "orders", ("orders", "min")) == (1, 2, 2, 2, 2)
    assert revealed((3, 2, 1, 1, 0), "inks", ("orders", "max")) == (3, 2, 1, 1, 0)  # not inks, which then has as many


def test_U3_min_and_max_look_at_the_moment_of_each_move() -> None:
    """U3: at that moment: the first move changes what the second means."""
    assert revealed((2, 2, 1, 1, 1), "orders", ("orders", "gears"), ("max", "orders")) == (2, 1, 1, 2, 1)


@pytest.mark.parametrize(
    ("centre", "wanted"),
    [
        ("orders", (1, 2, 0, 2, 2)),
        ("inks", (2, 1, 0, 2, 2)),
        ("specialties", (2, 2, 0, 1, 2)),
        ("gears", (2, 2, 0, 1, 2)),
        ("patronage", (2, 2, 0, 2, 1)),
    ],
)
def test_U4_ties_for_max_start_at_the_centre_and_go_down(centre: Action, wanted: Markers) -> None:
    """U4: start at the card's centre action and go down the list, to the first of the tied."""
    after = revealed((2, 2, 0, 2, 2), centre, ("max", "specialties"))
    assert after == (wanted[0], wanted[1], 1, wanted[3], wanted[4])


@pytest.mark.parametrize(
    ("centre", "wanted"),
    [
        ("orders", (2, 1, 3, 1, 0)),
        ("inks", (1, 2, 3, 1, 0)),
        ("specialties", (1, 1, 3, 2, 0)),
        ("gears", (1, 1, 3, 2, 0)),
        ("patronage", (2, 1, 3, 1, 0)),
    ],
)
def test_U4_ties_for_min_wrap_to_the_top(centre: Action, wanted: Markers) -> None:
    """U4: wrapping to the top: from patronage, which is not tied, on to orders."""
    before: Markers = (1, 1, 3, 1, 4)
    after = revealed(before, centre, ("patronage", "min"))
    assert after == (wanted[0], wanted[1], 3, wanted[3], 3)


def test_U5_never_onto_six() -> None:
    """U5: never move a marker onto an action that has 6; such a move does nothing, the next one is applied."""
    assert revealed((6, 1, 0, 0, 0), "orders", ("inks", "orders"), ("orders", "gears")) == (5, 1, 0, 1, 0)
    assert revealed((6, 1, 1, 0, 0), "orders", ("inks", "max")) == (6, 1, 1, 0, 0)
    assert revealed((0, 6, 1, 0, 0), "orders", ("inks", "orders")) == (1, 5, 1, 0, 0)
    assert revealed((5, 2, 0, 0, 0), "orders", ("inks", "orders")) == (6, 1, 0, 0, 0)


def test_U5_same_action_does_nothing() -> None:
    """U5: a move whose two ends are the same action does nothing."""
    assert revealed((3, 1, 1, 1, 1), "orders", ("max", "orders")) == (3, 1, 1, 1, 1)
    assert revealed((3, 0, 2, 1, 1), "orders", ("inks", "min")) == (3, 0, 2, 1, 1)
    assert revealed((2, 2, 2, 2, 2), "gears", ("max", "min")) == (2, 2, 2, 2, 2)


def test_U3_U5_the_event_says_what_was_applied() -> None:
    """U3, U5: the event tells each move as it was applied, None where it did nothing."""
    at = table(seats=1, automa=True)
    at.seats[1].markers = (6, 1, 0, 0, 0)
    card = own_planning(at, "orders", ("inks", "orders"), ("gears", "inks"))
    apply(at, PLAN)
    planned = of_kind(apply(at, mv.RevealPlan(1)), ev.AutomaPlanned)[0]
    assert (planned.card, planned.applied) == (card, (None, ("inks", "gears")))


def test_U3_L3_ranked_like_anyone() -> None:
    """U3, L3: the order of play counts its markers after the card, ties by turn order."""
    at = table(seats=1, automa=True)
    own_planning(at, "orders", ("orders", "gears"))
    apply(at, mv.CommitPlan(0, (2, 1, 2, 2, 1)))
    apply(at, mv.RevealPlan(1))
    assert at.seats[1].markers == (1, 1, 1, 2, 2)
    assert at.action_orders == ((0, 1), (1, 0), (0, 1), (1, 0), (1, 0))
