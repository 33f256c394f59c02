"""The automa (U1 to U9): it blocks, it never scores. The solo titles (U10) are with the end of the game."""

from collections.abc import Sequence

import pytest

from game.rules import Table, apply, legal_moves
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import ACTIONS, NOWHERE, Action, CardKind, Markers, MoveEnd
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    content,
    end_fulfilment,
    kinds_of,
    new_table,
    of_kind,
    open_planning_card,
    pile,
    play_until,
    row_of,
    set_inks_on_board,
    set_row,
    table,
)
from tests.rules.own_cards import own_patronage, own_planning

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


def execution(monkeypatch: pytest.MonkeyPatch, *shuffles: Sequence[int]) -> None:
    """Let the execution cards come in these orders, one for each time that they are shuffled."""
    orders = iter(shuffles)
    monkeypatch.setattr("game.rules.automa.shuffled", lambda table, cards: tuple(next(orders)))


def acting(action: Action, seats: int = 2, patronage: bool = False, round: int = 1) -> Table:
    """A table at the automa's turn in an action, a planning card with or without the patronage sign open."""
    at = table(seats=seats, automa=True, round=round)
    open_planning_card(at, own_planning(at, "orders", patronage=patronage))
    at_action(at, action, {seats: 1})
    assert at.stack == (ask.ActionTurn(seats, action),)
    return at


def act(at: Table) -> ev.AutomaActed:
    """The automa's turn, and what it did."""
    return of_kind(apply(at, mv.AutomaAct(len(at.seats) - 1)), ev.AutomaActed)[0]


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


# U6: the search


def test_U6_never_passes() -> None:
    """U6: it never passes."""
    at = acting("inks")
    assert legal_moves(at, 2) == [mv.AutomaAct(2)]
    assert code(at, mv.Pass(2)) == "not_asked_now"


def test_U6_the_first_number_that_names_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """U6: cards are revealed until a number names a space that still has something; others are passed over."""
    execution(monkeypatch, (4, 1, 3, 2))
    at = acting("gears")  # three spaces: 4 has none
    row = at.gears_row
    set_row(at, "gears", [None, row[1], row[2]])
    acted = act(at)
    assert (acted.searches, acted.cards) == (((4, 1, 3),), (row[2],))


@pytest.mark.parametrize("action", ["specialties", "gears", "inks", "orders"])
def test_U6_nothing_where_none_has_anything(action: Action) -> None:
    """U6: if none has anything, nothing."""
    at = acting(action)
    kinds: tuple[CardKind, ...] = ("printing", "refinement", "specialty", "gears")
    for kind in kinds:
        set_row(at, kind, [None] * 3)
    set_inks_on_board(at, *[(None, None, None)] * 3)
    bag = at.bag
    acted = act(at)
    assert (acted.cards, acted.inks, acted.space, at.bag) == ((), (0, 0, 0, 0), NOWHERE, bag)
    assert not any(any(numbers) for numbers in acted.searches)


def test_U6_any_ink_left_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """U6: any ink left is enough in a set; an empty set is passed over."""
    execution(monkeypatch, (1, 2, 3, 4))
    at = acting("inks")
    set_inks_on_board(at, (None, None, None), (None, None, "red"), ("blue", "blue", "blue"))
    acted = act(at)
    assert (acted.searches, acted.inks) == (((1, 2),), (0, 0, 0, 1))


def test_U6_the_second_search_goes_on_with_the_cards_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """U6: all 4 cards are shuffled once an action: in `orders` the second search goes on with the cards left."""
    execution(monkeypatch, (2, 3, 1, 4))
    at = acting("orders")
    printing, refinement = at.printing_row, at.refinement_row
    acted = act(at)
    assert (acted.searches, acted.cards) == (((2,), (3,)), (printing[1], refinement[2]))


def test_U6_all_four_are_shuffled_when_they_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """U6: if they run out, shuffle all 4 and go on."""
    execution(monkeypatch, (4, 3, 2, 1), (4, 2, 1, 3))
    at = acting("orders")
    set_row(at, "printing", [None, at.printing_row[1], None])
    set_row(at, "refinement", [None, at.refinement_row[1], None])
    printing, refinement = at.printing_row[1], at.refinement_row[1]
    acted = act(at)
    assert (acted.searches, acted.cards) == (((4, 3, 2), (1, 4, 2)), (printing, refinement))


def test_U6_both_searches_may_need_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """U6: one search ends with the fourth card, the next begins with a fresh shuffle."""
    execution(monkeypatch, (4, 3, 2, 1), (1, 2, 3, 4))
    at = acting("orders")
    set_row(at, "printing", [at.printing_row[0], None, None])
    acted = act(at)
    assert acted.searches == ((4, 3, 2, 1), (1,))


def test_U6_one_kind_may_be_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """U6, U7: with no printing card left it still takes a refinement card, and no number is revealed in vain."""
    execution(monkeypatch, (2, 1, 3, 4))
    at = acting("orders")
    set_row(at, "printing", [None, None, None])
    refinement = at.refinement_row[1]
    acted = act(at)
    assert (acted.searches, acted.cards) == (((), (2,)), (refinement,))


def test_U6_shuffled_anew_for_each_action() -> None:
    """U6: all 4 cards are shuffled once an action: over many actions each number comes first."""
    first = {act(acting_with_seed(seed)).searches[0][0] for seed in range(12)}
    assert first == {1, 2, 3, 4}


def acting_with_seed(seed: int) -> Table:
    """A table of four seats at the automa's gears, for a seed."""
    at = table(seats=3, automa=True, seed=seed)
    at_action(at, "gears", {3: 1})
    return at


# U7, U8: what it removes


def test_U7_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """U7: first a printing, then a refinement card; both to the discards, the spaces stay empty."""
    execution(monkeypatch, (1, 2, 3, 4))
    at = acting("orders")
    at_action(at, "orders", {2: 2, 0: 1})
    printing, refinement = at.printing_row, at.refinement_row
    act(at)
    assert (at.printing_row, at.refinement_row) == ((None, *printing[1:]), (refinement[0], None, refinement[2]))
    assert pile(at, "printing").discard[-1] == printing[0]
    assert pile(at, "refinement").discard[-1] == refinement[1]
    assert at.seats[2].orders == ()


def test_U7_inks(monkeypatch: pytest.MonkeyPatch) -> None:
    """U7: all inks left in the set back to the bag."""
    execution(monkeypatch, (2, 1, 3, 4))
    at = acting("inks")
    at_action(at, "inks", {2: 2, 0: 1})
    set_inks_on_board(at, ("blue",) * 3, (None, "red", "gold"), ("silver",) * 3)
    bag = at.bag
    acted = act(at)
    assert (acted.inks, at.seats[2].inks) == ((0, 0, 1, 1), (0, 0, 0, 0))
    assert at.ink_sets == (("blue",) * 3, (None, None, None), ("silver",) * 3)
    assert at.bag == (bag[0], bag[1], bag[2] + 1, bag[3] + 1)


@pytest.mark.parametrize(("action", "kind"), [("specialties", "specialty"), ("gears", "gears")])
def test_U7_one_card_or_gear(action: Action, kind: CardKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """U7: specialties: the card to the discard. gears: the gear to the discard."""
    execution(monkeypatch, (3, 1, 2, 4))
    at = acting(action)
    at_action(at, action, {2: 2, 0: 1})
    row = row_of(at, kind)
    acted = act(at)
    assert (acted.cards, row_of(at, kind)) == ((row[2],), (row[0], row[1], None))
    assert pile(at, kind).discard[-1] == row[2]
    assert (at.seats[2].levels, at.seats[2].gears) == ((0, 0, 0, 0), ())


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("sign", [True, False])
def test_U8_in_rounds_1_and_2_always_a_reward(round: int, sign: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """U8: in rounds 1 and 2 always a reward, sign or not; it gains nothing."""
    execution(monkeypatch, (3, 1, 2, 4))
    at = acting("patronage", patronage=sign, round=round)
    row = at.patronage_row
    acted = act(at)
    assert (acted.cards, acted.space, at.patronage_row) == ((), 2, row)
    assert (at.claimed, at.seats[2].guilders) == ((NOWHERE, NOWHERE, 2, NOWHERE), 0)


def test_U8_the_leftmost_open_card_leaves_the_game() -> None:
    """U8: with the sign and from round 3 the leftmost open card leaves the game, whatever it requires."""
    at = acting("patronage", patronage=True, round=3)
    card = own_patronage(at, 0, levels={"binding": 6}, types="AAAA", inks={"red": 4})
    removed, row = at.patronage_removed, at.patronage_row
    acted = act(at)
    assert (acted.cards, acted.space, at.patronage_row) == ((card,), NOWHERE, (None, *row[1:]))
    assert at.patronage_removed == (*removed, card)
    assert (at.seats[2].patronage, at.claimed) == ((), (NOWHERE,) * 4)


def test_U8_leftmost_of_those_still_there() -> None:
    """U8: a space already empty is passed over."""
    at = acting("patronage", patronage=True, round=3)  # three seats: 3 3 4 5 6
    second = at.patronage_row[1]
    at.patronage_row = (None, *at.patronage_row[1:])
    assert act(at).cards == (second,)


def test_U8_a_reward_when_no_open_card_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """U8: otherwise (also when no open one is left) it claims the reward space that the execution card names."""
    execution(monkeypatch, (4, 1, 2, 3))
    at = acting("patronage", patronage=True, round=3)
    at.patronage_row = (None, None, *at.patronage_row[2:])
    row = at.patronage_row
    acted = act(at)
    assert (acted.cards, acted.space, at.patronage_row) == ((), 3, row)


def test_U8_without_the_sign_a_reward(monkeypatch: pytest.MonkeyPatch) -> None:
    """U8: without the sign it claims a reward in later rounds too."""
    execution(monkeypatch, (1, 2, 3, 4))
    at = acting("patronage", round=6)
    row = at.patronage_row
    assert (act(at).space, at.patronage_row) == (0, row)


def test_U6_U8_claimed_spaces_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """U6, U8: a number with a claimed space is passed over; with all claimed nothing happens."""
    execution(monkeypatch, (1, 3, 2, 4))
    at = acting("patronage")
    at.claimed = (0, NOWHERE, 1, NOWHERE)
    acted = act(at)
    assert (acted.searches, acted.space) == (((1, 3, 2),), 1)
    monkeypatch.undo()
    at = acting("patronage")
    at.claimed = (0, 1, 0, 1)
    assert (act(at).space, at.claimed) == (NOWHERE, (0, 1, 0, 1))


def test_U8_closed_to_the_others_for_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """U8: for the round: closed to the others, free again in the next."""
    execution(monkeypatch, (2, 1, 3, 4))
    at = acting("patronage")
    at_action(at, "patronage", {2: 2, 0: 1})
    act(at)
    assert code(at, mv.ClaimReward(0, 1)) == "space_claimed"
    apply(at, mv.Pass(0))
    end_fulfilment(at)
    assert at.claimed == (NOWHERE,) * 4


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
