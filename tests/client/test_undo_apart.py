"""No press that ends something final stands beside the one that takes back: A02, A03."""

from pathlib import Path

import pygame
import pytest

from game.rules.moves import CommitPlan
from tests.client.at_table import AtTable
from tests.client.target_room import near_undo
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("where", ["inks", "gears", "fulfil"])
def test_the_end_of_a_turn_stands_apart_from_undo(tmp_path: Path, where: str) -> None:
    table = build.table(seats=2)
    if where == "fulfil":
        build.at_fulfilment(table)
    else:
        build.at_action(table, where)  # type: ignore[arg-type]
    at = AtTable(table, tmp_path)
    pilot = at.sit()
    pilot.click("none" if where == "fulfil" else "pass")
    assert pilot.app.page.targets.by_name("end").enabled
    assert pilot.app.page.targets.by_name("undo").enabled
    assert near_undo(pilot.app.page) == []
    pygame.quit()


def test_going_on_from_a_shifted_marker_stands_apart_from_undo(tmp_path: Path) -> None:
    table = build.table(seats=2)
    build.set_character(table, 0, "gutenberg")
    at = AtTable(table, tmp_path)
    at.session.choices.change(speed="off")
    for seat, count in ((0, 7), (1, 8)):
        assert at.session.turns.make(CommitPlan(seat, build.spread(count, "inks", 3))) == ""
    pilot = at.sit()
    pilot.wait_until_still()
    pilot.click("leave")
    pilot.wait_until_still()
    assert pilot.app.page.targets.by_name("undo").enabled
    assert "continue" in pilot.app.page.targets
    assert near_undo(pilot.app.page) == []
    pygame.quit()
