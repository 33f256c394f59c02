"""Planning by hand: every way of laying a marker, what is refused and why, and that a plan is final and secret."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.curtain import Curtain
from game.client.scenes.plan import Plan
from game.rules import moves as ask
from game.rules.moves import CommitPlan
from tests.client.at_table import AtTable
from tests.client.painted import words_on
from tests.rules import build

Open = Callable[..., AtTable]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens the plan of Anna, who has 7 markers and is first, behind the curtain."""

    def open_it(seats: int = 2) -> AtTable:
        at = AtTable(build.table(seats=seats, automa=seats == 1), tmp_path)
        at.session.open_curtain(0)
        at.sit()
        return at

    yield open_it
    pygame.quit()


def plan(at: AtTable) -> Plan:
    """The scene in front."""
    assert isinstance(at.pilot.scene, Plan)
    return at.pilot.scene


@pytest.mark.slow
def test_L1_markers_are_laid_by_drag_by_click_by_slot_and_by_button(opened: Open) -> None:
    """L1: a seat spreads all its markers over the five actions and hands them in."""
    at = opened()
    at.pilot.drag("marker:0", "action row:orders")
    at.pilot.drag("marker:1", "plan slot:inks:4")  # a slot is as good as its row
    at.pilot.click_click("marker:2", "plan slot:gears:1")
    at.pilot.click("plus:gears")
    at.pilot.click("plan slot:patronage:2")
    assert plan(at).draft.markers == (1, 1, 0, 2, 2)
    assert "1 more marker" in at.reason("confirm")
    at.pilot.click("action row:specialties")
    at.pilot.click("confirm")
    assert at.session.match.log[-1].move == CommitPlan(0, (1, 1, 1, 2, 2))


def test_a_marker_goes_back_by_drag_by_button_and_all_by_clear(opened: Open) -> None:
    at = opened()
    at.pilot.click("plan slot:inks:5")
    at.pilot.drag("marker:0", "pool")
    at.pilot.click("minus:inks")
    assert plan(at).draft.markers == (0, 3, 0, 0, 0)
    at.pilot.drag("marker:1", "action row:orders")
    assert plan(at).draft.markers == (1, 2, 0, 0, 0)
    at.pilot.click("clear")
    assert plan(at).draft.markers == (0, 0, 0, 0, 0)
    assert not at.names("clear")
    assert at.reason("minus:inks")


def test_one_press_lays_a_marker_on_each_action(opened: Open) -> None:
    """What most plans begin with: the others are added, or one is taken back, as ever."""
    at = opened()
    at.pilot.click("each")
    assert plan(at).draft.markers == (1, 1, 1, 1, 1)
    at.pilot.click("plan slot:gears:3")
    assert plan(at).draft.markers == (1, 1, 1, 3, 1)
    at.pilot.click("undo")
    at.pilot.click("undo")
    assert plan(at).draft.markers == (0, 0, 0, 0, 0)


def test_L1_six_markers_are_the_most_on_an_action(opened: Open) -> None:
    """L1: 0 to 6 on each action; a seventh returns and is told why."""
    at = opened()
    at.pilot.click("plan slot:orders:6")
    at.pilot.drag("marker:6", "action row:orders")
    assert "Orders already has 6 markers" in at.toast
    assert plan(at).draft.markers == (6, 0, 0, 0, 0)
    assert "Orders already has 6" in at.reason("plus:orders")
    at.pilot.click("plus:inks")
    assert "have placed all" in at.reason("plus:gears")


def test_a_marker_laid_where_it_lies_stays(opened: Open) -> None:
    at = opened()
    at.pilot.click("plan slot:inks:2")
    at.pilot.drag("marker:0", "plan slot:inks:5")
    assert "already there" in at.toast
    assert plan(at).draft.markers == (0, 2, 0, 0, 0)


def test_a_draft_waits_behind_the_closed_curtain(opened: Open) -> None:
    """Esc closes the curtain over a plan that is not handed in, and it lies there as it was."""
    at = opened()
    at.pilot.click("plan slot:inks:2")
    at.pilot.key(pygame.K_ESCAPE)
    at.pilot.step()
    assert isinstance(at.pilot.scene, Curtain)
    at.session.open_curtain(0)
    at.sit()
    assert plan(at).draft.markers == (0, 2, 0, 0, 0)


def test_L1_after_a_plan_the_next_seat_plans_behind_the_curtain(opened: Open) -> None:
    """L1: secret and final; the last plan opens them all."""
    at = opened()
    at.pilot.click("plan slot:orders:6")
    at.pilot.click("plan slot:inks:1")
    at.pilot.click("confirm")
    at.pilot.step()
    assert isinstance(at.pilot.scene, Curtain)
    assert at.session.turns.undo_reason(1)
    at.session.open_curtain(1)
    at.sit()
    assert (plan(at).seat, plan(at).draft.markers) == (1, (0, 0, 0, 0, 0))
    for slot in ("plan slot:orders:2", "plan slot:patronage:6"):
        at.pilot.click(slot)
    at.pilot.click("confirm")
    at.pilot.step()
    assert at.pilot.scene.name == "reveal"


def test_the_workshop_opens_over_a_plan(opened: Open) -> None:
    at = opened()
    at.pilot.click("workshop:0")
    at.pilot.step()
    assert at.pilot.scene.name == "workshop"


def test_alone_a_plan_needs_no_curtain(opened: Open) -> None:
    at = opened(seats=1)
    assert isinstance(at.session.view().top, ask.Planning)
    at.pilot.key(pygame.K_ESCAPE)
    at.pilot.step()
    assert at.pilot.scene.name == "menu"


def test_what_no_marker_means_is_told_only_where_the_plan_is_about_to_be_submitted(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = opened()
    no_turn = "no marker: no turn here"
    assert no_turn not in words_on(at.pilot, monkeypatch)
    at.pilot.click("plan slot:inks:6")
    at.pilot.click("plan slot:gears:1")
    assert plan(at).draft.left == ()
    assert words_on(at.pilot, monkeypatch).count(no_turn) == 3
