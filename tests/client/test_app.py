"""The whole client by a pilot: clicks, drags, lost buttons, words, scenes and windows."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args
from unittest.mock import patch

import pygame
import pytest

from game.client.base.game_steps import GameStep
from game.client.graphics import theme, typesetting
from game.client.scenes.app import BUSY_HZ, IDLE_HZ, RESTING_HZ, RESTING_S
from game.client.scenes.start import load_scenes
from game.client.scenes.title import Title, TitleItem
from game.client.session.app_context import AppContext
from game.client.ui import painter, widgets
from game.client.ui.overlay import Confirm, Message, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import Push, Quit
from game.client.ui.window import FullScreen, open_window
from tests.client.bench_scene import Bench
from tests.client.notices_of import toast
from tests.client.pilot import Pilot
from tests.client.title_of import title_with


@pytest.mark.parametrize(
    "make", [lambda: Confirm("Stop the press?", "The sheet is lost.", Quit), lambda: Message("Stopped", "It is lost.")]
)
def test_the_answer_that_enter_takes_looks_so(pilot: Pilot, make: Callable[[], Overlay]) -> None:
    scene = make()
    pilot.app.apply(Push(scene))
    pilot.step()
    with patch.object(widgets, "page_button") as button:
        scene.build(Page())
    kinds = {call.args[1]: call.args[4] for call in button.call_args_list}
    assert {name for name, kind in kinds.items() if kind == "primary"} == {scene.default}
    assert scene.default == ("no" if len(kinds) > 1 else "close")
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.name == "bench"


def test_typing_changes_a_field(pilot: Pilot, bench: Bench) -> None:
    pilot.click("name")
    pilot.type("ie")
    pilot.key(pygame.K_BACKSPACE)
    assert bench.value == "Anni"
    pilot.key(pygame.K_RETURN)
    pilot.type("x")
    assert bench.value == "Anni"


@pytest.mark.usefixtures("full_hd")
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
    pilot.click("go")  # which the scene need not say itself
    pilot.wait(1)
    assert bench.builds == 2


def test_another_window_size_paints_anew_without_setting_a_mode(pilot: Pilot, bench: Bench) -> None:
    pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
    pilot.step()
    assert pilot.app.layers.viewport.window == (1280, 800)
    pilot.drag("card", "near")
    assert bench.told == [("lay", "card", "near")]


def test_no_fonts_are_kept_of_sizes_that_the_window_had(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "typesetting", typesetting)  # which forgets, as it does for a player

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


def test_the_title_chooses_its_items_and_says_what_is_missing() -> None:
    items = [TitleItem("resume", "Resume", None, lambda: None, "No game waits."), TitleItem("quit", "Quit", None, Quit)]
    pilot = Pilot(title_with(items))
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
from game.client.session.app_context import AppContext
from game.client.scenes.title import Title
from game.client.scenes.app import App
App((1280, 720), first_scene=Title(AppContext(Path(sys.argv[1])))).step()
print(sorted({"numpy", "pymunk", "game.rules", "game.match"} & sys.modules.keys()))
"""


@pytest.mark.slow
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


def test_spare_work_waits_until_nothing_moves(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), choices=context.profile.choices)
    done = list[str]()

    def spare() -> Iterator[str]:
        for name in load_scenes():
            assert not pilot.app.busy
            done.append(name)
            yield name
        pygame.event.post(pygame.Event(pygame.QUIT))

    pilot.clock.now_s += RESTING_S
    with patch("pygame.Clock"):
        pilot.app.run(spare())
    context.close()
    assert {step.opens.partition(":")[0] for step in get_args(GameStep)} <= set(done)


def test_a_window_whose_monitor_is_gone_comes_back_where_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    placed, sizes = list[tuple[int, int]](), list[tuple[int, int]]()
    full_screen = FullScreen((640, 360), on=False)
    open_window((640, 360), full_screen=False)
    monkeypatch.setattr(pygame.display, "set_window_position", placed.append)
    for monitor in ((2000, 0), (0, 0)):
        monkeypatch.setattr(pygame.display, "get_window_position", lambda: (2100, 40))
        full_screen.toggle()
        sizes.append(pygame.display.get_window_size())
        monkeypatch.setattr(pygame.display, "get_window_position", lambda monitor=monitor: monitor)
        full_screen.toggle()
    assert placed == [(2100, 40), (sizes[1][0] // 2 - 320, sizes[1][1] // 2 - 180)]
    pygame.quit()
