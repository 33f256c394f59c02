"""What is told between two rounds."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.round_end import RoundEnd
from game.rules.moves import EndTurn
from tests.client.at_table import AtTable
from tests.rules import build


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """The end of round 2, at which Anna's Tory checks her inks and the first patrons come into reach."""
    table = build.table(seats=2, round=2)
    build.set_character(table, 0, "tory")
    build.at_fulfilment(table)
    game = AtTable(table, tmp_path)
    for seat in (0, 1):
        game.sitting.submit(EndTurn(seat))
    game.sit()
    yield game
    pygame.quit()


def lines(at: AtTable) -> str:
    """All that is told."""
    assert isinstance(at.pilot.scene, RoundEnd)
    return "\n".join(at.pilot.scene.lines(at.sitting.view()))


def test_N4_N5_the_token_the_markers_and_tory_are_told(at: AtTable) -> None:
    """N4: token and markers; N5: Tory; N1: the board; M2: patrons that open."""
    told = lines(at)
    assert "token goes from Anna to Tom" in told
    assert "gives one marker to Anna" in told
    assert "Anna gains 3 fame" in told
    assert "filled again" in told
    card = at.sitting.content.patronage[next(card for card in at.sitting.view().patronage_row if card)]
    assert card.name in told


def test_the_next_round_begins_when_somebody_goes_on(at: AtTable) -> None:
    at.pilot.click("continue")
    at.pilot.step()
    assert at.sitting.stop().kind == "curtain"
