"""A real window on a virtual screen, a real pointer and real keys: what the dummy driver cannot prove.

The same game runs once more in this process, where the targets are known; each gesture made here is made there too.
"""

import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.kept_files import SAVES
from game.client.scenes.app import IdleWatcher
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.scene import Scene
from game.content import load_content
from game.match.match import Match
from game.match.store import Store
from game.rules.moves import ChooseTypes, CommitPlan, DraftOrder
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import script
from tests.client.real_screen import BEAT_S, NEEDED, Screen, wait_until, window_on

WINDOW = (1600, 900)  # as the program opens it
MOVES = 8  # four orders, two handfuls of types, two plans
KEYS = {pygame.K_RETURN: "Return", pygame.K_BACKSPACE: "BackSpace"}
GAME = Opening(("Anna", "Tom"), characters=False, automa=False, seed=3, first=1)

pytestmark = [
    pytest.mark.screen,
    pytest.mark.slow,
    pytest.mark.skipif(any(shutil.which(tool) is None for tool in NEEDED), reason="needs Xvfb and xdotool"),
]


class Doubled(Pilot):
    """A pilot whose hand is on the real mouse and keyboard as well."""

    def __init__(self, scene: Scene, screen: Screen) -> None:
        self.screen = screen
        super().__init__(scene, WINDOW)

    def move_to(self, pos: tuple[int, int], *, held: bool = False) -> None:
        """Move both pointers."""
        super().move_to(pos, held=held)
        self.screen.do("mousemove", *pos)
        time.sleep(BEAT_S / 4)

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press both buttons."""
        super().down(pos, button)
        self.screen.do("mousemove", *pos, "mousedown", button)

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        """Release both buttons."""
        super().up(pos, button)
        self.screen.do("mousemove", *pos, "mouseup", button)

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key on both keyboards."""
        super().key(key, mod)
        self.screen.do("key", KEYS[key])

    def type(self, words: str) -> None:
        """Type on both keyboards."""
        super().type(words)
        self.screen.do("type", "--delay", 20, words)


class SlowFingers(Fingers):
    """Fingers that rest in real time too, as long as the real window takes to show what they did."""

    def __init__(self, pilot: Doubled) -> None:
        super().__init__(pilot)
        self._screen = pilot.screen

    def rest(self) -> None:
        """Let a tenth of a second pass here, and there until its picture stays the same."""
        super().rest()
        wait_until(lambda: self._screen.rests(BEAT_S), "a picture that rests")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A virtual screen of the window's size."""
    screen = Screen(tmp_path / "screen")
    yield screen
    screen.close()


@pytest.fixture
def window(screen: Screen, tmp_path: Path, project_folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """The program itself, in a window on that screen, with saves of its own."""
    with window_on(screen, tmp_path / "real", project_folder) as program:
        yield program


def saved_match(folder: Path) -> Match:
    """The match that lies in a folder of saves."""
    with Store(folder) as store:
        return store.open_match(store.saved_games()[0].id, load_content())


def test_a_game_is_begun_with_real_pointer_and_keys(
    screen: Screen, window: "subprocess.Popen[str]", tmp_path: Path
) -> None:
    """Set-up, orders, types and plans made with the real pointer are what the journal holds."""
    title = screen.picture()
    context = AppContext(tmp_path / "twin")
    pilot = Doubled(Title(context), screen)
    pilot.app.attendance = IdleWatcher(context)  # what it tells below the page moves all that is pressed
    fingers = SlowFingers(pilot)
    session = open_game(fingers, GAME)
    wait_until((tmp_path / "real" / SAVES).is_file, "a file of saves")
    wait_until(lambda: saved_match(tmp_path / "real").seed == GAME.seed, "the match that was set up")
    player = Player(fingers, session)
    moves = script(session.match.options, GAME.seed)[:MOVES]
    assert {DraftOrder, ChooseTypes, CommitPlan} <= set(map(type, moves))
    for count, move in enumerate(moves, start=1):
        player.make(move)
        wait_until(lambda count=count: saved_match(tmp_path / "real").number == count, f"{move}")  # type: ignore[misc]
    real = saved_match(tmp_path / "real")
    assert [entry.move for entry in real.log] == moves
    assert real.players == session.seats.players
    assert screen.picture() != title
    assert window.poll() is None
    pygame.quit()
