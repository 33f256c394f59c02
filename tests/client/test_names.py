"""Names of targets: records that are their own text, and that nobody puts together or takes apart by hand."""

import ast
import re
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import FrozenInstanceError
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from game.client.ui.target_names import Look, Name, OrderSlot, OwnType, PlanSlot, PrintingPiece, TypePiece, order_card

ROOT = Path(__file__).parents[2]
OWN = {
    ROOT / "game" / path
    for path in ("client/ui/target_names.py", "client/ui/menu_names.py", "companion/companion_names.py")
}
NOTES = ROOT / "devtools/synth"  # where melodies are written down, which have colons of their own
TAKES_APART = {"partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix"}


def records(of: type[Name] = Name) -> Iterator[type[Name]]:
    for record in of.__subclasses__():
        yield record
        yield from records(record)


@cache
def whole_records() -> tuple[type[Name], ...]:
    """All records but those that only say what others share."""
    modules = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in OWN]
    for module in modules:
        import_module(module)
    known = [record for record in records() if record.__module__ in modules]
    return tuple(record for record in known if not record.__subclasses__())


def word(record: type[Name]) -> str:
    """The word of a record, read from a name of it."""
    return str(record(*("x" for _ in record.__match_args__))).partition(":")[0]


def sources() -> list[Path]:
    paths = [
        *(ROOT / "game/client").rglob("*.py"),
        *(ROOT / "game/cli").rglob("*.py"),
        *(ROOT / "game/companion").rglob("*.py"),
    ]
    return [path for path in paths if path not in OWN and NOTES not in path.parents]


# what a name is


def test_a_name_is_its_text_and_its_fields() -> None:
    name = PlanSlot("inks", 2)
    assert (name, {name}, f"{name}", repr(name)) == (
        "plan slot:inks:2",
        {"plan slot:inks:2"},
        str(name),
        repr(str(name)),
    )
    assert (name.action, name.n) == ("inks", 2)
    assert Look(("order", "printing-01", "refinement-02")) == "look:order:printing-01:refinement-02"
    assert (order_card("printing", "printing-01"), PrintingPiece("printing-01").kind) == (
        "printing:printing-01",
        "printing",
    )


def test_names_are_told_apart_by_their_kind() -> None:
    kinds = []
    for name in (OwnType("A", 0), TypePiece("A"), "type:A"):
        match name:
            case OwnType(letter, n):
                kinds.append(f"own {letter}{n}")
            case TypePiece(letter):
                kinds.append(letter)
            case _:
                kinds.append("text")
    assert kinds == ["own A0", "A", "text"]


def test_a_copy_of_a_name_is_the_same_name() -> None:
    for name in (copy(OwnType("A", 1)), deepcopy(OwnType("A", 1))):
        assert (type(name), name.letter, name.n, name) == (OwnType, "A", 1, "own type:A:1")


def test_a_name_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        OrderSlot(1).at = 2  # type: ignore[misc]


def test_every_record_has_a_word_of_its_own() -> None:
    words = [word(record) for record in whole_records()]
    assert len(words) > 90
    assert sorted(words) == sorted(set(words))
    assert all(words)


# nobody does by hand what a record does


def texts(node: ast.AST) -> list[str]:
    """The texts that stand in a piece of code."""
    found = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return [text for text in found if isinstance(text, str)]


def is_made(node: ast.AST, words: tuple[str, ...]) -> bool:
    """Whether a text begins with the word of a record, or is a word, a colon and something filled in."""
    match node:
        case ast.JoinedStr(values=[ast.Constant(value=str() as first), ast.FormattedValue(), *_]):
            return re.fullmatch("[a-z_ ]+:", first) is not None
        case ast.Constant(value=str() as text) if text.startswith(words):
            return not text.partition(":")[2].startswith((" ", "\n"))
    return False


def is_taken_apart(node: ast.AST) -> bool:
    """Whether a text is cut at a colon, or asked whether it begins with a word and a colon."""
    match node:
        case ast.Call(func=ast.Attribute(attr=method), args=arguments) if method in TAKES_APART:
            return any(":" in text for argument in arguments for text in texts(argument))
    return False


def done_by_hand(code: str) -> set[int]:
    """The lines that put a name together or take one apart."""
    words = tuple(f"{word(record)}:" for record in whole_records())
    nodes = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.expr)]
    return {node.lineno for node in nodes if is_made(node, words) or is_taken_apart(node)}


@pytest.mark.slow
def test_no_name_is_put_together_or_taken_apart_outside_its_module() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources()
        for line in sorted(done_by_hand(path.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code", ['f"slot:{at}"', '"slot:2"', 'f"new word:{at}:{n}"', 'name.partition(":")', 'name.removeprefix("x:")']
)
def test_what_is_done_by_hand_is_found(code: str) -> None:
    assert done_by_hand(code) == {1}
