"""Every sector of every gear of config/ can be used when it does something, and then does it (A6, F7)."""

from typing import Any

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, legal_moves
from game.rules import moves as mv
from game.rules.gears import BONUS_KINDS
from tests.rules.build import at_fulfilment, code, content, give_gear, give_inks, set_levels, set_types, table
from tests.rules.own_cards import chosen, own_order

SECTORS = [(gear.id, sector) for gear in content().gears.values() for sector in range(3)]
NEEDS_SOMETHING = {"swap_ink", "swap_type", "scrap_type", "one_for_two"}


def reward_of(gear: str, sector: int) -> GearReward:
    return content().gears[gear].sectors[sector]


def geared(gear: str, sector: int, rich: bool = True) -> Table:
    """A table with all gears in play; this one is on axle 1 of seat 0, which has some of everything or nothing."""
    at = table(seats=3)
    give_gear(at, 0, gear, sector)
    if rich:
        set_types(at, 0, "AIOU")
        give_inks(at, 0, blue=1, silver=1, gold=1, red=1)
    return at


def belongings(at: Table) -> tuple[Any, ...]:
    seat = at.seats[0]
    return (seat.types, seat.inks, seat.levels, seat.orders, seat.guilders, seat.fame)


def settle_all(at: Table) -> None:
    """Answer each question of the reward with the first answer."""
    depth = 1
    while len(at.stack) > depth:
        apply(at, legal_moves(at, 0)[0])


@pytest.mark.parametrize(("gear", "sector"), [place for place in SECTORS if reward_of(*place).kind not in BONUS_KINDS])
def test_A6_each_gear_sector_does_something(gear: str, sector: int) -> None:
    """A2, A6: usable when it does something, and the seat then has something else than before."""
    at = geared(gear, sector)
    before = belongings(at)
    apply(at, mv.UseGear(0, 0))
    settle_all(at)
    assert belongings(at) != before
    assert at.seats[0].gears[0].used == at.seats[0].gear_uses == 1


@pytest.mark.parametrize(("gear", "sector"), [place for place in SECTORS if reward_of(*place).kind in NEEDS_SOMETHING])
def test_A6_a_gear_sector_without_what_it_needs(gear: str, sector: int) -> None:
    """A6: a seat without types and inks cannot use a sector that needs them."""
    assert code(geared(gear, sector, rich=False), mv.UseGear(0, 0)) == "gear_does_nothing"


@pytest.mark.parametrize(("gear", "sector"), [place for place in SECTORS if reward_of(*place).kind in BONUS_KINDS])
def test_F7_each_bonus_gear_sector_pays(gear: str, sector: int) -> None:
    """F7: 2 fame for each letter, ink or specialty it names, shown by an order of its own; nothing for another."""
    reward = reward_of(gear, sector)
    at = geared(gear, sector)
    specialties = [reward.specialty] if reward.specialty else []
    orders = [chosen(own_order(at, 0, letter)) for letter in reward.letters]
    orders += [chosen(own_order(at, 0, "", inks={ink: 1}, fame=(0, 0)), False, **{ink: 1}) for ink in reward.colours]
    orders += [chosen(own_order(at, 0, "", levels={name: 1}, fame=(0, 0)), True) for name in specialties]
    other = chosen(own_order(at, 0, ""))
    set_levels(at, 0, **dict.fromkeys(specialties, 1))
    at_fulfilment(at)
    assert code(at, mv.Fulfil(0, (other,), (0,))) == "bonus_not_earned"
    apply(at, mv.Fulfil(0, (*orders, other), (0,)))
    assert at.seats[0].fame == 2 * len(orders) > 0
