"""Whatever is in the place of a file or stands in it is told in a sentence, and soon, and hides no other file."""

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.cli.command_line import main
from game.client.base import bindings, seating, settings
from game.client.base.i18n import DOMAIN, LOCALES, languages, say, set_language
from game.client.base.kept_files import COMPANION_GAME, TUTORIAL, Trouble, write_whole
from game.client.base.settings import Choices
from game.client.session import commission, hall_of_fame
from game.client.session.commission import Attempts
from game.client.session.match_files import ENDING, MatchFiles
from game.client.session.profile_store import match_waits
from game.client.session.tutorial_progress import Progress
from game.companion.companion_controller import CompanionStore
from game.content import ContentError, load_content
from game.content.strict_yaml import LINES_TOLD, compose
from game.foreign_file import SQLITE_TAILS, ForeignFileError, read_octets
from game.match.database import FILE as SAVES
from game.match.salvage import salvage
from game.match.store import Store
from game.places import CONFIG
from tests.foreign_things import LONGEST_SENTENCES, POSIX, THINGS, picked_match, provable_match, room_at, soon

pytestmark = POSIX

# what is in the place of a file


def _companion(base: Path) -> str:
    store = CompanionStore(base)
    assert store.load_game() is None
    return str(store.trouble or "")


KEPT: dict[str, tuple[str, Callable[[Path], str]]] = {
    "settings": (settings.FILE, lambda base: Choices(base).refusals.take()),
    "seats": (seating.FILE, lambda base: _troubles(lambda tell: seating.recall(base, tell))),
    "hall of fame": (hall_of_fame.FILE, lambda base: _troubles(lambda tell: hall_of_fame.Hall(base, tell).entries)),
    "attempts": (commission.FILE, lambda base: _troubles(lambda tell: Attempts(base, tell))),
    "tutorial": (TUTORIAL, lambda base: _troubles(lambda tell: Progress(base, tell))),
    "companion": (COMPANION_GAME, _companion),
    "keys": (bindings.FILE, lambda base: _sentences(lambda tell: bindings.Bindings(base, tell))),
}
NOT_THERE = frozenset({"a link to nothing"})  # like a file that is not there yet


def _troubles(read: Callable[[Callable[[Trouble], None]], object]) -> str:
    told: list[Trouble] = []
    read(told.append)
    return " ".join(f"{trouble.code} {trouble.error} {trouble.set_aside}" for trouble in told)


def _sentences(read: Callable[[Callable[[str], None]], object]) -> str:
    told: list[str] = []
    read(told.append)
    return " ".join(told)


@pytest.mark.parametrize("which", KEPT)
@pytest.mark.parametrize("thing", THINGS)
def test_what_lies_in_place_of_a_kept_file_is_told(thing: str, which: str, tmp_path: Path) -> None:
    name, read = KEPT[which]
    THINGS[thing](tmp_path / name)
    with soon():
        told = read(tmp_path)
    assert bool(told) == (thing not in NOT_THERE)
    assert len(told) < LONGEST_SENTENCES


@pytest.mark.parametrize("name", [SAVES, *(SAVES + tail for tail in SQLITE_TAILS)])
@pytest.mark.parametrize("thing", THINGS)
def test_what_lies_in_place_of_the_saved_matches_is_found_before_they_are_opened(
    thing: str, name: str, tmp_path: Path
) -> None:
    Store(tmp_path).close()
    (tmp_path / name).unlink(missing_ok=True)
    THINGS[thing](tmp_path / name)
    with soon():
        match_waits(tmp_path / SAVES)
        with Store(tmp_path) as store:
            problem = store.problem
    if thing == "a huge file":
        assert (problem, store.set_aside) == (
            ("damaged", tmp_path / "games.damaged-1.sqlite") if name == SAVES else (None, None)
        )
    elif thing not in NOT_THERE:
        assert problem == "no_file"


def test_matches_of_a_huge_damaged_file_are_not_searched_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.match.salvage.LARGEST", 1_000)
    with Store(tmp_path) as store, Store.in_memory() as memory:
        assert memory._database.connection is not None
        salvage(store._database.path, memory._database.connection)
        assert memory.saved_games() == []


@pytest.mark.parametrize("thing", THINGS)
def test_what_lies_in_place_of_a_file_of_cards_is_told(thing: str, tmp_path: Path) -> None:
    cards = Path(shutil.copytree(CONFIG, tmp_path / "cards"))
    (cards / "rules.yaml").unlink()
    THINGS[thing](cards / "rules.yaml")
    with soon(), pytest.raises(ContentError, match=r"cards/rules\.yaml: ") as caught:
        load_content(cards)
    assert len(str(caught.value)) < LONGEST_SENTENCES


@pytest.mark.parametrize("thing", [*THINGS, "no catalogue"])
def test_a_catalogue_that_cannot_be_read_hides_no_other(thing: str, tmp_path: Path) -> None:
    for code in ("fr", "it"):
        (tmp_path / code / "LC_MESSAGES").mkdir(parents=True)
    name = f"LC_MESSAGES/{DOMAIN}.mo"
    shutil.copy(LOCALES / "it" / name, tmp_path / "it" / name)
    THINGS.get(thing, lambda path: path.write_bytes(b"\xde\x12\x04\x95" + b"\xff" * 40))(tmp_path / "fr" / name)
    try:
        with soon():
            assert list(languages(tmp_path)) == ["en", "it"]
            assert not set_language("fr", tmp_path)
        assert say("Back") == "Back"
        assert set_language("it", tmp_path)
        assert say("Back") != "Back"
    finally:
        set_language("en")


@pytest.mark.parametrize("code", ["..", "../it", "/", "it/../it", "i" * 300, "i\0t"])
def test_a_language_is_no_path(code: str, tmp_path: Path) -> None:
    shutil.copytree(LOCALES / "it", tmp_path / "it")
    (tmp_path / "below").mkdir()
    assert not set_language(code, tmp_path / "below")


@pytest.mark.parametrize("thing", THINGS)
def test_a_match_that_cannot_be_read_hides_no_other(thing: str, tmp_path: Path) -> None:
    (tmp_path / f"good{ENDING}").write_text("{}")
    THINGS[thing](tmp_path / f"bad{ENDING}")
    with closing(room_at(tmp_path / "room")) as room, soon():
        assert tmp_path / f"good{ENDING}" in MatchFiles(room, tmp_path).waiting()


def test_settings_behind_a_link_stay_behind_it(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    Choices(tmp_path / "elsewhere").change(music=0.25)
    (tmp_path / "saves").mkdir()
    link = tmp_path / "saves" / settings.FILE
    link.symlink_to(f"../elsewhere/{settings.FILE}")
    Choices(tmp_path / "saves").change(effects=0.125)
    assert link.is_symlink()
    kept = Choices(tmp_path / "elsewhere").now
    assert (kept.music, kept.effects) == (0.25, 0.125)
    assert [file.name for folder in ("saves", "elsewhere") for file in (tmp_path / folder).iterdir()] == [
        settings.FILE,
        settings.FILE,
    ]


@pytest.mark.parametrize("thing", ["a pipe", "a socket", "a link to a device"])
def test_nothing_but_a_file_is_written_over(thing: str, tmp_path: Path) -> None:
    THINGS[thing](tmp_path / "table.csv")
    before = (tmp_path / "table.csv").stat()
    with soon(), pytest.raises(ForeignFileError, match="no ordinary file"):
        write_whole(tmp_path / "table.csv", "words")
    assert (tmp_path / "table.csv").stat()[:2] == before[:2]


def test_a_file_that_grows_while_it_is_read_is_cut_off(tmp_path: Path) -> None:
    endless = Path("/proc/self/environ")  # says that it is empty, and is not
    if not endless.exists():
        pytest.skip("no files without a size here")
    with pytest.raises(ForeignFileError) as caught:
        read_octets(endless, 3)
    assert caught.value.code == "too_large"


# what stands in a file

DIGITS = "9" * 200_000
KEYS = 300_000
TOO_MUCH: dict[str, Callable[[], str]] = {
    "digits": lambda: f"rules: {DIGITS}",
    "digits with a sign": lambda: f"rules: -0{DIGITS}",
    "a key of digits": lambda: f"{DIGITS}: 1",
    "a long key": lambda: f'? "{"k" * 200_000}"\n: 1',
    "a long key above others": lambda: f'? "{"k" * 100_000}"\n: {{{", ".join(f"a{n}: 1" for n in range(9_000))}}}',
    "keys": lambda: "\n".join(f"k{number}: 1" for number in range(KEYS)),
    "as many keys as fit": lambda: "\n".join(f"k{number}: 1" for number in range(25_000)),
    "as many wrong words as fit": lambda: "rules: [" + "no," * 80_000 + "]",
    "as many lists as fit": lambda: "rules: [" + "[]," * 80_000 + "]",
}


@pytest.mark.slow
@pytest.mark.parametrize("what", TOO_MUCH)
def test_too_much_in_a_file_of_cards_is_told_in_few_lines(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = Path(shutil.copytree(CONFIG, tmp_path / "cards"))
    (cards / "rules.yaml").write_text(TOO_MUCH[what](), encoding="utf-8")
    with soon():
        assert main(["check", str(cards)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert 1 <= len(lines) <= LINES_TOLD + 1
    assert max(map(len, lines)) < LONGEST_SENTENCES
    assert lines[0].startswith("cards/rules.yaml")


def test_text_that_is_too_long_is_refused_whoever_read_it() -> None:
    with soon(), pytest.raises(ContentError, match="at most 250,000 bytes"):
        compose(TOO_MUCH["keys"](), "rules.yaml")


JSON: dict[str, Callable[[], str]] = {
    "digits": lambda: f'{{"format": {DIGITS}}}',
    "digits after a point": lambda: f'{{"format": 0.{DIGITS}}}',
    "an exponent": lambda: f'{{"format": 1e{DIGITS}}}',
    "keys": lambda: "{" + ", ".join(f'"k{number}": 1' for number in range(KEYS)) + "}",
    "as many keys as fit": lambda: "{" + ",".join(f'"k{number}":1' for number in range(150_000)) + "}",
}


@pytest.mark.slow
@pytest.mark.parametrize("which", KEPT)
@pytest.mark.parametrize("what", JSON)
def test_too_much_in_a_kept_file_is_told_or_left_out(what: str, which: str, tmp_path: Path) -> None:
    name, read = KEPT[which]
    (tmp_path / name).write_text(JSON[what]())
    with soon():
        told = read(tmp_path)
    assert len(told) < LONGEST_SENTENCES
    assert told or (tmp_path / name).exists()


@pytest.mark.parametrize("what", JSON)
def test_too_much_in_a_match_is_told(what: str, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(JSON[what]())
    with soon():
        assert "not a saved game of Gutenberg" in picked_match(str(tmp_path / "match.json"), tmp_path)


def test_a_match_with_unknown_keys_is_taken_in_soon(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(
        JSON["keys"]()[:-1] + "," + provable_match(tmp_path / "given").read_text().lstrip()[1:]
    )
    with closing(room_at(tmp_path / "room")) as room, soon():
        MatchFiles(room, tmp_path).take_in(tmp_path / "match.json")
        assert len(room.profile.store.saved_games()) == 1
