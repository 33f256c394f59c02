"""Reads the client's sources for the words that people see: what goes through `say`, and what would slip past it."""

import ast
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SAYING = {"say", "pgettext", "ngettext"}
SHOWING = {
    "label", "heading", "ribbon", "page_button", "toggle", "text_field", "piece", "place", "panel", "toast", "text",
    "segmented", "Answer", "Message", "Confirm", "Target", "paint_button",
}  # fmt: skip


SAMPLE = 2  # letters that a picture may show as letters, such as "Aa"


class Said(NamedTuple):
    """One call of `say`, `pgettext` or `ngettext`: its sentences, and the placeholders it fills."""

    where: str
    sentences: tuple[str, ...]
    given: frozenset[str] | None  # None where they cannot be read from the code


@cache
def said(source: Path) -> tuple[Said, ...]:
    """All that a file says."""
    return tuple(_said(source))


def tree_of(source: Path) -> ast.Module:
    """A file that says something; an empty one for each of the others, which are most: to parse all takes a second."""
    code = source.read_text(encoding="utf-8")
    return ast.parse(code if any(f"{name}(" in code for name in SAYING) else "")


def _said(source: Path) -> Iterator[Said]:
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Call) and called(node) in SAYING:
            plural = called(node) == "ngettext"
            first = int(called(node) == "pgettext")  # after the meaning
            spoken = node.args[first : first + (2 if plural else 1)]
            sentences = [one.value for one in spoken if isinstance(one, ast.Constant)]
            names = {one.arg for one in node.keywords}
            given = None if None in names else frozenset(str(name) for name in names) | ({"count"} if plural else set())
            yield Said(f"{source.name}:{node.lineno}", tuple(str(one) for one in sentences), given)


def called(node: ast.Call) -> str:
    """The last part of the name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def placeholders(sentence: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def unsaid(source: Path) -> Iterator[str]:
    """Words of a file that would be shown without being said: sentences, and capitalised words in a widget."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    innocent = _innocent(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in innocent and _is_sentence(node.value):
            yield f"{source.name}:{node.lineno}: {node.value!r}"
        if isinstance(node, ast.Call) and called(node) in SHOWING:
            for part in [*node.args, *(keyword.value for keyword in node.keywords)]:
                words = _literal(part)
                if len(words) > SAMPLE and words[0].isupper() and not _is_sentence(words):
                    yield f"{source.name}:{node.lineno}: {words!r}"


def _literal(node: ast.expr) -> str:
    """The words that an expression begins with, where they stand in the code."""
    if isinstance(node, ast.JoinedStr) and node.values:
        node = node.values[0]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _is_sentence(words: object) -> bool:
    return isinstance(words, str) and " " in words and words[0].isupper()


def _innocent(tree: ast.Module) -> set[int]:
    """Constants that nobody sees, or that are said: docstrings, names of types, keys of tables, what is raised."""
    found: set[int] = set()
    for node in ast.walk(tree):
        said_here = isinstance(node, ast.Call) and called(node) in SAYING
        loose = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        alias = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"
        if said_here or loose or alias or isinstance(node, ast.Raise | ast.Assert):
            found |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Dict):
            found |= {id(key) for key in node.keys}
    return found
