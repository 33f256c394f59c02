"""The call that crosses the table when somebody else is on turn, or when the last round begins."""

from collections.abc import Sequence

import pygame

from game.client.graphics import control_art, piece_art, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.layout import CANVAS
from game.client.ui.motions import Box, Drawn, Motion

HEIGHT, NARROWEST, WIDEST = 176, 460, 1280
BADGE_W, MARGIN, PX = 184, 56, 92
RISES, COMES_S, STAYS_S, GOES_S = 36, 0.22, 0.75, 0.25  # canvas units from below, and seconds
TOP = 430


def herald(words: str, style: theme.SeatStyle | None = None) -> Sequence[Motion]:
    """Motions of a banner with words, in the colour and with the emblem of a seat where it calls one."""
    side = BADGE_W if style is not None else MARGIN
    width = max(NARROWEST, min(WIDEST, typesetting.measure(words, "sc", PX)[0] + side + MARGIN))
    picture = Drawn(f"herald {words} {style}", lambda w, h: _banner((w, h), words, style), (width, HEIGHT))
    rest: Box = ((CANVAS[0] - width) // 2, TOP, width, HEIGHT)
    below: Box = (rest[0], TOP + RISES, width, HEIGHT)
    above: Box = (rest[0], TOP - RISES, width, HEIGHT)
    comes = Motion(
        pictures=(picture,), start=below, end=rest, duration_s=COMES_S, stay_s=STAYS_S, opacity=(0.0, 1.0), local=True
    )
    goes = Motion(
        pictures=(picture,), start=rest, end=above, begin_s=COMES_S + STAYS_S, duration_s=GOES_S,
        opacity=(1.0, 0.0), easing="cubic in-out", local=True,
    )  # fmt: skip
    return comes, goes


def _banner(size: tuple[int, int], words: str, style: theme.SeatStyle | None) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    scale = size[1] / HEIGHT
    width, brush = round(size[0] / scale), Brush(surface, scale)
    colour = style.colour if style is not None else theme.VERMILION
    brush.blit(lambda w, h: control_art.panel((w, h), theme.PAPER_LIGHT, 8, colour, 18), (0, 0, width, HEIGHT))
    left = MARGIN
    if style is not None:
        shown = style
        brush.blit(lambda w, h: piece_art.badge(shown, min(w, h)), (36, 24, 128, 128))
        left = BADGE_W
    brush.text((left, 8, width - left - MARGIN // 2, HEIGHT - 16), words, "sc", PX, theme.INK)
    return surface
