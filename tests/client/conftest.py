"""A small scene with one of everything, and a pilot that sits in front of it."""

import os
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import msgspec
import pygame
import pytest

from devtools import staging
from game.client.base import i18n
from game.client.base.reading_size import TextScale
from game.client.base.settings import Settings
from game.client.graphics import picture_cache
from game.client.scenes.motion.director import Director
from game.client.ui import audio, painter, window
from game.client.ui.page import Attention, Page
from game.client.ui.painter import Layers, Painted, look, put_on
from game.content import Content, load_content
from game.match.thinking import Question
from game.match.thinking_process import think
from game.places import ASSETS
from game.players import Choice
from tests.client import pilot as pilots
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot

MASTERS, KEPT_MASTERS = ASSETS / "images", 100
KEPT_BYTES = 256 * 1024 * 1024  # of pictures, for windows of several sizes and looks
SHORT_BUFFER = 64  # samples; closing a device waits until two of them are played, a tenth of a second with the game's


SOUND = pygame.mixer.Sound


@lru_cache
def samples(file: Path, form: tuple[int, int, int] | None) -> bytes:
    """What a file holds in the form that the mixer has."""
    return SOUND(file).get_raw()


class SoundOfSamples(pygame.mixer.Sound):
    """A sound whose file is unpacked once for all devices: each window opens its own."""

    def __init__(self, file: Path) -> None:
        super().__init__(buffer=samples(file, pygame.mixer.get_init()))


def quit_but_for_sound() -> None:
    """Close what `pygame.quit` closes but the sound device, which falls silent: closing it takes 15 ms of waiting."""
    if pygame.mixer.get_init():
        pygame.mixer.music.unload()
        pygame.mixer.stop()
    if pygame.display.get_init():
        pygame.event.clear()
    for part in (pygame.joystick, pygame.font, pygame.display):
        part.quit()


@pytest.fixture(scope="session", autouse=True)
def one_sound_device() -> Iterator[None]:
    """One sound device serves all windows, closes soon where it is closed, and no file of a sound is unpacked twice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(audio, "BUFFER", SHORT_BUFFER)
        patch.setattr(pygame.mixer, "Sound", SoundOfSamples)
        patch.setattr(pygame, "quit", quit_but_for_sound)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_picture_twice() -> Iterator[None]:
    """A picture of assets/images is unpacked once, and free memory stays here: the next window needs it again."""
    load = pygame.image.load
    unpacked = lru_cache(KEPT_MASTERS)(load)

    def load_copy(file: Path, *kind: str) -> pygame.Surface:
        return unpacked(file).copy() if isinstance(file, Path) and MASTERS in file.parents else load(file, *kind)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", load_copy)
        patch.setattr(window, "give_back", lambda: None)
        yield


@pytest.fixture
def real_thinker() -> None:
    """Computer players of this test think in their process."""


@pytest.fixture(autouse=True)
def no_thinking_process(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No computer player thinks in its process but with `real_thinker`: how long one takes is the machine's matter."""
    if "real_thinker" not in request.fixturenames:
        monkeypatch.setattr("game.match.thinking.Thinker", staging.ThinksHere)


@pytest.fixture(scope="session", autouse=True)
def no_thought_twice() -> Iterator[None]:
    """What a player thinks of a view is known the next time: the same games are played by many hands."""
    known: dict[bytes, Choice] = {}

    def think_once(question: Question, content: Content) -> Choice:
        key = sha256(content.digest.encode() + msgspec.json.encode(question)).digest()
        if key not in known:
            known[key] = think(question, content)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(staging, "think", think_once)
        yield


class ShelfOfLooks(picture_cache.Shelf):
    """A shelf that several windows share, of any language, size of text and colours, and so keeps more."""

    def find(self, key: tuple[object, ...]) -> object | None:
        return super().find((look(), i18n._catalogue, key))

    def keep(self, key: tuple[object, ...], result: object, limit_bytes: int) -> None:
        super().keep((look(), i18n._catalogue, key), result, max(limit_bytes, KEPT_BYTES))


@pytest.fixture(scope="session", autouse=True)
def no_picture_drawn_anew() -> Iterator[None]:
    """What is drawn and set for a window serves the next ones; a test of how it is drawn clears the shelf itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(picture_cache, "_shelf", ShelfOfLooks())
        patch.setattr(painter, "typesetting", SimpleNamespace(clear=picture_cache._pauses.unfinished.clear))
        yield


@pytest.fixture(autouse=True)
def look_as_before() -> Iterator[None]:
    """What is chosen in a test is gone in the next: a language, size or colours, or a side of the table.

    Who presses just anything comes to the settings too, as the monkey does, which leaves Japanese behind.
    """
    catalogue, before = i18n._catalogue, look()
    yield
    i18n._catalogue, i18n._language = catalogue, before.language
    if look() != before:
        size = next(each for each in get_args(TextScale) if int(each) == before.percent)
        put_on(
            Settings(
                text_scale=size,
                palette=before.colours.palette,
                high_contrast=before.colours.contrast,
                left_handed=before.left_handed,
            )
        )


@pytest.fixture(scope="session")
def longer_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of languages with one, `eo`, that is 40 % longer than English."""
    words = pytest.importorskip("devtools.words", reason="needs Babel")
    folder = tmp_path_factory.mktemp("locale")
    words.pseudo(folder, "eo")
    return folder


@pytest.fixture
def full_hd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pilots have a window of 1920x1080: one point for each unit of a page."""
    monkeypatch.setattr(pilots, "WINDOW", pilots.FULL_HD)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are built and answer as always, but not painted, and motions take their time without their pictures.

    That is half of the time of a whole game. For what is about presses, where the same scenes are painted in other
    games; with PAINTED=1 they are here too.
    """

    def compared(_: Layers, __: Painted | None, page: Page, attention: Attention) -> tuple[Painted, list[pygame.Rect]]:
        return Painted(page.items, (), attention), []

    if not os.environ.get("PAINTED"):
        monkeypatch.setattr(Layers, "_compared", compared)
        monkeypatch.setattr(Layers, "show", lambda *_: [])
        monkeypatch.setattr(Director, "sprites", lambda _: [])


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
