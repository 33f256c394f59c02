"""Open plans by hand: the automa's card is followed move by move, Gutenberg shifts a marker, and nothing blocks."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes import reveal as plans_table
from game.client.scenes.reveal import STEP_S, THINKS_S, Reveal
from game.rules.events import AutomaPlanned
from game.rules.moves import BuyType, CommitPlan, LeaveMarkers, RevealPlan, ShiftMarker
from game.rules.names import Markers
from game.rules.view import OBSERVER
from tests.client.at_table import AtTable
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd", "unpainted")

Open = Callable[[], AtTable]


@pytest.fixture
def with_automa(tmp_path: Path) -> Iterator[Open]:
    """Opens all plans of Anna, Tom and the automa, whose card is still to come."""

    def open_it() -> AtTable:
        table = build.table(seats=2, automa=True)
        at = AtTable(table, tmp_path)
        for seat in (0, 1):
            at.session.turns.make(CommitPlan(seat, build.spread(table.seats[seat].marker_count, "inks", 3)))
        at.sit()
        return at

    yield open_it
    pygame.quit()


@pytest.fixture
def shifting(tmp_path: Path) -> Iterator[Open]:
    """Opens all plans of Anna and Tom, where Anna may shift a marker."""

    def open_it() -> AtTable:
        table = build.table(seats=2)
        build.set_character(table, 0, "gutenberg")
        at = AtTable(table, tmp_path)
        at.session.turns.make(CommitPlan(0, (6, 1, 0, 0, 0)))
        at.session.turns.make(CommitPlan(1, (2, 2, 2, 1, 1)))
        at.sit()
        return at

    yield open_it
    pygame.quit()


def reveal(at: AtTable) -> Reveal:
    """The scene in front."""
    assert isinstance(at.pilot.scene, Reveal)
    return at.pilot.scene


def shown_markers(at: AtTable, seat: int) -> Markers:
    """The markers of a seat as the table shows them."""
    return reveal(at)._lying(at.session.view())[0][seat]


def markers_of(at: AtTable, seat: int) -> Markers:
    """The markers of a seat as the rules have them."""
    markers = at.session.view().seats[seat].markers
    assert markers is not None
    return markers


def test_U3_the_automas_card_is_turned_up_and_shown_move_by_move(with_automa: Open) -> None:
    """U3: its moves are applied in order."""
    at = with_automa()
    before = shown_markers(at, 2)
    at.pilot.wait(THINKS_S + 0.1)
    assert at.session.match.log[-1].move == RevealPlan(2)
    assert shown_markers(at, 2) == before  # nothing has moved yet on the screen
    event = next(event for event in at.session.match.events_for(OBSERVER, 0) if isinstance(event, AutomaPlanned))
    for _ in event.moves:
        at.pilot.wait(STEP_S + 0.05)
    assert shown_markers(at, 2) == event.markers == markers_of(at, 2)
    assert not at.pilot.scene.tick(0.0)


def test_the_automas_card_waits_for_nobody_in_a_hurry(with_automa: Open) -> None:
    """Each press of the button takes the next step at once, and the last goes on to the actions."""
    at = with_automa()
    at.pilot.click("continue")
    assert at.session.match.log[-1].move == RevealPlan(2)
    at.pilot.click("continue")
    assert shown_markers(at, 2) == markers_of(at, 2)
    at.pilot.click("continue")
    at.pilot.step()
    assert at.session.shown.step.kind == "action"


def test_plans_that_were_opened_before_are_shown_as_they_stand(with_automa: Open) -> None:
    """A card that was turned up earlier is not played again."""
    at = with_automa()
    at.pilot.click("continue")
    at.sit()
    assert shown_markers(at, 2) == markers_of(at, 2)


def test_gutenberg_shifts_a_marker_by_drag(shifting: Open) -> None:
    """L2: one marker of one action goes to another, and can be taken back until somebody acts."""
    at = shifting()
    at.pilot.drag("laid marker:orders", "action row:patronage")
    assert at.session.match.log[-1].move == ShiftMarker(0, "orders", "patronage")
    assert shown_markers(at, 0) == (5, 1, 0, 0, 1)
    assert not at.names("laid marker:")
    at.pilot.click("undo")
    assert shown_markers(at, 0) == (6, 1, 0, 0, 0)
    at.pilot.click_click("laid marker:inks", "action row:gears")
    assert at.session.match.log[-1].move == ShiftMarker(0, "inks", "gears")
    at.pilot.click("continue")
    at.pilot.step()
    assert at.session.shown.step.kind == "action"


def test_gutenberg_is_told_why_a_marker_cannot_go_there(shifting: Open) -> None:
    """L1, `gutenberg`: at most 6 on an action."""
    at = shifting()
    at.pilot.drag("laid marker:inks", "action row:orders")
    assert at.toast == at.session.turns.why_not(ShiftMarker(0, "inks", "orders"))
    assert at.toast
    at.pilot.drag_to("laid marker:orders", at.pilot.pos("action row:orders"))
    assert shown_markers(at, 0) == (6, 1, 0, 0, 0)


def test_gutenberg_may_leave_his_markers(shifting: Open) -> None:
    at = shifting()
    at.pilot.click("leave")
    assert at.session.match.log[-1].move == LeaveMarkers(0)
    at.pilot.click("continue")
    assert at.session.shown.step.kind == "action"


def test_A4_a_head_opens_that_printing_house_while_a_marker_may_be_shifted(shifting: Open) -> None:
    """A4: free moves are open to every seat while the game waits for Gutenberg's shift."""
    at = shifting()
    at.pilot.click("seat:1")
    at.pilot.step()
    assert at.pilot.scene.name == "workshop"
    at.pilot.click("act")
    at.pilot.drag("type:A", "types")
    assert at.last_move() == BuyType(1, "A")
    at.pilot.click("close")
    at.pilot.drag("laid marker:orders", "action row:patronage")
    assert at.session.match.log[-1].move == ShiftMarker(0, "orders", "patronage")


@pytest.mark.parametrize("count", range(1, 7))
def test_markers_that_lie_stay_on_one_line_and_in_their_cell(count: int) -> None:
    """Six on one action in the narrowest column, that of four seats."""
    cell = pygame.Rect(100, 50, 152, 118)
    boxes = plans_table._marker_boxes(cell, count, plans_table.SMALL)
    assert len({box.y for box in boxes}) == 1
    assert all(cell.contains(box) for box in boxes)
    lefts = [box.x for box in boxes]
    assert len(set(lefts)) == count
