"""The page on which keys and buttons get another meaning: found from the settings, told of what it takes away, kept."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.bindings import INTENTS, Bindings
from game.client.base.settings import Choices
from game.client.scenes.controls import ControlsSheet
from game.client.scenes.settings_scene import SettingsSheet
from game.client.ui.menu_names import KeyChip
from game.client.ui.scene import Push
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")


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


def told(pilot: Pilot) -> str:
    toast = pilot.app.controls.notices.toast
    assert toast is not None
    return toast.sentence


def test_the_next_key_gets_the_meaning_and_is_kept(page: Pilot, tmp_path: Path) -> None:
    page.click("key:undo")
    page.key(pygame.K_z)
    assert label(page, "key:undo") == "Undo: Z"
    assert Bindings(tmp_path).of_key(pygame.K_z) == "undo"
    assert page.scene.name == "controls"


def test_a_key_that_is_taken_is_told(page: Pilot, choices: Choices) -> None:
    page.click("key:undo")
    page.key(pygame.K_h)
    assert told(page) == "H was for: Hint. That has U now."
    assert choices.bindings.of_key(pygame.K_u) == "hint"


@pytest.mark.slow
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


def test_the_keys_that_plan_at_once_are_changed_like_the_others(page: Pilot, choices: Choices, tmp_path: Path) -> None:
    page.click("controls page:planning")
    page.click("plan key:left_hand:gears")
    page.key(pygame.K_z)
    assert label(page, "plan key:left_hand:gears") == "Keyboard, left: Gears: Z"
    assert Bindings(tmp_path).planning["left_hand"]["gears"] == (pygame.K_z,)
    assert page.app.page.targets.by_name("reset").enabled
    page.click("reset")
    assert choices.bindings.planning == Bindings().planning


def test_a_plan_key_of_the_other_half_is_told(page: Pilot, choices: Choices) -> None:
    page.click("controls page:planning")
    page.click("plan key:left_hand:orders")
    page.key(pygame.K_p)
    assert told(page) == "P was for: Keyboard, right: Patronage. That has Q now."
    assert choices.bindings.planning["right_hand"]["patronage"] == (pygame.K_q,)


def test_a_plan_button_is_taken_from_the_pad_alone(page: Pilot, choices: Choices) -> None:
    pad = MadeUpPad(page)
    page.click("controls page:planning")
    page.click("plan key:pad:orders")
    page.key(pygame.K_q)
    pad.press(pygame.CONTROLLER_BUTTON_Y)
    assert choices.bindings.planning["pad"]["orders"] == (pygame.CONTROLLER_BUTTON_Y,)
    assert choices.bindings.planning["pad"]["specialties"] == (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,)


def test_what_moves_and_chooses_plans_nothing(page: Pilot, choices: Choices) -> None:
    pad = MadeUpPad(page)
    page.click("controls page:planning")
    page.click("plan key:right_hand:inks")
    page.key(pygame.K_RETURN)
    assert told(page) == "Enter is needed to move and to choose."
    page.key(pygame.K_ESCAPE)
    page.click("plan key:pad:inks")
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert told(page) == "Up is needed to move and to choose."
    page.key(pygame.K_ESCAPE)
    assert page.scene.name == "controls"
    assert not choices.bindings.is_changed


def test_without_buttons_to_plan_there_is_one_page(tmp_path: Path) -> None:
    choices = Choices(tmp_path)
    choices.bindings = Bindings(defaults=tmp_path)  # where no file says which
    pilot = Pilot(SettingsSheet(choices), choices=choices)
    pilot.click("settings:controls")
    pilot.click("controls")
    assert "controls page:planning" not in pilot.app.page.targets
    assert "key:undo" in pilot.app.page.targets
    pygame.quit()


def test_words_that_are_read_larger_stand_on_several_pages(tmp_path: Path) -> None:
    choices = Choices(tmp_path)
    choices.change(text_scale="200")
    pilot = Pilot(SettingsSheet(choices), choices=choices)
    pilot.app.apply(Push(ControlsSheet(choices)))
    pilot.step()
    seen = set()
    while True:
        seen |= {each.name for each in pilot.app.page.targets if each.name.startswith("key:")}
        if not pilot.app.page.targets.by_name("later").enabled:
            break
        pilot.click("later")
    assert seen == {KeyChip(intent) for intent in INTENTS}
    pygame.quit()
