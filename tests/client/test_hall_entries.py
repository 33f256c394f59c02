"""The way from the count into the hall of fame: by mouse alone and by keys alone, once a match."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.client.scenes.hall_scene import HallOfFame
from game.client.scenes.name_blocks import NameBlocks
from game.client.session.app_context import AppContext
from game.client.session.commission import commissioned, seed_of
from game.client.session.hall_of_fame import Hall
from game.client.session.profile_store import ProfileStore
from game.rules.moves import EndTurn
from tests.client.at_table import AtTable
from tests.client.name_setting import DAY, drawn_words, entry, line, press, stroke
from tests.rules import build


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """The end of a game of Anna and Tom, in a room whose hall is empty; Anna has more fame."""
    made = build.table(seats=2, round=6)
    build.set_levels(made, 0, typesetting=6)
    build.at_fulfilment(made)
    game = AtTable(made, tmp_path, AppContext(tmp_path))
    for seat in (0, 1):
        game.session.turns.make(EndTurn(seat))
    game.sit()
    yield game
    pygame.quit()


def hall_of(at: AtTable) -> Hall:
    """The hall of the room."""
    assert at.session.context is not None
    return at.session.context.profile.hall


def test_both_people_enter_with_the_mouse_alone_and_see_their_lines(at: AtTable) -> None:
    at.pilot.click("hall")
    assert line(at.pilot) == "ANNA"
    at.pilot.click("block:S")
    press(at.pilot)
    assert line(at.pilot) == "TOM"
    press(at.pilot)
    assert isinstance(at.pilot.scene, HallOfFame)
    assert [one.name for one in at.pilot.scene.entries()] == ["ANNAS", "TOM"]
    assert {"ANNAS", "TOM"} <= set(drawn_words(at.pilot))
    at.pilot.click("back")
    assert at.pilot.scene.name == "final"
    assert at.pilot.scene.default == "again"


def test_both_people_enter_with_keys_alone(at: AtTable) -> None:
    at.pilot.key(pygame.K_RETURN)  # what leads into the hall is offered first
    for _ in "AT":
        assert isinstance(at.pilot.scene, NameBlocks)
        at.pilot.key(pygame.K_RETURN)
        at.pilot.key(pygame.K_RETURN)
        at.pilot.wait_until_still()
    assert isinstance(at.pilot.scene, HallOfFame)
    at.pilot.key(pygame.K_ESCAPE)
    assert at.pilot.scene.name == "final"
    assert [one.name for one in hall_of(at).best_of(2)] == ["ANNA", "TOM"]


def test_who_would_rather_not_enters_nothing_and_the_other_still_may(at: AtTable) -> None:
    at.pilot.click("hall")
    at.pilot.wait(0.4)  # so soon, and in the same place, it would be a double click
    at.pilot.click("skip")
    press(at.pilot)
    assert [one.name for one in hall_of(at).best_of(2)] == ["TOM"]
    at.pilot.click("back")
    assert at.pilot.scene.default == "hall"
    at.pilot.click("hall")
    assert line(at.pilot) == "ANNA"
    at.pilot.wait(0.4)
    at.pilot.click("skip")
    assert at.pilot.scene.name == "final"


@pytest.mark.parametrize("way", ["before", "escape"])
def test_a_name_may_be_changed_until_all_are_set(at: AtTable, way: str) -> None:
    at.pilot.click("hall")
    press(at.pilot)
    assert line(at.pilot) == "TOM"
    if way == "before":
        at.pilot.click("before")
    else:
        at.pilot.key(pygame.K_ESCAPE)
    assert line(at.pilot) == "ANNA"
    stroke(at.pilot, "e")
    stroke(at.pilot, "v")
    press(at.pilot)
    press(at.pilot)
    assert [one.name for one in hall_of(at).best_of(2)] == ["EV", "TOM"]


def test_a_game_that_is_opened_again_enters_nobody_twice(at: AtTable, tmp_path: Path) -> None:
    at.pilot.click("hall")
    press(at.pilot)
    press(at.pilot)
    again = AppContext(tmp_path)
    with again.profile.store:
        transition = again.open(again.profile.store.saved_games()[0])
        at.pilot.app.apply(transition)
        at.pilot.wait_until_still()
        assert at.pilot.scene.name == "final"
        at.pilot.click("hall")
        assert isinstance(at.pilot.scene, HallOfFame)
        assert len(again.profile.hall.entries) == 2


def test_fame_that_is_too_little_leads_into_the_hall_all_the_same(at: AtTable) -> None:
    for number in range(10):
        hall_of(at).enter(entry(fame=200, seats=2, match=str(number)))
    at.pilot.scene.enter()
    at.pilot.step()
    assert at.pilot.scene.default == "again"
    at.pilot.click("hall")
    assert isinstance(at.pilot.scene, HallOfFame)


def test_without_a_room_nothing_is_kept(tmp_path: Path) -> None:
    made = build.table(seats=2, round=6)
    build.at_fulfilment(made)
    game = AtTable(made, tmp_path)
    for seat in (0, 1):
        game.session.turns.make(EndTurn(seat))
    game.sit()
    assert game.pilot.scene.default == "again"
    game.pilot.click("hall")
    assert isinstance(game.pilot.scene, HallOfFame)
    pygame.quit()


@pytest.mark.parametrize("ends", [DAY, date(2026, 11, 29)])
def test_a_commission_counts_on_the_day_it_is_of_though_it_ends_after_midnight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends: date
) -> None:
    monkeypatch.setattr(ProfileStore, "today", staticmethod(lambda: ends))
    game = alone(tmp_path, seed_of(DAY))
    game.pilot.click("hall")
    press(game.pilot)
    assert isinstance(game.pilot.scene, HallOfFame)
    assert [one.name for one in game.pilot.scene.entries()] == ["ANNA"]
    assert "Commission of 28 November 2026" in drawn_words(game.pilot)
    hall = hall_of(game)
    assert (len(hall.best_on(DAY)), len(hall.best_on(date(2026, 11, 29))), len(hall.best_of(1))) == (1, 0, 1)
    pygame.quit()


def test_a_commission_of_days_to_come_is_practice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ProfileStore, "today", staticmethod(lambda: DAY))
    tomorrow = date(2026, 11, 29)
    game = alone(tmp_path, seed_of(tomorrow))
    game.pilot.click("hall")
    press(game.pilot)
    hall = hall_of(game)
    assert (len(hall.best_of(1)), hall.best_on(tomorrow)) == (1, [])
    pygame.quit()


def test_a_commission_counts_though_a_journey_or_the_clock_leads_back_to_the_day_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tomorrow = date(2026, 11, 29)
    game = alone(tmp_path, seed_of(tomorrow))
    context = game.session.context
    assert isinstance(context, AppContext)
    with monkeypatch.context() as patch:
        patch.setattr(ProfileStore, "today", staticmethod(lambda: tomorrow))
        context.begin_commission(commissioned(context.profile.recall_seats(), tomorrow), tomorrow, "Kate")
    monkeypatch.setattr(ProfileStore, "today", staticmethod(lambda: DAY))
    game.pilot.click("hall")
    press(game.pilot)
    assert [one.name for one in hall_of(game).best_on(tomorrow)] == ["ANNA"]
    pygame.quit()


def test_somebody_who_played_alone_sees_the_best_so_far_beside_the_count(tmp_path: Path) -> None:
    game = alone(tmp_path, 7)
    assert "No names yet." in drawn_words(game.pilot)
    hall_of(game).enter(entry("KATE", fame=90))
    hall_of(game).enter(entry("TOM", fame=90, seats=2))
    words = drawn_words(game.pilot)
    assert "KATE" in words
    assert "TOM" not in words
    pygame.quit()


def alone(folder: Path, seed: int) -> AtTable:
    """Anna at the end of a game against the Automa, with characters."""
    made = build.table(seats=1, automa=True, characters=True, seed=seed, first=None, round=6)
    build.at_fulfilment(made)
    game = AtTable(made, folder, AppContext(folder))
    game.session.turns.make(EndTurn(0))
    game.sit()
    assert game.pilot.scene.name == "final"
    return game
