"""Every ink, card, gear, guilder and marker is somewhere, exactly once (C1, C2, R5)."""

from collections.abc import Callable

import pytest

from game.rules import Options, Table, violations
from game.rules.names import Order, PlacedGear
from tests.laws.games import MIXES, decisions, name, played


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
@pytest.mark.parametrize("seed", range(41, 46))
def test_conservation_after_every_move(options: Options, seed: int) -> None:
    """From the first decision to the end of the game."""
    for table, _ in decisions(options, seed):
        assert violations(table) == []
    assert violations(played(options, seed)[0]) == []


def lose_an_ink(table: Table) -> None:
    table.bag = (table.bag[0] - 1, *table.bag[1:])


def lose_a_printing_card(table: Table) -> None:
    table.printing_pile = table.printing_pile._replace(deck=table.printing_pile.deck[1:])


def double_a_refinement_card(table: Table) -> None:
    table.seats[0].orders += (Order(table.printing_pile.deck[0], table.refinement_pile.deck[0]),)


def double_a_gear(table: Table) -> None:
    table.seats[0].gears += (PlacedGear(table.gears_pile.deck[0], 0, 0),)


def lose_a_specialty_card(table: Table) -> None:
    table.specialty_row = (None, *table.specialty_row[1:])


def lose_a_patron(table: Table) -> None:
    table.patronage_row = (None, *table.patronage_row[1:])


def give_a_marker(table: Table) -> None:
    table.seats[0].marker_count += 1


def plan_too_few(table: Table) -> None:
    table.seats[0].plan = (1, 1, 1, 1, 1)


def lose_a_character(table: Table) -> None:
    table.characters_removed = table.characters_removed[1:]


def lose_a_planning_card(table: Table) -> None:
    table.planning_deck = table.planning_deck[1:]


def owe_guilders(table: Table) -> None:
    table.seats[0].guilders = -1


def climb_too_high(table: Table) -> None:
    table.seats[0].levels = (7, 0, 0, 0)


def forget_the_disk(table: Table) -> None:
    table.seats[0].levels, table.seats[0].disk = (4, 0, 0, 0), 1


def use_a_gear_unseen(table: Table) -> None:
    table.seats[0].gear_uses = 4


def pay_the_automa(table: Table) -> None:
    table.seats[-1].guilders = 1


FRAUDS: tuple[Callable[[Table], None], ...] = (
    lose_an_ink,
    lose_a_printing_card,
    double_a_refinement_card,
    double_a_gear,
    lose_a_specialty_card,
    lose_a_patron,
    give_a_marker,
    plan_too_few,
    lose_a_character,
    lose_a_planning_card,
    owe_guilders,
    climb_too_high,
    forget_the_disk,
    use_a_gear_unseen,
    pay_the_automa,
)


@pytest.mark.parametrize("fraud", FRAUDS, ids=lambda fraud: fraud.__name__)
def test_a_broken_law_is_found(fraud: Callable[[Table], None]) -> None:
    """`violations` would be worth nothing if it never found any."""
    table = next(table for table, _ in decisions(MIXES[4], 47) if table.phase == "planning")
    assert violations(table) == []
    fraud(table)
    assert violations(table)
