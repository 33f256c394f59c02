"""The patronage cards of the board, small: what open ones ask for, and when the others open."""

import pygame

from game.client import readings
from game.client.art import cards
from game.client.brush import Brush, Picture
from game.content import Content
from game.content.tables import PatronageCard
from game.rules.view import View

GAP = 8
LINES = 2
FILLED = 0.88  # of two lines, since none is broken where it ends


def patrons(brush: Brush, area: pygame.Rect, content: Content, view: View) -> None:
    """Paint a slip for each card, in two lines; narrower where there are so many that the room ends."""
    opens, height = readings.opening_rounds(content, view), area.h // LINES - GAP // 2
    row = [
        (content.patronage[card], opens[space], not readings.patronage_open(content, view, space))
        for space, card in enumerate(view.patronage_row)
        if card is not None
    ]
    told = cards.told_strips([(card, locked) for card, _, locked in row], height, GAP, round(area.w * LINES * FILLED))
    slips = [(*slip, shown) for slip, shown in zip(row, told, strict=True)]
    wide = [cards.strip_width(card, height, locked, shown) for card, _, locked, shown in slips]
    lines, share = _broken(wide, area.w)
    top = area.y + (LINES - len(lines)) * height // 2
    for line in lines:
        left = area.x
        for at in line:
            width = int(wide[at] * share)
            brush.blit(_slip(*slips[at]), (left, top, width, height))
            left += width + GAP
        top += height + GAP // 2


def _broken(wide: list[int], room: int) -> tuple[list[list[int]], float]:
    """Which slips stand on which line, and the share of their widths at which the lines suffice."""
    share = 1.0
    while True:
        lines: list[list[int]] = [[]]
        left = 0
        for at, width in enumerate(wide):
            if lines[-1] and left + int(width * share) > room:
                lines.append([])
                left = 0
            lines[-1].append(at)
            left += int(width * share) + GAP
        if len(lines) <= LINES or share < 0.5:
            return lines[:LINES], share
        share *= 0.95


def _slip(card: PatronageCard, opens: int, locked: bool, told: bool) -> Picture:
    return lambda w, h: cards.patronage_strip(card, (w, h), locked, opens, told)
