"""The manners of a real window: hands that leave it, a lost focus, many sizes, full screen and back."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.page import Target
from game.content import load_content
from game.match.players import Player
from game.match.store import Store
from game.rules import Options
from tests.client.pilot import Pilot
from tests.client.real_screen import BEAT_S, DESKTOP, NEEDED, PATIENCE_S, Screen, wait_until, window_on

WINDOW, PLACE = (1600, 900), (200, 120)
SIZES = 120
GROWTH_MB = 40  # what many sizes may leave behind: fonts and pictures of the last ones
PEOPLE = (Player("Anna", "anchor"), Player("Tom", "compasses"))

pytestmark = [
    pytest.mark.screen,
    pytest.mark.slow,
    pytest.mark.skipif(any(shutil.which(tool) is None for tool in NEEDED), reason="needs Xvfb and xdotool"),
]


class Geometry(NamedTuple):
    """Where a window is, and how large."""

    x: int
    y: int
    width: int
    height: int


HOME = Geometry(*PLACE, *WINDOW)


class CompanionController:
    """The program in its window, and a twin that tells where its targets are."""

    def __init__(self, screen: Screen, program: "subprocess.Popen[str]", twin: Pilot) -> None:
        self.screen, self.program, self.twin = screen, program, twin
        self.window = screen.do("search", "--pid", program.pid, "--name", "Gutenberg").split()[0]

    @property
    def geometry(self) -> Geometry:
        """Where the window is now."""
        said = self.screen.do("getwindowgeometry", "--shell", self.window)
        found = dict(re.findall(r"(\w+)=(-?\d+)", said))
        return Geometry(*(int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def at(self, target: Target) -> tuple[int, int]:
        """The point of the screen in the middle of a target."""
        x, y = self.twin.app.layers.viewport.to_window(target.rect.center)
        return PLACE[0] + x, PLACE[1] + y

    def rest(self) -> bytes:
        """Leave the pointer in a corner of the window; what is on the screen then."""
        self.screen.do("mousemove", PLACE[0] + 3, PLACE[1] + 3)
        wait_until(self.screen.rests, "a window at rest")
        return self.screen.picture()

    def see_again(self, picture: bytes) -> None:
        """Wait until the screen looks as it did, with the pointer in that corner."""
        self.screen.do("mousemove", PLACE[0] + 3, PLACE[1] + 3)
        wait_until(lambda: self.screen.picture() == picture, "the screen as it was")

    def take(self, piece: Target) -> None:
        """Drag a piece away from its place, and keep it in hand."""
        before = self.screen.picture()
        self.screen.do("mousemove", *self.at(piece), "mousedown", 1)
        for step in range(1, 6):
            self.screen.do("mousemove_relative", "--", 12, 20 - step)
            time.sleep(BEAT_S / 4)
        wait_until(lambda: self.screen.picture() != before, "a piece in hand")

    @property
    def memory_mb(self) -> float:
        """The memory that the program holds."""
        words = Path(f"/proc/{self.program.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", words)
        assert found is not None
        return int(found[1]) / 1024


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A virtual screen."""
    made = Screen(tmp_path / "screen")
    yield made
    made.close()


@pytest.fixture
def controller(screen: Screen, tmp_path: Path, project_folder: Path) -> Iterator[CompanionController]:
    """A game in the real window, and the same one in the twin."""
    for name in ("real", "twin"):
        with Store(tmp_path / name) as store:
            options = Options(seats=2, automa=False, characters=False, first_seat=0)
            store.new_match(load_content(), options, 3, PEOPLE)
    twin = Pilot(Title(AppContext(tmp_path / "twin")), WINDOW)
    with window_on(screen, tmp_path / "real", project_folder, "") as program:
        made = CompanionController(screen, program, twin)
        screen.do("windowmove", "--sync", made.window, *PLACE)
        resume = twin.app.page.targets.by_name("resume")
        title = made.rest()
        screen.do("mousemove", *made.at(resume), "click", 1)
        twin.click("resume")
        twin.wait_until_still()
        wait_until(lambda: screen.picture() != title, "the game")
        yield made
    pygame.quit()


@pytest.fixture
def piece(controller: CompanionController) -> Target:
    """Something on the table that can be lifted."""
    scene = controller.twin.scene
    return next(
        each
        for each in controller.twin.app.page.targets
        if each.role == "piece" and scene.piece_part.places_for(each.name)
    )


def test_a_hand_that_leaves_the_window_or_loses_the_focus_drops_what_it_holds(
    controller: CompanionController, piece: Target
) -> None:
    before = controller.rest()
    controller.take(piece)
    controller.screen.do("mousemove", 20, 20, "mouseup", 1)  # outside
    controller.see_again(before)
    controller.screen.do("windowfocus", controller.window)
    controller.take(piece)
    controller.screen.do("windowfocus", controller.screen.do("search", "--maxdepth", 0, "").split()[0])
    time.sleep(BEAT_S)
    controller.screen.do("mouseup", 1, "windowfocus", controller.window)
    controller.see_again(before)
    controller.screen.do("windowunmap", "--sync", controller.window)  # as when it is minimised
    time.sleep(2 * BEAT_S)
    controller.screen.do("windowmap", "--sync", controller.window)
    controller.see_again(before)


def test_full_screen_and_back_keeps_size_and_place(controller: CompanionController) -> None:
    """Only a window manager moves a full screen to its corner; this screen has none."""
    before = controller.rest()
    assert controller.geometry == HOME
    for _ in range(2):
        controller.screen.do("key", "F11")
        wait_until(lambda: controller.geometry[2:] == DESKTOP, "full screen")
        wait_until(controller.screen.rests, "full screen at rest")
        controller.screen.do("key", "F11")
        wait_until(lambda: controller.geometry == HOME, "the window as it was")
        controller.see_again(before)


def test_many_sizes_leave_nothing_behind(controller: CompanionController) -> None:
    """Nor do they hold the program up: it follows to the last one."""
    before = controller.rest()
    held = 0.0
    for number in range(SIZES):
        if number == SIZES // 4:
            held = controller.memory_mb
        controller.screen.do("windowsize", controller.window, 700 + 37 * number % 800, 400 + 23 * number % 450)
        time.sleep(BEAT_S / 3)
    controller.screen.do("windowsize", "--sync", controller.window, *WINDOW)
    controller.see_again(before)
    grown = controller.memory_mb - held
    print(f"{SIZES} sizes: {grown:+.1f} MB")
    assert grown < GROWTH_MB


def test_who_leaves_a_game_that_is_saved_is_not_asked(controller: CompanionController) -> None:
    table = controller.rest()
    controller.screen.do("key", "m")
    controller.twin.key(pygame.K_m)
    wait_until(lambda: controller.screen.picture() != table, "the menu")
    controller.rest()
    controller.screen.do("mousemove", *controller.at(controller.twin.app.page.targets.by_name("quit")), "click", 1)
    assert controller.program.wait(PATIENCE_S) == 0
