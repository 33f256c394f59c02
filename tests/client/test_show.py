"""A show says what is played and for how many, has nothing that can't be pressed, and leads to a first game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.app import SHOW_AFTER_S
from game.client.session.app_context import AppContext
from game.client.session.show import LEAST_S, MIDDLES
from game.client.ui import notices
from game.client.ui.page import PRESSED
from game.rules.moves import Fulfil, InstallGear, Move, RepositionGear
from tests.client.painted import painted, words_on
from tests.client.watched import SIZE, Watched, of_a_room, press_key

WATCHED_S = 150.0


@pytest.fixture
def show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    """A room in which a show has begun."""
    monkeypatch.setattr("game.client.session.show.randbelow", lambda _: 5)
    watched = of_a_room(AppContext(tmp_path))
    watched.watch.from_start = True
    watched.app.apply(watched.watch.begin_show())
    watched.step(2)
    yield watched
    watched.watch.close()
    watched.context.close()
    pygame.quit()


def story(show: Watched) -> str:
    assert show.watch._show is not None
    return show.watch._show.story.words


@pytest.mark.slow
def test_its_story_changes_with_the_table_and_stays_long_enough(show: Watched) -> None:
    show.context.profile.choices.change(speed="off")
    told, stood, quick, kinds = [story(show)], 0.0, 0, [show.scene.name]
    for _ in range(round(WATCHED_S / 0.1)):
        show.idle(0.1)
        stood += 0.1
        if story(show) != told[-1]:
            same_kind = show.scene.name == kinds[-1]
            quick += same_kind and stood < LEAST_S - 0.2 and show.scene.name != "board"
            told.append(story(show))
            kinds.append(show.scene.name)
            stood = 0.0
    assert len(told) > 15
    assert len(told) == len(set(told))
    assert quick == 0
    text = " ".join(told)
    assert "will print “" in text
    assert re.search(" acts before | acts in | each have ", text)
    assert "still needs" in text


@pytest.mark.slow
@pytest.mark.parametrize("seed", MIDDLES)
def test_who_walks_past_sees_wheels_turn_and_soon_a_press_fall(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.client.session.show.randbelow", lambda _: MIDDLES.index(seed))
    watched = of_a_room(AppContext(tmp_path))
    watched.app.apply(watched.watch.begin_show())
    assert watched.watch._show is not None
    match, seen = watched.watch._show.session.match, dict[type[Move], float]()
    begun = match.number
    for tenth in range(400):
        watched.idle(0.1)
        for entry in match.log[begun:]:
            seen.setdefault(type(entry.move), tenth / 10)
    assert min(seen.get(kind, 99.0) for kind in (InstallGear, RepositionGear)) < 10
    assert seen[Fulfil] < 40
    watched.watch.close()
    watched.context.close()
    pygame.quit()


def test_every_picture_says_what_is_played_and_for_how_many(show: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in ((640, 360), (1920, 1080), (1024, 768)):
        board_row = notices.Foot(lambda: "A story", notices.SHOW)
        said = painted(monkeypatch, lambda board_row=board_row, size=size: board_row.show(pygame.Surface(size)))  # type: ignore[misc]
        assert {"Gutenberg", "for 1 to 4 players", "A story", "Press any key to play"} <= set(said)
    assert show.watch.foot is not None
    assert show.watch.foot._look is notices.SHOW


@pytest.mark.slow
def test_nothing_in_it_looks_as_if_it_could_be_pressed(show: Watched) -> None:
    show.context.profile.choices.change(speed="off", pace="fast")
    seen = set[str]()
    for _ in range(900):
        show.idle(0.2)
        page = show.app.page
        assert not list(page.targets)
        assert not [item for item in page.items if item.target is not None and item.target.role in PRESSED]
        seen.add(show.scene.name)
        if {"draft", "reveal", "board", "fulfil", "round end"} <= seen:
            break
    assert {"draft", "reveal", "board", "fulfil", "round end"} <= seen


@pytest.mark.slow
def test_orders_are_seen_whole_while_they_are_printed(show: Watched) -> None:
    show.context.profile.choices.change(speed="off", pace="fast")
    while show.scene.name != "fulfil":
        show.idle(0.2)
    names = [item.target.name for item in show.app.page.items if item.target is not None]
    assert [name for name in names if name.startswith("decoration:")]
    assert [name for name in names if name.startswith("look order:")]


@pytest.mark.slow
def test_nobody_is_told_to_press_what_turns_by_itself(show: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    show.context.profile.choices.change(speed="off", pace="fast")
    while show.scene.name != "turn gears":
        show.idle(0.2)
    said = words_on(show, monkeypatch)
    assert any("gear on axle I turns one sector" in words for words in said)
    assert {words for words in said if "press" in words.lower()} <= {"Press any key to play"}  # below the page


@pytest.mark.slow
def test_what_is_drawn_on_a_button_goes_with_it(show: Watched) -> None:
    show.context.profile.choices.change(speed="off", pace="fast")
    while show.scene.name != "board":
        show.idle(0.2)
    show.watch.close()
    whole = show.app.painter.page_of(show.scene)
    buttons = [target.rect for target in whole.targets if target.role == "button"]
    assert buttons
    left = whole.to_watch().items
    assert not [item for item in left if any(item.rect == button for button in buttons)]


def test_who_touches_it_is_asked_and_taught(show: Watched) -> None:
    press_key(show, pygame.K_SPACE)
    assert show.scene.name == "welcome"
    show.click("first")
    show.step(2)
    assert show.scene.name == "draft"
    lessons = show.context.lessons
    assert lessons is not None
    assert lessons.words
    show.step(2)
    assert "note" in show.app.page.targets
    assert show.app.layers.viewport.window == SIZE, "the page keeps its size"
    assert [player.kind for player in show.scene.session.seats.players] == ["person", "computer"]  # type: ignore[attr-defined]


def test_a_question_that_nobody_answers_gives_way_to_the_show(show: Watched) -> None:
    press_key(show, pygame.K_SPACE)
    show.idle(SHOW_AFTER_S - 2)
    assert show.scene.name == "welcome"
    show.idle(4)
    assert show.watch.on_show


@pytest.mark.slow
def test_what_lies_in_closed_bands_is_seen_in_a_show(show: Watched) -> None:
    """They are pressed for the whole board where somebody plays; nobody's hand is asked for, and they stay."""
    show.context.profile.choices.change(speed="off", pace="fast")
    while show.scene.name != "board":
        show.idle(0.2)
    show.watch.close()
    whole = show.app.painter.page_of(show.scene)
    strips = [target.rect for target in whole.targets if target.name.startswith("board:")]
    assert strips
    seen = [item.rect for item in whole.to_watch().items]
    assert all(strip in seen for strip in strips)
