"""The set-up by mouse: who sits on a chair, how well a computer plays, and the match that comes of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from devtools.staging import ThinksHere
from game.client.base.i18n import codes, spoken
from game.client.base.reading_size import USUAL, TextScale, choose
from game.client.scenes.game_scene import GameScene
from game.client.scenes.setup_scene import Setup
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.text.terms import level_meaning_words, turning_level_words
from game.client.ui.target_names import ViewTab
from game.match.players import LEVELS, Player
from tests.client.legibility import reading
from tests.client.pilot import Pilot


@pytest.fixture
def context(tmp_path: Path) -> AppContext:
    """A room with an empty folder, in which thoughts take no time."""
    made = AppContext(tmp_path)
    made._thinker = ThinksHere(made.profile.content)
    return made


@pytest.fixture
def pilot(context: AppContext) -> Iterator[Pilot]:
    """A pilot before the set-up."""
    made = Pilot(Title(context), choices=context.profile.choices)
    made.click("new")
    assert isinstance(made.scene, Setup)
    yield made
    pygame.quit()


def words_of(pilot: Pilot, name: str) -> str:
    """What a target says."""
    return pilot.app.page.targets.by_name(name).label


def test_a_person_and_a_master_sit_down(pilot: Pilot) -> None:
    pilot.click("chair:1:computer")
    for level in ("compositor", "foreman", "master"):  # from adept, the usual one
        pilot.click(f"chair level:1:{level}")
    pilot.click("start")
    scene = pilot.scene
    assert isinstance(scene, GameScene)
    assert scene.session.seats.players[1].level == "master"
    assert scene.session.seats.people == (0,)


def test_levels_show_for_computers_only(pilot: Pilot) -> None:
    assert "chair level:0:compositor" not in pilot.app.page.targets
    pilot.click("chair:0:computer")
    assert "chair level:0:compositor" in pilot.app.page.targets
    pilot.click("chair:0:empty")
    assert "chair level:0:compositor" not in pilot.app.page.targets
    pilot.click("sit:0")
    assert pilot.app.page.targets.by_name("chair:0:person").value == "True"


@pytest.mark.parametrize("size", ["100", "200"])
@pytest.mark.parametrize("code", codes())
def test_every_level_is_read_whole_in_every_language(code: str, size: TextScale, pilot: Pilot) -> None:
    """Each level by a press on the one before, with how it plays."""
    pilot.app.choices.change(text_scale=size)
    with spoken(code):
        pilot.click("chair:1:computer")
        for level in (*LEVELS[2:], *LEVELS[:2]):  # the usual one is the second
            pilot.click(f"chair level:1:{level}")
            with reading() as found:
                pilot.paint_anew()
            told = {one.words: one for one in found}
            assert not told[turning_level_words(level)].cut
            assert not told[level_meaning_words(level)].cut
    choose(USUAL)


def test_a_computer_can_be_given_a_name(pilot: Pilot) -> None:
    pilot.click("chair:1:computer")
    pilot.click("name:1")
    pilot.type("Faust")
    assert isinstance(pilot.scene, Setup)
    assert pilot.scene.seating.players()[1] == Player("Faust", "compasses", "computer", "adept")


def test_without_people_a_game_is_watched(pilot: Pilot) -> None:
    start = words_of(pilot, "start")
    pilot.click("chair:0:computer")
    assert words_of(pilot, "start") == start
    pilot.click("chair:1:computer")
    assert words_of(pilot, "start") != start
    pilot.click("start")
    assert isinstance(pilot.scene, GameScene)
    assert pilot.scene.session.seats.by_itself


def test_everything_on_a_chair_has_room(pilot: Pilot) -> None:
    for seat in range(4):
        pilot.click(f"chair:{seat}:computer")
    boxes = {target.name: target.rect for target in pilot.app.page.targets}
    for name, box in boxes.items():
        assert min(box.size) >= 64, name
        assert not [other for other, rect in boxes.items() if other != name and rect.colliderect(box)], name


# names by keys


@pytest.mark.usefixtures("full_hd")
@pytest.mark.parametrize("name", ["Bartholomäus Ghotan von", "Maria Magdalena Wiśniew", "Jean-Baptiste de Montreui"])
def test_a_long_name_is_read_whole_in_its_field(pilot: Pilot, name: str) -> None:
    pilot.click("name:0")
    pilot.type(name)
    pilot.click("seed")
    with reading() as found:
        pilot.paint_anew()
    shown = pilot.app.page.targets.by_name("name:0")
    here = [one for one in found if shown.rect.collidepoint(one.rect.center)]
    assert here
    assert not any(one.cut for one in here)
    assert min(one.height for one in here) >= 20


@pytest.mark.parametrize(("key", "left"), [(pygame.K_BACKSPACE, ""), (pygame.K_DELETE, ""), (None, "Eva")])
def test_ctrl_a_chooses_the_whole_name_to_be_written_over(pilot: Pilot, key: int | None, left: str) -> None:
    pilot.click("name:0")
    pilot.type("Anna")
    pilot.key(pygame.K_a, pygame.KMOD_LCTRL)
    if key is None:
        pilot.type("Eva")
    else:
        pilot.key(key)
    assert pilot.app.page.targets.by_name("name:0").value == left
    pilot.type("x")
    assert pilot.app.page.targets.by_name("name:0").value == f"{left}x"


def test_what_is_chosen_is_let_go_by_a_press_or_another_field(pilot: Pilot) -> None:
    for pressed in (("name:0",), ("name:1", "name:0")):
        pilot.click("name:0")
        pilot.type("A")
        pilot.key(pygame.K_a, pygame.KMOD_LCTRL)
        for name in pressed:
            pilot.click(name)
        pilot.type("b")
        assert pilot.app.page.targets.by_name("name:0").value.endswith("Ab")


@pytest.mark.slow
def test_enter_goes_from_name_to_name_and_then_to_the_start(pilot: Pilot) -> None:
    pilot.click("sit:3")
    pilot.click("name:0")
    for name, then in (("Anna", "name:1"), ("Ben", "name:3"), ("Eva", "start")):
        pilot.type(name)
        pilot.key(pygame.K_RETURN)
        assert pilot.app.controls.attention.focused == then
    pilot.key(pygame.K_RETURN)
    scene = pilot.scene
    assert isinstance(scene, GameScene)
    assert [player.name for player in scene.session.seats.players] == ["Anna", "Ben", "Eva"]


def test_what_a_switch_means_is_read_larger_in_its_tooltip(pilot: Pilot) -> None:
    assert pilot.app.page.targets.by_name("characters").tip == ""
    pilot.app.choices.change(text_scale="200")
    pilot.step(2)
    pilot.click(ViewTab(2))
    assert pilot.app.page.targets.by_name("characters").tip.startswith("Each player draws two characters")
