"""Specialty cards, and the planning cards of the automa."""

import pygame
from pygame import Surface

from game.client.art.canvas import Size, cached, put
from game.client.art.card_ground import box_of, ground, is_strip, words
from game.client.art.icons import icon
from game.client.drawing.theme import INK, INK_SOFT, PAPER_LIGHT, VERMILION, mix
from game.client.words.messages import say
from game.content.tables import PlanningCard, SpecialtyCard


@cached
def specialty_card(card: SpecialtyCard, size: Size) -> Surface:
    """A specialty card: two symbols, each one level; or any one specialty instead (D1)."""
    width, height = size
    strip = is_strip(size)
    face = ground(size, bordered=not strip).copy()
    symbol = round(height * (0.72 if strip else 0.46))
    for index, specialty in enumerate(card.specialties):
        x = width * (0.27 + 0.46 * index) - (0 if strip else symbol * 0.12)
        y = height * (0.48 if strip else 0.40)
        put(face, icon(specialty, symbol), (x, y))
        if not strip:
            put(face, icon("up", round(symbol * 0.34), VERMILION), (x + symbol * 0.70, y - symbol * 0.28))
    if not strip:
        words(face, box_of(size, (0.08, 0.69, 0.84, 0.2)), say("or any one"), round(height * 0.155), INK_SOFT)
    return face


@cached
def planning_card(card: PlanningCard, size: Size) -> Surface:
    """A planning card of the automa: its moves (U3), where ties start (U4), and the patronage sign (U8)."""
    face = ground(size, mix(INK, PAPER_LIGHT, 0.25), bordered=not is_strip(size)).copy()
    pad = int(min(size) * 0.11)
    area = face.get_rect().inflate(-2 * pad, -2 * pad)
    foot = int(area.h * 0.24)
    pitch = (area.h - foot) // max(2, len(card.moves))
    symbol = min(int(pitch * 0.86), int(area.w * 0.26))
    top = area.top + (area.h - foot - pitch * len(card.moves)) // 2
    for row, ends in enumerate(card.moves):
        middle = top + row * pitch + pitch // 2
        for end, share in zip(ends, (0.24, 0.76), strict=True):
            _move_end(face, end, symbol, (area.left + int(area.w * share), middle))
        put(face, icon("right", int(symbol * 0.62), VERMILION), (area.centerx, middle))
    pygame.draw.line(face, INK_SOFT, (area.left, area.bottom - foot), (area.right, area.bottom - foot))
    mark = int(foot * 0.8)
    put(face, icon(card.centre, mark, INK_SOFT), (area.left + area.w * 0.5, area.bottom - foot * 0.46))
    if card.patronage:
        put(face, icon("patronage", mark, VERMILION), (area.right - mark * 0.7, area.bottom - foot * 0.46))
    return face


def _move_end(face: Surface, end: str, px: int, centre: tuple[int, int]) -> None:
    """Draws one end of a move: an action's pictogram, or the word for fewest or most."""
    if end in {"min", "max"}:
        box = pygame.Rect(0, 0, int(px * 1.9), px)
        box.center = centre
        words(face, box, say("fewest") if end == "min" else say("most"), max(8, int(px * 0.62)))
    else:
        put(face, icon(end, px), centre)
