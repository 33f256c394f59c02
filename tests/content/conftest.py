"""The content of config/, and a copy of config/ to edit."""

import shutil
from pathlib import Path

import pytest

from game.content import Content, load_content
from game.places import CONFIG
from tests.content.config_copy import ConfigCopy


@pytest.fixture
def copy(tmp_path: Path) -> ConfigCopy:
    return ConfigCopy(Path(shutil.copytree(CONFIG, tmp_path / "config")))


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()
