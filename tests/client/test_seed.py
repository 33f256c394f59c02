"""The seed of a running game is told nowhere: whoever knew it could look ahead in a second window."""

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.scenes.log_scene import LogPanel
from game.client.scenes.menu import Menu, SeatsSheet
from game.client.scenes.title import Title
from game.client.scenes.workshop import Workshop
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.ui.scene import Scene
from game.rules import Options
from game.rules.sampling import sample_move
from game.rules.view import imagine
from tests.client.company import new_match
from tests.client.legibility import reading
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")

SEED = 7041776
OPTIONS = Options(seats=2, automa=True)
STRIDE = 45  # moves between two moments at which everything is read


@pytest.fixture
def session(tmp_path: Path) -> Iterator[MatchSession]:
    """A game with a seed that no other number on a screen is like."""
    yield MatchSession(new_match(tmp_path, OPTIONS, 2, SEED))
    pygame.quit()


def play(session: MatchSession, most: int) -> None:
    """Let chance make so many moves, and leave what is only shown."""
    rng, match = Random(3), session.match
    for _ in range(most):
        if match.is_over:
            break
        seat = match.pending()[0]
        move = sample_move(imagine(match.view(seat), match.content), seat, rng)
        assert move is not None  # the game waits for this seat
        assert session.turns.make(move) == ""
    while session.shown.holding:
        session.go_on()


def told(scene: Scene) -> str:
    """All that a scene writes, and all that it would say about its targets."""
    pilot = Pilot(scene)
    with reading() as found:
        pilot.paint_anew()
    said = [f"{target.label} {target.reason} {target.hint} {target.value}" for target in pilot.app.page.targets]
    return " ".join([*(one.words for one in found), *said, *pygame.display.get_caption()])


@pytest.mark.slow
def test_no_screen_log_tooltip_title_or_file_tells_the_seed(
    session: MatchSession, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    while not session.match.is_over:
        scenes = [session.scene(), Menu(session), LogPanel(session), SeatsSheet(session), Workshop(session, 0)]
        for scene in scenes:
            assert str(SEED) not in told(scene), scene.name
        play(session, STRIDE)
    assert str(SEED) not in caplog.text
    assert not [path for path in tmp_path.rglob("*") if str(SEED) in path.name]


@pytest.mark.slow
def test_the_list_of_saved_games_does_not_tell_it(session: MatchSession, tmp_path: Path) -> None:
    """Nor does the title, behind which a game waits."""
    play(session, 30)
    context = AppContext(tmp_path)
    for name in ("", "saved"):
        scene = Title(context)
        pilot = Pilot(scene)
        if name and name in pilot.app.page.targets:
            pilot.click(name)
        assert str(SEED) not in told(pilot.scene)
    context.profile.store.close()
