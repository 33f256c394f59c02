"""The foot: a band of words below the page. The page becomes smaller for it, so that nothing is covered."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.graphics import ornaments, theme
from game.client.graphics.brush import Brush
from game.client.graphics.layout import CANVAS
from game.client.graphics.viewport import SMALLEST_SCALE

NAME_W, CALL_W = 400, 420
NOTE_NAME_W, BUTTON_W = 210, 250
LEAST_PX = 8  # a foot that would be lower than this is left out


class Look(NamedTuple):
    """How a foot looks: its share of the window's height, its height in a window 1920 wide, and what paints it."""

    share: float
    height: int
    paint: Callable[[Brush, pygame.Rect, str], None]


class Foot:
    """A band of words at the foot of the window; `words` are asked each frame.

    With `pressed` a click on it or its key calls that function, which takes the words away.
    """

    def __init__(
        self, words: Callable[[], str], look: Look | None = None, *, pressed: Callable[[], None] | None = None
    ) -> None:
        self._words = words
        self._look = look or ALONE
        self._pressed = pressed
        self._shown = ("", (0, 0))

    @property
    def waits(self) -> bool:
        """Whether a press on it does something now."""
        return self._pressed is not None and bool(self._words())

    def press(self) -> None:
        """Call `pressed`, which takes the words away."""
        if self._pressed is not None:
            self._pressed()

    def top(self, height: int) -> int:
        """The y at which it begins in a window of this height, in px."""
        share = round(height * self._look.share)
        return height - share if share >= LEAST_PX else height

    def expose(self) -> None:
        """Have it painted again."""
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
        height = self._look.height
        scale = min(size[0] / CANVAS[0], area.h / height)
        window.fill(theme.WALNUT_DARK, area)
        if scale >= SMALLEST_SCALE:
            self._look.paint(
                Brush(window.subsurface(area), scale), pygame.Rect(0, 0, round(size[0] / scale), height), words
            )
        return area


def _paint_alone(brush: Brush, box: pygame.Rect, words: str) -> None:
    brush.line(box.topleft, box.topright, theme.VERMILION, 6)
    brush.text(box.inflate(-72, -16).move(0, 3), words, "body", 34, theme.PAPER_LIGHT, align="center")


def _paint_show(brush: Brush, box: pygame.Rect, words: str) -> None:
    """Paint the foot of a show: the name of the game and for how many it is, the story, and the call to play."""
    brush.line(box.topleft, box.topright, theme.BRASS, 4)
    name = pygame.Rect(box.x + 36, box.y + 6, NAME_W, 60)
    brush.text(name, say("Gutenberg"), "black", 58, theme.BRASS_LIGHT)
    brush.text((name.x, name.bottom - 4, NAME_W, 32), say("for 1 to 4 players"), "sc", 30, theme.PAPER_LIGHT)
    call = pygame.Rect(box.right - CALL_W - 24, box.y + 16, CALL_W, box.h - 28)
    told = pygame.Rect(name.right, box.y + 8, call.x - name.right - 24, box.h - 12)
    brush.text(told, words, "body", 34, theme.PAPER_LIGHT, wrap=True)
    brush.rect(call, theme.VERMILION, radius=10)
    ornaments.fist(brush, pygame.Rect(call.x + 16, call.centery - 28, 56, 56), theme.PAPER_LIGHT)
    brush.text(call.inflate(-100, 0).move(40, 0), say("Press any key to play"), "sc", 36, theme.PAPER_LIGHT)


def _paint_note(brush: Brush, box: pygame.Rect, words: str) -> None:
    """Paint a note of a first game and how to close it; while there is none, where to find more."""
    brush.line(box.topleft, box.topright, theme.BRASS, 4)
    name = pygame.Rect(box.x + 36, box.y + 4, NOTE_NAME_W, box.h - 4)
    brush.text(name, say("First game"), "sc", 36, theme.BRASS_LIGHT)
    button = pygame.Rect(box.right - BUTTON_W - 24, box.y + 12, BUTTON_W, box.h - 20)
    told = pygame.Rect(name.right, box.y + 4, (button.x if words else box.right) - name.right - 24, box.h - 4)
    if not words:
        rest = say("Each new thing is explained here. For more, open Rules or Log at the top.")
        brush.text(told, rest, "body", 30, theme.PAPER_SHADE)
        return
    brush.text(told, words, "body", 31, theme.PAPER_LIGHT, wrap=True)
    brush.rect(button, theme.PAPER_LIGHT, radius=10)
    brush.text(button, say("Got it"), "body", 30, theme.INK, align="center")


ALONE = Look(0.055, 60, _paint_alone)
NOTE = Look(0.075, 82, _paint_note)
SHOW = Look(0.09, 100, _paint_show)
