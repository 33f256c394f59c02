"""The gear rewards of §6, each by its name but the bonus gears."""

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, legal_moves
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import INKS, SPECIALTIES, CardKind, GearRewardKind, Ink, Letter, ScrapPayment, Specialty
from tests.rules.build import (
    code,
    give_inks,
    give_orders,
    ink_counts,
    kinds_of,
    of_kind,
    pile,
    play_all,
    question,
    set_bag,
    set_levels,
    set_types,
    starve,
    table,
    type_counts,
)
from tests.rules.own_cards import give_reward

USE = mv.UseGear(0, 0)


def with_reward(
    kind: GearRewardKind,
    colours: tuple[Ink, ...] = (),
    letters: tuple[Letter, ...] = (),
    specialty: Specialty | None = None,
) -> Table:
    """A table whose seat 0 has a gear with this reward up on axle 1."""
    at = table(seats=2)
    give_reward(at, 0, GearReward(kind, colours, letters, specialty))
    return at


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
    assert legal_moves(at, 0) == [mv.SwapInk(0, "red", "blue"), mv.Decline(0)]


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


# advance_lowest


def test_gear_advance_lowest_takes_the_lowest_at_once() -> None:
    """`advance_lowest`: advance the lowest specialty."""
    at = with_reward("advance_lowest")
    set_levels(at, 0, typesetting=1, woodcutting=2, illuminating=1)
    apply(at, USE)
    assert at.seats[0].levels == (1, 2, 1, 1)


def test_gear_advance_lowest_lets_the_seat_choose_among_equals() -> None:
    """`advance_lowest`: the seat chooses among equals."""
    at = with_reward("advance_lowest")
    set_levels(at, 0, typesetting=1, woodcutting=2, binding=1, illuminating=2)
    apply(at, USE)
    assert code(at, mv.Advance(0, "woodcutting")) == "not_on_offer"
    apply(at, mv.Advance(0, "binding"))
    assert at.seats[0].levels == (1, 2, 2, 2)


def test_gear_advance_lowest_D2_earns_the_track_reward() -> None:
    """`advance_lowest`, D2: a level reached by whatever means moves the disk."""
    at = with_reward("advance_lowest")
    set_levels(at, 0, typesetting=1, woodcutting=1, binding=1, illuminating=1)
    play_all(at, USE, mv.Advance(0, "binding"), mv.TakeInk(0, "gold"))
    assert (at.seats[0].levels, at.seats[0].disk, at.seats[0].inks) == ((1, 1, 2, 1), 1, ink_counts(gold=1))


def test_gear_advance_lowest_D3_pays_when_all_are_at_the_top() -> None:
    """`advance_lowest`, D3: an advance of a specialty at VI gives 3 guilders."""
    at = with_reward("advance_lowest")
    set_levels(at, 0, typesetting=6, woodcutting=6, binding=6, illuminating=6)
    play_all(at, USE, mv.Advance(0, "binding"))
    assert (at.seats[0].levels, at.seats[0].guilders) == ((6, 6, 6, 6), 13)


# round_fame


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_gear_round_fame(number: int) -> None:
    """`round_fame`: fame equal to the round's number, 1 to 6."""
    at = with_reward("round_fame")
    at.round = number
    apply(at, USE)
    assert at.seats[0].fame == number


# order


def test_gear_order_is_an_order_as_a_reward() -> None:
    """`order`, O4: draw 2 and 2, keep one of each."""
    at = with_reward("order")
    play_all(at, USE, mv.DrawOrder(0))
    top = question(at, ask.KeepingOrder)
    play_all(at, mv.KeepOrder(0, top.printing[1], top.refinement[0]))
    assert at.seats[0].orders == ((top.printing[1], top.refinement[0]),)
    assert pile(at, "printing").discard[-1:] == (top.printing[0],)


def test_gear_order_O6_with_four_orders_discards_one_first() -> None:
    """`order`, O6: a seat with 4 orders first discards one."""
    at = with_reward("order")
    held = give_orders(at, 0, 4)
    apply(at, USE)
    assert code(at, mv.DrawOrder(0)) == "must_give_an_order"
    apply(at, mv.DrawOrder(0, held[2].printing))
    assert at.seats[0].orders == (held[0], held[1], held[3])


@pytest.mark.parametrize("kind", ["printing", "refinement"])
def test_gear_order_A6_does_nothing_without_cards(kind: CardKind) -> None:
    """`order`, O7, A6: with no card of a kind in deck and discards the gear does nothing."""
    at = with_reward("order")
    starve(at, kind)
    assert code(at, USE) == "gear_does_nothing"


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


# ink


@pytest.mark.parametrize("colour", INKS)
def test_gear_ink_takes_its_colour(colour: Ink) -> None:
    """`ink`: take one ink of this colour from the bag."""
    at = with_reward("ink", colours=(colour,))
    bag = sum(at.bag)
    apply(at, USE)
    assert (at.seats[0].inks, sum(at.bag)) == (ink_counts(**{colour: 1}), bag - 1)


def test_gear_ink_C2_A6_does_nothing_when_the_bag_lacks_it() -> None:
    """`ink`, C2, A6: a colour the bag lacks cannot be taken from it."""
    at = with_reward("ink", colours=("red",))
    set_bag(at, 1, blue=4)
    assert code(at, USE) == "gear_does_nothing"


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
    assert code(at, mv.BuyType(0, "A")) == "free_moves_closed"
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


# advance


@pytest.mark.parametrize("specialty", SPECIALTIES)
def test_gear_advance_its_specialty(specialty: Specialty) -> None:
    """`advance`: advance this specialty by one level."""
    at = with_reward("advance", specialty=specialty)
    apply(at, USE)
    assert at.seats[0].levels == tuple(int(name == specialty) for name in SPECIALTIES)


def test_gear_advance_D3_at_the_top_gives_guilders() -> None:
    """`advance`, D3: at VI it gives 3 guilders, whatever the source of the advance."""
    at = with_reward("advance", specialty="binding")
    set_levels(at, 0, binding=6)
    apply(at, USE)
    assert (at.seats[0].levels, at.seats[0].guilders) == ((0, 0, 6, 0), 13)


# declining


@pytest.mark.parametrize(
    "reward",
    [
        GearReward("swap_ink"),
        GearReward("swap_type"),
        GearReward("advance_lowest"),
        GearReward("scrap_type"),
        GearReward("order"),
        GearReward("discount", letters=("A", "I")),
    ],
    ids=lambda reward: reward.kind,
)
def test_gear_R3_a_reward_may_be_declined(reward: GearReward) -> None:
    """R3: declined, the reward is lost, the gear stays used and nothing else changes."""
    at = table(seats=2)
    set_types(at, 0, "A")
    give_inks(at, 0, red=1)
    give_reward(at, 0, reward)
    before = at.clone().seats[0]
    play_all(at, USE, mv.Decline(0))
    seat = at.seats[0]
    assert (seat.types, seat.inks, seat.levels, seat.orders) == (before.types, before.inks, before.levels, ())
    assert (seat.guilders, seat.fame, seat.gears[0].used) == (10, 0, 1)
    assert code(at, USE) == "gear_already_used"
