"""Several pads at one table: each claims a seat by a press and acts for that seat only; plugging swaps nothing."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.pads import Join
from game.client.session.match_session import MatchSession
from game.client.ui.target_names import JoinSeat
from tests.client.at_table import AtTable
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

A, B, START = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_START
DOWN = pygame.CONTROLLER_BUTTON_DPAD_DOWN


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    """Three people at an action that Anna begins."""
    made = build.table(seats=3)
    build.at_action(made, "inks", {0: 3, 1: 2, 2: 1})
    at = AtTable(made, tmp_path)
    sit(at)
    yield at
    pygame.quit()


def sit(at: AtTable) -> Pilot:
    """Open the window, with the settings of the sitting."""
    at.pilot = Pilot(at.session.scene(), choices=at.session.choices)
    return at.pilot


def pads(at: AtTable, count: int) -> list[MadeUpPad]:
    """So many pads, plugged in."""
    return [MadeUpPad(at.pilot) for _ in range(count)]


def claim(at: AtTable, pad: MadeUpPad, seat: int) -> None:
    """Join for a seat by presses of that pad alone."""
    pad.press(A)
    at.pilot.step()
    if at.pilot.scene.name == "join":
        scene = at.pilot.scene_of(Join)
        assert scene.of_pad == pad.instance
        while at.pilot.app.controls.attention.focused != JoinSeat(seat):
            pad.press(DOWN)
        pad.press(A)
        at.pilot.step()
    assert seat_of(at.session, pad) == seat


def seat_of(session: MatchSession, pad: MadeUpPad) -> int | None:
    return session.choices.claims.seat_of(pad.instance)


def seated(at: AtTable) -> list[MadeUpPad]:
    """Three pads, one for each person."""
    three = pads(at, 3)
    for seat, pad in enumerate(three):
        claim(at, pad, seat)
    return three


def test_one_pad_alone_acts_for_everybody(table: AtTable) -> None:
    (only,) = pads(table, 1)
    only.press(START)
    assert table.pilot.scene.name == "menu"
    assert seat_of(table.session, only) is None


def test_the_first_press_asks_who_holds_the_pad(table: AtTable) -> None:
    first, second = pads(table, 2)
    claim(table, first, 1)
    second.press(A)
    table.pilot.step()
    assert table.names("join") == [JoinSeat(0), JoinSeat(2)]
    assert table.pilot.app.controls.attention.focused == JoinSeat(0), "Anna is asked now"
    first.press(A)
    assert table.pilot.scene.name == "join", "only the pad that is asked about answers"


def test_a_pad_acts_for_its_seat_only(table: AtTable) -> None:
    anna, tom, kate = seated(table)
    assert seat_of(table.session, kate) == 2
    before = table.pilot.app.controls.attention
    for button in (START, A, DOWN):
        tom.press(button)
    tom.push(1.0, 0.0)
    tom.push(0.0, 0.0)
    assert table.pilot.scene.name == "board"
    assert table.pilot.app.controls.attention == before
    assert "Anna" in table.toast
    anna.press(START)
    assert table.pilot.scene.name == "menu"
    tom.press(B)
    assert table.pilot.scene.name == "menu", "what Anna opened is hers"
    anna.press(B)
    assert table.pilot.scene.name == "board"


@pytest.mark.slow
def test_a_press_of_another_ends_no_hold(table: AtTable) -> None:
    anna, tom, _ = seated(table)
    anna.press(DOWN)
    anna.down(A)
    held = table.pilot.app.controls.hand.pressed
    assert held is not None
    tom.press(A)
    assert table.pilot.app.controls.hand.pressed == held
    anna.up(A)


def test_mouse_and_keys_act_for_everybody(table: AtTable) -> None:
    seated(table)
    table.pilot.key(pygame.K_m)
    assert table.pilot.scene.name == "menu"


@pytest.mark.slow
def test_a_seat_without_a_pad_may_be_handed_one(table: AtTable) -> None:
    first, second = pads(table, 2)
    claim(table, first, 1)
    claim(table, second, 2)
    first.press(A)
    table.pilot.step()
    assert table.names("join") == [JoinSeat(0)], "Anna is asked, and has none"
    first.press(A)
    assert seat_of(table.session, first) == 0
    assert table.session.choices.claims.free((0, 1, 2)) == [1]


@pytest.mark.slow
def test_a_pad_that_is_gone_pauses_until_one_joins(table: AtTable) -> None:
    anna, tom, _ = seated(table)
    tom.unplug()
    assert table.pilot.scene.name == "rejoin"
    anna.press(DOWN)
    assert table.pilot.scene.name == "rejoin"
    back = MadeUpPad(table.pilot)
    back.press(B)
    table.pilot.step()
    assert table.pilot.scene.name == "board"
    assert "Tom" in table.toast
    assert seat_of(table.session, back) == 1


@pytest.mark.slow
def test_pads_that_come_back_in_another_order_swap_nothing(table: AtTable) -> None:
    """Whoever sits there says so by a press; the pad that stayed keeps its seat."""
    anna, tom, kate = seated(table)
    anna.unplug()
    tom.unplug()
    of_tom, of_anna = MadeUpPad(table.pilot), MadeUpPad(table.pilot)
    claim(table, of_tom, 1)
    claim(table, of_anna, 0)
    table.pilot.step(2)
    assert table.pilot.scene.name == "board"
    assert [seat_of(table.session, pad) for pad in (of_anna, of_tom, kate)] == [0, 1, 2]


def test_one_may_go_on_without_it_and_the_last_pad_acts_for_everybody(table: AtTable) -> None:
    first, second = pads(table, 2)
    claim(table, first, 1)
    claim(table, second, 0)
    first.unplug()
    second.press(A)
    table.pilot.step(2)
    assert table.pilot.scene.name == "board"
    assert not table.session.choices.claims.are_any
    second.press(START)
    assert table.pilot.scene.name == "menu"


@pytest.mark.slow
def test_an_open_plan_is_covered_when_its_pad_is_gone(tmp_path: Path) -> None:
    at = AtTable(build.table(seats=2), tmp_path)
    pilot = sit(at)
    first, second = pads(at, 2)
    claim(at, first, 0)
    claim(at, second, 1)
    second.down(A)
    pilot.wait(1.5)
    second.up(A)
    assert pilot.scene.name == "curtain", "only Anna opens her curtain"
    first.down(A)
    pilot.wait(1.5)
    first.up(A)
    assert pilot.scene.name == "plan"
    first.unplug()
    assert pilot.scene.name == "rejoin"
    assert not at.session.shown.sees_plan(0)
    MadeUpPad(pilot).press(A)
    pilot.step(3)
    assert pilot.scene.name == "curtain"
    pygame.quit()
