"""Finds sentences in the client's sources that are put together from parts, which no translator could move."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.client.words_in_code import SAYING, called

CHANGING = {"lower", "upper", "capitalize", "title", "casefold"}
SPEAKING = {*SAYING, "translate_data", "book_title", "listed", "sentences", "both", "either", "reason_words"}
TELLING = {"translate_data", "book_title"}  # words that stand in config/
LINES = "\n"  # whole sentences below each other may be joined


def glued(source: Path) -> Iterator[str]:
    """Each place of a file where words are glued: the file, the line, and the code."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    for scope in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]:
        named = _named(scope)
        for node in _own(scope):
            if _glues(node, named):
                yield f"{source.name}: {ast.unparse(node)}"


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """What is in a function or module, but neither in the functions inside it nor in what is raised."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef | ast.Raise):
            yield child
            yield from _own(child)


def _named(scope: ast.AST) -> set[str]:
    """The names that a function gives to words."""
    found: set[str] = set()
    for node in _own(scope):
        if isinstance(node, ast.Assign) and _speaks(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def _speaks(node: ast.AST, named: set[str]) -> bool:
    """Whether an expression is words that were said: a call, a choice between calls, or a name for them."""
    if isinstance(node, ast.IfExp):
        return _speaks(node.body, named) or _speaks(node.orelse, named)
    if isinstance(node, ast.Call):
        return called(node) in SPEAKING or called(node).endswith("_words") or _is_entry(node.func)
    return isinstance(node, ast.Name) and node.id in named


def _is_entry(node: ast.expr) -> bool:
    """Whether it is an entry of a table of words, such as `EFFECT_WORDS[kind]`."""
    return isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(("_WORDS", "_NAMES"))


def _glues(node: ast.AST, named: set[str]) -> bool:
    match node:
        case ast.JoinedStr(parts):
            spoken = [part for part in parts if isinstance(part, ast.FormattedValue) and _speaks(part.value, named)]
            return bool(spoken) and len(parts) > 1 and not _lines_only(parts)
        case ast.BinOp(left, ast.Add(), right):
            return _speaks(left, named) or _speaks(right, named)
        case ast.Call(ast.Attribute(ast.Constant(str() as between), "join")):
            return any(sign in between for sign in " ,;·+") and between != LINES
        case ast.Call(ast.Attribute(value, attribute)):
            return attribute in CHANGING and _speaks(value, named)
    return False


def _lines_only(parts: list[ast.expr]) -> bool:
    """Whether nothing but line ends stands between the parts."""
    return all(not str(part.value).strip(LINES) for part in parts if isinstance(part, ast.Constant))


def untold(source: Path) -> Iterator[str]:
    """Each place of a file where words of a card in config/ are shown as they stand there, in English."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    told = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in TELLING
            for part in ast.walk(node)}  # fmt: skip
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and id(node) not in told and _is_written(node):
            yield f"{source.name}: {ast.unparse(node)}"


def _is_written(node: ast.Attribute) -> bool:
    of = ast.unparse(node.value)
    if node.attr in ("city", "life"):
        return of in ("card", "character", "tile", "found")
    if node.attr in ("title", "printer"):
        return of.endswith(("card", "printing", "book")) or ".printing[" in of
    return node.attr == "name" and ".patronage[" in of
