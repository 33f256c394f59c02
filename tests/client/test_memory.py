"""Free memory goes back to the system once nothing moves over a new page, and not in every frame."""

import ctypes
import sys

import pytest

from game.client.ui import window
from game.client.ui.window import give_back
from tests.client.pilot import Pilot


def test_it_is_handed_back_once_for_each_page_that_has_come_to_rest(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(window, "give_back", lambda: asked.append(pilot.app.busy))
    pilot.wait(2.0)
    assert asked == [False]
    pilot.wait(2.0)
    assert asked == [False]


def test_no_turn_of_the_loop_that_draws_something_hands_it_back(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(window, "give_back", lambda: asked.append(True))
    monkeypatch.setattr(pilot.app, "_draw", lambda: True)
    pilot.wait(2.0)
    assert asked == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system is not asked")
def test_another_c_library_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    give_back()
