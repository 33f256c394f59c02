"""Touch: a finger points, presses, drags and asks, once each, and one at a time."""

import pygame

from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot


def finger(pilot: Pilot, kind: int, pos: tuple[int, int], number: int = 0) -> None:
    """Post what a finger does at a point of the window."""
    width, height = pilot.app.painter.size
    pilot.post(kind, touch_id=1, finger_id=number, x=pos[0] / width, y=pos[1] / height, dx=0, dy=0, pressure=1)


def echo(pilot: Pilot, kind: int, pos: tuple[int, int]) -> None:
    """Post the mouse that the system makes of a finger."""
    pilot.post(kind, pos=pos, button=1, rel=(0, 0), buttons=(1, 0, 0), touch=True)


def test_a_tap_counts_once_though_the_system_tells_of_it_twice(pilot: Pilot, bench: Bench) -> None:
    pos = pilot.pos("go")
    for mouse, touch in ((pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN), (pygame.MOUSEBUTTONUP, pygame.FINGERUP)):
        echo(pilot, mouse, pos)
        finger(pilot, touch, pos)
    assert bench.told == [("press", "go")]


def test_a_finger_drags_a_piece(pilot: Pilot, bench: Bench) -> None:
    finger(pilot, pygame.FINGERDOWN, pilot.pos("card"))
    finger(pilot, pygame.FINGERMOTION, (500, 300))
    finger(pilot, pygame.FINGERUP, pilot.pos("far"))
    assert bench.told == [("lay", "card", "far")]


def test_a_second_finger_and_the_mouse_own_nothing_meanwhile(pilot: Pilot, bench: Bench) -> None:
    finger(pilot, pygame.FINGERDOWN, pilot.pos("card"))
    finger(pilot, pygame.FINGERMOTION, (500, 300))
    finger(pilot, pygame.FINGERDOWN, pilot.pos("go"), 1)
    finger(pilot, pygame.FINGERUP, pilot.pos("go"), 1)
    pilot.click("go")
    assert not bench.told
    assert pilot.app.controls.hand.piece == "card"
    finger(pilot, pygame.FINGERUP, pilot.pos("near"))
    assert bench.told == [("lay", "card", "near")]


def test_a_long_press_tells_and_does_not_press(pilot: Pilot, bench: Bench) -> None:
    finger(pilot, pygame.FINGERDOWN, pilot.pos("stone"))
    pilot.wait(0.7)
    finger(pilot, pygame.FINGERUP, pilot.pos("stone"))
    tip = pilot.app.controls.notices.tip
    assert tip is not None, "it can be read once the finger is gone"
    assert tip.sentence == "This is the stone."
    assert not bench.told
    finger(pilot, pygame.FINGERDOWN, (5, 1000))
    assert pilot.app.controls.notices.tip is None


def test_a_finger_that_is_gone_leaves_nothing_lit(pilot: Pilot) -> None:
    finger(pilot, pygame.FINGERDOWN, pilot.pos("go"))
    finger(pilot, pygame.FINGERUP, pilot.pos("go"))
    assert pilot.app.controls.attention.hovered is None


def test_a_finger_lost_with_the_window_does_not_shut_out_the_next(pilot: Pilot, bench: Bench) -> None:
    finger(pilot, pygame.FINGERDOWN, pilot.pos("go"))
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.wait(0.4)
    finger(pilot, pygame.FINGERDOWN, pilot.pos("go"), 1)
    finger(pilot, pygame.FINGERUP, pilot.pos("go"), 1)
    assert bench.told == [("press", "go")]
