"""What is told between two rounds."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.round_end_scene import RoundEnd
from game.client.text.story_text import round_story, story_words
from game.content.tables import GearReward
from game.rules.moves import EndTurn, Fulfil, FulfilledOrder, TakePatronage, UseGear
from tests.client.at_table import AtTable
from tests.rules import build
from tests.rules.own_cards import chosen, give_reward, own_order, own_patronage


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
    assert "Anna printed nothing, and gained 3 fame (3 from the character)." in told
    assert "Anna leads with 3 fame." in told
    card = at.session.content.patronage[next(card for card in at.session.view().patronage_row if card)]
    assert card.name in told


def test_M3_F7_the_sums_of_a_round_add_up(tmp_path: Path) -> None:
    """What came from books, from gears and from patrons is told apart, and their sum is what the seat gained."""
    table = build.table(seats=2, round=3)
    order = own_order(table, 0, "A", inks={"red": 1}, fame=(5, 3))
    give_reward(table, 0, GearReward("type_bonus", letters=("A",)))
    give_reward(table, 0, GearReward("round_fame"))
    patron = own_patronage(table, levels={"binding": 1})
    build.set_types(table, 0, "A")
    build.give_inks(table, 0, red=1)
    build.set_levels(table, 0, binding=1)
    build.at_action(table, "patronage", {0: 1})
    game = AtTable(table, tmp_path)
    moves = (
        TakePatronage(0, patron, (0, 0, 0, 0)),
        UseGear(0, 1),
        Fulfil(0, (chosen(order, red=1),), (0,)),
        EndTurn(0),
        EndTurn(1),
    )
    assert [game.session.turns.make(move) for move in moves] == [""] * len(moves)
    told = round_story(game.session.seats, 3)[0]
    words = story_words(told, game.session.seats)
    each = game.session.content.rules.patronage_card_fame
    assert told.fame == game.session.view().seats[0].fame + each == 18
    assert words.endswith(": 18 fame (5 from books, 5 from gears and 8 from patronage at the end).")
    pygame.quit()


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
