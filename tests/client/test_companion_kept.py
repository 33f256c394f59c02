"""What the companion keeps: its game for another day, and cities and boards under a name."""

from pathlib import Path

import pygame
import pytest

from devtools import staging
from devtools.gallery_companion import CITY, asks, played_until, usual_answer
from game.client.base.kept_files import COMPANION, COMPANION_GAME
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.scene import Chain, Push, Scene, Transition
from game.companion.companion_controller import CompanionController, CompanionStore
from game.companion.rules.dialogue import Number, Question, Said, UseBoard
from game.companion.rules.history import new_game
from game.companion.rules.machine import Board, City, StickSpace
from game.companion.rules.symbols import Effect
from game.companion.rules.tiles import load_tiles
from game.companion.screens.sheets import KeptSheet
from tests.client.companion_at import SMALL, Sit, a_store, left, names, new, sitting_down
from tests.client.pilot import Pilot
from tests.companion.random_table import RandomTable

pytestmark = pytest.mark.usefixtures("unpainted")

store = pytest.fixture(a_store)
sit = pytest.fixture(sitting_down)


def scene_of(transition: Transition) -> Scene:
    """The scene that is come to."""
    return staging.opened(transition)


@pytest.mark.slow
def test_it_goes_on_after_each_kind_of_question(store: CompanionStore) -> None:
    table = RandomTable(11)
    seen: set[str] = set()
    for seed in range(4):
        controller = CompanionController(store, new_game(load_tiles(), seed), left)
        while (question := controller.game.question) is not None and len(controller.game.steps) < 250:
            new_kind = question.kind not in seen
            seen.add(question.kind)
            given = table.answer_to(question, controller.game.state)
            controller.game = controller.game.answered(given)
            if new_kind:
                controller.take_back()
                assert store.load_game() == controller.game
                controller.answer(given)
                assert store.load_game() == controller.game
    assert len(seen) > 40


def test_the_title_leads_back_into_the_game(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), SMALL)
    assert pilot.app.page.targets.by_name("companion").label == "Companion"
    pilot.click("companion")
    pilot.click("number:3")
    pilot.click("menu")
    pilot.click("leave")
    assert pilot.app.page.targets.by_name("companion").label == "Resume the companion"
    pilot.click("companion")
    assert names(pilot, "number:") == ["number:1", "number:2", "number:3", "number:4"]
    pygame.quit()


@pytest.mark.parametrize("words", ["", "{", '{"format": 1}', '{"format": 99}', "\udcff"])
def test_a_damaged_game_is_told_and_moved_aside(tmp_path: Path, words: str) -> None:
    folder = tmp_path / COMPANION
    folder.mkdir()
    raw = words.encode("utf-8", "surrogateescape")
    (folder / COMPANION_GAME).write_bytes(raw)
    onward = AppContext(tmp_path).companion()
    assert isinstance(onward, Chain)
    assert [scene_of(step).name for step in onward.steps] == ["companion", "message"]
    assert [path.read_bytes() for path in folder.iterdir()] == [raw]
    assert not (folder / COMPANION_GAME).exists()


def test_two_damaged_games_lie_aside_beside_each_other(store: CompanionStore, tmp_path: Path) -> None:
    for words in ("first", "second"):
        store.save_game(new())
        (tmp_path / COMPANION / COMPANION_GAME).write_text(words, encoding="utf-8")
        assert store.load_game() is None
        assert store.trouble is not None
        assert store.trouble.code == "unreadable"
    aside = sorted((tmp_path / COMPANION).glob("*damaged*"))
    assert [path.read_text(encoding="utf-8") for path in aside] == ["first", "second"]


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / COMPANION).write_text("a file where the folder should be", encoding="utf-8")
    controller = CompanionController(CompanionStore(tmp_path / COMPANION), new(), left)
    assert "can’t be read or written" in controller.answer(Number(2))
    assert controller.game.state.people == 2


def test_what_can_neither_be_read_nor_moved_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store: CompanionStore
) -> None:
    store.save_game(new())
    path = tmp_path / COMPANION / COMPANION_GAME
    path.write_text("not a game", encoding="utf-8")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    assert store.load_game() is None
    controller = CompanionController(store, None, left)
    assert "may not be saved" in controller.answer(Number(2))
    assert controller.answer(Number(2)) == ""  # said once
    assert path.read_text(encoding="utf-8") == "not a game"


def test_Q1_a_board_is_kept_under_a_name_and_offered(sit: Sit, store: CompanionStore) -> None:
    """Q1: entered once; saved as a profile for the next game."""
    pilot, controller = sit(played_until(asks("turn")))
    pilot.click("menu")
    pilot.click("keep:board")
    pilot.click("name")
    pilot.type("Ours")
    pilot.click("keep")
    pilot.click("new")
    pilot.click("yes")
    board = store.profiles("board")[0]
    assert board.name == "Ours"
    while controller.game.question and controller.game.question.kind != "board_size":
        pilot.click(names(pilot, "number:", "answer:no", "confirm")[0])
    pilot.click("profile:0")
    assert controller.game.state.board == board.value


def test_a_kept_city_is_deleted_after_one_question_and_put_back(sit: Sit, store: CompanionStore) -> None:
    small = City()
    store.keep("board", "Board", Board())
    store.keep("city", "Small", small)
    store.keep("city", "Large", CITY)
    pilot, _ = sit(new())
    pilot.click("menu")
    pilot.click("kept")
    pilot.click("delete:1")
    pilot.click("no")
    assert [each.name for each in store.profiles("city")] == ["Large", "Small"]
    pilot.click("delete:1")
    pilot.click("yes")
    pilot.click("delete:1")
    pilot.click("yes")
    assert [each.name for each in store.profiles("city")] == ["Large"]
    assert store.profiles("board") == []
    pilot.click("put back")
    pilot.click("put back")
    assert "put back" not in pilot.app.page.targets
    assert [(each.name, each.value) for each in store.profiles("city")] == [("Small", small), ("Large", CITY)]
    assert [each.name for each in store.profiles("board")] == ["Board"]
    pilot.click("close")
    assert pilot.scene.name == "companion menu"


def test_Q1_any_of_many_kept_cities_can_be_taken(sit: Sit, store: CompanionStore) -> None:
    small = City(2, 2, CITY.shops[:4])
    store.keep("city", "Oldest", small)
    for number in range(4):
        store.keep("city", str(number), CITY)
    pilot, controller = sit(new().answered(Number(1)).answered(Number(1)))
    assert names(pilot, "profile:") == ["profile:0", "profile:1"]
    pilot.click("kept")
    pilot.click("profile:4")
    assert pilot.scene.name == "companion"
    assert controller.game.state.city == small
    pilot.click("menu")
    pilot.click("kept")
    assert names(pilot, "profile:") == []


def test_many_kept_cities_have_pages_and_the_last_page_may_go(sit: Sit, store: CompanionStore) -> None:
    for number in range(7):
        store.keep("city", str(number), CITY)
    pilot, controller = sit(new())
    pilot.app.apply(Push(KeptSheet(controller)))
    pilot.step()
    pilot.click("later")
    pilot.click("delete:6")
    pilot.click("yes")
    assert names(pilot, "delete:") == [f"delete:{row}" for row in range(6)]
    assert [each.name for each in store.profiles("city")] == list("654321")


def test_the_first_letter_takes_the_place_of_the_name_that_is_proposed(sit: Sit, store: CompanionStore) -> None:
    pilot, _ = sit(new())
    pilot.click("menu")
    pilot.click("keep:city")
    pilot.click("name")
    pilot.type("Ours 3 × 3")
    pilot.click("keep")
    assert [each.name for each in store.profiles("city")] == ["Ours 3 × 3"]


def test_a_profile_with_the_same_name_is_kept_once_and_a_bad_one_hides_no_other(store: CompanionStore) -> None:
    small, large = Board((StickSpace("A"),)), Board()
    store.keep("board", "mine", large)
    store.keep("board", "mine", small)
    store.keep("board", "bad", Board((StickSpace("Z"),)))
    assert [(each.name, each.value) for each in store.profiles("board")] == [("mine", small)]
    assert store.profiles("city") == []


def test_an_answer_that_is_not_taken_says_why_and_changes_nothing(store: CompanionStore) -> None:
    controller = CompanionController(store, new(), left)
    for given in (Number(9), Said(True), UseBoard(Board())):
        assert controller.answer(given).endswith(".")
    assert "four" in controller.edit("city.shops.0.action", (Effect("ink"),) * 5)
    assert controller.game == new()


def test_an_edit_that_is_not_taken_leaves_the_one_before(store: CompanionStore) -> None:
    controller = CompanionController(store, new(), left)
    assert controller.edit("ink", 3) == ""
    assert controller.edit("ink", 1000).endswith(".")
    assert controller.game.state.ink == 3


def test_the_games_of_the_tour_come_to_their_end() -> None:
    game = played_until(lambda game: game.question is None)
    assert game.state.finished
    assert usual_answer(new().question or Question(kind="", form="go", rule=""), new()) == Number(2)
