"""Small pictures of pieces that several of these screens show in rows."""

from collections.abc import Iterable
from typing import TypeAlias

from game.client import theme, widgets
from game.client.art import tokens
from game.client.brush import Brush, Picture
from game.content.tables import GearReward
from game.rules.names import Ink

Tiles: TypeAlias = Iterable[tuple[Picture, int]]  # each with its side in canvas units


def letter(name: str, *, covered: bool = False) -> Picture:
    """A letter of a book: solid where a type covers it."""
    return lambda w, h: tokens.letter_square(name, min(w, h), "covered" if covered else "needed")


def type_block(name: str) -> Picture:
    """A type."""
    return lambda w, h: tokens.type_block(name, min(w, h))


def ink(colour: Ink) -> Picture:
    """An ink."""
    return lambda w, h: tokens.ink(colour, min(w, h))


def coin(guilders: int) -> Picture:
    """An amount of guilders."""
    return lambda w, h: tokens.coin(guilders, min(w, h))


def laurel(fame: int) -> Picture:
    """An amount of fame."""
    return lambda w, h: tokens.laurel(fame, min(w, h))


def reward(found: GearReward) -> Picture:
    """A sector of a gear."""
    return lambda w, h: tokens.reward_tile(found, min(w, h))


def roman(level: int) -> Picture:
    """A level."""
    return lambda w, h: tokens.roman(level, min(w, h))


def badge(style: theme.SeatStyle, place: int | None = None) -> Picture:
    """A seat, with its place in an order."""
    return lambda w, h: tokens.badge(style, min(w, h), place)


def marker(style: theme.SeatStyle) -> Picture:
    """A marker of a seat."""
    return lambda w, h: tokens.marker(style, min(w, h))


def icon(name: str, colour: theme.Rgb = theme.INK) -> Picture:
    """A pictogram."""
    return widgets.icon_picture(name, colour)


def paint_row(brush: Brush, left: float, top: float, height: float, tiles: Tiles, gap: float = 4) -> float:
    """Paint square tiles one after the other, in the middle of the row's height; where the row ends."""
    for picture, side in tiles:
        brush.blit(picture, (round(left), round(top + (height - side) / 2), round(side), round(side)))
        left += side + gap
    return left
