"""The curtain: it hides the table, and opens for whoever holds it."""

import pygame

from game.client.base.settings import Choices
from game.client.ui.scene import Push
from tests.client.bench_scene import Bench
from tests.client.curtains import behind, curtain
from tests.client.pilot import Pilot


def test_a_curtain_opens_when_held_long_enough(pilot: Pilot, bench: Bench) -> None:
    log: list[str] = []
    behind(curtain(log), pilot).hold("open", 0.6)
    pilot.wait(0.7)
    assert log == []
    assert not pilot.app.busy
    pilot.hold("open", 0.9)
    assert log == ["opened"]
    assert pilot.scene is bench
    assert bench.told == []


def test_a_curtain_opens_by_two_clicks_for_those_who_cannot_hold(pilot: Pilot) -> None:
    log: list[str] = []
    behind(curtain(log), pilot).click("by clicks")
    pilot.hold("open", 1.5)
    assert log == []
    pilot.click("open")
    assert log == ["opened"]


def test_a_curtain_opens_by_the_space_bar_alone(pilot: Pilot) -> None:
    log: list[str] = []
    behind(curtain(log), pilot).post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    pilot.wait(1)
    assert log == ["opened"]


def test_a_curtain_shows_nothing_of_the_table_and_does_not_yield_to_escape(pilot: Pilot) -> None:
    behind(curtain([]), pilot).key(pygame.K_ESCAPE)
    assert [scene.name for scene in pilot.app.stack.visible] == ["curtain", "menu"]


def window_pixels() -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


def test_a_curtain_drops_in_at_once_and_nothing_of_what_it_covers_is_seen_meanwhile() -> None:
    falls = []
    for pieces in ({}, {"card": (500, 300, 600, 500)}):
        bench = Bench()
        bench.pieces = dict(pieces)
        pilot = behind(curtain([]), Pilot(bench, (960, 540)))
        frames = [window_pixels()]
        while pilot.app.busy and len(frames) < 60:
            pilot.step()
            frames.append(window_pixels())
        falls.append(frames)
        pygame.quit()
    assert falls[0] == falls[1]
    landed = falls[0].index(falls[0][-1])
    assert 6 < landed < 0.3 * 60
    assert len(set(falls[0])) > 6


def test_with_reduced_motion_a_curtain_hangs_at_once() -> None:
    choices = Choices()
    choices.change(reduced_motion=True)
    pilot = Pilot(Bench(), (960, 540), choices=choices)
    pilot.app.apply(Push(curtain([], choices)))
    pilot.step()
    first = window_pixels()
    pilot.wait(0.5)
    assert window_pixels() == first
    pygame.quit()
