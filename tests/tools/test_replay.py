"""`main.py replay`: a match is proven move by move, and what is wrong is named."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from game.content import load_content
from game.match.store import Store
from game.tools.command_line import main
from tests.match.play import ALL_OPTIONS, begin, play_on


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """The id of a finished match in the data folder `tmp_path`."""
    with Store(tmp_path) as store:
        return play_on(begin(store, load_content(), ALL_OPTIONS[2], 5), Random(5)).id


def replay(tmp_path: Path, *words: str) -> int:
    """The exit status of the command."""
    return main(["replay", *words, "--data", str(tmp_path)])


def test_a_saved_match_is_proven(tmp_path: Path, saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(tmp_path, saved, "--check") == 0
    assert "moves are legal" in capsys.readouterr().out


def test_an_exported_match_is_proven_and_a_changed_one_is_not(
    tmp_path: Path, saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    assert replay(tmp_path, saved, "--export", str(path)) == 0
    assert replay(tmp_path / "elsewhere", str(path)) == 0
    loose = msgspec.json.decode(path.read_bytes())
    loose["moves"][30] = loose["moves"][29]
    path.write_bytes(msgspec.json.encode(loose))
    capsys.readouterr()
    assert replay(tmp_path / "elsewhere", str(path)) == 1
    assert capsys.readouterr().err.startswith("Move 31, ")


@pytest.mark.parametrize(("words", "told"), [("nothing", "no such file"), ("broken.json", "damaged")])
def test_what_is_no_match_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str, told: str) -> None:
    (tmp_path / "broken.json").write_text('{"header": ')
    word = str(tmp_path / words) if words.endswith("json") else words
    assert replay(tmp_path, word) == 1
    assert told in capsys.readouterr().err
