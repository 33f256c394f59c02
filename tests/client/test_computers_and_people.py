"""Computer players beside people: plans made unseen, moves taken back, seats taken over."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from devtools.staging import ThinksHere
from game.client.scenes.log_scene import log_lines
from game.client.session.match_session import MatchSession
from game.content import load_content
from game.match.store import Store
from game.rules import Options, legal_moves, pending_seats
from game.rules import moves as ask
from game.rules.moves import CommitPlan, DraftOrder
from game.rules.view import imagine
from tests.client.company import Seats, computer, person
from tests.client.computers_at import asked, asked_inside, asked_of, at, plan_of
from tests.client.session_at import cards, in_action

pytestmark = pytest.mark.usefixtures("unpainted")

# plans


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Close the window."""
    yield
    pygame.quit()


def test_plans_are_made_unseen_while_people_plan(tmp_path: Path) -> None:
    match = at(tmp_path, asked(ask.Planning), people=(0,), options=Options(seats=3, automa=False, characters=False))
    company = Seats(match)
    while company.session.shown.step.kind != "plan":
        company.session.go_on()
        company.step()
    company.step(10)
    view = company.session.view()
    assert view.committed == (False, True, True)
    assert company.pilot.scene.name == "plan"
    assert all(company.session.view(seat).seats[seat].plan is None for seat in company.session.seats.computers)
    reasons = [told.reason for told in company.session.thinking.reasons.values()]
    assert len(reasons) == len(company.session.seats.computers)
    assert not any(line.is_reason for line in log_lines(company.session, reasons=True))
    assert company.session.turns.make(plan_of(match, 0)) == ""
    after = [line for line in log_lines(company.session, reasons=True) if line.is_reason]
    assert len(after) == len(reasons)
    assert not any(line.is_reason for line in log_lines(company.session))


def test_computers_plan_behind_the_curtain(tmp_path: Path) -> None:
    match = at(tmp_path, asked(ask.Planning), people=(0, 1), options=Options(seats=3, automa=False, characters=False))
    company = Seats(match)
    while company.session.shown.step.kind != "curtain":
        company.session.go_on()
        company.step()
    company.step(5)
    assert company.pilot.scene.name == "curtain"
    assert company.session.view().committed == (False, False, True)


def test_a_neutral_screen_stands_while_only_computers_plan(tmp_path: Path) -> None:
    match = at(tmp_path, asked(ask.Planning), people=(0,))
    company = Seats(match, thinker=ThinksHere(match.content, mute=True))
    while company.session.shown.step.kind != "plan":
        company.session.go_on()
        company.step()
    assert company.session.turns.make(plan_of(match, 0)) == ""
    company.step(5)
    assert company.pilot.scene.name == "planning"
    for seat in company.session.seats.printers:  # who waits can look at what everybody owns
        company.pilot.click(f"workshop:{seat}")
        assert company.pilot.scene.name == "workshop"
        company.pilot.click("close")
        assert company.pilot.scene.name == "planning"


# what is thought is about now


def test_a_match_goes_on_in_the_midst_of_its_turn(tmp_path: Path) -> None:
    first = Seats(at(tmp_path, asked_inside(ask.ChoosingInk)))
    number = first.session.match.number
    first.play(to_number=number + 1)
    move = first.session.match.log[-1].move
    other = tmp_path / "again"
    at(other, asked_inside(ask.ChoosingInk))
    store = Store(other)
    again = Seats(store.open_match(store.saved_games()[0].id, load_content()))
    again.play(to_number=number + 1)
    assert again.session.match.log[-1].move == move


def test_a_free_move_of_a_person_has_it_think_again(tmp_path: Path) -> None:
    rich = lambda table: in_action("inks")(table) and table.stack[-1].seat == 1 and table.seats[0].guilders > 5  # noqa: E731
    match = at(tmp_path, rich, people=(0,))
    company = Seats(match, thinker=ThinksHere(match.content, mute=True))
    company.step(3)
    free = next(move for move in match.legal_moves(0) if type(move).__name__ == "BuyType")
    assert company.session.turns.make(free) == ""
    company.step(3)
    assert asked_of(company) == [(1, match.number - 1), (1, match.number)]
    assert isinstance(company.thinker, ThinksHere)
    assert company.thinker.open == {1}


def test_a_move_is_taken_back_until_a_computer_has_moved_after_it(tmp_path: Path) -> None:
    drafting = lambda table: asked(ask.Drafting)(table) and table.stack[-1].seat == 0  # noqa: E731
    match = at(tmp_path, drafting, people=(0,))
    thinker = ThinksHere(match.content, mute=True)
    company = Seats(match, thinker=thinker)
    company.step()
    first = next(move for move in match.legal_moves(0) if isinstance(move, DraftOrder))
    assert company.session.turns.make(first) == ""
    company.step(5)
    assert company.pilot.scene.name == "draft"
    assert thinker.open
    company.pilot.click("undo")
    company.step(2)
    assert pending_seats(imagine(match.view(0), cards())) == (0,)
    assert not thinker.open
    thinker.mute = False
    assert company.session.turns.make(first) == ""
    while match.log[-1].move.seat == 0:
        company.step()
    assert company.session.turns.undo_reason(0) == "Another player has acted since then: it can’t be undone."
    assert company.session.turns.undo(0) == company.session.turns.undo_reason(0)


def test_a_person_takes_over_a_seat_that_thinks(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    thinker = ThinksHere(match.content, mute=True)
    company = Seats(match, thinker=thinker)
    company.step(3)
    seat = company.session.shown.step.seat
    assert thinker.open
    company.session.reseat(seat, person(seat))
    company.step(2)
    assert not thinker.open
    assert "pass" in company.pilot.app.page.targets
    company.session.reseat(seat, computer(seat))
    company.step(2)
    assert "pass" not in company.pilot.app.page.targets
    assert len(thinker.open) == 1


def test_a_question_of_a_person_is_answered_by_who_takes_over(tmp_path: Path) -> None:
    match = at(tmp_path, asked_inside(ask.ChoosingInk), people=(0,))
    company = Seats(match)
    company.step(2)
    assert company.pilot.scene.name != "board"
    company.session.reseat(0, computer(0))
    number = match.number
    company.step(20)
    assert match.number > number


def test_it_has_no_eyes_for_plans_of_its_own(tmp_path: Path) -> None:
    """What a scene is given of a computer's seat is what everybody may know."""
    match = at(tmp_path, asked(ask.Planning))
    session = MatchSession(match)
    move = next(move for move in legal_moves(imagine(match.view(1), cards()), 1) if isinstance(move, CommitPlan))
    assert session.turns.make(move) == ""
    assert match.view(1).seats[1].plan == move.markers
    assert session.view(1).seats[1].plan is None
