"""The first picture of the title is there before almost anything is loaded, and the whole title soon after it."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.graphics import masters, picture_cache
from game.client.graphics.viewport import Viewport
from game.places import ROOT

# What is loaded of the game before the first picture: this list may only shrink.
BEFORE = {
    "game", "game.places", "game.foreign_file", "game.terminal", "game.whole_text", "game.reportable",
    "game.cli", "game.cli.command_line", "game.cli.commands", "game.cli.endings",
    "game.client", "game.client.scenes", "game.client.scenes.start", "game.client.ui", "game.client.ui.window",
    "game.client.base", "game.client.base.i18n", "game.client.base.kept_files",
    "game.client.base.logbook", "game.client.base.pad_mapping", "game.client.base.reading_size",
    "game.client.base.settings",
    "game.client.graphics", "game.client.graphics.layout", "game.client.graphics.masters",
    "game.client.graphics.picture_cache", "game.client.graphics.viewport",
}  # fmt: skip
HEAVY = {"argparse", "asyncio", "concurrent", "importlib.metadata", "multiprocessing", "pymunk", "sqlite3", "yaml"}
HEAVY |= {"segno", "websockets"}  # of phones
# Before the whole title:
NEVER = HEAVY | {"game.rules", "game.match", "game.content", "game.players", "game.client.phones"}

STARTED = """
import json, sys, time
from pathlib import Path
import pygame
from game import places
from game.cli.command_line import main

places.data_folder = lambda: Path(sys.argv[1])
flips = []

def noting(show):
    def noted(*areas):
        show(*areas)
        flips.append((sorted(sys.modules), time.process_time()))

    return noted

pygame.display.flip, pygame.display.update = noting(pygame.display.flip), noting(pygame.display.update)
from game.client.scenes import start

def title_in(*given, **named):
    app = title(*given, **named)
    app.run = lambda spare: (app.step(), report(app))
    return app

def report(app):
    classes = [value for name, module in sys.modules.items() if name.startswith("game.")
               for value in vars(module).values() if isinstance(value, type) and value.__module__ == name]
    slow = sorted({kind.__qualname__ for kind in classes if hasattr(kind, "__dataclass_fields__")})
    (before, first_s), (after, whole_s) = flips
    names = [target.name for target in app.page.targets]
    json.dump([before, after, slow, names, app.layers.unfinished, first_s, whole_s], sys.stdout)

title, start.title_in = start.title_in, title_in
sys.exit(main([]))
"""
FLOOR = """
import time
import pygame
pygame.display.init()
window = pygame.display.set_mode((1920, 1080))
window.blit(pygame.Surface(window.get_size()), (0, 0))
pygame.display.flip()
print(time.process_time())
"""
FIRST_FLOORS, WHOLE_FLOORS = 2.3, 3.2  # of processor time, with room for any machine: 1.7 and 2.4 where no screen is


def said(program: str, folder: Path) -> str:
    """What a program says in a process of its own, for which all modules are compiled."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    environment |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "LC_ALL": "C", "HOME": str(folder)}
    environment |= {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", program, str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=True).stdout


@cache
def started(folder: Path) -> list[Any]:
    """What was loaded at the first picture and at the second one, and more of the start."""
    found: list[Any] = json.loads(said(STARTED, folder))
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of saves whose settings ask for a window."""
    folder = tmp_path_factory.mktemp("start")
    (folder / "settings.json").write_text('{"full_screen": false}', encoding="utf-8")
    return folder


@pytest.mark.slow
def test_hardly_anything_is_loaded_before_the_first_picture(folder: Path) -> None:
    before = started(folder)[0]
    assert {name for name in before if name.partition(".")[0] == "game"} <= BEFORE
    assert HEAVY.isdisjoint(before)


def test_the_second_picture_is_the_whole_title_and_can_be_pressed(folder: Path) -> None:
    """Nothing is seen of it half painted; and it waits for no rules."""
    _, after, _, names, unfinished, *_ = started(folder)
    assert (names, unfinished) == (["any"], False)
    assert NEVER.isdisjoint(after)


def test_no_record_that_the_title_loads_is_a_dataclass(folder: Path) -> None:
    """Each takes half a millisecond to be made, and a struct a fiftieth of that."""
    assert started(folder)[2] == []


@pytest.mark.slow
def test_the_title_takes_few_times_what_a_window_with_a_picture_takes(folder: Path) -> None:
    started(folder)  # compiles
    # In turn, so that a machine that grows slower is slower for both.
    runs = [(float(said(FLOOR, folder)), *json.loads(said(STARTED, folder))[-2:]) for _ in range(4)]
    floor_s, first_s, whole_s = (min(times) for times in zip(*runs, strict=True))
    assert first_s < FIRST_FLOORS * floor_s
    assert whole_s < WHOLE_FLOORS * floor_s


def test_the_first_picture_is_the_ground_of_the_title_at_any_size() -> None:
    """In a large window it is coarse at first, then the fine one is there, which was decoded meanwhile."""
    for size in ((640, 360), (1000, 800), (1920, 1080), (2560, 1440), (100, 60)):
        window = pygame.display.set_mode(size)
        masters.decode_title_ground()
        masters.show_title_ground(window)
        viewport = Viewport(size)
        fine = masters.title_ground(viewport.page.size)
        assert fine.get_size() == viewport.page.size
        seen = pygame.transform.average_color(window, viewport.seen)
        wanted = pygame.transform.average_color(fine, viewport.seen.move(-viewport.page.x, -viewport.page.y))
        assert max(abs(a - b) for a, b in zip(seen, wanted, strict=True)) <= 3
    pygame.quit()


def test_a_ground_that_cannot_be_decoded_is_told_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    picture_cache.clear()
    window = pygame.display.set_mode((640, 360))
    monkeypatch.setattr(masters, "IMAGE_DIR", Path("nowhere"))
    masters.decode_title_ground()
    with pytest.raises(FileNotFoundError):
        masters.show_title_ground(window)
    pygame.quit()
