"""Ready parts for pages: words, sheets, buttons, choices, pieces and places.

Each function adds to a page what its name says; positions and sizes are canvas units.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import pygame

from game.client import theme
from game.client.brush import Align, Brush, Picture, Valign
from game.client.page import Page
from game.client.targets import State, Target
from game.client.theme import Face, Rgb
from game.client.viewport import RectLike

Kind = Literal["primary", "plain", "wood", "dark"]
IconName = str

BUTTON_COLOURS: dict[Kind, tuple[Rgb, Rgb, Rgb]] = {  # body, edge, words
    "primary": (theme.VERMILION, theme.mix(theme.VERMILION, theme.BLACK, 0.45), theme.PAPER_LIGHT),
    "plain": (theme.PAPER_LIGHT, theme.INK_SOFT, theme.INK),
    "wood": (theme.BEECH, theme.mix(theme.BEECH, theme.BLACK, 0.5), theme.INK),
    "dark": (theme.WALNUT, theme.WALNUT_DARK, theme.PAPER_LIGHT),
}


def table(page: Page) -> None:
    """Lay the walnut table under everything."""
    page.draw((0, 0, 1920, 1080), lambda brush: brush.rect((0, 0, 1920, 1080), theme.WALNUT))


def board(page: Page, rect: RectLike) -> None:
    """Lay an oak board: what belongs to a seat, or the board itself."""
    _slab(page, rect, theme.OAK, theme.WALNUT_DARK)


def sheet(page: Page, rect: RectLike) -> None:
    """Lay a parchment sheet; keep contents 24 inside."""
    _slab(page, rect, theme.PAPER, theme.INK_SOFT)


def _slab(page: Page, rect: RectLike, body: Rgb, edge: Rgb) -> None:
    box = pygame.Rect(rect)

    def paint(brush: Brush) -> None:
        brush.veil(box.move(4, 6), theme.BLACK, 90, radius=10)
        brush.rect(box, body, radius=8)
        brush.rect(box, edge, width=2, radius=8)

    page.draw(box, paint)


def ribbon(page: Page, rect: RectLike, words: str) -> None:
    """Hang a vermilion ribbon that says whose turn it is, or the title of the screen."""

    def paint(brush: Brush) -> None:
        brush.veil(pygame.Rect(rect).move(3, 5), theme.BLACK, 90, radius=6)
        brush.rect(rect, theme.VERMILION, radius=6)
        brush.rect(pygame.Rect(rect).inflate(-10, -10), theme.PAPER_LIGHT, width=2, radius=4)
        brush.text(pygame.Rect(rect).inflate(-40, -8), words, "sc", 42, theme.PAPER_LIGHT, align="center")

    page.draw(rect, paint)


def heading(page: Page, rect: RectLike, words: str, px: float = 36, colour: Rgb = theme.VERMILION) -> None:
    """Set a heading in small capitals."""
    label(page, rect, words, px=px, face="sc", colour=colour)


def label(  # noqa: PLR0913 - as Brush.text
    page: Page,
    rect: RectLike,
    words: str,
    *,
    px: float = 28,
    face: Face = "body",
    colour: Rgb = theme.INK,
    align: Align = "left",
    valign: Valign = "center",
    wrap: bool = False,
) -> None:
    """Set words; 26 is the least for what is needed to play."""
    page.draw(rect, lambda brush: brush.text(rect, words, face, px, colour, align=align, valign=valign, wrap=wrap))


def picture(page: Page, rect: RectLike, surface: Picture) -> None:
    """Lay a picture in a rectangle; a function gets the size in px."""
    page.draw(rect, lambda brush: brush.blit(surface, rect))


def page_button(  # noqa: PLR0913 - a button has that many properties, named at the call
    page: Page,
    name: str,
    rect: RectLike,
    words: str,
    kind: Kind = "plain",
    icon: IconName | None = None,
    *,
    enabled: bool = True,
    reason: str = "",
    hint: str = "",
    px: float = 32,
) -> None:
    """Add a button; a disabled one needs a `reason`, shown when it is pressed or pointed at."""
    box = pygame.Rect(rect)
    target = Target(name, "button", box, words, enabled, reason, hint)
    page.target(target, lambda brush, state: paint_button(brush, box, words, kind, state, icon=icon, px=px))


def paint_button(
    brush: Brush, rect: RectLike, words: str, kind: Kind, state: State, *, icon: IconName | None = None, px: float = 32
) -> None:
    """Paint a button in a state: lifted under the pointer, sunk while pressed, flat and dashed when disabled."""
    box = pygame.Rect(rect)
    body, edge, colour = BUTTON_COLOURS[kind]
    if not state.enabled:
        brush.rect(box, theme.PAPER_SHADE, radius=10)
        brush.dashes(box, theme.INK_SOFT, width=2, dash=8)
        colour = theme.DISABLED_TEXT
    else:
        face = box.move(0, 4 if state.pressed else (-2 if state.hovered else 0))
        brush.veil(box.move(3, 8), theme.BLACK, 70, radius=10)
        brush.rect(face.move(0, 0 if state.pressed else 6), edge, radius=10)
        brush.rect(face, theme.mix(body, theme.WHITE, 0.12) if state.hovered else body, radius=10)
        brush.rect(face, theme.BRASS_LIGHT if state.hovered else edge, width=3 if state.hovered else 2, radius=10)
        box = face
    _button_words(brush, box, words, icon, colour, px)


def _button_words(brush: Brush, box: pygame.Rect, words: str, icon: IconName | None, colour: Rgb, px: float) -> None:
    inner = box.inflate(-24, -8)
    if icon:
        side = min(inner.h, 56)
        where = pygame.Rect(inner.x, inner.centery - side // 2, side, side)
        if not words:
            where.centerx = inner.centerx
        brush.blit(_icon(icon, colour), where)
        inner = pygame.Rect(inner.x + side + 12, inner.y, inner.w - side - 12, inner.h)
    if words:
        brush.text(inner, words, "body", px, colour, align="left" if icon else "center", wrap=True)


def _icon(name: IconName, colour: Rgb) -> Callable[[int, int], pygame.Surface]:
    from game.client.art.icons import icon

    return lambda width, height: icon(name, min(width, height), colour)


def segmented(
    page: Page, name: str, rect: RectLike, options: Sequence[tuple[str, str]], chosen: str, *, enabled: bool = True
) -> None:
    """Add a row of choices (key, words); pressing one sends `name:key`."""
    box = pygame.Rect(rect)
    for place, (key, words) in enumerate(options):
        left, right = box.w * place // len(options), box.w * (place + 1) // len(options)
        part = pygame.Rect(box.x + left, box.y, right - left - (4 if place + 1 < len(options) else 0), box.h)
        target = Target(f"{name}:{key}", "choice", part, words, enabled, value=str(key == chosen))
        page.target(target, _segment(part, words, key == chosen))


def _segment(part: pygame.Rect, words: str, chosen: bool) -> Callable[[Brush, State], None]:
    def paint(brush: Brush, state: State) -> None:
        brush.rect(part, theme.INK if chosen else theme.PAPER_LIGHT, radius=8)
        rim = theme.BRASS if state.hovered else theme.INK_SOFT
        brush.rect(part, rim, width=4 if state.hovered else 2, radius=8)
        brush.text(part.inflate(-16, -8), words, "body", 28, theme.PAPER_LIGHT if chosen else theme.INK, align="center")

    return paint


def toggle(
    page: Page, name: str, rect: RectLike, words: str, on: bool, *, enabled: bool = True, hint: str = ""
) -> None:
    """Add a switch: the whole rectangle is the target, the knob is right and checked when on."""
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        track = pygame.Rect(box.right - 128, box.centery - 28, 112, 56)
        brush.rect(box, theme.PAPER_LIGHT, radius=8)
        brush.rect(box, theme.BRASS if state.hovered else theme.INK_SOFT, width=4 if state.hovered else 2, radius=8)
        brush.rect(track, theme.VERMILION if on else theme.INK_SOFT, radius=28)
        knob = (track.right - 28 if on else track.x + 28, track.centery)
        brush.circle(knob, 23, theme.PAPER_LIGHT)
        _mark(brush, knob, on)
        brush.text((box.x + 20, box.y, box.w - 164, box.h), words, "body", 28, theme.INK, wrap=True)

    page.target(Target(name, "toggle", box, words, enabled, hint=hint, value=str(on)), paint)


def _mark(brush: Brush, centre: tuple[int, int], on: bool) -> None:
    """Draw a check or a cross, so that a switch is told by more than its side."""
    x, y = centre
    if on:
        brush.line((x - 10, y), (x - 3, y + 8), theme.INK, 5)
        brush.line((x - 3, y + 8), (x + 11, y - 9), theme.INK, 5)
    else:
        brush.line((x - 8, y - 8), (x + 8, y + 8), theme.INK, 5)
        brush.line((x - 8, y + 8), (x + 8, y - 8), theme.INK, 5)


def text_field(page: Page, name: str, rect: RectLike, value: str, words: str) -> None:
    """Add a field that is edited in place; `words` is its label, for hints and speech. See `Scene.text`."""
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        brush.rect(box, theme.PAPER_LIGHT, radius=6)
        brush.rect(box, theme.VERMILION if state.focused else theme.INK_SOFT, width=3, radius=6)
        shown = f"{value}|" if state.focused else value
        brush.text(box.inflate(-24, -8), shown, "body", 36, theme.INK)

    page.target(Target(name, "field", box, words, value=value), paint)


def piece(
    page: Page, name: str, rect: RectLike, surface: Picture, words: str, *, hint: str = "", enabled: bool = True
) -> None:
    """Add a piece that can be lifted; `Scene.places_for` says where to."""
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        brush.blit(surface, box)
        if state.hovered:
            brush.rect(box, theme.BRASS_LIGHT, width=4, radius=8)

    page.target(Target(name, "piece", box, words, enabled, hint=hint), paint)


def place(page: Page, name: str, rect: RectLike, words: str, surface: Picture | None = None, hint: str = "") -> None:
    """Add a place where pieces may be laid; without a picture it is seen only while legal."""
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        if surface is not None:
            brush.blit(surface, box)

    page.target(Target(name, "place", box, words, hint=hint), paint)


def panel(
    page: Page, name: str, rect: RectLike, words: str, paint: Callable[[Brush, State], None], hint: str = ""
) -> None:
    """Add something larger that can be pressed as a whole and paints itself, such as a seat panel."""
    page.target(Target(name, "panel", pygame.Rect(rect), words, hint=hint), paint)
