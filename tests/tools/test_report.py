"""`main.py report`: one file with the match, versions, settings and log, in which nobody is named."""

import json
import logging
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from urllib.parse import quote
from zipfile import ZipFile

import msgspec
import pytest
from msgspec.structs import asdict

from game.cli.command_line import main
from game.client.base.logbook import FILE, begin_log
from game.client.base.settings import Choices, Settings
from game.client.session.fault_report import match_text, nameless, write_report
from game.companion.companion_controller import CompanionStore
from game.companion.rules.machine import Board, City
from game.content import load_content
from game.match import Player
from game.match.format import from_json, to_json
from game.match.proof import prove
from game.match.store import Store
from game.places import CONFIG
from tests.match.play import ALL_OPTIONS, PAIR, play_on, players_for
from tests.tools.ended_log import end_log


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


WORDS = (
    "Xäntippe", "Quirînus", "Wîlhelmina", "Ölaf", "Dorothée", "Zdeněk", "Ålesund", "Řehoř", "Þórr", "Łukasz",
    "Çelik", "Ğazel", "Ñandú", "Ýmir", "Ûrsula", "Åkecards", "Êmilie", "Ïsolde", "Ôttokar", "Übertino",
)  # fmt: skip
"""A word for each thing that somebody can type, none of which stands anywhere else."""


def forms_of(word: str) -> set[str]:
    """A word as it may be written in a file: as it is, in JSON, in an address, in a terminal."""
    escapes = "".join(f"\\u{ord(letter):04x}" for letter in word)
    written = (word, json.dumps(word)[1:-1], quote(word), escapes, ascii(word)[1:-1])
    return {form.casefold() for form in written}


def assert_names_nobody(path: Path, words: Iterable[str] = WORDS) -> dict[str, str]:
    """No word is in any file of a report, in its name or between its files; returns the files."""
    with ZipFile(path) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
        comments = [packed.comment, *(part.comment + part.extra for part in packed.infolist())]
    for data in [path.read_bytes(), *comments, *(name.encode() for name in parts), *parts.values()]:
        for text in (data.decode(errors="replace"), data.decode("utf-16-le", errors="replace")):
            for word in words:
                assert not [form for form in forms_of(word) if form in text.casefold()]
    return {name: data.decode() for name, data in parts.items()}


@pytest.fixture
def typed_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in which each thing that can be typed is a word of its own, and so is each folder."""
    account = tmp_path / WORDS[0]
    folder, logs = account / WORDS[1], account / "logs"
    folder.mkdir(parents=True)
    logs.mkdir()
    Choices(folder).change(people=WORDS[2:6], cards=str(account / WORDS[6]), language=WORDS[7], music=0.25)
    companion = CompanionStore(folder)
    companion.keep("city", WORDS[8], City())
    companion.keep("board", WORDS[9], Board())
    end_log()
    begin_log(logs)
    log = logging.getLogger("game.test")
    log.info("match %s, %d seats, move %d", WORDS[10], 2, 7)
    log.warning("no log can be written to %s", account)
    log.error("no file: %s", FileNotFoundError(2, WORDS[11], str(account / WORDS[11])))
    try:
        raise LookupError(WORDS[12])
    except LookupError as error:
        error.add_note(WORDS[13])
        log.exception("it failed")
    yield folder
    end_log()


def reported(folder: Path, match_id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """The report of a match, with the log of that folder."""
    monkeypatch.setattr("game.cli.report.log_folder", lambda: folder.parent / "logs")
    capsys.readouterr()
    assert main(["report", match_id, "--to", str(folder / "out"), "--data", str(folder)]) == 0
    told = capsys.readouterr()
    assert (told.out.count("\n"), told.err) == (1, "")
    (path,) = (folder / "out").glob("*.zip")
    return path


def test_saves_that_can_only_be_read_are_reported_without_complaint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store(tmp_path) as store:
        match = store.new_match(load_content(), PAIR, 7, (Player("Anna", "anchor"), Player("Tom", "key")))
    monkeypatch.setattr(Store, "refusal", "read_only")
    path = reported(tmp_path, match.id, monkeypatch, capsys)
    assert "match.json" in ZipFile(path).namelist()
    monkeypatch.setattr(Store, "saved_games", lambda _: [])
    assert main(["report", "--to", str(tmp_path / "out"), "--data", str(tmp_path)]) == 0
    assert "The saved games cannot be read (read_only)." in capsys.readouterr().err


@pytest.mark.parametrize("run", ["this", "the one before"])
def test_nothing_that_can_be_typed_is_in_a_report(
    run: str, typed_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store(typed_folder) as store:
        players = (Player(WORDS[14], "anchor"), Player(WORDS[15], "key"))
        match = play_on(store.new_match(load_content(), PAIR, 7, players), Random(7), 40)
    if run != "this":
        end_log()
        log = typed_folder.parent / "logs" / FILE
        log.write_text(f"{WORDS[16]}\n{log.read_text(encoding='utf-8')}", encoding="utf-8")
    path = reported(typed_folder, match.id, monkeypatch, capsys)
    parts = assert_names_nobody(path)
    settings = msgspec.json.decode(parts["settings.json"])
    assert settings["music"] == 0.25
    assert set(settings) == set(asdict(Settings())) - {"people", "cards", "language", "hints"}
    for line in ("match …, 2 seats, move 7", "written to …", "FileNotFoundError ENOENT", "it failed", "\nLookupError"):
        assert line in parts["log.txt"]
    file = typed_folder / "match.json"
    file.write_text(parts["match.json"], encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "seat 1, seat 2; 40 moves" in told
    assert "All 40 moves are legal" in told
    with Store(typed_folder / "taken in") as store:
        taken = store.import_json(parts["match.json"])
        assert store.open_match(taken, load_content()).number == match.number
    databases = [file for file in (typed_folder / "taken in").iterdir() if file.is_file()]
    assert databases
    for database in databases:
        rows = database.read_bytes().decode(errors="replace").casefold()
        assert not [form for word in WORDS for form in forms_of(word) if form in rows]


def test_a_match_that_somebody_wrote_by_hand_names_nobody_either(
    typed_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store(typed_folder) as store:
        match_id = play_on(store.new_match(load_content(), PAIR, 7, players_for(PAIR)), Random(7), 12).id
        raw = json.loads(store.export_json(match_id))
    raw["header"]["content_digest"] = WORDS[14]
    raw["header"]["players"][0] |= {"name": WORDS[15], "style": WORDS[16], "kind": "computer", "level": "xantippe"}
    raw["header"]["base_state"] = json.dumps({WORDS[17]: 1})
    raw["position"] |= {"phase": WORDS[16], "state": json.dumps([WORDS[17]]), "state_digest": WORDS[18]}
    raw["moves"][3] = f'["{WORDS[17]}"]'
    raw["moves"][4] = WORDS[18]
    raw["frozen_moves"] = [WORDS[19]]
    raw["saved_at"] = WORDS[18]
    raw["notes"] = {"3": {"made_at": WORDS[17], "reason": json.dumps({"code": "worth_most", "aim": WORDS[19]})}}
    raw["drafts"] = {"0": {"plain": [WORDS[16]]}}
    raw["proofs"] = [WORDS[15]]
    save = nameless(from_json(json.dumps(raw)))
    settings = Choices(typed_folder).now
    path = write_report(typed_folder / "out", typed_folder.parent / "logs", settings, to_json(save))
    match = msgspec.json.decode(assert_names_nobody(path, (*WORDS, "xantippe"))["match.json"])
    kept = [line for at, line in enumerate(raw["moves"]) if at not in (3, 4)]
    assert [line for at, line in enumerate(match["moves"]) if at not in (3, 4)] == kept


def test_the_words_of_an_owners_cards_are_left_out(tmp_path: Path) -> None:
    """The names of cards in a match are the owner's, and nobody without those cards could play it again anyway."""
    cards = Path(shutil.copytree(CONFIG, tmp_path / "cards"))
    deck = cards / "decks" / "patronage.yaml"
    deck.write_text(deck.read_text(encoding="utf-8").replace("id: ", "id: xantippe_"), encoding="utf-8")
    content = load_content(cards)
    with Store(tmp_path) as store:
        match = play_on(store.new_match(content, PAIR, 7, players_for(PAIR)), Random(7), 400)
        assert "xantippe" in store.export_json(match.id)
        text = match_text(store, match.id, content)
    assert "xantippe" not in text
    assert len(from_json(text).moves) == len(match.log)


@pytest.mark.slow
def test_all_that_a_played_game_holds_is_known(tmp_path: Path) -> None:
    """A report leaves nothing out of a game with the game's own cards: all words in it are those of the rules."""
    for options in ALL_OPTIONS:
        with Store(tmp_path / f"{options.seats}{options.automa}{options.characters}") as store:
            match = play_on(store.new_match(load_content(), options, 5, players_for(options)), Random(5), 400)
            save = from_json(store.export_json(match.id))
        kept = nameless(save)
        assert (kept.moves, kept.position, kept.drafts) == (save.moves, save.position, save.drafts)
