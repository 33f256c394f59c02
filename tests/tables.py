"""The tables of the game whose keys are a closed set of words or classes, found in the source, and what each lacks."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NamedTuple, get_args, get_origin

ROOT = Path(__file__).resolve().parents[1]
_MAY_BE_KEYED = re.compile(r"^\w+: (dict|Mapping)\[", re.MULTILINE)


class KeyedTable(NamedTuple):
    """A module's `NAME: dict[Key, ...]`, with the keys that it should have and those that it has."""

    name: str  # e.g. "game.client.text.terms.INK_NAMES"
    wanted: frozenset[Any]
    found: frozenset[Any]

    @property
    def lacks(self) -> frozenset[Any]:
        """The keys that are missing."""
        return self.wanted - self.found


def keyed_tables(folder: Path = ROOT / "game") -> Iterator[KeyedTable]:
    """Every table of the modules in a folder whose keys are literals or the classes of a union."""
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not _MAY_BE_KEYED.search(source):
            continue  # most of them: to parse all takes a second
        tree = ast.parse(source)
        annotated = [node for node in tree.body if isinstance(node, ast.AnnAssign) and _key_of(node) is not None]
        if annotated:
            parts = path.relative_to(ROOT).with_suffix("").parts
            try:
                module = import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
            except ModuleNotFoundError as error:
                if (error.name or "game").partition(".")[0] == "game":
                    raise
                continue  # it needs an extra that is not installed
            yield from _tables_of(module, tree, annotated)


def _key_of(node: ast.AnnAssign) -> ast.expr | None:
    """The key's type in `NAME: dict[Key, ...] = ...`; None where it is something else."""
    match node.annotation:
        case ast.Subscript(value=ast.Name(id="dict" | "Mapping"), slice=ast.Tuple(elts=[key, _])):
            return key
    return None


def _tables_of(module: ModuleType, tree: ast.Module, annotated: list[ast.AnnAssign]) -> Iterator[KeyedTable]:
    for node in annotated:
        key = _key_of(node)
        assert key is not None
        assert isinstance(node.target, ast.Name)
        names = {**vars(module), **_imported_for_types(tree)}
        wanted = _closed_set(key, names)
        if wanted:
            yield KeyedTable(f"{module.__name__}.{node.target.id}", wanted, frozenset(getattr(module, node.target.id)))


def _imported_for_types(tree: ast.Module) -> dict[str, Any]:
    """What a module imports for type checkers alone."""
    names: dict[str, Any] = {}
    for block in tree.body:
        if isinstance(block, ast.If) and isinstance(block.test, ast.Name) and block.test.id == "TYPE_CHECKING":
            for node in block.body:
                if isinstance(node, ast.ImportFrom) and node.module:
                    source = import_module(node.module)
                    names |= {alias.asname or alias.name: getattr(source, alias.name, None) for alias in node.names}
    return names


def _closed_set(key: ast.expr, names: dict[str, Any]) -> frozenset[Any]:
    """The words of a literal, or the classes of `type[A | B]`; empty for any other type of key."""
    match key:
        case ast.Subscript(value=ast.Name(id="type"), slice=union):
            return frozenset(get_args(_meaning(union, names)))
    meant = _meaning(key, names)
    return frozenset(get_args(meant)) if get_origin(meant) is Literal else frozenset()


def _meaning(node: ast.expr, names: dict[str, Any]) -> Any:
    """What a name, perhaps one of a module, stands for; None for any other expression."""
    match node:
        case ast.Name(id=name):
            return names.get(name)
        case ast.Attribute(value=whole, attr=name):
            return getattr(_meaning(whole, names), name, None)
    return None
