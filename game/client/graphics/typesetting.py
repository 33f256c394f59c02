"""Set text as Surfaces, in native pixels: with fallback fonts, on one line, wrapped, shrunk to fit, or cut."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import accumulate, groupby, pairwise
from math import ceil
from typing import Literal, NamedTuple, TypeAlias, TypedDict, Unpack
from unicodedata import combining, normalize

import pygame
from pygame import SRCALPHA, Rect, Surface
from pygame.font import Font

from game.client.base.drawable import ELLIPSIS, drawable
from game.client.graphics import picture_cache
from game.client.graphics.line_breaks import SQUARE, break_lines, is_label, is_prose, is_wide
from game.client.graphics.theme import Face, Rgb, font, forget_fonts, has_glyph, shown
from game.whole_text import SIGN

# Fonts with fallback: one face at one size, and other faces for the characters that it lacks, and for its figures.
# The 1 of the IM Fell faces is a small capital I, that of others is nearly an I. I, O and U are pieces of this
# game, so figures are set in a face of their own, and stand a little apart from a letter. A `Fount` is cheap to
# make and keeps nothing: `theme.font` keeps the fonts. The Japanese face is read only when a character needs it.

LEADING = 0.88  # share of the font's own line height, which is generous
JAPANESE_SHARE = 0.92  # share of the size: Japanese characters fill their squares and would look too large
SMALL_CAPITAL = 0.66  # share of the size at which a capital of the body face is as high as a small capital of IM Fell
NEXT: tuple[Face, ...] = ("body", "japanese")  # the faces to try for a missing character, in this order
BELOW = frozenset({202, 218, 220, 222, 233, 240})  # Unicode's combining classes of marks under a letter
LOST_BESIDE_JAPANESE: frozenset[Face] = frozenset({"sc", "fell"})  # for their small capitals and thin lines
FIGURES = frozenset("0123456789")
FIGURE_FACES: Mapping[Face, tuple[Face, float]] = {  # in which face, and at which share of the size: about as high
    "body": ("figures", 1.0),  # as a capital of the face, and with stems as thick
    "body_regular": ("light_figures", 1.0),
    "sc": ("light_figures", 1.03),
    "fell": ("light_figures", 1.03),
    "roman": ("figures", 1.08),
    "black": ("black", 1.0),  # its 1 has a large flag
}
GAP = 0.03  # share of the size between a letter and a figure, with what both leave free themselves
LOOSEST = 1 / 6  # the share of a line of prose that goes between its characters, so that it ends with the others
HALF_EMPTY = frozenset("、。」』）")  # at the end of such a line what is empty of its square stands beyond the others
NOT_DRAWN = SIGN  # shown for a character that no face has


class Run(NamedTuple):
    """Neighbouring characters that one face draws, at a `share` of the size, and the `gap` before them."""

    face: Face
    words: str
    share: float = 1.0
    gap: float = 0.0


class Fount:
    """A face at a size, with its fallbacks; `plain` where none is needed, which is quicker."""

    def __init__(self, face: Face, px: int, *, plain: bool = False) -> None:
        self._face, self._px, self._plain = face, px, plain
        self._font = font(face, px)

    def width(self, line: str) -> int:
        if self._plain:
            return self._font.size(line)[0]
        return sum(self._gap_of(run) + self._font_of(run).size(run.words)[0] for run in runs(line, self._face))

    @property
    def height(self) -> int:
        return self._font.get_height()

    @property
    def line_step(self) -> int:
        """The distance from one line to the next."""
        return round(self._font.get_linesize() * LEADING)

    def render(self, line: str, colour: Rgb, width: int = 0) -> Surface:
        """The picture of a line, all of it on the base line of the face; of prose, set apart to a `width`."""
        parts = [(self._gap_of(run), self._font_of(run), run.words) for run in runs(line, self._face)]
        if width and 0 <= (spare := width - self.width(line)) <= width * LOOSEST:
            parts = _spread(parts, spare + self.width(SQUARE) // 2 * (line[-1:] in HALF_EMPTY))
        images = [(gap, used, _image(used, words, colour)) for gap, used, words in parts]
        if len(images) == 1 and images[0][1] is self._font:
            return images[0][2]
        surface = Surface((sum(gap + image.get_width() for gap, _, image in images), self.height), SRCALPHA)
        left = 0
        for gap, used, image in images:
            surface.blit(image, (left + gap, self._font.get_ascent() - used.get_ascent()))
            left += gap + image.get_width()
        return surface

    def _gap_of(self, run: Run) -> int:
        return ceil(run.gap * self._px)

    def _font_of(self, run: Run) -> Font:
        if run.face == self._face:
            return self._font
        return font(run.face, round(self._px * (JAPANESE_SHARE if run.face == "japanese" else run.share)))


Part: TypeAlias = tuple[int, Font, str]  # the px before it, what draws it, and its words


def _spread(parts: list[Part], spare: int) -> list[Part]:
    """The parts, with each wide character as one of its own, and `spare` px shared out between these and the others."""
    single = [
        (0 if at else gap, used, words)
        for gap, used, run in parts
        for at, words in enumerate(run if is_wide(run[0]) else [run])
    ]
    beside = [is_wide(before[2][-1]) or is_wide(part[2][0]) for before, part in pairwise(single)]
    places = max(1, sum(beside))
    before = [spare * count // places for count in accumulate(beside, initial=0)]
    more = [0, *(after - until for until, after in pairwise(before))]
    return [(gap + each, used, words) for (gap, used, words), each in zip(single, more, strict=True)]


def _image(used: Font, words: str, colour: Rgb) -> Surface:
    """The picture of words in their usual height: of marks heaped on a letter, what reaches beyond is cut off.

    The library makes the picture higher instead, at its top or at its foot, and the words would leave their line.
    """
    image = used.render(words, True, colour)
    bare = "".join(character for character in words if not combining(character))
    if words.isascii() or bare == words or image.get_height() <= (high := used.size(bare)[1]):
        return image
    upper = "".join(character for character in words if combining(character) not in BELOW)
    top = used.size(upper)[1] - high
    return image.subsurface(Rect(0, top, image.get_width(), high).clip(image.get_rect()))


@lru_cache(maxsize=2048)
def runs(line: str, face: Face) -> tuple[Run, ...]:
    """The runs of a line, at least one; each is in a face that has all its characters."""
    if is_plain(line, face):
        return (Run(face, line),)
    used: Face = "body" if face in LOST_BESIDE_JAPANESE and any(map(is_wide, line)) else face
    drawn = [one for character in line for one in _drawn(character, used)]
    grouped = groupby(drawn, key=lambda one: (one.face, one.share, one.words in FIGURES))
    found = [Run(each, "".join(one.words for one in ones), share) for (each, share, _), ones in grouped]
    apart = [run._replace(gap=GAP) if _stands_apart(before, run) else run for before, run in pairwise(found)]
    return (*found[:1], *apart)


def _stands_apart(before: Run, run: Run) -> bool:
    """Whether a letter and a figure meet between two runs."""
    last, first = before.words[-1], run.words[0]
    if is_wide(last) or is_wide(first):
        return False
    return (last.isalpha() and first in FIGURES) or (last in FIGURES and first.isalpha())


def is_plain(line: str, face: Face) -> bool:
    """Whether a face draws all the characters of a line; each Latin face has all of ASCII."""
    if face in FIGURE_FACES and not FIGURES.isdisjoint(line):
        return False
    return line.isascii() or all(has_glyph(face, character) for character in line)


@lru_cache(maxsize=8192)
def _drawn(character: str, face: Face) -> tuple[Run, ...]:
    """A character that can be drawn: itself, a plainer form of it (a narrow digit for a wide one), or a sign."""
    if face == "sc" and character.islower() and not has_glyph(face, character):
        return _as_small_capital(character)
    for form in (character, normalize("NFKC", character)):
        found = [_in_face_with(part, face) for part in form]
        if None not in found:
            return tuple(run for run in found if run)
    return (Run(_face_with(NOT_DRAWN, face) or face, NOT_DRAWN),)


def _as_small_capital(character: str) -> tuple[Run, ...]:
    """The run for a small letter that the small capitals lack: a capital of their height in another face."""
    found = [(_face_with(part, "sc"), part) for part in character.upper()]
    return tuple(
        Run(used or "sc", part if used else NOT_DRAWN, 1.0 if used in ("sc", None) else SMALL_CAPITAL)
        for used, part in found
    )


def _in_face_with(character: str, face: Face) -> Run | None:
    """The run for a character, in the face that draws it beside a face."""
    if character in FIGURES and face in FIGURE_FACES:
        return Run(FIGURE_FACES[face][0], character, FIGURE_FACES[face][1])
    used = _face_with(character, face)
    return Run(used, character) if used else None


def _face_with(character: str, face: Face) -> Face | None:
    """The face that draws a character: the wanted one, or the first other one that has it."""
    return next((used for used in (face, *NEXT) if has_glyph(used, character)), None)


# Set text as Surfaces, in native pixels: on one line, wrapped, shrunk to fit, or cut with an ellipsis. Everything
# is cached by its arguments: never draw on a returned Surface. `clear()` after a resize or change of language.

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
    full: tuple[int, ...] = ()  # the rows of prose that are as wide as the text


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
    return drawn(_compose(text, face, px, _Bounds(**limits)), colour, align)


def measure(text: str, face: Face, px: int, **limits: Unpack[Limits]) -> tuple[int, int]:
    """The width and height of what `render` returns for the same arguments, without drawing."""
    return _compose(text, face, px, _Bounds(**limits)).size


def compose(text: str, face: Face, px: int, **limits: Unpack[Limits]) -> Setting:
    """The lines and the size in which `render` sets a text."""
    return _compose(text, face, px, _Bounds(**limits))


def clear() -> None:
    """Forget all set text and its fonts, and all pictures, which may hold some."""
    picture_cache.clear()
    _compose.cache_clear()
    runs.cache_clear()
    forget_fonts()


@picture_cache.cached
def drawn(setting: Setting, colour: Rgb, align: Align = "left") -> Surface:
    """The Surface of a text that is set."""
    surface = Surface(setting.size, SRCALPHA)
    used = Fount(setting.face, setting.px)
    for row, line in enumerate(setting.lines):
        full = align == "left" and row in setting.full
        image = used.render(line, shown(colour), setting.size[0] if full else 0)
        spare = setting.size[0] - image.get_width()
        left = {"left": 0, "center": spare // 2, "right": spare}[align]
        surface.blit(image, (left, row * used.line_step))
    return surface.convert_alpha() if pygame.display.get_surface() else surface


@lru_cache(maxsize=2048)
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
    paragraphs, room = text.split("\n"), bounds.max_width if bounds.wrap else None
    while True:
        used = Fount(face, px, plain=plain)
        width_of = cache(used.width)  # most words are asked for several times
        blocks = [break_lines(paragraph, width_of, room, whole=unbroken) for paragraph in paragraphs]
        lines = [line for block in blocks for line in block]
        whole = _fits(lines, width_of, _height(lines, used), bounds)
        if whole or px <= smallest:
            break
        px = max(smallest, min(px - 1, px * 19 // 20))  # steps of 5 %: a dozen at most
    lines = lines if whole else _cut(lines, used, bounds)
    full: tuple[int, ...] = ()
    width = max(map(width_of, lines), default=0)
    if room is not None and len(lines) > 1:
        prose = [is_prose(paragraph, width_of, room) for paragraph in paragraphs]
        full = tuple(row for row in _rows_of_prose(prose, blocks) if row < len(lines) - 1)
        width = room if full else width
    return Setting(tuple(lines), face, px, (max(1, width), _height(lines, used)), whole, full)


def _rows_of_prose(prose: list[bool], blocks: list[list[str]]) -> Iterator[int]:
    """The rows of each block of prose but its last one."""
    for is_full, block, at in zip(prose, blocks, accumulate(map(len, blocks), initial=0), strict=False):
        if is_full:
            yield from range(at, at + len(block) - 1)


def _height(lines: list[str], used: Fount) -> int:
    return (len(lines) - 1) * used.line_step + used.height


def _fits(lines: list[str], width_of: Callable[[str], int], height: int, bounds: _Bounds) -> bool:
    if bounds.max_height is not None and height > bounds.max_height:
        return False
    return bounds.max_width is None or all(width_of(line) <= bounds.max_width for line in lines)


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
