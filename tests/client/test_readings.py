"""The figures that screens show agree with what the rules do."""

from copy import copy

import pytest

from game.client.base import readings
from game.content import Content
from game.rules import Options, new_game
from game.rules.actions import offered
from game.rules.gears import turn_gears
from game.rules.names import Order, PlacedGear
from game.rules.state import Seat, Table


@pytest.fixture
def table(content: Content) -> Table:
    return new_game(content, Options(seats=2, automa=False, characters=False), seed=3)[0]


def test_T1_the_forecast_is_what_turning_brings(table: Table) -> None:
    """T1: a seat's train, turned round after round, shows the sectors that were foretold."""
    seat = copy(table.seats[0])
    seat.gears = tuple(PlacedGear(gear, sector, 0) for sector, gear in enumerate(list(table.content.gears)[:3]))
    foretold = readings.forecast(seat.gears, 5)
    for ahead in range(5):
        assert [row[ahead] for row in foretold] == [gear.sector for gear in seat.gears]
        turn_gears(seat, [])


@pytest.mark.parametrize("gone", range(3))
def test_I2_the_price_of_inks_is_what_the_rules_ask(table: Table, gone: int) -> None:
    """I1, I2: from the leftmost ink still there up to each position."""
    inks = (*[None] * gone, *table.ink_sets[0][gone:])
    table.ink_sets = (inks, *table.ink_sets[1:])
    prices = [price for price, _ in offered(table, 0)]
    for count, position in enumerate(range(gone, 3), start=1):
        pick = readings.ink_pick(table.content.rules.ink_prices, inks, position)
        assert pick == (count, sum(prices[:count]))


def seat_with(table: Table, **fields: object) -> Seat:
    seat = copy(table.seats[0])
    for name, value in fields.items():
        setattr(seat, name, value)
    return seat


def test_a_wild_ink_fills_one_gap_and_no_more(table: Table) -> None:
    """`caxton`: an ink of the wild colour stands for one other ink."""
    content = table.content
    card = next(card for card in content.refinement.values() if sum(card.inks) >= 2 and card.inks[0] == 0)
    order = Order(next(iter(content.printing)), card.id)
    seat = seat_with(table, inks=(1, 0, 0, 0), wild="blue")
    assert sum(readings.lacks(content, seat, order).inks) == sum(card.inks) - 1
    seat.wild = None
    assert readings.lacks(content, seat, order).inks == card.inks


def test_nothing_lacks_a_seat_that_has_all(table: Table) -> None:
    order = Order(next(iter(table.content.printing)), next(iter(table.content.refinement)))
    rich = seat_with(table, types=(9, 9, 9, 9), inks=(9, 9, 9, 9), levels=(6, 6, 6, 6))
    assert not readings.lacks(table.content, rich, order).anything
    assert readings.lacks(table.content, table.seats[0], order).anything
