"""F12 keeps a picture of the window among the person's pictures, and disturbs nothing."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.app import IdleWatcher
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext, kiosk_room
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")


@pytest.fixture(autouse=True)
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "pictures"
    monkeypatch.setattr("game.client.scenes.app.pictures_folder", lambda: folder)
    yield folder
    pygame.quit()


def told(pilot: Pilot) -> str:
    toast = pilot.app.controls.notices.toast
    return toast.sentence if toast else ""


def test_the_picture_is_what_the_window_shows(tmp_path: Path, pictures: Path) -> None:
    pilot = Pilot(Title(AppContext(tmp_path)), (1280, 720))
    shown = pygame.display.get_surface()
    assert shown is not None
    before = pygame.image.tobytes(shown, "RGB")
    pilot.key(pygame.K_F12)
    (kept,) = pictures.iterdir()
    assert pygame.image.tobytes(pygame.image.load(kept), "RGB") == before
    assert str(kept) in told(pilot)


def test_a_disk_that_refuses_is_told_of(tmp_path: Path, pictures: Path) -> None:
    pictures.write_text("a file where the folder should be", encoding="utf-8")
    pilot = Pilot(Title(AppContext(tmp_path)))
    pilot.key(pygame.K_F12)
    assert told(pilot).startswith("The picture can’t be saved: ")


def test_a_stand_keeps_none(tmp_path: Path, pictures: Path) -> None:
    with kiosk_room(tmp_path) as context:
        pilot = Pilot(Title(context), choices=context.profile.choices)
        pilot.app.attendance = IdleWatcher(context)
        pilot.key(pygame.K_F12)
        assert not pictures.exists()


def test_the_desktop_is_told_whose_window_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("SDL_APP_NAME", "SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
    for name in names:
        monkeypatch.delenv(name, raising=False)
    Pilot(Title(AppContext(tmp_path)), (1280, 720))
    assert [os.environ.get(name) for name in names] == ["Gutenberg", "gutenberg-table", "gutenberg-table"]
