"""Screens offer the least price that can be reached, by one press, and say what a turn's end would lose."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.board.patronage_row import Paying
from game.client.scenes.parts.offers import next_type_words, type_offers
from game.client.scenes.parts.player_board import TypeCase
from game.rules import Table
from game.rules.moves import EndTurn, TakeInks
from game.rules.names import INKS, LETTER_INDEX, LETTERS
from game.rules.state import Seat
from tests.client.at_table import AtTable
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """Anna is to fulfil orders, in round 2, with four types and a gear that sells two letters for 3 guilders less."""
    table = build.table(seats=2, round=2)
    build.at_fulfilment(table)
    build.set_types(table, 0, "AAAA")
    build.give_gear(table, 0, *sector(table, "discount"))
    yield AtTable(table, tmp_path)
    pygame.quit()


def sector(table: Table, kind: str) -> tuple[str, int]:
    """A gear with such a sector up; one that sells I and another letter."""
    own = [placed.gear for placed in table.seats[0].gears]
    return build.find_sector(kind, lambda up: kind != "discount" or ("I" in up.letters and len(up.letters) == 2), own)


def table_of(at: AtTable) -> Table:
    return at.session.match._timeline.table


def anna(at: AtTable) -> Seat:
    return at.session.view(0).seats[0]


def held(at: AtTable) -> tuple[int, int, int]:
    """Anna's guilders, her types with the letter I, and how often her first gear was used."""
    seat = anna(at)
    return seat.guilders, seat.types[1], seat.gears[0].used


def test_A2_the_letter_beside_an_order_costs_what_the_gear_leaves_of_it(at: AtTable) -> None:
    """The button says the price and the gear; one press uses it and buys, and one undo takes both back."""
    order = build.give_order(table_of(at), 0, build.printing_card("AI"), build.first_card("refinement"))
    pilot = at.sit()
    button = f"buy letter:I:{order.printing}"
    assert pilot.app.page.targets.by_name(button).hint.startswith(
        "Buy the letter I for 2 guilders. This uses your gear"
    )
    pilot.click(button)
    pilot.wait_until_still()
    assert held(at) == (8, 1, 1)
    pilot.click("undo")
    assert held(at) == (10, 0, 0)
    assert at.session.shown.prompt is None


def test_A2_undo_takes_back_one_move_where_the_last_press_made_one(at: AtTable) -> None:
    """A purchase by a gear, then one without: each undo takes back what one press did."""
    turns = at.session.turns
    turns.submit_all(type_offers(at.session, anna(at))["I"].moves, at.session.match.number)
    turns.submit_all(type_offers(at.session, anna(at))["U"].moves, at.session.match.number)
    assert held(at) == (2, 1, 1)
    assert turns.undo(0) == ""
    assert held(at) == (8, 1, 1)
    assert turns.undo(0) == ""
    assert held(at) == (10, 0, 0)


def test_A5_a_letter_that_only_the_gear_makes_payable_can_be_bought(at: AtTable) -> None:
    """In the printing house and in the case: with 2 guilders I can be had, U cannot."""
    table_of(at).seats[0].guilders = 2
    pilot = at.sit()
    pilot.click("workshop:0")
    assert at.reason("type:I") == ""
    assert at.reason("type:U") != ""
    pilot.drag("type:I", "types")
    pilot.wait_until_still()
    assert held(at) == (0, 1, 1)
    pilot.click("undo")
    assert held(at) == (2, 0, 0)


def test_A5_a_letter_that_two_gears_make_cheaper_is_swapped_for_by_one_press(at: AtTable) -> None:
    """`discount`, `swap_type`: both are named and used, and one undo takes all back."""
    table = table_of(at)
    build.give_gear(table, 0, *sector(table, "swap_type"))
    placed = table.seats[0].gears[0]
    sold = table.content.gears[placed.gear].sectors[placed.sector].letters
    wanted = next(letter for letter in LETTERS[1:] if letter not in sold)
    pilot = at.sit()
    pilot.click("workshop:0")
    assert pilot.app.page.targets.by_name("full").label == "Keep the gears"
    assert pilot.app.page.targets.by_name(f"type:{wanted}").hint.count("This uses your gear") == 2
    pilot.drag(f"type:{wanted}", "types")
    pilot.wait_until_still()
    assert (anna(at).guilders, anna(at).types[LETTER_INDEX[wanted]], sum(anna(at).types)) == (8, 1, 5)
    assert [gear.used for gear in anna(at).gears] == [1, 1]
    pilot.click("undo")
    assert (anna(at).guilders, sum(anna(at).types)) == (10, 4)


@pytest.mark.parametrize(("keep", "paid", "used"), [(False, 2, 1), (True, 5, 0)])
def test_A1_the_case_uses_the_gear_unless_it_is_to_be_kept(at: AtTable, keep: bool, paid: int, used: int) -> None:
    build.at_action(table_of(at), "inks", {0: 1})
    pilot = at.sit()
    pilot.click("buy")
    if keep:
        pilot.click("full")
    pilot.drag("type:I", "types")
    pilot.wait_until_still()
    assert isinstance(pilot.scene, TypeCase)
    assert held(at) == (10 - paid, 1, used)


def test_A1_the_gear_can_be_kept_in_the_printing_house(at: AtTable) -> None:
    """Every purchase stays possible at its full price; the switch is there only where a gear helps."""
    pilot = at.sit()
    pilot.click("workshop:0")
    pilot.click("full")
    pilot.drag("type:I", "types")
    pilot.wait_until_still()
    assert held(at) == (5, 1, 0)
    pilot.click("full")
    pilot.drag("type:I", "types")
    pilot.wait_until_still()
    assert held(at) == (2, 2, 1)
    assert at.names("full") == []


@pytest.mark.parametrize("used", [0, 1])
def test_A1_the_price_in_words_names_the_letters_that_cost_less(at: AtTable, used: int) -> None:
    seat = table_of(at).seats[0]
    seat.gears = (seat.gears[0]._replace(used=used),)
    words = next_type_words(anna(at), type_offers(at.session, anna(at)))
    assert words.startswith("The next type costs 5 guilders.")
    assert words.endswith(" costs 2 guilders.") is not bool(used)


def test_D3_inks_that_a_level_at_the_top_can_pay_for_are_taken(at: AtTable) -> None:
    table = table_of(at)
    build.give_gear(table, 0, *sector(table, "advance"))
    placed = table.seats[0].gears[1]
    specialty = table.content.gears[placed.gear].sectors[placed.sector].specialty
    assert specialty is not None
    build.set_levels(table, 0, **{specialty: 6})
    table.seats[0].guilders = 1
    build.at_action(table, "inks", {0: 1})
    pilot = at.sit()
    pilot.drag("offered ink:0:2", "inks")
    assert at.last_move() == TakeInks(0, 0, 3)
    assert anna(at).guilders == 1
    assert anna(at).gears[1].used == 1


def test_M2_the_first_way_to_pay_a_patron_keeps_the_wild_inks(at: AtTable) -> None:
    """`caxton`: inks of the colours themselves come first, as for orders."""
    table = table_of(at)
    build.set_character(table, 0, "caxton")
    build.at_action(table, "patronage", {0: 1})
    wanted = build.first_card("patronage", lambda card: sum(card.inks) > 1 and not any(card.types))
    card = table.content.patronage[wanted]
    wild = [ink for ink, need in zip(INKS, card.inks, strict=True) if not need][-1]
    table.round, table.seats[0].wild = 6, wild
    table.seats[0].levels, table.seats[0].inks = (6, 6, 6, 6), (3, 3, 3, 3)
    table.patronage_row = (wanted, None, None, None)
    table.patronage_removed = tuple(name for name in table.content.patronage if name != wanted)
    pilot = at.sit()
    pilot.drag(f"patronage:{wanted}", "house")
    ways = pilot.scene_of(Paying).payments
    assert len(ways) > 1
    assert ways[0].inks == card.inks


def test_A2_the_panel_of_gears_uses_every_gear_that_is_up(at: AtTable) -> None:
    build.give_gear(table_of(at), 0, *sector(table_of(at), "round_fame"))
    pilot = at.sit()
    pilot.click("use:1")
    assert anna(at).fame == 2
    assert at.reason("use:1") != ""


# what would be lost


def ends(at: AtTable, button: str) -> bool:
    """Press a button, and tell whether Anna's turn is over."""
    at.pilot.click(button)
    return at.session.match.log[-1:] != () and at.last_move() == EndTurn(0)


@pytest.mark.parametrize("way_on", [True, False])
def test_G6_the_end_of_a_turn_says_once_which_gear_is_lost(at: AtTable, way_on: bool) -> None:
    build.give_gear(table_of(at), 0, *sector(table_of(at), "round_fame"))
    pilot = at.sit()
    pilot.click("none")
    assert not ends(at, "end")
    assert pilot.scene.name == "confirm"
    if way_on:
        assert ends(at, "yes")
    else:
        assert not ends(at, "no")
        assert ends(at, "end")


def test_G6_a_turn_ends_without_a_word_where_nothing_is_lost(at: AtTable) -> None:
    """No order lacks a letter that the gear sells."""
    at.sit().click("none")
    assert ends(at, "end")


def test_G6_a_finished_turn_does_not_end_by_itself_while_a_gear_would_be_lost(at: AtTable) -> None:
    table = table_of(at)
    build.give_gear(table, 0, *sector(table, "round_fame"))
    order = build.give_order(table, 0, build.printing_card("AI"), build.first_card("refinement"))
    build.set_types(table, 0, "AI")
    pilot = at.sit()
    at.session.choices.change(turns_end="always")
    pilot.click(f"order:{order.printing}")
    pilot.click("print")
    pilot.click("yes")
    pilot.wait_until_still()
    pilot.wait(5)
    assert at.last_move() != EndTurn(0)
    assert not ends(at, "end")
    assert ends(at, "yes")
