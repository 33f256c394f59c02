"""Printers' ornaments: the frame of lozenges, the rule with a lozenge in its middle, the pointing hands, rays."""

import pygame

from game.client.graphics import icons, theme
from game.client.graphics.brush import Brush
from game.client.graphics.canvas import Size, polar
from game.client.graphics.picture_cache import cached
from game.client.graphics.viewport import Point

PITCH = 52  # from lozenge to lozenge, about


def lozenge(brush: Brush, centre: Point, radius: float, colour: theme.Rgb = theme.INK) -> None:
    """Print a small square that stands on its corner."""
    x, y = centre
    brush.polygon([(x - radius, y), (x, y - radius), (x + radius, y), (x, y + radius)], colour)


def lozenge_frame(brush: Brush, rect: pygame.Rect, band: int = 28) -> None:
    """Print a frame of two lines with lozenges and dots in the band between them."""
    brush.rect(rect, theme.INK, width=3)
    brush.rect(rect.inflate(-2 * band, -2 * band), theme.INK, width=1)
    middle = rect.inflate(-band, -band)
    for length, start, step in (
        (middle.w, middle.topleft, (1, 0)),
        (middle.w, middle.bottomleft, (1, 0)),
        (middle.h, middle.topleft, (0, 1)),
        (middle.h, middle.topright, (0, 1)),
    ):
        count = round(length / PITCH)
        for mark in range(2 * count + 1):
            along = length * mark / (2 * count)
            centre = (start[0] + step[0] * along, start[1] + step[1] * along)
            if mark % 2:
                brush.circle(centre, 2, theme.INK)
            else:
                lozenge(brush, centre, 8)


def lozenge_rule(brush: Brush, left: Point, width: float, gap: float = 40) -> None:
    """Print a line with a vermilion lozenge in its middle."""
    x, y = left
    centre = x + width / 2
    brush.line((x, y), (centre - gap, y), theme.INK, 2)
    brush.line((centre + gap, y), (x + width, y), theme.INK, 2)
    lozenge(brush, (centre, y), 14, theme.VERMILION)


def fist(brush: Brush, rect: pygame.Rect, colour: theme.Rgb, *, left: bool = False) -> None:
    """Print a pointing hand, to the right or to the left."""
    hand = icons.icon("fist", min(brush.area(rect).size), colour)
    brush.blit(pygame.transform.flip(hand, True, False) if left else hand, rect)


RAYS, RINGS = 28, 36  # how many rays, and in how many rings they fade
SHADE, RAY_OPACITY = 165, 240


@cached
def rays(size: Size) -> pygame.Surface:
    """Golden rays around a middle on a soft shade, both fading outwards; every second ray is shorter."""
    picture, light, fading = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(3))
    middle, reach, apart = (size[0] / 2, size[1] / 2), size[0] / 2, 360 / RAYS
    gold = theme.shown(theme.GLOW)
    light.fill((*gold, 0))
    for ray in range(RAYS):
        end = reach * (0.8 if ray % 2 else 1.0)
        corners = [middle, *(polar(middle, end, apart * ray + side) for side in (-apart / 4, apart / 4))]
        pygame.draw.polygon(light, (*gold, 255), corners)
    for ring in range(RINGS):
        far = 1 - ring / RINGS
        shade = (*theme.shown(theme.WALNUT_DARK), round(SHADE * min(1, 2 - 2 * far)))
        pygame.draw.circle(picture, shade, middle, reach * far)
        pygame.draw.circle(fading, (255, 255, 255, round(RAY_OPACITY * (1 - far) ** 0.8)), middle, reach * far)
    light.blit(fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.smoothscale(light, (size[0] // 2, size[1] // 2))
    picture.blit(pygame.transform.smoothscale(soft, size), (0, 0))
    return picture
