"""Measure what a person feels: how soon the table is there, how smooth it moves, and what it costs while it waits.

Each figure comes from a process of its own, so that none warms up for another.
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
from pathlib import Path
from statistics import median
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
STARTS = 3
LONGEST_S = 120  # for one process
GOODBYE_S = 10

# What the program does until its first picture stands on the screen, and nothing more: the clock is that of the wall,
# which both processes share.
FIRST_FRAME = """
import runpy, sys, time
from game.client import app
def run_once(self):
    self.step()
    sys.stdout.write(f"{time.time()}\\n")
app.App.run = run_once
sys.argv = ["main.py", "--windowed", "--data", sys.argv[1]]
runpy.run_path("main.py", run_name="__main__")
"""


def run(sizes: Sequence[tuple[int, int]] = ((1920, 1080),)) -> dict[str, Any]:
    """All figures by name, `driver` says on what screen; frames of further sizes have the size in their name."""
    with screen() as (driver, environment):
        costs = _trial(environment, "costs", sizes[0])
        frames = {}
        for at, size in enumerate(sizes):
            for name, figures in _trial(environment, "frames", size).items():
                frames[f"{name} {size[0]}x{size[1]}" if at else name] = figures
        return {"driver": driver, "first_frame_ms": first_frame_ms(environment), **costs, "frames": frames}


def first_frame_ms(environment: dict[str, str]) -> float:
    """From starting `main.py` to its first picture: the middle of a few starts."""
    return round(median(_start_ms(environment) for _ in range(STARTS)), 1)


def _start_ms(environment: dict[str, str]) -> float:
    with tempfile.TemporaryDirectory() as saves:
        begun = time.time()
        shown = _output([sys.executable, "-c", FIRST_FRAME, saves], environment)
        return (float(shown.split()[-1]) - begun) * 1000


def _trial(environment: dict[str, str], what: str, size: tuple[int, int]) -> dict[str, Any]:
    """What `game.client.trials` finds out in a process of its own."""
    command = [sys.executable, "-m", "game.client.trials", what, str(size[0]), str(size[1])]
    found: dict[str, Any] = json.loads(_output(command, environment).splitlines()[-1])
    return found


def _output(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(  # noqa: S603 - our own interpreter and modules
        command, cwd=PROJECT, env=environment, stdout=subprocess.PIPE, text=True, timeout=LONGEST_S, check=True
    )
    return done.stdout


# the screen


@contextmanager
def screen() -> Iterator[tuple[str, dict[str, str]]]:
    """A screen to measure on, in words, and the environment that leads there: the system's, a virtual one, or none."""
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(PROJECT)}
    environment.pop("SDL_VIDEODRIVER", None)
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
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
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
