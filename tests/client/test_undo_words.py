"""What is taken back, a pass as well; what undo says where it cannot, and whether that is true: A02."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.scenes.workshop import Workshop
from game.client.session.match_session import MatchSession
from game.rules import Options, Table
from game.rules import moves as ask
from game.rules.moves import BuyType, CommitPlan, DrawOrder, Pass
from game.rules.sampling import sample_move
from tests.client.at_table import AtTable
from tests.client.session_at import sitting_at
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

NOTHING = "There is nothing to undo yet."
OTHERS = "Another player made the last move: only they can undo it."
SINCE = "Another player has acted since then: it can’t be undone."
SHOWN = "Something hidden was revealed since then: it can’t be undone."
ENDED = "This turn has ended: it can’t be undone."
FINAL = "A submitted plan is final."
ANNA, TOM = 0, 1
Open = Callable[..., AtTable]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens Inks, where Anna and then Tom have a turn, or another table."""

    def open_it(table: Table | None = None) -> AtTable:
        if table is None:
            table = build.table(seats=2)
            build.at_action(table, "inks", {ANNA: 2, TOM: 1})
        at = AtTable(table, tmp_path)
        at.session.choices.change(speed="off")
        at.sit()
        return at

    yield open_it
    pygame.quit()


def says(at: AtTable) -> str:
    """Why the button of the page in front takes nothing back; empty where it does."""
    undo = at.pilot.app.page.targets.by_name("undo")
    assert undo.enabled == (not undo.reason)
    return undo.reason


def test_a_turn_begins_with_nothing_to_undo(opened: Open) -> None:
    assert says(opened()) == NOTHING


def test_E1_a_pass_is_taken_back_until_the_turn_is_ended(opened: Open) -> None:
    at = opened()
    step, number = at.session.shown.step, at.session.match.number
    for _ in range(2):
        assert not at.pilot.app.page.targets.by_name("end").enabled
        at.pilot.click("pass")
        assert at.session.shown.step == step
        assert not at.pilot.app.page.targets.by_name("pass").enabled
        at.pilot.click("undo")
        assert at.session.match.number == number
    at.pilot.click("pass")
    at.pilot.click("end")
    assert at.session.shown.step.seat == TOM
    assert at.session.turns.undo_reason(ANNA) == ENDED


def test_the_next_person_has_nothing_to_undo_and_who_ended_the_turn_cannot(opened: Open) -> None:
    at = opened()
    at.pilot.click("pass")
    assert says(at) == ""
    at.pilot.click("end")
    assert says(at) == NOTHING
    at.pilot.click("seat:0")
    at.pilot.click("act")  # Anna takes the screen in her house
    assert says(at) == ENDED


def test_who_has_the_next_turn_too_has_nothing_to_undo_there(opened: Open) -> None:
    table = build.table(seats=2)
    build.at_action(table, "patronage", {ANNA: 2})
    at = opened(table)
    at.pilot.click("pass")
    at.pilot.click("end")
    at.pilot.step()
    assert at.session.shown.step.seat == ANNA
    assert says(at) == NOTHING


def test_only_they_can_undo_it_and_they_can(opened: Open) -> None:
    """A4: Tom buys a type in his house on Anna's turn, and takes it back there."""
    at = opened()
    at.pilot.click("seat:1")
    at.pilot.click("act")
    at.pilot.drag("type:O", "types")
    at.pilot.click("close")
    assert says(at) == OTHERS
    at.pilot.click("seat:1")
    at.pilot.click("act")
    assert says(at) == ""
    at.pilot.click("undo")
    at.pilot.click("close")
    assert says(at) == NOTHING


def test_what_another_seat_undid_after_a_move_makes_that_final(opened: Open) -> None:
    at = opened()
    for seat in (ANNA, TOM):
        assert at.session.turns.make(BuyType(seat, "A")) == ""
    assert at.session.turns.undo(TOM) == ""
    at.pilot.step()
    assert says(at) == SINCE
    assert at.session.turns.undo_reason(TOM) == NOTHING


def test_what_was_drawn_stays_drawn(opened: Open) -> None:
    table = build.table(seats=2)
    build.give_gear(table, ANNA, *build.find_sector("order"))
    build.at_action(table, "inks", {ANNA: 2, TOM: 1})
    at = opened(table)
    at.pilot.click("use:0")
    at.pilot.step(3)
    assert says(at) == ""  # nothing is drawn yet
    at.pilot.click("draw")
    at.pilot.step(3)
    assert isinstance(at.last_move(), DrawOrder)
    assert says(at) == SHOWN


def test_L1_a_plan_is_final_in_words(opened: Open) -> None:
    at = opened(build.table(seats=2))
    assert at.session.turns.make(CommitPlan(ANNA, build.spread(7, "inks", 3))) == ""
    assert at.session.turns.undo_reason(ANNA) == FINAL
    at.session.open_curtain(TOM)
    at.sit()
    assert says(at) == NOTHING


def test_a_turn_in_fulfilment_that_was_ended_is_final(opened: Open) -> None:
    table = build.table(seats=2)
    build.at_fulfilment(table)
    at = opened(table)
    at.pilot.click("none")
    at.pilot.click("end")
    at.pilot.step(3)
    assert says(at) == NOTHING
    assert at.session.turns.undo_reason(ANNA) == ENDED


def test_in_the_preparation_nothing_is_undone_on_the_page_of_another(tmp_path: Path) -> None:
    drafting = lambda table: isinstance(table.stack[-1], ask.Drafting) if table.stack else False  # noqa: E731
    session = sitting_at(tmp_path, drafting, Options(seats=2, characters=False))
    first = session.shown.step.seat
    assert session.turns.undo_reason(first) == NOTHING
    move = next(iter(session.match.legal_moves(first)))
    assert session.turns.make(move) == ""
    assert session.shown.step.seat != first
    assert session.turns.undo_reason(session.shown.step.seat) == NOTHING
    assert session.turns.undo_reason(first) == ""


# in every state of a game


@pytest.mark.parametrize("options", [Options(seats=2, automa=True), Options(seats=3)], ids=str)
def test_what_undo_says_is_true_all_through_a_game(tmp_path: Path, options: Options) -> None:
    session = sitting_at(tmp_path, lambda table: True, options)
    rng, heard, began, step = Random(3), set[str](), 0, session.shown.step
    while not session.match.is_over:
        if session.shown.step != step or (session.shown.holding and rng.random() < 0.7):
            while session.shown.step != session.shown.actual:
                session.go_on()
            step, began = session.shown.step, session.match.number
        for seat in session.seats.people:
            heard.add(_checked(session, seat, began))
        seat = rng.choice(session.match.pending())
        move = sample_move(session.match._timeline.table, seat, rng)
        assert move is not None
        assert session.turns.make(move) == ""
    assert {"", NOTHING, OTHERS, SINCE, ENDED, FINAL} <= heard


def _checked(session: MatchSession, seat: int, began: int) -> str:
    """What undo says to a seat, which must be so."""
    words, log = session.turns.undo_reason(seat), session.match.log
    mine = [entry for entry in log if entry.move.seat == seat]
    if words == "":
        assert session.seats.last_mover == seat
    elif words == NOTHING and session.shown.step.seat != seat:
        assert not mine
    elif words == NOTHING:
        assert not [entry for entry in mine if entry.number >= began]
    elif words == OTHERS:
        house = Workshop(session, seat)
        house.seat = session.seats.last_mover
        assert house.may_take_the_screen or house.acts == session.seats.last_mover
        assert session.turns.undo_reason(session.seats.last_mover) == ""
    elif words == SINCE:
        assert mine
        assert log[-1].move.seat != seat
    return words


def test_E1_no_pass_is_final_by_itself(tmp_path: Path) -> None:
    """Nothing is drawn or shown by a pass, so that it can be taken back, also where it ends an action."""
    session = sitting_at(tmp_path, lambda table: True, Options(seats=2, automa=True))
    rng, passed = Random(5), 0
    while not session.match.is_over:
        seat = session.match.pending()[0]
        legal = session.match.legal_moves(seat)
        if Pass(seat) in legal:
            assert session.turns.make(Pass(seat)) == ""
            assert session.turns.undo(seat) == ""
            passed += 1
        move = sample_move(session.match._timeline.table, seat, rng)
        assert move is not None
        assert session.turns.make(move) == ""
    assert passed > 20
