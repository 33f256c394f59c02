"""What is told below the page: the page gives way to it, so that it covers nothing."""

from collections.abc import Callable

import pygame

from game.client import ornaments, theme
from game.client.brush import Brush
from game.client.layout import CANVAS
from game.client.messages import say
from game.client.viewport import SMALLEST_SCALE

SHARE, SHARE_ALONE = 0.09, 0.055  # of the window's height, with the call and without it
HEIGHT, HEIGHT_ALONE, CALL_W = 100, 60, 500  # in canvas units, of which the window's width has 1920
LEAST_PX = 8  # a window that has less to spare has no foot


class Foot:
    """A band of words at the foot of the window, and beside them the `call` to play; `words` are asked each frame."""

    def __init__(self, words: Callable[[], str], *, call: bool = True) -> None:
        self._words = words
        self._call = call
        self._shown = ("", (0, 0))

    def top(self, height: int) -> int:
        """Where it begins in a window of this height, in px."""
        share = round(height * (SHARE if self._call else SHARE_ALONE))
        return height - share if share >= LEAST_PX else height

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
        if not area.h:
            return None
        height, paint = (HEIGHT, _paint) if self._call else (HEIGHT_ALONE, _paint_alone)
        scale = min(size[0] / CANVAS[0], area.h / height)
        window.fill(theme.WALNUT_DARK, area)
        if scale >= SMALLEST_SCALE:
            paint(Brush(window.subsurface(area), scale), pygame.Rect(0, 0, round(size[0] / scale), height), words)
        return area


def _paint_alone(brush: Brush, box: pygame.Rect, words: str) -> None:
    brush.line(box.topleft, box.topright, theme.VERMILION, 6)
    brush.text(box.inflate(-72, -16).move(0, 3), words, "body", 34, theme.PAPER_LIGHT, align="center")


def _paint(brush: Brush, box: pygame.Rect, words: str) -> None:
    brush.line(box.topleft, box.topright, theme.BRASS, 4)
    call = pygame.Rect(box.right - CALL_W - 24, box.y + 16, CALL_W, box.h - 28)
    told = pygame.Rect(box.x + 36, box.y + 8, call.x - box.x - 60, box.h - 12)
    brush.text(told, words, "body", 34, theme.PAPER_LIGHT, wrap=True)
    brush.rect(call, theme.VERMILION, radius=10)
    ornaments.fist(brush, pygame.Rect(call.x + 20, call.centery - 28, 56, 56), theme.PAPER_LIGHT)
    brush.text(call.inflate(-100, 0).move(44, 0), say("Press any key to play"), "sc", 38, theme.PAPER_LIGHT)
