"""The parts of the scene that sets a name: places and pictures of sheet, stick and case, and a flying block."""

from dataclasses import dataclass

import pygame

from game.client.base.i18n import say
from game.client.graphics import control_art, theme
from game.client.graphics.brush import Brush
from game.client.ui.page import State
from game.client.ui.scene import Sprite
from game.client.ui.widgets import paint_field_words

SHEET = pygame.Rect(260, 92, 1400, 240)
LINE = pygame.Rect(300, 148, 1320, 112)
STICK = pygame.Rect(328, 420, 1264, 188)
CASE = pygame.Rect(56, 616, 1808, 296)
COLUMNS, PITCH = 14, (126, 92)
BLOCK_PX, SET_PX = 80, 116
FLY_S, ARC = 0.18, 60  # from the case into the stick


@dataclass(slots=True)
class Flight:
    """A block on its way to a place of the stick."""

    surface: pygame.Surface
    start: tuple[int, int]
    place: int
    age_s: float = 0.0

    def sprite(self) -> Sprite:
        """Where it is now, in an arc."""
        part = 1 - (1 - min(1.0, self.age_s / FLY_S)) ** 3
        (x0, y0), (x1, y1) = self.start, slot_box(self.place).center
        return Sprite(self.surface, (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - ARC * 4 * part * (1 - part)))


def slot_box(place: int) -> pygame.Rect:
    """Where a place of the line is: the first one at the right."""
    left = STICK.right - 52 - (place + 1) * SET_PX
    return pygame.Rect(left, STICK.y + 34, SET_PX, SET_PX)


def cell_box(at: int) -> pygame.Rect:
    """Where a cell of the case is."""
    return pygame.Rect(CASE.x + 22 + at % COLUMNS * PITCH[0], CASE.y + 12 + at // COLUMNS * PITCH[1], 120, 88)


def nothing(width: int, height: int) -> pygame.Surface:
    """An empty picture, for a block that is still flying."""
    return pygame.Surface((width, height), pygame.SRCALPHA)


def paint_proof(brush: Brush, words: str, look: State, printed: bool) -> None:
    """The proof of a line, with a cursor where typed letters go; in full black once it is printed."""
    if printed:
        brush.text(LINE, words, "roman", 104, theme.BLACK, align="center")
        return
    if not words and not look.focused:
        faint = say("No name")
        brush.text(LINE, faint, "fell", 64, theme.INK_SOFT, align="center")
    paint_field_words(brush, LINE, words, look, "roman", 100, align="center", colour=theme.INK_SOFT)
    if look.hovered and not look.focused:
        brush.rect(LINE, theme.BRASS, width=3, radius=8)


def paint_stick(brush: Brush) -> None:
    """The stick: a long groove in oak, with rims of brass that hold the line."""
    brush.blit(lambda *size: control_art.board(size), STICK.inflate(8, 8).move(4, 4))
    groove = pygame.Rect(STICK.x + 32, STICK.y + 28, STICK.w - 64, SET_PX + 16)
    brush.blit(lambda *size: control_art.slot(size), groove)
    for rim in (
        pygame.Rect(groove.x, groove.bottom - 4, groove.w, 12),
        pygame.Rect(groove.right - 6, groove.y, 12, groove.h + 8),
    ):
        brush.rect(rim, theme.BRASS_DARK, radius=4)
        brush.rect(rim.inflate(-2, -4).move(0, -1), theme.BRASS, radius=3)
        brush.rect(pygame.Rect(rim.x + 2, rim.y + 2, rim.w - 4, 2), theme.BRASS_LIGHT)
