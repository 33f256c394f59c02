"""The ground of all cards: paper, a border of printer's flowers, and words set on them; and the backs of all decks."""

import pygame
from pygame import SRCALPHA, Surface

from game.client.graphics import material, typesetting
from game.client.graphics.canvas import Pen, Size, cog, ngon, put, ready, rounded, scaled, tinted
from game.client.graphics.icons import icon
from game.client.graphics.picture_cache import cached
from game.client.graphics.theme import BLACK, INK, PAPER_LIGHT, VERMILION, Face, Rgb, mix
from game.client.graphics.viewport import Point

RATIO = 1.4  # cards are 5 : 7
STRIP_ASPECT = 0.45  # a card lower than this share of its width is a strip without words or border
REFINEMENT_PAPER: Rgb = (243, 227, 196)
COURT_PAPER: Rgb = (240, 224, 184)


def card_size(width: int) -> Size:
    """The size of a card of that width."""
    return width, round(width * RATIO)


@cached
def ground(size: Size, colour: Rgb = INK, base: Rgb = PAPER_LIGHT, bordered: bool = True) -> Surface:
    """An empty card with its thickness and border; copy it before drawing on it."""
    lip = 2 if min(size) >= 90 else 1
    face_size = (max(3, size[0] - lip), max(3, size[1] - lip))
    radius = max(3, round(min(size) * 0.05))
    card = Surface(size, SRCALPHA)
    card.blit(tinted(rounded(face_size, radius), BLACK, 80), (lip, lip))
    paper = material.parchment(face_size, base, size[0] + size[1], 0.55)
    card.blit(material.slab(paper, "bevel_card", radius), (0, 0))
    if bordered:
        _border(card, pygame.Rect((0, 0), face_size), colour)
    return ready(card)


def _border(card: Surface, face: pygame.Rect, colour: Rgb) -> None:
    """Draws two rules with lozenges and dots between them."""
    short = min(face.size)
    outer = face.inflate(-2 * round(short * 0.032), -2 * round(short * 0.032))
    band = max(5, round(short * 0.046))
    inner = outer.inflate(-2 * band, -2 * band)
    pygame.draw.rect(card, colour, outer, max(1, round(short / 150)))
    pygame.draw.rect(card, colour, inner, max(1, round(short / 300)))
    path = outer.inflate(-band, -band)
    flowers = (_flower(band, colour), _flower(max(3, band // 2), colour))
    for start, end in (
        (path.topleft, path.topright),
        (path.bottomleft, path.bottomright),
        (path.topleft, path.bottomleft),
        (path.topright, path.bottomright),
    ):
        length = abs(end[0] - start[0]) + abs(end[1] - start[1])
        steps = max(2, length // band // 2 * 2)
        for step in range(steps + 1):
            share = step / steps
            centre = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            put(card, flowers[step % 2], centre)


@cached
def _flower(px: int, colour: Rgb) -> Surface:
    """A lozenge: the smallest of printer's flowers."""
    pen = Pen(px, colour)
    pen.poly(ngon(4, (50, 50), 40))
    return pen.picture()


def words(card: Surface, box: pygame.Rect, content: str, px: int, colour: Rgb = INK, face: Face = "body") -> None:
    """Sets words centred in a box: wrapped, and smaller where they would not fit."""
    put(card, typesetting.render(content, face, px, colour, align="center", **_limits(box, px)), box.center)


def lines_of_words(box: pygame.Rect, content: str, px: int) -> int:
    """How many lines `words` makes of them."""
    return len(typesetting.compose(content, "body", px, **_limits(box, px)).lines)


def _limits(box: pygame.Rect, px: int) -> typesetting.Limits:
    floor_px = max(6, round(px * 0.62))
    return {"max_width": box.w, "max_height": box.h, "wrap": True, "fit": True, "floor_px": floor_px}


def line_of_words(card: Surface, left_middle: Point, content: str, px: int, width: int, colour: Rgb = INK) -> None:
    """Sets one line from its left middle, smaller where it would be wider than `width`."""
    floor = max(6, round(px * 0.6))
    drawn = typesetting.render(content, "body", px, colour, max_width=width, fit=True, floor_px=floor)
    card.blit(drawn, drawn.get_rect(midleft=(round(left_middle[0]), round(left_middle[1]))))


def bar(card: Surface, box: pygame.Rect) -> None:
    """Draws the dark bar on which a card says what it gives."""
    radius = max(2, box.h // 6)
    card.blit(tinted(rounded((box.w, box.h), radius), INK), box)


def box_of(size: Size, shares: tuple[float, float, float, float]) -> pygame.Rect:
    """A box (x, y, width, height) given in shares of a card's size."""
    width, height = size
    left, top = round(shares[0] * width), round(shares[1] * height)
    return pygame.Rect(left, top, round(shares[2] * width), round(shares[3] * height))


def is_strip(size: Size) -> bool:
    """Whether a card is so low that it has no words and no border."""
    return size[1] < size[0] * STRIP_ASPECT


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
