"""The companion from outside: its command, its tiles in the check, and a person who presses anything."""

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from devtools.gallery_companion import asks, played_until
from game.cli.command_line import main
from game.client.scenes.app import App
from game.client.ui.scene import Quit, Scene, Transition
from game.companion.companion_controller import CompanionController, CompanionStore
from game.companion.rules.tiles import FILE
from game.companion.screens.asking import Companion
from game.companion.screens.sheets import EditSheet, History, KeptSheet
from game.places import CONFIG
from tests.client.pilot import Pilot
from tests.companion.random_table import RandomTable

PRESSES = 90
LEAVES = frozenset({"leave"})


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_anything_can_be_pressed(seed: int, tmp_path: Path) -> None:
    """Whatever is pressed, in whatever order, the companion goes on and what it keeps is what it shows."""
    store = CompanionStore(tmp_path)
    controller = CompanionController(store, played_until(asks("turn")), _stay)
    pilot = Pilot(Companion(controller), (640, 360))
    rng = Random(seed)
    seen = set()
    for _ in range(PRESSES):
        targets = [each.name for each in pilot.app.page.targets if each.name not in LEAVES]
        pilot.click(rng.choice(targets))
        seen.add(pilot.scene.name)
    assert store.load_game() in (controller.game, None)
    assert len(seen) > 2
    pygame.quit()


def _stay() -> Transition:
    return None


def test_every_state_can_be_shown(tmp_path: Path) -> None:
    """Long sticks, large cities and full lines too: no state of a random game breaks the drawing."""
    table = RandomTable(9)
    controller = CompanionController(CompanionStore(tmp_path), None, _stay)
    pilot = Pilot(Companion(controller), (640, 360))
    for seed in range(6):
        controller.begin_anew()
        for number in range(160):
            if (question := controller.game.question) is None:
                break
            controller.game = controller.game.answered(table.answer_to(question, controller.game.state))
            if number % 16 == seed:
                pilot.scene.enter()
                pilot.step()
    pygame.quit()


@pytest.mark.parametrize("make", [History, partial(EditSheet, group="stores"), KeptSheet])
def test_the_wheel_turns_the_pages_of_every_list(make: Callable[[CompanionController], Scene], tmp_path: Path) -> None:
    """To the last page and back to the first one, and never beyond."""
    store = CompanionStore(tmp_path)
    controller = CompanionController(store, played_until(asks("turn")), _stay)
    for number in range(8):
        store.keep("city", f"City {number}", controller.game.state.city)
    pilot = Pilot(make(controller), (640, 360))
    shown = {name for steps in (1, -1) for name in _wheel_to_the_end(pilot, steps)}
    assert len(shown) > 1
    assert not pilot.app.page.targets.by_name("later").enabled
    pygame.quit()


def _wheel_to_the_end(pilot: Pilot, steps: int) -> set[frozenset[str]]:
    """The pages that a wheel comes to, each by what can be pressed on it."""
    seen = set()
    for _ in range(12):
        seen.add(frozenset(each.name for each in pilot.app.page.targets))
        pilot.post(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, precise_x=0.0, precise_y=float(steps), touch=False)
    return seen


def test_the_command_opens_the_window_at_the_companion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []

    def run(app: App, _spare: object) -> None:
        shown.append(app.scene.name)
        app.apply(Quit())

    monkeypatch.setattr(App, "run", run)
    assert main(["--data", str(tmp_path), "--windowed", "companion"]) == 0
    assert shown == ["companion"]
    pygame.quit()


def test_the_check_reads_the_tiles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "config"
    shutil.copytree(CONFIG, folder)
    assert main(["check", str(folder)]) == 0
    assert "24 action tiles of the companion in 8 directions" in capsys.readouterr().out
    path = folder / FILE
    path.write_text(path.read_text(encoding="utf-8").replace("letters: A", "letters: B", 1), encoding="utf-8")
    assert main(["check", str(folder)]) == 1
    assert FILE in capsys.readouterr().err
    path.unlink()
    assert main(["check", str(folder)]) == 0
    assert f"no {FILE}" in capsys.readouterr().out
