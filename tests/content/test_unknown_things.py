"""`check` finds a key that nothing reads, in every mapping of every file of config/, and a file that nothing reads."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from game.cli.check import summary_of
from game.content import ContentError
from game.places import CONFIG

FILES = sorted(str(path.relative_to(CONFIG).as_posix()) for path in CONFIG.rglob("*.yaml"))
TYPO = "typo"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """An owner's copy of everything in config/."""
    return Path(shutil.copytree(CONFIG, tmp_path / "mine"))


def faults(folder: Path) -> list[ContentError]:
    with pytest.raises(ContentError) as caught:
        summary_of(folder)
    return caught.value.faults()


def places_of_keys(node: yaml.Node | None, shape: str = "") -> Iterator[tuple[str, int]]:
    """Each mapping, by the keys that lead to it, and the index of its first key."""
    if isinstance(node, yaml.MappingNode):
        if node.value:
            yield shape, node.value[0][0].start_mark.index
        for key, inner in node.value:
            yield from places_of_keys(inner, f"{shape}.{key.value}")
    elif isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            yield from places_of_keys(inner, f"{shape}[]")


def with_typo(text: str, index: int) -> str:
    """A text with one more key before the one at an index: on the line in `{a: 1}`, else on a line of its own."""
    in_braces = text[:index].rstrip().endswith(("{", ","))
    start = text.rfind("\n", 0, index) + 1
    return f"{text[:index]}{TYPO}: 1{', ' if in_braces else chr(10) + ' ' * (index - start)}{text[index:]}"


@pytest.mark.parametrize("file", FILES)
def test_an_unknown_key_is_found_in_every_mapping(file: str, tmp_path: Path) -> None:
    """In a folder without the other files, which would only take time."""
    mine, text = tmp_path / "mine", (CONFIG / file).read_text(encoding="utf-8")
    (mine / file).parent.mkdir(parents=True)
    for shape, index in dict(places_of_keys(yaml.compose(text, Loader=yaml.CSafeLoader))).items():
        (mine / file).write_text(with_typo(text, index), encoding="utf-8")
        told = faults(mine)
        assert [fault.file for fault in told if fault.key.endswith(TYPO)] == [f"mine/{file}"], shape


@pytest.mark.parametrize(
    "name", ["rulez.yaml", "companion.yml", "decks/more.yaml", "tutorial/8.yml", "new", "a\x1b[2J\n"]
)
def test_a_file_that_nothing_reads_is_found(name: str, mine: Path) -> None:
    (mine / name).write_text("", encoding="utf-8")
    assert [(fault.file, fault.message.partition(";")[0]) for fault in faults(mine)] == [
        (f"mine/{name}", "nothing reads this file")
    ]


def test_words_for_people_and_hidden_files_may_be_there(mine: Path) -> None:
    for name in ("README.md", "notes.txt", ".directory", "decks/.gears.yaml.swp"):
        (mine / name).write_text("typo: [", encoding="utf-8")
    assert summary_of(mine)


@pytest.mark.parametrize("name", ["controls.yaml", "companion.yaml", "examples.yaml", "tutorial"])
def test_an_owner_may_leave_out_what_is_the_games_own(name: str, mine: Path) -> None:
    (shutil.rmtree if name == "tutorial" else Path.unlink)(mine / name)
    assert len(summary_of(mine)) == len(summary_of(CONFIG))
