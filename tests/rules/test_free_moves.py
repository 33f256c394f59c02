"""What a seat may do at any time (A1 to A3, A5, A6)."""

import pytest

from game.content.tables import GearReward
from game.rules import apply, legal_moves
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import LETTERS, GearRewardKind
from tests.rules.build import (
    at_action,
    code,
    give_inks,
    of_kind,
    play_all,
    set_character,
    set_levels,
    set_types,
    table,
    type_counts,
)
from tests.rules.own_cards import give_reward


@pytest.mark.parametrize(("owned", "price"), [("", 1), ("A", 2), ("AI", 3), ("AAA", 4), ("AIOUAIO", 8)])
def test_A1_the_nth_type_costs_n(owned: str, price: int) -> None:
    """A1: the n-th type a seat owns costs n guilders, whatever its letter."""
    at = table(seats=2)
    set_types(at, 0, owned)
    at.seats[0].guilders = price - 1
    assert [code(at, mv.BuyType(0, letter)) for letter in LETTERS] == ["not_enough_guilders"] * 4
    at.seats[0].guilders = price
    events = apply(at, mv.BuyType(0, "U"))
    assert (at.seats[0].guilders, at.seats[0].types) == (0, type_counts(owned + "U"))
    assert of_kind(events, ev.GuildersPaid) == [ev.GuildersPaid(0, price, "type")]


def test_A1_a_seat_left_with_two_types_pays_three() -> None:
    """A1: a seat left with 2 pays 3: what counts is what it owns now."""
    at = table(seats=2)
    set_types(at, 0, "AIO")
    give_reward(at, 0, GearReward("scrap_type"))
    play_all(at, mv.UseGear(0, 0), mv.ScrapType(0, "O", "fame"), mv.BuyType(0, "O"))
    assert at.seats[0].guilders == 7


def test_A1_any_number_at_any_time() -> None:
    """A1: any number, at any time in a round."""
    at = table(seats=2)
    play_all(at, *[mv.BuyType(0, "A")] * 4)
    assert (at.seats[0].types, at.seats[0].guilders) == ((4, 0, 0, 0), 0)


def test_A2_using_a_gear() -> None:
    """A2: a gear can be used out of turn."""
    at = table(seats=2)
    give_reward(at, 1, GearReward("round_fame"))
    at_action(at, "inks", {0: 1})
    apply(at, mv.UseGear(1, 0))
    assert (at.seats[1].fame, at.stack[-1].seat) == (1, 0)


def test_A3_plantins_swap_at_any_time() -> None:
    """A3: Plantin's swap (Ruling: at any time), while another seat acts too."""
    at = table(seats=2)
    set_character(at, 1, "plantin")
    set_levels(at, 1, binding=2)
    at_action(at, "inks", {0: 1})
    apply(at, mv.SwapLevels(1, "binding", "typesetting"))
    assert (at.seats[1].levels, at.stack[-1].seat) == ((2, 0, 0, 0), 0)


@pytest.mark.parametrize("owned", ["", "A", "AI"])
def test_A5_a_discount_never_makes_a_price_negative(owned: str) -> None:
    """A5: a type for 3 guilders less costs nothing where it costs 3 or less."""
    at = table(seats=2)
    set_types(at, 0, owned)
    give_reward(at, 0, GearReward("discount", letters=("U",)))
    apply(at, mv.UseGear(0, 0))
    assert (at.seats[0].guilders, at.seats[0].types) == (10, type_counts(owned + "U"))


@pytest.mark.parametrize("kind", ["swap_type", "scrap_type", "swap_ink"])
def test_A6_a_gear_is_used_only_if_it_does_something(kind: GearRewardKind) -> None:
    """A6: a gear can be used only if its reward does something then."""
    at = table(seats=2)
    give_reward(at, 0, GearReward(kind))
    assert code(at, mv.UseGear(0, 0)) == "gear_does_nothing"
    set_types(at, 0, "A")
    give_inks(at, 0, red=1)
    assert code(at, mv.UseGear(0, 0)) is None


def test_A6_is_settled_at_once() -> None:
    """A6: the reward is settled at once: nobody else acts before its choice is made."""
    at = table(seats=2)
    set_types(at, 0, "A")
    give_reward(at, 0, GearReward("swap_type"))
    at_action(at, "inks", {1: 1})
    apply(at, mv.UseGear(0, 0))
    assert (at.stack[-1], legal_moves(at, 1)) == (ask.SwappingType(0), [])
    assert code(at, mv.Pass(1)) == "not_your_turn"
    apply(at, mv.SwapType(0, "A", "O"))
    assert code(at, mv.Pass(1)) is None
