"""`main.py report`: one file with the match, versions, settings and log, in which nobody is named."""

from pathlib import Path
from random import Random
from zipfile import ZipFile

import msgspec
import pytest

from game.client.home.settings import Choices
from game.content import load_content
from game.match import Player
from game.match.format import from_json
from game.match.proof import prove
from game.match.store import Store
from game.tools.command_line import main
from tests.match.play import PAIR, play_on


def saved(folder: Path) -> str:
    """The id of a match of two people with names that occur nowhere else."""
    with Store(folder) as store:
        players = (Player("Xantippe", "anchor"), Player("Quirinus", "key"))
        return play_on(store.new_match(load_content(), PAIR, 7, players), Random(7), 40).id


def test_a_report_holds_what_helps_and_names_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match_id = saved(tmp_path)
    Choices(tmp_path).change(music=0.25, cards=str(tmp_path / "cards"))
    assert main(["report", match_id, "--to", str(tmp_path / "out"), "--data", str(tmp_path)]) == 0
    path = Path(capsys.readouterr().out.strip())
    with ZipFile(path) as packed:
        parts = {name: packed.read(name).decode() for name in packed.namelist()}
    assert set(parts) == {"versions.txt", "settings.json", "log.txt", "match.json"}
    for text in parts.values():
        assert "Xantippe" not in text
        assert "Quirinus" not in text
        assert str(tmp_path) not in text
    assert msgspec.json.decode(parts["settings.json"])["music"] == 0.25
    assert "pygame-ce" in parts["versions.txt"]
    save = from_json(parts["match.json"])
    assert prove(save, load_content()).fault is None
    assert len(save.moves) == 40


def test_without_games_a_report_has_no_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "--to", str(tmp_path), "--data", str(tmp_path / "data")]) == 0
    with ZipFile(capsys.readouterr().out.strip()) as packed:
        assert "match.json" not in packed.namelist()


def test_what_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "nobody", "--to", str(tmp_path), "--data", str(tmp_path)]) == 1
    assert "no game 'nobody'" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main(["report", "--to", str(tmp_path / "file"), "--data", str(tmp_path / "data")]) == 1
    assert "cannot be written" in capsys.readouterr().err
