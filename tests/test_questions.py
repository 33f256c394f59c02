"""Questions do not act: what is asked for a value changes nothing that it belongs to."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

QUESTIONS = frozenset({"places_for", "why_not", "why_fixed", "click_place", "taps", "lit", "next", "task"})
"""Methods that ask, beside the properties."""

ACTS = frozenset({"changed", "toast", "submit", "skip", "fit", "go_on", "pop", "popleft"})
"""Methods that act."""

ALLOWED = {
    ("MatchSession", "thinker"),  # made when it is first needed, for a match without a room
    ("AppContext", "thinker"),  # made when it is first needed: starting the program waits for nothing
    ("Showing", "now"),  # found once for each state, and kept
    ("Classroom", "thinker"),  # as that of the room
}


def acts_in(source: str) -> Iterator[tuple[str, str]]:
    """The class and name of each question that assigns to its own object or calls what acts."""
    classes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))
    for each in classes:
        for method in each.body:
            if isinstance(method, ast.FunctionDef) and _asks(method) and any(map(_acts, ast.walk(method))):
                yield each.name, method.name


def _asks(method: ast.FunctionDef) -> bool:
    is_property = any(isinstance(by, ast.Name) and by.id == "property" for by in method.decorator_list)
    return is_property or method.name in QUESTIONS


def _acts(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
        return isinstance(node.value, ast.Name) and node.value.id == "self"
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr in ACTS and ast.unparse(called).startswith("self.")


@pytest.mark.slow
def test_no_question_acts(project_folder: Path) -> None:
    found = {
        (str(path.relative_to(project_folder)), *question)
        for path in sorted((project_folder / "game").rglob("*.py"))
        for question in acts_in(path.read_text(encoding="utf-8"))
        if question not in ALLOWED
    }
    assert found == set()


@pytest.mark.parametrize(
    ("body", "acts"),
    [
        ("@property\n    def stop(self):\n        self.shown = 1\n        return self.shown", True),
        ("def places_for(self, piece):\n        self.scene.changed()", True),
        ("def lay(self, piece):\n        self.shown = piece", False),
        ("@property\n    def stop(self):\n        return self.shown", False),
    ],
)
def test_acting_questions_are_found(body: str, acts: bool) -> None:
    assert bool(list(acts_in(f"class A:\n    {body}\n"))) == acts
