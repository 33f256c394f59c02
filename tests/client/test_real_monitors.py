"""Real windows on two monitors with a window manager: where full screen is, and where it comes back.

The second monitor is one of Xorg's dummy driver, for Xvfb shows one only. Some machines let nobody start Xorg.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select

import pygame
import pytest

from game.client.base.settings import FILE
from tests.client.real_screen import BEAT_S, PATIENCE_S, stop, wait_until

SIZE = (640, 360)
CARDS = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoEnableDevices" "false"
EndSection
Section "Device"
    Identifier "card"
    Driver "dummy"
    VideoRam 65536
EndSection
"""
NEEDED = ("Xorg", "xrandr", "openbox", "xdotool", "xprop", "xwininfo")
missing = [tool for tool in NEEDED if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.screen,
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing), reason=f"needs {', '.join(missing)}"),
]


class Monitors:
    """A screen of two monitors, of which the second can be unplugged, and the game in a window there."""

    def __init__(self, folder: Path) -> None:
        (folder / "two.conf").write_text(CARDS)
        self._started = [
            subprocess.Popen(
                ["Xorg", "-displayfd", "1", "-config", str(folder / "two.conf"), "-logfile", str(folder / "log"),
                 "-nolisten", "tcp", "-noreset", "-novtswitch", "-sharevts"],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            )
        ]  # fmt: skip
        says = self._started[0].stdout
        assert says is not None
        number = says.readline().strip() if select([says], [], [], PATIENCE_S)[0] else ""
        if not number:
            self.close()
            pytest.skip("Xorg with its dummy driver does not start here")
        self._environment = {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}
        self.window = ""

    def do(self, *command: object) -> str:
        """Run a program on this screen to its end, and return what it says."""
        return subprocess.run(
            list(map(str, command)), env=self._environment,
            stdout=subprocess.PIPE, text=True, timeout=PATIENCE_S, check=True,
        ).stdout  # fmt: skip

    def plug(self, side: str) -> None:
        """Plug the second monitor in, at a side of the first."""
        self.do("xrandr", "--addmode", "DUMMY1", "800x600")
        self.do("xrandr", "--output", "DUMMY1", "--mode", "800x600", side, "DUMMY0")
        self.do("xrandr", "--query")  # only now it counts as connected

    def unplug(self) -> None:
        """Pull the plug of the second monitor."""
        self.do("xrandr", "--output", "DUMMY1", "--off")

    @property
    def boxes(self) -> list[pygame.Rect]:
        """Where the monitors are, the first one first."""
        lines = sorted(self.do("xrandr", "--listactivemonitors").splitlines()[1:], key=lambda line: line.split()[-1])
        found = [re.search(r" (\d+)/\d+x(\d+)/\d+([+-]\d+)([+-]\d+) ", line) for line in lines]
        return [pygame.Rect(int(x), int(y), int(w), int(h)) for w, h, x, y in (each.groups() for each in found if each)]

    def manage(self) -> None:
        """Let a window manager take care of the windows."""
        self._start("openbox")
        wait_until(lambda: "window id" in self.do("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "a window manager")

    def play(self, project_folder: Path, data: Path, *words: str) -> None:
        """Open the game."""
        program = self._start(sys.executable, str(project_folder / "main.py"), *words, "--data", str(data))

        def shown() -> bool:
            found = re.search(r'(0x\w+) "Gutenberg"', self.do("xwininfo", "-root", "-tree"))
            self.window = found[1] if found else ""
            return bool(found) and "IsViewable" in self.do("xwininfo", "-id", self.window)

        wait_until(shown, "a window")
        self.program = program

    def put(self, monitor: pygame.Rect) -> pygame.Rect:
        """Make the window small and move it to a monitor; returns where it is then."""

        def is_there() -> bool:
            self.do(
                "xdotool", "windowsize", self.window, *SIZE, "windowmove", self.window, monitor.x + 60, monitor.y + 70
            )
            return self.box.size == SIZE and monitor.contains(self.box)

        wait_until(is_there, f"the window on {monitor}")  # asked again and again: just opened, it changes itself
        wait_until(self.rests, "a window at rest")
        return self.box

    @property
    def box(self) -> pygame.Rect:
        """Where the window is; empty while it is being changed."""
        said = self.do("xwininfo", "-id", self.window)
        found = [re.search(rf"{name}: +(-?\d+)", said) for name in ("left X", "left Y", "Width", "Height")]
        return pygame.Rect(*(int(each[1]) for each in found if each))

    def rests(self) -> bool:
        """Whether the window stays where it is for a while."""
        before = self.box
        time.sleep(4 * BEAT_S)
        return self.box == before

    def key(self, key: str) -> None:
        """Press a key in the window."""
        self.do("xdotool", "windowfocus", "--sync", self.window, "key", key)

    def until(self, box: pygame.Rect) -> None:
        """Wait until the window is somewhere."""
        wait_until(lambda: self.box == box, f"the window at {box}")

    def _start(self, *command: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(command, env=self._environment, stderr=subprocess.DEVNULL, text=True)
        self._started.append(process)
        return process

    def close(self) -> None:
        """End the game, and switch the screen off."""
        for process in reversed(self._started):
            stop(process)


@contextmanager
def monitors(folder: Path, side: str) -> Iterator[Monitors]:
    """Two monitors, the second one at a side of the first."""
    made = Monitors(folder)
    try:
        made.plug(side)
        made.manage()
        yield made
    finally:
        made.close()


def data(folder: Path, **settings: object) -> Path:
    """A folder of saves with some settings."""
    made = folder / "data"
    made.mkdir()
    (made / FILE).write_text(json.dumps({"reduced_motion": True, **settings}))
    return made


@pytest.mark.parametrize("side", ["--right-of", "--left-of", "--below"])
def test_full_screen_is_on_the_monitor_where_the_window_is(tmp_path: Path, project_folder: Path, side: str) -> None:
    with monitors(tmp_path, side) as desk:
        desk.play(project_folder, data(tmp_path), "--windowed")
        for monitor in desk.boxes:
            before = desk.put(monitor)
            desk.key("F11")
            desk.until(monitor)
            desk.key("F11")
            desk.until(before)


def test_full_screen_is_on_the_monitor_that_was_chosen(tmp_path: Path, project_folder: Path) -> None:
    with monitors(tmp_path, "--below") as desk:
        desk.play(project_folder, data(tmp_path, monitor="2"), "--windowed")
        first, second = desk.boxes
        before = desk.put(first)
        desk.key("F11")
        desk.until(second)
        desk.key("F11")
        desk.until(before)


def test_a_lost_monitor_leaves_the_game_on_the_other_one(tmp_path: Path, project_folder: Path) -> None:
    with monitors(tmp_path, "--right-of") as desk:
        desk.play(project_folder, data(tmp_path), "--windowed")
        first, second = desk.boxes
        desk.put(second)
        desk.key("F11")
        desk.until(second)
        desk.unplug()
        desk.until(first)
        wait_until(desk.rests, "a window at rest")
        desk.key("F11")
        wait_until(lambda: desk.box.size == SIZE and first.contains(desk.box), "the window on the first monitor")


def test_a_game_that_began_in_full_screen_has_a_window_in_the_middle(tmp_path: Path, project_folder: Path) -> None:
    with monitors(tmp_path, "--right-of") as desk:
        desk.play(project_folder, data(tmp_path, full_screen=True))
        first = desk.boxes[0]
        desk.until(first)
        desk.key("F11")
        middle = pygame.Rect(0, 0, 80, 80)
        middle.center = first.center  # the frame of a window moves it a little
        wait_until(lambda: desk.box.width < first.width and middle.collidepoint(desk.box.center), "a window there")


def test_closing_the_window_ends_the_game(tmp_path: Path, project_folder: Path) -> None:
    with monitors(tmp_path, "--right-of") as desk:
        desk.play(project_folder, data(tmp_path), "--windowed")
        desk.put(desk.boxes[0])
        desk.do("xdotool", "windowactivate", "--sync", desk.window)  # the key is for the window manager's active one
        desk.key("alt+F4")
        assert desk.program.wait(PATIENCE_S) == 0
