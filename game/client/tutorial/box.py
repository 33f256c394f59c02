"""The bubble: its size for the words in it, its place beside what it is about, and how it is painted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.client.base.reading_size import read_px
from game.client.graphics import theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.card_art import TALL, portrait
from game.client.graphics.layout import CANVAS
from game.client.ui import widgets
from game.client.ui.page import Page, Target

WORDS_PX, NAME_PX, BUTTON_PX = 32, 28, 28
WIDTHS = (620, 780, 960)  # the narrowest in which the words are no higher than MOST_LINES
MOST_LINES = 6
EDGE, PAD = 16, 24
FACE_W, HEAD_H, BUTTON_H = 84, 44, 64
STEP = 40  # between the places that are tried
BETWEEN = 12  # buttons
GAP = 28  # between a bubble and what it is about


class Button(NamedTuple):
    """One button of the bubble."""

    name: str
    words: str
    kind: widgets.Kind = "plain"
    hint: str = ""


def size_of(words: str, rows: Sequence[Sequence[Button]]) -> tuple[int, int]:
    """The width and height that words with these rows of buttons need."""
    line = typesetting.measure("A", "body", read_px(WORDS_PX))[1]
    least = max((_row_w(row) for row in rows), default=0) + 2 * PAD
    heights = {width: _height(words, width) for width in (max(least, read_px(width)) for width in WIDTHS)}
    width = next((width for width, height in heights.items() if height <= MOST_LINES * line), max(heights))
    face = round(FACE_W * TALL / 100) - _head_h() + 8
    return width, _head_h() + max(heights[width] + 12, face) + len(rows) * (BUTTON_H + BETWEEN) + 2 * PAD - BETWEEN


def _row_w(buttons: Sequence[Button]) -> int:
    """The width that a row of buttons needs."""
    return sum(map(width_of, buttons)) + BETWEEN * (len(buttons) - 1)


def _height(words: str, width: int) -> int:
    """The height of words in a bubble so wide."""
    return typesetting.measure(words, "body", read_px(WORDS_PX), max_width=width - 2 * PAD - FACE_W - 16, wrap=True)[1]


def _head_h() -> int:
    """The height of the line that names the speaker."""
    return read_px(HEAD_H)


def place_of(size: tuple[int, int], about: Sequence[pygame.Rect], others: Iterable[pygame.Rect]) -> pygame.Rect:
    """A rectangle beside all that the bubble is `about`, near to it, covering little of the `others`."""
    room = pygame.Rect(0, 0, *CANVAS).inflate(-2 * EDGE, -2 * EDGE)
    kept = [rect.inflate(2 * GAP, 2 * GAP) for rect in about]
    aside = [rect for rect in others if rect.w * rect.h < CANVAS[0] * CANVAS[1] // 8]
    middle = pygame.Vector2(about[0].center if about else room.center)
    lefts = sorted({*range(room.left, room.right - size[0], STEP), room.right - size[0]})
    tops = sorted({*range(room.top, room.bottom - size[1], STEP), room.bottom - size[1]})

    def cost(spot: pygame.Rect) -> float:
        covered = sum(part.w * part.h for part in map(spot.clip, aside))
        about_it = sum(part.w * part.h for part in map(spot.clip, kept))
        return 50 * about_it + 3 * covered + 60 * middle.distance_to(spot.center)

    return min((pygame.Rect(left, top, *size) for left in lefts for top in tops), key=cost)


def put(page: Page, ground: Target, words: tuple[str, str], rows: Sequence[Sequence[Button]]) -> None:
    """Put the bubble on a page: who speaks, what is said, and rows of buttons on the `ground`."""
    said_by, said = words
    box = ground.rect
    page.target(ground, lambda brush, _state: _paint_ground(brush, box))
    face = pygame.Rect(box.x + PAD - 4, box.y + PAD - 8, FACE_W, round(FACE_W * TALL / 100))
    page.draw(face, lambda brush: brush.blit(lambda w, h: portrait("gutenberg", w), face))
    left = face.right + 16
    name = pygame.Rect(left, box.y + PAD - 10, box.right - PAD - left, _head_h())
    widgets.label(page, name, said_by, px=NAME_PX, face="sc", colour=theme.RUBRIC, read=True)
    high = box.bottom - PAD + 12 - len(rows) * (BUTTON_H + 12) - name.bottom
    widgets.label(page, (left, name.bottom, name.w, high), said, px=WORDS_PX, valign="top", wrap=True)
    for at, row in enumerate(rows):
        top = box.bottom - PAD + 12 - (len(rows) - at) * (BUTTON_H + 12)
        _put_row(page, pygame.Rect(box.x + PAD, top, box.w - 2 * PAD, BUTTON_H), row)


def width_of(button: Button) -> int:
    """The width that a button needs for its words."""
    return typesetting.measure(button.words, "body", BUTTON_PX)[0] + 40


def _put_row(page: Page, row: pygame.Rect, buttons: Sequence[Button]) -> None:
    """Put buttons side by side, each as wide as its words ask for."""
    needs = [width_of(button) for button in buttons]
    spare = (row.w - _row_w(buttons)) / max(1, len(buttons))
    left = float(row.x)
    for button, need in zip(buttons, needs, strict=True):
        box = pygame.Rect(round(left), row.y, round(need + spare), row.h)
        widgets.page_button(page, button.name, box, button.words, button.kind, hint=button.hint, px=BUTTON_PX)
        left += need + spare + BETWEEN


def dim(page: Page, free: Sequence[pygame.Rect]) -> None:
    """Dim the page but for some rectangles."""
    canvas = pygame.Rect(0, 0, *CANVAS)
    holes = [rect.inflate(16, 16) for rect in free]

    def paint(brush: Brush) -> None:
        veil = pygame.Surface(brush.area(canvas).size, pygame.SRCALPHA)
        veil.fill((0, 0, 0, DIM_ALPHA))
        for hole in holes:
            pygame.draw.rect(veil, (0, 0, 0, 0), Brush(veil, brush.scale).area(hole), border_radius=brush.px(12))
        brush.blit(veil, canvas)

    page.draw(canvas, paint)


DIM_ALPHA = 64  # a quarter of the light is taken


def _paint_ground(brush: Brush, box: pygame.Rect) -> None:
    brush.veil(box.move(6, 6), theme.BLACK, 120, radius=14)
    brush.rect(box, theme.PAPER_LIGHT, radius=14)
    brush.rect(box, theme.VERMILION, width=4, radius=14)
