"""Climaxes are staged: seen whole, ended by one press, left out where nothing moves, and never part of the game."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.motion.director import HOLDS_S
from game.rules.names import Order
from game.rules.state import Table
from tests.client.at_table import AtTable
from tests.rules import build

CORNER = (5, 5)  # where nothing lies
STILL = [{"reduced_motion": True}, {"speed": "off"}]
Open = Callable[..., AtTable]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens a table by hand, with settings."""

    def open_it(table: Table, **changes: object) -> AtTable:
        at = AtTable(table, tmp_path)
        at.sitting.choices.change(**changes)
        at.sit()
        at.pilot.app.choices.change(**changes)
        at.pilot.wait_until_still()
        return at

    yield open_it
    pygame.quit()


def with_order(reward: str = "advance") -> tuple[Table, Order]:
    """Anna can print an order whose both parts bring a reward that she is asked about."""
    table = build.table(seats=2)
    refinement = build.first_card("refinement", lambda card: card.bonus == reward)
    order = build.give_order(table, 0, build.printing_card("IU"), refinement)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, red=2, blue=2, gold=2, silver=2)
    build.set_levels(table, 0, typesetting=5, woodcutting=5, binding=5, illuminating=5)
    build.at_fulfilment(table)
    return table, order


def printed(at: AtTable) -> None:
    """Have Anna's order printed."""
    at.pilot.click("fill")
    at.pilot.wait_until_still()
    pos = at.pilot.pos("print")
    at.pilot.move_to(pos)
    at.pilot.down(pos)
    at.pilot.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)


def test_the_question_of_a_reward_waits_for_the_press_and_the_counting(opened: Open) -> None:
    at = opened(with_order()[0])
    printed(at)
    assert at.sitting.prompt() is not None
    frames = 0
    while at.pilot.scene.name == "fulfil":
        at.pilot.step()
        frames += 1
        assert at.pilot.app.director.moving or at.pilot.scene.name != "fulfil"
    assert frames / 60 > HOLDS_S + 0.5
    assert not at.pilot.app.director.moving


def test_any_press_brings_the_question_of_a_reward_at_once(opened: Open) -> None:
    at = opened(with_order()[0])
    printed(at)
    at.pilot.wait(0.2)
    at.pilot.down(CORNER)
    at.pilot.step()
    assert at.pilot.scene.name != "fulfil"


@pytest.mark.parametrize("changes", STILL)
def test_where_nothing_moves_the_question_comes_at_once(opened: Open, changes: dict[str, object]) -> None:
    at = opened(with_order()[0], **changes)
    printed(at)
    at.pilot.wait(0.2)
    assert at.pilot.scene.name != "fulfil"
