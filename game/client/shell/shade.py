"""The shade over places where the piece in hand may not go. It lies over the page and under the sprites."""

from dataclasses import dataclass
from functools import cached_property

import pygame

from game.client.graphics.viewport import Viewport
from game.client.screen.page import Page
from game.client.screen.targets import Attention

BARRED = (153, 153, 153)  # 60 % of the light
FULL = (255, 255, 255)


@dataclass(frozen=True)
class Shade:
    """The dark rectangles of a page, and the bright ones inside them; painted when first shown."""

    barred: tuple[tuple[int, int, int, int], ...]
    legal: tuple[tuple[int, int, int, int], ...]

    @cached_property
    def area(self) -> pygame.Rect:
        """The area of all dark rectangles together."""
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
