"""A person who sits opposite: the screen is turned while that person acts, and hands find what they see."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.seating import STYLES
from game.client.base.settings import Choices
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd")


@pytest.fixture
def game(tmp_path: Path) -> Iterator[AtTable]:
    """Two people; the first one chooses a reward."""
    table = build.table(seats=2)
    build.at_action(table, "patronage", {0: 1, 1: 1})
    yield AtTable(table, tmp_path)
    pygame.quit()


def window() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def sit_opposite(choices: Choices, seat_style: str) -> None:
    choices.change(opposite=tuple(style == seat_style for style in STYLES))


def picture(pilot: Pilot) -> bytes:
    pilot.wait_until_still()
    return pygame.image.tobytes(window(), "RGB")


@pytest.mark.slow
def test_the_screen_turns_for_who_sits_opposite_and_back(game: AtTable) -> None:
    pilot = game.sit()
    upright = picture(pilot)
    sit_opposite(pilot.app.choices, "anchor")
    turned = picture(pilot)
    assert turned != upright
    assert pygame.image.tobytes(pygame.transform.flip(window(), flip_x=True, flip_y=True), "RGB") == upright
    sit_opposite(pilot.app.choices, "tower")
    assert picture(pilot) == upright, "nobody of this table has that emblem"


def test_a_press_hits_what_is_seen_there(game: AtTable) -> None:
    pilot = game.sit()
    sit_opposite(pilot.app.choices, "anchor")
    pilot.wait_until_still()
    x, y = pilot.app.layers.viewport.to_window(pilot.app.page.targets.by_name("space:2").rect.center)
    pilot.click_at((1919 - x, 1079 - y))
    pilot.wait_until_still()
    assert game.session.shown.holding


def test_a_finger_hits_what_is_seen_there(game: AtTable) -> None:
    pilot = game.sit()
    sit_opposite(pilot.app.choices, "anchor")
    pilot.wait_until_still()
    x, y = pilot.app.page.targets.by_name("space:2").rect.center
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        pilot.post(kind, touch_id=1, finger_id=1, x=1 - x / 1920, y=1 - y / 1080, dx=0.0, dy=0.0, pressure=1.0)
        pilot.step(3)
    pilot.wait_until_still()
    assert game.session.shown.holding
