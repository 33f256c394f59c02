"""Each wrong word on the command line is answered by a sentence."""

import json
import shutil
import subprocess
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from zipfile import ZipFile

import pytest

from game.cli.command_line import UNSAID, main, parsed, play
from game.cli.commands import COMMANDS
from game.cli.parser import folder, typed_name
from game.places import CONFIG, OWNERS


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("tour FILE", 2),
        ("tour EMPTY", 2),
        ("tour FOLDER --size 5x5", 2),
        ("tour FOLDER --language tlh", 2),
        ("tour FOLDER --text-scale 170", 2),
        ("tour FOLDER --palette grey", 2),
        ("tour FOLDER --size 0x0", 2),
        ("tour FOLDER --size big", 2),
        ("check FILE", 2),
        ("check FOLDER/none", 1),
        ("--data FILE check", 2),
        ("--data FILE/below check", 2),
        ("--data EMPTY demo", 2),
        ("check --data EMPTY", 2),
        ("arena --processes 0", 2),
        ("arena --processes -1", 2),
        ("arena --games-scale 1e308", 2),
        ("arena --games-scale nan", 2),
        ("balance --processes 0", 2),
        ("balance --games 0", 2),
        ("simulate --games -1", 2),
        ("simulate --seats 0", 2),
        ("simulate --players EMPTY", 2),
        ("simulate --players novice,,adept", 2),
        ("simulate --seed one", 2),
        ("nothing", 2),
    ],
)
def test_wrong_words_are_told_in_a_sentence(
    words: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    named = {"FILE": str(tmp_path / "file"), "FOLDER": str(tmp_path), "EMPTY": ""}
    given = [
        named.get(word, word.replace("FOLDER", str(tmp_path)).replace("FILE", named["FILE"])) for word in words.split()
    ]
    try:
        found: object = main(given)
    except SystemExit as left:
        found = left.code
    told = capsys.readouterr()
    assert (found, told.out) == (status, "")
    assert told.err.strip()
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    "words",
    [
        "LONG",
        "--LONG",
        "simulate --games LONG",
        "simulate --players LONG",
        "simulate --characters LONG",
        "balance --seed LONG",
        "arena --processes LONG",
        "tour DIR --size LONG",
        "tour DIR --text-scale LONG",
        "replay LONG",
        "report LONG",
    ],
)
def test_a_long_word_is_told_in_a_short_line(words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = [word.replace("LONG", "9" * 200_000).replace("DIR", str(tmp_path)) for word in words.split()]
    with suppress(SystemExit):
        assert main(["--data", str(tmp_path / "saves"), *given]) in (1, 2)
    told = capsys.readouterr().err
    assert "99" in told
    assert max(map(len, told.splitlines())) < 500


def test_without_words_the_game_starts_as_the_parser_would_have_it() -> None:
    """So that the parser need not be loaded then."""
    arguments, run = parsed([])
    assert (vars(arguments), run) == (vars(UNSAID), play)


def test_a_folder_that_is_missing_may_be_made(tmp_path: Path) -> None:
    assert folder(str(tmp_path / "not" / "yet")) == tmp_path / "not" / "yet"


@pytest.mark.parametrize("order", ["before", "after", "both"])
def test_data_stands_before_or_after_the_command(order: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[object, object]] = []

    def run(given: Namespace) -> int:
        begun.append((given.data, given.windowed))
        return 0

    monkeypatch.setattr("game.cli.command_line.play", run)
    before = ["--windowed", "--data", str(tmp_path if order == "before" else tmp_path / "else")]
    after = ["--data", str(tmp_path)] if order != "before" else []
    assert main([*(before if order != "after" else ["--windowed"]), "demo", *after]) == 0
    assert begun == [(tmp_path, True)]


def test_a_folder_may_have_the_name_of_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []

    def run(given: Namespace) -> int:
        begun.append(given.data)
        return 0

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("game.cli.command_line.play", run)
    assert main(["--data", "simulate", "demo"]) == 0
    assert begun == [Path("simulate")]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_keeps_its_capitals(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([name, "--help"])
    summary = " ".join(capsys.readouterr().out.split())
    assert f"{COMMANDS[name][0].upper()}{COMMANDS[name][1:]}." in summary


# config/


@pytest.fixture
def owners_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the game's cards, as an owner makes one; what a test does with it is over with the test."""
    monkeypatch.setenv(OWNERS, "")
    return Path(shutil.copytree(CONFIG, tmp_path / "mine"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


WITH_CARDS = ("check", "demo", "simulate --games 1", "arena --quick", "bench --rules", "balance --games 1")


@pytest.mark.parametrize("words", ["", "companion", *WITH_CARDS])
def test_a_typo_in_an_owners_cards_is_told_at_the_start(
    words: str, owners_cards: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    change(owners_cards / "rules.yaml", "rounds: 6", "rounds: n")
    assert main(["--config", str(owners_cards), *words.split()]) == 1
    told = capfd.readouterr()
    assert told.out == ""
    assert "mine/rules.yaml, line 4, rules.rounds: expected a whole number" in told.err
    assert "Traceback" not in told.err


def test_a_typo_in_the_games_own_cards_is_told_too(
    monkeypatch: pytest.MonkeyPatch, owners_cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(owners_cards / "rules.yaml", "rounds: 6", "rounds: n")
    monkeypatch.setattr("game.places.CONFIG", owners_cards)
    for words in (words for words in WITH_CARDS if not words.startswith("arena")):  # its processes find the real ones
        assert main(words.split()) == 1
        assert "mine/rules.yaml, line 4, rules.rounds: expected a whole number" in capsys.readouterr().err


@pytest.mark.slow
def test_games_of_a_pool_are_played_with_an_owners_cards(
    owners_cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(owners_cards / "rules.yaml", "start_guilders: 10", "start_guilders: 30")
    games = ["simulate", "--games", "80", "--seats", "2", "--seed", "1", "--json"]
    assert main(games) == 0
    usual = json.loads(capsys.readouterr().out)
    assert main(["--config", str(owners_cards), *games]) == 0
    rich = json.loads(capsys.readouterr().out)
    assert rich["scores"]["mean"] > usual["scores"]["mean"] + 2


def test_the_companion_takes_its_own_tiles_where_an_owner_has_none(
    owners_cards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (owners_cards / "companion.yaml").unlink()
    assert main(["--config", str(owners_cards), "check"]) == 0
    assert "24 action tiles" in capsys.readouterr().out


@pytest.mark.slow
def test_an_archive_that_is_not_unpacked_is_told(tmp_path: Path, project_folder: Path) -> None:
    """As `python -m zipapp` makes them: pictures and sounds are read from a folder."""
    with ZipFile(tmp_path / "game.pyz", "w") as archive:
        archive.writestr("__main__.py", "import sys; from game.__main__ import main; sys.exit(main(sys.argv[1:]))")
        for source in (project_folder / "game").rglob("*.py"):
            archive.write(source, source.relative_to(project_folder))
    for words in ([], ["check"]):
        command = [sys.executable, "game.pyz", *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("The program's own files are not in")
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("main.py", "python main.py"),
        ("/usr/games/gutenberg-table", "gutenberg-table"),
        ("/site-packages/game/__main__.py", "python -m game"),
    ],
)
def test_help_calls_the_program_as_it_was_typed(typed: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [typed])
    assert typed_name() == name
