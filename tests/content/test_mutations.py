"""Whatever is written into config/, loading it succeeds or says what is wrong: it never breaks in another way."""

import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.content import ContentError, load_content
from game.content.load import FILES
from game.content.strict_yaml import compose
from game.places import CONFIG

TEXTS = {file: (CONFIG / file).read_text(encoding="utf-8") for file in FILES}
SCRAPS = [
    *("no", "010", "1:30", "~", "true", "''", "kind", "id", "9" * 30, "- ", ": ", "\n", "\n  - ", "  ", "\t", "\0"),
    *("#", "&a ", "*a", "!!int ", "<<: ", "{", "}", "[", "]", "'", '"', '"\\ud800"', "|\n", "> ", "? ", "%", "---\n"),
    "\ufeff",
]


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, str]:
    """A file of config/ and its text after a few cuts, repeats and insertions."""
    file = draw(st.sampled_from(sorted(FILES)))
    text = TEXTS[file]
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 40)))
        scrap = draw(st.one_of(st.sampled_from(SCRAPS), st.text(max_size=6), st.just(text[start:end] * 2)))
        text = text[:start] + scrap + text[end:]
    return file, text


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copytree(CONFIG, tmp_path_factory.mktemp("mutations") / "config"))


@pytest.mark.slow
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(mutation=mutated())
def test_mutated_files_load_or_say_what_is_wrong(folder: Path, mutation: tuple[str, str]) -> None:
    file, text = mutation
    (folder / file).write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        load_content(folder)
    except ContentError as error:
        assert_sayable(error)
    finally:
        (folder / file).write_text(TEXTS[file], encoding="utf-8")


@given(text=st.text(alphabet=st.sampled_from("ab01:-,#&*!?|>'\"[]{}%~ \n\t\u0085\u2028é"), max_size=40))
def test_any_text_is_composed_or_refused(text: str) -> None:
    try:
        compose(text, "config/any.yaml")
    except ContentError as error:
        assert_sayable(error)


def assert_sayable(error: ContentError) -> None:
    """Every fault is one printable line that names its file."""
    for fault in error.faults():
        assert fault.text.splitlines() == [fault.text]
        assert fault.file.endswith(".yaml")
        assert fault.line >= 0
        fault.text.encode("utf-8")
