"""Shapes to cut pictures to: rounded boxes, frames, outlines; a shape in one colour."""

import pygame
from pygame import SRCALPHA, Surface

from game.client.art.canvas import Points, Size, blank, cached, shrink
from game.client.drawing.theme import BLACK, WHITE, Rgb, shown


def rounded(size: Size, radius: int) -> Surface:
    """A white mask with smooth rounded corners; a new Surface."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, width // 2, height // 2))
    if min(width, height) <= 2 * radius + 2:
        return _rounded_whole((width, height), radius).copy()
    corners = _rounded_whole((2 * radius + 2, 2 * radius + 2), radius)
    mask = Surface((width, height), SRCALPHA)
    mask.fill(WHITE)
    for left, x in ((0, 0), (radius + 2, width - radius)):
        for top, y in ((0, 0), (radius + 2, height - radius)):
            mask.fill((0, 0, 0, 0), (x, y, radius, radius))
            mask.blit(corners, (x, y), (left, top, radius, radius), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


@cached
def _rounded_whole(size: Size, radius: int) -> Surface:
    """A rounded box drawn larger and scaled down."""
    factor = 4 if max(size) <= 500 else 2
    large = blank((size[0] * factor, size[1] * factor), WHITE)
    pygame.draw.rect(large, WHITE, large.get_rect(), border_radius=radius * factor)
    return shrink(large, size)


@cached
def ring(size: Size, radius: int, line: int, colour: Rgb) -> Surface:
    """A frame with smooth rounded corners, its line inwards from the edge."""
    frame = tinted(rounded(size, radius), colour)
    inner = rounded((size[0] - 2 * line, size[1] - 2 * line), max(1, radius - line))
    frame.blit(tinted(inner, BLACK), (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return frame


def masked(picture: Surface, mask: Surface) -> Surface:
    """The picture where the mask is; a new Surface of the mask's size."""
    cut = Surface(mask.get_size(), SRCALPHA)
    cut.blit(picture, (0, 0))
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def tinted(mask: Surface, colour: Rgb, alpha: int = 255) -> Surface:
    """The mask's shape in one colour; a new Surface."""
    shape = mask.copy()
    shape.fill((*BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*shown(colour), 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 255:
        shape.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def outlined(size: Size, points: Points) -> Surface:
    """A white mask of an outline with smooth edges."""
    factor = 3 if max(size) <= 500 else 2
    large = blank((size[0] * factor, size[1] * factor), WHITE)
    pygame.draw.polygon(large, WHITE, [(x * factor, y * factor) for x, y in points])
    return shrink(large, size)
