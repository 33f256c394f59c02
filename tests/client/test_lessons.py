"""A first game explains each thing once, over its page, until a press or long enough a look."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.base.seating import first_seating, lesson_seating
from game.client.session import first_game
from game.client.session.app_context import AppContext
from game.client.session.first_game import READ_S, WIDTHS, Lessons, things
from game.client.session.match_session import MatchSession
from game.client.session.profile_store import SHORT_ROUNDS
from game.client.text.tutorial_text import LESSONS
from game.client.ui import widgets
from game.client.ui.page import Page
from game.rules import Table
from game.rules.moves import CommitPlan
from game.rules.names import Action, Markers
from game.rules.sampling import sample_move
from game.rules.view import imagine
from tests.client.at_table import seated
from tests.client.pilot import Pilot
from tests.client.watched import Watched, of_a_room
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

MOST_STEPS = 4000  # some 900 are needed
ALL_THE_SAME = {
    "draft",
    "types",
    "plan",
    "this round",
    "reveal",
    "computer",
    "orders",
    "inks",
    "specialties",
    "fulfil",
    "round end",
}


@pytest.fixture
def first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    """A first game that has just begun."""
    monkeypatch.setattr("game.client.base.seating.randbelow", lambda _: 3)
    watched = of_a_room(AppContext(tmp_path))
    watched.context.profile.choices.change(speed="off", pace="fast")
    watched.app.apply(watched.context.first_game())
    watched.step(2)
    yield watched
    watched.context.close()
    pygame.quit()


def lessons_of(context: AppContext) -> Lessons:
    assert context.lessons is not None
    return context.lessons


def test_a_turn_of_a_first_game_ends_by_itself_once_its_note_was_read(first: Watched) -> None:
    """Three seconds after the note, while Undo stays; not where somebody wants to be asked, or never."""
    lessons, choices = lessons_of(first.context), first.context.profile.choices
    session = lessons._session

    def ends() -> bool:
        return session.turns_end

    assert not ends()
    lessons.look(READ_S)
    assert ends()
    choices.change(confirms_end=True)
    assert not ends()
    choices.change(confirms_end=False, turns_end="never")
    assert not ends()


def play_on(watched: Watched, session: MatchSession, rng: Random) -> None:
    """Do what the person may do now, whatever it is."""
    step = session.shown.step
    if session.shown.prompt is None and step != session.shown.actual:
        if step.seat not in session.seats.computers:
            session.go_on()
        return
    waiting = [seat for seat in session.view().pending if seat in session.seats.people]
    if waiting:
        move = sample_move(imagine(session.match.view(waiting[0]), session.content), waiting[0], rng)
        assert move is not None
        if isinstance(move, CommitPlan):  # with a turn in each action, whatever the computer player does meanwhile
            move = CommitPlan(move.seat, (sum(move.markers) - 4, 1, 1, 1, 1))
        assert session.turns.make(move) == ""
    elif step.kind in ("reveal", "turn gears", "round end"):
        session.go_on()
    watched.scene.changed()


@pytest.mark.slow
def test_each_thing_is_explained_once_and_its_note_goes_by_a_key(first: Watched) -> None:
    lessons, rng = lessons_of(first.context), Random(4)
    session, told = lessons._session, list[str]()
    for step in range(MOST_STEPS):
        looked_at = session.match.number, session.shown.step
        first.idle(0.1)
        if lessons.words:
            told.append(lessons.words)
            first.key(pygame.K_n)
            assert lessons.words != told[-1]
        elif step % 4 == 0 and looked_at == (session.match.number, session.shown.step):  # the computer may have moved
            play_on(first, session, rng)
        if first.scene.name == "final" and not lessons.words and told[-1] == LESSONS["final"]():
            break
    assert session.match.is_over
    assert len(told) == len(set(told))
    assert {LESSONS[thing]() for thing in ALL_THE_SAME} <= set(told)


def test_a_note_stays_until_it_is_pressed_itself(first: Watched) -> None:
    lessons = lessons_of(first.context)
    words = lessons.words
    assert words == LESSONS["draft"]()
    first.idle(READ_S + 2)
    first.click("log")
    first.key(pygame.K_ESCAPE)
    assert lessons.words == words
    first.click("note")
    assert lessons.words == ""
    assert "note" not in first.app.page.targets


@pytest.mark.parametrize(("seconds", "again"), [(1.0, True), (READ_S + 1, False)])
def test_a_note_that_was_only_glimpsed_comes_again(first: Watched, seconds: float, again: bool) -> None:
    lessons = lessons_of(first.context)
    lessons._shown, lessons._stood_s, lessons._learnt = "inks", seconds, set()
    lessons.look(0.0)
    assert lessons.words == LESSONS["draft"]()
    assert ("inks" not in lessons._learnt) == again


def test_a_letter_that_is_written_presses_no_note(first: Watched) -> None:
    lessons = lessons_of(first.context)
    first.scene.takes_letters = True
    first.key(pygame.K_n)
    assert lessons.words
    first.scene.takes_letters = False
    first.key(pygame.K_n)
    assert not lessons.words


def covered(pilot: Pilot) -> list[pygame.Rect]:
    """What the note lies over."""
    page = pilot.app.page
    note = page.targets.by_name("note").rect
    return [box for box in page.taken() if box.colliderect(note) and box != note]


def test_a_note_lies_over_a_page_of_the_same_size_and_yields(first: Watched) -> None:
    """It covers nothing, stays where it is, and moves away only from what comes below it."""
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    first.step(2)
    page, scale = first.app.page, first.app.layers.viewport.scale
    before = page.targets.by_name("note").rect
    assert covered(first) == []
    first.scene.changed()
    first.step()
    assert first.app.page.targets.by_name("note").rect == before
    build = first.scene.build

    def with_more(page: Page) -> None:
        build(page)
        widgets.page_button(page, "more", before, "More")

    first.scene.build = with_more  # type: ignore[method-assign]
    first.scene.changed()
    first.step()
    assert not first.app.page.targets.by_name("note").rect.colliderect(before)
    first.click("note")
    assert first.app.layers.viewport.scale == scale


def test_no_sheet_has_a_note_over_it(first: Watched) -> None:
    first.click("menu")
    assert "note" not in first.app.page.targets
    first.key(pygame.K_ESCAPE)
    assert "note" in first.app.page.targets


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("thing", LESSONS)
def test_every_note_has_room_for_its_words_and_its_button(thing: str, width: int) -> None:
    page, words = Page(), LESSONS[thing]()
    box = pygame.Rect((0, 0), first_game._size(page, words, width))
    button = first_game._button(page, box)
    inner = first_game._inner(box, button)
    assert box.contains(button)
    assert not inner.colliderect(button)
    assert widgets.height_of(page, words, first_game.PX, inner.w) <= inner.h + 4


def test_a_first_game_goes_on_explaining_when_it_is_resumed(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    context.first_game()
    assert lessons_of(context)._session.content.rules.rounds == SHORT_ROUNDS
    context.to_title()
    assert context.lessons is None
    context.close()
    again = AppContext(tmp_path)
    again.resume()
    assert lessons_of(again)._session.content.rules.rounds == SHORT_ROUNDS
    again.close()


def test_only_first_games_explain_themselves(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    seating = first_seating()
    context.start(seating)
    lessons_of(context)  # there are some
    seating.set_first_game(False)
    context.start(seating)
    assert context.lessons is None
    seating.characters = False
    context.start(seating)
    assert context.lessons is None, "the same rules for people who know them"
    context.resume()
    assert context.lessons is None
    context.close()


def test_nobody_has_to_set_up_a_first_game() -> None:
    seating = lesson_seating()
    assert seating.start_reason() == ""
    assert seating.is_first_game
    assert [player.kind for player in seating.players()] == ["person", "computer"]
    assert seating.options().first_seat == 0


LIMITS: dict[str, tuple[Action, Callable[[Table], object]]] = {
    "full slots": ("orders", lambda table: build.give_orders(table, 0, 4)),
    "top level": ("specialties", lambda table: build.set_levels(table, 0, binding=6)),
    "empty colour": ("inks", lambda table: build.set_bag(table, 1, blue=3, silver=2, gold=4)),
}
"""For each limit of the game the action in which it is explained, and what brings a table there."""


@pytest.mark.parametrize("limit", LIMITS)
def test_a_limit_is_explained_where_it_is_met_and_nowhere_else(tmp_path: Path, limit: str) -> None:
    action, come_there = LIMITS[limit]
    for there in (False, True):
        table = build.table(seats=2)
        if there:
            come_there(table)
        build.at_action(table, action)
        found = list(things(seated(table, tmp_path / str(there))))
        assert (limit in found) == there
        assert found[0] == action


@pytest.mark.parametrize(("markers", "tied"), [((2, 2, 1, 1, 1), True), ((6, 1, 0, 0, 0), False)])
def test_a_tie_is_explained_once_plans_are_open(tmp_path: Path, markers: Markers, tied: bool) -> None:
    session = seated(build.table(seats=2), tmp_path)
    for seat, plan in enumerate((markers, (2, 0, 2, 2, 2))):
        assert session.turns.make(CommitPlan(seat, plan)) == ""
    assert session.shown.step.kind == "reveal"
    assert ("tie" in things(session)) == tied
