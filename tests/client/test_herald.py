"""A call crosses the table when another person is on turn, and when the last round begins."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.game_steps import TurnGearsStep
from game.client.scenes.turn_gears import TurnGears
from game.client.ui.motions import Drawn
from tests.client.at_table import AtTable
from tests.rules import build


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for saves; the window is closed in the end."""
    yield tmp_path
    pygame.quit()


def calls(at: AtTable) -> list[str]:
    """What the banners on their way say."""
    motions = at.pilot.app.director._timeline.motions
    drawn = [motion.pictures[0] for motion in motions]
    return [picture.name for picture in drawn if isinstance(picture, Drawn) and picture.name.startswith("herald")]


def on_turn(folder: Path, seats: int = 2, *, automa: bool = False) -> AtTable:
    """Anna's turn in Inks, once its call is over."""
    table = build.table(seats=seats, automa=automa)
    build.at_action(table, "inks", {0: 2} if seats == 1 else {0: 2, 1: 1})
    at = AtTable(table, folder)
    at.sit()
    at.pilot.wait_until_still()
    return at


def test_the_next_person_is_called_by_name(folder: Path) -> None:
    at = on_turn(folder)
    assert not calls(at)
    at.pilot.click("pass")
    at.pilot.click("end")
    at.pilot.step()
    assert len(calls(at)) == 2  # it comes, and it goes
    assert all("Tom!" in name for name in calls(at))
    at.pilot.move_to((5, 5))
    at.pilot.down((5, 5))  # any press ends it
    assert not calls(at)


def test_a_call_is_over_by_itself(folder: Path) -> None:
    at = on_turn(folder)
    at.pilot.click("pass")
    at.pilot.click("end")
    at.pilot.step()
    at.pilot.wait_until_still(3.0)
    assert not calls(at)


def test_who_is_alone_is_not_called(folder: Path) -> None:
    at = on_turn(folder, 1, automa=True)
    before = at.session.shown.step
    at.pilot.click("pass")
    at.pilot.click("end")
    at.pilot.step()
    assert at.session.shown.step != before
    assert not calls(at)


@pytest.mark.parametrize("number", [2, 6])
def test_the_last_round_is_announced(folder: Path, number: int) -> None:
    at = AtTable(build.table(seats=2, round=number), folder)
    scene = TurnGears(at.session, TurnGearsStep(number))
    assert bool(scene.arriving(())) is (number == 6)
