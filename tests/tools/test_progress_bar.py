"""How far a long command is can be seen where somebody watches, and now and then in a file."""

import sys
from io import StringIO

import pytest

from game.cli import spreading
from game.cli.spreading import ProgressBar


class Screen(StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands where its one figure says."""
    now = [100.0]
    monkeypatch.setattr(spreading, "monotonic", lambda: now[0])
    return now


def test_a_watched_bar_is_there_from_the_start_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    bar = ProgressBar(200, "games")
    assert "░ 0 of 200 games" in screen.getvalue()
    for _ in range(5):  # far fewer than move the bar on: the number does
        clock[0] += 0.11
        bar.step()
    assert "5 of 200 games" in screen.getvalue()
    bar.clear()
    assert screen.getvalue().endswith("\r\033[K")


def test_a_file_gets_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    file = StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    bar = ProgressBar(200, "games")
    for _ in range(50):
        clock[0] += 0.5
        bar.step()
    bar.clear()
    assert file.getvalue() == "20 of 200 games\n40 of 200 games\n"
