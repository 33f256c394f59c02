"""Every rule, gear reward and character is proved by a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
GEAR_REWARDS = (
    "gear rewards"  # many are everyday words ("order", "ink"), so only names and parameters of gear tests count
)


def ids_by_section() -> dict[str, list[str]]:
    """Return the ids that the lists of the game and of the companion hold, by the heading of each line."""
    lists = (TESTS / "rule_ids.txt", TESTS / "companion" / "rule_ids.txt")
    lines = [line for path in lists for line in path.read_text(encoding="utf-8").splitlines()]
    sections = (line.split(":") for line in lines if line and not line.startswith("#"))
    return {heading: ids.split() for heading, ids in sections}


def named_in(path: Path) -> Iterator[tuple[str, str]]:
    """Yield what each test of a file is called, parameters included, and what its docstring says."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            parameters = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
            yield f"{node.name} {parameters}", ast.get_docstring(node) or ""


def is_named(rule_id: str, text: str) -> bool:
    """Say whether `text` holds the id as a word of its own; an underscore parts words of a test's name."""
    return re.search(rf"(?<![A-Za-z0-9]){rule_id}(?![A-Za-z0-9])", text) is not None


def what_tests_say() -> tuple[str, str]:
    """Return all that tests say of themselves, and the part of it that can name gear rewards."""
    everything, of_gears = [], []
    for path in sorted(TESTS.rglob("test_*.py")):
        if path == Path(__file__) or "gearbox" in path.parts:
            continue
        for name, words in named_in(path):
            everything += [name, words]
            if "gear" in f"{path.stem} {name}":
                of_gears.append(name)
    return "\n".join(everything), "\n".join(of_gears)


def test_every_rule_is_named_by_a_test() -> None:
    everything, of_gears = what_tests_say()
    unproved = []
    for heading, rule_ids in ids_by_section().items():
        text = of_gears if heading == GEAR_REWARDS else everything
        absent = [rule_id for rule_id in rule_ids if not is_named(rule_id, text)]
        unproved += [f"{heading}: {' '.join(absent)}"] if absent else []
    assert not unproved, "no test names these:\n" + "\n".join(unproved)


def test_an_id_is_a_word_of_its_own() -> None:
    assert is_named("I2", "test_I2_prices_stay_with_positions")
    assert is_named("O5", "O4, O5: two cards more")
    assert not is_named("X1", "X10: a bonus gear")
    assert not is_named("ink", "test_drinking")
