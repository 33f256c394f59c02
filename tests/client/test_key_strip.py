"""The strip at the foot: there while keys or a pad are in use, gone for a pointer, and true to what can be done."""

import pygame
import pytest

from game.client.ui.key_strip import KeyStrip
from tests.client.bench_scene import Bench
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")


def strip_of(pilot: Pilot) -> KeyStrip | None:
    """The strip, if the page leaves room for it."""
    strip = pilot.app.strip
    return strip if pilot.app.painter.foot is strip.foot and strip.foot is not None else None


def intents(pilot: Pilot) -> set[str]:
    strip = strip_of(pilot)
    assert strip is not None
    return {intent for intent, _ in strip.items()}


def test_it_comes_with_keys_and_goes_with_the_mouse(pilot: Pilot) -> None:
    assert strip_of(pilot) is None
    pilot.key(pygame.K_TAB)
    assert strip_of(pilot) is not None
    pilot.move_to((500, 500))
    pilot.move_to((560, 500))
    pilot.step()
    assert strip_of(pilot) is None


def test_a_key_that_people_with_a_mouse_use_brings_none(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)
    assert strip_of(pilot) is None


def test_it_names_what_can_be_done_now(pilot: Pilot, bench: Bench) -> None:
    while pilot.app.controls.attention.focused != "card":
        pilot.key(pygame.K_TAB)
    assert {"choose", "back", "lift", "look"} <= intents(pilot)
    assert "undo" not in intents(pilot)
    pilot.key(pygame.K_RETURN)
    assert intents(pilot) == {"choose", "lift", "back"}


def test_the_page_does_not_move_while_a_piece_is_in_hand(pilot: Pilot) -> None:
    while pilot.app.controls.attention.focused != "card":
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    pilot.move_to((500, 500))
    pilot.move_to((560, 500))
    assert pilot.app.controls.hand.piece == "card"
    assert strip_of(pilot) is not None


@pytest.mark.parametrize("size", [(1920, 1080), (640, 360)])
def test_it_is_painted_with_the_buttons_of_a_pad(size: tuple[int, int]) -> None:
    pilot = Pilot(Bench(), size)
    pad = MadeUpPad(pilot)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    strip, window = strip_of(pilot), pygame.display.get_surface()
    assert strip is not None
    assert strip.foot is not None
    assert window is not None
    foot = window.subsurface((0, strip.foot.top(size[1]), size[0], size[1] - strip.foot.top(size[1])))
    assert len({tuple(foot.get_at((x, foot.get_height() // 2))) for x in range(size[0] // 3)}) > 3
    pygame.quit()
