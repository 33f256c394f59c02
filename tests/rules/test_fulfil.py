"""Fulfilling orders (F1 to F9)."""

import pytest

from game.content.tables import GearReward
from game.rules import Refusal, Table, apply, legal_moves, refusal
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import BonusKind, GearRewardKind, Reward, RewardKind
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_inks,
    give_orders,
    ink_counts,
    kinds_of,
    of_kind,
    pass_all,
    pile,
    play_all,
    question,
    questions,
    set_bag,
    set_levels,
    set_types,
    starve,
    table,
    type_counts,
)
from tests.rules.own_cards import chosen, give_reward, own_order


def fulfilling(seats: int = 2, types: str = "", first: int = 0) -> Table:
    """A table at fulfilment; seat 0 has these types."""
    at = table(seats=seats, first=first)
    set_types(at, 0, types)
    at_fulfilment(at)
    return at


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


def parts_done(at: Table, bonus: tuple[BonusKind, int], colour: bool = True, decoration: bool = True) -> list[ev.Event]:
    """Fulfil an order with such a bonus; its parts give no fame."""
    order = own_order(at, 0, "", inks={"red": 1}, levels={"binding": 1}, fame=(0, 0), bonus=bonus)
    give_inks(at, 0, red=1)
    set_levels(at, 0, binding=1)
    inks = {"red": 1} if colour else {}
    return apply(at, mv.Fulfil(0, (chosen(order, decoration, **inks),)))


@pytest.mark.parametrize("amount", [2, 3])
def test_F5_fame(amount: int) -> None:
    """F5: 2 or 3 fame."""
    at = fulfilling()
    parts_done(at, ("fame", amount))
    assert at.seats[0].fame == amount


@pytest.mark.parametrize("amount", [1, 2])
def test_F5_guilders(amount: int) -> None:
    """F5: 1 or 2 guilders."""
    at = fulfilling()
    parts_done(at, ("guilders", amount))
    assert at.seats[0].guilders == 10 + amount


@pytest.mark.parametrize("amount", [1, 2])
def test_F5_inks_of_choice(amount: int) -> None:
    """F5: 1 or 2 inks of choice."""
    at = fulfilling()
    parts_done(at, ("inks", amount))
    play_all(at, *[mv.TakeInk(0, "gold")] * amount)
    assert at.seats[0].inks == ink_counts(gold=amount)
    assert at.stack[-1] == ask.FulfilTurn(0, True)


def test_F5_a_level() -> None:
    """F5: advance any one specialty."""
    at = fulfilling()
    parts_done(at, ("advance", 1))
    apply(at, mv.Advance(0, "illuminating"))
    assert at.seats[0].levels == (0, 0, 1, 1)


def test_F5_an_order() -> None:
    """F5: an order (O4); it comes into a slot that is free now (F8)."""
    at = fulfilling()
    give_orders(at, 0, 3)
    parts_done(at, ("order", 1))
    apply(at, mv.DrawOrder(0))
    top = question(at, ask.KeepingOrder)
    apply(at, mv.KeepOrder(0, top.printing[0], top.refinement[0]))
    assert len(at.seats[0].orders) == 4


@pytest.mark.parametrize(("colour", "decoration"), [(False, False), (True, False), (False, True)])
def test_F5_needs_both_parts(colour: bool, decoration: bool) -> None:
    """F5: both parts done: only then the reward."""
    at = fulfilling()
    parts_done(at, ("fame", 3), colour, decoration)
    assert (at.seats[0].fame, at.stack[-1]) == (0, ask.FulfilTurn(0, True))


def test_F5_may_be_declined() -> None:
    """F5, R3: may also gain."""
    at = fulfilling()
    parts_done(at, ("inks", 2))
    apply(at, mv.Decline(0))
    assert (at.seats[0].inks, at.stack[-1]) == (ink_counts(), ask.FulfilTurn(0, True))


@pytest.mark.parametrize("first", ["inks", "order"])
def test_F5_R3_the_seat_chooses_the_order_of_rewards(first: RewardKind) -> None:
    """F5, R3: several at once are settled one at a time in the order that the seat chooses."""
    at = fulfilling()
    give_inks(at, 0, red=2)
    set_levels(at, 0, binding=1)
    bonuses: list[tuple[BonusKind, int]] = [("inks", 1), ("order", 1)]
    orders = [own_order(at, 0, "", inks={"red": 1}, levels={"binding": 1}, bonus=bonus) for bonus in bonuses]
    apply(at, mv.Fulfil(0, tuple(chosen(order, True, red=1) for order in orders)))
    assert set(legal_moves(at, 0)) == {
        mv.ChooseReward(0, Reward("inks", 1)),
        mv.ChooseReward(0, Reward("order", 1)),
        mv.Decline(0),
    }
    apply(at, mv.ChooseReward(0, Reward(first, 1)))
    wanted: list[type[ask.Decision]] = [ask.ChoosingInk, ask.OfferingOrder]
    assert type(questions(at)[-1]) is wanted[first == "order"]
    apply(at, mv.Decline(0))
    assert type(questions(at)[-1]) is wanted[first == "inks"]


def test_F6_both_cards_are_discarded_unfulfilled_orders_stay() -> None:
    """F6: both cards of a fulfilled order are discarded, even if neither part was done; the others stay."""
    at = fulfilling(types="A")
    done, kept = own_order(at, 0, "A"), own_order(at, 0, "A")
    refinement = at.seats[0].orders[0].refinement
    apply(at, mv.Fulfil(0, (chosen(done),)))
    assert [order.printing for order in at.seats[0].orders] == [kept]
    assert pile(at, "printing").discard[-1] == done
    assert pile(at, "refinement").discard[-1] == refinement
    end_fulfilment(at)
    assert [order.printing for order in at.seats[0].orders] == [kept]


def test_F6_the_event_says_which_parts_were_done() -> None:
    """F3, F4, F6: each fulfilled order is told with its parts."""
    at = fulfilling()
    set_levels(at, 0, binding=1)
    give_inks(at, 0, red=2)
    orders = [own_order(at, 0, "", inks={"red": 1}, levels={"binding": 1}) for _ in range(4)]
    parts = [chosen(orders[0]), chosen(orders[1], True), chosen(orders[2], red=1), chosen(orders[3], True, red=1)]
    told = of_kind(apply(at, mv.Fulfil(0, tuple(parts))), ev.OrderFulfilled)
    assert [(event.printing, event.colour, event.decoration) for event in told] == [
        (orders[0], False, False),
        (orders[1], False, True),
        (orders[2], True, False),
        (orders[3], True, True),
    ]


def test_F7_bonus_gears_are_part_of_the_choice() -> None:
    """F7: bonus gears are used within this step, as part of F8's choice: not before, not after."""
    at = fulfilling(types="A")
    give_reward(at, 0, GearReward("type_bonus", letters=("A",)))
    order = own_order(at, 0, "A")
    assert code(at, mv.UseGear(0, 0)) == "bonus_gear_waits_for_orders"
    apply(at, mv.Fulfil(0, (chosen(order),)))
    assert code(at, mv.UseGear(0, 0)) == "bonus_gear_waits_for_orders"
    assert (at.seats[0].fame, at.seats[0].gear_uses) == (0, 0)


def test_F7_each_order_counts_once_for_a_gear() -> None:
    """F7: each order counts once for a gear, and each of several orders counts."""
    at = fulfilling(types="AAAA")
    give_reward(at, 0, GearReward("type_bonus", letters=("A",)))
    orders = [own_order(at, 0, letters) for letters in ("AAA", "A")]
    apply(at, mv.Fulfil(0, tuple(map(chosen, orders)), (0,)))
    assert at.seats[0].fame == 4


def test_F8_the_order_of_what_happens() -> None:
    """F8: inks to the bag and cards to the discards, guilders, fame of parts, of bonus gears, then rewards."""
    at = fulfilling(types="AI")
    give_reward(at, 0, GearReward("type_bonus", letters=("A",)))
    orders = [
        own_order(at, 0, letters, guilders=2, inks={"red": 1}, levels={"binding": 1}, bonus=("inks", 1))
        for letters in ("A", "I")
    ]
    give_inks(at, 0, red=2)
    set_levels(at, 0, binding=1)
    events = apply(at, mv.Fulfil(0, tuple(chosen(order, True, red=1) for order in orders), (0,)))
    stages = {"InksReturned": 0, "OrderFulfilled": 1, "CardsDiscarded": 1, "GuildersGained": 2, "FameGained": 3}
    reached = [stages[name] for name in kinds_of(events) if name != "GearUsed"]
    assert reached == sorted(reached)
    reasons = [event.reason for event in of_kind(events, ev.FameGained)]
    assert reasons == ["colour", "decoration", "colour", "decoration", "bonus_gear"]
    assert isinstance(at.stack[-1], ask.ChoosingInk)


def test_F8_inks_can_be_drawn_again() -> None:
    """F8: the inks are in the bag before the rewards come."""
    at = fulfilling()
    give_inks(at, 0, red=1)
    set_bag(at, 1)
    set_levels(at, 0, binding=1)
    order = own_order(at, 0, "", inks={"red": 1}, levels={"binding": 1}, bonus=("inks", 1))
    apply(at, mv.Fulfil(0, (chosen(order, True, red=1),)))
    apply(at, mv.TakeInk(0, "red"))
    assert at.seats[0].inks == ink_counts(red=1)


def test_F8_cards_can_be_drawn_again() -> None:
    """F8: the cards are on the discards before the rewards come."""
    at = fulfilling()
    order = own_order(at, 0, "", inks={"red": 1}, levels={"binding": 1}, bonus=("order", 1))
    refinement = at.seats[0].orders[0].refinement
    starve(at, "printing")
    starve(at, "refinement")
    give_inks(at, 0, red=1)
    set_levels(at, 0, binding=1)
    apply(at, mv.Fulfil(0, (chosen(order, True, red=1),)))
    apply(at, mv.DrawOrder(0))
    assert at.stack[-1] == ask.KeepingOrder(0, (order,), (refinement,))


def test_F8_an_order_gained_here_waits() -> None:
    """F8: an order gained here waits for the next round."""
    at = fulfilling()
    parts_done(at, ("order", 1))
    apply(at, mv.DrawOrder(0))
    top = question(at, ask.KeepingOrder)
    apply(at, mv.KeepOrder(0, top.printing[0], top.refinement[0]))
    set_types(at, 0, "AAAIIIOOOUUU")
    assert code(at, mv.Fulfil(0, (chosen(top.printing[0]),))) == "already_fulfilled"


def test_F8_free_actions_before_the_choice() -> None:
    """F8: free actions are allowed before the choice, and may make it possible."""
    at = fulfilling(types="A")
    order = own_order(at, 0, "AI")
    assert code(at, mv.Fulfil(0, (chosen(order),))) == "letters_missing"
    apply(at, mv.BuyType(0, "I"))
    assert code(at, mv.Fulfil(0, (chosen(order),))) is None


@pytest.mark.parametrize("kind", ["swap_type", "scrap_type"])
def test_F8_a_type_that_served_may_then_be_exchanged_or_scrapped(kind: GearRewardKind) -> None:
    """F8: free actions are allowed after the choice too, with types that served."""
    at = fulfilling(types="A")
    give_reward(at, 0, GearReward(kind))
    order = own_order(at, 0, "A")
    apply(at, mv.Fulfil(0, (chosen(order),)))
    apply(at, mv.UseGear(0, 0))
    apply(at, mv.SwapType(0, "A", "U") if kind == "swap_type" else mv.ScrapType(0, "A", "fame"))
    assert at.seats[0].types == type_counts("U" if kind == "swap_type" else "")


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
