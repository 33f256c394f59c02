"""Whatever a name, a move or a folder holds, a terminal shows it and obeys none of it, and no line of it is forged."""

import json
import shutil
import subprocess
import sys
import warnings
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unicodedata import category

import pytest

from game.cli.command_line import main
from game.cli.commands import COMMANDS, WINDOWS
from game.cli.endings import CannotGoOn
from game.cli.parser import load
from game.client.ui.devices import Controls
from game.client.ui.narrator import Narrator
from game.client.ui.page import Page
from game.client.ui.scene import Scene
from game.content import ContentError, load_content
from game.match import Player
from game.match.store import Store
from game.places import OWNERS
from game.terminal import escaped, tell, use_plain_streams
from tests.client.strange import NAMES
from tests.match.play import PAIR, play_on

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\u2066\u200f\ud83d\r\nEVIL\u2028EVIL\x85EVIL\x0bEVIL"
IN_A_FOLDER = "\x1b[2J\u202e\u2066\u0085\nEVIL\r"  # half a character can't be in one
UNSAFE = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def assert_harmless(told: str) -> None:
    """No character but the program's own line feeds does anything, and no line is another's."""
    assert told.strip()
    assert {letter for letter in told if category(letter) in UNSAFE} <= {"\n", "\u200c", "\u200d"}
    assert not [line for line in told.splitlines() if line.startswith("EVIL")]


def told_by(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """All that a command prints."""
    with suppress(SystemExit):
        main(words)
    told = capsys.readouterr()
    return told.out + told.err


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder for logs, with a strange name too."""
    monkeypatch.setattr("game.cli.faults.log_folder", lambda: tmp_path / IN_A_FOLDER)
    monkeypatch.setattr("game.cli.report.log_folder", lambda: tmp_path / IN_A_FOLDER)
    monkeypatch.setenv(OWNERS, "")


@pytest.mark.parametrize("text", [*NAMES, EVIL], ids=ascii)
def test_any_text_is_one_line_of_what_can_be_seen(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    tell(f"name {text[:5000]}", error=True)
    told = capsys.readouterr().err
    assert_harmless(told)
    assert told.count("\n") == 1


def test_what_is_harmless_is_printed_as_it_is() -> None:
    for words in ("Zoë", "אבג", "\u202f!", "\u00a0", "👩\u200d🚀", "C:\\name"):
        assert escaped(words) == words


@pytest.mark.parametrize("name", COMMANDS)
def test_a_wrong_word_of_any_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert_harmless(told_by([name, f"--{EVIL}"], capsys))


@pytest.mark.parametrize("option", ["--data", "--config"])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_wrong_folder_of_any_command(
    name: str, option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"file{IN_A_FOLDER}"
    file.write_text("")
    assert_harmless(told_by([name, option, str(file)], capsys))
    assert_harmless(told_by([option, str(file), name], capsys))


FAULTS = {
    "fault": LookupError(EVIL),
    "disk": FileNotFoundError(2, EVIL, EVIL),
    "output": OSError(28, EVIL),
    "reason": CannotGoOn(EVIL, "and more", EVIL),
    "cards": ContentError(EVIL, 3, EVIL, EVIL, [ContentError(EVIL, 3, EVIL, EVIL)]),
}


@pytest.mark.parametrize("error", FAULTS)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_failure_of_any_command(
    name: str, error: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_: object) -> int:
        raise FAULTS[error]

    monkeypatch.setattr("game.cli.command_line.print_nowhere", lambda: None)
    monkeypatch.setattr("game.cli.command_line.play", run)
    if name not in WINDOWS:
        monkeypatch.setattr(load(name), "run", run)
    words = [name, "DIR"] if name == "tour" else [name, "FILE"] if name == "replay" else [name]
    assert_harmless(told_by(words, capsys))


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        "report ID --to DIR --data DATA",
        "report EVIL --data DATA",
        "report --to FILE --data DATA",
        "replay ID --data DATA",
        "replay EVIL --data DATA",
        "replay MATCH",
        "replay MOVE",
        "replay ID --data DATA --export MISSING",
        "check DIR",
        "check CARDS",
        "simulate --players EVIL",
        "simulate --games 1 --config CARDS",
        "simulate --games 1 --seats EVIL",
        "arena --processes EVIL",
        "balance --games EVIL",
        "tour DIR --size 5x5",
        "tour FILE",
        "tour DIR --language EVIL",
        "EVIL",
    ],
)
def test_what_commands_tell_of_names_moves_and_folders(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = {name: tmp_path / f"{name}{IN_A_FOLDER}" for name in ("DIR", "DATA", "CARDS")}
    for folder in folders.values():
        folder.mkdir()
    (folders["CARDS"] / f"{IN_A_FOLDER}.yaml").write_text("", encoding="utf-8")
    with Store(folders["DATA"]) as store:
        players = (Player(EVIL, "anchor"), Player(EVIL, "key"))
        match_id = play_on(store.new_match(load_content(), PAIR, 7, players), Random(7), 6).id
        text = store.export_match(match_id, load_content())
    files = {name: tmp_path / f"{name}{IN_A_FOLDER}" for name in ("FILE", "MATCH", "MOVE")}
    files["FILE"].write_text("")
    files["MATCH"].write_text(text, encoding="utf-8")
    raw = json.loads(text)
    raw["moves"][3] = f'{EVIL.replace(chr(0xD83D), "")}["x"]'
    files["MOVE"].write_text(json.dumps(raw), encoding="utf-8")
    named = {"ID": match_id, "EVIL": EVIL, "MISSING": tmp_path / IN_A_FOLDER / "none" / "file", **folders, **files}
    assert_harmless(told_by([str(named.get(word, word)) for word in words.split()], capsys))


@pytest.mark.skipif(sys.platform == "win32", reason="no folder there can have such a name")
def test_the_first_start_in_a_strange_folder(tmp_path: Path, project_folder: Path) -> None:
    """-S hides the installed packages, -I whatever the environment brings."""
    folder = tmp_path / IN_A_FOLDER
    folder.mkdir()
    program = shutil.copy(project_folder / "main.py", folder)
    command = [sys.executable, "-I", "-S", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=30, check=False)
    assert_harmless(done.stderr.decode())


def test_what_the_narrator_prints(capsys: pytest.CaptureFixture[str]) -> None:
    controls = Controls(lambda: 0.0)
    controls.notices.toast = SimpleNamespace(sentence=EVIL)  # type: ignore[assignment]
    Narrator().see(Scene(), Page(title=EVIL), controls)
    told = capsys.readouterr().out
    assert_harmless(told)
    assert told.count("\n") == 2


def test_what_others_print(capsys: pytest.CaptureFixture[str]) -> None:
    use_plain_streams()
    use_plain_streams()  # once is enough
    sys.stderr.writelines([warnings.formatwarning("\x1b[2J\u202e", UserWarning, "\x9b31m.py", 1), "\x07"])  # noqa: TID251
    print("\x1b[2J", "\u202e", end="\n\n")
    told = capsys.readouterr()
    assert_harmless(told.err)
    assert told.out == "\\x1b[2J \\u202e\n\n"
