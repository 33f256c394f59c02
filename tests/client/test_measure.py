"""The measurements run in processes of their own, and their figures make sense."""

import os
import shutil
import sys

import pytest

from game.client import measure, trials


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


def test_the_first_frame_comes_from_the_program_itself() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(measure.PROJECT)}
    assert 50 < measure._start_ms(environment) < 20_000


@pytest.mark.slow
def test_frames_are_told_with_the_floor_of_the_same_run() -> None:
    found = trials.frames((640, 360))
    assert set(found) == {"board", "rebuild", "pointer", "drag"}
    for figures in found.values():
        assert figures["size"] == "640x360"
        assert 0 < figures["median_ms"] <= figures["p99_ms"]
        assert figures["floor_ms"] > 0


def test_this_process_holds_some_memory() -> None:
    held = trials.memory_mib()
    assert held is None or 5 < held < 4000
