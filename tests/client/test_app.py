"""The whole client by a pilot: clicks, drags, lost buttons, words, scenes and windows."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.client.drawing import theme, widgets
from game.client.home.settings import Choices
from game.client.home.title_lines import TitleItem
from game.client.scenes.curtain import Curtain
from game.client.scenes.title import Title
from game.client.screen.overlay import Confirm, Message, Overlay
from game.client.screen.page import Page
from game.client.screen.scene import Pop, Push, Quit, Scene
from game.client.shell.app import BUSY_HZ, IDLE_HZ, RESTING_HZ, RESTING_S
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot


def toast(pilot: Pilot) -> str:
    notice = pilot.app.controls.notices.toast
    return notice.sentence if notice else ""


def tip(pilot: Pilot) -> str:
    notice = pilot.app.controls.notices.tip
    return notice.sentence if notice else ""


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


@pytest.mark.parametrize(
    "make", [lambda: Confirm("Stop the press?", "The sheet is lost.", Quit), lambda: Message("Stopped", "It is lost.")]
)
def test_the_answer_that_enter_takes_looks_so(pilot: Pilot, make: Callable[[], Overlay]) -> None:
    scene = make()
    pilot.app.apply(Push(scene))
    with patch.object(widgets, "page_button") as button:
        scene.build(Page())
    kinds = {call.args[1]: call.args[4] for call in button.call_args_list}
    assert {name for name, kind in kinds.items() if kind == "primary"} == {scene.default}
    assert scene.default == ("no" if len(kinds) > 1 else "close")
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.name == "bench"


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
        pilot.app.controls.handle(event)
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


def test_typing_changes_a_field(pilot: Pilot, bench: Bench) -> None:
    pilot.click("name")
    pilot.type("ie")
    pilot.key(pygame.K_BACKSPACE)
    assert bench.value == "Anni"
    pilot.key(pygame.K_RETURN)
    pilot.type("x")
    assert bench.value == "Anni"


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


def test_an_overlay_dims_what_is_below_and_closes_into_its_answer(pilot: Pilot, bench: Bench) -> None:
    bench.answer = Push(Confirm("Stop the press?", "The sheet is lost.", Quit))
    surface = pygame.display.get_surface()
    assert surface is not None
    bright = surface.get_at((20, 540))
    pilot.click("go")
    assert surface.get_at((20, 540)).r == pytest.approx(bright.r * 0.45, abs=2)
    pilot.click("no")
    assert pilot.scene is bench
    pilot.click("go")
    pilot.click("yes")
    assert not pilot.app.stack.running


def test_a_scene_is_built_only_after_a_change(pilot: Pilot, bench: Bench) -> None:
    pilot.hover("go")
    pilot.wait(1)
    assert bench.builds == 1


def test_another_window_size_paints_anew_without_setting_a_mode(pilot: Pilot, bench: Bench) -> None:
    pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
    pilot.step()
    assert pilot.app.layers.viewport.window == (1280, 800)
    pilot.drag("card", "near")
    assert bench.told == [("lay", "card", "near")]


def test_no_fonts_are_kept_of_sizes_that_the_window_had(pilot: Pilot) -> None:
    def fonts_at(size: tuple[int, int]) -> int:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pilot.step()
        return len(theme._fonts)

    first = fonts_at((1280, 720))
    for width in range(700, 1900, 100):
        fonts_at((width, width * 9 // 16))
    assert fonts_at((1280, 720)) == first


def test_f11_goes_to_full_screen_and_back_with_the_size_kept() -> None:
    pilot = Pilot(Bench(), (1280, 720))
    pilot.key(pygame.K_F11)
    assert pilot.app.layers.viewport.window == pygame.display.get_desktop_sizes()[0]
    pilot.key(pygame.K_RETURN, pygame.KMOD_ALT)
    assert pilot.app.layers.viewport.window == (1280, 720)
    pygame.quit()


def test_the_loop_is_quick_after_input_and_rests_later(pilot: Pilot) -> None:
    pilot.hover("go")
    assert pilot.app.busy
    pilot.wait(0.6)
    assert not pilot.app.busy


def curtain(log: list[str]) -> Curtain:
    def then() -> Pop:
        log.append("opened")
        return Pop()

    return Curtain("Anna", theme.SEAT_STYLES["anchor"], then)


def behind(scene: Scene, pilot: Pilot) -> Pilot:
    """The pilot with a scene pushed over the bench."""
    pilot.app.apply(Push(scene))
    pilot.step()
    return pilot


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
    assert pilot.scene.name == "curtain"
    assert [scene.name for scene in pilot.app.stack.visible] == ["curtain"]


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
    pilot.app.apply(Push(Curtain("Anna", theme.SEAT_STYLES["anchor"], lambda: None, choices)))
    pilot.step()
    first = window_pixels()
    pilot.wait(0.5)
    assert window_pixels() == first
    pygame.quit()


def test_the_title_chooses_its_items_and_says_what_is_missing() -> None:
    items = [TitleItem("resume", "Resume", None, lambda: None, "No game waits."), TitleItem("quit", "Quit", None, Quit)]
    pilot = Pilot(Title(items))
    pilot.click("resume")
    assert toast(pilot) == "No game waits."
    pilot.click("quit")
    assert not pilot.app.stack.running
    pygame.quit()


FIRST_FRAME = """
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch
from game.client.shell.app import App
from game.client.routes import open_scene, title
App((1280, 720), first_scene=title(Path(sys.argv[1])), open_scene=open_scene).step()
print(sorted({"numpy", "pymunk", "game.rules", "game.match"} & sys.modules.keys()))
"""


def test_the_first_frame_waits_neither_for_physics_nor_for_the_rules(project_folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_FRAME, str(tmp_path)]
    run = subprocess.run(command, cwd=project_folder, capture_output=True, text=True, timeout=30, check=False)
    assert run.stdout.strip().endswith("[]"), run.stdout + run.stderr


def test_the_loop_rests_while_nobody_touches_anything(pilot: Pilot) -> None:
    pilot.move_to((10, 10))
    assert pilot.app.pace_hz == BUSY_HZ
    pilot.wait_until_still()
    assert pilot.app.pace_hz == IDLE_HZ
    pilot.wait(RESTING_S)
    assert pilot.app.pace_hz == RESTING_HZ
    pilot.move_to((20, 20))
    assert pilot.app.pace_hz == BUSY_HZ
