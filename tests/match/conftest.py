"""The content, and a store of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import Content, load_content
from game.match import Store


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "saves") as store:
        yield store
