"""The automa's turns in the actions (U6 to U8)."""

from collections.abc import Sequence

import pytest

from game.rules import Table, apply, legal_moves
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import NOWHERE, Action, CardKind
from tests.rules.build import (
    at_action,
    code,
    end_fulfilment,
    of_kind,
    open_planning_card,
    pile,
    row_of,
    set_inks_on_board,
    set_row,
    table,
)
from tests.rules.own_cards import own_patronage, own_planning


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
    events = apply(at, mv.AutomaAct(2))
    assert of_kind(events, ev.AutomaActed)[0].cards == (row[2],)
    assert of_kind(events, ev.CardsDiscarded) == [ev.CardsDiscarded(kind, (row[2] or "",))]
    assert (row_of(at, kind), pile(at, kind).discard[-1]) == ((row[0], row[1], None), row[2])
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
