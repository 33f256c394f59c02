"""Widgets for pages: words, sheets, buttons, choices, fields, pages of what has no room on one, pieces and places."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Literal, NamedTuple

import pygame

from game.client.base.drawable import ELLIPSIS, drawable
from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px, read_sizes
from game.client.base.subject import Subject
from game.client.graphics import control_art, layout, theme, typesetting
from game.client.graphics.brush import Align, Brush, Picture, Valign, sized
from game.client.graphics.icons import icon_picture
from game.client.graphics.layout import CANVAS
from game.client.graphics.theme import INK_SOFT, Face, Rgb
from game.client.graphics.typesetting import Fount
from game.client.graphics.viewport import RectLike
from game.client.ui.page import Page, State, Target

# ---------------------------------------------------------------- button labels
ROOMY = 72  # buttons at least this high keep a distance between words and frame
LINE = 1.3  # height of a line, as a multiple of the size of its letters
STACKED = 2.1  # a button up to this many times as wide as high has its pictogram above its words
SPARE = 4  # how much nearer to the frame words without a pictogram may come than those beside one
CLEAR = 10  # distance from the frame to a pictogram above and to the words below it
FOOT = 12  # how far words below a pictogram stay from the lower end of the label, where the frame is nearer
EDGE = 4  # how much nearer to the frame a pictogram beside words may come than they: it has an empty edge of its own
MOST_PX = 44  # of words that are larger because the person at the screen wants that
LARGE_ICON, SMALL_ICON = 56, 40  # sizes that a pictogram may have, smaller ones where the words need the room


class Label(NamedTuple):
    """The words and the pictogram of a button."""

    words: str
    icon: str | None
    colour: Rgb
    px: float
    align: Align


def paint_label(brush: Brush, box: pygame.Rect, label: Label) -> None:
    """Paint a pictogram and words in the middle of a button: side by side, or on a high one above each other."""
    inner = box.inflate(-24, -8 if box.h >= ROOMY else -2)
    if label.icon and label.words and label.align == "center" and ROOMY * 1.5 < box.h > box.w / STACKED:
        _stacked(brush, inner, label)
        return
    room = inner.inflate(-SMALL_ICON - 16, 0) if label.icon else inner
    label = label._replace(px=_read_larger(brush, room, label))
    if label.icon:
        inner = _beside(brush, inner, label)
    if label.words:
        align: Align = "left" if label.icon else "center"
        inner = inner if label.icon else inner.inflate(SPARE, 0)
        brush.text(inner, label.words, "body", label.px, label.colour, align=align, wrap=True, read=False)


def _read_larger(brush: Brush, room: pygame.Rect, label: Label) -> float:
    """The size of the words of a button where all is read larger, as far as they have room without being cut."""
    sizes = range(round(min(MOST_PX, read_px(label.px))), round(label.px), -1)
    settings = ((px, brush.setting(room, label.words, "body", px, wrap=True, read=False)) for px in sizes)
    return next((px for px, one in settings if one.whole and one.px == brush.px(px)), label.px)


def _stacked(brush: Brush, inner: pygame.Rect, label: Label) -> None:
    line = round(label.px * LINE)
    lines = 1 + (brush.width((0, 0, *CANVAS), label.words, "body", label.px) > inner.w)
    side = max(SMALL_ICON, min(LARGE_ICON, inner.h - line * lines - 2 * CLEAR))
    high = side + line * lines
    top = max(inner.y, min(inner.centery - high // 2, inner.bottom - FOOT - high))
    where = (inner.centerx - side // 2, top, side, side)
    brush.blit(icon_picture(label.icon or "", label.colour), where)
    rest = pygame.Rect(inner.x, top + side, inner.w, line * lines + 4)
    brush.text(rest, label.words, "body", label.px, label.colour, align="center", wrap=True, read=False)


def _beside(brush: Brush, inner: pygame.Rect, label: Label) -> pygame.Rect:
    """Paint the pictogram and return the room for the words, so that both are in the middle together."""
    side, gap = min(inner.h - 6, LARGE_ICON), 12 if label.words else 0
    wide = 0
    if label.words:
        room = pygame.Rect(0, 0, inner.w - min(side, SMALL_ICON) - gap, inner.h)
        wide = min(room.w, brush.width(room, label.words, "body", label.px))
        side = min(side, max(SMALL_ICON, inner.w - gap - wide - 16))
    left = inner.x if label.align == "left" else inner.centerx - (side + gap + wide) // 2
    if label.words and label.align == "center":
        left -= max(0, EDGE - max(0, left - inner.x))
    brush.blit(icon_picture(label.icon or "", label.colour), (left, inner.centery - side // 2, side, side))
    return pygame.Rect(left + side + gap, inner.y, max(wide, inner.right - left - side - gap), inner.h)


# ---------------------------------------------------------------- choice frame
def paint_choice_frame(brush: Brush, box: pygame.Rect, look: State, *, chosen: bool) -> None:
    """Paint the ground and the edge of a choice: light where it is chosen or pointed at."""
    brush.rect(box, theme.PAPER_LIGHT if chosen or look.hovered else theme.PAPER_SHADE, radius=8)
    edge = theme.BRASS if look.hovered else theme.INK if chosen else theme.INK_SOFT
    brush.rect(box, edge, width=4 if chosen or look.hovered else 2, radius=8)


# ---------------------------------------------------------------- field
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
    """Set the words of a field on one line, or two in a high field; while edited, the end of what is too long."""
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


# ---------------------------------------------------------------- widgets
# Each function adds to a page what its name says; positions and sizes are canvas units.
Kind = Literal["primary", "plain", "wood", "dark"]

LIGHT, DARK = theme.PAPER_LIGHT, theme.INK
WORDS_ON: dict[Kind, Rgb] = {"primary": LIGHT, "plain": DARK, "wood": DARK, "dark": LIGHT}
CORNER = 40  # within so much from their sides boards and bands have round corners, also in the smallest window
SHADOW = 8  # how far the shadow of sheets and boards reaches beyond them, to the right and down


def table(page: Page) -> None:
    """Lay the walnut table under everything."""
    _ground(page, (0, 0, *CANVAS), sized(control_art.table))


def titled_table(page: Page, words: str) -> None:
    """Lay the table with the ribbon of a screen that is read, its title on it."""
    table(page)
    ribbon(page, layout.rect("final", "heading").inflate(-1000, -8), words)


def board(page: Page, rect: RectLike) -> None:
    """Lay an oak board, for what belongs to a seat or for the game's board."""
    x, y, wide, high = rect
    opaque = pygame.Rect(x + CORNER, y + 2, wide - 2 * CORNER, high - 4)
    _ground(page, _with_shadow(rect), sized(control_art.board), opaque)


def band(page: Page, rect: pygame.Rect) -> None:
    """Lay a band of parchment in a vermilion frame, for what is acted on."""
    opaque = rect.inflate(-2 * CORNER, 0)
    page.draw(rect, Brush.ground, panel_picture(theme.PAPER_LIGHT, 4, theme.VERMILION), rect, opaque=opaque)


def sheet(page: Page, rect: RectLike, frame: str = "none") -> None:
    """Lay a parchment sheet, its `frame` "rule", "double" or "none"; keep contents 24 inside."""
    page.sheets.append(pygame.Rect(rect))
    _ground(page, _with_shadow(rect), sized(control_art.sheet, frame))


def _ground(page: Page, rect: RectLike, surface: Picture, opaque: RectLike | None = None) -> None:
    page.grounds.append(pygame.Rect(rect))
    page.draw(rect, Brush.ground, surface, rect, opaque=opaque)


def titled_sheet(page: Page, size: tuple[int, int], words: str) -> pygame.Rect:
    """Lay a sheet of a size in the middle of the canvas, with a title at its top; returns where it lies."""
    box = pygame.Rect(0, 0, *size).move_to(center=(CANVAS[0] // 2, CANVAS[1] // 2))
    sheet(page, box, "double")
    label(page, (box.x + 40, box.y + 28, box.w - 80, 64), words, px=44, face="sc", align="center")
    return box


def _with_shadow(rect: RectLike) -> pygame.Rect:
    x, y, width, height = rect
    return pygame.Rect(x, y, width + SHADOW, height + SHADOW)


def ribbon(page: Page, rect: RectLike, words: str, under: str = "") -> None:
    """Hang a vermilion ribbon with whose turn it is or the screen's title; `under` it stands the occasion."""
    picture(page, rect, sized(control_art.ribbon))
    inner = pygame.Rect(rect).inflate(-80, -12).move(0, -2)
    if under:
        label(page, (inner.x, inner.bottom - 27, inner.w, 26), under, px=22, colour=theme.PAPER_LIGHT, align="center")
        inner.y, inner.h = inner.y + 4, inner.h - 26
    label(page, inner, words, px=32 if under else 42, face="sc", colour=theme.PAPER_LIGHT, align="center")


def heading(
    page: Page, rect: RectLike, words: str, px: float = 36, colour: Rgb = theme.RUBRIC, align: Align = "left"
) -> None:
    """Set a heading in small capitals."""
    label(page, rect, words, px=px, face="sc", colour=colour, align=align)


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
    page.draw(rect, Brush.text, rect, words, face, px, colour, align=align, valign=valign, wrap=wrap, read=read)


def picture(page: Page, rect: RectLike, surface: Picture) -> None:
    """Lay a picture in a rectangle; a function gets the size in px."""
    page.draw(rect, Brush.blit, surface, rect)


def page_button(  # noqa: PLR0913 - a button has that many properties, each named by the caller
    page: Page,
    name: str,
    rect: RectLike,
    words: str,
    kind: Kind = "plain",
    icon: str | None = None,
    *,
    enabled: bool = True,
    reason: str = "",
    hint: str = "",
    px: float = 32,
    subject: Subject = (),
    align: Align = "center",
    spoken: str = "",
) -> None:
    """Add a button; one with a `reason` is disabled, and the reason is shown when it is pressed or pointed at.

    `align` is "left" for buttons in a column, so that their pictograms are one below the other. `spoken` is the name of
    one that has only a pictogram.
    """
    box = pygame.Rect(rect)
    target = Target(name, "button", box, words or spoken, enabled and not reason, reason, hint, subject=subject)
    page.target(target, paint_button, box, words, kind, icon=icon, px=px, align=align)


def paint_button(
    brush: Brush,
    state: State,
    rect: RectLike,
    words: str,
    kind: Kind,
    *,
    icon: str | None = None,
    px: float = 32,
    align: Align = "center",
) -> None:
    """Paint a button in a state: lifted under the pointer, sunk while pressed, flat and dashed when disabled."""
    box = pygame.Rect(rect)
    look = "rest" if state.enabled else "disabled"
    if state.enabled and (state.pressed or state.hovered):
        look = "pressed" if state.pressed else "hover"
    brush.blit(sized(control_art.button, kind, look), box)
    colour = WORDS_ON[kind] if state.enabled else theme.DISABLED_TEXT
    lift = {"pressed": 2, "hover": -4, "rest": -3}.get(look, 0)
    paint_label(brush, box.move(0, lift), Label(words, icon, colour, px, align))


def of_row(row: str, words: str) -> str:
    """What a choice is called where others have the same words: with the name of its row."""
    return say("{name}: {value}", name=row, value=words) if row else words


def segmented(page: Page, rect: RectLike, options: Sequence[tuple[str, str]], chosen: str, of: str = "") -> None:
    """Add a row of choices, each a name and its words; `of` is what is chosen there, for those who listen."""
    box, row = pygame.Rect(rect), [words for _, words in options]
    for place, (name, words) in enumerate(options):
        left, right = box.w * place // len(options), box.w * (place + 1) // len(options)
        part = pygame.Rect(box.x + left, box.y, right - left - (8 if place + 1 < len(options) else 0), box.h)
        target = Target(name, "choice", part, of_row(of, words), value=str(name == chosen))
        page.target(target, _paint_segment, part, words, name == chosen, row)


def column(page: Page, rect: RectLike, pitch: int, options: Sequence[tuple[str, str]], chosen: str) -> None:
    """Add a column of choices, each a name and its words: the first in the rectangle, the others a pitch below."""
    for place, option in enumerate(options):
        segmented(page, pygame.Rect(rect).move(0, place * pitch), [option], chosen)


def picture_choice(page: Page, name: str, box: pygame.Rect, surface: Picture, words: str, *, chosen: bool) -> None:
    """Add a picture, such as the badge of a seat, as a choice among others."""
    target = Target(name, "choice", box, words, hint=words, value=str(chosen))
    page.target(target, _paint_picture_choice, box, surface, chosen=chosen)


def paint_check(brush: Brush, box: pygame.Rect) -> None:
    """Paint a red check over a picture, on a light disc, so that it stands out from any."""
    brush.rect(box, theme.PAPER_LIGHT, radius=box.w / 2)
    brush.blit(icon_picture("check", theme.VERMILION), box.inflate(-6, -6))


def _paint_picture_choice(brush: Brush, state: State, box: pygame.Rect, surface: Picture, *, chosen: bool) -> None:
    paint_choice_frame(brush, box, state, chosen=chosen)
    brush.blit(surface, box.inflate(-24, -24))


def tabs(page: Page, rect: RectLike, options: Sequence[tuple[str, str]], chosen: str) -> None:
    """Add a row of choices on the table itself: on a light rail, so that the dark chosen tab can be seen."""
    rail = pygame.Rect(rect).inflate(12, 12)
    page.draw(rail, Brush.rect, rail, theme.BEECH, radius=12)
    segmented(page, rect, options, chosen)


def _paint_segment(brush: Brush, state: State, part: pygame.Rect, words: str, chosen: bool, row: Sequence[str]) -> None:
    colour = paint_choice(brush, state, part, chosen=chosen)
    inner = part.inflate(-16, -8)
    px = min(brush.setting(inner, each, "body", 28, read=True).px for each in row)  # all of a row alike
    brush.text(inner, words, "body", max(28, px / brush.scale), colour, align="center")


def paint_choice(brush: Brush, state: State, box: pygame.Rect, *, chosen: bool) -> Rgb:
    """Paint the ground of one of some choices, and return the colour of what stands on it."""
    brush.blit(sized(control_art.segment, chosen), box)
    if state.hovered:
        brush.rect(box, theme.BRASS_LIGHT if state.pressed else theme.BRASS, width=4, radius=8)
    return theme.PAPER_LIGHT if chosen else theme.INK


def toggle(page: Page, name: str, rect: RectLike, words: str, on: bool, *, hint: str = "", of: str = "") -> None:
    """Add a switch, all of which is the target, with the knob right and checked when on; `of` as in `segmented`."""
    box = pygame.Rect(rect)
    page.target(Target(name, "toggle", box, of_row(of, words), hint=hint, value=str(on)), _paint_toggle, box, words, on)


def _paint_toggle(brush: Brush, state: State, box: pygame.Rect, words: str, on: bool) -> None:
    brush.rect(box, theme.PAPER_LIGHT, radius=8)
    brush.rect(box, theme.BRASS if state.hovered else theme.INK_SOFT, width=4 if state.hovered else 2, radius=8)
    brush.blit(sized(control_art.toggle, on), (box.right - 128, box.centery - 28, 112, 56))
    brush.text((box.x + 20, box.y, box.w - 164, box.h), words, "body", 28, theme.INK, wrap=True)


def text_field(page: Page, name: str, rect: RectLike, value: str, words: str) -> None:
    """Add a field that is edited in place; `words` is its label, for hints and speech. See `Scene.text`."""
    box = pygame.Rect(rect)
    page.target(Target(name, "field", box, words, value=value), _paint_text_field, box, value)


def _paint_text_field(brush: Brush, state: State, box: pygame.Rect, value: str) -> None:
    brush.rect(box, theme.PAPER_LIGHT, radius=6)
    brush.rect(box, theme.VERMILION if state.focused else theme.INK_SOFT, width=3, radius=6)
    paint_field_words(brush, box.inflate(-24, -8), value, state, "body", 36)


def piece(  # noqa: PLR0913, PLR0917 - a piece has that many properties, each named by the caller
    page: Page,
    name: str,
    rect: RectLike,
    surface: Picture,
    words: str,
    subject: Subject = (),
    hint: str = "",
    *,
    enabled: bool = True,
    reason: str = "",
    around: RectLike | None = None,
) -> None:
    """Add a piece that can be lifted; `Scene.places_for` says where to. One with a `reason` is pale and locked.

    `subject` is what it shows, for a closer look, where its words are the tooltip; `around` is where a hand holds it.
    """
    box, hold = pygame.Rect(rect), pygame.Rect(around or rect)
    enabled, hint = enabled and not reason, hint or (words if subject else "")
    target = Target(name, "piece", hold, words, enabled, reason, hint, subject=subject, drawn=box)
    page.target(target, _paint_piece, box, hold, surface)


def _paint_piece(brush: Brush, state: State, box: pygame.Rect, hold: pygame.Rect, surface: Picture) -> None:
    brush.blit(surface, box)
    if state.hovered:
        brush.rect(hold.inflate(4, 4), theme.BRASS if state.pressed else theme.BRASS_LIGHT, width=4, radius=8)
    if not state.enabled:
        brush.veil(box, theme.PAPER_SHADE, 130, radius=6)
        brush.blit(icon_picture("lock"), (box.right - 48, box.bottom - 48, 44, 44))


def place(
    page: Page,
    name: str,
    rect: RectLike,
    words: str,
    surface: Picture | None = None,
    hint: str = "",
    *,
    subject: Subject = (),
) -> None:
    """Add a place for pieces; without a picture, such as `slot_picture()` on wood, it is seen only while legal."""
    box = pygame.Rect(rect)
    target = Target(name, "place", box, words, hint=hint or (words if subject else ""), subject=subject)
    page.target(target, _paint_place, box, surface)


def _paint_place(brush: Brush, state: State, box: pygame.Rect, surface: Picture | None) -> None:
    if surface is not None:
        brush.blit(surface, box)
        if state.hovered:
            brush.rect(box, theme.BRASS_LIGHT, width=3, radius=8)


def ground(page: Page, name: str, rect: RectLike, words: str) -> None:
    """Add an area where pieces lie and can be put back; it is seen only while legal, and never shaded."""
    target = Target(name, "place", pygame.Rect(rect), words, is_ground=True)
    page.target(target, paint_nothing)


def paint_nothing(brush: Brush, state: State) -> None:
    """Paint nothing: for a target over something that is painted already."""


def paint_light(brush: Brush, state: State, box: pygame.Rect, width: int = 3) -> None:
    """Paint a line around something that is painted already, while it is pointed at."""
    if state.hovered:
        brush.rect(box, theme.BRASS, width=width, radius=8)


def sight(page: Page, name: str, rect: RectLike, words: str, subject: Subject, hint: str = "") -> None:
    """Add a target over something painted that can only be looked at; a press opens a closer look."""
    box = pygame.Rect(rect)
    page.target(Target(name, "sight", box, words, hint=hint or words, subject=subject), _paint_sight, box)


def _paint_sight(brush: Brush, state: State, box: pygame.Rect) -> None:
    if state.hovered:
        brush.rect(box, theme.BRASS if state.pressed else theme.BRASS_LIGHT, width=3, radius=8)


def panel_picture(base: Rgb = theme.PAPER_LIGHT, line: float = 2, colour: Rgb = theme.INK_SOFT) -> Picture:
    """The picture of framed parchment, on which bands, strips, rows and tiles are drawn."""
    return sized(control_art.panel, base, line, colour)


def slot_picture(look: Literal["dark", "light"] = "dark") -> Picture:
    """The picture of a sunk empty place, on wood or on paper."""
    return sized(control_art.slot, look)


# ---------------------------------------------------------------- pager
HIGH = 76  # of the buttons
WIDE = 250
ABOVE = 12  # between what is read and the buttons
TURNERS = ("earlier", "later")  # the names of the buttons


def packed(heights: Sequence[int], room: int, gap: int = 0) -> list[list[int]]:
    """Which of things of these heights, by their places, stand on each page; what is higher has a page of its own.

    >>> packed([40, 40, 40], 90, 10), packed([40, 200], 90), packed([], 90)
    ([[0, 1], [2]], [[0], [1]], [[]])
    """
    pages: list[list[int]] = [[]]
    left = room
    for at, height in enumerate(heights):
        if pages[-1] and height > left:
            pages.append([])
            left = room
        pages[-1].append(at)
        left -= height + gap
    return pages


class Pager:
    """Which of several pages is open, and the buttons that turn it.

    A scene keeps one, puts it on its page, and gives it what is pressed. The wheel presses the buttons `earlier` and
    `later` of whatever scene is on top; keys and pads reach them like all targets.
    """

    def __init__(self, names: tuple[str, str] = TURNERS, at: int = 0) -> None:
        self.names = names
        self.at = at  # counted from 0

    def on(self, count: int) -> int:
        """The open page of so many; the last one where there are fewer than before."""
        self.at = max(0, min(self.at, count - 1))
        return self.at

    def turn(self, name: str) -> bool:
        """Turn the page if one of the buttons was pressed; returns whether it was."""
        if name in self.names:
            self.at = max(0, self.at + (1 if name == self.names[1] else -1))
        return name in self.names

    def put(self, page: Page, box: pygame.Rect, count: int) -> None:
        """Put the buttons at the ends of a line, and between them which page this is."""
        wide = min(WIDE, box.w // 3)
        earlier, later = (box.x, box.y, wide, box.h), (box.right - wide, box.y, wide, box.h)
        self.put_buttons(page, (earlier, later), count)
        label(page, box.inflate(-2 * wide - 24, 8), self.words(count), colour=INK_SOFT, align="center", wrap=True)

    def put_buttons(
        self, page: Page, boxes: tuple[RectLike, RectLike], count: int, words: tuple[str, str, str, str] | None = None
    ) -> None:
        """Put the buttons alone, each in its box; `words` are those on the two, and why each cannot be pressed."""
        icons_ = (None, None) if words else ("left", "right")
        earlier, later, first, last = words or (
            say("Previous"), say("Next"), say("This is the first page."), say("This is the last page."),
        )  # fmt: skip
        page_button(page, self.names[0], boxes[0], earlier, icon=icons_[0], reason="" if self.on(count) else first)
        page_button(page, self.names[1], boxes[1], later, icon=icons_[1], reason="" if self.at + 1 < count else last)

    def words(self, count: int) -> str:
        return say("Page {page} of {pages}", page=self.on(count) + 1, pages=count)

    def put_packed(
        self, page: Page, box: pygame.Rect, heights: Sequence[int], gap: int = 0
    ) -> list[tuple[int, pygame.Rect]]:
        """The places of what stands on the open page, by these heights, each with its rectangle; buttons if need be."""
        pages = packed(heights, box.h, gap)
        if len(pages) > 1:
            pages = packed(heights, box.h - HIGH - ABOVE, gap)
            self.put(page, foot_of(box), len(pages))
        boxes, top = [], box.y
        for at in pages[self.on(len(pages))]:
            boxes.append((at, pygame.Rect(box.x, top, box.w, heights[at])))
            top += heights[at] + gap
        return boxes


def foot_of(box: pygame.Rect) -> pygame.Rect:
    """The line for the buttons at the foot of a box."""
    return pygame.Rect(box.x, box.bottom - HIGH, box.w, HIGH)


# ---------------------------------------------------------------- paragraphs
SMALLEST = 26
GAP = 14


def put_paragraphs(
    page: Page, box: pygame.Rect, paragraphs: Sequence[str], px: int, pager: Pager, gap: int = GAP
) -> None:
    """Put paragraphs, a little smaller if need be, or those of the open page with the pager's buttons below."""
    if percent() == USUAL:  # then all stand on one page
        sizes = range(px, SMALLEST, -1)
        px = next((size for size in sizes if high_of(page, box.w, paragraphs, size, gap) <= box.h), SMALLEST)
    pages = pages_of(page, box, paragraphs, px, gap)
    top = box.y
    for words in pages[pager.on(len(pages))]:
        height = height_of(page, words, px, box.w)
        label(page, (box.x, top, box.w, height), words, px=px, valign="top", wrap=True)
        top += height + gap
    if len(pages) > 1:
        pager.put(page, foot_of(box), len(pages))


def pages_of(page: Page, box: pygame.Rect, paragraphs: Sequence[str], px: int, gap: int = GAP) -> list[list[str]]:
    """The paragraphs in pages, broken between lines; one page where all have room or are of the usual size."""
    if percent() == USUAL or high_of(page, box.w, paragraphs, px, gap) <= box.h:
        return [list(paragraphs)]
    used = Fount("body", _native(page, px))
    step, room = used.line_step / page.scale, box.h - HIGH - ABOVE
    pages: list[list[str]] = [[]]
    left = float(room)
    for words in paragraphs:
        lines = list(_set(page, words, px, box.w, "body").lines)
        while lines:
            count = max(int((left - used.height / page.scale) // step) + 1, 0 if pages[-1] else 1)
            taken, lines = lines[:count], lines[count:]
            if taken:
                pages[-1].append("\n".join(taken))
                left -= len(taken) * step + gap
            if lines:
                pages.append([])
                left = float(room)
    return pages


def height_of(page: Page, words: str, px: float, width: int, face: Face = "body") -> int:
    """How high words stand on the canvas when they are broken to a width, at the size at which they are read."""
    return round(_set(page, words, px, width, face).size[1] / page.scale) + 4


def width_of(page: Page, words: str, px: float, face: Face = "body") -> int:
    """How wide a line of words is on the canvas at its usual size."""
    return round(typesetting.measure(words, face, max(1, round(px * page.scale)))[0] / page.scale)


def common_px(page: Page, texts: Sequence[tuple[str, tuple[int, int]]], px: int, face: Face = "body") -> int:
    """The largest size, up to the one that the reader wants, at which all of some words have room in boxes.

    Set them at it without `read`, so that they look alike. Never less than the usual size.
    """

    def has_room(words: str, size: tuple[int, int], px: int) -> bool:
        wide, high = (round(side * page.scale) - 2 for side in size)
        native = max(1, round(px * page.scale))
        return typesetting.compose(words, face, native, max_width=wide, max_height=high, wrap=True).whole

    return next((size for size in read_sizes(px) if all(has_room(*one, size) for one in texts)), px)


def high_of(page: Page, width: int, paragraphs: Sequence[str], px: int, gap: int = GAP) -> int:
    """How high paragraphs stand one below the other on the canvas."""
    return sum(height_of(page, words, px, width) + gap for words in paragraphs) - gap


def _set(page: Page, words: str, px: float, width: int, face: Face) -> typesetting.Setting:
    wide = round(width * page.scale) - 2  # as the edges of a box are rounded
    return typesetting.compose(words, face, _native(page, px), max_width=wide, wrap=True)


def _native(page: Page, px: float) -> int:
    return max(1, round(read_px(px) * page.scale))
