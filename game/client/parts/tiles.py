"""Rows of small pictures that fit a width without making letters and numerals smaller."""

from typing import NamedTuple

import pygame

from game.client.graphics.brush import Brush, Picture
from game.client.ui.page import Paint

LEAST = 0.5  # share of its size at which a picture without letters can still be recognised


class Tile(NamedTuple):
    """A picture with its size in canvas units; one that `yields` carries no letter or digit and may get smaller.

    `apart` is an additional distance to the next tile.
    """

    picture: Picture
    width: int
    height: int
    yields: bool = False
    apart: int = 0


def square(picture: Picture, side: int, *, yields: bool = False) -> Tile:
    """A tile that is as wide as high."""
    return Tile(picture, side, side, yields)


def fitted(tiles: list[Tile], room: int, gap: int) -> list[Tile]:
    """The tiles for a row of a width, with those that yield made smaller as far as needed."""
    firm = sum(tile.apart + (0 if tile.yields else tile.width) for tile in tiles) + gap * (len(tiles) - 1)
    yielding = sum(tile.width for tile in tiles if tile.yields)
    if not yielding or firm + yielding <= room:
        return tiles
    share = max(LEAST, (room - firm) / yielding)
    return [
        tile._replace(width=int(tile.width * share), height=int(tile.height * share)) if tile.yields else tile
        for tile in tiles
    ]


def row_painter(box: pygame.Rect, tiles: list[Tile], gap: int = 2) -> Paint:
    """A painter of tiles for a page; see `paint_row`."""

    def paint(brush: Brush) -> None:
        paint_row(brush, (box.x, box.y, box.w, box.h), tiles, gap)

    return paint


def paint_row(brush: Brush, box: tuple[int, int, int, int], tiles: list[Tile], gap: int = 2) -> int:
    """Paint tiles from the left of a box, in the middle of its height; returns the x where the row ends."""
    left, top, room, height = box
    for tile in fitted(tiles, room, gap):
        brush.blit(tile.picture, (left, top + (height - tile.height) // 2, tile.width, tile.height))
        left += tile.width + tile.apart + gap
    return left
