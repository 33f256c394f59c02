"""A small scene with one of everything, and a pilot that sits in front of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.sound import device
from game.content import Content, load_content
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot

SHORT_BUFFER = 256  # samples; closing a device waits until two of them are played, a tenth of a second with the game's


@pytest.fixture(scope="session", autouse=True)
def sound_that_ends_soon() -> Iterator[None]:
    """The sound device of every test closes in hundredths of a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(device, "BUFFER", SHORT_BUFFER)
        yield


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


@pytest.fixture(scope="session")
def content() -> Content:
    """The cards and tables of the game."""
    return load_content()
