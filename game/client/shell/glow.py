"""The glow around places where the piece in hand may go: it swells and fades in a few pictures, made once."""

from collections.abc import Iterable
from functools import lru_cache

import pygame

from game.client.graphics.viewport import scaled
from game.client.screen.scene import Sprite

PULSE_S = 1.2
LIGHTS = (153, 204, 255, 204)  # from 60 to 100 % and back, in a few steps so that most frames need no repaint
MARGIN = 12  # how far the glow reaches beyond its place


def glows(places: Iterable[pygame.Rect], scale: float, since_s: float, *, still: bool = False) -> list[Sprite]:
    """A sprite for each place, `since_s` after the piece was lifted; `still` gives full light that does not change."""
    step = 2 if still else int(since_s / PULSE_S * len(LIGHTS)) % len(LIGHTS)
    return [Sprite(_glow(_size(place, scale), round(MARGIN * scale), LIGHTS[step]), place.center) for place in places]


def _size(place: pygame.Rect, scale: float) -> tuple[int, int]:
    return scaled(place.inflate(2 * MARGIN, 2 * MARGIN), scale).size


@lru_cache(maxsize=64)
def _glow(size: tuple[int, int], margin: int, light: int) -> pygame.Surface:
    """A halo that leaves its middle free."""
    from game.client.graphics.control_art import halo  # the art is loaded only when something is lifted

    glow = halo(size, margin).copy()
    middle = glow.get_rect().inflate(-4 * margin, -4 * margin)
    if middle.w > 0 and middle.h > 0:
        glow.fill((255, 255, 255, 40), middle, special_flags=pygame.BLEND_RGBA_MULT)
    glow.set_alpha(light)
    return glow
