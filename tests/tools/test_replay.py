"""`main.py replay`: a match is proven move by move, and what is wrong is named."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.cli.command_line import main
from game.content import load_content
from game.match.store import Store
from game.rules.state import digest_of
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


def test_the_seed_is_told_only_when_it_tells_no_future(
    tmp_path: Path, saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """R1: with its seed anybody could deal the decks of a match that goes on once more."""
    with Store(tmp_path) as store:
        going = play_on(begin(store, load_content(), ALL_OPTIONS[2], 5), Random(5), 40).id
    assert replay(tmp_path, saved) == replay(tmp_path, going) == 0
    over, _, goes_on, _ = capsys.readouterr().out.splitlines()
    assert "; seed 5, " in over
    assert "seed" not in goes_on


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


def test_a_long_name_and_a_long_move_are_told_in_short_lines(
    tmp_path: Path, saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    assert replay(tmp_path, saved, "--export", str(path)) == 0
    loose = msgspec.json.decode(path.read_bytes())
    loose["header"]["players"][0]["name"] = "n" * 200_000
    loose["moves"][30] = f"plan[{'9' * 200_000}]"
    path.write_bytes(msgspec.json.encode(loose))
    capsys.readouterr()
    assert replay(tmp_path / "elsewhere", str(path)) == 1
    told = capsys.readouterr()
    assert told.out.startswith("nnn")
    assert told.err.startswith("Move 31, plan[999")
    assert max(map(len, [*told.out.splitlines(), *told.err.splitlines()])) < 500


@pytest.mark.parametrize(("words", "told"), [("nothing", "no such file"), ("broken.json", "damaged")])
def test_what_is_no_match_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str, told: str) -> None:
    (tmp_path / "broken.json").write_text('{"header": ')
    word = str(tmp_path / words) if words.endswith("json") else words
    assert replay(tmp_path, word) == 1
    assert told in capsys.readouterr().err


def frozen_file(path: Path, moves: int = 40, **of_seat: Any) -> Path:
    """The file of a match that went on with other cards after some moves, with fields of its first seat forged."""
    with Store(path.parent / "played") as store:
        match = play_on(begin(store, load_content(), ALL_OPTIONS[0], 5), Random(5), moves)
        loose = msgspec.json.decode(store.export_json(match.id))
    state = msgspec.json.decode(loose["position"]["state"])
    state["seats"][0] |= of_seat
    text = msgspec.json.encode(state).decode()
    loose["position"] |= {"state": text, "state_digest": digest_of(text)}
    loose["header"] |= {"base_state": text, "base_number": moves}
    loose |= {"frozen_moves": loose["moves"], "moves": []}
    path.write_bytes(msgspec.json.encode(loose))
    return path


def test_moves_before_a_change_of_cards_are_taken_on_trust(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A state that was written by hand may be one that a game comes to; nothing proves it."""
    path = frozen_file(tmp_path / "match.json", fame=3)
    assert replay(tmp_path, str(path)) == 3
    told = capsys.readouterr().out
    assert "The first 40 moves are not proven: they were kept without their cards." in told
    assert "All" not in told
    assert replay(tmp_path, str(frozen_file(tmp_path / "deal.json", 0, guilders=11))) == 3
    assert "The state from which it goes on is not proven" in capsys.readouterr().out


def test_moves_before_a_change_of_cards_may_be_proven_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the cards before were the same after all, the moves lead from the deal to the state."""
    assert replay(tmp_path, str(frozen_file(tmp_path / "match.json"))) == 0
    assert "All 40 moves are legal" in capsys.readouterr().out


@pytest.mark.parametrize("forged", [{"fame": 90}, {"levels": [0, 1_000_001, 0, 0]}, {"guilders": -1}], ids=str)
def test_a_state_to_which_no_game_comes_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], forged: dict[str, Any]
) -> None:
    assert replay(tmp_path, str(frozen_file(tmp_path / "match.json", **forged))) == 1
    (name,) = forged
    told = capsys.readouterr()
    assert told.err.startswith(f"No game comes to the state that was saved: seat 0 {name}: ")
    assert "legal" not in told.out
