"""What lies on the board, all five actions on one sheet: what a plan is made for."""

from collections.abc import Sequence
from itertools import accumulate

import pygame

from game.client import pictures, readings, theme, widgets
from game.client.brush import Brush
from game.client.page import Page
from game.client.parts import reward_card_picture
from game.client.scenes.rounds import tiles
from game.client.scenes.rounds.patrons import patrons
from game.client.scenes.rounds.tiles import Tiles
from game.client.sitting import Sitting
from game.content import Content
from game.content.tables import PrintingCard, RefinementCard
from game.rules.names import ACTIONS, INKS, SPECIALTIES
from game.rules.view import View

LEFT = 84  # where the spaces begin, right of the pictograms
HEAD = 62
DEALT = 5  # of the lines: what is dealt anew; rewards and patrons stay
LINES = (50, 44, 50, 50, 52, 48, 94)  # heights: orders take two lines, patronage too


def this_round(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, title: str) -> None:
    """Put the sheet with a line or two for each action."""
    widgets.sheet(page, rect, "rule")
    widgets.heading(page, (rect.x + 28, rect.y + 14, rect.w - 56, 48), title, 34)
    page.draw(rect, lambda brush: _paint(brush, rect, sitting.content, view))
    page.anchor("board", rect)
    tops = list(accumulate(LINES, initial=rect.y + HEAD))
    for line, spaces in enumerate(_lines(sitting.content, view)[:DEALT]):
        pitch = (rect.w - LEFT - 24) / max(1, len(spaces))
        for place, shown in enumerate(spaces):
            if list(shown):
                box = (rect.x + LEFT + round(place * pitch), tops[line] + 3, round(pitch) - 6, LINES[line] - 6)
                page.anchor(f"dealt:{line}:{place}", box)


def _paint(brush: Brush, rect: pygame.Rect, content: Content, view: View) -> None:
    tops = list(accumulate(LINES, initial=rect.y + HEAD))
    for top, height, spaces in zip(tops, LINES, _lines(content, view), strict=False):
        _paint_line(brush, pygame.Rect(rect.x + LEFT, top, rect.w - LEFT - 24, height), spaces)
    patrons(brush, pygame.Rect(rect.x + LEFT, tops[-2], rect.w - LEFT - 24, LINES[-1]), content, view)
    for action, first, last in zip(ACTIONS, (0, 2, 3, 4, 5), (2, 3, 4, 5, 7), strict=True):
        side = min(48, tops[last] - tops[first] - 6)
        middle = (tops[first] + tops[last]) // 2
        brush.blit(pictures.icon(action), (rect.x + 26, middle - side // 2, side, side))
        brush.line((rect.x + 24, tops[first]), (rect.right - 24, tops[first]), theme.PAPER_SHADE, 2)


def _paint_line(brush: Brush, box: pygame.Rect, spaces: Sequence[Tiles]) -> None:
    """Paint one line with a column for each space, each as large as its column allows."""
    pitch = box.w / max(1, len(spaces))
    for place, shown in enumerate(spaces):
        listed = list(shown)
        wide = sum(width + 4 for _, width in listed)
        share = min(1.0, (pitch - 6) / wide) if listed else 1.0
        scaled = [(picture, int(width * share)) for picture, width in listed]
        tiles.paint_row(brush, box.x + place * pitch, box.y + 3, box.h - 6, scaled, 4 * share)


def _lines(content: Content, view: View) -> list[list[Tiles]]:
    specialties = [content.specialty[card].specialties if card else () for card in view.specialty_row]
    rewards = content.rules.patronage_rewards
    return [
        [_book(content.printing[card]) if card else () for card in view.printing_row],
        [_refinement(content.refinement[card]) if card else () for card in view.refinement_row],
        [[(pictures.ink(ink), 44) for ink in inks if ink] for inks in view.ink_sets],
        [[(pictures.icon(name), 46) for name in pair] for pair in specialties],
        [
            [(pictures.reward(one), 46) for one in content.gears[gear].sectors] if gear else ()
            for gear in view.gears_row
        ],
        [[(reward_card_picture(reward, content.rules), 44)] for reward in rewards],
    ]


def _book(card: PrintingCard) -> Tiles:
    return [*((pictures.letter(name), 28) for name in card.letters), (pictures.coin(card.guilders), 38)]


def _refinement(card: RefinementCard) -> Tiles:
    inks = [(pictures.ink(INKS[index]), 32) for index in readings.spelled(card.inks)]
    shown = [name for name, level in zip(SPECIALTIES, card.levels, strict=True) if level]
    return [*inks, *((pictures.icon(name), 34) for name in shown)]
