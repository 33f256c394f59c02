"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
MODULES = [
    ".".join(path.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted((PROJECT / "game").rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    if name.startswith(("devtools.bake", "devtools.synth")):
        pytest.importorskip("numpy", reason="only who bakes pictures and sounds needs numpy")
    outcome = doctest.testmod(import_module(name))
    assert outcome.attempted > 0
    assert outcome.failed == 0
