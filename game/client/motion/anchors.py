"""Anchors: the places of things on the visible pages, by name."""

from collections.abc import Sequence

import pygame

from game.client.ui.motions import Box
from game.client.ui.page import Item, Page


class Anchors:
    """Named rectangles of some pages, the lowest first; a name on a higher page replaces the same name below."""

    def __init__(self, pages: Sequence[Page] = ()) -> None:
        self._rects: dict[str, pygame.Rect] = {}
        self.items: dict[str, Item] = {}
        for page in pages:
            named = {item.target.name: item for item in page.items if item.target}
            self.items |= named
            self._rects |= {name: item.rect for name, item in named.items()}
            self._rects |= page.anchors

    def box(self, *names: str) -> Box | None:
        """The rectangle of the first of these names that has one."""
        found = next((self._rects[name] for name in names if name in self._rects), None)
        return None if found is None else (found.x, found.y, found.w, found.h)

    def put(self, name: str, centre: tuple[float, float]) -> None:
        """Change the place of a thing to where a hand let go of it."""
        if name in self._rects:
            moved = self._rects[name].copy()
            moved.center = round(centre[0]), round(centre[1])
            self._rects[name] = moved
