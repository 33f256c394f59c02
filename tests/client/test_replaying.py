"""The replay at the window: any state as it was seen in play, scrubbed, played, and played on from."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from devtools import staging
from game.client.graphics.layout import CANVAS
from game.client.scenes.destinations import ToBoard, ToReplay
from game.client.scenes.replaying import (
    COURSE,
    Course,
    Replaying,
    around,
    line_height,
    sitting_at,
    table_picture,
    told_of,
)
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.ui.page import Page
from game.match.match import Match
from game.rules import Options, digest
from game.rules.moves import CommitPlan, Move
from game.rules.view import OBSERVER
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import script

pytestmark = pytest.mark.usefixtures("full_hd", "unpainted")

WINDOW = (640, 360)
SOLO = Opening(("Anna",), characters=True, automa=True, seed=36)
LOOKED_AT = (12, 30, 45, 61, 80)


@pytest.fixture
def fingers(tmp_path: Path) -> Iterator[Fingers]:
    """A hand on the mouse in front of the title of an empty data folder."""
    yield Fingers(Pilot(Title(AppContext(tmp_path)), WINDOW))
    pygame.quit()


@pytest.fixture
def over(tmp_path: Path) -> Iterator[MatchSession]:
    """A finished game of two."""
    pygame.init()
    context = AppContext(tmp_path)
    stage = staging.Stage(context.profile.content, context.profile.store, context)
    yield stage.stopped(Options(seats=2, automa=False), staging.over, "final")
    context.profile.store.close()
    pygame.quit()


def table_of(session: MatchSession) -> list[tuple[object, ...]]:
    """The targets of the whole board and of all seats, as a person may look at them any time."""
    scene, page = ToBoard(session, OBSERVER).open(), Page(1.0)
    scene.scale = 1.0
    scene.build(page)
    return [
        (target.name, target.role, tuple(target.rect), target.label, target.hint, target.subject)
        for target in page.targets
    ]


def replay_at(pilot: Pilot) -> Replaying:
    """The replay that is shown."""
    return pilot.scene_of(Replaying)


def scrub(fingers: Fingers, number: int) -> None:
    """Drag along the course to a state, by the mouse."""
    scene = replay_at(fingers.pilot)
    window = fingers.pilot.app.layers.viewport
    course = Course(scene._replay, COURSE)
    start = window.to_window((course.x_of(scene.number), COURSE.centery))
    end = window.to_window((course.x_of(number), COURSE.centery))
    fingers.pilot.move_to(start)
    fingers.pilot.down(start)
    fingers.pilot.move_to(((start[0] + end[0]) // 2, end[1]), held=True)
    fingers.pilot.move_to(end, held=True)
    fingers.pilot.up(end)


def play_and_look(player: Player, moves: list[Move]) -> dict[int, list[tuple[object, ...]]]:
    """Play all moves by mouse; what the table looked like at the states that are to be looked at."""
    seen = {}
    for at, move in enumerate(moves):
        if at in LOOKED_AT:
            seen[at] = table_of(player.session)
        player.make(move)
    player.finish()
    return seen


@pytest.mark.slow
def test_a_replay_shows_the_table_as_it_was_seen_and_plays_on(fingers: Fingers) -> None:
    session = open_game(fingers, SOLO)
    moves = script(session.match.options, SOLO.seed)
    seen = play_and_look(Player(fingers, session), moves)
    fingers.pilot.wait_until_still()
    fingers.press("replay")
    for number in (61, 12, 80, 30, 45):
        scrub(fingers, number)
        while replay_at(fingers.pilot).number < number:  # a small window has fewer px than states
            fingers.press("move on")
        while replay_at(fingers.pilot).number > number:
            fingers.press("move back")
        past = replay_at(fingers.pilot)._past
        assert table_of(sitting_at(past, session, number, OBSERVER)) == seen[number]
    fingers.press("start")
    for _ in range(3):
        fingers.press("round on")
    third = replay_at(fingers.pilot).number
    fingers.press("go on")
    again = fingers.pilot.scene.session.match  # type: ignore[attr-defined]
    assert (again.number, again.view(OBSERVER).round) == (third, 3)
    assert again.id != session.match.id
    assert [entry.move for entry in again.log] == moves[:third]
    again.submit(moves[third], third)
    assert again.number == third + 1


def test_scrubbing_lands_on_the_state_under_the_hand(over: MatchSession) -> None:
    course = Course(replay_scene(over)._replay, COURSE)
    for number in range(course.replay.first, course.replay.last + 1):
        assert course.number_at(course.x_of(number)) == number
    assert course.number_at(COURSE.x - 50) == course.replay.first
    assert course.number_at(COURSE.right + 50) == course.replay.last


def replay_scene(session: MatchSession, number: int = 0) -> Replaying:
    """The replay of a finished match."""
    scene = ToReplay(session, number).open()
    assert isinstance(scene, Replaying)
    return scene


def test_steps_and_play_go_through_all_states(over: MatchSession) -> None:
    pilot = Pilot(replay_scene(over), WINDOW)
    scene = replay_at(pilot)
    for name, number in (("move on", 1), ("move on", 2), ("move back", 1), ("end", over.match.number), ("start", 0)):
        pilot.click(name)
        assert scene.number == number
    pilot.click("tempo:120")
    pilot.click("play")
    pilot.wait(2.1)
    assert scene.number == 4
    pilot.click("play")
    pilot.wait(2.0)
    assert scene.number == 4


def test_the_table_is_seen_at_its_own_size_and_back(over: MatchSession) -> None:
    pilot = Pilot(replay_scene(over, 40), WINDOW)
    small = pilot.app.page.targets.by_name("table").rect
    pilot.click("table")
    assert pilot.app.page.targets.by_name("table").rect.size == CANVAS
    pilot.click("table")
    assert pilot.app.page.targets.by_name("table").rect == small
    pilot.click("table")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.app.page.targets.by_name("table").rect == small


def test_a_line_leads_to_its_state(over: MatchSession) -> None:
    pilot = Pilot(replay_scene(over, 40), WINDOW)
    names = [target.name for target in pilot.app.page.targets if target.name.startswith("moment:")]
    assert names
    pilot.click(names[0])
    assert replay_at(pilot).number == int(names[0].split(":")[1])


def test_plans_are_seen_only_with_the_eyes_of_their_seat_and_after_the_end(over: MatchSession) -> None:
    scene = replay_scene(over)
    past = scene._past
    number = next(entry.number for entry in past.replay.entries if isinstance(entry.move, CommitPlan))
    move = past.replay.entries[number].move
    assert isinstance(move, CommitPlan)
    assert sitting_at(past, over, number, OBSERVER).shown.step.kind == "curtain"
    viewer = sitting_at(past, over, number, move.seat)
    assert viewer.shown.step.kind == "plan"
    assert viewer.match.draft(move.seat) == move.markers


def test_a_match_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    pygame.init()
    context = AppContext(tmp_path)
    stage = staging.Stage(context.profile.content, context.profile.store, context)
    session = stage.stopped(Options(seats=2, automa=False), staging.turn_in("inks"), "action")
    pilot = Pilot(replay_scene(session), WINDOW)
    targets = pilot.app.page.targets
    assert not [target.name for target in targets if target.name.startswith("eyes:")]
    assert not targets.by_name("go on").enabled
    with pytest.raises(ValueError, match="keeps its secrets"):
        replay_at(pilot)._past.at(0, plans=True)
    context.profile.store.close()
    pygame.quit()


def test_lines_around_a_state_have_room(over: MatchSession) -> None:
    replay = replay_scene(over)._replay
    lines = told_of(replay, over)
    for number in range(replay.first, replay.last + 1, 7):
        shown = around(lines, number, 800, 300)
        assert sum(line_height(line, 300) for line in shown) <= 800
        before = [line for line in lines if line.number <= number]
        assert not before or before[-1] in shown


def test_every_state_can_be_drawn(over: MatchSession) -> None:
    past = replay_scene(over)._past
    for number in range(past.replay.first, past.replay.last + 1, 11):
        for viewer in (OBSERVER, 0):
            assert table_picture(sitting_at(past, over, number, viewer), (320, 180)).get_size() == (320, 180)


def test_the_past_is_the_match(over: MatchSession) -> None:
    past, match = replay_scene(over)._past, over.match
    last: Match = past.at(past.replay.last)
    assert digest(last._timeline.table) == digest(match._timeline.table)
