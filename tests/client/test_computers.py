"""Computer players at the table: they move by themselves, in their own seats only, and say why."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, sleep

import pygame
import pytest

from devtools.staging import ThinksHere
from game.client.scenes.log_scene import log_lines
from game.client.scenes.parts.computer_turn import WatchedTurn
from game.client.session.app_context import AppContext
from game.client.session.leaving import to_title
from game.client.session.match_session import MatchSession
from game.client.session.pace import Line
from game.client.ui.page import Page
from game.match.store import Store
from game.match.thinking import Thinker
from game.rules import Options, apply, new_game
from game.rules import moves as ask
from game.rules.moves import LeaveMarkers, ShiftMarker
from tests.client.company import Seats, computer, new_match
from tests.client.computers_at import FREE, QUITS_S, TABLES, asked, asked_inside, asked_of, at, watched
from tests.client.pilot import Pilot
from tests.client.session_at import cards, in_action
from tests.match.asker import process_of

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Close the window."""
    yield
    pygame.quit()


# whole games


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_comes_to_its_end(tmp_path: Path, table: str) -> None:
    people, options = TABLES[table]
    company = Seats(new_match(tmp_path, options, people))
    company.play()
    match = company.session.match
    assert match.is_over
    again, _ = new_game(match.content, options, match.seed)
    for entry in match.log:
        apply(again, entry.move)
    assert again.scores == match.view(0).scores
    seats = company.session.seats.computers
    told = company.session.thinking.reasons
    assert {entry.number for entry in match.log if entry.move.seat in seats} == set(told)
    assert {seat for seat, _ in asked_of(company)} == set(seats)


@pytest.mark.slow
@pytest.mark.usefixtures("real_thinker")
def test_a_game_with_the_real_process_comes_to_its_end_and_leaves_nothing_behind(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    session = MatchSession(new_match(tmp_path, Options(seats=1, automa=True), 0), context=context)
    context.profile.choices.change(pace="fast", speed="off")
    pilot = Pilot(session.scene(), (640, 360), choices=context.profile.choices)
    while pilot.scene.name != "final":
        pilot.clock.now_s += 0.1
        pilot.app.step()
    assert isinstance(context.thinker, Thinker)
    assert not any(told.reason.code == "fallback" for told in session.thinking.reasons.values())
    assert process_of(context.thinker) is not None
    thinker = context.thinker
    pilot.app.apply(to_title(session))
    assert process_of(thinker) is None
    assert pilot.scene.name == "title"


@pytest.mark.usefixtures("real_thinker")
def test_leaving_in_the_midst_of_a_thought_waits_for_nothing(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    session = MatchSession(at(tmp_path, in_action("inks")), context=context)
    pilot = Pilot(session.scene(), (640, 360), choices=context.profile.choices)
    pilot.step(3)
    thinker = context.thinker
    assert isinstance(thinker, Thinker)
    for _ in range(500):  # a process takes its time to start
        if process_of(thinker) is not None:
            break
        sleep(0.01)
    assert process_of(thinker) is not None
    begun = perf_counter()
    to_title(session)
    assert perf_counter() - begun < QUITS_S
    assert process_of(thinker) is None


# whose seat is whose


def test_nobody_moves_for_a_computer(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Seats(match, thinker=ThinksHere(match.content, mute=True))
    company.step(3)
    seat, number = company.session.shown.step.seat, match.number
    for move in match.legal_moves(seat):
        assert company.session.turns.submit(move, number) == f"{company.session.name(seat)} is played by the computer."
        assert not company.session.turns.allows(move)
    assert match.number == number


def test_clicks_during_its_turn_change_nothing(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Seats(match, thinker=ThinksHere(match.content, mute=True))
    company.step(3)
    number, state = match.number, match.view(0)
    pilot = company.pilot
    for name in [target.name for target in pilot.app.page.targets if target.name not in FREE]:
        if name in pilot.app.page.targets:
            pilot.click(name)
        if pilot.scene.name != "board":
            pilot.key(pygame.K_ESCAPE)
    for key in (pygame.K_SPACE, pygame.K_RETURN):
        pilot.key(key)
    assert (match.number, match.view(0)) == (number, state)
    assert pilot.scene.name == "board"


def test_a_persons_seat_is_never_thought_for(tmp_path: Path) -> None:
    match = at(tmp_path, lambda table: in_action("inks")(table) and table.stack[-1].seat == 0, people=(0,))
    company = Seats(match)
    company.step(30)
    assert asked_of(company) == []


# the turn


def test_its_turn_is_told_with_a_reason_and_then_gone_on_from(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Seats(match, pace="normal")
    shown, number = company.session.shown.step, match.number
    company.step(6)
    assert match.number > number
    assert company.session.shown.step == shown
    turn = watched(company.pilot)
    assert turn.told[-1].is_reason
    company.step(40)
    assert company.session.shown.step != shown


def test_the_log_says_why_when_it_is_asked(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Seats(match)
    number = match.number
    company.play(to_number=number + 3)
    company.pilot.click("log")
    written = len(company.pilot.app.page.items)
    company.pilot.click("why")
    assert company.pilot.app.page.targets.by_name("why").value == "True"
    lines = log_lines(company.session, reasons=True)
    told = [place for place, line in enumerate(lines) if line.is_reason]
    assert told
    assert all(lines[place - 1].seat == lines[place].seat for place in told)  # below what that seat did
    company.pilot.click("why")
    assert len(company.pilot.app.page.items) == written


def test_a_turn_that_waits_is_gone_on_from_by_a_key(tmp_path: Path) -> None:
    match = at(tmp_path, lambda table: in_action("inks")(table) and table.stack[-1].seat == 1, people=(0,))
    company = Seats(match, pace="wait")
    shown = company.session.shown.step
    company.step(100)
    assert company.session.shown.holding
    assert company.session.shown.step == shown
    company.pilot.key(pygame.K_SPACE)
    assert company.session.shown.step != shown


def test_the_next_turn_after_continue_is_told_by_its_own_scene(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Seats(match, pace="wait")
    shown = company.session.shown.step
    company.step(100)
    left = watched(company.pilot)
    number = match.number
    left.go_on()
    assert company.session.shown.step.kind == shown.kind
    assert company.session.shown.step != shown
    for _ in range(20):  # the scene that is left may still live for some frames
        left.tick(0.1)
    assert match.number == number


def test_its_questions_stay_on_the_board(tmp_path: Path) -> None:
    match = at(tmp_path, asked_inside(ask.ChoosingInk))
    company = Seats(match)
    number = match.number
    assert company.session.shown.prompt is None
    while match.number == number:
        assert company.pilot.scene.name == "board"
        company.step()
    assert company.session.thinking.reasons[number].seat == 0


def test_the_automa_keeps_the_pace_of_computers(tmp_path: Path) -> None:
    options = Options(seats=2, automa=True, characters=False)
    turn = in_action("inks", automa=True)
    beside_people = Seats(at(tmp_path / "people", turn, people=(0, 1), options=options))
    beside_computers = Seats(at(tmp_path / "computers", turn, people=(0,), options=options))
    shown = [company.session.shown.step for company in (beside_people, beside_computers)]
    for company in (beside_people, beside_computers):
        company.step(60)
    assert beside_people.session.shown.step == shown[0]
    assert beside_people.session.shown.holding
    assert beside_computers.session.shown.step != shown[1]


@pytest.mark.parametrize("people", [(), (0, 1, 2, 3)])
def test_it_shifts_a_marker_without_help(tmp_path: Path, people: tuple[int, ...]) -> None:
    """L2: a computer with `gutenberg`, beside nobody or beside people."""
    options = Options(seats=4, automa=False)
    match = at(tmp_path, asked(ask.ShiftingMarker), people=(0, 1, 2, 3), options=options)
    seat, number = match.pending()[0], match.number
    for other in range(4):
        if other == seat or other not in people:
            match.reseat(other, computer(other))
    company = Seats(match)
    assert company.pilot.scene.name == "reveal"
    assert "leave" not in company.pilot.app.page.targets
    company.step(30)
    assert isinstance(match.log[number].move, ShiftMarker | LeaveMarkers)
    assert match.log[number].move.seat == seat
    assert (company.session.shown.step.kind == "reveal") == bool(people)


def test_what_the_disk_refuses_is_said_once_and_tried_again_by_a_press(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Seats(match)
    elsewhere = Store(tmp_path)
    other = elsewhere.open_match(match.id, cards())
    other.submit(other.legal_moves(company.session.shown.step.seat)[0], other.number)
    number, asked_before = match.number, len(asked_of(company))
    company.step(30)
    assert match.number == number
    assert company.pilot.app.controls.notices.toast is not None
    assert len(asked_of(company)) == asked_before + 1
    company.pilot.key(pygame.K_SPACE)
    company.step(3)
    assert len(asked_of(company)) == asked_before + 2


@pytest.mark.slow
def test_reasons_are_there_after_a_resume(tmp_path: Path) -> None:
    match = new_match(tmp_path, Options(seats=2, automa=False, characters=False), people=1)
    company = Seats(match)
    company.play(to_number=30)
    before = dict(company.session.thinking.reasons)
    assert before
    match.close()
    with Store(tmp_path) as store:
        again = MatchSession(store.open_match(match.id, cards()), thinker=company.thinker)
        assert again.thinking.reasons == before
        assert log_lines(again, reasons=True) == log_lines(company.session, reasons=True)


def test_a_reason_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    match = new_match(tmp_path, Options(seats=2, automa=False, characters=False), people=2)
    seat = match.pending()[0]
    match.submit(match.legal_moves(seat)[0], match.number, reason='{"code":"of another version"}')
    assert MatchSession(match).thinking.reasons == {}


class Watched(WatchedTurn):
    """A turn of which these lines were told."""

    def __init__(self, *lines: Line) -> None:
        self.lines, self.shown, self._step = list(lines), len(lines), 0


@pytest.mark.parametrize(("height", "why"), [(300, "Long " * 20), (120, "Short")])
def test_a_reason_that_has_no_room_is_told_in_short(height: int, why: str) -> None:
    done, page = Line("Anna takes an order."), Page()
    turn = Watched(done, Line("Long " * 20, is_reason=True, short="Short"))
    pygame.display.set_mode((640, 360))
    turn.build_lines(page, pygame.Rect(0, 0, 400, height), 27)
    words = [argument for item in page.items for argument in item.args if isinstance(argument, str)]
    assert [word for word in words if word in (done.words, why)] == [done.words, why]
