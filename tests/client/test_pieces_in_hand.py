"""Pressing, lifting and laying, by mouse and by keys."""

import pygame
import pytest

from game.client.ui.scene import Push
from tests.client.bench_scene import Bench
from tests.client.notices_of import toast
from tests.client.pilot import Pilot


def test_a_click_presses(pilot: Pilot, bench: Bench) -> None:
    pilot.click("go")
    assert bench.told == [("press", "go")]


def test_a_piece_without_places_is_pressed(pilot: Pilot, bench: Bench) -> None:
    pilot.click("stone")
    assert bench.told == [("press", "stone")]


@pytest.mark.parametrize("way", ["drag", "click_click"])
def test_both_ways_lay_a_piece(pilot: Pilot, bench: Bench, way: str) -> None:
    getattr(pilot, way)("card", "far")
    assert bench.told == [("lay", "card", "far")]
    assert not pilot.app.controls.hand.busy


@pytest.mark.parametrize("way", ["drag", "click_click"])
def test_a_wrong_drop_says_why_and_flies_home(pilot: Pilot, bench: Bench, way: str) -> None:
    getattr(pilot, way)("card", "shut")
    assert bench.told == []
    pilot.step()
    assert toast(pilot) == "The card is too large for shut."
    pilot.wait(4.5)
    assert toast(pilot)
    pilot.wait(1)
    assert not toast(pilot)


def test_legal_places_glow_while_a_piece_is_in_hand(pilot: Pilot) -> None:
    pilot.click("card")
    assert pilot.app.controls.attention.legal == {"near", "far"}
    pilot.key(pygame.K_ESCAPE)
    assert pilot.app.controls.attention.legal == frozenset()


@pytest.mark.parametrize("how", ["escape", "right", "home", "nothing", "bar"])
def test_a_lifted_piece_is_put_back(how: str) -> None:
    pilot = Pilot(bench := Bench(), (1920, 1200))
    pilot.click("card")
    match how:
        case "escape":
            pilot.key(pygame.K_ESCAPE)
        case "right":
            pilot.down((960, 900), button=3)
        case "home":
            pilot.click("card")
        case "nothing":
            pilot.click_at((960, 1000))
        case "bar":
            pilot.click_at((960, 10))
    assert not pilot.app.controls.hand.busy
    assert bench.told == []
    pygame.quit()


def test_escape_with_an_empty_hand_goes_back(pilot: Pilot, bench: Bench) -> None:
    pilot.key(pygame.K_ESCAPE)
    assert bench.told == [("back",)]


@pytest.mark.parametrize("how", ["moved without a button", "focus lost"])
def test_a_drag_whose_button_up_was_lost_goes_home(pilot: Pilot, bench: Bench, how: str) -> None:
    pilot.down(pilot.pos("card"))
    pilot.move_to((500, 500), held=True)
    assert pilot.app.controls.hand.dragging
    if how == "focus lost":
        pilot.post(pygame.WINDOWFOCUSLOST)
    else:
        pilot.move_to((900, 200))
    pilot.up(pilot.pos("far"))
    assert not pilot.app.controls.hand.busy
    assert bench.told == []


def test_a_piece_that_is_gone_after_a_rebuild_is_dropped(pilot: Pilot, bench: Bench) -> None:
    pilot.click("card")
    del bench.pieces["card"]
    bench.changed()
    pilot.step()
    assert not pilot.app.controls.hand.busy
    pilot.click("far")
    assert bench.told == [("press", "far")]


def double_click(pilot: Pilot, name: str, apart_s: float) -> None:
    """Press twice where a target was, whatever the first press has brought there."""
    pos = pilot.pos(name)
    pilot.click_at(pos)
    pilot.clock.now_s += apart_s
    pilot.down(pos)
    pilot.up(pos)


def test_a_click_that_bounces_keeps_the_focus_of_a_field(pilot: Pilot, bench: Bench) -> None:
    pos = pilot.pos("name")
    pilot.click_at(pos)
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    for event in (down, pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)) * 2:
        pilot.app.controls.point(event)
    pilot.type("a")
    assert bench.value == "Anna"


@pytest.mark.parametrize(("apart_s", "told"), [(0.2, []), (0.4, [("press", "go")])])
def test_a_double_click_does_not_fall_through_to_the_next_scene(
    pilot: Pilot, bench: Bench, apart_s: float, told: list[tuple[str, ...]]
) -> None:
    after = Bench()
    bench.answer = Push(after)
    double_click(pilot, "go", apart_s)
    assert bench.told == [("press", "go")]
    assert after.told == told


def test_a_double_click_does_not_press_the_button_that_took_the_place(pilot: Pilot, bench: Bench) -> None:
    bench.button_after = "next"
    double_click(pilot, "go", 0.2)
    assert bench.told == [("press", "go")]
    pilot.click("next")
    assert bench.told == [("press", "go"), ("press", "next")]


def test_two_quick_clicks_on_one_button_are_two(pilot: Pilot, bench: Bench) -> None:
    double_click(pilot, "go", 0.2)
    assert bench.told == [("press", "go")] * 2


def test_keys_alone_lay_a_piece(pilot: Pilot, bench: Bench) -> None:
    focus = pilot.app.controls
    for _ in range(len(pilot.app.page.targets)):
        pilot.key(pygame.K_TAB)
        if focus.attention.focused == "card":
            break
    pilot.wait(0.1)
    pilot.key(pygame.K_SPACE)
    assert focus.hand.piece == "card"
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RIGHT)
    pilot.wait(0.1)
    pilot.key(pygame.K_RETURN)
    assert bench.told == [("lay", "card", "far")]
