"""B, Saves: what is not on the disk is told on every screen until it is, and asked about before it is left."""

import os
import signal
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.cli.endings import Ended, ended_by_signals
from game.client.base.kept_files import SAVES
from game.client.scenes.game_scene import GameScene
from game.client.scenes.menu import Menu
from game.client.scenes.not_kept import NotKept
from game.client.session.leaving import to_title
from game.match.store import Store
from tests.client.kept_table import Table, at_a_table, held

at = pytest.fixture(at_a_table)


@pytest.mark.slow
def test_the_table_says_so_at_once_and_until_it_is_mended(at: Table, tmp_path: Path) -> None:
    at.begin()
    at.play(2)
    assert at.told == ""
    with held(tmp_path):
        at.play(1)
        assert at.told.startswith("1 move is not saved to disk yet.")
        at.play(2)
        assert at.told.startswith("3 moves are not saved to disk yet. Another window")
        at.pilot.key(pygame.K_ESCAPE)
        assert isinstance(at.pilot.scene, Menu)
        at.pilot.wait(30)
        assert at.told.startswith("3 moves")
        at.pilot.key(pygame.K_ESCAPE)
    at.play(1)
    assert at.told == "All moves are saved to disk again."
    at.pilot.wait(8)
    assert at.told == ""


def test_the_band_covers_nothing(at: Table, tmp_path: Path) -> None:
    at.begin()
    whole = at.pilot.app.layers.viewport.to_window((960, 1080))[1]
    with held(tmp_path):
        at.play(1)
        window = pygame.display.get_surface()
        assert window is not None
        foot = at.pilot.app.painter.foot
        assert foot is not None
        assert at.pilot.app.layers.viewport.to_window((960, 1080))[1] <= foot.top(window.get_height()) < whole
        assert window.get_at((480, foot.top(540) + 1))[:3] != (0, 0, 0)


@pytest.mark.slow
def test_a_table_at_rest_tries_again_by_itself(at: Table, tmp_path: Path) -> None:
    at.begin()
    with held(tmp_path):
        at.play(2)
    at.pilot.wait(15)
    assert at.session.match.is_saved


@pytest.mark.slow
@pytest.mark.parametrize("way", ["leave", "quit"])
def test_leaving_asks_and_tries_again(at: Table, tmp_path: Path, way: str) -> None:
    at.begin()
    with held(tmp_path):
        at.play(2)
        at.pilot.key(pygame.K_ESCAPE)
        at.pilot.click(way)
        assert isinstance(at.pilot.scene, NotKept)
        at.pilot.click("again")
        assert isinstance(at.pilot.scene, NotKept)
        at.pilot.key(pygame.K_ESCAPE)
        assert isinstance(at.pilot.scene, Menu)
        at.pilot.click(way)
    at.pilot.click("again")
    assert at.session.match.is_saved
    assert at.pilot.scene.name == "title" if way == "leave" else not at.pilot.app.stack.running


@pytest.mark.slow
def test_what_was_left_all_the_same_waits_in_memory(at: Table, tmp_path: Path) -> None:
    at.begin()
    with held(tmp_path):
        at.play(4)
        at.pilot.app.apply(to_title(at.session))
        at.pilot.step()
        at.pilot.click("leave")
        assert at.pilot.scene.name == "title"
        assert at.told.startswith("4 moves")
        at.pilot.click("quit")
        assert isinstance(at.pilot.scene, NotKept)
        at.pilot.key(pygame.K_ESCAPE)
        at.pilot.click("resume")
        at.pilot.click("close")
        at.session = at.pilot.scene_of(GameScene).session
        assert at.session.match.number == 4
    at.play(1)
    with Store(tmp_path) as store:
        assert [game.moves for game in store.saved_games()] == [5]


@pytest.mark.slow
def test_closing_the_window_asks_once(at: Table, tmp_path: Path) -> None:
    at.begin()
    with held(tmp_path):
        at.play(1)
        at.pilot.post(pygame.QUIT)
        assert isinstance(at.pilot.scene, NotKept)
        at.pilot.post(pygame.QUIT)
        assert not at.pilot.app.stack.running


def test_closing_the_window_asks_nothing_where_all_is_kept(at: Table) -> None:
    at.begin()
    at.play(1)
    at.pilot.post(pygame.QUIT)
    assert not at.pilot.app.stack.running


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="signals are POSIX's")
def test_the_system_ends_the_program_without_a_question(at: Table, tmp_path: Path) -> None:
    """On the way out it tries once more to write what is not on the disk."""
    at.begin()
    with held(tmp_path):
        at.play(2)
    with pytest.raises(Ended), ended_by_signals(), closing(at.context):
        os.kill(os.getpid(), signal.SIGTERM)
    with Store(tmp_path) as store:
        assert [game.moves for game in store.saved_games()] == [2]


def test_a_file_damaged_in_play_is_told_of(at: Table, tmp_path: Path) -> None:
    at.begin()
    (tmp_path / SAVES).write_bytes(bytes(20000))
    at.play(1)
    toast = at.pilot.app.controls.notices.toast
    assert toast is not None
    assert "games.damaged-1.sqlite" in toast.sentence
    assert at.session.match.is_saved


def test_a_match_that_becomes_two_says_so(at: Table, tmp_path: Path) -> None:
    at.begin()
    with Store(tmp_path) as there:
        theirs = there.open_match(at.session.match.id, at.context.profile.content)
        with held(tmp_path):
            at.play(1)
        theirs.submit(theirs.legal_moves(theirs.pending()[0])[-1], theirs.number)
        at.play(1)
    toast = at.pilot.app.controls.notices.toast
    assert toast is not None
    assert "a game of its own" in toast.sentence
