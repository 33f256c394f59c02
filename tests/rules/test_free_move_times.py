"""When a seat may make free moves (A4)."""

from collections.abc import Callable

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, free_moves_open, legal_moves, violations
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import ACTIONS, LETTERS, Action, Reward
from tests.rules.build import (
    ask_now,
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_inks,
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


@pytest.mark.parametrize("decision", CHOICES, ids=lambda choice: type(choice(0)).__name__)
def test_A4_closed_while_a_choice_is_unfinished(decision: Callable[[int], ask.Decision]) -> None:
    """A4: closed while anybody's choice inside an action, a reward or a free action is unfinished."""
    at = table(seats=2)
    at_action(at, "inks")
    assert free_moves_open(at)
    ask_now(at, decision(1))
    assert not free_moves_open(at)
    assert [code(at, move) for move in BUY] == ["free_moves_closed"] * 2


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
        "free_moves_closed",
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


def test_A4_plantins_swap_waits_until_an_order_is_kept() -> None:
    """A4: what is open before an order is kept is buying and gears, not A3."""
    at = table(seats=2)
    set_character(at, 1, "plantin")
    set_levels(at, 1, binding=2)
    keeping(at)
    assert code(at, mv.SwapLevels(1, "typesetting", "binding")) == "free_moves_closed"


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
