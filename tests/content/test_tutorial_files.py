"""The chapters of the tutorial are read strictly: what is wrong is told with its file and line."""

from pathlib import Path
from shutil import copytree

import pytest

from game.cli.check import chapters_line
from game.client.scenes.tutorial.lesson import chapters, read_chapters
from game.client.text.tutorial_text import BUBBLES, FILLED
from game.content import Content, ContentError
from game.places import CONFIG
from game.rules import pending_seats, violations
from game.rules.prepared import prepared_table
from tests.rules import build

FIRST = "tutorial/1-first-sheet.yaml"

WRONG = {
    "seconds: 150": ("seconds: 5", "expected a whole number from 30 to 600"),
    "stage: fulfilment": ("stage: printing", "expected planning"),
    "printing-17, refinement": ("printing-99, refinement", "there is no card printing-99"),
    "{A: 1, I: 1, O: 1}": ("{A: 1, X: 1}", "unknown key"),
    "typesetting: 2, binding: 2": ("typesetting: 9, binding: 2", "expected a whole number from 0 to 6"),
    'say: "1.2"': ('say: "9.9"', "expected 1.1"),
    "say: gold for red": ("say: gold", "expected elementa first"),
    "{buy_type: {letter: A}}": ("{buy_tipe: {letter: A}}", "there is no such move"),
    "{buy_type: {letter: U}}": ("{buy_type: {lettre: U}}", "the move has no such field"),
    "until: [{laid: {printing-17: colour}}, {made: {fulfil: {}}}]": ("until: [{}]", "expected"),
}


@pytest.fixture
def content() -> Content:
    return build.content()


def faults(folder: Path, content: Content) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_chapters(folder, content)
    return [fault.text for fault in caught.value.faults()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copytree(CONFIG / "tutorial", tmp_path / "config" / "tutorial")
    return tmp_path / "config"


@pytest.mark.parametrize("right", WRONG)
def test_what_is_wrong_is_told_with_its_place(folder: Path, content: Content, right: str) -> None:
    wrong, told = WRONG[right]
    text = (folder / FIRST).read_text(encoding="utf-8")
    assert right in text
    line = text[: text.index(right)].count("\n") + 1
    (folder / FIRST).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    (fault,) = faults(folder, content)
    assert fault.startswith(f"config/{FIRST}, line {line}, ")
    assert told in fault


def test_a_move_of_the_other_seat_must_be_one(folder: Path, content: Content) -> None:
    path = folder / "tutorial" / "6-in-secret.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("[pass, 1]", "[passes, 1]"), encoding="utf-8")
    (fault,) = faults(folder, content)
    assert "expected a move such as" in fault


def test_a_table_to_which_no_game_comes_is_refused(folder: Path, content: Content) -> None:
    path = folder / FIRST
    path.write_text(path.read_text(encoding="utf-8").replace("[2, 2, 1, 1, 1]", "[2, 2, 1, 1, 2]"), encoding="utf-8")
    assert any("no such table" in fault for fault in faults(folder, content))


def test_a_chapter_that_is_missing_is_told(folder: Path, content: Content) -> None:
    (folder / FIRST).unlink()
    assert "expected 7 chapters, found 6" in faults(folder, content)[0]


def test_every_table_obeys_the_laws_and_waits_for_the_learner(content: Content) -> None:
    for chapter in chapters():
        for wanted in chapter.tables:
            table = prepared_table(content, wanted)
            assert violations(table) == []
            assert 0 in pending_seats(table)


def test_every_sentence_is_said_once() -> None:
    said = [bubble.say for chapter in chapters() for bubble in chapter.bubbles]
    assert sorted(said) == sorted((*BUBBLES, *FILLED))


def test_check_reads_the_chapters_too() -> None:
    assert chapters_line(CONFIG) == "7 chapters of the tutorial with 68 bubbles"
