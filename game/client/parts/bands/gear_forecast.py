"""What the gears of a seat will show in the rounds that are left (T1)."""

from collections.abc import Sequence

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, say
from game.client.graphics import gear_art, pictures, theme
from game.client.graphics.brush import Brush
from game.client.text.reward_text import reward_words_short
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.content import Content
from game.content.tables import GearReward
from game.rules.names import PlacedGear
from game.rules.view import View

LEFT = 70  # room for the axles' numbers
TILE = 66


def forecast(page: Page, rect: pygame.Rect, content: Content, view: View, gears: Sequence[PlacedGear]) -> None:
    """Put a sheet with a column for each round left, this one first, and a row for each gear."""
    widgets.sheet(page, rect)
    widgets.heading(page, (rect.x + 24, rect.y + 16, rect.w - 48, 44), say("Coming rounds"), 34)
    if not gears:
        words = say("Gears turn by one sector at the start of each round.")
        widgets.label(page, (rect.x + 24, rect.y + 80, rect.w - 56, 120), words, wrap=True, valign="top")
        return
    rounds = content.rules.rounds - view.round + 1
    ahead = readings.forecast(gears, rounds)
    pitch = min(84, (rect.w - LEFT - 36) // rounds)
    corner = (rect.x + LEFT, rect.y + 66)
    page.draw(rect, lambda brush: _paint_rounds(brush, corner, pitch, view.round, (rounds, len(gears))))
    for axle, sectors in enumerate(ahead):
        found = content.gears[gears[axle].gear].sectors
        page.draw(
            rect,
            _row_painter((corner[0], corner[1] + 44 + axle * (TILE + 14)), pitch, axle, [found[at] for at in sectors]),
        )
    _explain(page, pygame.Rect(rect.x + 24, rect.y + 356, rect.w - 56, 204), content, gears, [row[0] for row in ahead])


def _paint_rounds(brush: Brush, corner: tuple[int, int], pitch: int, first: int, shape: tuple[int, int]) -> None:
    rounds, rows = shape
    now = pygame.Rect(corner[0] - 4, corner[1], pitch, 48 + rows * (TILE + 14))
    brush.rect(now, theme.VERMILION, width=4, radius=6)
    for ahead in range(rounds):
        box = pygame.Rect(corner[0] - 4 + ahead * pitch, corner[1] + 4, pitch, 38)
        brush.text(box, ROMAN[first + ahead], "roman", 26, align="center")


def _row_painter(corner: tuple[int, int], pitch: int, axle: int, rewards: Sequence[GearReward]) -> Paint:
    def paint(brush: Brush) -> None:
        x, y = corner
        brush.blit(lambda w, h: gear_art.axle_pointer(axle + 1, (w, h)), (x - 52, y + 10, 40, 46))
        side = min(TILE, pitch - 8)
        for ahead, reward in enumerate(rewards):
            box = (x - 4 + ahead * pitch + (pitch - side) // 2, y + (TILE - side) // 2, side, side)
            brush.blit(pictures.reward(reward), box)

    return paint


def _explain(
    page: Page, rect: pygame.Rect, content: Content, gears: Sequence[PlacedGear], sectors: Sequence[int]
) -> None:
    """The rewards of this round in words."""
    widgets.label(page, (rect.x, rect.y, rect.w, 36), say("This round"), px=28, colour=theme.RUBRIC)
    for axle, (placed, sector) in enumerate(zip(gears, sectors, strict=True)):
        reward = content.gears[placed.gear].sectors[sector]
        box = pygame.Rect(rect.x, rect.y + 42 + axle * 54, rect.w, 50)
        widgets.picture(page, (box.x, box.y + 2, 46, 46), pictures.reward(reward))
        words = reward_words_short(reward, content.rules)
        widgets.label(page, (box.x + 60, box.y, box.w - 60, box.h), words, px=28)
