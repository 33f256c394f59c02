"""What docs/PLAYERS.md shows does what it says."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game.cli.command_line import main
from game.match import external_player
from game.players import PLAYER_API
from game.players.guests import load_guest
from tests.players.guest_package import install


@pytest.fixture(scope="module")
def page(project_folder: Path) -> str:
    return (project_folder / "docs/PLAYERS.md").read_text(encoding="utf-8")


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)


@pytest.mark.slow
def test_the_player_can_be_installed_and_plays(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (module,) = [block for block in blocks(page, "python") if "class Gambler" in block]
    (project,) = blocks(page, "toml")
    points = tomllib.loads(project)["project"]["entry-points"]["gutenberg.players"]
    install(tmp_path, monkeypatch, "gambler", "\n".join(f"{name} = {point}" for name, point in points.items()), module)
    command = next(line for line in "".join(blocks(page, "sh")).splitlines() if "--players" in line)
    words = command.removeprefix("gutenberg-table ").replace("--games 200", "--games 2 --processes 1")
    try:
        assert main(words.split()) == 0
    finally:
        external_player.end_thinking()
        load_guest.cache_clear()
    assert "gambler  wins" in capsys.readouterr().out
    assert f"player_api = {PLAYER_API} " in module


def test_the_environment_plays_as_shown(page: str, project_folder: Path) -> None:
    pytest.importorskip("pettingzoo", reason="only who trains players needs PettingZoo")
    (shown,) = [block for block in blocks(page, "python") if "game.research" in block]
    # in a process of its own: PettingZoo changes the sound and the keys of the process that imports it
    command = [sys.executable, "-c", f"{shown}\nassert table.agents == []"]
    subprocess.run(command, cwd=project_folder, check=True, timeout=120)


def test_the_commands_are_known(page: str) -> None:
    for line in "".join(blocks(page, "sh")).splitlines():
        if line.startswith("gutenberg-table"):
            with pytest.raises(SystemExit) as left:
                main([*line.split()[1:], "--help"])
            assert left.value.code == 0
