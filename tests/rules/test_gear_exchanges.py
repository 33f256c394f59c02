"""The gear rewards of §6 that take something and give another thing for it."""

import pytest

from game.rules import apply
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import ScrapPayment
from tests.rules.build import (
    answers,
    code,
    give_inks,
    ink_counts,
    kinds_of,
    of_kind,
    play_all,
    set_bag,
    set_types,
    type_counts,
)
from tests.rules.rewarded import USE, with_reward

# swap_ink


def test_gear_swap_ink_returns_one_and_takes_another_colour() -> None:
    """`swap_ink`: return one ink of the seat to the bag, take another colour the bag has."""
    at = with_reward("swap_ink")
    give_inks(at, 0, red=2)
    bag = at.bag
    play_all(at, USE, mv.SwapInk(0, "red", "gold"))
    assert at.seats[0].inks == ink_counts(red=1, gold=1)
    assert at.bag == (bag[0], bag[1], bag[2] - 1, bag[3] + 1)


def test_gear_swap_ink_refusals() -> None:
    """`swap_ink`: one's own ink, another colour, one that the bag has."""
    at = with_reward("swap_ink")
    give_inks(at, 0, red=1)
    set_bag(at, 1, blue=1, red=3)
    apply(at, USE)
    assert code(at, mv.SwapInk(0, "gold", "blue")) == "ink_not_owned"
    assert code(at, mv.SwapInk(0, "red", "red")) == "same_ink"
    assert code(at, mv.SwapInk(0, "red", "silver")) == "bag_lacks_ink"
    assert answers(at, 0) == [mv.SwapInk(0, "red", "blue"), mv.Decline(0)]


def test_gear_swap_ink_A6_needs_an_ink_and_another_colour() -> None:
    """`swap_ink`, A6: without an ink, or with only its own colour in the bag, the gear does nothing."""
    at = with_reward("swap_ink")
    assert code(at, USE) == "gear_does_nothing"
    give_inks(at, 0, red=1)
    set_bag(at, 1, red=5)
    assert code(at, USE) == "gear_does_nothing"
    at.bag = ink_counts(red=5, blue=1)
    assert code(at, USE) is None


# swap_type


def test_gear_swap_type_exchanges_a_letter() -> None:
    """`swap_type`: exchange one type for another letter."""
    at = with_reward("swap_type")
    assert code(at, USE) == "gear_does_nothing"
    set_types(at, 0, "AAI")
    apply(at, USE)
    assert code(at, mv.SwapType(0, "O", "A")) == "type_not_owned"
    assert code(at, mv.SwapType(0, "A", "A")) == "same_type"
    apply(at, mv.SwapType(0, "A", "U"))
    assert (at.seats[0].types, at.seats[0].guilders) == (type_counts("AIU"), 10)


# scrap_type


@pytest.mark.parametrize(("payment", "fame", "guilders"), [("fame", 3, 10), ("guilders", 0, 15)])
def test_gear_scrap_type_pays_fame_or_guilders(payment: ScrapPayment, fame: int, guilders: int) -> None:
    """`scrap_type`: give up one type for 3 fame or for 5 guilders, as one likes."""
    at = with_reward("scrap_type")
    assert code(at, USE) == "gear_does_nothing"
    set_types(at, 0, "AO")
    apply(at, USE)
    assert code(at, mv.ScrapType(0, "U", "fame")) == "type_not_owned"
    events = apply(at, mv.ScrapType(0, "O", payment))
    assert of_kind(events, ev.TypeScrapped) == [ev.TypeScrapped(0, "O", payment)]
    assert (at.seats[0].types, at.seats[0].fame, at.seats[0].guilders) == (type_counts("A"), fame, guilders)


# one_for_two


def test_gear_one_for_two_returns_one_and_takes_two() -> None:
    """`one_for_two`: return one ink of this colour, take any 2 the bag then has; the same colour is allowed."""
    at = with_reward("one_for_two", colours=("red",))
    give_inks(at, 0, red=1, blue=1)
    play_all(at, USE, mv.TakeInk(0, "red"), mv.TakeInk(0, "red"))
    assert at.seats[0].inks == ink_counts(red=2, blue=1)


def test_gear_one_for_two_the_ink_returned_can_come_back() -> None:
    """`one_for_two`, R4: the bag then has the ink just returned; fewer come if it has fewer."""
    at = with_reward("one_for_two", colours=("red",))
    give_inks(at, 0, red=1)
    set_bag(at, 1)
    events = play_all(at, USE, mv.TakeInk(0, "red"))
    assert (at.seats[0].inks, sum(at.bag)) == (ink_counts(red=1), 0)
    assert kinds_of(events)[-1] == "RewardLost"


def test_gear_one_for_two_A6_needs_its_colour() -> None:
    """`one_for_two`, A6: without an ink of this colour it does nothing."""
    at = with_reward("one_for_two", colours=("red",))
    give_inks(at, 0, blue=3)
    assert code(at, USE) == "gear_does_nothing"


# discount


@pytest.mark.parametrize(("owned", "price"), [("", 0), ("A", 0), ("AA", 0), ("AAI", 1), ("AAIO", 2)])
def test_gear_discount_A5_three_guilders_less(owned: str, price: int) -> None:
    """`discount`, A1, A5: one type for 3 guilders less, never for less than nothing."""
    at = with_reward("discount", letters=("U",))
    set_types(at, 0, owned)
    at.seats[0].guilders = price
    apply(at, USE)
    assert (at.seats[0].types, at.seats[0].guilders) == (type_counts(owned + "U"), 0)


def test_gear_discount_offers_its_letters_only() -> None:
    """`discount`: a type of one of these letters, there and then."""
    at = with_reward("discount", letters=("I", "U"))
    set_types(at, 0, "AAA")
    apply(at, USE)
    assert code(at, mv.TakeType(0, "A")) == "not_on_offer"
    apply(at, mv.TakeType(0, "I"))
    assert (at.seats[0].types, at.seats[0].guilders) == (type_counts("AAAI"), 9)


def test_gear_discount_A6_needs_the_guilders() -> None:
    """`discount`, A6: who cannot pay the lower price cannot use it."""
    at = with_reward("discount", letters=("U",))
    set_types(at, 0, "AAII")
    at.seats[0].guilders = 1
    assert code(at, USE) == "gear_does_nothing"
    at.seats[0].guilders = 2
    assert code(at, USE) is None
