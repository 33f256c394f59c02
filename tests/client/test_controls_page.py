"""The page on which keys and buttons get another meaning: found from the settings, told of what it takes away, kept."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.home.bindings import Bindings
from game.client.home.settings import Choices
from game.client.scenes.settings.scene import SettingsSheet
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot


@pytest.fixture
def choices(tmp_path: Path) -> Choices:
    """The choices of an empty data folder."""
    return Choices(tmp_path)


@pytest.fixture
def page(choices: Choices) -> Iterator[Pilot]:
    """Somebody in front of the page, who came by the settings."""
    pilot = Pilot(SettingsSheet(choices), choices=choices)
    pilot.click("settings:controls")
    pilot.click("controls")
    assert pilot.scene.name == "controls"
    yield pilot
    pygame.quit()


def label(pilot: Pilot, name: str) -> str:
    return pilot.app.page.targets.by_name(name).label


def test_the_next_key_gets_the_meaning_and_is_kept(page: Pilot, tmp_path: Path) -> None:
    page.click("key:undo")
    page.key(pygame.K_z)
    assert label(page, "key:undo") == "Undo: Z"
    assert Bindings(tmp_path).of_key(pygame.K_z) == "undo"
    assert page.scene.name == "controls"


def test_a_key_that_is_taken_is_told(page: Pilot, choices: Choices) -> None:
    page.click("key:undo")
    page.key(pygame.K_h)
    toast = page.app.controls.notices.toast
    assert toast is not None
    assert toast.sentence == "H was for: Hint. That has U now."
    assert choices.bindings.of_key(pygame.K_u) == "hint"


def test_esc_gives_up_and_the_key_of_full_screen_is_refused(page: Pilot, choices: Choices) -> None:
    page.click("key:undo")
    page.key(pygame.K_F12)
    page.key(pygame.K_ESCAPE)
    assert page.scene.name == "controls"
    assert not choices.bindings.is_changed


def test_a_button_of_a_pad_is_taken_from_the_pad_alone(page: Pilot, choices: Choices) -> None:
    pad = MadeUpPad(page)
    page.click("button:hint")
    page.key(pygame.K_q)
    pad.press(pygame.CONTROLLER_BUTTON_Y)
    assert choices.bindings.of_button(pygame.CONTROLLER_BUTTON_Y) == "hint"
    assert choices.bindings.of_button(pygame.CONTROLLER_BUTTON_LEFTSTICK) == "look"
    assert not choices.bindings.of_key(pygame.K_q)


def test_the_defaults_come_back(page: Pilot, choices: Choices) -> None:
    assert page.app.page.targets.by_name("reset").reason
    page.click("key:undo")
    page.key(pygame.K_z)
    page.click("reset")
    assert choices.bindings.of_key(pygame.K_u) == "undo"
    assert label(page, "key:undo") == "Undo: U"
