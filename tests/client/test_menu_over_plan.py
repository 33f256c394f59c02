"""The menu over an open plan draws the curtain, as Esc does: whoever comes to the menu sees no plan. L1, A17."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.curtain import Curtain
from game.client.scenes.menu import Menu
from game.client.scenes.plan import Plan
from game.rules.moves import UseGear
from tests.client.at_table import AtTable
from tests.rules import build


@pytest.fixture
def planned(tmp_path: Path) -> Iterator[AtTable]:
    """Anna has laid two markers behind the opened curtain."""
    table = build.table(seats=2)
    build.give_gear(table, 0, *build.find_sector("swap_ink"))
    build.give_inks(table, 0, blue=1)
    at = AtTable(table, tmp_path)
    at.session.choices.change(speed="off")
    at.session.open_curtain(0)
    at.sit()
    at.pilot.click("plan slot:inks:2")
    yield at
    pygame.quit()


@pytest.mark.parametrize("way", ["button", "key"])
def test_L1_the_menu_over_an_open_plan_draws_the_curtain(planned: AtTable, way: str) -> None:
    pilot = planned.pilot
    pilot.click("menu") if way == "button" else pilot.key(pygame.K_m)
    pilot.step()
    assert [type(scene) for scene in pilot.app.stack.all] == [Curtain, Menu]
    assert not planned.session.shown.sees_plan(0)
    pilot.click("resume")
    pilot.step(2)
    assert isinstance(pilot.scene, Curtain)
    planned.session.open_curtain(0)
    planned.sit()
    assert planned.pilot.scene_of(Plan).draft.markers == (0, 2, 0, 0, 0)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_L1_the_menu_over_a_question_over_a_plan_hides_the_plan(planned: AtTable, way: str) -> None:
    """A4: a gear is used while a plan is open, and its question covers only a part of it."""
    pilot = planned.pilot
    assert planned.session.turns.make(UseGear(0, 0)) == ""
    pilot.step(3)
    assert pilot.scene.name == "swap ink"
    pilot.click("menu") if way == "button" else pilot.key(pygame.K_ESCAPE)
    pilot.step()
    assert pilot.scene.name == "menu"
    assert not planned.session.shown.sees_plan(0)
    behind = [item.target for page in pilot.app.painter.pages_behind for item in page.items]
    assert not [target for target in behind if target is not None and target.name.startswith(("marker:", "plan slot:"))]
    pilot.click("resume")
    pilot.step()
    pilot.click("decline")
    pilot.step(2)
    assert pilot.scene.name == "curtain"


def test_who_plans_alone_has_the_plan_still_open_after_the_menu(tmp_path: Path) -> None:
    at = AtTable(build.table(seats=1, automa=True), tmp_path)
    at.sit()
    at.pilot.click("plan slot:inks:2")
    at.pilot.click("menu")
    at.pilot.step()
    assert [type(scene) for scene in at.pilot.app.stack.all] == [Plan, Menu]
    at.pilot.click("resume")
    assert at.pilot.scene_of(Plan).draft.markers == (0, 2, 0, 0, 0)
    pygame.quit()
