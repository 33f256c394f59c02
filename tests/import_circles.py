"""Which modules of the game import each other in a circle: at run time, and with what only the types need."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

Graph = dict[str, set[str]]


class Import(NamedTuple):
    """One module that a file imports, and where it does so."""

    name: str
    for_types: bool
    in_function: bool


def modules_of(project_folder: Path) -> dict[str, Path]:
    """Return every module of the game by its dotted name."""
    found = {}
    for path in sorted((project_folder / "game").rglob("*.py")):
        dotted = ".".join(path.relative_to(project_folder).with_suffix("").parts)
        found[dotted.removesuffix(".__init__")] = path
    return found


@cache
def imports_of(source: str) -> tuple[Import, ...]:
    """Return what a file imports from the game, inside functions and below TYPE_CHECKING as well.

    `from a import b` is told as `a.b`: whether that is a module, or a name in the module `a`, is for `module_named`.
    """
    return tuple(_imports_below(ast.parse(source), for_types=False, in_function=False))


def _imports_below(node: ast.AST, *, for_types: bool, in_function: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ImportFrom) and child.module:
            for alias in child.names:
                yield Import(f"{child.module}.{alias.name}", for_types, in_function)
        elif isinstance(child, ast.Import):
            for alias in child.names:
                yield Import(alias.name, for_types, in_function)
        else:
            types = isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING"
            function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from _imports_below(child, for_types=for_types or types, in_function=in_function or function)


def import_graph(project_folder: Path, *, types: bool) -> Graph:
    """Return which modules each module of the game imports anywhere; with `types` also what only these need."""
    modules = modules_of(project_folder)
    graph: Graph = {}
    for name, path in modules.items():
        imports = imports_of(path.read_text(encoding="utf-8"))
        found = {module_named(each.name, modules) for each in imports if types or not each.for_types}
        graph[name] = found - {"", name}
    return graph


def module_named(name: str, modules: dict[str, Path]) -> str:
    """Return the module that an imported name is or belongs to; empty where it is none of the game's.

    >>> module_named("game.rules.view.View", {"game.rules.view": Path()})
    'game.rules.view'
    """
    package = name.rpartition(".")[0]
    return name if name in modules else package if package in modules else ""


def circles(graph: Graph) -> set[frozenset[str]]:
    """Return the sets of modules of which each one reaches all others of its set."""
    reached = {name: _reached_from(name, graph) for name in graph}
    found = {frozenset(other for other in reached[name] if name in reached[other]) for name in graph}
    return {circle for circle in found if len(circle) > 1}


def _reached_from(start: str, graph: Graph) -> set[str]:
    """Return the modules to which a chain of imports leads from one."""
    reached, open_ends = set[str](), [start]
    while open_ends:
        for name in graph[open_ends.pop()]:
            if name not in reached:
                reached.add(name)
                open_ends.append(name)
    return reached
