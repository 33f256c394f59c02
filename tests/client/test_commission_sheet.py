"""The sheet of a day's commission: one attempt that counts, marked repeats, one save, and its name on the table."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.client.scenes.commission_scene import CommissionSheet
from game.client.scenes.final import Honours
from game.client.scenes.game_scene import GameScene
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.commission import seed_of
from game.client.session.commission_controller import occasion_words
from game.client.session.hall_of_fame import Entry
from game.client.session.match_session import MatchSession
from game.client.session.profile_store import ProfileStore
from game.client.session.saved_games import game_words
from game.client.ui.scene import Reset
from tests.client.legibility import reading
from tests.client.pilot import Pilot

DAY = date(2026, 11, 28)
NAME = "Commission of 28 November 2026"


@pytest.fixture
def context(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppContext]:
    """A room on a day that is known."""
    monkeypatch.setattr(ProfileStore, "today", staticmethod(lambda: DAY))
    made = AppContext(tmp_path)
    yield made
    made.close()
    pygame.quit()


@pytest.fixture
def pilot(context: AppContext) -> Pilot:
    """A pilot before the title."""
    return Pilot(Title(context), choices=context.profile.choices)


def drawn(pilot: Pilot) -> str:
    """All that is written on the page when it is built again."""
    with reading() as found:
        pilot.paint_anew()
    return " | ".join(one.words for one in found)


def sitting_of(pilot: Pilot) -> MatchSession:
    """The sitting of the game on the screen."""
    assert isinstance(pilot.scene, GameScene)
    return pilot.scene.session


def taken(pilot: Pilot, context: AppContext, *presses: str) -> MatchSession:
    """The match that is begun or gone on with from the title by the sheet and what is pressed on it."""
    pilot.app.apply(Reset(Title(context)))
    pilot.step()
    pilot.click("commission")
    for press in presses:
        pilot.click(press)
    return sitting_of(pilot)


def test_the_sheet_tells_the_day_what_is_dealt_and_the_best_so_far(context: AppContext, pilot: Pilot) -> None:
    context.profile.hall.enter(
        Entry(match="m", seat=0, name="ŁUCJA", fame=87, date=DAY.isoformat(), seed=7, seats=1, title="student",
              commission=DAY.isoformat())
    )  # fmt: skip
    pilot.click("commission")
    assert isinstance(pilot.scene, CommissionSheet)
    words = drawn(pilot)
    for told in (NAME, "Plantin", "Vietor", "Sorbonne", "ŁUCJA", "87", "first attempt counts"):
        assert told in words
    pilot.click("begin")
    view = sitting_of(pilot).view(0)
    assert (sitting_of(pilot).match.seed, view.round) == (seed_of(DAY), 1)
    assert {"plantin", "vietor"} == set(view.seats[0].drawn_characters)


def test_the_first_attempt_counts_waits_and_is_gone_on_with(context: AppContext, pilot: Pilot) -> None:
    first = taken(pilot, context, "begin").match.id
    assert context.profile.attempts.first(DAY, "Player 1") == first
    pilot.app.apply(Reset(Title(context)))
    pilot.step()
    pilot.click("commission")
    assert "that counts in round I" in drawn(pilot)
    pilot.click("begin")
    assert sitting_of(pilot).match.id == first
    assert len(context.profile.store.saved_games()) == 1


def test_beginning_anew_asks_and_makes_a_repeat_in_the_place_of_the_save(context: AppContext, pilot: Pilot) -> None:
    first = taken(pilot, context, "begin").match.id
    again = taken(pilot, context, "anew", "yes")
    assert again.match.id != first
    assert [save.id for save in context.profile.store.saved_games()] == [again.match.id]
    assert context.profile.attempts.first(DAY, "Player 1") == first
    assert occasion_words(again) == f"{NAME}, a repeat"
    pilot.app.apply(Reset(Title(context)))
    pilot.step()
    pilot.click("commission")
    assert "Player 1 has a repeat in round I" in drawn(pilot)


def test_another_printer_has_an_attempt_of_their_own(context: AppContext, pilot: Pilot) -> None:
    first = taken(pilot, context, "begin").match.id
    pilot.app.apply(Reset(Title(context)))
    pilot.step()
    pilot.click("commission")
    pilot.click("name")
    pilot.type("Łucja")
    assert "first attempt counts" in drawn(pilot)
    pilot.click("begin")
    other = sitting_of(pilot)
    assert (other.name(0), other.match.id != first) == ("Łucja", True)
    assert context.profile.attempts.first(DAY, "Łucja") == other.match.id
    assert {save.id for save in context.profile.store.saved_games()} == {first, other.match.id}


def test_its_name_stands_on_the_table_and_in_the_list(context: AppContext, pilot: Pilot) -> None:
    taken(pilot, context, "begin")
    assert NAME in drawn(pilot)
    assert NAME in game_words(context.profile.store.saved_games()[0])


def test_another_game_bears_no_such_name(context: AppContext, pilot: Pilot) -> None:
    pilot.click("new")
    pilot.click("start")
    assert occasion_words(sitting_of(pilot)) == ""
    assert "Commission" not in drawn(pilot)


@pytest.mark.parametrize("is_first", [True, False])
def test_a_repeat_is_marked_at_the_end(context: AppContext, pilot: Pilot, is_first: bool) -> None:
    session = taken(pilot, context, "begin")
    if not is_first:
        session = taken(pilot, context, "anew", "yes")
    while not session.match.is_over:
        assert session.match.submit(session.match.legal_moves(session.match.pending()[0])[0], session.match.number)
    (entry,) = Honours(session).waiting()
    assert (entry.commission, entry.repeat) == (DAY.isoformat(), not is_first)


def test_a_disk_that_refuses_is_told_and_the_game_begins(
    context: AppContext, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> bool:
        raise PermissionError(13, "no")

    monkeypatch.setattr("game.client.session.commission.KeptFile.write", refuse)
    session = taken(pilot, context, "begin")
    assert context.profile.attempts.first(DAY, "Player 1") == session.match.id
    assert "can’t save which attempt" in (context.profile.choices.refusals.take() or toast(pilot))


def toast(pilot: Pilot) -> str:
    """The sentence that is shown."""
    found = pilot.app.controls.notices.toast
    return found.sentence if found else ""
