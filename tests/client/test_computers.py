"""Computer players at the table: they move by themselves, in their own seats only, and say why."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, sleep

import pygame
import pytest

from game.client.home.leaving import to_title
from game.client.routes import make_prompt, make_scene, room_of
from game.client.scenes.board import Board
from game.client.scenes.computer_turn import ComputerTurn
from game.client.scenes.log import log_lines
from game.client.session.sitting import Sitting
from game.content import load_content
from game.match.match import Match
from game.match.store import Store
from game.match.thinking import Thinker
from game.rules import Options, Table, apply, legal_moves, new_game, pending_seats
from game.rules import decisions as ask
from game.rules.imagine import imagine
from game.rules.moves import CommitPlan, DraftOrder, LeaveMarkers, ShiftMarker
from game.tools.thinks_here import ThinksHere
from tests.client.company import Company, computer, new_match, person
from tests.client.pilot import Pilot
from tests.client.sitting_at import Wanted, cards, in_action, moves_to

TABLES = {
    "one person and one computer": (1, Options(seats=2, automa=True)),
    "one person and three computers": (1, Options(seats=4, automa=False)),
    "four computers": (0, Options(seats=4, automa=False)),
}
PAIR = Options(seats=2, automa=False, characters=False, first_seat=0)
QUITS_S = 0.5  # generous: a twentieth is what it should take
FREE = frozenset({"log", "rules", "menu", "seat:0", "seat:1"})  # open something over the table


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Close the window."""
    yield
    pygame.quit()


def at(folder: Path, wanted: Wanted, people: tuple[int, ...] = (), options: Options = PAIR) -> Match:
    """A match at a wanted moment; all seats but those of people are computers'."""
    seed, moves = moves_to(options, wanted)
    match = new_match(folder, options, options.seats, seed)
    for move in moves:
        match.submit(move, match.number)
    for seat in range(options.seats):
        if seat not in people:
            match.reseat(seat, computer(seat))
    return match


def asked(decision: type[ask.Decision]) -> Wanted:
    return lambda table: bool(table.stack) and isinstance(table.stack[-1], decision)


def asked_inside(decision: type[ask.Decision]) -> Wanted:
    """A question inside a turn in an action, of the first seat."""

    def wanted(table: Table) -> bool:
        kinds = [type(one) for one in table.stack]
        return bool(kinds) and kinds[-1] is decision and table.phase == "actions" and table.stack[-1].seat == 0

    return wanted


def watched(pilot: Pilot) -> ComputerTurn:
    """The turn of a computer player that is looked at."""
    turn = pilot.scene_of(Board).watched
    assert isinstance(turn, ComputerTurn)
    return turn


def asked_of(company: Company) -> list[tuple[int, int]]:
    """What the thinker was asked: seats and numbers of states."""
    assert isinstance(company.thinker, ThinksHere)
    return company.thinker.asked


def plan_of(match: Match, seat: int) -> CommitPlan:
    """A plan that a seat may hand in."""
    plan = match.legal_moves(seat)[0]
    assert isinstance(plan, CommitPlan)
    return plan


# whole games


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_comes_to_its_end(tmp_path: Path, table: str) -> None:
    people, options = TABLES[table]
    company = Company(new_match(tmp_path, options, people))
    company.play()
    match = company.sitting.match
    assert match.is_over
    again, _ = new_game(match.content, options, match.seed)
    for entry in match.log:
        apply(again, entry.move)
    assert again.scores == match.view(0).scores
    seats = company.sitting.computers
    told = company.sitting.thinking.reasons
    assert {entry.number for entry in match.log if entry.move.seat in seats} == set(told)
    assert {seat for seat, _ in asked_of(company)} == set(seats)


@pytest.mark.slow
def test_a_game_with_the_real_process_comes_to_its_end_and_leaves_nothing_behind(tmp_path: Path) -> None:
    room = room_of(tmp_path)
    sitting = Sitting(new_match(tmp_path, Options(seats=1, automa=True), 0), make_scene, make_prompt, room=room)
    room.choices.change(pace="fast", speed="off")
    pilot = Pilot(sitting.scene(), (640, 360), choices=room.choices)
    while pilot.scene.name != "final":
        pilot.clock.now_s += 0.1
        pilot.app.step()
    assert isinstance(room.thinker, Thinker)
    assert not any(told.reason.code == "fallback" for told in sitting.thinking.reasons.values())
    assert room.thinker.pid is not None
    thinker = room.thinker
    pilot.app.apply(to_title(sitting))
    assert thinker.pid is None
    assert pilot.scene.name == "title"


def test_leaving_in_the_midst_of_a_thought_waits_for_nothing(tmp_path: Path) -> None:
    room = room_of(tmp_path)
    sitting = Sitting(at(tmp_path, in_action("inks")), make_scene, make_prompt, room=room)
    pilot = Pilot(sitting.scene(), (640, 360), choices=room.choices)
    pilot.step(3)
    thinker = room.thinker
    assert isinstance(thinker, Thinker)
    for _ in range(500):  # a process takes its time to start
        if thinker.pid is not None:
            break
        sleep(0.01)
    assert thinker.pid is not None
    begun = perf_counter()
    to_title(sitting)
    assert perf_counter() - begun < QUITS_S
    assert thinker.pid is None


# whose seat is whose


def test_nobody_moves_for_a_computer(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Company(match, thinker=ThinksHere(match.content, mute=True))
    company.step(3)
    seat, number = company.sitting.shown.stop.seat, match.number
    for move in match.legal_moves(seat):
        assert (
            company.sitting.turns.submit(move, number)
            == f"{company.sitting.name(seat)} is a computer player, who moves without help."
        )
        assert not company.sitting.turns.allows(move)
    assert match.number == number


def test_clicks_during_its_turn_change_nothing(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Company(match, thinker=ThinksHere(match.content, mute=True))
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
    company = Company(match)
    company.step(30)
    assert asked_of(company) == []


# the turn


def test_its_turn_is_told_with_a_reason_and_then_gone_on_from(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Company(match, pace="normal")
    shown, number = company.sitting.shown.stop, match.number
    company.step(6)
    assert match.number > number
    assert company.sitting.shown.stop == shown
    turn = watched(company.pilot)
    assert turn.told[-1].is_reason
    company.step(40)
    assert company.sitting.shown.stop != shown


def test_the_log_says_why_when_it_is_asked(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Company(match)
    number = match.number
    company.play(to_number=number + 3)
    company.pilot.click("log")
    written = len(company.pilot.app.page.items)
    company.pilot.click("why")
    assert company.pilot.app.page.targets.by_name("why").value == "True"
    lines = log_lines(company.sitting, reasons=True)
    told = [place for place, line in enumerate(lines) if line.is_reason]
    assert told
    assert all(lines[place - 1].seat == lines[place].seat for place in told)  # below what that seat did
    company.pilot.click("why")
    assert len(company.pilot.app.page.items) == written


def test_a_turn_that_waits_is_gone_on_from_by_a_key(tmp_path: Path) -> None:
    match = at(tmp_path, lambda table: in_action("inks")(table) and table.stack[-1].seat == 1, people=(0,))
    company = Company(match, pace="wait")
    shown = company.sitting.shown.stop
    company.step(100)
    assert company.sitting.shown.holding
    assert company.sitting.shown.stop == shown
    company.pilot.key(pygame.K_SPACE)
    assert company.sitting.shown.stop != shown


def test_the_next_turn_after_continue_is_told_by_its_own_scene(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Company(match, pace="wait")
    shown = company.sitting.shown.stop
    company.step(100)
    left = watched(company.pilot)
    number = match.number
    left.go_on()
    assert company.sitting.shown.stop.kind == shown.kind
    assert company.sitting.shown.stop != shown
    for _ in range(20):  # the scene that is left may still live for some frames
        left.tick(0.1)
    assert match.number == number


def test_its_questions_stay_on_the_board(tmp_path: Path) -> None:
    match = at(tmp_path, asked_inside(ask.ChoosingInk))
    company = Company(match)
    number = match.number
    assert company.sitting.shown.prompt is None
    while match.number == number:
        assert company.pilot.scene.name == "board"
        company.step()
    assert company.sitting.thinking.reasons[number].seat == 0


def test_the_automa_keeps_the_pace_of_computers(tmp_path: Path) -> None:
    options = Options(seats=2, automa=True, characters=False)
    turn = in_action("inks", automa=True)
    beside_people = Company(at(tmp_path / "people", turn, people=(0, 1), options=options))
    beside_computers = Company(at(tmp_path / "computers", turn, people=(0,), options=options))
    shown = [company.sitting.shown.stop for company in (beside_people, beside_computers)]
    for company in (beside_people, beside_computers):
        company.step(60)
    assert beside_people.sitting.shown.stop == shown[0]
    assert beside_people.sitting.shown.holding
    assert beside_computers.sitting.shown.stop != shown[1]


@pytest.mark.parametrize("people", [(), (0, 1, 2, 3)])
def test_it_shifts_a_marker_without_help(tmp_path: Path, people: tuple[int, ...]) -> None:
    """L2: a computer with `gutenberg`, beside nobody or beside people."""
    options = Options(seats=4, automa=False)
    match = at(tmp_path, asked(ask.ShiftingMarker), people=(0, 1, 2, 3), options=options)
    seat, number = match.pending()[0], match.number
    for other in range(4):
        if other == seat or other not in people:
            match.reseat(other, computer(other))
    company = Company(match)
    assert company.pilot.scene.name == "reveal"
    assert "leave" not in company.pilot.app.page.targets
    company.step(30)
    assert isinstance(match.log[number].move, ShiftMarker | LeaveMarkers)
    assert match.log[number].move.seat == seat
    assert (company.sitting.shown.stop.kind == "reveal") == bool(people)


def test_what_the_disk_refuses_is_said_once_and_tried_again_by_a_press(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    company = Company(match)
    elsewhere = Store(tmp_path)
    other = elsewhere.open_match(match.id, cards())
    other.submit(other.legal_moves(company.sitting.shown.stop.seat)[0], other.number)
    number, asked_before = match.number, len(asked_of(company))
    company.step(30)
    assert match.number == number
    assert company.pilot.app.controls.notices.toast is not None
    assert len(asked_of(company)) == asked_before + 1
    company.pilot.key(pygame.K_SPACE)
    company.step(3)
    assert len(asked_of(company)) == asked_before + 2


# plans


def test_plans_are_made_unseen_while_people_plan(tmp_path: Path) -> None:
    match = at(tmp_path, asked(ask.Planning), people=(0,), options=Options(seats=3, automa=False, characters=False))
    company = Company(match)
    while company.sitting.shown.stop.kind != "plan":
        company.sitting.go_on()
        company.step()
    company.step(10)
    view = company.sitting.view()
    assert view.committed == (False, True, True)
    assert company.pilot.scene.name == "plan"
    assert all(company.sitting.view(seat).seats[seat].plan is None for seat in company.sitting.computers)
    reasons = [told.reason for told in company.sitting.thinking.reasons.values()]
    assert len(reasons) == len(company.sitting.computers)
    assert not any(line.is_reason for line in log_lines(company.sitting, reasons=True))
    assert company.sitting.turns.make(plan_of(match, 0)) == ""
    after = [line for line in log_lines(company.sitting, reasons=True) if line.is_reason]
    assert len(after) == len(reasons)
    assert not any(line.is_reason for line in log_lines(company.sitting))


def test_computers_plan_behind_the_curtain(tmp_path: Path) -> None:
    match = at(tmp_path, asked(ask.Planning), people=(0, 1), options=Options(seats=3, automa=False, characters=False))
    company = Company(match)
    while company.sitting.shown.stop.kind != "curtain":
        company.sitting.go_on()
        company.step()
    company.step(5)
    assert company.pilot.scene.name == "curtain"
    assert company.sitting.view().committed == (False, False, True)


def test_a_neutral_screen_stands_while_only_computers_plan(tmp_path: Path) -> None:
    match = at(tmp_path, asked(ask.Planning), people=(0,))
    company = Company(match, thinker=ThinksHere(match.content, mute=True))
    while company.sitting.shown.stop.kind != "plan":
        company.sitting.go_on()
        company.step()
    assert company.sitting.turns.make(plan_of(match, 0)) == ""
    company.step(5)
    assert company.pilot.scene.name == "planning"


# what is thought is about now


def test_a_match_goes_on_in_the_midst_of_its_turn(tmp_path: Path) -> None:
    first = Company(at(tmp_path, asked_inside(ask.ChoosingInk)))
    number = first.sitting.match.number
    first.play(to_number=number + 1)
    move = first.sitting.match.log[-1].move
    other = tmp_path / "again"
    at(other, asked_inside(ask.ChoosingInk))
    store = Store(other)
    again = Company(store.open_match(store.saved_games()[0].id, load_content()))
    again.play(to_number=number + 1)
    assert again.sitting.match.log[-1].move == move


def test_a_free_move_of_a_person_has_it_think_again(tmp_path: Path) -> None:
    rich = lambda table: in_action("inks")(table) and table.stack[-1].seat == 1 and table.seats[0].guilders > 5  # noqa: E731
    match = at(tmp_path, rich, people=(0,))
    company = Company(match, thinker=ThinksHere(match.content, mute=True))
    company.step(3)
    free = next(move for move in match.legal_moves(0) if type(move).__name__ == "BuyType")
    assert company.sitting.turns.make(free) == ""
    company.step(3)
    assert asked_of(company) == [(1, match.number - 1), (1, match.number)]
    assert isinstance(company.thinker, ThinksHere)
    assert company.thinker.open == {1}


def test_a_move_is_taken_back_until_a_computer_has_moved_after_it(tmp_path: Path) -> None:
    drafting = lambda table: asked(ask.Drafting)(table) and table.stack[-1].seat == 0  # noqa: E731
    match = at(tmp_path, drafting, people=(0,))
    thinker = ThinksHere(match.content, mute=True)
    company = Company(match, thinker=thinker)
    company.step()
    first = next(move for move in match.legal_moves(0) if isinstance(move, DraftOrder))
    assert company.sitting.turns.make(first) == ""
    company.step(5)
    assert company.pilot.scene.name == "draft"
    assert thinker.open
    company.pilot.click("undo")
    company.step(2)
    assert pending_seats(imagine(match.view(0), cards())) == (0,)
    assert not thinker.open
    thinker.mute = False
    assert company.sitting.turns.make(first) == ""
    while match.log[-1].move.seat == 0:
        company.step()
    assert company.sitting.turns.undo_reason(0) == "The last move was somebody else’s: only they could take it back."
    assert company.sitting.turns.undo(0) == company.sitting.turns.undo_reason(0)


def test_a_person_takes_over_a_seat_that_thinks(tmp_path: Path) -> None:
    match = at(tmp_path, in_action("inks"))
    thinker = ThinksHere(match.content, mute=True)
    company = Company(match, thinker=thinker)
    company.step(3)
    seat = company.sitting.shown.stop.seat
    assert thinker.open
    company.sitting.reseat(seat, person(seat))
    company.step(2)
    assert not thinker.open
    assert "pass" in company.pilot.app.page.targets
    company.sitting.reseat(seat, computer(seat))
    company.step(2)
    assert "pass" not in company.pilot.app.page.targets
    assert len(thinker.open) == 1


def test_a_question_of_a_person_is_answered_by_who_takes_over(tmp_path: Path) -> None:
    match = at(tmp_path, asked_inside(ask.ChoosingInk), people=(0,))
    company = Company(match)
    company.step(2)
    assert company.pilot.scene.name != "board"
    company.sitting.reseat(0, computer(0))
    number = match.number
    company.step(20)
    assert match.number > number


def test_it_has_no_eyes_for_plans_of_its_own(tmp_path: Path) -> None:
    """What a scene is given of a computer's seat is what everybody may know."""
    match = at(tmp_path, asked(ask.Planning))
    sitting = Sitting(match, make_scene, make_prompt)
    move = next(move for move in legal_moves(imagine(match.view(1), cards()), 1) if isinstance(move, CommitPlan))
    assert sitting.turns.make(move) == ""
    assert match.view(1).seats[1].plan == move.markers
    assert sitting.view(1).seats[1].plan is None
