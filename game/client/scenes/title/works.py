"""The works behind the title: great wheels that turn slowly, and a press that prints now and then.

They replace the baked picture of them behind the title, and rest after a while.
"""

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.client.graphics import control_art, large_art
from game.client.graphics.layout import CANVAS
from game.client.graphics.viewport import scaled
from game.client.ui.scene import Sprite

BEGIN_S, AWAKE_S = 0.8, 30.0  # when they begin and when they stop moving
FRAME_S = 0.05  # between two pictures, so that the loop can rest; longer in windows larger than 1080p
TURN_DEG_S = 4.0  # of the largest wheel
FIRST_PULL_S, PULLS_APART_S = 3.0, 9.0
PULL_S, HOLD_S, BACK_S = 0.5, 0.35, 0.9
PULLED = 12.0  # how the bar hangs then, in degrees

WHOLE = ((0, 0, 1920, 504), (0, 504, 1920, 576))
AROUND_MENU = ((0, 0, 1344, 504), (0, 504, 1344, 576), (1344, 0, 576, 24), (1904, 24, 16, 884), (1344, 908, 576, 172))
"""The parts of the canvas that are drawn again: all, or all except for the tray of the menu."""


class Works:
    """The sprites of the works, which are prepared in small parts, so that no frame waits for all of them."""

    def __init__(self) -> None:
        self._age_s = 0.0
        self._scale = 0.0
        self._ready: Iterator[None] | None = None
        self._shown: tuple[object, ...] = ()
        self._sprites: list[Sprite] = []

    @property
    def pulling(self) -> bool:
        """Whether the press is at work."""
        return 0 < _pulled_s(self._age_s) < PULL_S + HOLD_S + BACK_S and self._age_s < AWAKE_S

    def tick(self, dt_s: float) -> None:
        """Let time pass for what moves."""
        self._age_s = min(self._age_s + dt_s, AWAKE_S)

    def sprites(self, scale: float, make_front: Callable[[], pygame.Surface], *, menu: bool) -> Sequence[Sprite]:
        """Sprites of the whole page, except for the tray of a `menu`; none before all is prepared.

        What stands before the works is asked for each time, once they move; the same until the page changes.
        """
        if self._age_s < BEGIN_S or not self._is_ready(scale):
            return ()
        front = make_front()
        at_rest = self._age_s >= AWAKE_S
        frame_s = FRAME_S * max(1.0, scale * scale)  # a larger picture takes longer
        wanted = (front, menu, at_rest or int(self._age_s / frame_s))
        if wanted != self._shown:
            self._shown = wanted
            self._sprites = self._drawn(scale, front, menu=menu, smooth=at_rest)
        return self._sprites

    def _is_ready(self, scale: float) -> bool:
        if scale != self._scale:
            self._scale, self._ready = scale, _prepared(_page_size(scale))
        if self._ready is not None and next(self._ready, self) is self:
            self._ready = None
        return self._ready is None

    def _drawn(self, scale: float, front: pygame.Surface, *, menu: bool, smooth: bool) -> list[Sprite]:
        size = front.get_size()
        wheels = large_art.turned_wheels(size, (self._age_s - BEGIN_S) * TURN_DEG_S, smooth=smooth)
        lower = _lowered(_pulled_s(self._age_s))
        bar = large_art.BAR + lower * (PULLED - large_art.BAR)
        sprites = []
        for box in AROUND_MENU if menu else WHOLE:
            part = scaled(box, scale)
            picture = large_art.title_part(part, size, wheels, lower, bar)
            picture.blit(front, (0, 0), part)
            sprites.append(Sprite(picture, ((part.x + part.w // 2) / scale, (part.y + part.h // 2) / scale)))
        return sprites


def _page_size(scale: float) -> tuple[int, int]:
    return scaled((0, 0, *CANVAS), scale).size


def _prepared(size: tuple[int, int]) -> Iterator[None]:
    """Load the pictures of the works, one part at each step."""
    unit = size[0] / CANVAS[0]
    yield
    control_art.table(size)
    for _, width, teeth, _ in large_art.WHEELS:
        yield
        large_art.wheel(teeth, round(width * unit))
    yield
    large_art.hang_sheets(pygame.Surface((1, 1)), (0, 0), unit)
    yield
    _, _, width, height = (round(value * unit) for value in large_art.PRESS_BOX)
    large_art.lay_press(pygame.Surface((1, 1)), (0, 0), (width, height), 0.0, large_art.BAR)


def _pulled_s(age_s: float) -> float:
    """How long ago the bar was last pulled; below 0 before the first time."""
    since = age_s - FIRST_PULL_S
    return since % PULLS_APART_S if since >= 0 else since


def _lowered(pulled_s: float) -> float:
    """How far the platen is down, 0 to 1, so long after the bar was pulled: quickly down, slowly up."""
    if pulled_s <= 0:
        return 0.0
    down = min(1.0, pulled_s / PULL_S)
    up = min(1.0, max(0.0, pulled_s - PULL_S - HOLD_S) / BACK_S)
    return down * down * (1 - up * up * (3 - 2 * up))
