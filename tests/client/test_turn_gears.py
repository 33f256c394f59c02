"""Gears that turn at the start of a round: by hand, all at once or not at all; they end where the rules have them."""

from collections.abc import Callable, Iterator
from math import cos, radians, sin
from pathlib import Path

import pygame
import pytest

from game.client.scenes.turn_gears import TurnGears
from game.client.ui.soundscape import RATCHET, RATCHET_LAST
from game.gearbox.mesh import PITCH_DEG, SECTOR_DEG
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
            at.session.turns.make(EndTurn(seat))
        assert at.session.shown.step.kind == "round end"
        at.session.go_on()
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
    gears = at.session.view().seats[seat].gears
    return angles(at, seat) == [-120 * gear.sector % 360 for gear in gears]


@pytest.mark.slow
def test_T1_all_gears_turn_and_end_exactly_on_their_sectors(opened: Open) -> None:
    """T1: each train turns by one sector."""
    at = opened()
    assert not turned(at, 0)
    assert not turned(at, 1)
    at.pilot.click("all")
    at.pilot.wait(2.0)
    assert turned(at, 0)
    assert turned(at, 1)
    assert at.reason("all")
    assert len(at.pilot.scene.sprites()) == 1  # the bar alone: the gears are on the page


@pytest.mark.slow
@pytest.mark.parametrize("by_itself", [False, True])
def test_T1_gears_left_alone_turn_and_lead_on_where_turns_end_by_themselves(opened: Open, by_itself: bool) -> None:
    """T1: a hand has time for them first, and what came up stands there for a moment."""
    at = opened()
    at.session.choices.change(turns_end="always" if by_itself else "never")
    at.pilot.wait(5.0)
    assert not turned(at, 0)
    at.pilot.wait(3.5)
    assert (at.pilot.scene.name, turned(at, 0)) == ("turn gears", by_itself)
    at.pilot.wait(4.0)
    assert (at.pilot.scene.name == "turn gears") is not by_itself


def test_T1_all_gears_turned_by_a_press_lead_on_to_the_plans(opened: Open) -> None:
    """T1: what came up stands there for three seconds, and a press leaves them again."""
    at = opened()
    at.session.choices.change(turns_end="never")
    at.pilot.click("all")
    at.pilot.wait(3.0)
    assert at.pilot.scene.sprites()  # the bar of the time that is left
    at.pilot.down((5, 5))
    at.pilot.wait(2.0)
    assert at.pilot.scene.name == "turn gears"
    at.pilot.wait(2.0)
    assert at.pilot.scene.name != "turn gears"


@pytest.mark.usefixtures("full_hd")
def test_T1_a_hand_on_a_gear_keeps_the_others_waiting(opened: Open) -> None:
    """T1: nobody is hurried who turns one."""
    at = opened()
    at.session.choices.change(turns_end="always")
    x, y = at.pilot.pos("crank:0")
    at.pilot.down((x, y - 90))
    at.pilot.move_to((x + 20, y - 88), held=True)
    at.pilot.wait(9.0)
    assert not turned(at, 1)


def test_T1_the_button_ratchets_tooth_by_tooth_and_any_press_ends_it(opened: Open) -> None:
    """T1: about a second, with a click for each tooth; the rules had turned the gears before."""
    at, heard = opened(), list[str]()
    number = at.session.match.number

    def hear(name: str, *, pan: float = 0.0) -> None:
        heard.append(name)

    at.pilot.app.sounds.hear = hear  # type: ignore[method-assign]
    at.pilot.click("crank:1")
    passed = 0
    while not turned(at, 1):
        at.pilot.step()
        passed += 1
    clicks = [name for name in heard if name in RATCHET]
    assert len(clicks) == SECTOR_DEG / PITCH_DEG
    assert RATCHET_LAST in heard
    assert 0.7 < passed / 60 < 1.3
    at.pilot.click("all")
    at.pilot.wait(0.3)
    assert not turned(at, 0)
    at.pilot.down((5, 5))
    assert turned(at, 0)
    assert at.session.match.number == number


@pytest.mark.parametrize("changes", [{"reduced_motion": True}, {"speed": "off"}])
def test_where_nothing_moves_the_button_has_them_turned_at_once(opened: Open, changes: dict[str, object]) -> None:
    at = opened()
    at.session.choices.change(**changes)
    at.pilot.click("all")
    assert turned(at, 0)
    assert turned(at, 1)


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


@pytest.mark.parametrize("rad_s", [3, 12, 30])
@pytest.mark.parametrize("start_deg", [0, 170])
def test_T1_a_crank_ends_on_the_sector_of_the_rules_however_fast_it_goes(
    opened: Open, rad_s: float, start_deg: float
) -> None:
    """T1: one sector and no more, though the hand goes round twice."""
    at = opened()
    before = at.session.match.number
    at.pilot.crank("crank:0", 720, rad_s, start_deg=start_deg)
    at.pilot.wait(0.5)
    held = angles(at, 0)[0]
    assert held == pytest.approx(-120 * at.session.view().seats[0].gears[0].sector % 360, abs=2)  # at the stop
    assert at.reason("crank:0") == ""
    at.pilot.let_go()
    at.pilot.wait_until_still()
    assert turned(at, 0)
    assert not turned(at, 1)
    assert at.reason("crank:0")
    assert at.session.match.number == before


def test_a_gear_follows_the_hand_and_meshes_with_its_neighbours(opened: Open) -> None:
    at = opened()
    before = angles(at, 0)
    at.pilot.crank("crank:0", 70)
    at.pilot.wait(0.5)
    moved = [(after - angle + 180) % 360 - 180 for after, angle in zip(angles(at, 0), before, strict=True)]
    assert moved == pytest.approx([70, -70, 70], abs=1)


def test_a_gear_that_is_let_go_too_early_falls_back(opened: Open) -> None:
    at = opened()
    before = angles(at, 0)
    at.pilot.crank("crank:0", 50)
    assert angles(at, 0) != before
    at.pilot.let_go()
    at.pilot.wait_until_still()
    assert angles(at, 0) == pytest.approx(before)
    assert not turned(at, 0)


def test_the_pawls_hold_a_gear_that_is_turned_the_wrong_way(opened: Open) -> None:
    at = opened()
    before = angles(at, 0)
    at.pilot.crank("crank:0", -300)
    at.pilot.wait(0.2)
    assert angles(at, 0) == pytest.approx(before)
    at.pilot.let_go()
    at.pilot.wait_until_still()
    assert not turned(at, 0)


def test_a_gear_is_let_go_when_the_window_is_left(opened: Open) -> None:
    at = opened()
    at.pilot.crank("crank:0", 100)
    at.pilot.post(pygame.WINDOWFOCUSLOST)
    at.pilot.wait_until_still()
    assert turned(at, 0)


def test_a_key_that_is_kept_down_winds_the_gear(opened: Open) -> None:
    at = opened()
    before = angles(at, 0)
    while at.pilot.app.controls.attention.focused != "crank:0":
        at.pilot.key(pygame.K_TAB)
    at.pilot.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="")
    at.pilot.wait(0.3)
    assert angles(at, 0) != before
    at.pilot.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    at.pilot.wait_until_still()
    assert turned(at, 0)


def test_a_cranked_gear_clicks_and_ends_with_a_deep_click(opened: Open) -> None:
    at, heard = opened(), list[str]()

    def hear(name: str, *, pan: float = 0.0) -> None:
        heard.append(name)

    at.pilot.app.sounds.hear = hear  # type: ignore[method-assign]
    at.pilot.crank("crank:1", 130)
    at.pilot.let_go()
    at.pilot.wait_until_still()
    assert heard[-1] == RATCHET_LAST
    assert len(heard[:-1]) == SECTOR_DEG / PITCH_DEG
    assert set(heard[:-1]) <= set(RATCHET)


def test_gears_that_nobody_turned_stop_nobody(opened: Open) -> None:
    at = opened()
    at.pilot.click("continue")
    at.pilot.step()
    assert at.session.shown.step.kind == "curtain"


def test_seats_without_gears_have_none_to_turn(opened: Open) -> None:
    assert opened().names("crank:") == ["crank:1", "crank:0"]  # in the new turn order


def point_stick(at: AtTable, degrees: float, reach: float = 1.0) -> None:
    """Push a pad's stick in a direction, clockwise from the right."""
    for axis, value in enumerate((cos(radians(degrees)), sin(radians(degrees)))):
        at.pilot.post(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=value * reach)


def test_T1_a_stick_cranks_the_first_train_and_lets_go_in_its_middle(opened: Open) -> None:
    """T1: by one sector, as by hand."""
    at = opened()
    seat = int(at.names("crank:")[0].partition(":")[2])
    for degrees in range(0, 200, 5):
        point_stick(at, degrees)
    at.pilot.wait(0.5)
    assert not turned(at, 1 - seat)
    point_stick(at, 200, reach=0.1)
    at.pilot.wait_until_still()
    assert turned(at, seat)
    assert at.reason(f"crank:{seat}")
    assert not at.reason(f"crank:{1 - seat}"), "the other waits for a hand of its own"


def test_a_stick_that_is_hardly_moved_takes_hold_of_nothing(opened: Open) -> None:
    at = opened()
    before = angles(at, 0), angles(at, 1)
    for degrees in range(0, 360, 10):
        point_stick(at, degrees, reach=0.5)
    at.pilot.wait(0.3)
    assert (angles(at, 0), angles(at, 1)) == before


def test_a_pad_that_is_pulled_out_lets_go(opened: Open) -> None:
    at = opened()
    seat = int(at.names("crank:")[0].partition(":")[2])
    before = angles(at, seat)
    for degrees in range(0, 40, 5):
        point_stick(at, degrees)
    assert angles(at, seat) != before
    at.pilot.post(pygame.JOYDEVICEREMOVED, instance_id=0)
    at.pilot.wait_until_still()
    assert angles(at, seat) == pytest.approx(before)
