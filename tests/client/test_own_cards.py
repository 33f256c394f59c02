"""An owner's own cards: a folder named in the settings, looked at before a game is played with it, and at the start."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.settings import Choices
from game.client.scenes.app import App
from game.client.scenes.cards import CardsSheet
from game.client.scenes.settings_scene import SettingsSheet
from game.client.scenes.start import main
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.scene import Quit
from game.content import load_content
from game.places import CONFIG, OWNERS
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(autouse=True)
def nobodys_cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test chooses is over with it."""
    monkeypatch.setenv(OWNERS, "")
    yield
    pygame.quit()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = Path(shutil.copytree(CONFIG, tmp_path / "mine"))
    change(folder, "start_guilders: 10", "start_guilders: 30")
    return folder


def change(folder: Path, old: str, new: str) -> None:
    rules = folder / "rules.yaml"
    text = rules.read_text(encoding="utf-8")
    assert old in text
    rules.write_text(text.replace(old, new), encoding="utf-8")


def at_the_cards(saves: Path) -> tuple[Pilot, AppContext]:
    context = AppContext(saves)
    pilot = Pilot(Title(context), choices=context.profile.choices)
    pilot.click("settings")
    pilot.click("settings:play")
    pilot.click("cards")
    return pilot, context


def paste(pilot: Pilot, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: words)
    pilot.click("folder")
    pilot.post(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="v")


def test_games_are_played_with_a_folder_from_then_on(
    tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, context = at_the_cards(tmp_path / "saves")
    assert context.profile.content.rules.start_guilders == 10
    paste(pilot, str(mine), monkeypatch)
    pilot.click("use")
    assert context.profile.content.rules.start_guilders == 30
    assert load_content().rules.start_guilders == 30  # so do the processes that are started
    assert Choices(tmp_path / "saves").now.cards == str(mine)
    pilot.click("own")
    assert context.profile.content.digest == load_content(CONFIG).digest
    assert Choices(tmp_path / "saves").now.cards == ""


@pytest.mark.parametrize("wrong", ["", "nowhere", "typo"])
def test_a_folder_that_cannot_be_played_with_is_refused_with_the_reason(
    wrong: str, tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(mine, "rounds: 6", "rounds: n")
    pilot, context = at_the_cards(tmp_path / "saves")
    paste(pilot, {"": "", "typo": str(mine)}.get(wrong, wrong), monkeypatch)
    pilot.click("use")
    told = {"": "Type the path", "typo": "mine/rules.yaml, line 4, rules.rounds"}.get(wrong, "expected a folder")
    assert told in pilot.scene_of(CardsSheet)._controller.faults[0]
    assert context.profile.content.digest == load_content(CONFIG).digest
    assert Choices(tmp_path / "saves").now.cards == ""


def test_defaults_leave_the_cards_as_they_are(tmp_path: Path, mine: Path) -> None:
    choices = Choices(tmp_path)
    choices.change(cards=str(mine))
    choices.reset("play")
    assert choices.now.cards == str(mine)


def test_no_visitor_of_a_stand_and_no_game_in_play_can_change_them() -> None:
    pilot = Pilot(SettingsSheet(Choices(), at_stand=True))
    assert pilot.app.page.targets.get("cards") is None


def shown_at_the_start(saves: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int]:
    """The scene that the program begins with, and how many guilders its games would begin with."""
    shown: list[tuple[str, int]] = []

    def run(app: App, _spare: object) -> None:
        shown.append((app.scene.name, load_content().rules.start_guilders))
        app.apply(Quit())

    monkeypatch.setattr(App, "run", run)
    assert main(saves, windowed=True) == 0
    return shown[0]


def test_the_folder_is_looked_at_at_the_start(tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Choices(tmp_path / "saves").change(cards=str(mine))
    assert shown_at_the_start(tmp_path / "saves", monkeypatch) == ("title", 30)
    monkeypatch.setenv(OWNERS, "")
    change(mine, "rounds: 6", "rounds: n")
    assert shown_at_the_start(tmp_path / "saves", monkeypatch) == ("cards", 10)


def test_what_was_named_at_the_start_goes_before(tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Choices(tmp_path / "saves").change(cards=str(tmp_path / "nowhere"))
    monkeypatch.setenv(OWNERS, str(mine))
    assert shown_at_the_start(tmp_path / "saves", monkeypatch) == ("title", 30)
