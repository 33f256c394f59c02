"""The patronage board on two lines: what may be claimed, what open patrons ask for, and when the others open."""

from typing import NamedTuple

import pygame

from game.client.base import readings
from game.client.graphics import card_art
from game.client.graphics.brush import Picture
from game.client.parts import reward_card_picture, sights
from game.client.parts.sights import Gaze, Told
from game.content.tables import PatronageCard
from game.rules.names import NOWHERE

GAP = 8
LINES = 2
FILLED = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)  # share of the width, for lines break between pieces


class Placed(NamedTuple):
    """A piece of the patronage board: where it lies, how it looks, and what is said of it."""

    box: pygame.Rect
    picture: Picture
    told: Told


def patrons(area: pygame.Rect, gaze: Gaze) -> list[Placed]:
    """The reward spaces and after them the patrons, in two lines."""
    height = area.h // LINES - GAP // 2
    spaces = _spaces(gaze, height)
    flows = (_flow(area, height, [*spaces, *_slips(gaze, height, round(area.w * LINES * share))]) for share in FILLED)
    return next(placed for placed in flows if placed[-1].box.bottom <= area.bottom)


def _flow(area: pygame.Rect, height: int, shown: list[tuple[int, Picture, Told]]) -> list[Placed]:
    """Pieces one after the other, in as many lines as they need."""
    placed, left, top = [], area.x, area.y
    for width, picture, told in shown:
        if left + width > area.right and left > area.x:
            left, top = area.x, top + height + GAP
        placed.append(Placed(pygame.Rect(left, top, min(width, area.right - left), height), picture, told))
        left += width + GAP
    return placed


def _spaces(gaze: Gaze, height: int) -> list[tuple[int, Picture, Told]]:
    rules, shown = gaze.content.rules, []
    for number, reward in enumerate(rules.patronage_rewards):
        owner = gaze.view.claimed[number]
        style = None if owner == NOWHERE else gaze.sitting.style(owner)
        shown.append((height + 4, reward_card_picture(reward, rules, style), sights.space(gaze, number)))
    return shown


def _slips(gaze: Gaze, height: int, width: int) -> list[tuple[int, Picture, Told]]:
    """Each patron as a slip; those that find no room on lines of that width say only when they open."""
    opens = readings.opening_rounds(gaze.content, gaze.view)
    row = [
        (number, gaze.content.patronage[card], not readings.patronage_open(gaze.content, gaze.view, number))
        for number, card in enumerate(gaze.view.patronage_row)
        if card is not None
    ]
    room = width - len(gaze.view.claimed) * (height + 4 + GAP)
    told = card_art.told_strips([(card, locked) for _, card, locked in row], height, GAP, room)
    return [
        (
            card_art.strip_width(card, height, locked, shown),
            _slip(card, opens[number], locked, shown),
            sights.patron(gaze, number, card.id),
        )
        for (number, card, locked), shown in zip(row, told, strict=True)
    ]


def _slip(card: PatronageCard, opens: int, locked: bool, told: bool) -> Picture:
    return lambda w, h: card_art.patronage_strip(card, (w, h), locked, opens, told)
