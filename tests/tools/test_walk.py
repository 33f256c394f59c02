"""A walk shows every scene and says what memory is held then."""

import pytest

from game.tools import walk
from game.tools.gallery import PICTURES, Gallery


def test_memory_is_told_after_every_scene_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    show = Gallery.show
    monkeypatch.setattr(walk, "PICTURES", PICTURES[:4])
    monkeypatch.setattr(Gallery, "show", lambda self, scenes, s: (shown.append(s), show(self, scenes, s))[1])
    monkeypatch.setattr(walk, "memory_mib", lambda: len(shown))
    assert walk.walk((640, 360)) == {"memory_mib": 4}
