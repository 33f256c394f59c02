"""The grounds that pieces lie on: table, sheets, panels and boards. Scenes find the controls here too.

Sheets and boards keep their soft shadow within the size asked for: `SHADOW` at the right and below.
"""

from itertools import pairwise

import pygame
from pygame import Surface

from game.client.art import material
from game.client.art.canvas import Size, blank, cached, ready
from game.client.art.controls import button, halo, ribbon, round_track_entry, segment, slot, toggle
from game.client.art.masters import unit
from game.client.art.texture import rounded, tinted
from game.client.drawing.theme import BLACK, INK, OAK, PAPER, PAPER_LIGHT, WALNUT, WHITE, Rgb, mix

__all__ = [
    "board",
    "button",
    "halo",
    "panel",
    "ribbon",
    "round_track_entry",
    "segment",
    "sheet",
    "slot",
    "table",
    "toggle",
]

SHADOW = 8  # units of the canvas
AGEING = 0.88  # of sheets: at their edges too, vermilion headings have to stand out
PLANK_TONES = (0.99, 0.90, 1.08, 0.94, 1.04, 0.90)


@cached
def table(size: Size) -> Surface:
    """The walnut table top in lamp light: planks of differing tone, and their seams. Opaque."""
    top = Surface(size, 0, 32)
    edges = [round(size[1] * plank / len(PLANK_TONES)) for plank in range(len(PLANK_TONES) + 1)]
    seam = max(1, size[1] // 400)
    for plank, (upper, lower) in enumerate(pairwise(edges)):
        board_size = (size[0], lower - upper)
        planed = material.wood(board_size, WALNUT, 11 + 5 * plank, 1.25)
        shade = round(235 * PLANK_TONES[plank])
        planed.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        top.blit(pygame.transform.flip(planed, plank % 2 == 1, plank % 3 == 1), (0, upper))
        pygame.draw.rect(top, mix(WALNUT, BLACK, 0.82), (0, upper - seam // 2, size[0], seam))
        pygame.draw.rect(top, mix(WALNUT, WHITE, 0.10), (0, upper + seam - seam // 2, size[0], max(1, seam // 2)))
    top.blit(material.lamp_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return top.convert() if pygame.display.get_surface() else top


@cached
def sheet(size: Size, frame: str = "rule", base: Rgb = PAPER, seed: int = 1) -> Surface:
    """A loose sheet of parchment with a torn edge; `frame` is "rule", "double" or "none"."""
    drop = max(2, round(SHADOW * unit()))
    inner = (max(8, size[0] - drop), max(8, size[1] - drop))
    grown = seed + inner[0] + 3 * inner[1]
    torn = material.torn(material.parchment(inner, base, grown, AGEING), grown)
    picture = blank(size)
    for shift, alpha in ((drop, 30), (drop * 3 // 4, 44), (drop // 2, 64)):
        picture.blit(tinted(torn, BLACK, alpha), (shift * 2 // 3, shift))
    picture.blit(torn, (0, 0))
    _frame(picture, inner, frame)
    return ready(picture)


def _frame(picture: Surface, inner: Size, frame: str) -> None:
    """Draws the printed frame of a sheet."""
    inset = max(7, min(round(14 * unit()), min(inner) // 14))
    box = pygame.Rect((0, 0), inner).inflate(-2 * inset, -2 * inset)
    line = max(1, round(min(inner) / 400))
    if frame == "rule":
        pygame.draw.rect(picture, INK, box, line)
    elif frame == "double":
        pygame.draw.rect(picture, INK, box, line * 2)
        pygame.draw.rect(picture, INK, box.inflate(-inset, -inset), 1)


@cached
def panel(size: Size, base: Rgb = PAPER_LIGHT, line: float = 0, colour: Rgb = INK, radius: float = 8) -> Surface:
    """A stiff piece of parchment with round corners: a seat's panel, a band, a strip, a row.

    `line`, its frame if it has one, and `radius` are in units of the canvas.
    """
    corner = max(3, min(round(radius * unit()), min(size) // 3))
    paper = material.parchment(size, base, size[0] + size[1], 0.35)
    if line:  # under the bevel, whose mask smooths its outer corners
        pygame.draw.rect(paper, colour, paper.get_rect(), max(1, round(line * unit())), border_radius=corner)
    return ready(material.slab(paper, "bevel_card", corner, 0.7))


@cached
def board(size: Size, base: Rgb = OAK, seed: int = 5) -> Surface:
    """A thick oak board that lies on the table, with its edge and shadow."""
    drop = max(2, round(SHADOW * unit()))
    thick = max(3, min(round(7 * unit()), size[1] // 40))
    inner = (max(8, size[0] - drop), max(8, size[1] - drop - thick))
    radius = max(6, min(round(18 * unit()), min(size) // 18))
    picture = material.soft_box(size, round(12 * unit()), radius, BLACK, 190)
    picture.blit(tinted(rounded(inner, radius), mix(base, BLACK, 0.62)), (0, thick))
    face = material.wood(inner, base, seed + inner[0] % 7)
    picture.blit(material.slab(face, "bevel_board", radius), (0, 0))
    return ready(picture)
