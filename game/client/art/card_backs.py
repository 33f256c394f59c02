"""The backs of all decks."""

import pygame
from pygame import Surface

from game.client.art import material
from game.client.art.canvas import cached, put
from game.client.art.card_ground import card_size, ground
from game.client.art.icons import icon
from game.client.art.shapes import cog, ngon, scaled
from game.client.drawing.theme import BLACK, INK, PAPER_LIGHT, VERMILION, Rgb, mix

BACKS: dict[str, tuple[str, Rgb]] = {  # kind: pictogram and colour
    "printing": ("type", mix(INK, VERMILION, 0.15)),
    "refinement": ("drop", mix(VERMILION, INK, 0.25)),
    "specialty": ("specialties", (62, 74, 38)),
    "gear": ("gears", (96, 62, 30)),
    "patronage": ("patronage", (70, 40, 70)),
    "planning": ("automa", (70, 66, 62)),
    "execution": ("hourglass", (44, 60, 76)),
    "character": ("person", (36, 84, 74)),
}


@cached
def card_back(kind: str, w: int) -> Surface:
    """The back of a deck's cards: a diaper pattern and a medallion with the deck's pictogram."""
    symbol, colour = BACKS[kind]
    size = card_size(w)
    face = ground(size, bordered=False).copy()
    inset = max(3, w // 24)
    field = face.get_rect().inflate(-2 * inset, -2 * inset)
    pattern = material.mottled(field.size, colour, w, 1.4)
    step = max(6, w // 11)
    lozenge = scaled(ngon(4, (50, 50), 30), step / 100)
    for row in range(field.h // (step // 2) + 1):
        for column in range(field.w // step + 1):
            shift = (column * step + row % 2 * step // 2 - step // 4, row * (step // 2) - step // 4)
            pygame.draw.polygon(pattern, mix(colour, BLACK, 0.35), [(x + shift[0], y + shift[1]) for x, y in lozenge])
    pattern = material.slab(pattern, "bevel_card", max(2, w // 40), 0.8)
    pygame.draw.rect(pattern, PAPER_LIGHT, pattern.get_rect().inflate(-8, -8), max(1, w // 110), border_radius=w // 40)
    face.blit(pattern, field)
    put(face, _medallion(symbol, int(w * 0.66), colour), face.get_rect().center)
    return face


@cached
def _medallion(symbol: str, px: int, colour: Rgb) -> Surface:
    """A cog with a pictogram in it."""
    side = px * 2
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    disc.fill((*colour, 0))
    for points, shade in ((cog(16, (50, 50), 44, 49), INK), (cog(16, (50, 50), 42, 46.5), mix(colour, BLACK, 0.3))):
        pygame.draw.polygon(disc, shade, scaled(points, side / 100))
    pygame.draw.circle(disc, PAPER_LIGHT, (side / 2, side / 2), side * 0.38, max(2, side // 70))
    put(disc, icon(symbol, int(side * 0.48), PAPER_LIGHT), (side / 2, side / 2))
    return pygame.transform.smoothscale(disc, (px, px))
