"""Paints the page of the top scene over the pages behind it, and again only where something changed."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from time import perf_counter
from typing import Literal, NamedTuple

import pygame
from msgspec import Struct

from game.client.base import i18n, reading_size
from game.client.base.settings import Settings
from game.client.graphics import layout, picture_cache, theme, typesetting
from game.client.graphics.brush import Brush, Rehearsal
from game.client.graphics.panes import Pane, View
from game.client.graphics.viewport import Point, RectLike, Viewport, scaled
from game.client.ui.arrangement import arrangement
from game.client.ui.glow import Shade, shade_of
from game.client.ui.notices import Foot
from game.client.ui.page import Attention, Item, Page, Part
from game.client.ui.scene import Guide, Scene, Sprite
from game.client.ui.scene_stack import SceneStack

FADED = 90  # opacity of the copy of a piece that stays at its place while the piece is in hand
SLICE_S = 0.006  # for painting in one turn of the loop; the rest of the page follows in the next ones
LONGEST_S = 0.12  # that a page waits to be painted whole before what is done of it is shown
EDGE = 12  # px and canvas units: the torn edges of sheets with their shadows
BESIDE = 12  # what is seen around the sheets of an overlay in a window of another shape
LINE_PX = 16  # of a row are one line of the processor's cache
DIMMED = (115, 115, 115)  # 45 % of the light is left behind an overlay


class Placed(Struct, frozen=True):
    """A sprite with its pictures and their corners in the window."""

    sprite: Sprite
    images: Sequence[tuple[pygame.Surface, tuple[int, int]]]  # from bottom to top, each with its corner in the window
    rect: pygame.Rect
    rough: bool  # it was rotated fast while it turned: to be rotated again, smoothly, once it stands still


class Painted(NamedTuple):
    """The entries of a page with the px that each may paint on, and the attention with which they are painted."""

    items: Sequence[Item]
    boxes: Sequence[pygame.Rect]
    attention: Attention


class Layers:
    """The layers of one window size: the page in front, the page before it or the next one behind it, and sprites.

    A page is begun with `begin` and painted by `go_on`, if need be in slices; the one in front stays until then.
    """

    def __init__(
        self, window: pygame.Surface, bars: tuple[int, int, int], whole: tuple[int, int] | None = None
    ) -> None:
        """`whole` is the size of what the window is a part of."""
        self.viewport = Viewport(window.get_size(), whole)
        self.window = window  # or the part of it in which the page is shown
        self._page = self.viewport.page
        self.whole = pygame.Rect(0, 0, *self._page.size)
        self._front = pygame.Surface(self._page.size, 0, window)
        self._painted: Painted | None = None  # what the front shows over pages that stay behind
        self._back: pygame.Surface | None = None  # the page before the last `turn_over`, or the next one
        self._since: list[pygame.Rect] = []  # where the front differs from it
        self._blank = True  # nothing was painted yet
        self._turns = False  # the next page is painted behind the one in front
        self._work: Iterator[None] | None = None  # what is left of a page that was begun
        self._early = False  # what is done of it is in front already
        self._until_s: float | None = None  # when the slice is over in which it is painted
        self._placed: list[Placed] = []
        self._dirty: list[pygame.Rect] = []
        self._behind: list[tuple[pygame.Surface, Painted | None]] = []  # pages that stay visible, the lowest first
        self._due: dict[int, Page] = {}  # those of them that are still to be painted whole, by their place
        self._uncovered: Painted | None = None  # what the back shows, where an overlay over it is gone
        self._shade: Shade | None = None  # over places where the piece in hand may not go
        window.fill(bars)
        self._all_dirty = True

    @property
    def stands(self) -> bool:
        """Whether the page that was begun last is in front."""
        return self._work is None or self._early

    @property
    def unfinished(self) -> bool:
        """Whether something of the page that was begun last is not painted yet."""
        return self._work is not None

    @property
    def attention(self) -> Attention | None:
        """With which attention the front was painted; None if it will be painted whole."""
        return self._painted.attention if self._painted else None

    @property
    def forgotten(self) -> bool:
        """Whether the next page will be painted whole."""
        return self._painted is None

    def turn_over(self) -> None:
        """Begin a new page; the one before is kept for motions that show parts of it."""
        self._turns = not self._blank

    def part(self, when: Literal["before", "after"], rect: RectLike) -> pygame.Surface | None:
        """A copy of a part of the page, as painted now or before the last `turn_over`; None outside of the page."""
        before = self._back or (self._behind[-1][0] if self._behind else None)
        page = self._front if when == "after" else before
        area = self.viewport.to_page(rect).clip(self.whole)
        return page.subsurface(area).copy() if page is not None and area else None

    def keep_behind(self, pages: Sequence[Page]) -> None:
        """Have these pages, lowest first, stay visible and dim behind everything painted later."""
        if self._work is not None or (len(pages) > len(self._behind) and self._painted is None):
            self._paint_behind(pages)
            return
        while len(self._behind) > len(pages):
            self._back, self._uncovered = self._behind.pop()
            self._turns = True
        if len(pages) == len(self._behind) + 1:
            self._behind.append((self._front, self._painted))
            self._back = self._back or pygame.Surface(self._page.size, 0, self.window)
            self._turns, self._since = True, [self.whole]
            self.forget()
        if len(pages) != len(self._behind) or any(self._paint_again(at, page) for at, page in enumerate(pages[:-1])):
            self._paint_behind(pages)
        elif pages and self._paint_again(len(pages) - 1, pages[-1]):
            self.forget()

    def _paint_again(self, at: int, page: Page) -> bool:
        """Paint what changed on a page that stays behind; returns whether anything did."""
        painted, areas = self._compared(self._behind[at][1], page, Attention())
        for _ in self._painting_behind(at, painted, areas):
            pass
        return bool(areas)

    def _painting_behind(self, at: int, painted: Painted, areas: Sequence[pygame.Rect]) -> Iterator[None]:
        surface = self._behind[at][0]
        yield from self._painting(surface, painted, areas, self._behind[:at])
        self._behind[at] = surface, painted

    def _paint_behind(self, pages: Sequence[Page]) -> None:
        """Have all pages that stay behind painted before the next one."""
        self._behind = [(pygame.Surface(self._page.size, 0, self.window), None) for _ in pages]
        self._due, self._uncovered = dict(enumerate(pages)), None
        self.forget()

    def forget(self) -> None:
        """Have the next page painted whole, as if nothing had been painted."""
        self._painted = None

    def paint(self, page: Page, attention: Attention) -> None:
        """Paint a page at once: only the areas where it looks different from the one that was painted before."""
        self.begin(page, attention)
        self.go_on()

    def begin(self, page: Page, attention: Attention) -> None:
        """Begin to paint a page, which `go_on` does."""
        if self._work is not None:  # nobody knows how much of the last one is there
            self.forget()
            self._since = [self.whole]
        self._early = False
        self._work = self._new_front(page, attention)

    def go_on(self, until_s: float | None = None, *, early: bool = False) -> None:
        """Paint what is left of the page that was begun, until about then by `perf_counter`; None for all of it.

        With `early` what is done by then comes to the front before the rest.
        """
        self._until_s = until_s
        for _ in self._work or ():
            if until_s is not None and perf_counter() > until_s:
                if early and not self._early:
                    self._come_forward([self.whole])
                    self._early = True
                return
        self._work = None

    def _new_front(self, page: Page, attention: Attention) -> Iterator[None]:
        """Paint a page in the front, or behind it as the new front; before it, what is due behind both."""
        for at, below in list(self._due.items()):
            yield from self._painting_behind(at, *self._compared(None, below, Attention()))
            del self._due[at]
        surface, uncovered = self._front, self._uncovered if self._turns else None
        painted, areas = self._compared(uncovered or self._painted, page, attention)
        shown = areas
        if uncovered is not None and self._back is not None:
            shown, surface = [self.whole], self._back
            self._uncovered, self._since = None, []
        elif self._turns:
            self._back = surface = self._back or pygame.Surface(self._page.size, 0, self.window)
            surface.set_clip(None)
            for area in _joined(self._since, self.whole):
                if not any(painted_anew.contains(area) for painted_anew in areas):
                    surface.blit(self._front, area, area)
            self._since = []
        self._painted = None
        yield from self._painting(surface, painted, areas, self._behind)
        self._painted = painted
        self._come_forward(shown)
        self._cast_shade(page, attention)

    def _come_forward(self, areas: list[pygame.Rect]) -> None:
        """Have areas that were painted shown, and the new page in front."""
        self._blank = False
        if self._turns and self._back is not None:
            self._front, self._back = self._back, self._front
            self._turns = False
            if any(self._back is surface for surface, _ in self._behind):
                self._back = None  # nothing may be painted on it; `part` finds it there
        self._dirty += areas
        self._since += areas
        self._all_dirty = self._all_dirty or areas == [self.whole]

    def _compared(self, before: Painted | None, page: Page, attention: Attention) -> tuple[Painted, list[pygame.Rect]]:
        """A page as it is going to be painted, and where it looks different from what is; the whole if nothing is."""
        if before is None:
            boxes = [self.viewport.to_page(item.bounds) for item in page.items]
            return Painted(page.items, boxes, attention), [self.whole]
        places = _kept(before, page.items, attention)
        boxes = [
            self.viewport.to_page(item.bounds) if at is None else before.boxes[at]
            for item, at in zip(page.items, places, strict=True)
        ]
        gone = set(range(len(before.items))).difference(places)
        new = (box for box, at in zip(boxes, places, strict=True) if at is None)
        changed = [*new, *(before.boxes[at] for at in sorted(gone))]
        return Painted(page.items, boxes, attention), _joined(changed, self.whole)

    def expose(self) -> None:
        """Have the whole window copied again at the next `show`."""
        self._all_dirty = True

    def show(self, sprites: Sequence[Sprite]) -> list[pygame.Rect]:
        """Bring the window up to date; returns the rectangles of the window that changed."""
        before, self._placed = self._placed, self._place(sprites)
        changed = (*self._dirty, *_moved(before, self._placed))
        areas = [self.whole] if self._all_dirty else [*map(self._copied_fast, _joined(changed, self.whole))]
        for area in areas:
            self._compose(area)
        whole, self._all_dirty, self._dirty = self._all_dirty, False, []
        return [self.window.get_rect()] if whole else [area.move(self._page.topleft) for area in areas]

    def renew(self, area: pygame.Rect, sprites: Sequence[Sprite]) -> list[pygame.Rect]:
        """Bring a part of the window up to date, over which something else was drawn; what changed as in `show`."""
        self._dirty.append(area.move(-self._page.x, -self._page.y))
        return self.show(sprites)

    def _painting(
        self,
        surface: pygame.Surface,
        painted: Painted,
        areas: Sequence[pygame.Rect],
        behind: Sequence[tuple[pygame.Surface, Painted | None]],
    ) -> Iterator[None]:
        """Paint areas of a page on a surface, over the last page that stays behind; one entry at each step.

        An area is begun once the pictures of all its entries are drawn.
        """
        for area in areas:
            surface.set_clip(area)
            inside = area.collidelistall(painted.boxes)
            brush = Brush(surface, self.viewport.scale)
            cover = next((at for at in reversed(inside) if self._covers(painted.items[at], area)), None)
            if cover is not None:
                del inside[: inside.index(cover)]
            for at in inside:
                while not self._rehearsed(painted.items[at], painted.attention):
                    yield
                yield
            if cover is None and behind:
                surface.blit(behind[-1][0], area, area)
                surface.fill(DIMMED, area, pygame.BLEND_RGB_MULT)
            elif cover is None:
                surface.fill((0, 0, 0), area)
            for at in inside:
                if at == cover:
                    brush.cover(*painted.items[at].args)
                else:
                    self._paint_item(brush, painted.items[at], painted.attention)
                yield
            self._mark(brush, [painted.items[at] for at in inside], painted.attention)
        surface.set_clip(None)

    def _covers(self, item: Item, area: pygame.Rect) -> bool:
        """Whether nothing below an entry is seen in an area."""
        if item.function is not Brush.ground or item.pane is not None:
            return False
        if opaque := item.named.get("opaque"):
            return self.viewport.to_page(opaque).contains(area)
        edge = -2 * round(EDGE * (1 + self.viewport.scale))
        return self.viewport.to_page(item.rect).inflate(edge, edge).contains(area)

    def _rehearsed(self, item: Item, attention: Attention) -> bool:
        """Have the pictures of an entry drawn as far as there is time; returns whether all are."""
        if self._until_s is None:
            return True
        try:
            with picture_cache.pausing(self._until_s):
                item.paint(Rehearsal(self.viewport.scale), item.state(attention))
        except picture_cache.Paused:
            return False
        return True

    def _paint_item(self, brush: Brush, item: Item, attention: Attention) -> None:
        state = item.state(attention)
        if state.lifted:
            self._paint_faded(brush.surface, item, attention)
        else:
            item.paint(brush, state)

    @staticmethod
    def _mark(brush: Brush, items: Sequence[Item], attention: Attention) -> None:
        """Frame the place under the piece in hand and draw a ring around the focus, over everything else."""
        for item in items:
            if item.target is None or item.target.name not in (attention.hovered, attention.focused):
                continue
            state = attention.state_of(item.target)
            if state.aimed:
                brush.aim(item.framed)
            if state.focused:
                brush.focus(item.framed)

    def _cast_shade(self, page: Page, attention: Attention) -> None:
        """Find the shade for the piece in hand; only what changed is copied again, nothing is painted again."""
        shade = shade_of(page, attention, self.viewport)
        if shade != self._shade:
            self._dirty += [either.area for either in (self._shade, shade) if either]
            self._shade = shade

    def _paint_faded(self, surface: pygame.Surface, item: Item, attention: Attention) -> None:
        """Paint the pale copy of a piece that is in hand at the place where it belongs."""
        area = self.viewport.to_page(item.bounds)
        ghost = pygame.Surface(area.size, pygame.SRCALPHA)
        item.paint(Brush(ghost, self.viewport.scale, item.bounds.topleft), item.state(attention))
        ghost.set_alpha(FADED)
        surface.blit(ghost, area)

    def _place(self, sprites: Sequence[Sprite]) -> list[Placed]:
        """Rotate sprites and place them on the page; one that stood so before is taken over as it is.

        A sprite that is new or turns from frame to frame is rotated fast, and once it stands still smoothly.
        """
        known = {_key(placed.sprite): placed for placed in self._placed if not placed.rough}
        turning = {id(placed.sprite.surface): placed.sprite.angle for placed in self._placed}
        return [
            known.get(_key(sprite)) or self._set(sprite, rough=turning.get(id(sprite.surface), 0.0) != sprite.angle)
            for sprite in sprites
        ]

    def _set(self, sprite: Sprite, *, rough: bool) -> Placed:
        image, turning = sprite.surface, sprite.turning
        centre = (round(sprite.centre[0] * self.viewport.scale), round(sprite.centre[1] * self.viewport.scale))
        if turning:
            turned = (turning.fast if rough else turning.smooth)(sprite.angle)
            rect = image.get_rect(center=centre)
        else:
            if sprite.angle:
                image = (pygame.transform.rotate if rough else _turn_smoothly)(image, sprite.angle)
            turned, rect = [(image, (0, 0))], image.get_rect(center=centre)
        return Placed(sprite, _around((centre[0] + self._page.x, centre[1] + self._page.y), turned), rect, rough)

    def _copied_fast(self, area: pygame.Rect) -> pygame.Rect:
        """The area, made a little larger so that its copy is fast.

        SDL copies rows past the cache if they begin and end at 16 bytes. That is fast where they are whole lines of it,
        and slow where sprites are drawn over them, for they are read again: there rows have an odd number of pixels.
        """
        if any(placed.rect.colliderect(area) for placed in self._placed):
            wider = pygame.Rect(area.topleft, (area.w | 1, area.h))
        else:
            left, right = area.left // LINE_PX * LINE_PX, -(-area.right // LINE_PX) * LINE_PX
            wider = pygame.Rect(left, area.y, right - left, area.h)
        return wider.clip(self.whole)

    def _compose(self, area: pygame.Rect) -> None:
        corner = self._page.topleft
        self.window.set_clip(area.move(corner))
        self.window.blit(self._front, area.move(corner), area)
        if self._shade:
            self._shade.lie_on(self.window, area, corner)
        for placed in self._placed:
            if placed.rect.colliderect(area):
                self.window.fblits(placed.images)
        self.window.set_clip(None)


def _key(sprite: Sprite) -> tuple[int, float, float, float]:
    return id(sprite.surface), sprite.centre[0], sprite.centre[1], sprite.angle


def _around(
    centre: tuple[int, int], pictures: Iterable[tuple[pygame.Surface, Point]]
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Pictures with their corners, found from their middles, which are measured from one point."""
    return [
        (image, (round(centre[0] + x) - image.get_width() // 2, round(centre[1] + y) - image.get_height() // 2))
        for image, (x, y) in pictures
    ]


def _turn_smoothly(image: pygame.Surface, angle: float) -> pygame.Surface:
    return pygame.transform.rotozoom(image, angle, 1)


def _moved(before: list[Placed], after: list[Placed]) -> list[pygame.Rect]:
    """The rectangles of sprites that came, went, moved or turned; one that did not is the same object as before."""
    gone, here = ({id(placed): placed.rect for placed in listed} for listed in (before, after))
    rects = (gone.get(key) or here[key] for key in gone.keys() ^ here.keys())
    return list({tuple(rect): rect for rect in rects}.values())  # one that turned on its place is there once


def _kept(before: Painted, items: Sequence[Item], attention: Attention) -> list[int | None]:
    """For each entry its place on the page before, if it looks the same there and lies in the same order."""
    same = dict(zip(map(id, before.items), count())) if attention == before.attention else {}
    kept: list[int | None] = [*map(same.get, map(id, items))]  # the same entry on both pages
    others: dict[tuple[object, ...], list[int]] = defaultdict(list)  # the places of the rest, by function and rectangle
    for at in sorted(set(range(len(before.items))).difference(kept)):
        item = before.items[at]
        others[item.function, *item.rect].append(at)
    last = -1
    for number, place in enumerate(kept):
        found = place
        if found is None:
            item = items[number]
            found = next((other for other in others.get((item.function, *item.rect), ()) if other > last), None)
            if found is not None and not _look_alike(before.items[found], before.attention, item, attention):
                found = None
        elif found < last:
            found = None
        kept[number] = found
        last = last if found is None else found
    return kept


def _look_alike(old: Item, old_attention: Attention, new: Item, attention: Attention) -> bool:
    return new.looks_like(old) and old.state(old_attention) == new.state(attention)


WASTED = 1.5  # times the area of two rectangles that the one around both may have, to be painted instead of them


def _joined(rects: Iterable[pygame.Rect], within: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles that cover the same area: those that overlap are one, unless the one around both wastes too much."""
    found: list[pygame.Rect] = []
    waiting = [rect.clip(within) for rect in rects]
    while waiting:
        area = waiting.pop()
        for hit in area.collidelistall(found):
            other, around = found[hit], area.union(found[hit])
            if around.w * around.h <= WASTED * (area.w * area.h + other.w * other.h):
                waiting.append(around)
                del found[hit]
                break
        else:
            if area:
                found.append(area)
    return found


def _seen(sprite: Sprite, panes: Sequence[Pane], scale: float) -> Iterator[Sprite]:
    """What is seen of a sprite through panes, `scale` px per canvas unit; a large one that doesn't turn is cut."""
    for pane in panes:
        source, unit = pygame.Rect(pane.source), scale * pane.times
        box = pygame.Rect(0, 0, *(round(side / unit) for side in sprite.surface.get_size()))
        box.center = round(sprite.centre[0]), round(sprite.centre[1])
        if sprite.angle or sprite.turning or (box.w <= source.w and box.h <= source.h):
            if source.collidepoint(sprite.centre):
                yield Sprite(sprite.surface, pane.place(sprite.centre), sprite.angle, sprite.turning)
        elif part := box.clip(source):
            x, y, width, height = scaled(part.move(-box.x, -box.y), unit).clip(sprite.surface.get_rect())
            yield Sprite(_part(sprite.surface, (x, y, width, height)), pane.place(part.center))


@lru_cache(maxsize=8)
def _part(surface: pygame.Surface, px: tuple[int, int, int, int]) -> pygame.Surface:
    """A part of a picture: always the same object for the same part, so that it counts as the same sprite."""
    return surface.subsurface(px)


# The look: in which language, at which size and in which colours all is shown. For another one all is made again.
class Look(NamedTuple):
    """What all pages depend on beside their scenes."""

    language: str
    percent: int
    colours: theme.Colours
    left_handed: bool


def look() -> Look:
    """The look in force."""
    return Look(i18n.language(), reading_size.percent(), theme.worn(), layout.left_handed())


def put_on(now: Settings) -> None:
    """Put the look of the settings in force; the language is changed where it is chosen."""
    reading_size.choose(int(now.text_scale))
    if theme.worn() != (now.palette, now.high_contrast):
        theme.wear_palette(now.palette, contrast=now.high_contrast)
        typesetting.clear()  # what was drawn in other colours, also for an earlier window
    layout.choose_side(left=now.left_handed)


class Painter:
    """The pages of all visible scenes, and the layers on which they are painted.

    While somebody only `watches`, the page has nothing that can be pressed. A `guide` adds to the top page.
    """

    def __init__(
        self,
        window: pygame.Surface,
        stack: SceneStack,
        watches: Callable[[], bool],
        guide: Callable[[], Guide | None] = lambda: None,
    ) -> None:
        self.layers = Layers(window, theme.WALNUT_DARK)
        self.page = Page()
        self.pages_behind: list[Page] = []
        self.behind: tuple[int, int] | None = None  # tells for which scenes and layers the pages behind were painted
        self.slice_s: float | None = None  # for painting in one turn of the loop; None: as long as it takes
        self.turned_over = False  # whether a new page was begun in this turn of the loop
        self.foot: Foot | None = None  # the band of words below the page
        self._drawn_on = window
        self.size = window.get_size()
        self._stack = stack
        self._watches = watches
        self._guide = guide
        self._built: tuple[int, int, tuple[int, int], int] | None = None
        self._shown: tuple[Layers, bool] | None = None  # for which layers the page is, and whether it is mirrored
        self._look = look()
        self._begun_s = 0.0
        self._until_s: float | None = None  # when the slice of this turn of the loop is over

    def fits(self, window: pygame.Surface | None, foot: Foot | None) -> bool:
        """Whether it paints for a window of this size with this foot, in the look that is in force."""
        if window is None:
            return True
        return (
            window is self._drawn_on and window.get_size() == self.size and foot is self.foot and self._look == look()
        )

    def use_window(self, window: pygame.Surface, foot: Foot | None = None) -> None:
        """Paint for another window, foot or look, for which texts and pictures are made again."""
        typesetting.clear()
        self._drawn_on = window
        self.size, self.foot, self._look = window.get_size(), foot, look()
        page = window.subsurface((0, 0, self.size[0], foot.top(self.size[1]))) if foot else window
        if foot:
            foot.expose()  # other things were shown there
        self.layers = Layers(page, theme.WALNUT_DARK, self.size)

    def expose(self) -> None:
        """Show the whole window again, after another window covered it."""
        self.layers.expose()
        if self.foot:
            self.foot.expose()

    def build(self) -> bool:
        """Build the page of the top scene if it changed; returns whether it did."""
        guide = self._guide()
        said = guide.revision if guide is not None else 0
        wanted = (self._stack.generation, id(self.layers), self._stack.top.revision, said)
        if wanted == self._built:
            return False
        if not self.turned_over:
            self.layers.turn_over()
            self.turned_over = True
        if wanted[:2] != self.behind:
            self.pages_behind = [self.page_of(scene) for scene in self._stack.visible[:-1]]
            self.layers.keep_behind(self.pages_behind)
            self.behind = wanted[:2]
        self.page = self.page_of(self._stack.top, self._parts_of(self._stack.top))
        if guide is not None:
            guide.build(self._stack.top, self.page)
        self._built = wanted
        return True

    def _parts_of(self, scene: Scene) -> Sequence[Part]:
        """The parts of the page that is there, if the scene has the same look."""
        shown, self._shown = self._shown, (self.layers, scene.mirrors)
        return self.page.parts if shown == self._shown else ()

    def page_of(self, scene: Scene, before: Sequence[Part] = ()) -> Page:
        """The page that a scene builds for its present state; `before` are parts of it that may be there already."""
        layout.follow(followed=scene.mirrors)
        scene.see()
        viewport, guide = self.layers.viewport, self._guide()
        layout.take_shape(viewport.canvas)
        percent = reading_size.USUAL if guide is not None and guide.needs_whole else reading_size.percent()
        canvas = layout.CANVAS if scene.fills else viewport.canvas
        views = scene.views() if (canvas, percent) != (layout.CANVAS, reading_size.USUAL) else ()
        scene.arranged = arrangement(canvas, views, percent, scene.opened)
        page = self._built_page(scene, before)
        if scene.arranged is not None and not views and page.sheets and not scene.opaque:
            around = page.sheets[0].unionall(page.sheets[1:]).inflate(2 * BESIDE, 2 * BESIDE)
            box = around.x, around.y, around.w, around.h
            scene.arranged = arrangement(canvas, [View("", (box,))], percent, 0)
            page = self._built_page(scene, before)
        if scene.arranged is not None:
            page = scene.arranged.page(page, viewport.scale, scene.open_view)
        return page.to_watch() if self._watches() else page

    def _built_page(self, scene: Scene, before: Sequence[Part]) -> Page:
        """The page as the scene lays it out, at the scale at which it is seen."""
        viewport, times = self.layers.viewport, scene.arranged.times if scene.arranged is not None else 1.0
        page = Page(viewport.scale * times, viewport.canvas if scene.fills else layout.CANVAS, before=before)
        scene.scale = page.scale
        with reading_size.enlarged(times):
            scene.build(page)
        return page

    def sprites(self) -> list[Sprite]:
        """The sprites of the top scene, as they are seen."""
        scene = self._stack.top
        sprites = list(scene.sprites())
        if (seen := scene.arranged) is None:
            return sprites
        return [part for sprite in sprites for part in _seen(sprite, seen.panes, self.layers.viewport.scale)]

    def begin_turn(self) -> None:
        """Begin a turn of the loop, with the slice in which pages are built and painted."""
        self._until_s = None if self.slice_s is None else perf_counter() + self.slice_s

    @property
    def has_time(self) -> bool:
        """Whether the slice of this turn is not over."""
        return self._until_s is None or perf_counter() < self._until_s

    def begin(self, attention: Attention) -> None:
        """Begin to paint the page that was built."""
        self.layers.begin(self.page, attention)
        self._begun_s = perf_counter()

    def go_on(self) -> bool:
        """Paint what is left of it in the slice of this turn; returns whether it stands now."""
        if self.layers.unfinished:
            self.layers.go_on(self._until_s, early=perf_counter() - self._begun_s > LONGEST_S)
        return self.layers.stands

    def paint(self, attention: Attention) -> None:
        """Paint what looks different since the last time, because of pointer or focus, and what is left of the page."""
        if not self.layers.unfinished and self.layers.attention != attention:
            self.begin(attention)
        self.go_on()
