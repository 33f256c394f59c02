"""The sets of inks that lie on the board, to be looked at."""

from collections.abc import Sequence

import pygame

from game.client.graphics import pictures
from game.client.parts import sights
from game.client.parts.sights import Gaze
from game.client.parts.tiles import Tile, row_painter, square
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import Look

INK, COIN = 62, 44


def ink_sets(page: Page, gaze: Gaze, boxes: Sequence[pygame.Rect]) -> None:
    """Put each set that is not empty into a box as a sight `look:ink set:<n>`, the price of every ink beside it."""
    for number, (inks, box) in enumerate(zip(gaze.view.ink_sets, boxes, strict=False)):
        row: list[Tile] = []
        for ink, price in zip(inks, gaze.content.rules.ink_prices, strict=True):
            if ink is not None:
                row.append(square(pictures.ink(ink), INK))
                row += [square(pictures.coin(price), COIN)] if price else []
        if row:
            page.draw(box, row_painter(box, row, 3))
            told = sights.ink_set(gaze, number)
            widgets.sight(page, Look(told.about), box, told.title, told.about, told.hint)
