"""The set-up by mouse: who sits on a chair, how well a computer plays, and the match that comes of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client import table
from game.client.game_scene import GameScene
from game.client.room import Room
from game.client.scenes.setup import Setup
from game.match.players import Player
from game.tools.thinks_here import ThinksHere
from tests.client.pilot import Pilot


@pytest.fixture
def room(tmp_path: Path) -> Room:
    """A room with an empty folder, in which thoughts take no time."""
    made = table.room_of(tmp_path)
    made._thinker = ThinksHere(made.content)
    return made


@pytest.fixture
def pilot(room: Room) -> Iterator[Pilot]:
    """A pilot before the set-up."""
    made = Pilot(room.title(), choices=room.choices)
    made.click("new")
    assert isinstance(made.scene, Setup)
    yield made
    pygame.quit()


def words_of(pilot: Pilot, name: str) -> str:
    """What a target says."""
    return pilot.app.page.targets.by_name(name).label


def test_a_person_and_a_master_sit_down(pilot: Pilot) -> None:
    pilot.click("seat:1:computer")
    pilot.click("level:1:master")
    assert pilot.app.page.targets.by_name("level:1:master").value == "True"
    pilot.click("start")
    scene = pilot.scene
    assert isinstance(scene, GameScene)
    assert scene.sitting.players[1].level == "master"
    assert scene.sitting.people == (0,)


def test_levels_show_for_computers_only(pilot: Pilot) -> None:
    assert "level:0:adept" not in pilot.app.page.targets
    pilot.click("seat:0:computer")
    assert "level:0:adept" in pilot.app.page.targets
    pilot.click("seat:0:empty")
    assert "level:0:adept" not in pilot.app.page.targets
    pilot.click("sit:0")
    assert pilot.app.page.targets.by_name("seat:0:person").value == "True"


def test_a_computer_can_be_given_a_name(pilot: Pilot) -> None:
    pilot.click("seat:1:computer")
    pilot.click("name:1")
    pilot.type("Faust")
    assert isinstance(pilot.scene, Setup)
    assert pilot.scene.seating.players()[1] == Player("Faust", "compasses", "computer", "adept")


def test_without_people_a_game_is_watched(pilot: Pilot) -> None:
    start = words_of(pilot, "start")
    pilot.click("seat:0:computer")
    assert words_of(pilot, "start") == start
    pilot.click("seat:1:computer")
    assert words_of(pilot, "start") != start
    pilot.click("start")
    assert isinstance(pilot.scene, GameScene)
    assert pilot.scene.sitting.by_itself


def test_everything_on_a_chair_has_room(pilot: Pilot) -> None:
    for seat in range(4):
        pilot.click(f"seat:{seat}:computer")
    boxes = {target.name: target.rect for target in pilot.app.page.targets}
    for name, box in boxes.items():
        assert min(box.size) >= 64, name
        assert not [other for other, rect in boxes.items() if other != name and rect.colliderect(box)], name
