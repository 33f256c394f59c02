"""What the strict reader takes of YAML, and how it refuses the rest."""

from pathlib import Path

import pytest
import yaml

from game.content import strict_yaml
from game.content.strict_yaml import ContentError, compose, read_yaml

FILE = "config/example.yaml"


@pytest.fixture(params=["c", "pure"], autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test runs on both of PyYAML's parsers: an owner's machine may lack the fast one."""
    if request.param == "pure":
        monkeypatch.setattr(strict_yaml, "_LOADER", yaml.SafeLoader)
    elif not hasattr(yaml, "CSafeLoader"):
        pytest.skip("this PyYAML has no C parser")


def refusal(text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        compose(text, FILE)
    return caught.value


def test_entries_know_their_value_line_and_key() -> None:
    root = compose("gears:\n  - id: gear-01\n    line: grey\n    uses: [1, true]\n", FILE)
    line = root.at("gears", 0, "line")
    assert (line.value, line.file, line.line, line.key) == ("grey", FILE, 3, "gears[1].line")
    uses = root.at("gears", 0, "uses").value
    assert isinstance(uses, list)
    assert [entry.value for entry in uses] == [1, True]


def test_quoted_scalars_are_text_whatever_they_look_like() -> None:
    root = compose("a: 'no'\nb: \"010\"\nc: |\n  12\n", FILE)
    assert [root.at(key).value for key in "abc"] == ["no", "010", "12\n"]


@pytest.mark.parametrize(
    "scalar", ["no", "on", "yes", "010", "1:30", "0x1F", "1_000", "2024-05-01", ".inf", "~", "1.5"]
)
def test_odd_scalars_are_refused_with_their_place(scalar: str) -> None:
    error = refusal(f"rules:\n  rounds: 6\n  axles: {scalar}\n")
    assert (error.file, error.line, error.key) == (FILE, 3, "rules.axles")
    assert str(error).startswith("config/example.yaml, line 3, rules.axles: expected a whole number")
    assert error.message.endswith(f"found {scalar}")


def test_a_missing_value_is_refused() -> None:
    error = refusal("rules:\n  rounds:\n  axles: 3\n")
    assert (error.line, error.key) == (2, "rules.rounds")
    assert "found nothing" in error.message


def test_equal_keys_are_refused_with_both_lines() -> None:
    error = refusal("rules:\n  rounds: 6\n  axles: 3\n  rounds: 7\n")
    assert (error.line, error.key) == (4, "rules.rounds")
    assert "twice, first in line 2" in error.message


def test_equal_keys_are_found_in_flow_mappings_and_quotes_too() -> None:
    assert refusal("{a: 1, 'a': 2}").key == "a"


@pytest.mark.parametrize("key", ["no", "2", "<<", "true", "010", "~"])
def test_keys_are_words(key: str) -> None:
    error = refusal(f"rules:\n  {key}: 1\n")
    assert (error.line, error.key) == (2, "rules")
    assert error.message == f"expected a word as key, found {key}"


@pytest.mark.parametrize("key", ["[a, b]", "{a: 1}"])
def test_lists_and_mappings_are_no_keys(key: str) -> None:
    assert "expected a word as key" in refusal(f"? {key}\n: 1\n").message


@pytest.mark.parametrize(
    ("text", "line", "key", "word"),
    [
        ("a: &x 1\nb: 2\n", 1, "a", "anchors"),
        ("a: [&x 1, *x]\n", 1, "a[1]", "anchors"),
        ("a: &x\n  c: 1\nb:\n  <<: *x\n", 1, "a", "anchors"),
        ("a: 1\nb: !!str 2\n", 2, "b", "tags"),
        ("a: !gear {b: 1}\n", 1, "a", "tags"),
    ],
)
def test_anchors_aliases_merges_and_tags_are_refused(text: str, line: int, key: str, word: str) -> None:
    error = refusal(text)
    assert (error.line, error.key) == (line, key)
    assert word in error.message


def test_aliases_and_merge_keys_are_each_told() -> None:
    messages = [fault.message for fault in refusal("a: &x\n  c: 1\nb:\n  <<: *x\n").faults()]
    assert any("aliases" in message for message in messages)
    assert any("found <<" in message for message in messages)


@pytest.mark.parametrize(("text", "line"), [("a: 1\nb: [1, 2\nc: 3\n", 3), ("a: 1\n\tb: 2\n", 2), ("a: 'x\n", 2)])
def test_syntax_errors_name_the_line(text: str, line: int) -> None:
    error = refusal(text)
    assert error.line == line
    assert error.message.startswith("not YAML")


def test_a_second_document_is_refused() -> None:
    error = refusal("a: 1\n---\nb: 2\n")
    assert error.line == 2
    assert "one document" in error.message


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_an_empty_file_is_refused(text: str) -> None:
    assert str(refusal(text)) == f"{FILE}: the file is empty"


def test_control_characters_are_refused_with_their_line() -> None:
    error = refusal("a: 1\nb: x\x00y\n")
    assert error.line == 2
    assert "U+0000" in error.message


def test_bottomless_nesting_is_refused() -> None:
    assert "nesting" in refusal("[" * 500 + "]" * 500).message


def test_all_faults_of_a_file_come_together() -> None:
    error = refusal("a: no\nb: 010\nc: 1\nc: 2\n")
    assert [(fault.line, fault.key) for fault in error.faults()] == [(1, "a"), (2, "b"), (4, "c")]
    assert str(error).endswith("(and 2 more)")


def test_unprintable_keys_keep_the_message_on_one_line() -> None:
    error = refusal('"a\\nb": no\n')
    assert len(str(error).splitlines()) == 1


def test_files_are_utf8_whatever_the_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    path = tmp_path / "x.yaml"
    path.write_bytes("\ufeffcity: Kraków\n".encode())
    assert read_yaml(path, FILE).at("city").value == "Kraków"


def test_other_encodings_are_refused_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes("a: 1\ncity: Kraków\n".encode("iso8859-2"))
    with pytest.raises(ContentError, match=r"^config/example.yaml, line 2: expected UTF-8"):
        read_yaml(path, FILE)


def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        read_yaml(tmp_path, FILE)
