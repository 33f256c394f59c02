"""A small scene with one of everything, and a pilot that sits in front of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """A pilot at a bench, on the dummy driver; the display is closed afterwards."""
    yield Pilot(Bench())
    pygame.quit()


@pytest.fixture
def bench(pilot: Pilot) -> Bench:
    """The scene in front of the pilot."""
    assert isinstance(pilot.scene, Bench)
    return pilot.scene


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """Where a screenshot may go."""
    return tmp_path / "picture.png"
