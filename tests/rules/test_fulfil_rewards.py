"""What a fulfilled order brings, and in which order that happens (F5 to F8)."""

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, legal_moves
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import BonusKind, GearRewardKind, Reward, RewardKind
from game.rules.rewards import order_matters
from tests.rules.build import (
    answers,
    code,
    end_fulfilment,
    give_inks,
    give_orders,
    ink_counts,
    kinds_of,
    of_kind,
    pile,
    play_all,
    question,
    questions,
    set_bag,
    set_levels,
    set_types,
    starve,
    type_counts,
)
from tests.rules.fulfilling import fulfilling
from tests.rules.own_cards import chosen, give_reward, own_order


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
    assert set(answers(at, 0)) == {
        mv.ChooseReward(0, Reward("inks", 1)),
        mv.ChooseReward(0, Reward("order", 1)),
        mv.Decline(0),
    }
    apply(at, mv.ChooseReward(0, Reward(first, 1)))
    wanted: list[type[ask.Decision]] = [ask.ChoosingInk, ask.OfferingOrder]
    assert type(questions(at)[-1]) is wanted[first == "order"]
    apply(at, mv.Decline(0))
    assert type(questions(at)[-1]) is wanted[first == "inks"]


def ends(at: Table, asked: ask.Rewards, first: Reward) -> set[str]:
    """All that the seat can hold after the answers to its rewards, this one first."""
    at = at.clone()
    at.stack = (*at.stack, asked)
    apply(at, mv.ChooseReward(0, first))
    found, seen, waiting = set[str](), set[str](), [at]
    while waiting:
        now = waiting.pop()
        if (state := f"{now.stack}{now.seats[0]}{now.bag}") in seen:
            continue
        seen.add(state)
        if isinstance(now.stack[-1], ask.FulfilTurn):
            found.add(f"{now.seats[0]}{now.bag}")
            continue
        for move in legal_moves(now, 0):
            if not isinstance(move, mv.FREE_MOVES):
                after = now.clone()
                apply(after, move)
                waiting.append(after)
    return found


INK, INKS, LEVEL, TYPE, ORDER = (
    Reward("inks", 1), Reward("inks", 2), Reward("advance", 1), Reward("type", 1), Reward("order", 1)
)  # fmt: skip


@pytest.mark.parametrize("levels", [(0, 0, 0, 0), (1, 1, 0, 0), (2, 2, 1, 0), (6, 6, 5, 6)])
@pytest.mark.parametrize("rewards", [(INK, LEVEL), (INKS, INK), (INKS, LEVEL, LEVEL), (TYPE, LEVEL)])
@pytest.mark.parametrize("bag", [{"red": 1}, {"red": 1, "blue": 5}])
def test_F5_R3_an_order_that_makes_no_difference_is_not_asked(
    levels: tuple[int, int, int, int], rewards: tuple[Reward, ...], bag: dict[str, int]
) -> None:
    """F5, R3: whichever comes first, the seat can come to the same."""
    at = fulfilling()
    set_bag(at, 1, **bag)
    at.seats[0].levels = levels
    at.seats[0].disk = sum(space.level <= max(levels) for space in at.content.rules.reward_track)
    asked = ask.Rewards(0, rewards)
    assert not order_matters(at, asked)
    first, *others = (ends(at, asked, reward) for reward in dict.fromkeys(rewards))
    assert first
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("rewards", "level", "matters"),
    [((INK, ORDER), 0, True), ((INK, LEVEL), 4, True), ((INK, LEVEL, LEVEL), 3, True), ((ORDER, ORDER), 0, False)],
)
def test_F5_R3_an_order_is_asked_where_cards_may_be_drawn_before_another_choice(
    rewards: tuple[Reward, ...], level: int, matters: bool
) -> None:
    """F5, R3, O4: whoever has seen the cards chooses inks and levels for them; level V may bring cards."""
    at = fulfilling()
    at.seats[0].levels = (level, 0, 0, 0)
    at.seats[0].disk = sum(space.level <= level for space in at.content.rules.reward_track)
    assert order_matters(at, ask.Rewards(0, rewards)) is matters
    if matters:
        starve(at, "printing")
        starve(at, "refinement")
        assert not order_matters(at, ask.Rewards(0, rewards))  # O7: there are no cards


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
