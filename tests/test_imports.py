"""Imports go one way, and starting the game imports nothing that the first picture can do without."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.import_circles import circles, import_graph, imports_of

LINT = """
import sys
from importlinter.cli import lint_imports

sys.exit(lint_imports(config_filename="pyproject.toml", no_cache=True))
"""


def test_imports_go_one_way(project_folder: Path) -> None:
    """In a process of its own: the linter silences every logger that is there already, and other tests read them."""
    command = [sys.executable, "-c", LINT]
    done = subprocess.run(command, cwd=project_folder, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_message_catalogue_is_a_leaf(project_folder: Path) -> None:
    """Whatever draws or speaks may use it, so it may use nothing of the game but where its files lie and a reader."""
    leaves = ("game.client.base.i18n", "game.places", "game.foreign_file")
    catalogue = project_folder / "game" / "client" / "base" / "i18n.py"
    foreign = {name for name in imported(catalogue) if name.startswith("game")}
    assert {name for name in foreign if not name.startswith(leaves)} == set()
    for leaf in ("places.py", "foreign_file.py"):
        assert not {name for name in imported(project_folder / "game" / leaf) if name.startswith("game")}


@pytest.mark.slow
@pytest.mark.parametrize("types", [False, True], ids=["at run time", "for types too"])
def test_no_circle_of_imports(types: bool, project_folder: Path) -> None:
    """What two modules need of each other belongs into a third one, or they name each other by text."""
    assert circles(import_graph(project_folder, types=types)) == set()


def test_circles_are_told_from_chains() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set[str](), "e": {"e"}}
    assert circles(graph) == {frozenset({"b", "c"})}


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import a.b\nif TYPE_CHECKING:\n    from c import D\ndef f():\n    from e import g\n"
    assert [*imports_of(source)] == [("a.b", False, False), ("c.D", True, False), ("e.g", False, True)]


def imported(source: Path) -> set[str]:
    """Return the modules that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("package", ["game.rules", "game.content"])
def test_the_rules_are_pure_at_run_time(package: str, project_folder: Path) -> None:
    assert loaded_after(f"import {package}", project_folder).isdisjoint({"pygame", "pymunk", "sqlite3", "numpy"})


def test_the_command_line_is_light(project_folder: Path) -> None:
    heavy = {"pygame", "pymunk", "numpy", "yaml", "msgspec", "platformdirs", "tomllib", "sqlite3", "asyncio"}
    heavy |= {"argparse", "gettext"}
    assert loaded_after("import main, game.cli.command_line", project_folder).isdisjoint(heavy)


def test_phones_import_nothing_until_they_are_on(project_folder: Path) -> None:
    screens = (
        "game.client.scenes.menu, game.client.scenes.together, game.client.scenes.setup_scene, game.client.scenes.app,"
        "game.client.phones.phones_sheet"
    )
    assert loaded_after(f"import {screens}", project_folder).isdisjoint({"websockets", "segno", "asyncio"})


def loaded_after(statement: str, project_folder: Path) -> set[str]:
    """Return the names of the top-level modules that a fresh interpreter holds after `statement`."""
    # Without the site module's own start-up files: some test tools hook themselves in there.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project_folder), *sys.path])}
    program = f"import sys; {statement}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    command = [sys.executable, "-S", "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    return set(done.stdout.split())
