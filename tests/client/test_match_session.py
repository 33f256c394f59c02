"""Where a sitting stops, what can be taken back there, and that only a move made on what was seen is taken."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from devtools.staging import ThinksHere
from game.client.base.game_steps import ActionStep, DraftStep
from game.client.session.turns import PendingScreens
from game.match.players import Player
from game.rules.moves import BuyType, CommitPlan, Pass
from tests.client.at_table import AtTable
from tests.client.session_at import in_action, sitting_at
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_turn_is_held_until_it_is_ended_and_stays_after_that(tmp_path: Path) -> None:
    session = sitting_at(tmp_path, in_action("inks"))
    shown = session.shown.step
    assert session.turns.make(Pass(shown.seat)) == ""
    assert session.shown.holding
    assert session.shown.step == shown
    assert session.turns.undo_reason(shown.seat) == ""
    session.go_on()
    assert session.shown.step != shown
    assert session.turns.undo_reason(shown.seat) == "This turn has ended: it can’t be undone."


def test_taking_back_a_held_turn_asks_for_it_again(tmp_path: Path) -> None:
    session = sitting_at(tmp_path, in_action("inks"))
    shown = session.shown.step
    assert session.turns.make(Pass(shown.seat)) == ""
    assert session.turns.undo(shown.seat) == ""
    assert not session.shown.holding
    assert session.shown.step == shown


def test_asking_what_is_shown_changes_nothing() -> None:
    """A stop that was passed over unseen is not held because somebody asked about it."""
    first, second = DraftStep(0, 1), ActionStep(1, "inks")
    held = PendingScreens(first)
    assert held.shown(second) == second
    assert held == PendingScreens(first)
    assert held.settled(second) == PendingScreens(second)


# moves that come too late

STALE = "The table has changed since you chose. Look again, then choose."


def click_late(at: AtTable, name: str, change: Callable[[], str]) -> None:
    """Click a target; while the button is down something changes the table that the page was built from."""
    at.pilot.wait(0.5)
    pos = at.pilot.pos(name)
    at.pilot.move_to(pos)
    at.pilot.down(pos)
    assert change() == ""
    at.pilot.up(pos)


def test_a_move_chosen_before_the_table_changed_is_refused_in_words_and_nothing_is_lost(tmp_path: Path) -> None:
    """Another seat buys a type between the page and the press: the page is shown again first."""
    table = build.table(seats=2)
    build.at_action(table, "inks")
    at = AtTable(table, tmp_path)
    pilot, number = at.sit(), at.session.match.number
    click_late(at, "pass", lambda: at.session.turns.make(BuyType(1, "A")))
    assert at.toast == STALE
    assert at.session.match.number == number + 1
    assert at.last_move() == BuyType(1, "A")
    pilot.wait_until_still()
    pilot.click("pass")
    assert at.last_move() == Pass(0)
    pygame.quit()


def test_a_plan_stays_laid_out_where_a_computer_was_faster(tmp_path: Path) -> None:
    table = build.table(seats=2)
    at = AtTable(table, tmp_path)
    plan, others = build.spread(7, "inks", 3), build.spread(8, "inks", 4)
    assert at.session.reseat(1, Player("Tom", "compasses", "computer", "novice")) == ""
    assert isinstance(at.session.thinker, ThinksHere)
    at.session.thinker.mute = True  # it moves when this test says so
    pilot = at.sit()
    assert pilot.scene.lay_out(CommitPlan(0, plan))
    click_late(at, "confirm", lambda: at.session.turns.make(CommitPlan(1, others)))
    assert at.toast == STALE
    assert at.session.match.draft(0) == plan
    pilot.wait_until_still()
    pilot.click("confirm")
    assert CommitPlan(0, plan) in [entry.move for entry in at.session.match.log]
    pygame.quit()
