"""The words that are painted while something happens."""

from collections.abc import Callable

import pytest

from game.client.graphics.brush import Brush
from tests.client.pilot import Pilot


def painted(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], object]) -> list[str]:
    """All words that are painted meanwhile."""
    said = list[str]()
    paint = Brush.text

    def note(self: Brush, rect: object, words: str, *rest: object, **named: object) -> None:
        said.append(words)
        paint(self, rect, words, *rest, **named)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Brush, "text", note)
        happens()
    return said


def words_on(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that stands on the page, as it is painted anew."""
    return painted(monkeypatch, pilot.paint_anew)
