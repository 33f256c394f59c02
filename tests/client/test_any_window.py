"""Windows of any size, no screen at all, pads that are gone, clocks that leap: nothing of it ends the program."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from devtools.staging import PAIR, Stage, Wanted, meshed_gears_turned, rich_fulfilment, turn_in
from game.client.scenes.app import IdleWatcher
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.window import LEAP_S, NoScreenError, SteadyClock, open_window
from game.content import load_content
from tests.client.bench_scene import Bench
from tests.client.pilot import ManualClock, Pilot

SMALL = ((1, 1), (2, 1), (1, 2000), (2000, 1), (16, 9), (136, 39), (39, 136), (319, 180), (321, 200), (4000, 40))
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")


@pytest.fixture
def context(tmp_path: Path) -> Iterator[AppContext]:
    made = AppContext(tmp_path)
    yield made
    made.close()
    pygame.quit()


def resize(pilot: Pilot, size: tuple[int, int]) -> None:
    """What comes of a window that a person or a window manager makes as large as they like."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pilot.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    pilot.move_to((size[0] // 2, size[1] // 2))
    pilot.step(2)


def toast(pilot: Pilot) -> bool:
    """Whether a sentence is shown."""
    return pilot.app.controls.notices.toast is not None


@pytest.mark.slow
def test_the_title_takes_any_window(context: AppContext) -> None:
    pilot, random = Pilot(Title(context), (640, 360), choices=context.profile.choices), Random(5)
    for size in (*SMALL, *((random.randint(1, 700), random.randint(1, 700)) for _ in range(8))):
        resize(pilot, size)
    resize(pilot, (960, 540))
    pilot.click("settings")
    assert pilot.scene.name == "settings"


@pytest.mark.slow
@pytest.mark.parametrize("focus", [False, True], ids=["under the pointer", "under the focus"])
def test_the_lens_takes_any_window_while_it_is_held(pilot: Pilot, focus: bool) -> None:
    sides = (1, 2, 3, 8, 50, 301)
    pilot.post(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z")
    for size in (*SMALL, *((width, height) for width in sides for height in sides), (640, 360)):
        resize(pilot, size)
        if focus:
            pilot.key(pygame.K_TAB)
        pilot.step()
    assert pilot.app.devices.holds_lens


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wanted", "kind"),
    [(turn_in("orders"), "action"), (meshed_gears_turned, "turn gears"), (rich_fulfilment, "fulfil")],
)
def test_a_game_takes_any_window(context: AppContext, wanted: Wanted, kind: str) -> None:
    session = Stage(load_content(), context.profile.store, context).stopped(PAIR, wanted, kind)
    pilot = Pilot(session.scene(), (640, 360), choices=context.profile.choices)
    for size in SMALL:
        resize(pilot, size)
        pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_SPACE)
        pilot.key(pygame.K_ESCAPE)


@pytest.mark.slow
def test_a_show_takes_any_window(context: AppContext) -> None:
    pilot, watch = Pilot(Title(context), (640, 360), choices=context.profile.choices), IdleWatcher(context)
    pilot.app.attendance = watch
    pilot.app.apply(watch.begin_show())
    for size in SMALL:
        resize(pilot, size)
        pilot.wait(1)
    assert watch.on_show
    watch.close()


# no screen


@pytest.fixture
def without_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@LINUX
@pytest.mark.usefixtures("without_screen")
@pytest.mark.parametrize("words", [[], ["--kiosk"], ["demo"], ["companion"]])
def test_without_a_screen_it_says_so_and_ends(words: list[str], project_folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "main.py", "--data", str(tmp_path), *words]
    done = subprocess.run(command, cwd=project_folder, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "There is no screen here to open a window on.\n" in done.stderr
    assert "Traceback" not in done.stderr


@LINUX
@pytest.mark.usefixtures("without_screen")
@pytest.mark.parametrize("driver", ["x11", "no such driver"])
def test_a_driver_that_cannot_open_a_window_is_named(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    pygame.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    with pytest.raises(NoScreenError, match=r"The window can’t be opened: .*not available"):
        open_window((640, 360), full_screen=False)


def test_a_driver_that_was_asked_for_needs_no_screen() -> None:
    assert os.environ["SDL_VIDEODRIVER"]
    assert open_window((640, 360), full_screen=False).get_size() == (640, 360)
    pygame.quit()


# pads


def test_a_pad_that_is_gone_before_it_is_heard_of_is_nobodys(pilot: Pilot) -> None:
    pilot.app.devices.pads.listen()
    pilot.post(pygame.JOYDEVICEADDED, device_index=7, guid="")
    pilot.post(pygame.JOYDEVICEREMOVED, instance_id=7)
    assert pilot.scene.name == Bench.name


def test_a_machine_that_hears_no_pads_plays_on(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no udev here")

    monkeypatch.setattr(pygame.joystick, "init", refuse)
    pilot.app.devices.pads.listen()
    pilot.step()


# clocks


def test_a_steady_clock_leaves_out_leaps_and_tells_of_them() -> None:
    raw = ManualClock()
    clock = SteadyClock(raw)
    for step_s, gone_s, leapt in ((2, 2, False), (LEAP_S + 1, 2, True), (-7200, 2, True), (1, 3, False), (0, 3, False)):
        raw.now_s += step_s
        assert (clock(), clock.take_leap()) == (gone_s, leapt)


@pytest.mark.parametrize("leap_s", [9 * 3600.0, -9 * 3600.0])
def test_what_moves_and_what_is_said_goes_on_after_a_leap(pilot: Pilot, bench: Bench, leap_s: float) -> None:
    pilot.click("stop")
    pilot.step()
    assert toast(pilot)
    pilot.click("card")
    pilot.clock.now_s += leap_s
    pilot.step()
    assert toast(pilot), "it is read by whoever wakes the machine"
    pilot.click("far")
    assert bench.told == [("lay", "card", "far")]
    pilot.wait(6)
    assert not toast(pilot)
    assert not pilot.app.busy
