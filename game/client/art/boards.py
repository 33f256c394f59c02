"""What pieces lie on: the table, sheets of parchment, oak boards; and the controls, under one name for the scenes.

Sheets and boards keep their soft shadow within the size asked for: `SHADOW_PX` at the right and below.
"""

import random
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Surface

from game.client.art.canvas import Point, Size, blank, cached, ready, shrink
from game.client.art.controls import button, halo, ribbon, round_track_entry, segment, slot, toggle
from game.client.art.texture import layered, masked, noise, parchment, rounded, soft_box, tinted, wood
from game.client.theme import BLACK, INK, OAK, PAPER, WALNUT, WHITE, Rgb, mix

__all__ = ["board", "button", "halo", "ribbon", "round_track_entry", "segment", "sheet", "slot", "table", "toggle"]

SHADOW_PX = 8
PLANKS = 6


@cached
def table(size: Size) -> Surface:
    """The walnut table top: planks of differing tone, their seams, and a vignette. Opaque."""
    chance = random.Random(1455)
    top = Surface(size, 0, 32)
    edges = [round(size[1] * plank / PLANKS) for plank in range(PLANKS + 1)]
    for plank, (upper, lower) in enumerate(pairwise(edges)):
        tone = mix(WALNUT, BLACK, 0.22 + 0.13 * chance.random())
        top.blit(wood((size[0], lower - upper), 7 * plank, tone, 0.30), (0, upper))
        pygame.draw.line(top, mix(WALNUT, BLACK, 0.75), (0, upper), (size[0], upper), max(1, size[1] // 540))
        pygame.draw.line(top, mix(WALNUT, WHITE, 0.04), (0, upper + 2), (size[0], upper + 2))
    shade = Surface((16, 9), 0, 32)
    for x in range(16):
        for y in range(9):
            far = min(1.0, ((x - 7.5) / 9.5) ** 2 + ((y - 4) / 5.5) ** 2)
            shade.set_at((x, y), mix(WHITE, (120, 108, 100), far))
    top.blit(pygame.transform.smoothscale(shade, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return top.convert() if pygame.display.get_surface() else top


@cached
def sheet(size: Size, frame: str = "rule", base: Rgb = PAPER, seed: int = 1) -> Surface:
    """A loose sheet of parchment with a torn edge; `frame` is "rule", "double" or "none"."""
    inner = (max(8, size[0] - SHADOW_PX), max(8, size[1] - SHADOW_PX))
    mask = _torn(inner, seed)
    picture = blank(size)
    for shift, alpha in ((SHADOW_PX, 26), (SHADOW_PX * 3 // 4, 40), (SHADOW_PX // 2, 60)):
        picture.blit(tinted(mask, BLACK, alpha), (shift * 2 // 3, shift))
    picture.blit(tinted(mask, mix(base, (110, 70, 30), 0.7)), (0, 1))
    picture.blit(masked(parchment(inner, seed, base), mask), (0, 0))
    _frame(picture, inner, frame)
    return ready(picture)


def _torn(size: Size, seed: int) -> Surface:
    """The mask of a sheet whose edge wavers by a few pixels."""
    chance = random.Random(seed * 31 + size[0])
    deep = max(2, min(6, min(size) // 30))
    factor = 2
    corners = [(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])]
    inward = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    points: list[Point] = []
    for (x0, y0), (x1, y1), (in_x, in_y) in zip(corners, corners[1:] + corners[:1], inward, strict=True):
        steps = max(4, (abs(x1 - x0) + abs(y1 - y0)) // 9)
        bite = deep / 2
        for step in range(steps):
            bite = min(deep, max(0.0, bite + chance.uniform(-1.5, 1.5)))
            along = (step + chance.uniform(-0.3, 0.3)) / steps
            points.append((x0 + (x1 - x0) * along + in_x * bite, y0 + (y1 - y0) * along + in_y * bite))
    large = blank((size[0] * factor, size[1] * factor), WHITE)
    pygame.draw.polygon(large, WHITE, [(x * factor, y * factor) for x, y in points])
    return shrink(large, size)


def _frame(picture: Surface, inner: Size, frame: str) -> None:
    """Draws the printed frame of a sheet."""
    inset = max(7, min(14, min(inner) // 14))
    box = pygame.Rect((0, 0), inner).inflate(-2 * inset, -2 * inset)
    line = max(1, round(min(inner) / 400))
    if frame == "rule":
        pygame.draw.rect(picture, INK, box, line)
    elif frame == "double":
        pygame.draw.rect(picture, INK, box, line * 2)
        pygame.draw.rect(picture, INK, box.inflate(-inset, -inset), 1)


@cached
def board(size: Size, base: Rgb = OAK, seed: int = 5) -> Surface:
    """A thick oak board that lies on the table, with its edge and shadow."""
    thick = max(3, min(7, size[1] // 40))
    inner = (max(8, size[0] - SHADOW_PX), max(8, size[1] - SHADOW_PX - thick))
    radius = max(6, min(18, min(size) // 18))
    mask = rounded(inner, radius)
    picture = Surface(size, SRCALPHA)
    picture.blit(soft_box((size[0], size[1]), 10, radius, BLACK, 120), (0, 0))
    picture.blit(tinted(mask, mix(base, BLACK, 0.55)), (0, thick))
    face = layered(wood(inner, seed, base, 0.20), noise(inner, (6, 4), (mix(base, BLACK, 0.2), base), seed), 0.25)
    picture.blit(masked(face, mask), (0, 0))
    line = max(1, thick // 3)
    pygame.draw.rect(picture, mix(base, WHITE, 0.22), ((0, 0), inner), line, border_radius=radius)
    rim = pygame.Rect((0, 0), inner).inflate(-2 * thick, -2 * thick)
    pygame.draw.rect(picture, mix(base, BLACK, 0.25), rim, line, border_radius=max(3, radius - thick))
    return ready(picture)
