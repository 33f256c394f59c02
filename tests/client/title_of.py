"""A title without a room, with items of a test's own."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from game.client.base.settings import Choices
from game.client.scenes.title import Title, TitleItem
from game.client.session.hall_of_fame import Record


class OfTest(Title):
    """A title that shows the items which stand in the place of its room."""

    def items(self) -> Sequence[TitleItem]:
        shown: Any = self._context
        return list(shown.items)


def title_with(
    items: Sequence[TitleItem], *, calls: bool = False, choices: Choices | None = None, record: Record | None = None
) -> Title:
    """A title with these items, and the record of a guild."""
    room: Any = SimpleNamespace(
        items=items, profile=SimpleNamespace(choices=choices or Choices(), record=lambda: record)
    )
    return OfTest(room, calls=calls)
