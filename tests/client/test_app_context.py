"""From the title through the seats into a match, out of it and back, with the pilot in front of the real table."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pytest
from msgspec.structs import replace

from game.client.base.game_steps import PROMPTS, ChoiceStep, GameStep
from game.client.base.kept_files import SAVES
from game.client.scenes.game_scene import GameScene
from game.client.scenes.keep_order import PROMPT_SCENES
from game.client.scenes.menu import Menu
from game.client.scenes.preparation_scene import Preparation
from game.client.scenes.setup_scene import Setup
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.leaving import play_again
from game.client.ui.scene import loaded
from game.match.players import Player
from game.match.store import Store
from game.rules import Options
from tests.client.pilot import Pilot
from tests.client.session_at import cards, in_action, moves_to

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def front(tmp_path: Path) -> Iterator[Pilot]:
    """A pilot at the title of an empty data folder."""
    yield Pilot(Title(AppContext(tmp_path)))
    pygame.quit()


def value(pilot: Pilot, name: str) -> str:
    """What stands in a field, or whether a choice is made."""
    return pilot.app.page.targets.by_name(name).value


def reason(pilot: Pilot, name: str) -> str:
    """Why a target is disabled."""
    return pilot.app.page.targets.by_name(name).reason


def start_a_match(pilot: Pilot) -> None:
    """A match of two, without characters."""
    pilot.click("new")
    pilot.click("start")


def test_seats_that_cannot_be_kept_are_told_of_once_the_match_begins(tmp_path: Path) -> None:
    (tmp_path / "seats.json").mkdir()
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), choices=context.profile.choices)
    start_a_match(pilot)
    pilot.step()
    toast = pilot.app.controls.notices.toast
    assert isinstance(pilot.scene, Preparation)
    assert toast is not None
    assert toast.sentence == (
        "These names and seats can’t be saved for the next game. "
        "The file in its place can’t be read, and is not overwritten."
    )
    pygame.quit()


def test_a_folder_that_refuses_all_is_told_of_as_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    context = AppContext(tmp_path / "file")
    pilot = Pilot(Title(context), choices=context.profile.choices)
    start_a_match(pilot)
    pilot.step()
    assert pilot.scene.name == "message"
    assert pilot.app.controls.notices.toast is None
    pygame.quit()


def test_nothing_saved_nothing_to_resume(front: Pilot) -> None:
    assert "saved" in reason(front, "resume")
    front.click("resume")
    assert front.scene.name == "title"


def test_a_new_game_starts_with_two_clicks(front: Pilot, tmp_path: Path) -> None:
    start_a_match(front)
    assert isinstance(front.scene, Preparation)
    assert front.scene.name == "draft"
    assert [player.name for player in front.scene.session.seats.players] == ["Player 1", "Player 2"]
    assert (tmp_path / SAVES).is_file()


@pytest.mark.slow
def test_names_emblems_and_the_seed_reach_the_match(front: Pilot) -> None:
    front.click("new")
    front.click("name:0")
    front.type("Anna")
    front.key(pygame.K_RETURN)
    front.click("emblem:0:tower")
    front.click("chair:2:person")
    front.click("characters")
    front.click("first:2")
    front.click("seed")
    front.type("7x7")
    assert value(front, "seed") == "77"
    front.key(pygame.K_TAB)
    front.click("start")
    scene = front.scene
    assert isinstance(scene, Preparation)
    match = scene.session.match
    assert (scene.name, match.seed, match.view(0).first) == ("character", 77, 2)
    assert [(player.name, player.style) for player in match.players] == [
        ("Anna", "tower"),
        ("Player 2", "compasses"),
        ("Player 3", "key"),
    ]


def test_the_automa_switch_follows_the_people(front: Pilot) -> None:
    front.click("new")
    front.click("chair:1:empty")
    assert value(front, "automa") == "True"
    assert "solo" in reason(front, "automa")
    front.click("automa")
    assert value(front, "automa") == "True"
    for chair in (1, 2, 3):
        front.click(f"chair:{chair}:person")
    assert (value(front, "automa"), bool(reason(front, "automa"))) == ("False", True)


def test_nobody_cannot_start(front: Pilot) -> None:
    front.click("new")
    front.click("chair:0:empty")
    front.click("chair:1:empty")
    assert "Nobody" in reason(front, "start")
    front.click("start")
    assert isinstance(front.scene, Setup)
    front.key(pygame.K_ESCAPE)
    assert front.scene.name == "title"


def test_a_match_is_left_by_the_menu_and_resumed(front: Pilot) -> None:
    start_a_match(front)
    front.key(pygame.K_ESCAPE)
    assert isinstance(front.scene, Menu)
    front.click("resume")
    assert isinstance(front.scene, Preparation)
    number, match_id = front.scene.session.match.number, front.scene.session.match.id
    front.key(pygame.K_ESCAPE)
    front.click("leave")
    assert front.scene.name == "title"
    front.click("resume")
    assert isinstance(front.scene, Preparation)
    assert (front.scene.session.match.number, front.scene.session.match.id) == (number, match_id)


def leading(pilot: Pilot) -> str:
    """What the title offers first."""
    return next(target.name for target in pilot.app.page.targets if target.name in ("resume", "new"))


@pytest.mark.parametrize(("finished", "first"), [(False, "resume"), (True, "new")])
def test_the_title_offers_first_what_waits(
    front: Pilot, monkeypatch: pytest.MonkeyPatch, finished: bool, first: str
) -> None:
    """A match to go on with, or a new one where all are over: what is finished is not offered to go on with."""
    start_a_match(front)
    saves = Store.saved_games
    changes = {"finished": finished}
    monkeypatch.setattr(Store, "saved_games", lambda store, cards: [replace(save, **changes) for save in saves(store)])
    front.key(pygame.K_ESCAPE)
    front.click("leave")
    assert leading(front) == first
    assert ("finished" in reason(front, "resume")) is finished


def test_the_menu_leads_out_of_the_program(front: Pilot) -> None:
    start_a_match(front)
    front.key(pygame.K_ESCAPE)
    front.click("quit")
    assert not front.app.stack.running


def test_a_saved_game_is_deleted_only_after_a_question(front: Pilot) -> None:
    start_a_match(front)
    front.key(pygame.K_ESCAPE)
    front.click("leave")
    front.click("saved")
    front.click("delete:0")
    front.click("no")
    assert "game:0" in front.app.page.targets
    front.click("delete:0")
    front.click("yes")
    front.step()
    assert "game:0" not in front.app.page.targets
    front.click("back")
    assert "saved" in reason(front, "resume")


def test_a_damaged_file_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / SAVES).write_bytes(b"no database at all" * 500)
    pilot = Pilot(Title(AppContext(tmp_path)))
    start_a_match(pilot)
    assert pilot.scene.name == "message"
    pilot.click("close")
    assert isinstance(pilot.scene, Preparation)
    pygame.quit()


def test_a_match_that_went_on_elsewhere_says_so(front: Pilot, tmp_path: Path) -> None:
    """Two windows over one match: the second one to move is told, and nothing breaks."""
    start_a_match(front)
    scene = front.scene
    assert isinstance(scene, Preparation)
    mine = scene.session.match
    with Store(tmp_path) as store:
        other = store.open_match(mine.id, mine.content)
        other.submit(other.legal_moves(0)[0] if 0 in other.pending() else other.legal_moves(1)[0], other.number)
    seat = mine.pending()[0]
    assert "another window" in scene.session.turns.make(mine.legal_moves(seat)[0])
    assert mine.number == 0


def test_playing_again_keeps_the_people(front: Pilot) -> None:
    start_a_match(front)
    assert isinstance(front.scene, Preparation)
    front.app.apply(play_again(front.scene.session))
    front.step()
    assert isinstance(front.scene, Setup)
    assert front.scene.seating.players() == (Player("Player 1", "anchor"), Player("Player 2", "compasses"))


@pytest.mark.parametrize("kind", get_args(GameStep))
def test_every_stop_has_its_scene(kind: type[GameStep]) -> None:
    """Scenes are named by text, so nothing else would notice a name that is not there."""
    assert callable(loaded(kind.opens))
    assert not issubclass(kind, ChoiceStep) or issubclass(loaded(kind.told_by), GameScene)


def test_every_question_has_its_overlay() -> None:
    """What a sitting takes for a prompt is what the prompts answer."""
    assert set(PROMPT_SCENES) == set(PROMPTS)


@pytest.mark.parametrize("acts", [False, True])
def test_a_match_that_was_left_at_the_opened_plans_shows_them_again(tmp_path: Path, acts: bool) -> None:
    """Until somebody has acted since."""
    options = Options(seats=2, automa=False, characters=False)
    seed, moves = moves_to(options, in_action("orders"))
    with AppContext(tmp_path).profile.store as store:
        match = store.new_match(cards(), options, seed, (Player("Anna", "anchor"), Player("Tom", "key")))
        for move in moves:
            match.submit(move, match.number)
        if acts:
            match.submit(match.legal_moves(match.pending()[0])[0], match.number)
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), choices=context.profile.choices)
    pilot.click("resume")
    scene = pilot.scene
    assert isinstance(scene, GameScene)
    assert (scene.name == "reveal") is not acts
    if not acts:
        pilot.click("continue")
        assert pilot.scene.name == "board"
    context.close()
    pygame.quit()
