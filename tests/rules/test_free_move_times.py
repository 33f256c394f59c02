"""When a seat may make free moves (A4)."""

from collections.abc import Callable

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, free_moves_open, legal_moves, violations
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.chance import add, subtract
from game.rules.names import ACTIONS, LETTERS, Action, Reward, Specialty
from tests.rules.build import (
    answers,
    ask_now,
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_inks,
    give_orders,
    ink_counts,
    new_table,
    play_all,
    play_until,
    question,
    set_character,
    set_levels,
    set_types,
    table,
)
from tests.rules.own_cards import chosen, give_reward, own_order

PLAN = {0: (2, 2, 1, 1, 1), 1: (2, 2, 2, 1, 1)}
BUY: list[mv.Move] = [mv.BuyType(seat, "A") for seat in (0, 1)]


def plan_all(at: Table) -> None:
    for seat, markers in PLAN.items():
        apply(at, mv.CommitPlan(seat, markers))


def test_A4_open_for_every_seat_while_plans_are_made() -> None:
    """A4: whenever the game waits for a plan, for every seat, a seat that has handed in its own too."""
    at = table(seats=2)
    assert [code(at, move) for move in BUY] == [None, None]
    apply(at, mv.CommitPlan(0, PLAN[0]))
    assert [code(at, move) for move in BUY] == [None, None]
    apply(at, BUY[0])
    assert at.seats[0].plan == PLAN[0]
    assert code(at, mv.CommitPlan(1, PLAN[1])) is None


def test_A4_open_for_every_seat_at_gutenbergs_shift() -> None:
    """A4: for Gutenberg's shift."""
    at = table(seats=2)
    set_character(at, 1, "gutenberg")
    plan_all(at)
    assert at.stack == (ask.ShiftingMarker(1),)
    assert [code(at, move) for move in BUY] == [None, None]


@pytest.mark.parametrize("action", ACTIONS)
def test_A4_open_for_every_seat_in_the_actions(action: Action) -> None:
    """A4: for a seat's turn in an action, whoever's turn it is; a free action never ends the turn."""
    at = table(seats=2)
    at_action(at, action, {0: 1})
    play_all(at, *BUY)
    assert at.stack == (ask.ActionTurn(0, action),)
    assert [seat.types for seat in at.seats] == [(1, 0, 0, 0)] * 2


def test_A4_open_for_every_seat_in_fulfilment() -> None:
    """A4: for a seat's turn in fulfilment, before its choice and after."""
    at = table(seats=2)
    at_fulfilment(at)
    order = own_order(at, 0, "")
    play_all(at, *BUY)
    assert at.stack == (ask.FulfilTurn(0, False),)
    apply(at, mv.Fulfil(0, (chosen(order),)))
    play_all(at, *BUY)
    assert at.stack == (ask.FulfilTurn(0, True),)


@pytest.mark.parametrize("phase", ["characters", "draft", "types"])
def test_A4_closed_before_round_1(phase: str) -> None:
    """A4, P6: nothing else can be done before round 1."""
    at = new_table(seats=2, characters=True, seed=3)
    play_until(at, phase)
    assert [code(at, move) for move in BUY] == ["free_moves_closed"] * 2


def test_A4_begins_when_T2_and_T1_are_done() -> None:
    """A4: "any time" begins when T2 and T1 are done: not while Caxton's colour is open, before the gears turn."""
    at = table(seats=2)
    set_character(at, 1, "caxton")
    give_reward(at, 0, GearReward("round_fame"))
    at_fulfilment(at)
    play_all(at, mv.EndTurn(0), mv.EndTurn(1))
    assert at.stack == (ask.NamingColour(1),)
    assert code(at, mv.UseGear(0, 0)) == "free_moves_closed"
    assert at.seats[0].gears[0].sector == 0
    apply(at, mv.NameColour(1, "red"))
    assert (at.seats[0].gears[0].sector, code(at, mv.UseGear(0, 0))) == (2, None)


def test_A4_closed_while_the_automas_card_is_due() -> None:
    """A4: the reveal of the automa's card is none of the moments that A4 names."""
    at = table(seats=1, automa=True)
    apply(at, mv.CommitPlan(0, (2, 2, 2, 1, 1)))
    assert at.stack == (ask.RevealingPlan(1),)
    assert code(at, BUY[0]) == "free_moves_closed"


CHOICES: list[Callable[[int], ask.Decision]] = [
    lambda seat: ask.ChoosingInk(seat, 2),
    lambda seat: ask.ChoosingAdvance(seat, ("binding", "typesetting")),
    ask.ChoosingFreeType,
    ask.OfferingOrder,
    ask.SwappingInk,
    ask.SwappingType,
    ask.ScrappingType,
    lambda seat: ask.ReturningInk(seat, ("red", "blue")),
    lambda seat: ask.BuyingDiscounted(seat, ("A", "I")),
    lambda seat: ask.Rewards(seat, (Reward("inks", 1), Reward("order", 1))),
]


def choosing(decision: Callable[[int], ask.Decision]) -> Table:
    """Seat 1, with a gear and `plantin`, has a choice open at a turn of seat 0."""
    at = table(seats=2)
    at_action(at, "inks")
    set_character(at, 1, "plantin")
    set_levels(at, 1, binding=2)
    set_types(at, 1, "AI")
    give_inks(at, 1, red=1, blue=1)
    give_reward(at, 1, GearReward("round_fame"))
    assert free_moves_open(at)
    ask_now(at, decision(1))
    return at


@pytest.mark.parametrize("decision", CHOICES, ids=lambda choice: type(choice(0)).__name__)
def test_A4_who_chooses_buys_uses_gears_and_swaps_first(decision: Callable[[int], ask.Decision]) -> None:
    """A4: while a choice is unfinished its seat may itself buy types, use gears and swap levels before it answers."""
    at = choosing(decision)
    top = at.stack[-1]
    free: list[mv.Move] = [BUY[1], mv.UseGear(1, 0), mv.SwapLevels(1, "typesetting", "binding")]
    for move in free:
        assert code(at, move) is None
        apply(at, move)
        assert (at.stack[-1], violations(at)) == (top, [])
    assert (at.seats[1].types, at.seats[1].fame, at.seats[1].levels) == ((2, 1, 0, 0), 1, (2, 0, 0, 0))
    apply(at, next(move for move in answers(at, 1) if not isinstance(move, mv.Decline)))
    assert violations(at) == []


@pytest.mark.parametrize("decision", CHOICES, ids=lambda choice: type(choice(0)).__name__)
def test_A4_the_others_wait_while_a_choice_is_unfinished(decision: Callable[[int], ask.Decision]) -> None:
    """A4: the others wait until it is finished."""
    at = choosing(decision)
    assert not free_moves_open(at)
    assert code(at, BUY[0]) == "free_moves_closed"
    assert legal_moves(at, 0) == []


@pytest.mark.parametrize("decision", CHOICES, ids=lambda choice: type(choice(0)).__name__)
def test_A4_a_gears_own_question_is_settled_before_the_choice_goes_on(
    decision: Callable[[int], ask.Decision],
) -> None:
    """A4: a free action made inside a choice is settled, with its own questions, before the choice goes on."""
    at = choosing(decision)
    top = at.stack[-1]
    give_reward(at, 1, GearReward("scrap_type"))
    apply(at, mv.UseGear(1, 1))
    assert at.stack[-2:] == (top, ask.ScrappingType(1))
    assert code(at, BUY[1]) is None
    assert code(at, BUY[0]) == "free_moves_closed"
    apply(at, mv.ScrapType(1, "A", "guilders"))
    assert (at.stack[-1], at.seats[1].guilders, violations(at)) == (top, 15, [])


def test_A4_O6_a_gear_pays_before_an_offered_order_is_drawn() -> None:
    """A4, O5, O6: with four orders and no guilders the seat gives up a type, and then draws and pays for cards."""
    at = table(seats=2)
    at.seats[0].guilders = 0
    set_types(at, 0, "A")
    give_reward(at, 0, GearReward("scrap_type"))
    orders = give_orders(at, 0, 4)
    at_action(at, "patronage")
    play_all(at, mv.ClaimReward(0, 0), mv.UseGear(0, 0), mv.ScrapType(0, "A", "guilders"))
    play_all(at, mv.DrawOrder(0, orders[0].printing), mv.BuyCards(0, 2, 0), mv.BuyCards(0, 0, 2))
    assert (at.seats[0].guilders, len(question(at, ask.KeepingOrder).printing)) == (1, 4)


def inks_left(at: Table, **inks: int) -> None:
    """The bag has these inks alone; seat 0 holds the others."""
    left = ink_counts(**inks)
    at.seats[0].inks = subtract(add(at.seats[0].inks, at.bag), left)
    at.bag = left


def test_A4_R3_a_choice_that_a_free_action_took_the_last_answer_from_is_lost() -> None:
    """A4, R3, C2: what a free action changed counts: without any ink in the bag the ink of choice is lost."""
    at = table(seats=2)
    give_reward(at, 1, GearReward("ink", colours=("red",)))
    at_action(at, "inks")
    inks_left(at, red=1)
    ask_now(at, ask.ChoosingInk(1, 2))
    assert apply(at, mv.UseGear(1, 0))[-1] == ev.RewardLost(1, "inks")
    assert (at.stack, violations(at)) == ((ask.ActionTurn(0, "inks"),), [])


@pytest.mark.parametrize("kind", [ask.SwappingType, ask.ScrappingType])
def test_A4_R3_without_a_type_left_there_is_nothing_to_give(kind: Callable[[int], ask.Decision]) -> None:
    """A4, R3: the last type was given up by another gear."""
    at = table(seats=2)
    set_types(at, 1, "A")
    at_action(at, "inks")
    give_reward(at, 1, GearReward("scrap_type"))
    ask_now(at, kind(1))
    at.seats[1].gear_uses = 1
    events = play_all(at, mv.UseGear(1, 0), mv.ScrapType(1, "A", "fame"))
    assert events[-1] == ev.RewardLost(1, "type")
    assert at.stack == (ask.ActionTurn(0, "inks"),)


def test_A4_R3_a_discount_that_cannot_be_paid_any_more_is_lost() -> None:
    """A4, A1, R3: types bought before it make the cheaper one dearer."""
    at = table(seats=2)
    set_types(at, 1, "AIO")
    at.seats[1].guilders = 5
    give_reward(at, 1, GearReward("discount", letters=("A", "U")))
    at_action(at, "inks")
    apply(at, mv.UseGear(1, 0))
    assert apply(at, mv.BuyType(1, "I"))[-1] == ev.RewardLost(1, "type")
    assert (at.seats[1].guilders, at.stack) == (1, (ask.ActionTurn(0, "inks"),))


def test_A4_return_an_ink_only_one_that_is_still_there() -> None:
    """A4, `one_for_two`: the ink that was swapped before cannot be returned; without any the gear's reward is lost."""
    at = table(seats=2)
    set_character(at, 1, "caxton")
    at.seats[1].wild = "blue"
    give_inks(at, 1, red=1, blue=1)
    give_reward(at, 1, GearReward("one_for_two", colours=("red",)))
    give_reward(at, 1, GearReward("swap_ink"))
    at_action(at, "inks")
    play_all(at, mv.UseGear(1, 0), mv.UseGear(1, 1), mv.SwapInk(1, "blue", "gold"))
    assert answers(at, 1) == [mv.ReturnInk(1, "red"), mv.Decline(1)]
    assert code(at, mv.ReturnInk(1, "blue")) == "ink_not_owned"
    apply(at, mv.ReturnInk(1, "red"))
    assert at.stack[-1] == ask.ChoosingInk(1, 2)


def test_A4_advance_lowest_the_lowest_are_those_of_the_moment_of_the_answer() -> None:
    """A4, `advance_lowest`: what another gear advanced meanwhile is not the lowest any more."""
    at = table(seats=2)
    give_reward(at, 1, GearReward("advance_lowest"))
    give_reward(at, 1, GearReward("advance", specialty="binding"))
    at_action(at, "inks")
    play_all(at, mv.UseGear(1, 0), mv.UseGear(1, 1))
    others: list[Specialty] = ["typesetting", "woodcutting", "illuminating"]
    assert answers(at, 1) == [*(mv.Advance(1, name) for name in others), mv.Decline(1)]
    assert code(at, mv.Advance(1, "binding")) == "not_on_offer"


def test_A4_a_kind_of_question_may_be_asked_inside_itself() -> None:
    """A4: two inks for one, while an ink is chosen; then the first choice goes on."""
    at = table(seats=2)
    give_inks(at, 1, red=1)
    give_reward(at, 1, GearReward("one_for_two", colours=("red",)))
    at_action(at, "inks")
    ask_now(at, ask.ChoosingInk(1, 2))
    apply(at, mv.UseGear(1, 0))
    assert at.stack[1:] == (ask.ChoosingInk(1, 2), ask.ChoosingInk(1, 2))
    assert violations(at) == []
    play_all(at, *(mv.TakeInk(1, "gold") for _ in range(4)))
    assert (at.stack, at.seats[1].inks) == ((ask.ActionTurn(0, "inks"),), ink_counts(gold=4))


def test_A4_an_order_that_a_level_earns_while_cards_are_drawn_waits_below_them() -> None:
    """A4, D2: by three gears a level comes to V while another order is chosen: it is offered after that."""
    at = table(seats=2)
    at.seats[1].levels, at.seats[1].disk = (3, 3, 4, 4), 1
    give_reward(at, 1, GearReward("advance_lowest"))
    give_reward(at, 1, GearReward("advance", specialty="typesetting"))
    give_reward(at, 1, GearReward("advance", specialty="woodcutting"))
    top = keeping(at)
    play_all(at, mv.UseGear(1, 0), mv.UseGear(1, 1), mv.TakeInk(1, "red"), mv.UseGear(1, 2), mv.Advance(1, "binding"))
    assert at.stack[1:] == (ask.OfferingOrder(1), top)
    assert violations(at) == []


def keeping(at: Table) -> ask.KeepingOrder:
    """Seat 1 chooses among two cards of each kind drawn, at a turn of seat 0."""
    at_action(at, "inks")
    ask_now(at, ask.OfferingOrder(1))
    apply(at, mv.DrawOrder(1))
    return question(at, ask.KeepingOrder)


def test_A4_who_chooses_among_drawn_cards_buys_types_and_nobody_else_does() -> None:
    """A4: the seat that chooses among drawn order cards may itself buy types before it keeps one."""
    at = table(seats=2)
    top = keeping(at)
    assert not free_moves_open(at)
    assert [code(at, move) for move in BUY] == ["free_moves_closed", None]
    assert legal_moves(at, 0) == []
    assert [move for move in legal_moves(at, 1) if isinstance(move, mv.FREE_MOVES)] == [
        mv.BuyType(1, letter) for letter in LETTERS
    ]
    play_all(at, BUY[1], BUY[1])
    assert (at.seats[1].types, at.stack[-1]) == ((2, 0, 0, 0), top)


def test_A4_O5_a_gear_pays_for_two_cards_more() -> None:
    """A4, O5: a type given up for 5 guilders buys two cards more; its question stands over the choice."""
    at = table(seats=2)
    set_types(at, 1, "A")
    at.seats[1].guilders = 1
    give_reward(at, 1, GearReward("scrap_type"))
    top = keeping(at)
    assert code(at, mv.BuyCards(1, 1, 1)) == "not_enough_guilders"
    apply(at, mv.UseGear(1, 0))
    assert at.stack[-2:] == (top, ask.ScrappingType(1))
    assert [code(at, move) for move in (mv.BuyCards(1, 1, 1), *BUY)] == [
        "not_asked_now",
        "free_moves_closed",
        "not_enough_guilders",
    ]
    play_all(at, mv.ScrapType(1, "A", "guilders"), mv.BuyCards(1, 1, 1))
    more = at.stack[-1]
    assert isinstance(more, ask.KeepingOrder)
    assert (len(more.printing), len(more.refinement), at.seats[1].guilders) == (3, 3, 4)
    apply(at, mv.KeepOrder(1, more.printing[2], more.refinement[2]))
    assert at.stack == (ask.ActionTurn(0, "inks"),)
    assert violations(at) == []


@pytest.mark.parametrize(
    ("reward", "levels", "refused"),
    [
        (GearReward("order"), (0, 0, 0, 0), "order_to_keep_first"),
        (GearReward("advance", specialty="binding"), (0, 0, 4, 0), "order_to_keep_first"),
        (GearReward("advance", specialty="binding"), (4, 0, 3, 0), None),
        (GearReward("advance_lowest"), (4, 4, 4, 4), "order_to_keep_first"),
        (GearReward("advance_lowest"), (4, 3, 4, 4), None),
        (GearReward("round_fame"), (4, 4, 4, 4), None),
    ],
)
def test_A4_a_gear_that_brings_an_order_waits(
    reward: GearReward, levels: tuple[int, int, int, int], refused: str | None
) -> None:
    """A4: a gear whose reward is an order waits until one is kept, and so does a level that earns one (D2, V)."""
    at = table(seats=2)
    at.seats[1].levels, at.seats[1].disk = levels, 2
    give_reward(at, 1, reward)
    top = keeping(at)
    assert code(at, mv.UseGear(1, 0)) == refused
    assert (mv.UseGear(1, 0) in legal_moves(at, 1)) is (refused is None)
    apply(at, mv.KeepOrder(1, top.printing[0], top.refinement[0]))
    assert code(at, mv.UseGear(1, 0)) is None


def test_A4_plantin_swaps_before_an_order_is_kept() -> None:
    """A3, A4: the seat that chooses among drawn cards may swap too."""
    at = table(seats=2)
    set_character(at, 1, "plantin")
    set_levels(at, 1, binding=2)
    keeping(at)
    assert code(at, mv.SwapLevels(1, "typesetting", "binding")) is None


def test_A4_a_gear_that_brings_an_order_waits_under_a_question_too() -> None:
    """A4: drawn cards may lie below the question of another gear."""
    at = table(seats=2)
    set_types(at, 1, "A")
    give_reward(at, 1, GearReward("scrap_type"))
    give_reward(at, 1, GearReward("order"))
    keeping(at)
    apply(at, mv.UseGear(1, 0))
    assert code(at, mv.UseGear(1, 1)) == "order_to_keep_first"


def test_A4_P6_drawn_cards_before_round_1_open_nothing() -> None:
    """A4, P6: in the preparation nothing is bought, whatever is drawn."""
    at = new_table(seats=2, characters=True, seed=3)
    play_until(at, "draft")
    ask_now(at, ask.KeepingOrder(1, at.printing_pile.deck[:2], at.refinement_pile.deck[:2]))
    assert code(at, BUY[1]) == "free_moves_closed"


def test_A4_ends_with_F9() -> None:
    """A4, F9: after the last turn of the game nothing is free any more."""
    at = table(seats=2, round=6)
    at_fulfilment(at)
    end_fulfilment(at)
    assert code(at, BUY[0]) == "game_over"
    assert legal_moves(at, 0) == []


def test_A4_count_in_the_order_in_which_they_are_made() -> None:
    """A4: free actions count in the order in which they are made: the last ink of a colour goes to who is first."""
    at = table(seats=2)
    for seat in (0, 1):
        give_reward(at, seat, GearReward("ink", colours=("red",)))
    give_inks(at, 0, red=at.bag[3] - 1)
    at_action(at, "orders", {0: 1})
    apply(at, mv.UseGear(1, 0))
    assert (at.seats[1].inks[3], code(at, mv.UseGear(0, 0))) == (1, "gear_does_nothing")


def test_A4_the_automa_has_none() -> None:
    """A4, U1: the automa has no resources, so no free action."""
    at = table(seats=1, automa=True)
    assert code(at, mv.BuyType(1, "A")) == "not_your_turn"
    assert [move for move in legal_moves(at, 1) if isinstance(move, mv.FREE_MOVES)] == []
