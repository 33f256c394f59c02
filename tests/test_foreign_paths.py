"""Whatever a person gives as a path is answered by a sentence, and soon."""

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.cli.command_line import main
from game.client.base.kept_files import write_whole
from game.client.base.settings import Choices
from game.client.scenes.app import App
from game.client.scenes.start import main as play
from game.client.session.cards_controller import CardsController
from game.client.ui.scene import Quit
from game.companion.rules.tiles import load_tiles
from game.content import ContentError, load_content
from game.content.strict_yaml import read_yaml
from game.foreign_file import ForeignFileError, given_path, is_file, is_folder, is_taken
from game.match.store import Store
from game.places import CONFIG, OWNERS, owners_folder
from tests.foreign_things import (
    LONGEST_S,
    LONGEST_SENTENCES,
    ONLY_READ,
    PATHS,
    POSIX,
    a_closed_folder,
    picked_match,
    provable_match,
    soon,
)

pytestmark = POSIX


@pytest.fixture(autouse=True)
def nobodys_cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test chooses is over with it."""
    monkeypatch.setenv(OWNERS, "")
    yield
    pygame.quit()


# a path that is given


def yaml_file(path: str, base: Path) -> str:
    with pytest.raises(ContentError) as caught:
        read_yaml(Path(path), "mine/rules.yaml")
    return str(caught.value)


def content_folder(path: str, base: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load_content(Path(path))
    return str(caught.value)


def tiles_folder(path: str, base: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load_tiles(Path(path))
    return str(caught.value)


def typed_cards(path: str, base: Path) -> str:
    kept: list[str] = []
    controller = CardsController("", kept.append)
    controller.typed = path
    controller.use()
    assert controller.faults
    assert (kept, owners_folder()) == ([], None)
    return "\n".join(controller.faults)


def kept_cards(path: str, base: Path) -> str:
    Choices(base / "saves").change(cards=path)
    controller = CardsController(Choices(base / "saves").now.cards, lambda _: None)
    assert not controller.begin()
    assert owners_folder() is None
    return "\n".join(controller.faults)


def data_folder(path: str, base: Path) -> str:
    told: list[str] = []
    with Store(Path(path)) as store:
        told.append(f"the store says {store.problem}")
        assert store.problem in ("read_only", "no_file", "name_too_long")
    choices = Choices(Path(path))
    choices.change(music=0.25)
    return "\n".join([*told, choices.refusals.take()])


def written_file(path: str, base: Path) -> str:
    with pytest.raises(ForeignFileError) as caught:
        write_whole(Path(path), "words")
    return str(caught.value.strerror)


DOORS: dict[str, Callable[[str, Path], str]] = {
    "a picked match": picked_match,
    "a file of YAML": yaml_file,
    "a folder of cards": content_folder,
    "a folder of tiles": tiles_folder,
    "cards typed in the settings": typed_cards,
    "cards kept in the settings": kept_cards,
}
MADE = {"a folder for data": data_folder, "a file that is written": written_file}
"""Doors that make what is missing."""
LEFT_OUT: dict[str, frozenset[str]] = {
    "a folder for data": frozenset({"an unknown user"}),  # only the command line knows users
    "a file that is written": frozenset({"an unknown user", "a huge file", "a link to nothing"}) | ONLY_READ,
}


@pytest.mark.slow
@pytest.mark.parametrize("door", [*DOORS, *MADE])
@pytest.mark.parametrize("kind", PATHS)
def test_a_path_that_is_given_is_answered_by_a_sentence(kind: str, door: str, tmp_path: Path) -> None:
    if kind in LEFT_OUT.get(door, ()):
        pytest.skip("this is a good path there, or a device of the system")
    path = PATHS[kind](tmp_path)
    with soon():
        told = (DOORS | MADE)[door](path, tmp_path)
    assert 10 < len(told) < LONGEST_SENTENCES


@pytest.mark.parametrize("door", [*sorted({*DOORS} - {"cards kept in the settings"}), "a folder for data"])
def test_a_folder_that_may_not_be_entered_is_told(door: str, tmp_path: Path) -> None:
    ask = (DOORS | MADE)[door]
    (tmp_path / "room").mkdir()
    (tmp_path / "saves").mkdir()
    for folder in (tmp_path / "room", tmp_path / "saves"):
        folder.chmod(0o777)
    if door in DOORS:
        ask(str(tmp_path / "nothing"), tmp_path)  # imports what nobody may import
    else:
        Store(tmp_path / "saves").close()
    with a_closed_folder(tmp_path) as closed, soon():
        assert not is_file(closed)
        assert not is_folder(closed)
        assert not is_taken(closed)
        told = ask(str(closed), tmp_path)
        assert not CardsController(str(closed), lambda _: None).begin()
    assert 10 < len(told) < LONGEST_SENTENCES


# the command line

COMMANDS: dict[str, list[str]] = {
    "check": ["check", "PATH"],
    "--config": ["--config", "PATH", "check"],
    "--config of a game": ["--config", "PATH"],
    "--data": ["--data", "PATH", "replay", "nobody"],
    "--data of a game": ["--data", "PATH"],
    "report --to": ["report", "--to", "PATH"],
    "replay": ["replay", "PATH"],
    "replay --export": ["replay", "MATCH", "--export", "PATH"],
    "tour": ["tour", "PATH", "--only", "nothing"],
}
WRITTEN_TO = (
    frozenset({"a huge file", "a link to nothing"}) | ONLY_READ
)  # an export is written over the one, and through the other
EARLY = ("a pipe", "a link to /dev/zero", "a link to itself", "an unknown user", "a path of 5,000 letters")


@pytest.fixture(scope="module")
def provable(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(provable_match(tmp_path_factory.mktemp("provable")))


def given(command: str, path: str, match: str) -> list[str]:
    return [{"PATH": path, "MATCH": match}.get(word, word) for word in COMMANDS[command]]


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("kind", PATHS)
def test_a_path_on_the_command_line_is_answered_by_a_sentence(
    kind: str, command: str, tmp_path: Path, provable: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if command == "replay --export" and kind in WRITTEN_TO:
        pytest.skip("this is a good path there, or a device of the system")
    words = given(command, PATHS[kind](tmp_path), provable)
    with soon():
        try:
            status: object = main(words)
        except SystemExit as left:
            status = left.code
    told = capsys.readouterr().err
    assert status in (1, 2)
    assert 10 < len(told) < LONGEST_SENTENCES
    assert "Traceback" not in told
    assert "send us" not in told, "a fault of the program was reported"


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("kind", EARLY)
def test_the_program_itself_ends_with_a_sentence(
    kind: str, command: str, tmp_path: Path, provable: str, project_folder: Path
) -> None:
    if command == "replay --export" and kind in WRITTEN_TO:
        pytest.skip("a device of the system")
    words = given(command, PATHS[kind](tmp_path), provable)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "main.py", *words],
        cwd=project_folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=10 * LONGEST_S,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode in (1, 2)
    assert 10 < len(done.stderr) < LONGEST_SENTENCES
    assert "Traceback" not in done.stderr
    assert "send us" not in done.stderr
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < LONGEST_S


def test_a_folder_of_ones_own_may_begin_with_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert given_path("~/cards") == tmp_path / "cards"


def test_an_export_is_written_through_a_link(tmp_path: Path, provable: str) -> None:
    (tmp_path / "link").symlink_to("target")
    assert main(["replay", provable, "--export", str(tmp_path / "link")]) == 0
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_text().startswith("{")


# a bad path in the settings


def test_bad_cards_in_the_settings_are_told_and_the_game_starts_with_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(tmp_path).change(cards=PATHS["a link to itself"](tmp_path))
    seen: list[tuple[str, str]] = []

    def run(app: App, _spare: object) -> None:
        seen.append((app.scene.name, load_content().digest))
        app.apply(Quit())

    monkeypatch.setattr(App, "run", run)
    with soon():
        assert play(tmp_path, windowed=True) == 0
    assert seen == [("cards", load_content(CONFIG).digest)]
    assert Choices(tmp_path).now.cards, "they may be in order the next time"
