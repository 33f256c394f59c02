"""Pads: what they say reaches the table once, whoever made them, and comes and goes at any time."""

import pygame
import pytest
from msgspec.structs import replace

from game.client.ui.gamepads import make_of
from tests.client.bench_scene import Bench
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)
RIGHT = pygame.CONTROLLER_BUTTON_DPAD_RIGHT


@pytest.fixture
def pad(pilot: Pilot) -> MadeUpPad:
    """A pad, plugged in at the bench."""
    return MadeUpPad(pilot)


def focus(pilot: Pilot) -> str | None:
    return pilot.app.controls.attention.focused


def test_a_press_counts_once(pilot: Pilot, bench: Bench, pad: MadeUpPad) -> None:
    pad.press(B)
    assert bench.told == [("back",)]


def test_a_piece_is_lifted_to_its_nearest_place_and_laid(pilot: Pilot, bench: Bench, pad: MadeUpPad) -> None:
    pilot.app.controls.begin("next")
    while focus(pilot) != "card":
        pilot.app.controls.begin("next")
    pad.press(A)
    assert pilot.app.controls.hand.piece == "card"
    assert focus(pilot) == "near"
    pad.press(X)
    assert focus(pilot) == "far"
    pad.press(RIGHT)
    assert focus(pilot) == "far", "no other place is lawful"
    pad.press(A)
    assert bench.told == [("lay", "card", "far")]
    assert focus(pilot) == "far", "the stone cannot be lifted"


def test_back_puts_a_piece_back(pilot: Pilot, bench: Bench, pad: MadeUpPad) -> None:
    while focus(pilot) != "card":
        pilot.app.controls.begin("next")
    pad.press(X)
    assert pilot.app.controls.attention.carrying
    pad.press(B)
    assert pilot.app.controls.attention == replace(pilot.app.controls.attention, carrying=False)
    assert not bench.told


def test_a_stick_moves_the_focus_and_goes_on_while_it_is_held(pilot: Pilot, pad: MadeUpPad) -> None:
    while focus(pilot) != "near":
        pilot.app.controls.begin("next")
    pilot.app.controls.end("next")
    pad.push(0.9, 0.1)
    assert focus(pilot) == "far"
    pilot.wait(0.6)
    assert focus(pilot) == "shut"
    pad.push(0, 0)
    pad.push(-0.9, 0)
    assert focus(pilot) == "far"


def test_information_shows_without_a_pointer(pilot: Pilot, bench: Bench, pad: MadeUpPad) -> None:
    while focus(pilot) != "card":
        pilot.app.controls.begin("next")
    pad.press(Y)  # the first press brings the strip, and the page moves for it
    pad.press(Y)
    tip = pilot.app.controls.notices.tip
    assert tip is not None
    assert tip.sentence == "This is the card."


def test_a_pad_that_was_in_use_and_is_gone_is_missed(pilot: Pilot, bench: Bench, pad: MadeUpPad) -> None:
    pad.press(RIGHT)
    pad.unplug()
    assert pilot.scene.name == "message"
    other = MadeUpPad(pilot)
    other.press(A)
    assert pilot.scene is bench


def test_a_pad_that_nobody_used_goes_unmissed(pilot: Pilot, bench: Bench, pad: MadeUpPad) -> None:
    pad.press(RIGHT)
    pilot.key(pygame.K_TAB)
    pad.unplug()
    assert pilot.scene is bench


def test_pads_are_known_by_themselves_in_any_order(pilot: Pilot, bench: Bench, pad: MadeUpPad) -> None:
    second = MadeUpPad(pilot)
    pad.unplug()
    back = MadeUpPad(pilot)
    assert len({pad.instance, second.instance, back.instance}) == 3
    second.press(B)
    assert pilot.app.devices.pad == second.instance
    back.press(B)
    assert pilot.app.devices.pad == back.instance
    assert bench.told == [("back",)] * 2


def test_a_joystick_without_a_mapping_plays_too(pilot: Pilot, bench: Bench) -> None:
    pilot.post(pygame.JOYHATMOTION, instance_id=9, hat=0, value=(1, 0))
    first = focus(pilot)
    assert first is not None
    pilot.post(pygame.JOYHATMOTION, instance_id=9, hat=0, value=(0, 0))
    pilot.post(pygame.JOYBUTTONDOWN, instance_id=9, button=1)
    pilot.post(pygame.JOYBUTTONUP, instance_id=9, button=1)
    assert bench.told == [("back",)]


@pytest.mark.parametrize(
    ("name", "guid", "make"),
    [
        ("Xbox Series X Controller", "", "xbox"),
        ("Wireless Controller", "050000004c050000c405000000010000", "playstation"),
        ("Pad", "030000007e0500000920000000000000", "nintendo"),
        ("Pad", "030000005e040000ea02000000000000", "xbox"),
        ("USB Gamepad", "03000000790000001100000010010000", "generic"),
    ],
)
def test_who_made_a_pad(name: str, guid: str, make: str) -> None:
    assert make_of(name, guid) == make
