"""The closed rows of the board: what they show stays for as long as the board does."""

from pathlib import Path

import pygame
import pytest

from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd")


def test_the_ticks_of_what_is_over_stay_behind_the_last_action(tmp_path: Path) -> None:
    """The last turn stands on the board while the rules have gone on to fulfilment."""
    table = build.table(seats=2)
    build.at_action(table, "patronage", {0: 1})
    game = AtTable(table, tmp_path)
    pilot = game.sit()
    pilot.wait_until_still()
    before = _bands(pilot)
    pilot.click("space:2")
    pilot.wait_until_still()
    assert game.session.view().phase == "fulfilment"
    assert pilot.scene.name == "board"
    assert _bands(pilot) == before
    pygame.quit()


def _bands(pilot: Pilot) -> list[bytes]:
    """How the closed rows look."""
    pilot.move_to((5, 5))
    pilot.step()
    window = pygame.display.get_surface()
    assert window is not None
    bands = [target.rect for target in pilot.app.page.targets if target.name.startswith("board:")]
    return [pygame.image.tobytes(window.subsurface(rect), "RGB") for rect in bands]
