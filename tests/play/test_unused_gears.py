"""Which unused gears would gain something now: those that cost nothing, and those that help an order."""

import pytest

from game.rules import Table, apply
from game.rules import moves as mv
from game.rules.prices import gears_worth_using
from tests.rules import build

LAST = 6


def table_with(kind: str, round_number: int = 2) -> Table:
    """Seat 0 fulfils orders and has one gear, with such a sector up."""
    table = build.table(round=round_number)
    build.at_fulfilment(table)
    build.give_gear(table, 0, *build.find_sector(kind))
    return table


@pytest.mark.parametrize("kind", ["round_fame", "advance", "advance_lowest", "ink", "order"])
def test_G6_a_gear_that_only_gives_is_worth_using(kind: str) -> None:
    assert gears_worth_using(table_with(kind), 0) == (0,)


def test_G6_a_used_gear_is_not() -> None:
    table = table_with("round_fame")
    apply(table, mv.UseGear(0, 0))
    assert gears_worth_using(table, 0) == ()


@pytest.mark.parametrize("kind", ["swap_type", "swap_ink", "scrap_type", "discount", "type_bonus"])
def test_A6_what_takes_as_much_as_it_gives_is_not_worth_using(kind: str) -> None:
    """An exchange that helps no order, and a type that no order needs, are a matter of taste."""
    table = table_with(kind)
    build.set_types(table, 0, "AIO")
    build.give_inks(table, 0, red=1)
    assert gears_worth_using(table, 0) == ()


def test_discount_is_worth_using_for_a_letter_that_an_order_lacks() -> None:
    table = table_with("discount")
    placed = table.seats[0].gears[0]
    letter = table.content.gears[placed.gear].sectors[placed.sector].letters[0]
    build.give_order(table, 0, lacking(letter), refinement())
    assert gears_worth_using(table, 0) == (0,)
    table.seats[0].guilders = 0
    build.set_types(table, 0, ("U" if letter != "U" else "A") * 4)
    assert gears_worth_using(table, 0) == ()


def lacking(letter: str) -> str:
    return build.first_card("printing", lambda card: letter in card.letters)


def refinement() -> str:
    return build.first_card("refinement", lambda card: True)


@pytest.mark.parametrize(
    ("kind", "counts"),
    [("round_fame", True), ("scrap_type", True), ("ink", False), ("order", False), ("discount", False)],
)
def test_Z1_in_the_last_round_only_final_fame_counts(kind: str, counts: bool) -> None:
    table = table_with(kind, LAST)
    build.set_types(table, 0, "AIO")
    assert gears_worth_using(table, 0) == ((0,) if counts else ())


@pytest.mark.parametrize(("level", "counts"), [(2, False), (3, True), (4, True), (5, True), (6, True)])
def test_Z1_a_level_counts_in_the_last_round_where_it_brings_fame(level: int, counts: bool) -> None:
    """IV, V and VI count, and a level beyond VI gives 3 guilders, which are 1 fame (D3)."""
    table = table_with("advance", LAST)
    placed = table.seats[0].gears[0]
    specialty = table.content.gears[placed.gear].sectors[placed.sector].specialty
    assert specialty is not None
    build.set_levels(table, 0, **{specialty: level})
    assert gears_worth_using(table, 0) == ((0,) if counts else ())
