"""Materials from a few random bytes: parchment, wood and brass, soft shadows, rounded masks.

A texture is a tiny picture of random bytes in a ramp of two colours, smoothly scaled up: a few milliseconds for a
whole screen. The seeds are fixed, so the table looks the same every day.
"""

import random

import pygame
from pygame import SRCALPHA, Surface

from game.client.art.canvas import Size, blank, cached, shrink
from game.client.theme import BLACK, PAPER, WHITE, Rgb, mix

GRAIN_PX = 192


def noise(size: Size, cells: Size, colours: tuple[Rgb, Rgb], seed: int) -> Surface:
    """A picture that wanders between two colours; `cells` says how many random points lie across and down."""
    across, down = max(2, cells[0]), max(2, cells[1])
    points = pygame.image.frombuffer(random.Random(seed).randbytes(across * down), (across, down), "P")
    points.set_palette([mix(*colours, step / 255) for step in range(256)])
    return pygame.transform.smoothscale(points.convert(32), (max(1, size[0]), max(1, size[1])))


def layered(base: Surface, over: Surface, share: float) -> Surface:
    """The first picture with the second drawn over it, translucent; changes the first."""
    over.set_alpha(round(share * 255))
    base.blit(over, (0, 0))
    return base


@cached
def grain(base: Rgb, strength: float) -> Surface:
    """A square tile of fine vertical fibres, to be multiplied."""
    low = mix(WHITE, BLACK, strength)
    fine = noise((GRAIN_PX, GRAIN_PX), (GRAIN_PX, GRAIN_PX // 3), (low, WHITE), base[0])
    return layered(fine, noise((GRAIN_PX, GRAIN_PX), (GRAIN_PX // 6, GRAIN_PX), (low, WHITE), base[1]), 0.5)


def tiled(target: Surface, tile: Surface) -> Surface:
    """The target multiplied by a tile, again and again; changes it."""
    for left in range(0, target.get_width(), tile.get_width()):
        for top in range(0, target.get_height(), tile.get_height()):
            target.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)
    return target


def parchment(size: Size, seed: int = 1, base: Rgb = PAPER, dark: float = 0.05) -> Surface:
    """Opaque parchment: soft blotches, a fine grain, and edges that darken towards brown."""
    brown = mix(base, (150, 100, 50), 3 * dark)
    light = mix(base, WHITE, 2 * dark)
    cell = max(24, min(size) // 3)
    sheet = noise(size, (size[0] // cell + 3, size[1] // cell + 3), (brown, light), seed)
    layered(sheet, noise(size, (size[0] // 12 + 2, size[1] // 12 + 2), (brown, light), seed + 1), 0.25)
    tiled(sheet, grain(base, 0.05))
    sheet.blit(edge_shade(size, 0.16), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def edge_shade(size: Size, strength: float) -> Surface:
    """A white picture whose rim is warm and darker, to be multiplied."""
    steps = 24
    small = Surface((steps, steps), 0, 32)
    for left in range(steps):
        for top in range(steps):
            out = max(abs(left - 11.5), abs(top - 11.5)) / 11.5
            small.set_at((left, top), mix(WHITE, (150, 96, 40), strength * 2 * out**7))
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def wood(size: Size, seed: int = 1, base: Rgb = PAPER, contrast: float = 0.22) -> Surface:
    """Opaque planed wood with its grain along x."""
    dark, light = mix(base, BLACK, contrast), mix(base, WHITE, contrast / 3)
    board = noise(size, (3, max(4, size[1] // 22)), (dark, light), seed)
    layered(board, noise(size, (5, max(4, size[1] // 7)), (dark, light), seed + 1), 0.45)
    return layered(board, noise(size, (max(3, size[0] // 90), max(4, size[1] // 2)), (dark, light), seed + 2), 0.30)


@cached
def rounded(size: Size, radius: int) -> Surface:
    """A white mask with smooth rounded corners."""
    size = (max(1, size[0]), max(1, size[1]))
    factor = 3 if max(size) <= 500 else 2
    large = blank((size[0] * factor, size[1] * factor), WHITE)
    pygame.draw.rect(large, WHITE, large.get_rect(), border_radius=max(0, radius * factor))
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
    shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 255:
        shape.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


@cached
def soft_box(size: Size, blur: int, radius: int, colour: Rgb, alpha: int) -> Surface:
    """A rounded box that fades out over `blur` pixels at its rim: a shadow, or a glow."""
    step = max(1, blur // 2)
    width, height = max(4, size[0] // step), max(4, size[1] // step)
    small = blank((width, height), colour)
    inset = 1 if blur < 2 else 2 if min(width, height) > 8 else 1
    box = (inset, inset, width - 2 * inset, height - 2 * inset)
    outer = (inset - 1, inset - 1, box[2] + 2, box[3] + 2)
    corner = max(1, radius // step)
    pygame.draw.rect(small, (*colour, alpha // 2), outer, border_radius=corner + 1)
    pygame.draw.rect(small, (*colour, alpha), box, border_radius=corner)
    return shrink(small, size)
