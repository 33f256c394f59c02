"""The lens: shows what is under the pointer or the focus at twice its size, over everything else.

It enlarges what the window shows, so it shows no more than that; and it is only a picture, so presses go through it.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.settings import Choices
from game.client.graphics import theme
from game.client.graphics.viewport import Point, Viewport
from game.client.ui.devices import Controls, Devices
from game.client.ui.painter import Layers
from game.client.ui.scene import Sprite

TIMES = 2
AROUND = (420, 250)  # canvas units that are enlarged around the pointer
MOST = (880, 480)  # of what has the focus
BESIDE = 16  # of its surroundings
FRAME = 4


class Spot(NamedTuple):
    """What is enlarged, and where that is shown, in px of the window."""

    source: pygame.Rect
    shown: pygame.Rect


class Lens:
    """Is there while it is held, or as long as the setting keeps it."""

    def __init__(self, controls: Controls, devices: Devices, choices: Choices) -> None:
        self._controls = controls
        self._devices = devices
        self._choices = choices
        self._spot: Spot | None = None

    def lay(self, layers: Layers, sprites: Sequence[Sprite], areas: list[pygame.Rect]) -> list[pygame.Rect]:
        """Lay it over a window in which these areas were drawn anew; all areas that are new then.

        Where it was before the window is drawn first, so that it never enlarges itself.
        """
        spot = self._wanted(layers.viewport)
        if spot == self._spot and not areas:
            return areas
        if self._spot is not None:
            areas = [*areas, *layers.renew(self._spot.shown, sprites)]
        self._spot = spot
        return [*areas, _enlarge(layers.window, spot)] if spot is not None else areas

    def _wanted(self, viewport: Viewport) -> Spot | None:
        if not (self._choices.now.lens or self._devices.holds_lens):
            return None
        if (focused := self._controls.focused) is not None:
            spot = spot_of_focus(focused, viewport)
        elif (pos := self._controls.pointed) is not None:
            spot = spot_of_pointer(pos, viewport)
        else:
            return None
        return spot if all(spot.source.size) else None  # in a window of a few px nothing can be larger


def spot_of_pointer(pos: Point, viewport: Viewport) -> Spot:
    """The surroundings of a point, which stays where it is, so that a press hits what is seen there."""
    x, y = viewport.to_window(pos)
    half_w, half_h = (round(side * viewport.scale / 2) for side in AROUND)
    source = pygame.Rect(x - half_w, y - half_h, 2 * half_w, 2 * half_h).clip(viewport.seen)
    left, top = x - TIMES * (x - source.left), y - TIMES * (y - source.top)
    shown = pygame.Rect(left, top, TIMES * source.w, TIMES * source.h).clip(viewport.seen)
    return Spot(
        pygame.Rect(x + (shown.left - x) // TIMES, y + (shown.top - y) // TIMES, shown.w // TIMES, shown.h // TIMES),
        shown,
    )


def spot_of_focus(rect: pygame.Rect, viewport: Viewport) -> Spot:
    """A target with its surroundings, shown in the middle of its place or as near to it as there is room."""
    around = pygame.Rect(0, 0, *(min(MOST[at], max(AROUND[at], rect.size[at] + 2 * BESIDE)) for at in (0, 1)))
    around.center = rect.center
    wanted, seen = viewport.to_page(around).move(viewport.page.topleft), viewport.seen
    source = pygame.Rect(0, 0, min(wanted.w, seen.w // TIMES), min(wanted.h, seen.h // TIMES))
    source = source.move_to(center=wanted.center).clamp(seen)
    shown = pygame.Rect(0, 0, TIMES * source.w, TIMES * source.h).move_to(center=source.center)
    return Spot(source, shown.clamp(seen))


def _enlarge(window: pygame.Surface, spot: Spot) -> pygame.Rect:
    """Show the larger picture in its frame; the part of the window that it takes."""
    part = window.subsurface(spot.source).copy()
    window.blit(pygame.transform.smoothscale(part, spot.shown.size), spot.shown)
    pygame.draw.rect(window, theme.WALNUT_DARK, spot.shown, 2 * FRAME)
    pygame.draw.rect(window, theme.CREAM, spot.shown.inflate(-FRAME, -FRAME), FRAME)
    return spot.shown
