"""What lies on the board, all five actions on one sheet: what a plan is made for."""

from collections.abc import Sequence

import pygame

from game.client import readings, theme, widgets
from game.client.brush import Brush
from game.client.page import Page
from game.client.parts import reward_space_picture
from game.client.scenes.rounds import tiles
from game.client.scenes.rounds.tiles import Tiles
from game.client.sitting import Sitting
from game.content import Content
from game.content.tables import PrintingCard, RefinementCard
from game.rules.names import ACTIONS, INKS, SPECIALTIES
from game.rules.view import View

LEFT = 84  # where the spaces begin, right of the pictograms
HEAD = 62
LINES = 7  # orders take two, patronage too


def this_round(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, title: str) -> None:
    """Put the sheet with a line or two for each action."""
    widgets.sheet(page, rect, "rule")
    widgets.heading(page, (rect.x + 28, rect.y + 14, rect.w - 56, 48), title, 34)
    page.draw(rect, lambda brush: _paint(brush, rect, sitting.content, view))


def _paint(brush: Brush, rect: pygame.Rect, content: Content, view: View) -> None:
    pitch = (rect.h - HEAD - 18) / LINES
    lines = _lines(content, view)
    for index, spaces in enumerate(lines):
        top = rect.y + HEAD + index * pitch
        _paint_line(brush, pygame.Rect(rect.x + LEFT, round(top), rect.w - LEFT - 24, round(pitch)), spaces)
    for action, first, count in zip(ACTIONS, (0, 2, 3, 4, 5), (2, 1, 1, 1, 2), strict=True):
        top = rect.y + HEAD + first * pitch
        side = min(48, round(pitch * count) - 8)
        box = (rect.x + 26, round(top + pitch * count / 2 - side / 2), side, side)
        brush.blit(tiles.icon(action), box)
        brush.line((rect.x + 24, round(top)), (rect.right - 24, round(top)), theme.PAPER_SHADE, 2)


def _paint_line(brush: Brush, box: pygame.Rect, spaces: Sequence[Tiles]) -> None:
    """Paint one line with a column for each space, each as large as its column allows."""
    pitch = box.w / max(1, len(spaces))
    for place, shown in enumerate(spaces):
        listed = list(shown)
        wide = sum(width + 4 for _, width in listed)
        share = min(1.0, (pitch - 6) / wide) if listed else 1.0
        scaled = [(picture, int(width * share)) for picture, width in listed]
        tiles.paint_row(brush, box.x + place * pitch, box.y + 4, box.h - 8, scaled, 4 * share)


def _lines(content: Content, view: View) -> list[list[Tiles]]:
    specialties = [content.specialty[card].specialties if card else () for card in view.specialty_row]
    rewards = content.rules.patronage_rewards
    return [
        [_book(content.printing[card]) if card else () for card in view.printing_row],
        [_refinement(content.refinement[card]) if card else () for card in view.refinement_row],
        [[(tiles.ink(ink), 44) for ink in inks if ink] for inks in view.ink_sets],
        [[(tiles.icon(name), 46) for name in pair] for pair in specialties],
        [[(tiles.reward(one), 46) for one in content.gears[gear].sectors] if gear else () for gear in view.gears_row],
        [[(reward_space_picture(reward, content.rules), 46)] for reward in rewards],
        [_patron(content, view, space) for space in range(len(view.patronage_row))],
    ]


def _book(card: PrintingCard) -> Tiles:
    return [*((tiles.letter(name), 28) for name in card.letters), (tiles.coin(card.guilders), 38)]


def _refinement(card: RefinementCard) -> Tiles:
    inks = [(tiles.ink(INKS[index]), 32) for index in readings.spelled(card.inks)]
    shown = [name for name, level in zip(SPECIALTIES, card.levels, strict=True) if level]
    return [*inks, *((tiles.icon(name), 34) for name in shown)]


def _patron(content: Content, view: View, space: int) -> Tiles:
    card = view.patronage_row[space]
    if card is None:
        return ()
    opens = readings.opening_rounds(content, view)[space]
    return [(tiles.patron(content.patronage[card], opens, locked=view.round < opens), 134)]
