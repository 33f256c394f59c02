"""`bench` prints every figure under its name, and null with a note where it could not be measured."""

import json
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from copy import deepcopy
from types import SimpleNamespace

import pytest

from game.cli import bench

KEYS = ["decisions_per_s", "clone_us", "first_frame_ms"]
KEYS += ["assets_ready_ms", "idle_cpu_percent", "idle_with_music_percent", "memory_mib", "memory_4k_mib", "frames"]
FRAME = {"size": [1920, 1080], "median_ms": 1.5, "p99_ms": 3.0, "floor_ms": 0.4}
CLIENT = {
    "driver": "none",
    "first_frame_ms": 120.0,
    "assets_ready_ms": 900.0,
    "idle_cpu_percent": 0.2,
    "idle_with_music_percent": 0.6,
    "frames": {"drag": FRAME},
}


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    bench.add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture(autouse=True)
def short_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures themselves are for tests/speed."""
    monkeypatch.setattr(bench, "decisions_per_s", lambda: 31_234.5)
    monkeypatch.setattr(bench, "clone_us", lambda: 2.345)


def test_the_rules_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(arguments("--rules", "--json")) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out)
    assert list(figures) == KEYS
    assert (figures["decisions_per_s"], figures["clone_us"]) == (31234, 2.35)
    assert [figures[name] for name in KEYS[2:]] == [None] * 7
    assert "not asked for" in told.err


def test_what_the_client_measures_is_passed_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measure = SimpleNamespace(
        screen=lambda: nullcontext(("none", {})),
        run=lambda environment, sizes: deepcopy(CLIENT),
        trial=lambda environment, what, size: (
            {"thought": FRAME} if what == "thinking" else {"memory_mib": size[0] / 10}
        ),
    )
    monkeypatch.setattr(bench, "developers_module", lambda name: measure)
    assert bench.run(arguments("--json")) == 0
    told = capsys.readouterr()
    assert told.err == ""
    figures = json.loads(told.out)
    assert list(figures) == KEYS
    assert figures["frames"] == {"drag": FRAME, "thought": FRAME}
    assert (figures["memory_mib"], figures["memory_4k_mib"]) == (192.0, 384.0)
    assert bench.run(arguments()) == 0
    told = capsys.readouterr()
    assert [
        word for word in ("31,234", "120.0 ms", "0.2 %", "192.0 MiB", "median_ms 1.5") if word not in told.out
    ] == []


def test_a_client_that_cannot_be_measured_costs_no_other_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise OSError("the virtual screen did not start")

    monkeypatch.setattr(bench, "developers_module", fail)
    assert bench.run(arguments("--json")) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["decisions_per_s"] == 31234
    assert "the virtual screen did not start" in told.err
