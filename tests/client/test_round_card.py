"""The round card: opened from the table by one press, and closed again."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.round_card import STEPS, RoundCard
from game.client.scenes.rules_pages import RulesPages
from game.client.text.rulebook.course import a_round
from game.content import load_content
from tests.client.at_table import AtTable
from tests.client.legibility import reading
from tests.rules import build


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """Anna's turn on the board, with the round card open."""
    table = build.table(seats=2)
    build.at_action(table, "inks", {0: 2, 1: 1})
    game = AtTable(table, tmp_path)
    game.sit()
    game.pilot.wait_until_still()
    game.pilot.click("round card")
    yield game
    pygame.quit()


def test_one_press_opens_it_and_one_closes_it(at: AtTable) -> None:
    assert isinstance(at.pilot.scene, RoundCard)
    at.pilot.click("close")
    assert at.pilot.scene.name == "board"


def test_it_leads_to_the_rules_of_a_round(at: AtTable) -> None:
    at.pilot.click("rules")
    assert isinstance(at.pilot.scene, RulesPages)
    assert STEPS[0] in at.pilot.scene.shown


def test_every_step_can_be_read(at: AtTable) -> None:
    with reading() as found:
        at.pilot.paint_anew()
    told = {article.key: article for article in a_round(load_content()).articles}
    assert {told[step].words for step in STEPS} <= {one.words for one in found}
    assert not [one.words for one in found if one.cut or one.beyond]
