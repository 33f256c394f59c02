"""What is told below the page: the page gives way to it, so that it covers nothing."""

from collections.abc import Callable

import pygame

from game.client import ornaments, theme
from game.client.brush import Brush
from game.client.layout import CANVAS
from game.client.messages import say

SHARE = 0.09  # of the window's height
HEIGHT, CALL_W = 100, 500  # in canvas units, of which the window's width has 1920


class Foot:
    """A band of words at the foot of the window, and beside them the call to play; `words` are asked each frame."""

    def __init__(self, words: Callable[[], str]) -> None:
        self._words = words
        self._shown = ("", (0, 0))

    def top(self, height: int) -> int:
        """Where it begins in a window of this height, in px."""
        return height - round(height * SHARE)

    def expose(self) -> None:
        """Have it painted anew."""
        self._shown = ("", (0, 0))

    def show(self, window: pygame.Surface) -> pygame.Rect | None:
        """Paint it where words or window have changed; the part of the window that it took, if it did."""
        words, size = self._words(), window.get_size()
        if self._shown == (words, size):
            return None
        self._shown = (words, size)
        area = pygame.Rect(0, self.top(size[1]), size[0], size[1] - self.top(size[1]))
        scale = min(size[0] / CANVAS[0], area.h / HEIGHT)
        window.fill(theme.WALNUT_DARK, area)
        _paint(Brush(window.subsurface(area), scale), pygame.Rect(0, 0, round(size[0] / scale), HEIGHT), words)
        return area


def _paint(brush: Brush, box: pygame.Rect, words: str) -> None:
    brush.line(box.topleft, box.topright, theme.BRASS, 4)
    call = pygame.Rect(box.right - CALL_W - 24, box.y + 16, CALL_W, box.h - 28)
    told = pygame.Rect(box.x + 36, box.y + 8, call.x - box.x - 60, box.h - 12)
    brush.text(told, words, "body", 34, theme.PAPER_LIGHT, wrap=True)
    brush.rect(call, theme.VERMILION, radius=10)
    ornaments.fist(brush, pygame.Rect(call.x + 20, call.centery - 28, 56, 56), theme.PAPER_LIGHT)
    brush.text(call.inflate(-100, 0).move(44, 0), say("Press any key to play"), "sc", 38, theme.PAPER_LIGHT)
