"""Shows a page apart from how it is laid out: enlarged and one view at a time, or in a window of another shape.

A scene lays its page out for the usual canvas and names the blocks that stay whole. Where words are wanted larger, or
the window is very wide, square or upright, the blocks are packed anew, all enlarged alike; what has no room then is in
another view, one press away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

import pygame

from game.client.graphics.brush import Brush
from game.client.graphics.layout import CANVAS
from game.client.graphics.panes import Apart, Block, Blocks, Pane, View, is_box, packed
from game.client.ui import widgets
from game.client.ui.page import Item, Page
from game.client.ui.target_names import ViewTab

TIMES = {100: 1.0, 125: 1.12, 150: 32 / 26, 200: 40 / 26}  # for each size of text how much larger all is at least
MOST = 2.2  # times as large
EDGE = 6
TABS_HIGH = 72
WHOLE = pygame.Rect(0, 0, *CANVAS)


class Arrangement(NamedTuple):
    """Where the parts of a page are seen on a canvas: the panes of all views, and the words of their tabs."""

    canvas: tuple[int, int]
    views: list[list[Pane]]
    tabs: tuple[str, ...] = ()
    opened: int = 0

    @property
    def panes(self) -> list[Pane]:
        """The panes of the open view."""
        return self.views[self.opened]

    @property
    def times(self) -> float:
        """How much larger the page is than it is laid out."""
        return max(pane.times for pane in self.panes)

    def page(self, laid_out: Page, scale: float, opens: Callable[[int], None]) -> Page:
        """The page as it is seen, with `scale` px to a unit of the canvas; a press on a tab `opens` its view."""
        page = Page(scale, self.canvas, title=laid_out.title, parts=laid_out.parts)
        page.answers, page.hears, page.told = dict(laid_out.answers), laid_out.hears, laid_out.told
        for item in laid_out.items:
            self._add(page, item)
        if page.items and laid_out.items[0].rect == WHOLE:
            page.grounds.append(pygame.Rect(0, 0, *self.canvas))
        for ours, theirs in ((page.sheets, laid_out.sheets), (page.grounds, laid_out.grounds)):
            ours += [pane.outward(rect) for rect in theirs for pane in self.panes if rect.colliderect(pane.source)]
        for name, rect in laid_out.anchors.items():
            if (pane := self._pane_of(rect)) is not None:
                page.anchor(name, pane.outward(rect))
        self._put_tabs(page, opens)
        page.targets.default = laid_out.targets.default
        return page

    def _add(self, page: Page, item: Item) -> None:
        """Put an entry on the page in each pane that shows a part of it; with its target only in one."""
        if item.rect == WHOLE and item.function in (Brush.blit, Brush.ground):
            whole = (0, 0, *self.canvas)
            page.draw(whole, Brush.blit, item.args[0], whole)
        elif item.target is None:
            page.items += [item.through(pane, None) for pane in self.panes if item.rect.colliderect(pane.source)]
        elif (pane := self._pane_of(item.target.rect)) is not None:
            seen = item.through(pane, item.target)
            page.items.append(seen)
            assert seen.target is not None  # as the item has one
            page.targets.add(seen.target)

    def _pane_of(self, rect: pygame.Rect) -> Pane | None:
        """The pane that shows most of a rectangle, if any shows at least half of it."""
        parts = {pane: rect.clip(pane.source).w * rect.clip(pane.source).h for pane in self.panes}
        best = max(parts, key=lambda pane: parts[pane])
        return best if 2 * parts[best] >= min(rect.w * rect.h, best.source[2] * best.source[3]) else None

    def _put_tabs(self, page: Page, opens: Callable[[int], None]) -> None:
        if not self.tabs:
            return
        wide, high = self.canvas
        box = pygame.Rect(EDGE, high - TABS_HIGH, wide - 2 * EDGE, TABS_HIGH - EDGE)
        names = [ViewTab(at) for at in range(len(self.tabs))]
        widgets.tabs(page, box, list(zip(names, self.tabs, strict=True)), names[self.opened])
        for at, name in enumerate(names):
            page.answers[name] = lambda at=at: opens(at)  # type: ignore[misc]

    def place_of(self, rect: pygame.Rect) -> pygame.Rect | None:
        """Where a rectangle of the page is seen; None where the open view doesn't show it."""
        pane = self._pane_of(rect)
        return pane.outward(rect).clip(pane.shown) if pane is not None else None

    def view_of(self, rect: pygame.Rect) -> int:
        """The number of the first view that shows a rectangle of the page; the open one where none does."""
        numbers = (at for at in range(len(self.views)) if self._replace(opened=at).place_of(rect) is not None)
        return self.opened if self.place_of(rect) is not None else next(numbers, self.opened)


def arrangement(canvas: tuple[int, int], views: Sequence[View], percent: int, opened: int) -> Arrangement | None:
    """How a page with such views is seen on a canvas at a size of text; None where it is seen as it is laid out."""
    wanted = TIMES[percent] if views else 1.0
    if canvas == CANVAS and wanted == 1.0:
        return None
    views = views or [View("", ((0, 0, *CANVAS),))]
    room = canvas[0] - 2 * EDGE, canvas[1] - 2 * EDGE
    whole = _packed(_joined(views), room)
    if wanted == 1.0 or len(views) == 1 or _least(whole) >= wanted:
        return Arrangement(canvas, [whole]) if canvas != CANVAS or _least(whole) >= 1.0 else None
    room = room[0], room[1] - TABS_HIGH
    shown = _merged(views, room, wanted)
    opened = min(opened, len(shown) - 1)
    if canvas == CANVAS and _least(_packed(shown[0], room)) < 1.0:
        return None  # what is only looked at would be smaller than usual
    return Arrangement(canvas, [_packed(view, room) for view in shown], tuple(view.words for view in shown), opened)


def _packed(view: View, room: tuple[int, int]) -> list[Pane]:
    panes = packed(view.blocks, room, MOST)
    return [pane._replace(corner=(pane.corner[0] + EDGE, pane.corner[1] + EDGE)) for pane in panes]


def _least(panes: Sequence[Pane]) -> float:
    return min(pane.times for pane in panes)


def _joined(views: Sequence[View]) -> View:
    """Views as one: the blocks of each stay near each other, and those that are in several are in the first one."""
    seen = set[Block]()
    groups = [_new(view.blocks, seen) for view in views]
    return View(" · ".join(view.words for view in views), tuple(Apart(group) for group in groups if group))


def _new(blocks: Blocks, seen: set[Block]) -> Blocks:
    """Blocks without those that were seen before."""
    left = list[Block]()
    for block in blocks:
        if is_box(block):
            left += [] if block in seen else [block]
            seen.add(block)
        elif group := _new(cast(Blocks, block), seen):
            left.append(group)
    return tuple(left)


def _merged(views: Sequence[View], room: tuple[int, int], wanted: float) -> list[View]:
    """As few views as hold all blocks at the wanted size: neighbours that have room together become one."""
    found = [[views[0]]]
    for view in views[1:]:
        if _least(packed(_joined([*found[-1], view]).blocks, room, MOST)) >= wanted:
            found[-1].append(view)
        else:
            found.append([view])
    return [_joined(together) for together in found]
