"""A walk shows every scene and says what memory is held then."""

import pygame
import pytest

from game.client.screen.scene import Scene
from game.tools import walk
from game.tools.gallery import PICTURES
from game.tools.gallery_window import Gallery


def test_memory_is_told_after_every_scene_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    show = Gallery.show

    def noted(gallery: Gallery, scenes: list[Scene], seconds: float) -> pygame.Surface:
        shown.append(seconds)
        return show(gallery, scenes, seconds)

    monkeypatch.setattr(walk, "PICTURES", PICTURES[:4])
    monkeypatch.setattr(Gallery, "show", noted)
    monkeypatch.setattr(walk, "memory_mib", lambda: len(shown))
    assert walk.walk((640, 360)) == {"memory_mib": 4}
