"""B, Saves: every save that was ever written opens, and the text of the journal stays what it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import Content, is_name_of, load_content
from game.match import Store
from game.match.format import RULES_VERSION, Save, from_json, to_json
from game.rules.moves import from_text, to_text
from tests.saves.make import FIRST, FIRST_MOVES, FOLDER, PLAYERS, WHOLE_GAME, first_lines

SAVES = sorted(FOLDER.glob("*rules-?.json"))
MIDST = sorted(FOLDER.glob("*rules-?-*.json"))
WHAT_TO_DO = "see the docstring of tests/saves/make.py"


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


@pytest.fixture(params=SAVES, ids=lambda path: path.stem)
def save(request: pytest.FixtureRequest) -> Save:
    path: Path = request.param
    return from_json(path.read_text(encoding="utf-8"))


def test_an_old_save_opens_at_its_end(store: Store, content: Content, save: Save) -> None:
    match = store.open_match(store.import_json(to_json(save)), content)
    assert match.is_over
    assert [player.name for player in match.players] == [player.name for player in PLAYERS]
    assert any(player.kind == "computer" for player in match.players) is ("adept" in to_json(save))
    assert match.number == save.position.number


def test_a_save_of_these_rules_and_this_content_is_replayed(store: Store, content: Content, save: Save) -> None:
    match = store.open_match(store.import_json(to_json(save)), content)
    if save.header.rules_version != RULES_VERSION or not is_name_of(save.header.content_digest, content):
        assert not match.opening
        return
    assert match.opening, f"the rules changed without a new version: {WHAT_TO_DO}"
    assert [to_text(entry.move) for entry in match.log] == list(save.moves)


def test_every_line_of_an_old_save_reads_and_writes_the_same(save: Save) -> None:
    assert [to_text(from_text(line)) for line in save.moves] == list(save.moves)


def test_there_is_a_save_of_the_current_rules() -> None:
    assert WHOLE_GAME in SAVES, f"a new version without a save: {WHAT_TO_DO}"


@pytest.mark.parametrize("path", MIDST, ids=lambda path: path.stem)
def test_a_save_from_the_midst_opens_with_log_draft_and_undo(store: Store, content: Content, path: Path) -> None:
    save = from_json(path.read_text(encoding="utf-8"))
    match = store.open_match(store.import_json(to_json(save)), content)
    if save.header.rules_version == RULES_VERSION and is_name_of(save.header.content_digest, content):
        assert [to_text(entry.move) for entry in match.log] == list(save.moves)
    (seat,) = save.drafts
    assert (match.draft(seat) or match.orders_draft(seat)) == save.drafts[seat]


def test_the_first_moves_are_written_as_ever(store: Store, content: Content) -> None:
    golden = FIRST_MOVES.read_text(encoding="utf-8")
    assert golden.count("\n") == FIRST
    assert first_lines(store, content) == golden, WHAT_TO_DO
