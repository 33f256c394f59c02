"""Toasts and tooltips: when they come, and when they go."""

import pygame
import pytest

from tests.client.bench_scene import Bench
from tests.client.curtains import behind, curtain
from tests.client.notices_of import tip, toast
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")


def test_a_press_on_a_disabled_button_says_why(pilot: Pilot, bench: Bench) -> None:
    pilot.click("stop")
    assert bench.told == []
    assert toast(pilot) == "Nothing runs."


def test_no_tooltip_repeats_what_a_toast_says(pilot: Pilot) -> None:
    pilot.click("stop")
    pilot.wait(1)
    assert (toast(pilot), tip(pilot)) == ("Nothing runs.", "")
    pilot.wait(5)
    assert (toast(pilot), tip(pilot)) == ("", "Nothing runs.")


def test_a_tooltip_shows_after_a_moment_or_at_once_by_the_right_button(pilot: Pilot) -> None:
    pilot.hover("card")
    pilot.wait(0.7)
    assert not tip(pilot)
    pilot.wait(0.2)
    assert tip(pilot) == "This is the card."
    pilot.hover("go")
    assert not tip(pilot)
    pilot.down(pilot.pos("stone"), button=3)
    assert tip(pilot) == "This is the stone."


def test_no_tooltip_comes_over_what_has_just_changed_until_the_pointer_moves(pilot: Pilot, bench: Bench) -> None:
    """Neither what a press has changed nor what has changed by itself is covered while the pointer rests."""
    pilot.click("stone")
    bench.changed()
    pilot.wait(2)
    assert not tip(pilot)
    x, y = pilot.pos("stone")
    pilot.move_to((x + 1, y))
    pilot.wait(1)
    assert tip(pilot) == "This is the stone."
    bench.changed()
    pilot.wait(1)
    assert tip(pilot) == "This is the stone."  # all is as it was there
    bench.pieces["card"] = bench.pieces.pop("stone")  # the other one lies there by itself
    bench.changed()
    pilot.wait(2)
    assert not tip(pilot)


def test_a_press_hides_the_tooltip_and_a_long_press_shows_it(pilot: Pilot) -> None:
    pilot.hover("stone")
    pilot.wait(0.9)
    pilot.down(pilot.pos("stone"))
    pilot.wait(0.5)
    assert not tip(pilot)
    pilot.wait(0.5)
    assert tip(pilot) == "This is the stone."


def test_nothing_said_in_one_scene_is_seen_in_the_next(pilot: Pilot) -> None:
    pilot.click("stop")
    pilot.hover("card")
    pilot.wait(1)
    assert toast(pilot)
    behind(curtain([]), pilot)
    assert not toast(pilot)
    assert not tip(pilot)


def test_a_resize_sends_a_dragged_piece_home_and_keeps_the_toast(pilot: Pilot, bench: Bench) -> None:
    pilot.click("stop")
    pilot.down(pilot.pos("card"))
    pilot.move_to((900, 500), held=True)
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    pilot.step()
    assert not pilot.app.controls.hand.busy
    assert toast(pilot) == "Nothing runs."
    assert bench.told == []
