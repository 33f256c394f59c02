"""Gears that turn at the start of a round: by hand, all at once or not at all; they end where the rules have them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.turn_gears import TurnGears
from game.rules import Table
from game.rules.moves import EndTurn
from tests.client.at_table import AtTable
from tests.rules import build

Open = Callable[[], AtTable]


def with_gears() -> Table:
    """The end of round 1; Anna has three gears, Tom one, Kate none."""
    table = build.table(seats=3)
    for seat in (0, 0, 0, 1):
        build.give_gear(table, seat, table.gears_pile.deck[-1])
    build.at_fulfilment(table)
    return table


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens the start of round 2."""

    def open_it() -> AtTable:
        at = AtTable(with_gears(), tmp_path)
        for seat in range(3):
            at.sitting.submit(EndTurn(seat))
        assert at.sitting.stop().kind == "round end"
        at.sitting.go_on()
        at.sit()
        return at

    yield open_it
    pygame.quit()


def angles(at: AtTable, seat: int) -> list[float]:
    """How far the gears of a seat are turned from their first sector, clockwise, axle 1 first."""
    assert isinstance(at.pilot.scene, TurnGears)
    train = at.pilot.scene.trains[seat]
    by_place = {sprite.centre: -sprite.angle % 360 for sprite in train.sprites(1.0)}
    return [by_place[box.center] for box in train.boxes]


def turned(at: AtTable, seat: int) -> bool:
    """Whether a seat's gears are at rest where the rules have them."""
    gears = at.sitting.view().seats[seat].gears
    return angles(at, seat) == [-120 * gear.sector % 360 for gear in gears]


def test_T1_all_gears_turn_and_end_exactly_on_their_sectors(opened: Open) -> None:
    """T1: each train turns by one sector."""
    at = opened()
    assert not turned(at, 0)
    assert not turned(at, 1)
    at.pilot.click("all")
    at.pilot.wait_until_still()
    assert turned(at, 0)
    assert turned(at, 1)
    assert at.reason("all")
    assert not at.pilot.scene.sprites()


def test_T1_a_press_on_the_top_gear_turns_that_train_only(opened: Open) -> None:
    """T1: from axle 1 on, neighbours turn the other way."""
    at = opened()
    before = angles(at, 0)
    at.pilot.click("crank:0")
    at.pilot.wait(0.2)
    moved = [(after - angle + 180) % 360 - 180 for after, angle in zip(angles(at, 0), before, strict=True)]
    assert moved[0] > 1
    assert moved[1:] == pytest.approx([-moved[0], moved[0]], abs=0.5)
    at.pilot.wait_until_still()
    assert turned(at, 0)
    assert not turned(at, 1)


def test_a_hand_pulls_the_gear_and_it_falls_back_where_it_is_let_go_too_early(opened: Open) -> None:
    at = opened()
    before = angles(at, 0)
    crank = at.pilot.pos("crank:0")
    at.pilot.down(crank)
    at.pilot.wait(0.3)
    assert angles(at, 0) != before
    away = (crank[0], crank[1] + 400)
    at.pilot.move_to(away, held=True)
    at.pilot.up(away)
    at.pilot.wait_until_still()
    assert angles(at, 0) == pytest.approx(before)
    assert not turned(at, 0)


def test_gears_that_nobody_turned_stop_nobody(opened: Open) -> None:
    at = opened()
    at.pilot.click("continue")
    at.pilot.step()
    assert at.sitting.stop().kind == "curtain"


def test_seats_without_gears_have_none_to_turn(opened: Open) -> None:
    assert opened().names("crank:") == ["crank:1", "crank:0"]  # in the new turn order
