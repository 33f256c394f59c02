"""Widgets for pages: words, sheets, buttons, choices, pieces and places.

Each function adds to a page what its name says; positions and sizes are canvas units.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import pygame

from game.client.base.subject import About
from game.client.drawing.button_labels import Label, paint_label
from game.client.drawing.field import paint_field_words
from game.client.graphics import control_art, theme
from game.client.graphics.brush import Align, Brush, Picture, Valign
from game.client.graphics.icons import icon_picture
from game.client.graphics.layout import CANVAS
from game.client.graphics.theme import Face, Rgb
from game.client.graphics.viewport import RectLike
from game.client.screen.page import Page
from game.client.screen.targets import State, Target

Kind = Literal["primary", "plain", "wood", "dark"]
IconName = str

WORDS_ON: dict[Kind, Rgb] = {
    "primary": theme.PAPER_LIGHT,
    "plain": theme.INK,
    "wood": theme.INK,
    "dark": theme.PAPER_LIGHT,
}
SHADOW = 8  # how far the shadow of sheets and boards reaches beyond them, to the right and down


def table(page: Page) -> None:
    """Lay the walnut table under everything."""
    picture(page, (0, 0, *CANVAS), lambda *size: control_art.table(size))


def board(page: Page, rect: RectLike) -> None:
    """Lay an oak board, for what belongs to a seat or for the game's board."""
    picture(page, _with_shadow(rect), lambda *size: control_art.board(size))


def sheet(page: Page, rect: RectLike, frame: str = "none") -> None:
    """Lay a parchment sheet, its `frame` "rule", "double" or "none"; keep contents 24 inside."""
    page.sheets.append(pygame.Rect(rect))
    picture(page, _with_shadow(rect), lambda *size: control_art.sheet(size, frame))


def _with_shadow(rect: RectLike) -> pygame.Rect:
    x, y, width, height = rect
    return pygame.Rect(x, y, width + SHADOW, height + SHADOW)


def ribbon(page: Page, rect: RectLike, words: str, under: str = "") -> None:
    """Hang a vermilion ribbon with whose turn it is or the screen's title; `under` it stands the occasion."""
    picture(page, rect, lambda *size: control_art.ribbon(size))
    inner = pygame.Rect(rect).inflate(-80, -12).move(0, -2)
    if under:
        label(page, (inner.x, inner.bottom - 27, inner.w, 26), under, px=22, colour=theme.PAPER_LIGHT, align="center")
        inner.y, inner.h = inner.y + 4, inner.h - 26
    label(page, inner, words, px=32 if under else 42, face="sc", colour=theme.PAPER_LIGHT, align="center")


def heading(page: Page, rect: RectLike, words: str, px: float = 36, colour: Rgb = theme.RUBRIC) -> None:
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
    read: bool | None = None,
) -> None:
    """Set words; what is needed to play is never smaller than 26. `wrap` and `read` as in `Brush.text`."""
    page.entitle(words, face)
    page.draw(
        rect,
        lambda brush: brush.text(rect, words, face, px, colour, align=align, valign=valign, wrap=wrap, read=read),
    )


def picture(page: Page, rect: RectLike, surface: Picture) -> None:
    """Lay a picture in a rectangle; a function gets the size in px."""
    page.draw(rect, lambda brush: brush.blit(surface, rect))


def page_button(  # noqa: PLR0913 - a button has that many properties, each named by the caller
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
    about: About = (),
    align: Align = "center",
    spoken: str = "",
) -> None:
    """Add a button; a disabled one needs a `reason`, shown when it is pressed or pointed at.

    `align` is "left" for buttons in a column, so that their pictograms are one below the other. `spoken` is the name of
    one that has only a pictogram.
    """
    box = pygame.Rect(rect)
    target = Target(name, "button", box, words or spoken, enabled, reason, hint, about=about)
    page.target(
        target, lambda brush, state: paint_button(brush, box, words, kind, state, icon=icon, px=px, align=align)
    )


def paint_button(
    brush: Brush,
    rect: RectLike,
    words: str,
    kind: Kind,
    state: State,
    *,
    icon: IconName | None = None,
    px: float = 32,
    align: Align = "center",
) -> None:
    """Paint a button in a state: lifted under the pointer, sunk while pressed, flat and dashed when disabled."""
    box = pygame.Rect(rect)
    look = "rest" if state.enabled else "disabled"
    if state.enabled and (state.pressed or state.hovered):
        look = "pressed" if state.pressed else "hover"
    brush.blit(lambda *size: control_art.button(size, kind, look), box)
    colour = WORDS_ON[kind] if state.enabled else theme.DISABLED_TEXT
    lift = {"pressed": 2, "hover": -4, "rest": -3}.get(look, 0)
    paint_label(brush, box.move(0, lift), Label(words, icon, colour, px, align))


def segmented(page: Page, rect: RectLike, options: Sequence[tuple[str, str]], chosen: str) -> None:
    """Add a row of choices, each a name and its words."""
    box, row = pygame.Rect(rect), [words for _, words in options]
    for place, (name, words) in enumerate(options):
        left, right = box.w * place // len(options), box.w * (place + 1) // len(options)
        part = pygame.Rect(box.x + left, box.y, right - left - (8 if place + 1 < len(options) else 0), box.h)
        target = Target(name, "choice", part, words, value=str(name == chosen))
        page.target(target, _segment(part, words, name == chosen, row))


def tabs(page: Page, rect: RectLike, options: Sequence[tuple[str, str]], chosen: str) -> None:
    """Add a row of choices on the table itself: on a light rail, so that the dark chosen tab can be seen."""
    rail = pygame.Rect(rect).inflate(12, 12)
    page.draw(rail, lambda brush: brush.rect(rail, theme.BEECH, radius=12))
    segmented(page, rect, options, chosen)


def _segment(part: pygame.Rect, words: str, chosen: bool, row: Sequence[str]) -> Callable[[Brush, State], None]:
    def paint(brush: Brush, state: State) -> None:
        brush.blit(lambda *size: control_art.segment(size, chosen), part)
        if state.hovered:
            brush.rect(part, theme.BRASS_LIGHT if state.pressed else theme.BRASS, width=4, radius=8)
        colour = theme.PAPER_LIGHT if chosen else theme.INK
        inner = part.inflate(-16, -8)
        px = min(brush.setting(inner, each, "body", 28, read=True).px for each in row)  # all of a row alike
        brush.text(inner, words, "body", max(28, px / brush.scale), colour, align="center")

    return paint


def toggle(
    page: Page, name: str, rect: RectLike, words: str, on: bool, *, enabled: bool = True, hint: str = ""
) -> None:
    """Add a switch: the whole rectangle is the target, the knob is right and checked when on."""
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        brush.rect(box, theme.PAPER_LIGHT, radius=8)
        brush.rect(box, theme.BRASS if state.hovered else theme.INK_SOFT, width=4 if state.hovered else 2, radius=8)
        brush.blit(lambda *size: control_art.toggle(size, on), (box.right - 128, box.centery - 28, 112, 56))
        brush.text((box.x + 20, box.y, box.w - 164, box.h), words, "body", 28, theme.INK, wrap=True)

    page.target(Target(name, "toggle", box, words, enabled, hint=hint, value=str(on)), paint)


def text_field(page: Page, name: str, rect: RectLike, value: str, words: str) -> None:
    """Add a field that is edited in place; `words` is its label, for hints and speech. See `Scene.text`."""
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        brush.rect(box, theme.PAPER_LIGHT, radius=6)
        brush.rect(box, theme.VERMILION if state.focused else theme.INK_SOFT, width=3, radius=6)
        paint_field_words(brush, box.inflate(-24, -8), value, state, "body", 36)

    page.target(Target(name, "field", box, words, value=value), paint)


def piece(  # noqa: PLR0913 - a piece has that many properties, each named by the caller
    page: Page,
    name: str,
    rect: RectLike,
    surface: Picture,
    words: str,
    *,
    hint: str = "",
    enabled: bool = True,
    reason: str = "",
    about: About = (),
    around: RectLike | None = None,
) -> None:
    """Add a piece that can be lifted; `Scene.places_for` says where to. A disabled one is pale and locked.

    `about` names what it shows, for a closer look, where its words are the tooltip; `around` is where a hand holds it.
    """
    box, hold = pygame.Rect(rect), pygame.Rect(around or rect)

    def paint(brush: Brush, state: State) -> None:
        brush.blit(surface, box)
        if state.hovered:
            brush.rect(hold.inflate(4, 4), theme.BRASS if state.pressed else theme.BRASS_LIGHT, width=4, radius=8)
        if not state.enabled:
            brush.veil(box, theme.PAPER_SHADE, 130, radius=6)
            lock = pygame.Rect(box.right - 48, box.bottom - 48, 44, 44)
            brush.blit(icon_picture("lock"), lock)

    target = Target(name, "piece", hold, words, enabled, reason, hint or _tip(words, about), about=about)
    page.target(target, paint, box)


def _tip(words: str, about: About) -> str:
    return words if about else ""


def place(
    page: Page,
    name: str,
    rect: RectLike,
    words: str,
    surface: Picture | None = None,
    hint: str = "",
    *,
    about: About = (),
) -> None:
    """Add a place where pieces may be laid; without a picture it is seen only while legal.

    Empty places on wood: `surface=widgets.slot_picture()`.
    """
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        if surface is not None:
            brush.blit(surface, box)
            if state.hovered:
                brush.rect(box, theme.BRASS_LIGHT, width=3, radius=8)

    page.target(Target(name, "place", box, words, hint=hint or _tip(words, about), about=about), paint)


def ground(page: Page, name: str, rect: RectLike, words: str) -> None:
    """Add an area where pieces lie and can be put back; it is seen only while legal, and never shaded."""
    target = Target(name, "place", pygame.Rect(rect), words, hint=_tip(words, ()), is_ground=True)
    page.target(target, lambda brush, state: None)


def sight(page: Page, name: str, rect: RectLike, words: str, about: About, hint: str = "") -> None:
    """Add a target over something painted that can only be looked at; a press opens a closer look."""
    box = pygame.Rect(rect)

    def paint(brush: Brush, state: State) -> None:
        if state.hovered:
            brush.rect(box, theme.BRASS if state.pressed else theme.BRASS_LIGHT, width=3, radius=8)

    page.target(Target(name, "sight", box, words, hint=hint or words, about=about), paint)


def panel(
    page: Page, name: str, rect: RectLike, words: str, paint: Callable[[Brush, State], None], hint: str = ""
) -> None:
    """Add a larger target with a picture of its own that is pressed as a whole, such as a seat panel."""
    page.target(Target(name, "panel", pygame.Rect(rect), words, hint=hint), paint)


def panel_picture(base: Rgb = theme.PAPER_LIGHT, line: float = 2, colour: Rgb = theme.INK_SOFT) -> Picture:
    """The picture of framed parchment, on which bands, strips, rows and tiles are drawn."""
    return lambda w, h: control_art.panel((w, h), base, line, colour)


def slot_picture(look: Literal["dark", "light"] = "dark") -> Picture:
    """The picture of a sunk empty place, on wood or on paper."""
    return lambda *size: control_art.slot(size, look)
