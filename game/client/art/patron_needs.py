"""The needs of a patron: rows of symbols for what the patron asks for, sized to fit an area."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Surface

from game.client.art.canvas import put
from game.client.art.goods import ink
from game.client.art.icons import icon
from game.client.art.order_cards import ink_list, level_list
from game.client.art.sorts import letter_square, level_label, level_label_width
from game.content.tables import PatronageCard
from game.content.vocabulary import LETTERS

LEVEL, LETTER = 0.90, 1.0  # heights of the label of a level and of the square of a letter, in symbols
GAP = 0.12  # between the symbols of a row, in symbols
APART = 0.34  # beside a specialty with its level, so that nobody reads the level with its other neighbour


class Part(NamedTuple):
    """A picture in a row: how to draw it beside symbols of a number of pixels, and its width in symbols."""

    draw: Callable[[int], Surface]
    size: float


Group: TypeAlias = tuple[Part, ...]


def _requirements(card: PatronageCard) -> list[Group]:
    """What a patron asks for, as groups that stay together: a symbol with its level, a letter, an ink."""
    levels = [
        (Part(partial(icon, name), 1.0), Part(partial(_level, level), level_label_width(level) * LEVEL))
        for name, level in level_list(card.levels)
    ]
    letters = [name for name, count in zip(LETTERS, card.types, strict=True) for _ in range(count)]
    types = [(Part(partial(_letter, letter), LETTER),) for letter in letters]
    return [*levels, *types, *((Part(partial(ink, name), 1.0),) for name in ink_list(card.inks))]


def _level(level: int, px: int) -> Surface:
    return level_label(level, round(px * LEVEL))


def _letter(letter: str, px: int) -> Surface:
    return letter_square(letter, round(px * LETTER))


def _row_width(groups: list[Group]) -> float:
    """The width of a row of groups, for symbols of size 1."""
    return sum(space + part.size for space, part in _spaced(groups))


def _spaced(groups: list[Group]) -> list[tuple[float, Part]]:
    """The parts of a row in their order, each with the space before it."""
    spaced: list[tuple[float, Part]] = []
    for at, group in enumerate(groups):
        pairs = at > 0 and max(len(group), len(groups[at - 1])) > 1
        for number, part in enumerate(group):
            before = (APART if pairs and not number else GAP) if spaced else 0.0
            spaced.append((before, part))
    return spaced


def _broken(groups: list[Group], width: float) -> list[list[Group]]:
    """The groups in as many rows as their width needs; two rows are as even as can be."""
    rows: list[list[Group]] = [[]]
    for group in groups:
        if rows[-1] and _row_width([*rows[-1], group]) > width:
            rows.append([])
        rows[-1].append(group)
    if len(rows) != 2:
        return rows
    halves = [[groups[:at], groups[at:]] for at in range(1, len(groups))]
    return min(halves, key=lambda pair: max(map(_row_width, pair)))


def _requirement_rows(card: PatronageCard, area: pygame.Rect, px: int) -> tuple[int, list[list[Group]]]:
    """The rows of what a patron asks for, and the size of symbol at which they fit an area."""
    groups = _requirements(card)
    single = min(px, int(area.w / _row_width(groups)))
    if single >= px * 0.8:  # a single row reads best, if it need not be much smaller
        return single, [groups]
    while True:
        rows = _broken(groups, area.w / px)
        widest = max(_row_width(row) for row in rows) * px
        if (widest <= area.w and len(rows) * px * 1.12 <= area.h) or px <= 10:
            return px, rows
        px = px * 9 // 10


def draw_needs(face: Surface, card: PatronageCard, area: pygame.Rect, px: int) -> None:
    """Draws what a patron asks for, in rows centred in an area."""
    px, rows = _requirement_rows(card, area, px)
    pitch = round(px * 1.16)
    middle = area.centery - pitch * (len(rows) - 1) // 2
    for row in rows:
        left = area.centerx - _row_width(row) * px / 2
        for space, part in _spaced(row):
            left += space * px
            put(face, part.draw(px), (left + part.size * px / 2, middle))
            left += part.size * px
        middle += pitch


def needs_width(card: PatronageCard) -> float:
    """The width of all that a patron asks for in one row, for symbols of size 1."""
    return _row_width(_requirements(card))
