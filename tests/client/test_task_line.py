"""The line that says what to do: told at twice the size by a tooltip or a press where words are read larger."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.ui.overlay import Message
from tests.client.at_table import AtTable
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot
from tests.rules import build


@pytest.fixture
def game(tmp_path: Path) -> Iterator[AtTable]:
    """Two people; the first one chooses a reward."""
    table = build.table(seats=2)
    build.at_action(table, "patronage", {0: 1, 1: 1})
    yield AtTable(table, tmp_path)
    pygame.quit()


def larger(game: AtTable) -> Pilot:
    """Somebody who reads words at twice their size."""
    pilot = game.sit()
    pilot.app.choices.change(text_scale="200")
    pilot.step(2)
    return pilot


def test_at_the_usual_size_the_line_is_only_read(game: AtTable) -> None:
    assert "task" not in game.sit().app.page.targets


def test_a_press_tells_it_and_the_turn_goes_on(game: AtTable) -> None:
    pilot = larger(game)
    words = pilot.app.page.targets.by_name("task").label
    before = game.session.match.number
    pilot.click("task")
    assert isinstance(pilot.scene, Message)
    pilot.wait(0.5)
    pilot.click("close")
    assert pilot.scene.name == "board"
    assert game.session.match.number == before
    assert pilot.app.page.targets.by_name("task").label == words


def test_a_pad_comes_to_it_and_its_tooltip_says_it(game: AtTable) -> None:
    pilot = larger(game)
    pad = MadeUpPad(pilot)
    for _ in range(24):
        pad.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        if pilot.app.controls.attention.focused == "task":
            break
    assert pilot.app.controls.attention.focused == "task"
    pad.press(pygame.CONTROLLER_BUTTON_Y)
    tip = pilot.app.controls.notices.tip
    assert tip is not None
    assert tip.sentence == pilot.app.page.targets.by_name("task").label
