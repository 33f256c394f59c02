"""What a page says, in the order in which it is painted."""

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


def words_on(page: Page) -> list[tuple[pygame.Rect, str]]:
    """All words of a page, each with the rectangle of its item."""
    said = []
    for item in page.items:
        brush = ReadingBrush()
        if item.function is Brush.text:
            brush.text(*item.args)
        elif item.function is not Brush.blit:
            item.paint(brush, REST)
        said += [(item.rect, words) for words in brush.words]
    return said
