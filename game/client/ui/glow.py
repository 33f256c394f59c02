"""Places where the piece in hand may go glow, and those where it may not lie in the shade."""

from collections.abc import Iterable
from functools import cached_property, lru_cache

import pygame
from msgspec import Struct

from game.client.graphics.control_art import halo
from game.client.graphics.viewport import Viewport, scaled
from game.client.ui.page import Attention, Page
from game.client.ui.scene import Sprite

PULSE_S = 1.2
LIGHTS = (153, 204, 255, 204)  # from 60 to 100 % and back, in a few steps so that most frames need no repaint
MARGIN = 12  # how far the glow reaches beyond its place


def glows(places: Iterable[pygame.Rect], scale: float, since_s: float, *, still: bool = False) -> list[Sprite]:
    """A sprite for each place, `since_s` after the piece was lifted; `still` gives full light that does not change."""
    step = 2 if still else int(since_s / PULSE_S * len(LIGHTS)) % len(LIGHTS)
    sizes = [(place.center, scaled(place.inflate(2 * MARGIN, 2 * MARGIN), scale).size) for place in places]
    return [Sprite(_glow(size, round(MARGIN * scale), LIGHTS[step]), centre) for centre, size in sizes]


@lru_cache(maxsize=64)
def _glow(size: tuple[int, int], margin: int, light: int) -> pygame.Surface:
    """A halo that leaves its middle free."""
    glow = halo(size, margin).copy()
    middle = glow.get_rect().inflate(-4 * margin, -4 * margin)
    if middle.w > 0 and middle.h > 0:
        glow.fill((255, 255, 255, 40), middle, special_flags=pygame.BLEND_RGBA_MULT)
    glow.set_alpha(light)
    return glow


# The shade over places where the piece in hand may not go. It lies over the page and under the sprites.

BARRED = (153, 153, 153)  # 60 % of the light
FULL = (255, 255, 255)


class Shade(Struct, frozen=True, dict=True):
    """The dark rectangles of a page, and the bright ones inside them; painted when first shown."""

    barred: tuple[tuple[int, int, int, int], ...]
    legal: tuple[tuple[int, int, int, int], ...]

    @cached_property
    def area(self) -> pygame.Rect:
        return pygame.Rect(self.barred[0]).unionall([pygame.Rect(rect) for rect in self.barred])

    @cached_property
    def _picture(self) -> pygame.Surface:
        """The shade as a picture: overlapping dark places are dark only once, and bright ones come last."""
        picture = pygame.Surface(self.area.size)
        picture.fill(FULL)
        for light, rects in ((BARRED, self.barred), (FULL, self.legal)):
            for rect in rects:
                picture.fill(light, pygame.Rect(rect).move(-self.area.x, -self.area.y))
        return picture.convert()

    def lie_on(self, window: pygame.Surface, part: pygame.Rect, corner: tuple[int, int]) -> None:
        """Darken a part of the page in the window; `corner` is where the page begins there."""
        here = part.clip(self.area)
        if here:
            there = here.move(-self.area.x, -self.area.y)
            window.blit(self._picture, here.move(corner), there, special_flags=pygame.BLEND_RGB_MULT)


def shade_of(page: Page, attention: Attention, viewport: Viewport) -> Shade | None:
    """The shade that is due now; None while no place is barred."""
    if not attention.carrying:
        return None
    barred = [viewport.to_page(target.rect) for target in page.targets if attention.bars(target)]
    legal = [viewport.to_page(target.rect) for target in page.targets if target.name in attention.legal]
    return Shade(_tuples(barred), _tuples(legal)) if barred else None


def _tuples(rects: list[pygame.Rect]) -> tuple[tuple[int, int, int, int], ...]:
    return tuple((rect.x, rect.y, rect.w, rect.h) for rect in rects)
