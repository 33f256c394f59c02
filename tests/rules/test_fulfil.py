"""Fulfilling orders: what an order needs, and when the turn ends (F1 to F4, F9)."""

from game.rules import Refusal, apply, legal_moves, refusal
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from tests.rules.build import (
    at_action,
    code,
    end_fulfilment,
    give_inks,
    ink_counts,
    of_kind,
    pass_all,
    set_levels,
    set_types,
    table,
    type_counts,
)
from tests.rules.fulfilling import fulfilling
from tests.rules.own_cards import chosen, own_order


def test_F1_in_turn_order_one_turn_each() -> None:
    """F1: in turn order each seat has one turn."""
    at = fulfilling(seats=3, first=1)
    events = end_fulfilment(at)
    assert [event.seat for event in of_kind(events, ev.TurnEnded)] == [1, 2, 0]


def test_F1_any_orders_or_none() -> None:
    """F1: each seat chooses any of its orders, or none, all at once."""
    at = fulfilling(types="AI")
    orders = [own_order(at, 0, letters) for letters in ("A", "I", "AI")]
    offered = [move for move in legal_moves(at, 0) if isinstance(move, mv.Fulfil)]
    names = {tuple(order.printing for order in move.orders) for move in offered}
    assert names == {(orders[0],), (orders[1],), (orders[2],), (orders[0], orders[1])}
    assert code(at, mv.EndTurn(0)) is None
    assert code(at, mv.Fulfil(0, ())) == "nothing_to_fulfil"


def test_F1_only_orders_held_each_once() -> None:
    """F1: its orders; the same one cannot be fulfilled twice."""
    at = fulfilling(types="AA")
    mine, other = own_order(at, 0, "A"), own_order(at, 1, "A")
    assert code(at, mv.Fulfil(0, (chosen(other),))) == "order_not_held"
    assert code(at, mv.Fulfil(0, (chosen(mine), chosen(mine)))) == "same_order_twice"


def test_F1_all_at_once() -> None:
    """F1: gains from one cannot pay for another: there is one choice only."""
    at = fulfilling(types="A")
    orders = [own_order(at, 0, "A", guilders=9) for _ in range(2)]
    apply(at, mv.Fulfil(0, (chosen(orders[0]),)))
    apply(at, mv.BuyType(0, "A"))
    assert code(at, mv.Fulfil(0, (chosen(orders[1]),))) == "already_fulfilled"


def test_F1_one_ink_serves_one_order() -> None:
    """F1: one ink can serve only one order in the round."""
    at = fulfilling()
    orders = [own_order(at, 0, "", inks={"red": 1}) for _ in range(2)]
    give_inks(at, 0, red=1, blue=1)
    both = tuple(chosen(order, red=1) for order in orders)
    assert code(at, mv.Fulfil(0, both)) == "inks_missing"
    assert code(at, mv.Fulfil(0, (both[0], chosen(orders[1])))) is None
    give_inks(at, 0, red=1)
    assert code(at, mv.Fulfil(0, both)) is None


def test_F2_every_letter_is_covered() -> None:
    """F2: every letter of the printing card is covered by a type of the seat."""
    at = fulfilling(types="AI")
    order = own_order(at, 0, "AAI")
    assert refusal(at, mv.Fulfil(0, (chosen(order),))) == Refusal("letters_missing", need=2, have=1, what="A")
    set_types(at, 0, "AAI")
    assert code(at, mv.Fulfil(0, (chosen(order),))) is None


def test_F2_types_of_all_orders_together() -> None:
    """F1, F2: the seat must own as many types of a letter as all orders now fulfilled show."""
    at = fulfilling(types="AAIO")
    orders = [own_order(at, 0, letters) for letters in ("AI", "AO", "A")]
    assert code(at, mv.Fulfil(0, (chosen(orders[0]), chosen(orders[1])))) is None
    assert code(at, mv.Fulfil(0, tuple(map(chosen, orders)))) == "letters_missing"


def test_F2_types_are_kept_and_guilders_come() -> None:
    """F2: types are kept; the seat gains the card's guilders."""
    at = fulfilling(types="AIU")
    order = own_order(at, 0, "AI", guilders=4)
    events = apply(at, mv.Fulfil(0, (chosen(order),)))
    assert (at.seats[0].types, at.seats[0].guilders, at.seats[0].fame) == (type_counts("AIU"), 14, 0)
    assert of_kind(events, ev.OrderFulfilled)[0].printing == order


def test_F3_colour_part() -> None:
    """F3: return all the shown inks to the bag, gain its fame."""
    at = fulfilling()
    order = own_order(at, 0, "", inks={"red": 1, "blue": 2}, fame=(7, 1))
    give_inks(at, 0, red=2, blue=2)
    bag = at.bag
    apply(at, mv.Fulfil(0, (chosen(order, red=1, blue=2),)))
    assert (at.seats[0].fame, at.seats[0].inks) == (7, ink_counts(red=1))
    assert at.bag == (bag[0] + 2, bag[1], bag[2], bag[3] + 1)


def test_F3_is_optional_and_whole() -> None:
    """F3: optional; but all the shown inks, and no other."""
    at = fulfilling()
    order = own_order(at, 0, "", inks={"red": 1, "blue": 1})
    give_inks(at, 0, red=3, blue=1)
    assert code(at, mv.Fulfil(0, (chosen(order),))) is None
    assert code(at, mv.Fulfil(0, (chosen(order, red=1),))) == "wrong_inks"
    assert code(at, mv.Fulfil(0, (chosen(order, red=2),))) == "wrong_inks"
    assert code(at, mv.Fulfil(0, (chosen(order, red=2, blue=1),))) == "wrong_inks"
    assert code(at, mv.Fulfil(0, (chosen(order, gold=1, blue=1),))) == "inks_missing"


def test_F4_decoration_part() -> None:
    """F4: have every shown specialty at the shown level or higher, gain its fame; levels stay."""
    at = fulfilling()
    order = own_order(at, 0, "", levels={"binding": 2, "woodcutting": 1}, fame=(1, 8))
    done = mv.Fulfil(0, (chosen(order, decoration=True),))
    set_levels(at, 0, binding=2)
    assert code(at, done) == "levels_too_low"
    set_levels(at, 0, binding=3, woodcutting=1)
    apply(at, done)
    assert (at.seats[0].fame, at.seats[0].levels) == (8, (0, 1, 3, 0))


def test_F4_one_specialty_serves_several_orders() -> None:
    """F4: levels are only had, so two orders may show the same specialty."""
    at = fulfilling()
    orders = [own_order(at, 0, "", levels={"binding": 2}, fame=(0, 3)) for _ in range(2)]
    set_levels(at, 0, binding=2)
    apply(at, mv.Fulfil(0, tuple(chosen(order, decoration=True) for order in orders)))
    assert at.seats[0].fame == 6


def test_F9_the_turn_ends_when_the_seat_says_so() -> None:
    """F9: the turn ends when the seat says so, not with its choice; the step with the last seat's turn."""
    at = fulfilling(types="A")
    order = own_order(at, 0, "A")
    apply(at, mv.Fulfil(0, (chosen(order),)))
    assert at.stack[-1].seat == 0
    assert code(at, mv.EndTurn(1)) == "not_your_turn"
    apply(at, mv.EndTurn(0))
    assert (at.stack[-1], at.phase) == (ask.FulfilTurn(1, False), "fulfilment")
    apply(at, mv.EndTurn(1))
    assert (at.round, at.phase) == (2, "planning")


def test_F9_fulfilment_follows_the_last_action() -> None:
    """F1, F9: every seat has its turn, markers or not; the automa has none (S4)."""
    at = table(seats=2, automa=True)
    at_action(at, "patronage", {0: 1})
    pass_all(at, "patronage")
    assert at.phase == "fulfilment"
    events = end_fulfilment(at)
    assert [event.seat for event in of_kind(events, ev.TurnEnded)] == [0, 1]
