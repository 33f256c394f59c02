"""Measure the client: the time to its first picture, the times of frames, and what it uses while it waits.

Each figure comes from a process of its own, so that no measurement makes another one faster.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Any

from game.places import ROOT

STARTS = 3
LONGEST_S = 120  # for one process
GOODBYE_S = 10

# What the program does until its first picture stands on the screen, and then until it has every other picture too.
# The clock is that of the wall, which both processes share.
START = """
import runpy, sys, time
from game.client.shell import app
saves, size = sys.argv[1], (int(sys.argv[2]), int(sys.argv[3]))
begin = app.App.__init__
def begin_at_size(self, _size, **how):
    begin(self, size, **how)
def run_once(self, spare):
    self.step()
    sys.stdout.write(f"{time.time()} ")
    from game.tools.measuring.measure import load_pictures
    load_pictures(self.layers.viewport.scale)
    sys.stdout.write(f"{time.time()}\\n")
app.App.__init__, app.App.run = begin_at_size, run_once
sys.argv[1:] = ["--windowed", "--data", saves]
runpy.run_module("game", run_name="__main__")
"""


def run(environment: dict[str, str], sizes: Sequence[tuple[int, int]] = ((1920, 1080),)) -> dict[str, Any]:
    """All figures by name; frames of further sizes have the size in their name."""
    started = start_ms(environment, sizes[0])
    idle = trial(environment, "game.tools.measuring.trials", "idle", sizes[0])
    frames = {}
    for at, size in enumerate(sizes):
        for name, figures in trial(environment, "game.tools.measuring.trials", "frames", size).items():
            frames[f"{name} {size[0]}x{size[1]}" if at else name] = figures
    return {**started, **idle, "frames": frames}


def start_ms(environment: dict[str, str], size: tuple[int, int]) -> dict[str, float]:
    """From the start of the program to its first picture, and to all pictures decoded: the middle of a few starts."""
    with tempfile.TemporaryDirectory() as compiled:
        warm = {**environment, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
        _, *starts = [_start_ms(warm, size) for _ in range(1 + STARTS)]  # the first one compiles the modules
    names = ("first_frame_ms", "assets_ready_ms")
    return {name: round(median(times), 1) for name, times in zip(names, zip(*starts, strict=True), strict=True)}


def _start_ms(environment: dict[str, str], size: tuple[int, int]) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as saves:
        begun = time.time()
        told = _output([sys.executable, "-c", START, saves, str(size[0]), str(size[1])], environment)
        first, ready = (float(moment) for moment in told.split()[-2:])
        return (first - begun) * 1000, (ready - begun) * 1000


def load_pictures(scale: float) -> int:
    """Decode every baked picture that a window of this scale has a use for; how many there are."""
    import pygame

    from game.client.art.masters import IMAGE_DIR

    names = {str(path.relative_to(IMAGE_DIR).with_suffix("")) for path in IMAGE_DIR.rglob("*.png")}
    large = {name.removesuffix("_small") for name in names if name.endswith("_small")} | {"title_3840"}
    unused = large if scale <= 1 else {f"{name}_small" for name in large} | {"title_1920"}
    for name in sorted(names - unused):
        pygame.image.load(IMAGE_DIR / f"{name}.png")
    return len(names - unused)


def trial(environment: dict[str, str], module: str, what: str, size: tuple[int, int]) -> dict[str, Any]:
    """What a module that is started with a word and a size says in its last line."""
    command = [sys.executable, "-m", module, what, str(size[0]), str(size[1])]
    found: dict[str, Any] = json.loads(_output(command, environment).splitlines()[-1])
    return found


def _output(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(  # noqa: S603 - our own interpreter and modules
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, timeout=LONGEST_S, check=True
    )
    return done.stdout


# the screen


@contextmanager
def screen() -> Iterator[tuple[str, dict[str, str]]]:
    """A screen to measure on, in words, and the environment that leads there: the system's, a virtual one, or none.

    Whatever the measured programs leave behind, killed ones too, goes with it.
    """
    with tempfile.TemporaryDirectory() as passing, _screen() as (words, environment):
        yield words, {**environment, **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), passing)}


@contextmanager
def _screen() -> Iterator[tuple[str, dict[str, str]]]:
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(ROOT)}
    environment.pop("SDL_VIDEODRIVER", None)
    environment.setdefault("SDL_AUDIODRIVER", "dummy")  # nobody wants to hear a measurement
    if sys.platform != "linux" or "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment:
        yield "the screen", environment
    elif shutil.which("Xvfb"):
        with _virtual_screen() as display:
            yield "x11 on a virtual screen", {**environment, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
    else:
        yield "no screen (dummy driver)", {**environment, "SDL_VIDEODRIVER": "dummy"}


@contextmanager
def _virtual_screen() -> Iterator[str]:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "3840x2160x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)  # noqa: S603 - fixed words
    os.close(writing)
    try:
        with os.fdopen(reading) as told:  # the server says its number when it is ready, or closes the pipe
            number = told.readline().strip()
        if not number:
            raise OSError("the virtual screen did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(GOODBYE_S)
