"""The bonus gears of §6, each by its name: they pay within a fulfilment (F7)."""

from collections.abc import Sequence
from random import Random

import pytest

from game.content.tables import GearReward
from game.rules import Options, Refusal, Table, apply, refusal
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.fulfilment import fame_by_order
from game.rules.names import INKS, LETTERS, SPECIALTIES, Ink, Letter, Specialty
from game.rules.refusals import RefusalCode
from tests.laws.games import next_move, start
from tests.rules.build import at_fulfilment, code, give_gear, give_inks, of_kind, set_levels, set_types, table
from tests.rules.own_cards import chosen, give_reward, own_gear, own_order

OF_ORDERS = frozenset({"colour", "decoration", "bonus_gear"})
"""Why fame comes that an order brings by itself."""


def fulfilling(reward: GearReward, count: int = 1) -> Table:
    """A table at the fulfilment of seat 0, with so many gears of a reward."""
    at = table(seats=2)
    for _ in range(count):
        give_reward(at, 0, reward)
    at_fulfilment(at)
    return at


def bonus(at: Table, *orders: mv.FulfilledOrder, axles: Sequence[int] = (0,)) -> int:
    """The fame of the bonus gears when seat 0 fulfils these orders."""
    move = mv.Fulfil(0, orders, tuple(axles))
    assert code(at, move) is None
    return sum(event.fame for event in of_kind(apply(at, move), ev.FameGained) if event.reason == "bonus_gear")


def test_gear_bonus_waits_for_orders() -> None:
    """F7: bonus gears are used within the fulfilment, not as a free action."""
    for reward in (
        GearReward("type_bonus", letters=("A",)),
        GearReward("ink_bonus", colours=("red",)),
        GearReward("decoration_bonus", specialty="binding"),
    ):
        at = fulfilling(reward)
        assert code(at, mv.UseGear(0, 0)) == "bonus_gear_waits_for_orders"


@pytest.mark.parametrize("letter", LETTERS)
def test_gear_type_bonus_for_each_order_that_shows_a_letter(letter: Letter) -> None:
    """`type_bonus`: 2 fame for each order now fulfilled whose printing card shows one of these letters."""
    at = fulfilling(GearReward("type_bonus", letters=(letter,)))
    other = next(name for name in LETTERS if name != letter)
    orders = [own_order(at, 0, shown) for shown in (letter, letter + other, other)]
    set_types(at, 0, letter * 2 + other * 2)
    assert bonus(at, *map(chosen, orders)) == 4


def test_gear_type_bonus_with_two_letters_counts_an_order_once() -> None:
    """`type_bonus`, F7: an order counts once however many of the letters it shows."""
    at = fulfilling(GearReward("type_bonus", letters=("I", "U")))
    orders = [own_order(at, 0, shown) for shown in ("IU", "U", "A")]
    set_types(at, 0, "IUUA")
    assert bonus(at, *map(chosen, orders)) == 4


@pytest.mark.parametrize("colour", INKS)
def test_gear_ink_bonus_for_each_colour_part_with_the_ink(colour: Ink) -> None:
    """`ink_bonus`: for each order whose colour part is done with at least one of these inks."""
    at = fulfilling(GearReward("ink_bonus", colours=(colour,)))
    other = next(name for name in INKS if name != colour)
    give_inks(at, 0, **{colour: 3, other: 2})
    double, mixed, without, undone = (
        own_order(at, 0, "", inks=inks) for inks in ({colour: 2}, {colour: 1, other: 1}, {other: 1}, {colour: 1})
    )
    laid = (double, {colour: 2}), (mixed, {colour: 1, other: 1}), (without, {other: 1})
    done = [chosen(order, False, **inks) for order, inks in laid]
    assert bonus(at, *done, chosen(undone)) == 4


def test_gear_ink_bonus_with_two_colours_counts_an_order_once() -> None:
    """`ink_bonus`, F7: both colours on one order still give 2."""
    at = fulfilling(GearReward("ink_bonus", colours=("red", "gold")))
    give_inks(at, 0, red=1, gold=1)
    assert bonus(at, chosen(own_order(at, 0, "", inks={"red": 1, "gold": 1}), red=1, gold=1)) == 2


@pytest.mark.parametrize("specialty", SPECIALTIES)
def test_gear_decoration_bonus_for_each_decoration_that_shows_it(specialty: Specialty) -> None:
    """`decoration_bonus`: for each order whose decoration part is done and shows this specialty."""
    at = fulfilling(GearReward("decoration_bonus", specialty=specialty))
    other = next(name for name in SPECIALTIES if name != specialty)
    set_levels(at, 0, **{specialty: 3, other: 3})
    both, single, without, undone = (
        own_order(at, 0, "", levels=levels)
        for levels in ({specialty: 3, other: 1}, {specialty: 1}, {other: 2}, {specialty: 1})
    )
    done = [chosen(name, decoration=True) for name in (both, single, without)]
    assert bonus(at, *done, chosen(undone)) == 4


def test_gear_bonus_A6_must_give_fame() -> None:
    """A6: a bonus gear can be used only if it gives fame; another kind of gear is no bonus gear."""
    at = fulfilling(GearReward("type_bonus", letters=("U",)))
    give_gear(at, 0, own_gear(at))
    order = own_order(at, 0, "A")
    set_types(at, 0, "A")
    assert code(at, mv.Fulfil(0, (chosen(order),), (0,))) == "bonus_not_earned"
    assert code(at, mv.Fulfil(0, (chosen(order),), (1,))) == "not_a_bonus_gear"
    assert code(at, mv.Fulfil(0, (chosen(order),), (2,))) == "axle_empty"


def test_gear_bonus_refusals_name_the_axle() -> None:
    """A6, F7: a refusal counts axles from 1, as the table shows them."""
    at = fulfilling(GearReward("type_bonus", letters=("U",)))
    give_gear(at, 0, own_gear(at))
    order = (chosen(own_order(at, 0, "")),)
    refused = [refusal(at, mv.Fulfil(0, order, (axle,))) for axle in range(3)]
    codes: list[RefusalCode] = ["bonus_not_earned", "not_a_bonus_gear", "axle_empty"]
    assert refused == [Refusal(code, what=str(axle)) for axle, code in enumerate(codes, start=1)]


def test_gear_bonus_G6_each_gear_once() -> None:
    """G6: a bonus gear is used once; two gears of a kind each give their fame."""
    at = fulfilling(GearReward("type_bonus", letters=("A",)), count=2)
    order = own_order(at, 0, "A")
    set_types(at, 0, "A")
    assert code(at, mv.Fulfil(0, (chosen(order),), (0, 0))) == "gear_already_used"
    assert bonus(at, chosen(order), axles=(0, 1)) == 4
    assert ([gear.used for gear in at.seats[0].gears], at.seats[0].gear_uses) == ([1, 1], 2)


def test_gear_bonus_G7_counts_among_three_uses() -> None:
    """G7: without a use left no bonus gear is used."""
    at = fulfilling(GearReward("type_bonus", letters=("A",)))
    order = own_order(at, 0, "A")
    set_types(at, 0, "A")
    at.seats[0].gear_uses = 3
    assert code(at, mv.Fulfil(0, (chosen(order),), (0,))) == "no_gear_uses_left"
    assert code(at, mv.Fulfil(0, (chosen(order),))) is None


def test_F7_fame_told_order_by_order_is_all_that_parts_and_bonus_gears_bring() -> None:
    """F4, F7: in games of random moves, with and without bonus gears."""
    fulfilled = with_gears = 0
    for seed in range(20):
        table, rng = start(Options(seats=3, automa=False), seed), Random(seed)
        while not table.is_over:
            move = next_move(table, rng)
            events = apply(table, move)
            if isinstance(move, mv.Fulfil):
                others = ev.GearUsed(move.seat + 1, 2, "type_bonus")
                told = fame_by_order(table.content, table.seats[move.seat], [others, *events])
                gained = [event for event in events if isinstance(event, ev.FameGained)]
                assert sum(told.values()) == sum(one.fame for one in gained if one.reason in OF_ORDERS)
                assert list(told) == [order.printing for order in move.orders]
                fulfilled += 1
                with_gears += bool(move.bonus_gears)
    assert fulfilled > with_gears > 0
