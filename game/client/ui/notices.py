"""Short words over and below the page: toasts, tooltips and the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import read_px
from game.client.graphics import ornaments, theme, typesetting
from game.client.graphics.brush import Brush, bake
from game.client.graphics.layout import CANVAS
from game.client.graphics.viewport import SMALLEST_SCALE, Point
from game.client.text.refused import Refused
from game.client.ui.page import Target
from game.client.ui.scene import Sprite

if TYPE_CHECKING:
    from game.rules.refusals import Refusal

TOAST_S = 5.0  # for short sentences; longer ones stay longer
SECONDS_PER_CHARACTER = 0.07
WORDS_PX = 28
NOTE_PX = 22
WIDEST = 720  # of the usual size
TOAST_WIDEST = 880  # of any size: beside it are buttons
TOAST_TOP = 8
GAP, MARGIN = 8, 8  # distance of a tooltip from its target and from the edge of the canvas


@dataclass(frozen=True, slots=True)
class Notice:
    """A sprite, and the moment at which it disappears."""

    sentence: str
    sprite: Sprite
    size: tuple[int, int]
    until_s: float = float("inf")


class Notices:
    """At most one toast and one tooltip."""

    def __init__(self) -> None:
        self.toast: Notice | None = None
        self.tip: Notice | None = None
        self.note_of: Callable[[Target], str] = lambda _: ""  # what stands small below a tooltip
        self.why_words: Callable[[], str] = lambda: ""  # what stands small below the refusal of a move

    def show_toast(self, sentence: str, scale: float, now_s: float) -> None:
        """Show a sentence for at least five seconds over the ribbon, where there are no buttons."""
        note = self.why_words() if isinstance(sentence, Refused) else ""
        size, paint = _slip(sentence, theme.INK, theme.PAPER_LIGHT, scale, note, widest=TOAST_WIDEST)
        sprite = Sprite(bake(size, scale, paint), (CANVAS[0] / 2, TOAST_TOP + size[1] / 2))
        until_s = now_s + max(TOAST_S, len(sentence) * SECONDS_PER_CHARACTER)
        self.toast = Notice(sentence, sprite, size, until_s)

    def show_tip(self, target: Target | None, scale: float, around: Iterable[Target] = ()) -> None:
        """Show the tooltip of a target beside other buttons; none where it has none or the toast says the same."""
        sentence = target.tip if target else ""
        if target is None or not sentence or (self.toast is not None and self.toast.sentence == sentence):
            self.tip = None
        elif self.tip is None or self.tip.sentence != sentence:
            size, paint = _slip(sentence, theme.PAPER_LIGHT, theme.INK, scale, self.note_of(target))
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


def _slip(
    sentence: str, body: theme.Rgb, colour: theme.Rgb, scale: float, note: str = "", *, widest: int = CANVAS[0] - 80
) -> tuple[tuple[int, int], Callable[[Brush], None]]:
    """The size of a slip for a sentence with a small note below, and the function that paints it."""
    width, height = _measure(sentence, WORDS_PX, scale, widest)
    below = _measure(note, NOTE_PX, scale, widest) if note else (0, 0)
    size = (max(width, below[0]) + 56, height + below[1] + 36)

    def paint(brush: Brush) -> None:
        box = pygame.Rect((0, 0), size).inflate(-8, -8)
        brush.veil(box.move(4, 4), theme.BLACK, 110, radius=10)
        brush.rect(box, body, radius=10)
        brush.rect(box, theme.BRASS, width=3, radius=10)
        inner = box.inflate(-32, -16)
        upper = pygame.Rect(inner.x, inner.y, inner.w, inner.h - below[1])
        brush.text(upper, sentence, "body", WORDS_PX, colour, align="center", wrap=True)
        if note:
            soft = theme.INK_SOFT if colour == theme.INK else theme.PAPER_SHADE
            brush.text(inner, note, "body", NOTE_PX, soft, align="center", valign="bottom", read=True)

    return size, paint


def _measure(words: str, px: int, scale: float, widest: int) -> tuple[int, int]:
    wide = round(min(widest, read_px(WIDEST)) * scale)
    width, height = typesetting.measure(words, "body", max(1, round(read_px(px) * scale)), max_width=wide, wrap=True)
    return round(width / scale), round(height / scale)


def _beside(target: Target, size: tuple[int, int], around: Iterable[Target]) -> Point:
    """The centre of a tooltip: above its target or else below it, but beside it where it would cover a button."""
    rect, canvas = target.rect, pygame.Rect((0, 0), CANVAS).inflate(-2 * MARGIN, -2 * MARGIN)
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


# The foot: a band of words below the page. The page becomes smaller for it, so that nothing is covered.

NAME_W, CALL_W = 400, 420
NOTE_NAME_W, BUTTON_W = 210, 250
LEAST_PX = 8  # a foot that would be lower than this is left out


class Look(NamedTuple):
    """How a foot looks: its share of the window's height, its height in a window 1920 wide, and what paints it."""

    share: float
    height: int
    paint: Callable[[Brush, pygame.Rect, str], None]


class Foot:
    """A band of words at the foot of the window, asked each frame; a click or key calls `pressed`, which ends them."""

    def __init__(
        self, words: Callable[[], str], look: Look | None = None, *, pressed: Callable[[], None] | None = None
    ) -> None:
        self._words = words
        self._look = look or ALONE
        self._pressed = pressed
        self._shown = ("", (0, 0))

    @property
    def waits(self) -> bool:
        """Whether a press on it does something now."""
        return self._pressed is not None and bool(self._words())

    def press(self) -> None:
        if self._pressed is not None:
            self._pressed()

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


def _paint_note(brush: Brush, box: pygame.Rect, words: str) -> None:
    """Paint a note of a first game and how to close it; while there is none, where to find more."""
    brush.line(box.topleft, box.topright, theme.BRASS, 4)
    name = pygame.Rect(box.x + 36, box.y + 4, NOTE_NAME_W, box.h - 4)
    brush.text(name, say("First game"), "sc", 36, theme.BRASS_LIGHT)
    button = pygame.Rect(box.right - BUTTON_W - 24, box.y + 12, BUTTON_W, box.h - 20)
    told = pygame.Rect(name.right, box.y + 4, (button.x if words else box.right) - name.right - 24, box.h - 4)
    if not words:
        rest = say("Each new thing is explained here. For more, open Rules or Log at the top.")
        brush.text(told, rest, "body", 30, theme.PAPER_SHADE)
        return
    brush.text(told, words, "body", 31, theme.PAPER_LIGHT, wrap=True)
    brush.rect(button, theme.PAPER_LIGHT, radius=10)
    brush.text(button, say("Got it"), "body", 30, theme.INK, align="center")


ALONE = Look(0.055, 60, _paint_alone)
NOTE = Look(0.075, 82, _paint_note)
SHOW = Look(0.09, 100, _paint_show)
