"""The text in a field: its words, and while it is edited the cursor and what an input method composes."""

from bisect import bisect_left

import pygame

from game.client.base.drawable import ELLIPSIS, drawable
from game.client.graphics import theme, typesetting
from game.client.graphics.brush import Align, Brush
from game.client.graphics.theme import Face, Rgb
from game.client.graphics.typesetting import Fount
from game.client.graphics.viewport import RectLike
from game.client.screen.targets import State

CURSOR = "|"
TWO_LINES = 72  # canvas units: fields at least this high have room for two lines
LEAST = 20  # canvas units: smaller than this words never get; then only their end is shown


def paint_field_words(
    brush: Brush,
    rect: RectLike,
    words: str,
    state: State,
    face: Face,
    px: float,
    *,
    align: Align = "left",
    colour: Rgb = theme.INK,
) -> None:
    """Set the words of a field on one line; of words that are too long the end is shown while they are edited.

    While nobody edits them, a high field sets them on two lines, so that they stay large.
    """
    if state.whole:
        _mark(brush, rect, drawable(words), face, px, align=align)
    if not state.focused:
        brush.text(rect, words, face, px, colour, align=align, wrap=align == "left" and rect[3] >= TWO_LINES)
        return
    composed, at = state.composition
    line = drawable(words) + drawable(composed[:at]) + CURSOR + drawable(composed[at:])
    line = _end_of(line, face, brush.px(min(LEAST, px)), brush.area(rect).w)
    brush.text(rect, line, face, px, colour, align=align)
    if composed:
        _underline(brush, rect, line, len(drawable(composed)) + len(CURSOR), face, px, align=align)


def _mark(brush: Brush, rect: RectLike, line: str, face: Face, px: float, *, align: Align) -> None:
    """Paint a band behind words that are all selected."""
    box = pygame.Rect(rect)
    least = brush.px(min(LEAST, px))
    whole = typesetting.measure(line, face, brush.px(px), max_width=brush.area(box).w, fit=True, floor_px=least)
    wide = round(whole[0] / brush.scale)
    left = box.x if align == "left" else box.centerx - wide // 2
    brush.rect((left - 4, box.y + 8, wide + 8, box.h - 16), theme.BRASS_LIGHT, radius=6)


def _end_of(line: str, face: Face, least_px: int, width: int) -> str:
    """The end of a line, as much as there is room for at the smallest size."""
    if typesetting.measure(line, face, least_px)[0] <= width:
        return line
    fits = bisect_left(
        range(len(line)), True, key=lambda lost: typesetting.measure(ELLIPSIS + line[lost:], face, least_px)[0] <= width
    )
    return ELLIPSIS + line[fits:]


def _underline(brush: Brush, rect: RectLike, line: str, count: int, face: Face, px: float, *, align: Align) -> None:
    """Underline the last letters of a line that `Brush.text` has set: those that are composed."""
    area = brush.area(rect)
    least = brush.px(min(LEAST, px))
    whole = typesetting.compose(line, face, brush.px(px), max_width=area.w, fit=True, floor_px=least)
    right = area.left + whole.size[0] if align == "left" else area.centerx + whole.size[0] // 2
    wide = Fount(whole.face, whole.px).width(line[-count:])
    base = area.centery - whole.size[1] // 2 + theme.font(whole.face, whole.px).get_ascent()
    pygame.draw.rect(brush.surface, theme.INK, (right - wide, base + whole.px // 8, wide, max(1, whole.px // 14)))
