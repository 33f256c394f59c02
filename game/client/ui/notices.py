"""Short words over and below the page: toasts, tooltips and the foot."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from math import dist
from typing import TYPE_CHECKING, NamedTuple

import pygame
from msgspec import Struct

from game.client.base.i18n import say
from game.client.base.reading_size import read_px
from game.client.graphics import ornaments, theme, typesetting
from game.client.graphics.brush import Brush, bake
from game.client.graphics.layout import CANVAS, shape
from game.client.graphics.viewport import SMALLEST_SCALE, Point
from game.client.text.refused import Refused
from game.client.ui.page import Page, Target
from game.client.ui.scene import Sprite

if TYPE_CHECKING:
    from game.rules.refusals import Refusal

TOAST_S = 5.0  # for short sentences; longer ones stay longer
SECONDS_PER_CHARACTER = 0.07
WORDS_PX = 28
NOTE_PX = 22
WIDEST = 720  # of the usual size
TIP_BESIDE = 80  # what a tooltip leaves of the width of the canvas
TOAST_WIDTHS = (808, 520, 316)  # of any size of words: the first one with which a toast covers nothing
RIBBON = pygame.Rect(488, 4, 868, 104)  # where a toast hangs if it would cover something everywhere; it ends there
TITLE_PX = 26
TOAST_MARGIN = 6
GAP, MARGIN = 8, 8  # distance of a tooltip from its target and from the edge of the canvas


class Notice(Struct, frozen=True):
    """A sprite, and the moment at which it disappears."""

    sentence: str
    sprite: Sprite
    size: tuple[int, int]
    until_s: float = float("inf")


class Notices:
    """At most one toast and one tooltip."""

    def __init__(self) -> None:
        self.page = Page()  # below them
        self.toast: Notice | None = None
        self.tip: Notice | None = None
        self.note_of: Callable[[Target], str] = lambda _: ""  # what stands small below a tooltip
        self.why_words: Callable[[], str] = lambda: ""  # what stands small below the refusal of a move

    def show_toast(self, sentence: str, scale: float, now_s: float) -> None:
        """Show a sentence for at least five seconds near the top, where it covers nothing.

        Where there is no such place it hangs over the ribbon, whose words stand on it where they have room.
        """
        note = self.why_words() if isinstance(sentence, Refused) else ""
        slip, box = self._toast_slip(sentence, note, scale)
        until_s = now_s + max(TOAST_S, len(sentence) * SECONDS_PER_CHARACTER)
        self.toast = Notice(sentence, Sprite(bake(slip.size, scale, slip.paint), box.center), slip.size, until_s)

    def _toast_slip(self, sentence: str, note: str, scale: float) -> tuple[Slip, pygame.Rect]:
        taken = self.page.taken()
        for widest in TOAST_WIDTHS:
            slip = _slip(sentence, TOAST_COLOURS, scale, note, widest)
            box = free_spot(taken, [slip.size], slip.below(RIBBON).bottomright, TOAST_MARGIN)
            if box is not None:
                return slip, box
        slip = _slip(sentence, TOAST_COLOURS, scale, note, TOAST_WIDTHS[0])
        titled = _slip(sentence, TOAST_COLOURS, scale, note, TOAST_WIDTHS[0], self.page.title)
        slip = titled if titled.size[1] <= RIBBON.h else slip
        return slip, slip.below(RIBBON)

    def show_tip(self, target: Target | None, scale: float, around: Iterable[Target] = ()) -> None:
        """Show the tooltip of a target beside other buttons; none where it has none or the toast says the same."""
        sentence = target.tip if target else ""
        if target is None or not sentence or (self.toast is not None and self.toast.sentence == sentence):
            self.tip = None
        elif self.tip is None or self.tip.sentence != sentence:
            size, paint = _slip(sentence, TIP_COLOURS, scale, self.note_of(target), shape()[0] - TIP_BESIDE)
            self.tip = Notice(sentence, Sprite(bake(size, scale, paint), _beside(target, size, around)), size)

    def clear(self) -> None:
        self.toast = self.tip = None

    def rescale(self, scale: float, now_s: float) -> None:
        """Make the toast again for another size of the window, and take the tooltip away."""
        self.tip = None
        if self.toast is not None:
            self.show_toast(self.toast.sentence, scale, now_s)

    def take_why(self, pos: Point | None = None) -> Refusal | None:
        """Return why the toast refuses a move, and take it away; with `pos`, only if it lies there."""
        if self.toast is None or not isinstance(self.toast.sentence, Refused):
            return None
        if pos is not None and not self._toast_covers(pos):
            return None
        refusal = self.toast.sentence.refusal
        self.toast = None
        return refusal

    def dismiss(self, pos: Point | None = None) -> None:
        """Take the toast away; with `pos`, only if it lies there."""
        if self.toast is not None and (pos is None or self._toast_covers(pos)):
            self.toast = None

    def sprites(self, now_s: float) -> list[Sprite]:
        return [notice.sprite for notice in (self.toast, self.tip) if notice is not None and now_s < notice.until_s]

    def expire(self, now_s: float) -> None:
        if self.toast is not None and now_s >= self.toast.until_s:
            self.toast = None

    def _toast_covers(self, pos: Point) -> bool:
        assert self.toast is not None  # only called while there is a toast
        x, y = self.toast.sprite.centre
        wide, high = self.toast.size
        return abs(pos[0] - x) < wide / 2 and abs(pos[1] - y) < high / 2


class Slip(NamedTuple):
    """The size of a slip in canvas units, and the function that paints it."""

    size: tuple[int, int]
    paint: Callable[[Brush], None]

    def below(self, bar: pygame.Rect) -> pygame.Rect:
        """Where it hangs from the top of a bar."""
        return pygame.Rect((0, 0), self.size).move_to(midtop=bar.midtop)


class Colours(NamedTuple):
    """Of a slip: its ground, its words, what stands small below them, and a title above them."""

    ground: theme.Rgb
    words: theme.Rgb
    note: theme.Rgb
    title: theme.Rgb = theme.BRASS_LIGHT


TOAST_COLOURS = Colours(theme.INK, theme.PAPER_LIGHT, theme.PAPER_SHADE)
TIP_COLOURS = Colours(theme.PAPER_LIGHT, theme.INK, theme.INK_SOFT)


def _slip(sentence: str, colours: Colours, scale: float, note: str, widest: int, title: str = "") -> Slip:
    """A slip for a sentence with a small note below, and perhaps a title above."""
    width, height = _measure(sentence, WORDS_PX, scale, widest)
    below = _measure(note, NOTE_PX, scale, widest) if note else (0, 0)
    above = _measure(title, TITLE_PX, scale, widest, "sc") if title else (0, 0)
    size = (max(width, below[0], above[0]) + 56, above[1] + height + below[1] + (28 if title else 36))

    def paint(brush: Brush) -> None:
        box = pygame.Rect((0, 0), size).inflate(-8, -8)
        brush.veil(box.move(4, 4), theme.BLACK, 110, radius=10)
        brush.rect(box, colours.ground, radius=10)
        brush.rect(box, theme.BRASS, width=3, radius=10)
        inner = box.inflate(-32, -16)
        middle = pygame.Rect(inner.x, inner.y + above[1], inner.w, inner.h - above[1] - below[1])
        brush.text(middle, sentence, "body", WORDS_PX, colours.words, align="center", wrap=True)
        if note:
            brush.text(inner, note, "body", NOTE_PX, colours.note, align="center", valign="bottom", read=True)
        if title:
            brush.text(inner, title, "sc", TITLE_PX, colours.title, align="center", valign="top", read=True)

    return Slip(size, paint)


def _measure(words: str, px: int, scale: float, widest: int, face: theme.Face = "body") -> tuple[int, int]:
    wide = round(min(widest, read_px(WIDEST)) * scale)
    width, height = typesetting.measure(words, face, max(1, round(read_px(px) * scale)), max_width=wide, wrap=True)
    return round(width / scale), round(height / scale)


def _beside(target: Target, size: tuple[int, int], around: Iterable[Target]) -> Point:
    """The centre of a tooltip: above its target or else below it, but beside it where it would cover a button."""
    rect, canvas = target.rect, pygame.Rect((0, 0), shape()).inflate(-2 * MARGIN, -2 * MARGIN)
    boxes = [pygame.Rect((0, 0), size) for _ in range(4)]
    boxes[0].midbottom = rect.centerx, rect.top - GAP
    boxes[1].midtop = rect.centerx, rect.bottom + GAP
    boxes[2].midright = rect.left - GAP, rect.centery
    boxes[3].midleft = rect.right + GAP, rect.centery
    clamped = [box.clamp(canvas) for box in boxes]
    free = [box for box in clamped if not box.colliderect(rect)]
    buttons = [one.rect for one in around if one.role == "button" and one.enabled and one.name != target.name]
    clear = (box for box in free if box.collidelist(buttons) < 0)
    return next(clear, free[0] if free else clamped[0]).center


STEP = 24  # between spots that are tried


def free_spot(
    places: Sequence[pygame.Rect], sizes: Sequence[tuple[int, int]], home: tuple[int, int], margin: int = 16
) -> pygame.Rect | None:
    """A rectangle of the first size beside all places, with its corner as near to that of `home` as possible.

    Where that has no room, it is of the next size; None where no size has room. The `margin` is kept from places and
    from the edge of the canvas.
    """
    taken = [place.inflate(2 * margin, 2 * margin) for place in places]
    for wide, high in sizes:
        lefts, tops = _spots((wide, high), home, taken, margin)
        rows = [bytearray(len(lefts)) for _ in tops]  # 1 where a spot would cover something
        for place in taken:
            first, last = bisect_right(lefts, place.left - wide), bisect_left(lefts, place.right)
            covered = bytes([1]) * (last - first)
            for row in rows[bisect_right(tops, place.top - high) : bisect_left(tops, place.bottom)]:
                row[first:last] = covered
        middle, found = bisect_left(lefts, home[0] - wide), list[pygame.Rect]()
        for top, row in zip(tops, rows, strict=True):
            nearest = (row.rfind(0, 0, middle), row.find(0, middle))
            found += [pygame.Rect(lefts[at], top, wide, high) for at in nearest if at >= 0]
        if found:
            return min(found, key=lambda spot: dist(spot.bottomright, home))
    return None


def best_spot(
    places: Sequence[pygame.Rect], sizes: Sequence[tuple[int, int]], home: tuple[int, int], margin: int = 16
) -> pygame.Rect:
    """As `free_spot`; where nothing is free, the rectangle of any size that covers least."""

    def covered(spot: pygame.Rect) -> int:
        return sum(part.w * part.h for part in map(spot.clip, spot.collideobjectsall(places)))

    if free := free_spot(places, sizes, home, margin):
        return free
    grids = ((size, *_spots(size, home, (), margin)) for size in sizes)
    spots = (pygame.Rect(left, top, *size) for size, lefts, tops in grids for top in tops for left in lefts)
    return min(spots, key=covered)


def _spots(
    size: tuple[int, int], home: tuple[int, int], taken: Sequence[pygame.Rect], margin: int
) -> tuple[list[int], list[int]]:
    """Lefts and tops of all spots of a size that are tried: all over the canvas, and close below what is taken."""
    room = pygame.Rect((0, 0), shape()).inflate(-2 * margin, -2 * margin)
    at_home = pygame.Rect(home[0] - size[0], home[1] - size[1], *size).clamp(room)
    last = room.right - size[0], room.bottom - size[1]
    lefts = {*range(room.left, last[0], STEP), last[0], at_home.x}
    tops = {*range(room.top, last[1], STEP), last[1], at_home.y}
    tops |= {place.bottom for place in taken if room.top < place.bottom < last[1]}
    return sorted(lefts), sorted(tops)


# The foot: a band of words below the page. The page becomes smaller for it, so that nothing is covered.

NAME_W, CALL_W = 400, 420
LEAST_PX = 8  # a foot that would be lower than this is left out


class Look(NamedTuple):
    """How a foot looks: its share of the window's height, its height in a window 1920 wide, and what paints it."""

    share: float
    height: int
    paint: Callable[[Brush, pygame.Rect, str], None]


class Foot:
    """A band of words at the foot of the window, asked each frame."""

    def __init__(self, words: Callable[[], str], look: Look | None = None) -> None:
        self._words = words
        self._look = look or ALONE
        self._shown = ("", (0, 0))

    def top(self, height: int) -> int:
        """The y at which it begins in a window of this height, in px."""
        share = round(height * self._look.share)
        return height - share if share >= LEAST_PX else height

    def expose(self) -> None:
        self._shown = ("", (0, 0))

    def show(self, window: pygame.Surface) -> pygame.Rect | None:
        """Paint it where words or window have changed; the part of the window that it took, if it did."""
        words, size = self._words(), window.get_size()
        if self._shown == (words, size):
            return None
        self._shown = (words, size)
        area = pygame.Rect(0, self.top(size[1]), size[0], size[1] - self.top(size[1]))
        if not area.h:
            return None
        height = self._look.height
        scale = min(size[0] / CANVAS[0], area.h / height)
        window.fill(theme.WALNUT_DARK, area)
        if scale >= SMALLEST_SCALE:
            self._look.paint(
                Brush(window.subsurface(area), scale), pygame.Rect(0, 0, round(size[0] / scale), height), words
            )
        return area


def _paint_alone(brush: Brush, box: pygame.Rect, words: str) -> None:
    brush.line(box.topleft, box.topright, theme.VERMILION, 6)
    brush.text(box.inflate(-72, -16).move(0, 3), words, "body", 34, theme.PAPER_LIGHT, align="center")


def _paint_show(brush: Brush, box: pygame.Rect, words: str) -> None:
    """Paint the foot of a show: the name of the game and for how many it is, the story, and the call to play."""
    brush.line(box.topleft, box.topright, theme.BRASS, 4)
    name = pygame.Rect(box.x + 36, box.y + 6, NAME_W, 60)
    brush.text(name, say("Gutenberg"), "black", 58, theme.BRASS_LIGHT)
    brush.text((name.x, name.bottom - 4, NAME_W, 32), say("for 1 to 4 players"), "sc", 30, theme.PAPER_LIGHT)
    call = pygame.Rect(box.right - CALL_W - 24, box.y + 16, CALL_W, box.h - 28)
    told = pygame.Rect(name.right, box.y + 8, call.x - name.right - 24, box.h - 12)
    brush.text(told, words, "body", 34, theme.PAPER_LIGHT, wrap=True)
    brush.rect(call, theme.VERMILION, radius=10)
    ornaments.fist(brush, pygame.Rect(call.x + 16, call.centery - 28, 56, 56), theme.PAPER_LIGHT)
    brush.text(call.inflate(-100, 0).move(40, 0), say("Press any key to play"), "sc", 36, theme.PAPER_LIGHT)


ALONE = Look(0.055, 60, _paint_alone)
SHOW = Look(0.09, 100, _paint_show)
