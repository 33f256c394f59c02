"""What a page says: the words of each item, in the order in which they are painted."""

from typing import Any

import pygame

from game.client.graphics.brush import Brush
from game.client.ui.page import REST, Page


class ReadingBrush(Brush):
    """Paints on a surface that nobody sees, and notes the words."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((1, 1), pygame.SRCALPHA), 1)
        self.words: list[str] = []

    def text(self, rect: Any, words: str, *look: Any, **more: Any) -> Any:
        """Note the words and paint nothing."""
        self.words.append(words)

    def blit(self, *_: Any) -> None:
        """Paint no picture: it has no words."""


def words_on(page: Page) -> list[list[str]]:
    """The words of each item of a page that has any."""
    said = []
    for item in page.items:
        brush = ReadingBrush()
        item.paint(brush, REST)
        if brush.words:
            said.append(brush.words)
    return said
