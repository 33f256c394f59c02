"""What is told between two rounds."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.round_end_scene import RoundEnd
from game.rules.moves import EndTurn, Fulfil, FulfilledOrder
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
        game.session.turns.make(EndTurn(seat))
    game.sit()
    yield game
    pygame.quit()


def lines(at: AtTable) -> str:
    """All that is told."""
    assert isinstance(at.pilot.scene, RoundEnd)
    return "\n".join(at.pilot.scene.lines(at.session.view()))


def test_N4_N5_the_token_and_tory_are_told(at: AtTable) -> None:
    """N4: the token; N5: Tory; M2: patrons that open; and what the round came to."""
    told = lines(at)
    assert "token goes from Anna to Tom" in told
    assert "Anna gains 3 fame" in told
    assert "Anna printed nothing, and gained 3 fame." in told
    assert "Anna leads with 3 fame." in told
    card = at.session.content.patronage[next(card for card in at.session.view().patronage_row if card)]
    assert card.name in told


def test_the_next_round_begins_when_somebody_goes_on(at: AtTable) -> None:
    at.pilot.click("continue")
    at.pilot.step()
    assert at.session.shown.step.kind == "curtain"


def test_the_round_is_told_by_what_was_printed_and_won(tmp_path: Path) -> None:
    """Who printed what, who gained what, who leads: Tom with his book in front."""
    table = build.table(seats=2, round=3)
    order = build.give_order(table, 1, build.printing_card("IU"), build.first_card("refinement"))
    build.set_types(table, 1, "IU")
    build.at_fulfilment(table)
    game = AtTable(table, tmp_path)
    colour = None
    game.session.turns.make(EndTurn(0))
    assert not game.session.turns.make(Fulfil(1, (FulfilledOrder(order.printing, colour, False),)))
    assert not game.session.turns.make(EndTurn(1))
    game.sit()
    told = lines(game).splitlines()
    title = game.session.content.printing[order.printing].title
    assert told[:2] == ["Anna printed nothing and gained no fame.", f"Tom printed {title}: 0 fame."]
    assert "Anna and Tom lead together with 0 fame." in told
    pygame.quit()
