"""Sheets over the table: as high as their words need, and no higher than there is room."""

from collections.abc import Iterator

import pygame
import pytest

from game.client.ui.overlay import LEAST, Confirm, Message, Overlay
from game.client.ui.scene import Push, Quit
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot

SENTENCE = "The press stands still until somebody turns the wheel again. "


@pytest.fixture
def bench() -> Iterator[Bench]:
    """A scene of its own whose target opens what is asked for."""
    yield Bench()
    pygame.quit()


def sheet_of(bench: Bench, overlay: Overlay) -> pygame.Rect:
    pilot = Pilot(bench)
    bench.answer = Push(overlay)
    pilot.click("go")
    page = pilot.app.page
    (sheet,) = page.sheets
    assert all(sheet.contains(target.rect) for target in page.targets)
    return sheet


def test_a_sheet_is_as_high_as_its_words_need(bench: Bench) -> None:
    high = [sheet_of(bench, Message("Stopped", SENTENCE * count)).h for count in (1, 12, 30, 90)]
    assert high == sorted(high)
    assert high[0] < high[1] < high[2] == high[3]


def test_a_sheet_stands_in_the_middle_whatever_its_height(bench: Bench) -> None:
    short = sheet_of(bench, Confirm("Stop the press?", SENTENCE, Quit))
    long = sheet_of(bench, Message("Stopped", SENTENCE * 90))
    assert abs(short.centery - long.centery) <= 1
    assert short.h >= LEAST
