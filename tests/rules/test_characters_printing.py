"""The characters (§7) whose power lies in letters, gears and printed orders."""

from collections.abc import Sequence

import pytest

from game.content.tables import GearReward
from game.rules import apply
from game.rules import moves as mv
from game.rules.names import INKS, Ink
from tests.rules.build import (
    at_action,
    code,
    end_fulfilment,
    give_gear,
    give_inks,
    ink_counts,
    play_all,
    set_character,
    set_levels,
    set_types,
    table,
    with_rules,
)
from tests.rules.own_cards import chosen, give_reward, own_gear, own_order
from tests.rules.powers import fulfilling, house

# manutius


def test_manutius_leaves_one_letter_uncovered() -> None:
    """`manutius`: when fulfilling 2 or more orders together, may leave one letter of one of them uncovered."""
    at = fulfilling("manutius", types="AI")
    orders = tuple(chosen(own_order(at, 0, letters, guilders=3)) for letters in ("AI", "O"))
    assert code(at, mv.Fulfil(0, orders)) == "letters_missing"
    apply(at, mv.Fulfil(0, orders, uncovered="O"))
    assert (at.seats[0].guilders, at.seats[0].orders) == (16, ())


def test_manutius_one_letter_only() -> None:
    """`manutius`: one letter, not two, even if they are the same."""
    at = fulfilling("manutius", types="AI")
    orders = tuple(chosen(own_order(at, 0, letters)) for letters in ("AI", "OO"))
    assert code(at, mv.Fulfil(0, orders, uncovered="O")) == "letters_missing"
    set_types(at, 0, "AIO")
    assert code(at, mv.Fulfil(0, orders, uncovered="O")) is None


def test_manutius_needs_two_orders_and_a_letter_that_is_shown() -> None:
    """`manutius`: 2 or more orders; a letter of one of them. Nobody else may."""
    at = fulfilling("manutius", types="A")
    orders = tuple(chosen(own_order(at, 0, letters)) for letters in ("A", "I"))
    assert code(at, mv.Fulfil(0, orders[1:], uncovered="I")) == "may_not_leave_uncovered"
    assert code(at, mv.Fulfil(0, orders, uncovered="U")) == "may_not_leave_uncovered"
    assert code(at, mv.Fulfil(0, orders, uncovered="I")) is None
    set_character(at, 0, "tory")
    assert code(at, mv.Fulfil(0, orders, uncovered="I")) == "may_not_leave_uncovered"


def test_manutius_the_letter_still_counts_for_type_bonus() -> None:
    """`manutius`: that order counts among the 2 and still shows the letter for `type_bonus`."""
    at = fulfilling("manutius", types="A")
    give_reward(at, 0, GearReward("type_bonus", letters=("O",)))
    orders = tuple(chosen(own_order(at, 0, letters)) for letters in ("A", "O"))
    apply(at, mv.Fulfil(0, orders, (0,), uncovered="O"))
    assert at.seats[0].fame == 2


# schoffer


def test_schoffer_uses_one_gear_twice() -> None:
    """`schoffer`: may use one gear's active sector twice in a round; one gear only, and not three times."""
    at = house("schoffer")
    for _ in range(2):
        give_gear(at, 0, own_gear(at))
    play_all(at, mv.UseGear(0, 0), mv.UseGear(0, 1), mv.UseGear(0, 1))
    assert (at.seats[0].fame, [gear.used for gear in at.seats[0].gears]) == (3, [1, 2])
    at.seats[0].gear_uses = 0
    assert [code(at, mv.UseGear(0, axle)) for axle in (0, 1)] == ["gear_already_used"] * 2


def test_schoffer_still_three_uses_in_all() -> None:
    """`schoffer`, G7: still at most 3 uses in all."""
    at = house("schoffer")
    for _ in range(3):
        give_gear(at, 0, own_gear(at))
    play_all(at, mv.UseGear(0, 2), mv.UseGear(0, 2), mv.UseGear(0, 0))
    assert code(at, mv.UseGear(0, 1)) == "no_gear_uses_left"


@pytest.mark.parametrize(("axles", "fame"), [((0,), 4), ((0, 0), 8)])
def test_schoffer_a_bonus_gear_twice_in_one_fulfilment(axles: tuple[int, ...], fame: int) -> None:
    """`schoffer`: a bonus gear also twice in one fulfilment (2 x 2 fame an order)."""
    at = fulfilling("schoffer", types="AA")
    give_reward(at, 0, GearReward("type_bonus", letters=("A",)))
    orders = tuple(chosen(own_order(at, 0, "A")) for _ in range(2))
    assert code(at, mv.Fulfil(0, orders, (0, 0, 0))) == "gear_already_used"
    apply(at, mv.Fulfil(0, orders, axles))
    assert (at.seats[0].fame, at.seats[0].gear_uses) == (fame, len(axles))


def test_schoffer_only_one_of_two_bonus_gears_twice() -> None:
    """`schoffer`: one gear's sector twice, in a fulfilment too."""
    at = fulfilling("schoffer", types="A")
    for _ in range(2):
        give_reward(at, 0, GearReward("type_bonus", letters=("A",)))
    order = (chosen(own_order(at, 0, "A")),)
    with_rules(at, gear_uses_per_round=9)
    assert code(at, mv.Fulfil(0, order, (0, 0, 1, 1))) == "gear_already_used"
    assert code(at, mv.Fulfil(0, order, (0, 1, 1))) is None


def test_schoffer_after_the_first_use_G4_holds() -> None:
    """`schoffer`: after the first use G4 holds: the gear is neither turned nor discarded."""
    at = house("schoffer")
    for _ in range(3):
        give_gear(at, 0, own_gear(at))
    apply(at, mv.UseGear(0, 0))
    at_action(at, "gears", {0: 1})
    assert code(at, mv.RepositionGear(0, 0, 1)) == "gear_used_this_round"
    assert code(at, mv.InstallGear(0, at.gears_row[0] or "", 0, 1)) == "gear_used_this_round"
    assert code(at, mv.UseGear(0, 0)) is None


def test_schoffer_nobody_else_uses_a_gear_twice() -> None:
    """`schoffer`: the ability is his."""
    at = house("tory")
    give_gear(at, 0, own_gear(at))
    apply(at, mv.UseGear(0, 0))
    assert code(at, mv.UseGear(0, 0)) == "gear_already_used"


# tory


def tory_gains(inks: dict[str, int], parts: Sequence[dict[str, int]], needs_ink: bool = False) -> int:
    """The fame of Tory's check with these inks and orders that show these inks; the inks stay."""
    at = fulfilling("tory")
    with_rules(at, tory_needs_ink=needs_ink)
    for shown in parts:
        own_order(at, 0, "AAAA", inks=shown)
    give_inks(at, 0, **inks)
    end_fulfilment(at)
    assert at.seats[0].inks == ink_counts(**inks)
    return at.seats[0].fame


@pytest.mark.parametrize(
    ("inks", "parts", "fame"),
    [
        ({"red": 1}, [{"red": 1}], 3),
        ({"red": 1}, [{"red": 2, "blue": 1}], 3),  # the parts need not be filled
        ({"red": 2, "blue": 1}, [{"red": 1}, {"red": 1, "blue": 1}], 3),  # on the orders together
        ({"red": 2}, [{"red": 1}], 0),  # each shown ink takes one
        ({"red": 1, "blue": 1}, [{"red": 2}], 0),  # of its colour
        ({"red": 1}, [], 0),
        ({}, [], 3),  # having no inks is enough
        ({}, [{"red": 1}], 3),
    ],
)
def test_tory_lays_all_inks_on_colour_parts(inks: dict[str, int], parts: list[dict[str, int]], fame: int) -> None:
    """`tory`: as each round ends, if all its inks can be laid on colour parts of the orders it still holds, 3 fame."""
    assert tory_gains(inks, parts) == fame


@pytest.mark.parametrize("colour", INKS)
def test_tory_each_colour_on_its_own(colour: Ink) -> None:
    """`tory`: each shown ink takes one of its colour, and no other."""
    others: dict[str, int] = {name: 1 for name in INKS if name != colour}
    assert tory_gains({colour: 1}, [{colour: 1}]) == 3
    assert tory_gains({colour: 1}, [others]) == 0


def test_tory_needs_ink_is_a_house_switch() -> None:
    """`tory`: house switch `tory_needs_ink`, off."""
    assert not table().content.rules.tory_needs_ink
    assert tory_gains({}, [{"red": 1}], needs_ink=True) == 0
    assert tory_gains({"red": 1}, [{"red": 1}], needs_ink=True) == 3


def test_tory_orders_just_fulfilled_are_gone() -> None:
    """`tory`: the orders it still holds."""
    at = fulfilling("tory")
    order = own_order(at, 0, "", inks={"red": 1})
    give_inks(at, 0, red=1)
    apply(at, mv.Fulfil(0, (chosen(order),)))
    end_fulfilment(at)
    assert at.seats[0].fame == 0


# fiol


@pytest.mark.parametrize(
    ("colour", "decoration", "fame"), [(False, False, 0), (True, False, 3), (False, True, 3), (True, True, 3)]
)
def test_fiol_one_part_is_enough_for_the_reward(colour: bool, decoration: bool, fame: int) -> None:
    """`fiol`: an order with just one refinement part done also gives the order's reward (F5), and once only."""
    at = fulfilling("fiol")
    order = own_order(at, 0, "", inks={"red": 1}, levels={"binding": 1}, fame=(0, 0), bonus=("fame", 3))
    give_inks(at, 0, red=1)
    set_levels(at, 0, binding=1)
    apply(at, mv.Fulfil(0, (chosen(order, decoration, **({"red": 1} if colour else {})),)))
    assert at.seats[0].fame == fame
