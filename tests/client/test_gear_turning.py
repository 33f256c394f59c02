"""A gear tried in the printing house is turned by hand: it snaps to a sector, and only `install` makes it a move."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.settings import Choices
from game.client.scenes.board.board_scene import Board
from game.client.scenes.board.gears_row import SETTLE_S, FreeTurn, GearsRow
from game.rules.moves import InstallGear, RepositionGear
from game.rules.state import Table
from tests.client.pilot import Pilot
from tests.client.session_at import in_action, sitting_at

Open = Callable[[], Pilot]


def has_a_gear(table: Table) -> bool:
    gears = table.seats[table.stack[-1].seat].gears
    return len(gears) == 1 and not gears[0].used


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens a turn in which gears may be had; the seat has one already."""

    def open_it() -> Pilot:
        return Pilot(sitting_at(tmp_path, in_action("gears", also=has_a_gear)).scene(), (960, 540))

    yield open_it
    pygame.quit()


def board(pilot: Pilot) -> Board:
    assert isinstance(pilot.scene, Board)
    return pilot.scene


def board_row(pilot: Pilot) -> GearsRow:
    found = board(pilot).board_row
    assert isinstance(found, GearsRow)
    return found


def try_one(pilot: Pilot) -> str:
    """Lay an offered gear on axle 2; its target."""
    view = board_row(pilot).view
    gear = next(gear for gear in view.gears_row if gear is not None)
    pilot.drag(f"gear:{gear}", "axle:1")
    return f"gear:{gear}"


def sector(pilot: Pilot) -> int:
    ghost = board_row(pilot).ghost
    assert ghost is not None
    return ghost.sector


@pytest.mark.slow
@pytest.mark.parametrize(("turn_deg", "expected"), [(120, 2), (-120, 1), (50, 0), (70, 2), (240, 1), (-490, 1)])
def test_G1_a_tried_gear_is_turned_both_ways_and_snaps_to_the_nearest_sector(
    opened: Open, turn_deg: float, expected: int
) -> None:
    """G1: any sector may be up."""
    pilot = opened()
    name = try_one(pilot)
    number = board(pilot).session.match.number
    pilot.crank(name, turn_deg, 12)
    assert len(pilot.scene.sprites()) == 2
    assert sector(pilot) == expected
    pilot.let_go()
    pilot.wait_until_still()
    assert sector(pilot) == expected
    assert not pilot.scene.sprites()
    assert board(pilot).session.match.number == number
    pilot.click("install")
    move = board(pilot).session.match.log[-1].move
    assert isinstance(move, InstallGear)
    assert (move.axle, move.sector) == (1, expected)


def test_the_button_turns_it_tooth_by_tooth_until_any_press(opened: Open) -> None:
    """The sector that counts is the next one at once; what turns is only a picture of it."""
    pilot = opened()
    try_one(pilot)
    pilot.click("turn")
    assert sector(pilot) == 2
    seen = set()
    while pilot.scene.sprites():
        seen.add(pilot.scene.sprites()[0].angle)
        pilot.step()
    assert 30 < len(seen) < 70
    assert sector(pilot) == 2
    pilot.click("turn")
    pilot.wait(0.2)
    assert pilot.scene.sprites()
    pilot.click("turn")  # which ends the one before, and counts
    assert sector(pilot) == 0
    assert pilot.scene.sprites()
    pilot.down((2, 2))
    assert not pilot.scene.sprites()
    assert sector(pilot) == 0


@pytest.mark.parametrize("changes", [{"reduced_motion": True}, {"speed": "off"}])
def test_where_nothing_moves_the_button_sets_the_sector_at_once(opened: Open, changes: dict[str, object]) -> None:
    pilot = opened()
    try_one(pilot)
    board(pilot).session.choices.change(**changes)
    pilot.click("turn")
    assert sector(pilot) == 2
    assert not pilot.scene.sprites()


def test_the_forecast_follows_while_the_hand_is_still_on_the_gear(opened: Open) -> None:
    pilot = opened()
    name = try_one(pilot)
    seen = []
    for turn_deg in (40, 80, 160):
        pilot.crank(name, turn_deg, 30)
        seen.append(sector(pilot))
        pilot.let_go()
        pilot.wait_until_still()
    assert seen == [0, 2, 1]


def test_at_its_hub_a_tried_gear_is_taken_off_its_axle(opened: Open) -> None:
    pilot = opened()
    name = try_one(pilot)
    pilot.drag(name, "offer")
    assert board_row(pilot).ghost is None


def test_a_click_on_the_rim_still_lifts(opened: Open) -> None:
    pilot = opened()
    name = try_one(pilot)
    rect = pilot.app.page.targets.by_name(name).rect
    pilot.click_at(pilot.app.layers.viewport.to_window((rect.centerx + rect.w * 0.4, rect.centery)))
    assert pilot.app.controls.attention.lifted == name
    pilot.click("offer")
    assert board_row(pilot).ghost is None


def test_G1_a_gear_of_the_seat_is_turned_where_it_is(opened: Open) -> None:
    """G1: repositioned by hand; the sector it had is no move, and the button says so."""
    pilot = opened()
    seat = board(pilot).seat
    placed = board_row(pilot).view.seats[seat].gears[0]
    pilot.crank(f"gear:{placed.gear}", 10)
    pilot.let_go()
    pilot.wait_until_still()
    assert not pilot.app.page.targets.by_name("install").enabled
    pilot.crank(f"gear:{placed.gear}", 120)
    pilot.let_go()
    pilot.wait_until_still()
    pilot.click("install")
    assert board(pilot).session.match.log[-1].move == RepositionGear(seat, 0, (placed.sector - 1) % 3)


def test_a_gear_on_offer_is_lifted_and_never_turned(opened: Open) -> None:
    pilot = opened()
    gear = next(gear for gear in board_row(pilot).view.gears_row if gear is not None)
    pilot.crank(f"gear:{gear}", 60)
    assert pilot.app.controls.attention.lifted == f"gear:{gear}"
    pilot.let_go()


@pytest.mark.slow
def test_with_reduced_motion_it_settles_at_once(tmp_path: Path) -> None:
    session = sitting_at(tmp_path, in_action("gears", also=has_a_gear))
    session.choices.change(reduced_motion=True)
    pilot = Pilot(session.scene(), choices=Choices())
    name = try_one(pilot)
    pilot.crank(name, 100)
    pilot.let_go()
    pilot.step()
    assert not pilot.scene.sprites()
    pygame.quit()


def test_a_gear_settles_from_where_it_was_left() -> None:
    turn = FreeTurn(pygame.Surface((8, 8)), pygame.Rect(0, 0, 200, 200), 0, 0, (200, 100))
    turn.pull((100, 200))
    turn.let_go()
    angles = []
    while turn.tick(SETTLE_S / 6):
        angles.append(-turn.sprites(1.0)[0].angle % 360)
    assert angles == sorted(angles)
    assert angles[0] > 90
    assert -turn.sprites(1.0)[0].angle % 360 == 120
