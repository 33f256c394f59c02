"""The gear rewards of §6 that only give, each by its name; bonus gears have a file of their own."""

import pytest

from game.content.tables import GearReward
from game.rules import apply
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import INKS, SPECIALTIES, CardKind, Ink, Specialty
from tests.rules.build import (
    code,
    give_inks,
    give_orders,
    ink_counts,
    pile,
    play_all,
    question,
    set_bag,
    set_levels,
    set_types,
    starve,
    table,
)
from tests.rules.own_cards import give_reward
from tests.rules.rewarded import USE, with_reward

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
