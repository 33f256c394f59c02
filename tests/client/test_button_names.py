"""Names of buttons that sentences speak of stand in quotation marks, in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.client.words_in_code import called, said, tree_of

words = pytest.importorskip("devtools.words", reason="needs Babel")

GAME = Path(__file__).resolve().parents[2] / "game"
SOURCES = sorted(GAME.rglob("*.py"))
BUTTONS = {"page_button", "Answer", "Target", "TitleItem"}
MARKS = {"it": "“{}”", "fr": "«\N{NO-BREAK SPACE}{}\N{NO-BREAK SPACE}»", "ja": "「{}」"}
DOES = re.compile(r" (goes|reverts|passes|suggests|helps|opens|shows|does|is)\b")  # behind the name of a button
ALSO_THINGS = {"The board", "Decoration"}


@cache
def labels() -> frozenset[str]:
    """What stands on buttons: said in the call that puts one, or beside its name in a table."""
    found = {label for source in SOURCES for label in _labels(tree_of(source))}
    return frozenset(label for label in found if label[:1].isupper() and not set("{}.?…") & set(label))


def _labels(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in BUTTONS:
            yield from (words for part in node.args for words in _said_in(part))
        if isinstance(node, ast.Tuple) and len(node.elts) > 1 and isinstance(node.elts[0], ast.Constant):
            yield from _said_in(node.elts[1])


def _said_in(part: ast.expr) -> Iterator[str]:
    """What an expression says, if it is a call of `say` or `pgettext`, or a choice between such."""
    if isinstance(part, ast.IfExp):
        yield from (*_said_in(part.body), *_said_in(part.orelse))
    elif isinstance(part, ast.Call) and called(part) in ("say", "pgettext"):
        last = part.args[-1]
        if isinstance(last, ast.Constant) and isinstance(last.value, str):
            yield last.value


@cache
def sentences() -> frozenset[str]:
    """All that is said in whole sentences."""
    sources = [source for source in SOURCES if source.name != "people_text.py"]  # lives, books and patrons
    texts = (text for source in sources for call in said(source) for text in call.sentences)
    return frozenset(text for text in texts if re.search(r"[.!?…]$", text) and " " in text)


def unquoted(sentence: str) -> list[str]:
    """The names of buttons in a sentence that are not quoted; at its start a verb has to follow them."""
    return [label for label in labels() - ALSO_THINGS if label in sentence and _stands_bare(label, sentence)]


def _stands_bare(label: str, sentence: str) -> bool:
    for found in re.finditer(rf"(?<![\w“’-]){re.escape(label)}(?![\w”’-])", sentence):
        before, behind = sentence[: found.start()], sentence[found.end() :]
        begins = not before or re.search(r"[.!?:…]\s$", before)
        if DOES.match(behind) if begins else True:
            return True
    return False


def test_names_of_buttons_are_known() -> None:
    assert {"Undo", "End turn", "Hint", "Rules", "Log", "Resume", "Saved games", "Close", "Print!"} <= labels()


def test_a_bare_name_would_be_found() -> None:
    assert unquoted("Not sure? Hint suggests a move.") == ["Hint"]
    assert unquoted("Press a key or Close.") == ["Close"]
    assert unquoted("Press “Close”. Undo it, or go on.") == []


@pytest.mark.slow
def test_names_of_buttons_are_quoted() -> None:
    assert {sentence: found for sentence in sentences() if (found := unquoted(sentence))} == {}


@pytest.mark.slow
@pytest.mark.parametrize("code", words.codes())
def test_names_of_buttons_are_quoted_in_each_language(code: str) -> None:
    catalogue = words.read(code)
    called_so = {label: {one.string for one in catalogue if one.id == label} for label in labels()}
    bare = [
        (label, text)
        for message in catalogue
        for label in re.findall(r"“([^”{}]+)”", _first(message.id))
        for text in ([message.string] if isinstance(message.string, str) else message.string)
        if label in labels() and not any(_plain_spaces(MARKS[code].format(name)) in _plain_spaces(text)
                                         for name in called_so[label])
    ]  # fmt: skip
    assert bare == []


def _first(forms: str | tuple[str, ...]) -> str:
    """A message, or its form for one."""
    return forms if isinstance(forms, str) else forms[0]


def _plain_spaces(text: str) -> str:
    """A text whose narrow spaces that do not break are like the wide ones: either may stand in guillemets."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
