"""A walk shows every scene and says what memory is held then."""

import pygame
import pytest

from devtools import measure
from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from game.client.ui.scene import Scene


def test_memory_is_told_after_every_scene_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    show = Gallery.show

    def noted(gallery: Gallery, scenes: list[Scene], seconds: float) -> pygame.Surface:
        shown.append(seconds)
        return show(gallery, scenes, seconds)

    monkeypatch.setattr(measure, "PICTURES", PICTURES[:4])
    monkeypatch.setattr(Gallery, "show", noted)
    monkeypatch.setattr(measure, "memory_mib", lambda: len(shown))
    assert measure.memory((640, 360)) == {"memory_mib": 4}
