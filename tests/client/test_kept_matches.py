"""B, Saves: the list of saved games and the title tell which matches cannot be opened or kept, and why."""

import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.base.kept_files import SAVES
from game.client.scenes.saved_games_scene import SavedGames
from game.client.session.app_context import AppContext
from game.client.session.leaving import play_again
from game.client.session.profile_store import match_waits
from game.client.session.saved_games import played_at
from game.client.ui.overlay import Message
from game.client.ui.scene import Reset
from game.match.store import SavedGame
from tests.client.kept_table import OPTIONS, PEOPLE, Table, held

pytestmark = pytest.mark.usefixtures("unpainted")


def spoil(folder: Path, statement: str) -> None:
    """Change the file behind the back of the program."""
    connection = sqlite3.connect(folder / SAVES)
    connection.execute(statement)
    connection.commit()
    connection.close()


def two_matches(folder: Path) -> None:
    context = AppContext(folder)
    for seed in (1, 2):
        context.profile.store.new_match(context.profile.content, OPTIONS, seed, PEOPLE)
    context.close()


@pytest.mark.slow
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
    assert at.pilot.app.page.targets.by_name("write out:1").enabled
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_match_that_opens_earlier_says_both_numbers(tmp_path: Path) -> None:
    at = Table(tmp_path)
    at.begin()
    at.play(6)
    at.context.close()
    spoil(tmp_path, "DELETE FROM moves WHERE number = 4")
    spoil(tmp_path, "UPDATE matches SET position = json_set(position, '$.state', '{')")
    pygame.quit()
    at = Table(tmp_path)
    at.pilot.click("resume")
    assert at.pilot.scene.name == "message"
    assert "left after 6 moves, and continues after 4 moves" in at.pilot.scene_of(Message)._words
    pygame.quit()


@pytest.mark.slow
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
    match, rng = at.session.match, Random(1)
    while not match.is_over:
        match.submit(rng.choice(match.legal_moves(match.pending()[0])), match.number)
    if not kept:
        shutil.copy(tmp_path / SAVES, tmp_path / "copy")
    with held(tmp_path):
        at.pilot.app.apply(Reset(at.session.scene()))
        at.pilot.step(3)
        assert at.pilot.scene.name == "final"
        if not kept:
            match.keep_draft(0, None)
        at.pilot.app.apply(play_again(at.session))
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
