"""Set text as Surfaces, in native pixels: on one line, wrapped, shrunk to fit, or cut with an ellipsis.

Everything is cached by its arguments: never draw on a returned Surface. `clear()` after a resize or change of language.
"""

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import SRCALPHA, Surface

from game.client.theme import Face, Rgb, face_for, font

Align: TypeAlias = Literal["left", "center", "right"]
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


class Setting(NamedTuple):
    """A text as it will be set: the lines, and the size they came out at."""

    lines: tuple[str, ...]
    face: Face
    px: int
    size: tuple[int, int]


@lru_cache(maxsize=512)
def render(
    text: str,
    face: Face,
    px: int,
    colour: Rgb,
    *,
    max_width: int | None = None,
    max_height: int | None = None,
    wrap: bool = False,
    align: Align = "left",
    fit: bool = False,
    floor_px: int = 20,
) -> Surface:
    """The text as a Surface just as large as it needs.

    `wrap` breaks lines at `max_width`; `fit` shrinks down to `floor_px`; what is still too wide ends in an ellipsis,
    and so does a wrapped text that is still higher than `max_height`.
    """
    setting = compose(text, face, px, max_width, max_height, wrap, fit, floor_px)
    surface = Surface(setting.size, SRCALPHA)
    used = font(setting.face, setting.px)
    for row, line in enumerate(setting.lines):
        image = used.render(line, True, colour)
        spare = setting.size[0] - image.get_width()
        left = {"left": 0, "center": spare // 2, "right": spare}[align]
        surface.blit(image, (left, row * used.get_linesize()))
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def measure(
    text: str,
    face: Face,
    px: int,
    *,
    max_width: int | None = None,
    max_height: int | None = None,
    wrap: bool = False,
    fit: bool = False,
    floor_px: int = 20,
) -> tuple[int, int]:
    """Width and height that `render` with the same arguments gives, without drawing."""
    return compose(text, face, px, max_width, max_height, wrap, fit, floor_px).size


def clear() -> None:
    """Forgets all set text."""
    render.cache_clear()
    compose.cache_clear()


@lru_cache(maxsize=1024)
def compose(
    text: str,
    face: Face,
    px: int,
    max_width: int | None,
    max_height: int | None,
    wrap: bool,
    fit: bool,
    floor_px: int,
) -> Setting:
    """The lines and the size at which a text fits, or is cut."""
    face = face_for(face, text)
    smallest = min(px, floor_px) if fit else px
    while True:
        used = font(face, px)
        lines = break_lines(text, used, max_width) if wrap and max_width else text.split("\n")
        if px <= smallest or _fits(lines, used, max_width, max_height):
            break
        px = max(smallest, min(px - 1, px * 19 // 20))  # steps of 5 %: a dozen at most
    lines = _cut(lines, used, max_width, max_height)
    width = max((used.size(line)[0] for line in lines), default=0)
    return Setting(tuple(lines), face, px, (max(1, width), _height(lines, used)))


def break_lines(text: str, used: pygame.font.Font, max_width: int) -> list[str]:
    """The text broken at spaces so that no line but an overlong word exceeds the width."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and used.size(longer)[0] > max_width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _height(lines: list[str], used: pygame.font.Font) -> int:
    return (len(lines) - 1) * used.get_linesize() + used.get_height()


def _fits(lines: list[str], used: pygame.font.Font, max_width: int | None, max_height: int | None) -> bool:
    wide = max_width is not None and any(used.size(line)[0] > max_width for line in lines)
    high = max_height is not None and _height(lines, used) > max_height
    return not wide and not high


def _cut(lines: list[str], used: pygame.font.Font, max_width: int | None, max_height: int | None) -> list[str]:
    """The lines that fit; one that had to lose something ends in an ellipsis."""
    kept = list(lines)
    if max_height is not None:
        while len(kept) > 1 and _height(kept, used) > max_height:
            kept.pop()
        if len(kept) < len(lines):
            kept[-1] += ELLIPSIS
    return [_cut_line(line, used, max_width) if max_width else line for line in kept]


def _cut_line(line: str, used: pygame.font.Font, max_width: int) -> str:
    if used.size(line)[0] <= max_width:
        return line
    stem = line.removesuffix(ELLIPSIS)
    while stem and used.size(stem + ELLIPSIS)[0] > max_width:
        stem = stem[:-1]
    return stem.rstrip() + ELLIPSIS
