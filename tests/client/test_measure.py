"""The measurements run in processes of their own, and their figures make sense."""

import os
import shutil
import sys

import pygame
import pytest

from devtools import baked_pictures, measure, measured_start
from game.client.graphics import masters
from game.places import ROOT
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot


def test_the_screen_of_the_system_is_taken_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":77")
    with measure.screen() as (words, environment):
        assert words == "the screen"
        assert environment["DISPLAY"] == ":77"
        assert "SDL_VIDEODRIVER" not in environment


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_any_screen_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with measure.screen() as (words, environment):
        assert "dummy" in words
        assert environment["SDL_VIDEODRIVER"] == "dummy"


@pytest.mark.slow
def test_the_first_picture_comes_from_the_program_itself_then_the_title_and_all_pictures() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    first_ms, whole_ms, ready_ms = measure._start_ms(environment, (640, 360))
    assert 50 < first_ms < whole_ms < ready_ms < 30_000
    assert 20 < measure._floor_ms(environment, (640, 360)) < whole_ms


def test_a_window_that_shows_nothing_yet_is_no_first_picture() -> None:
    window = pygame.display.set_mode((640, 360))
    window.fill("brown")
    with pytest.raises(ValueError, match="no picture"):
        measured_start.refuse_blank()
    masters.show_title_ground(window)
    measured_start.refuse_blank()
    pygame.quit()


def test_small_windows_load_small_pictures_and_large_ones_large_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(pygame.image, "load", lambda path: loaded.append(path.stem))
    kept = {}
    for scale in (1.0, 2.0):
        loaded.clear()
        assert baked_pictures.load_pictures(scale) == len(loaded) > 100
        kept[scale] = set(loaded)
    assert kept[1.0] - kept[2.0] >= {"title_1920", "grain_wood_small", "torn_top_small"}
    assert kept[2.0] - kept[1.0] >= {"title_3840", "grain_wood", "torn_top"}
    assert {"ink_gold", "gutenberg", "printing-01"} <= kept[1.0] & kept[2.0]


@pytest.mark.slow
def test_frames_are_told_with_the_floor_of_the_same_run() -> None:
    found = measure.frames((640, 360))
    assert set(found) == {"board", "rebuild", "press", "move", "pointer", "drag", "flying", "gears"}
    for figures in found.values():
        assert figures["size"] == "640x360"
        assert 0 < figures["median_ms"] <= figures["p99_ms"]
        assert figures["floor_ms"] > 0
        assert figures["ratio"] == pytest.approx(figures["median_ms"] / max(figures["floor_ms"], 0.01), abs=0.01)


def test_late_frames_are_counted_in_floors() -> None:
    """A frame is late beyond 17 floors, and the worst one says where it was."""
    found = measure._lateness([(1.0, "plan"), (40.0, "board"), (8.0, "plan"), (20.0, "reveal")], floor=1.0)
    assert found == {"frames": 4, "late_percent": 50.0, "worst_ms": 40.0, "worst_floors": 40.0, "worst_at": "board"}


@pytest.mark.parametrize("motion", measure.MOTIONS, ids=lambda motion: motion.name)
def test_everything_that_is_to_move_moves_in_every_frame(motion: type[measure.Motion]) -> None:
    pilot = Pilot(motion(Bench()))
    before = pilot.scene.sprites()
    pilot.step()
    after = pilot.scene.sprites()
    assert len(before) == len(after) == {"drag": 4, "flying": 10, "gears": 12}[motion.name]
    assert all((a.centre, a.angle) != (b.centre, b.angle) for a, b in zip(before, after, strict=True))
    pygame.quit()


@pytest.mark.slow
def test_gears_begin_again_when_they_have_turned() -> None:
    pilot = Pilot(measure.Gears(Bench()))
    pilot.wait(3.0)
    assert pilot.app.busy
    pygame.quit()


def test_this_process_holds_some_memory() -> None:
    held = measure.memory_mib()
    assert held is None or 5 < held < 4000
