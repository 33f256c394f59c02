"""Set text as Surfaces, in native pixels: on one line, wrapped, shrunk to fit, or cut with an ellipsis.

Everything is cached by its arguments: never draw on a returned Surface. `clear()` after a resize or change of language.
"""

from bisect import bisect_right
from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple, TypeAlias, TypedDict, Unpack

import pygame
from pygame import SRCALPHA, Surface

from game.client.drawing.theme import Face, Rgb, forget_fonts, has_glyph, shown
from game.client.type.drawable import ELLIPSIS, drawable
from game.client.type.font_fallback import Fount, is_plain, runs
from game.client.type.line_breaks import break_lines, is_label

UNBROKEN = 0.85  # the share of the size down to which the words of a Japanese label are kept whole,
READABLE = 1.3  # but not below this share of the smallest size
LAST = 0.6  # of the smallest size: how small a text gets that would else be cut; a lens can enlarge it

Align: TypeAlias = Literal["left", "center", "right"]


class Setting(NamedTuple):
    """A text as it will be set: its lines and their size."""

    lines: tuple[str, ...]
    face: Face
    px: int
    size: tuple[int, int]
    whole: bool = True  # nothing was cut, and no limit passed


class Limits(TypedDict, total=False):
    """The limits for a text, in native pixels."""

    max_width: int | None
    max_height: int | None
    wrap: bool  # break lines at `max_width`
    fit: bool  # shrink down to `floor_px`
    floor_px: int  # 20; somewhat less where that saves the text from being cut, as in a long language


class _Bounds(NamedTuple):
    """`Limits` with every value filled in, to be used as a key."""

    max_width: int | None = None
    max_height: int | None = None
    wrap: bool = False
    fit: bool = False
    floor_px: int = 20


def render(text: str, face: Face, px: int, colour: Rgb, *, align: Align = "left", **limits: Unpack[Limits]) -> Surface:
    """The text as a Surface that is as large as the text.

    `wrap` breaks lines at `max_width`; `fit` shrinks down to `floor_px`; what is still too wide ends in an ellipsis,
    and so does a wrapped text that is still higher than `max_height`. With a `max_width` alone a text is one line.
    """
    return _render(_compose(text, face, px, _Bounds(**limits)), colour, align)


def measure(text: str, face: Face, px: int, **limits: Unpack[Limits]) -> tuple[int, int]:
    """The width and height of what `render` returns for the same arguments, without drawing."""
    return _compose(text, face, px, _Bounds(**limits)).size


def compose(text: str, face: Face, px: int, **limits: Unpack[Limits]) -> Setting:
    """The lines and the size in which `render` sets a text."""
    return _compose(text, face, px, _Bounds(**limits))


def drawn(setting: Setting, colour: Rgb, align: Align = "left") -> Surface:
    """The Surface of a text that is set."""
    return _render(setting, colour, align)


def clear() -> None:
    """Forget all set text and its fonts."""
    _render.cache_clear()
    _compose.cache_clear()
    runs.cache_clear()
    forget_fonts()


@lru_cache(maxsize=512)
def _render(setting: Setting, colour: Rgb, align: Align) -> Surface:
    surface = Surface(setting.size, SRCALPHA)
    used = Fount(setting.face, setting.px)
    for row, line in enumerate(setting.lines):
        image = used.render(line, shown(colour))
        spare = setting.size[0] - image.get_width()
        left = {"left": 0, "center": spare // 2, "right": spare}[align]
        surface.blit(image, (left, row * used.line_step))
    return surface.convert_alpha() if pygame.display.get_surface() else surface


@lru_cache(maxsize=1024)
def _compose(text: str, face: Face, px: int, bounds: _Bounds) -> Setting:
    text = drawable(text)
    if bounds.max_width is not None and not bounds.wrap:
        text = text.replace("\n", " ")  # without wrap there is room for one line only
    smallest = min(px, bounds.floor_px) if bounds.fit else px
    if bounds.wrap and bounds.fit and is_label(text):
        found = _composed(text, face, px, bounds, min(px, ceil(max(px * UNBROKEN, smallest * READABLE))), unbroken=True)
        if found.whole:
            return found
    found = _composed(text, face, px, bounds, smallest)
    if bounds.fit and not found.whole:
        saved = _composed(text, face, smallest, bounds, max(1, round(smallest * LAST)))
        return saved if saved.whole else found
    return found


def _composed(text: str, face: Face, px: int, bounds: _Bounds, smallest: int, *, unbroken: bool = False) -> Setting:
    """The text at the largest size that fits, down to the smallest, and then cut; `unbroken` keeps words whole."""
    plain = is_plain(text.replace("\n", " "), face) and has_glyph(face, ELLIPSIS)
    while True:
        used = Fount(face, px, plain=plain)
        lines = break_lines(text, used.width, bounds.max_width if bounds.wrap else None, whole=unbroken)
        if px <= smallest or _fits(lines, used, bounds):
            break
        px = max(smallest, min(px - 1, px * 19 // 20))  # steps of 5 %: a dozen at most
    whole = _fits(lines, used, bounds)
    lines = _cut(lines, used, bounds)
    width = max((used.width(line) for line in lines), default=0)
    return Setting(tuple(lines), face, px, (max(1, width), _height(lines, used)), whole)


def _height(lines: list[str], used: Fount) -> int:
    return (len(lines) - 1) * used.line_step + used.height


def _fits(lines: list[str], used: Fount, bounds: _Bounds) -> bool:
    wide = bounds.max_width is not None and any(used.width(line) > bounds.max_width for line in lines)
    high = bounds.max_height is not None and _height(lines, used) > bounds.max_height
    return not wide and not high


def _cut(lines: list[str], used: Fount, bounds: _Bounds) -> list[str]:
    """The lines that fit; a line that was cut ends in an ellipsis."""
    kept = list(lines)
    if bounds.max_height is not None:
        while len(kept) > 1 and _height(kept, used) > bounds.max_height:
            kept.pop()
        if len(kept) < len(lines):
            kept[-1] += ELLIPSIS
    return [_cut_line(line, used, bounds.max_width) if bounds.max_width else line for line in kept]


def _cut_line(line: str, used: Fount, max_width: int) -> str:
    if used.width(line) <= max_width:
        return line
    stem = line.removesuffix(ELLIPSIS)
    kept = bisect_right(range(len(stem)), max_width, key=lambda count: used.width(stem[: count + 1] + ELLIPSIS))
    return stem[:kept].rstrip() + ELLIPSIS
