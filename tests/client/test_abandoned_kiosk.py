"""A stand clears a table that everybody walked away from, and lets nobody out but its keeper."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.seating import first_seating
from game.client.scenes.app import WARNING_S
from game.client.scenes.game_scene import GameScene
from game.client.session.app_context import AppContext, kiosk_room
from tests.client.watched import ABANDONED_S, Watched, begin_game, of_a_room, press_key


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Watched]:
    with kiosk_room(tmp_path) as context:
        watched = of_a_room(context)
        yield watched
        watched.watch.close()
    pygame.quit()


# a stand


@pytest.mark.slow
def test_a_stand_offers_three_rounds_and_no_way_out(stand: Watched) -> None:
    stand.click("any")
    stand.wait(1)
    assert "short" in stand.app.page.targets
    assert "quit" not in stand.app.page.targets
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert stand.app.step()
    press_key(stand, pygame.K_F11)
    assert not stand.app.full_screen.on
    begin_game(stand)
    session = stand.scene_of(GameScene).session
    assert session.content.rules.rounds == 3
    stand.click("menu")
    assert "leave" in stand.app.page.targets
    assert "quit" not in stand.app.page.targets
    assert "full screen" not in stand.app.page.targets


@pytest.mark.slow
def test_an_abandoned_table_is_cleared_after_a_warning(stand: Watched) -> None:
    begin_game(stand)
    stand.context.profile.choices.change(muted=True)
    stand.idle(ABANDONED_S - 1)
    assert not stand.watch.sprites(1.0)
    stand.idle(3)
    assert stand.watch.sprites(1.0), "a warning first"
    scene = stand.scene
    stand.down((320, 180))  # any input stops it, and does nothing else
    stand.step()
    assert not stand.watch.sprites(1.0)
    assert stand.scene is scene
    stand.idle(ABANDONED_S + WARNING_S + 1)
    assert stand.scene.name == "title"
    assert not stand.context.profile.store.saved_games()
    assert not stand.context.profile.choices.now.muted, "the next visitor finds the settings of the stand"


@pytest.mark.slow
@pytest.mark.parametrize("leap_s", [9 * 3600.0, -9 * 3600.0])
@pytest.mark.parametrize("before_s", [ABANDONED_S - 1, ABANDONED_S + WARNING_S - 1])
def test_a_stand_that_slept_warns_before_it_clears(stand: Watched, leap_s: float, before_s: float) -> None:
    begin_game(stand)
    stand.idle(before_s)
    stand.clock.now_s += leap_s
    scene = stand.scene
    stand.idle(ABANDONED_S - 1)
    assert stand.scene is scene
    stand.idle(3)
    assert stand.scene is scene
    assert stand.watch.sprites(1.0), "a warning first"
    stand.idle(WARNING_S)
    assert stand.scene.name == "title"


def test_only_the_keeper_of_a_stand_knows_the_way_out(stand: Watched) -> None:
    begin_game(stand)
    pygame.event.post(
        pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, unicode="")
    )
    assert not stand.app.step()


def test_a_stand_begins_with_what_is_kept_and_keeps_nothing(tmp_path: Path) -> None:
    AppContext(tmp_path).profile.choices.change(speed="fast")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with kiosk_room(tmp_path) as context:
        assert context.profile.choices.now.speed == "fast"
        context.profile.choices.change(muted=True)
        context.start(first_seating())
        assert len(context.profile.store.saved_games()) == 1
        assert context.profile.store.problem is None
        assert context.profile.hall.trouble == ""
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
