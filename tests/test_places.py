"""Where the program's own files lie, in a clone and where it was installed."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game import places
from game.cli.command_line import main
from game.content import load_content
from game.places import CONFIG, OWNERS, THINK, config_folder, folder, own_command, use_cards_of


def test_files_inside_the_package_come_before_those_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "PACKAGE", tmp_path / "game")
    monkeypatch.setattr(places, "ROOT", tmp_path)
    assert folder("assets") == tmp_path / "assets"
    (tmp_path / "game" / "assets").mkdir(parents=True)
    assert folder("assets") == tmp_path / "game" / "assets"


def test_the_wheel_puts_every_folder_that_is_asked_for_into_the_package(project_folder: Path) -> None:
    built = tomllib.loads((project_folder / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    wheel = built["targets"]["wheel"]
    assert wheel["sources"] == {name: f"game/{name}" for name in ("assets", "config")}
    assert {*wheel["sources"], "game"} == set(wheel["only-include"])


def test_an_owners_folder_takes_the_place_of_the_games_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWNERS, "")
    assert config_folder() == CONFIG
    monkeypatch.chdir(tmp_path)
    use_cards_of(Path("mine"))
    assert config_folder() == tmp_path / "mine"  # wherever a process that is started may stand


@pytest.fixture
def homeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An account without a name and a home folder, in an empty folder."""

    def nobody(_: int) -> None:
        raise KeyError("uid not found")

    monkeypatch.setattr(pytest.importorskip("pwd"), "getpwuid", nobody)
    for name in ("HOME", *(name for name in os.environ if name.startswith("XDG_"))):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("homeless")
@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        ("", 1, "This account has no home folder: name a folder for saves and settings with --data DIR."),
        ("demo", 1, "This account has no home folder"),
        ("companion", 1, "This account has no home folder"),
        ("replay x", 1, "x: It cannot be read"),
        ("report", 0, "The saved games cannot be read"),
    ],
)
def test_an_account_without_a_home_is_told_so(
    words: str, status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == status
    assert capsys.readouterr().err.startswith(told)


@pytest.mark.usefixtures("homeless")
@pytest.mark.parametrize("words", [["--data", "mine"], ["--kiosk"]])
def test_without_a_home_log_and_pictures_lie_beside_the_saves(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Path] = []

    def begun(*_: object, **__: object) -> int:
        told.extend([places.log_folder(), places.pictures_folder(), places.documents_folder()])
        return 0

    monkeypatch.setattr("game.client.scenes.start.main", begun)
    assert main(words) == 0
    home = Path(os.devnull) if "--kiosk" in words else tmp_path / "mine"
    assert all(path.is_relative_to(home) for path in told)


def test_the_version_is_that_of_the_project(project_folder: Path) -> None:
    project = tomllib.loads((project_folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert places.version() == project["version"]


def test_a_frozen_program_is_told_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_command(THINK) == [sys.executable, "-m", "game", "--think"]
    monkeypatch.setattr(places, "FROZEN", True)
    assert own_command(THINK) == [sys.executable, "--think"]


def test_whoever_is_told_to_think_says_what_is_wrong_and_starts_no_game(project_folder: Path) -> None:
    command = [*own_command(THINK), "another digest", "6"]
    reading, writing = os.pipe()  # an asker who stays
    told = subprocess.run(
        command, cwd=project_folder, stdin=reading, capture_output=True, text=True, timeout=120, check=False
    )
    os.close(writing)
    os.close(reading)
    assert told.returncode == 1
    assert f"the content is {load_content().digest}, the match plays with another digest" in told.stderr
    assert told.stdout == ""
