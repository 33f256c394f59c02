"""A virtual screen with a real window on it, a real pointer and real keys; everything waits, but not for ever."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from game.client.base.settings import FILE
from game.match.errors import SaveError

DESKTOP = (1920, 1080)  # on which a window of the program's size leaves room
PATIENCE_S = 15.0  # for anything awaited
BEAT_S = 0.12  # between gestures
NEEDED = ("Xvfb", "xdotool")


class Screen:
    """A virtual screen with a pointer and keys; its picture lies in a file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        size = f"{DESKTOP[0]}x{DESKTOP[1]}x24"
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp", "-fbdir", str(folder)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self._server.stdout is not None
        self.display = f":{self._server.stdout.readline().strip()}"
        self._picture = folder / "Xvfb_screen0"

    def do(self, *words: object) -> str:
        """Let the tool move the pointer, press or type; what it printed."""
        return subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.display}, timeout=PATIENCE_S, check=True, text=True,
            stdout=subprocess.PIPE,
        ).stdout  # fmt: skip

    def picture(self) -> bytes:
        """What is on the screen."""
        return self._picture.read_bytes()

    def rests(self, seconds: float = 4 * BEAT_S) -> bool:
        """Whether the picture stays the same for so long."""
        before = self.picture()
        time.sleep(seconds)
        return self.picture() == before

    def close(self) -> None:
        """Switch the screen off."""
        stop(self._server)


def stop(process: "subprocess.Popen[str]") -> None:
    """End a process that was started here."""
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(5)
    if process.stdout is not None:
        process.stdout.close()


def wait_until(seen: Callable[[], bool], what: str) -> None:
    """Wait for something, but not for ever."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with suppress(SaveError, OSError, IndexError):  # nothing is saved yet, or just being written
            if seen():
                return
        time.sleep(0.05)
    raise AssertionError(f"in {PATIENCE_S} s there was never: {what}")


@contextmanager
def window_on(
    screen: Screen, saves: Path, project_folder: Path, place: str = "0,0"
) -> Iterator["subprocess.Popen[str]"]:
    """The program itself, in a window at a place of that screen or where it likes, past the call of its title."""
    saves.mkdir(exist_ok=True)
    (saves / FILE).write_text('{"reduced_motion": true}')  # the wheels of the title would never rest
    settings = {
        "DISPLAY": screen.display,
        "SDL_VIDEODRIVER": "x11",
        **({"SDL_VIDEO_WINDOW_POS": place} if place else {}),
    }
    empty = screen.picture()
    program = subprocess.Popen(
        [sys.executable, "main.py", "--windowed", "--data", str(saves)],
        cwd=project_folder, env={**os.environ, **settings}, text=True,
    )  # fmt: skip
    try:
        wait_until(lambda: screen.picture() != empty and screen.rests(), "a picture in the window")
        calling = screen.picture()
        screen.do("key", "space")  # as the title asks
        wait_until(lambda: screen.picture() != calling and screen.rests(), "the menu in the window")
        yield program
    finally:
        stop(program)
