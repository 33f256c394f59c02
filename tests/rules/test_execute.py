"""The five actions in their order (§4.3)."""

from game.rules import apply, legal_moves, pending_seats
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import ACTIONS
from tests.rules.build import at_action, code, give_gear, of_kind, pass_all, play_all, table


def test_E1_one_turn_each_however_many_markers() -> None:
    """E1: five markers or one: one turn."""
    at = table(seats=2)
    at_action(at, "inks", {0: 5, 1: 1})
    apply(at, mv.TakeInks(0, 0, 1))
    assert at.stack == (ask.ActionTurn(1, "inks"),)
    assert code(at, mv.TakeInks(0, 1, 1)) == "not_your_turn"
    apply(at, mv.TakeInks(1, 0, 1))
    assert at.stack[-1] != ask.ActionTurn(0, "inks")


def test_E1_passing_is_always_allowed_and_costs_nothing() -> None:
    """E1: in each of the five actions."""
    for action in ACTIONS:
        at = table(seats=2)
        at_action(at, action)
        before = at.seats[0]
        kept = (before.guilders, before.inks, before.types, before.orders, before.gears, before.levels, before.fame)
        assert code(at, mv.Pass(0)) is None
        assert apply(at, mv.Pass(0)) == [ev.Passed(0, action)]
        after = at.seats[0]
        assert (after.guilders, after.inks, after.types, after.orders, after.gears, after.levels, after.fame) == kept
        assert at.stack == (ask.ActionTurn(1, action),)


def test_E1_the_turn_comes_even_to_a_seat_that_can_only_pass() -> None:
    """E1 **Ruling**: with nothing left in the action's spaces the seat is still asked."""
    at = table(seats=2, specialty_row=(None, None))
    at_action(at, "specialties")
    at.seats[0].guilders = 0
    assert pending_seats(at) == (0,)
    assert legal_moves(at, 0) == [mv.Pass(0)]


def test_E1_a_pass_is_not_taken_up_again() -> None:
    """E1 **Ruling**: whoever passed is not asked again in the action."""
    at = table(seats=3)
    at_action(at, "inks")
    play_all(at, mv.Pass(0), mv.TakeInks(1, 0, 1), mv.TakeInks(2, 0, 1))
    assert at.action != 1


def test_E1_only_the_running_actions_moves() -> None:
    """E1: the seat does *the* action: nothing of another one."""
    at = table(seats=2)
    printing, refinement = at.printing_row[0], at.refinement_row[0]
    card, gear = at.specialty_row[0], at.gears_row[0]
    assert printing is not None
    assert refinement is not None
    assert card is not None
    assert gear is not None
    give_gear(at, 0, "gear-01")
    moves: dict[str, list[mv.Move]] = {
        "orders": [mv.TakeOrder(0, printing, refinement)],
        "inks": [mv.TakeInks(0, 0, 1)],
        "specialties": [mv.TakeSpecialty(0, card, ("binding",))],
        "gears": [mv.InstallGear(0, gear, 1, 0), mv.RepositionGear(0, 0, 1)],
        "patronage": [mv.ClaimReward(0, 2)],
    }
    for action in ACTIONS:
        twin = at.clone()
        at_action(twin, action)
        for other, others in moves.items():
            for move in others:
                assert code(twin, move) == (None if other == action else "not_asked_now")


def test_E1_each_action_is_finished_by_all_before_the_next() -> None:
    """E1: in the fixed order orders, inks, specialties, gears, patronage."""
    at = table(seats=3)
    for seat, markers in enumerate(((2, 2, 1, 1, 1), (2, 2, 2, 1, 1), (2, 2, 2, 2, 1))):
        apply(at, mv.CommitPlan(seat, markers))
    turns, events = [], []
    while at.phase == "actions":
        top = at.stack[-1]
        assert isinstance(top, ask.ActionTurn)
        turns.append((top.action, top.seat))
        events += apply(at, mv.Pass(top.seat))
    orders = ((0, 1, 2), (0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2))
    assert turns == [(action, seat) for action, order in zip(ACTIONS, orders, strict=True) for seat in order]
    assert [event.action for event in of_kind(events, ev.ActionEnded)] == list(ACTIONS)
    assert at.phase == "fulfilment"


def test_E2_spaces_are_cleared_even_if_no_seat_had_a_marker() -> None:
    """E2 **Ruling**: what O3, I3, D4 and G5 clear goes though nobody came."""
    at = table(seats=2)
    apply(at, mv.CommitPlan(0, (0, 0, 0, 1, 6)))
    events = apply(at, mv.CommitPlan(1, (0, 0, 0, 2, 6)))
    ended = of_kind(events, ev.ActionEnded)
    assert [event.action for event in ended] == ["orders", "inks", "specialties"]
    assert [len(event.cards) for event in ended] == [4, 0, 2]
    assert sum(ended[1].inks) == 6
    assert at.stack == (ask.ActionTurn(1, "gears"),)
    assert set(at.printing_row + at.refinement_row + at.specialty_row) == {None}
    assert sum(at.bag) == 48
    assert None not in at.gears_row
    pass_all(at, "gears")
    assert set(at.gears_row) == {None}
    assert len(at.gears_pile.discard) == 2
