"""B, Saves: what is not on the disk is told on every screen until it is, and asked about before it is left."""

import os
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client import routes
from game.client.home.file_names import SAVES
from game.client.home.leaving import play_again, to_title
from game.client.home.room import Room
from game.client.home.saved_game_peek import match_waits
from game.client.home.saved_rows import played_at
from game.client.scenes.menu import Menu
from game.client.scenes.not_kept import NotKept
from game.client.scenes.resume import SavedGames
from game.client.screen.game_scene import GameScene
from game.client.screen.overlay import Message
from game.client.screen.scene import Reset
from game.client.session.sitting import Sitting
from game.match.players import Player
from game.match.store import SavedGame, Store
from game.rules import Options
from game.tools.endings import Ended, ended_by_signals
from tests.client.pilot import Pilot

PEOPLE = (Player("Anna", "anchor"), Player("Tom", "key"))
OPTIONS = Options(seats=2, automa=False, characters=False)


class Table:
    """A room with a pilot, and a match in it."""

    def __init__(self, folder: Path) -> None:
        self.room: Room = routes.room_of(folder)
        self.pilot = Pilot(routes.title_of(self.room), (960, 540), choices=self.room.choices)

    def begin(self) -> Sitting:
        """A match on the screen."""
        match = self.room.store.new_match(self.room.content, OPTIONS, 5, PEOPLE)
        self.sitting = self.room.sit(match)
        self.pilot.app.apply(Reset(self.sitting.scene()))
        return self.sitting

    def play(self, moves: int) -> None:
        """Make some moves, each seen."""
        rng = Random(3)
        for _ in range(moves):
            match = self.sitting.match
            assert not self.sitting.turns.make(rng.choice(match.legal_moves(rng.choice(match.pending()))))
            if self.sitting.shown.holding:
                self.sitting.go_on()
            self.pilot.app.apply(Reset(self.sitting.scene()))
            self.pilot.step(2)

    @property
    def told(self) -> str:
        """What stands below the page."""
        foot = self.pilot.app.painter.foot
        return foot._words() if foot is not None else ""


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Table]:
    yield Table(tmp_path)
    pygame.quit()


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The file in the hands of another program."""
    holder = sqlite3.connect(folder / SAVES, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        holder.close()


def test_the_table_says_so_at_once_and_until_it_is_mended(at: Table, tmp_path: Path) -> None:
    at.begin()
    at.play(2)
    assert at.told == ""
    with held(tmp_path):
        at.play(1)
        assert at.told.startswith("Your last move is not saved to disk yet.")
        at.play(2)
        assert at.told.startswith("Your last 3 moves are not saved to disk yet. Another window")
        at.pilot.key(pygame.K_ESCAPE)
        assert isinstance(at.pilot.scene, Menu)
        at.pilot.wait(30)
        assert at.told.startswith("Your last 3 moves")
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


def test_a_table_at_rest_tries_again_by_itself(at: Table, tmp_path: Path) -> None:
    at.begin()
    with held(tmp_path):
        at.play(2)
    at.pilot.wait(15)
    assert at.sitting.match.is_saved


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
    assert at.sitting.match.is_saved
    assert at.pilot.scene.name == "title" if way == "leave" else not at.pilot.app.stack.running


def test_what_was_left_all_the_same_waits_in_memory(at: Table, tmp_path: Path) -> None:
    at.begin()
    with held(tmp_path):
        at.play(4)
        at.pilot.app.apply(to_title(at.sitting))
        at.pilot.step()
        at.pilot.click("leave")
        assert at.pilot.scene.name == "title"
        assert at.told.startswith("Your last 4 moves")
        at.pilot.click("quit")
        assert isinstance(at.pilot.scene, NotKept)
        at.pilot.key(pygame.K_ESCAPE)
        at.pilot.click("resume")
        at.pilot.click("close")
        at.sitting = at.pilot.scene_of(GameScene).sitting
        assert at.sitting.match.number == 4
    at.play(1)
    with Store(tmp_path) as store:
        assert [game.moves for game in store.saved_games()] == [5]


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
    with pytest.raises(Ended), ended_by_signals(), closing(at.room):
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
    assert at.sitting.match.is_saved


def test_a_match_that_becomes_two_says_so(at: Table, tmp_path: Path) -> None:
    at.begin()
    with Store(tmp_path) as there:
        theirs = there.open_match(at.sitting.match.id, at.room.content)
        with held(tmp_path):
            at.play(1)
        theirs.submit(theirs.legal_moves(theirs.pending()[0])[-1], theirs.number)
        at.play(1)
    toast = at.pilot.app.controls.notices.toast
    assert toast is not None
    assert "a game of its own" in toast.sentence


# the list and the title


def spoil(folder: Path, statement: str) -> None:
    """Change the file behind the back of the program."""
    connection = sqlite3.connect(folder / SAVES)
    connection.execute(statement)
    connection.commit()
    connection.close()


def two_matches(folder: Path) -> None:
    room = routes.room_of(folder)
    for seed in (1, 2):
        room.store.new_match(room.content, OPTIONS, seed, PEOPLE)
    room.close()


@pytest.mark.parametrize("statement", [
    "UPDATE matches SET position = json_set(position, '$.round', 9) WHERE rowid = 2",
    "UPDATE matches SET position = json_set(position, '$.round', -1) WHERE rowid = 2",
    "UPDATE matches SET header = json_set(header, '$.players[0].style', 'unicorn') WHERE rowid = 2",
    "UPDATE matches SET header = 7 WHERE rowid = 2",
    "UPDATE matches SET header = 7, id = '../' || char(0) || 'x' WHERE rowid = 2",
])  # fmt: skip
def test_a_match_that_cannot_be_opened_is_listed_and_written_out(tmp_path: Path, statement: str) -> None:
    two_matches(tmp_path)
    spoil(tmp_path, statement)
    at = Table(tmp_path)
    at.pilot.click("saved")
    assert not at.pilot.app.page.targets.by_name("game:0").enabled
    assert "write out:1" not in at.pilot.app.page.targets
    at.pilot.click("write out:0")
    assert at.pilot.scene.name == "message"
    (written,) = tmp_path.glob("unreadable-*.json")
    assert '"header"' in written.read_text(encoding="utf-8")
    at.pilot.click("close")
    at.pilot.click("back")
    at.pilot.click("resume")
    assert at.pilot.scene.name == "draft"
    pygame.quit()


def test_times_beyond_time_are_not_known() -> None:
    assert played_at(SavedGame(id="a", saved_at=datetime(2026, 5, 1, tzinfo=UTC).isoformat())) is not None
    for words in ("", "soon", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59", "-1"):
        assert played_at(SavedGame(id="a", saved_at=words)) is None


def test_a_list_that_cannot_be_read_now_says_why(tmp_path: Path) -> None:
    two_matches(tmp_path)
    at = Table(tmp_path)
    with held(tmp_path):
        at.pilot.click("saved")
        at.pilot.click("close")
        assert "can’t be read now" in at.pilot.scene_of(SavedGames)._why_empty()
        at.pilot.click("back")
        assert at.pilot.app.page.targets.by_name("saved").enabled
    at.pilot.click("saved")
    assert "game:1" in at.pilot.app.page.targets
    pygame.quit()


def test_a_match_that_opens_earlier_says_both_numbers(tmp_path: Path) -> None:
    at = Table(tmp_path)
    at.begin()
    at.play(6)
    at.room.close()
    spoil(tmp_path, "DELETE FROM moves WHERE number = 4")
    spoil(tmp_path, "UPDATE matches SET position = json_set(position, '$.state', '{')")
    pygame.quit()
    at = Table(tmp_path)
    at.pilot.click("resume")
    assert at.pilot.scene.name == "message"
    assert "left after 6 moves, and continues after 4 moves" in at.pilot.scene_of(Message)._words
    pygame.quit()


def test_a_folder_whose_name_is_too_long_stops_nobody(tmp_path: Path) -> None:
    at = Table(tmp_path / ("x" * 300))
    at.pilot.click("new")
    at.pilot.click("start")
    assert "too long" in at.pilot.scene_of(Message)._words
    at.pilot.click("close")
    assert at.told.endswith("is too long.")
    pygame.quit()


@pytest.mark.parametrize("kept", [True, False])
def test_the_final_scores_outlive_a_busy_store(tmp_path: Path, kept: bool) -> None:
    at = Table(tmp_path)
    at.begin()
    match, rng = at.sitting.match, Random(1)
    while not match.is_over:
        match.submit(rng.choice(match.legal_moves(match.pending()[0])), match.number)
    if not kept:
        shutil.copy(tmp_path / SAVES, tmp_path / "copy")
    with held(tmp_path):
        at.pilot.app.apply(Reset(at.sitting.scene()))
        at.pilot.step(3)
        assert at.pilot.scene.name == "final"
        if not kept:
            match.keep_draft(0, None)
        at.pilot.app.apply(play_again(at.sitting))
        at.pilot.step()
        assert at.pilot.scene.name == ("setup" if kept else "not kept")
    pygame.quit()


def test_a_glance_at_tables_whose_names_are_no_text_ends_nothing(tmp_path: Path) -> None:
    two_matches(tmp_path)
    data = (tmp_path / SAVES).read_bytes()
    (tmp_path / SAVES).write_bytes(data.replace(b"position TEXT", b"posit\xd4on TEXT"))
    assert match_waits(tmp_path / SAVES)
    assert Table(tmp_path).pilot.scene.name == "title"
    pygame.quit()
