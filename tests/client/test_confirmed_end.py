"""The button that ends a turn asks first, where somebody wants that."""

from pathlib import Path

import pygame
import pytest

from tests.client.at_table import AtTable
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_turn_ends_after_a_question_where_that_is_wanted(tmp_path: Path) -> None:
    table = build.table(seats=2)
    build.at_action(table, "patronage", {0: 1, 1: 1})
    game = AtTable(table, tmp_path)
    pilot = game.sit()
    game.session.choices.change(confirms_end=True)
    pilot.wait_until_still()
    before = game.session.shown.step
    pilot.click("space:2")
    pilot.wait_until_still()
    pilot.click("end")
    assert pilot.scene.name == "confirm"
    pilot.click("no")
    assert game.session.shown.step == before
    pilot.click("end")
    pilot.click("yes")
    assert game.session.shown.step != before
    pygame.quit()
