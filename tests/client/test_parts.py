"""A scene that is made of parts passes on what is done to it, all of it and in one place."""

import ast
import re
from collections.abc import Iterator
from inspect import getmembers, isfunction
from pathlib import Path

from game.client.scenes.board import BOARD_ROWS
from game.client.scenes.parts.composite import CompositeScene
from game.client.scenes.parts.computer_turn import WatchedTurn
from game.client.scenes.preparation_scene import CHOICES
from game.client.ui.scene import Part, Pieces, Scene


def test_a_composite_scene_passes_on_everything_that_a_part_answers() -> None:
    asked = {name for name, _ in getmembers(Part, isfunction)} - of_pieces()
    assert asked >= {"press", "tick", "sprites"}
    assert asked <= set(vars(CompositeScene))


def test_pieces_are_asked_of_the_part_that_answers_for_them(project_folder: Path) -> None:
    """A scene may have a part for its pieces: whoever asked the scene itself would hear of no place for them."""
    asked = of_pieces()
    assert asked >= {"lay", "places_for", "why_not"}
    assert not asked & set(vars(CompositeScene))
    question = re.compile(rf"\b_?scene\.({'|'.join(asked)})\(")
    sources = [source for folder in ("game", "devtools") for source in (project_folder / folder).rglob("*.py")]
    assert sources
    assert [source.name for source in sources if question.search(source.read_text(encoding="utf-8"))] == []


def test_all_that_scenes_pass_things_on_to_are_parts() -> None:
    kinds = [*BOARD_ROWS.values(), *CHOICES.values(), WatchedTurn, Scene]
    assert [kind for kind in kinds if not issubclass(kind, Part)] == []


def test_no_other_scene_passes_things_on_method_by_method(project_folder: Path) -> None:
    """One method is a detail of a scene; several are a composite scene that is written once more."""
    asked = {name for name, _ in getmembers(Part, isfunction)}
    sources = sorted((project_folder / "game" / "client" / "scenes").rglob("*.py"))
    assert sources
    for source in sources:
        for scene in classes_of(source):
            if scene.name == CompositeScene.__name__:
                continue
            passed_on = [method.name for method in methods_of(scene) if method.name in asked and is_passed_on(method)]
            assert len(passed_on) < 3, f"{source.name}: {scene.name} passes on {passed_on}"


def of_pieces() -> set[str]:
    """The names of what is asked about pieces."""
    return {name for name, _ in getmembers(Pieces, isfunction)}


def classes_of(source: Path) -> Iterator[ast.ClassDef]:
    """The classes of a file."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def methods_of(scene: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """The methods that a class defines itself."""
    return (node for node in scene.body if isinstance(node, ast.FunctionDef))


def is_passed_on(method: ast.FunctionDef) -> bool:
    """Whether a method only calls the method of the same name of something that the scene has."""
    last = method.body[-1]
    called = last.value if isinstance(last, ast.Return | ast.Expr) else None
    if not isinstance(called, ast.Call) or not isinstance(called.func, ast.Attribute):
        return False
    holder = called.func.value
    return called.func.attr == method.name and isinstance(holder, ast.Attribute)
