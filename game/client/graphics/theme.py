"""The look in values: colours, palettes and fonts, and how inks, seats and gear rewards are told apart."""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias
from unicodedata import category, combining, normalize

import pygame

from game.client.base.drawable import is_drawable
from game.client.base.reading_size import Palette
from game.places import ASSETS

if TYPE_CHECKING:
    from game.content.vocabulary import GearParameter, GearRewardKind, Ink

# The look in values: colours, fonts, and how inks, seats and families of gear rewards are told apart. Nothing here
# draws. Things differ by colour and by outline, so that nobody has to tell colours apart.

Rgb: TypeAlias = tuple[int, int, int]
Face: TypeAlias = Literal[
    "black", "sc", "fell", "body", "body_regular", "roman", "figures", "light_figures", "japanese"
]
Family: TypeAlias = Literal["ink", "type", "craft", "fame", "order"]

PAPER: Rgb = (236, 221, 184)  # sheets
PAPER_LIGHT: Rgb = (246, 235, 206)  # cards, fields, text on dark
PAPER_SHADE: Rgb = (214, 193, 148)  # closed strips, seats that wait, empty places
INK: Rgb = (43, 29, 19)  # text and line work
INK_SOFT: Rgb = (92, 66, 42)  # second-rank text, thin frames
VERMILION: Rgb = (166, 38, 24)  # the primary button, frames and marks, what is missing
RUBRIC: Rgb = (136, 26, 14)  # red words on paper: darker than VERMILION, because old paper is darker in places
BRASS: Rgb = (201, 154, 66)
BRASS_LIGHT: Rgb = (240, 208, 128)
BRASS_DARK: Rgb = (112, 78, 28)
GLOW: Rgb = (255, 206, 92)  # focus and legal places, always together with a line
CREAM: Rgb = (255, 244, 206)  # the line that goes with the glow
WALNUT: Rgb = (74, 47, 28)  # the table
WALNUT_DARK: Rgb = (40, 25, 15)  # sunk places, and the ground behind everything
OAK: Rgb = (122, 80, 45)  # boards
BEECH: Rgb = (218, 172, 116)  # type blocks, wood buttons
DISABLED_TEXT: Rgb = (74, 52, 34)
GEAR_CARD: Rgb = (190, 150, 100)  # body of a gear
BLACK: Rgb = (0, 0, 0)
WHITE: Rgb = (255, 255, 255)


class InkStyle(NamedTuple):
    """How an ink looks: two colours, an outline and an engraver's hatching."""

    field: Rgb
    rim: Rgb
    outline: Literal["diamond", "quatrefoil", "star", "hexagon"]
    hatching: Literal["horizontal", "plain", "dots", "vertical"]


class SeatStyle(NamedTuple):
    """How a seat looks; `emblem` is an icon's name and names the style."""

    emblem: str
    outline: Literal["shield", "arch", "square", "pennant", "cog"]
    colour: Rgb


INK_STYLES: dict[Ink, InkStyle] = {
    "blue": InkStyle((44, 92, 158), (16, 36, 70), "diamond", "horizontal"),
    "silver": InkStyle((186, 190, 194), (70, 74, 80), "quatrefoil", "plain"),
    "gold": InkStyle((218, 164, 44), (98, 66, 8), "star", "dots"),
    "red": InkStyle((176, 42, 32), (74, 12, 8), "hexagon", "vertical"),
}

SEAT_STYLES: dict[str, SeatStyle] = {
    "anchor": SeatStyle("anchor", "shield", (36, 98, 84)),
    "compasses": SeatStyle("compasses", "arch", (112, 48, 92)),
    "key": SeatStyle("key", "square", (158, 78, 18)),
    "tower": SeatStyle("tower", "pennant", (42, 72, 124)),
}
AUTOMA_STYLE = SeatStyle("automa", "cog", (70, 66, 62))

FAMILY_COLOURS: dict[Family, Rgb] = {
    "ink": (44, 66, 84),
    "type": (104, 66, 30),
    "craft": (76, 88, 42),
    "fame": (150, 40, 26),
    "order": (62, 44, 60),
}
FAMILIES: dict[Family, tuple[GearRewardKind, ...]] = {
    "ink": ("swap_ink", "ink", "one_for_two"),
    "type": ("swap_type", "scrap_type", "discount"),
    "craft": ("advance_lowest", "advance"),
    "fame": ("round_fame", "ink_bonus", "type_bonus", "decoration_bonus"),
    "order": ("order",),
}
FAMILY_OF: dict[GearRewardKind, Family] = {kind: family for family, kinds in FAMILIES.items() for kind in kinds}
_FAMILY_TAKING: dict[GearParameter | None, Family] = {
    "colour": "ink",
    "colours": "ink",
    "letters": "type",
    "specialty": "craft",
    None: "fame",
}

FONT_DIR = ASSETS / "fonts"
FACE_FILES: dict[Face, str] = {
    "black": "UnifrakturCook-Bold.ttf",
    "sc": "IMFellEnglishSC-Regular.ttf",
    "fell": "IMFellEnglish-Regular.ttf",
    "body": "EBGaramond-SemiBold.ttf",
    "body_regular": "EBGaramond-Regular.ttf",
    "roman": "Cinzel-Bold.ttf",
    "figures": "GutenbergFigures-SemiBold.ttf",  # those of the other faces; made by devtools.cut_figures
    "light_figures": "GutenbergFigures-Medium.ttf",
    "japanese": "ShipporiMincho-SemiBold.ttf",  # cut down by devtools.cut_fonts; see `game.client.graphics.typesetting`
}

ABOVE = 230  # Unicode's combining class of marks above a letter
NO_CHARACTER = "\U0010fffd"  # a private code point that no font has a glyph for

MOST_FONTS = 64  # each takes a quarter of a MiB and more, and a page needs a third of them
_fonts: dict[tuple[Face, int], pygame.font.Font] = {}  # the one that was used longest ago is the first


def family_of(kind: GearRewardKind) -> Family:
    """The family of a gear reward; for a kind that has no entry, found from the parameter of its sectors."""
    from game.content.vocabulary import GEAR_REWARD_TAKES  # only here: the first picture needs no gear and no YAML

    return FAMILY_OF.get(kind) or _FAMILY_TAKING[GEAR_REWARD_TAKES.get(kind)]


def font(face: Face, px: int) -> pygame.font.Font:
    """The font of a face at a pixel size, kept per size: changing a font's size would empty its glyph cache."""
    if not pygame.font.get_init():
        pygame.font.init()
        _fonts.clear()
    key = (face, max(1, int(px)))
    try:
        found = _fonts.pop(key)
        found.get_height()  # raises if an earlier pygame.quit() has closed the font
    except (KeyError, pygame.error):
        found = pygame.font.Font(BytesIO(_font_file(face)), key[1])
        if len(_fonts) >= MOST_FONTS:
            del _fonts[next(iter(_fonts))]
    _fonts[key] = found
    return found


def forget_fonts() -> None:
    """Drop all fonts, because each window size needs other sizes and a font keeps every letter that it has drawn."""
    _fonts.clear()


@cache
def _font_file(face: Face) -> bytes:
    """The bytes of a font file: fonts opened by path keep it open, and there are more sizes than files allowed."""
    return (FONT_DIR / FACE_FILES[face]).read_bytes()


@lru_cache(maxsize=4096)
def has_glyph(face: Face, character: str) -> bool:
    """Whether a face can draw a character.

    `Font.metrics` gives the box of a missing glyph instead of None, so the picture itself is compared. For a mark the
    metrics are compared: a missing one is that box in another place, also if it is too new for this Python to know.
    A character without width has no picture.
    """
    used = font(face, 16)
    if not is_drawable(character) or used.size(character)[0] == 0:
        return False
    if category(character)[0] in "MC":
        return used.metrics(character) != used.metrics(NO_CHARACTER)
    pictures = [used.render(text, True, BLACK) for text in (character, NO_CHARACTER)]
    drawn, missing = (pygame.image.tobytes(picture, "RGBA") for picture in pictures)
    differs = pictures[0].get_size() != pictures[1].get_size() or drawn != missing
    return differs and not _hides_its_mark(face, character)


def _hides_its_mark(face: Face, character: str) -> bool:
    """Whether a capital is put together of a letter and a mark above it that lies inside the letter.

    The library does so where a face has both and not the whole, and the mark is then as low as on a small letter.
    """
    parts = normalize("NFD", character)
    letter, marks = parts[0], parts[1:]
    if not character.isupper() or not marks or combining(marks[0]) != ABOVE:
        return False
    tops = [font(face, 64).render(one, True, BLACK).get_bounding_rect().top for one in (character, letter)]
    return tops[0] >= tops[1]


def shown(colour: Rgb) -> Rgb:
    """The colour that is shown for one of this file."""
    return _changed.get(colour, colour)


def is_plain() -> bool:
    """Whether grounds have no grain and no dark edges."""
    return _worn[0].contrast


def mix(first: Rgb, second: Rgb, share: float) -> Rgb:
    """The colour between two as they are shown, from the first (share 0) to the second (share 1)."""
    first, second = shown(first), shown(second)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


# The palettes: which colours are shown in the place of those of `theme`, for eyes that need other ones. A palette
# names only what differs. Each moves the colours of seats and inks apart for one kind of colour blindness, as far as
# their names still hold. With any of them goes high contrast: darker words and seats on lighter and plainer grounds.

HIGH_CONTRAST: dict[Rgb, Rgb] = {
    PAPER: (255, 249, 228),
    PAPER_LIGHT: (255, 254, 246),
    PAPER_SHADE: (236, 226, 198),
    (238, 221, 182): (255, 247, 222),  # a plain button
    BEECH: (240, 214, 172),
    INK: (12, 6, 2),
    INK_SOFT: (46, 28, 14),
    DISABLED_TEXT: (32, 20, 10),
    RUBRIC: (112, 12, 4),
    VERMILION: (124, 14, 6),
    BRASS_LIGHT: (255, 232, 164),
    BRASS_DARK: (84, 56, 14),
    WALNUT: (36, 22, 12),
    WALNUT_DARK: (16, 9, 4),
    OAK: (72, 44, 22),
    (70, 48, 32): (30, 18, 10),  # a dark button
}


def _apart(seats: dict[str, Rgb], inks: dict[str, Rgb]) -> dict[Rgb, Rgb]:
    """A palette that differs in the colours of seats and inks."""
    return {
        **{SEAT_STYLES[name].colour: colour for name, colour in seats.items()},
        **{style.field: inks[name] for name, style in INK_STYLES.items() if name in inks},
    }


PALETTES: dict[Palette, dict[Rgb, Rgb]] = {
    "standard": {},
    "deuteranopia": _apart(
        {"anchor": (0, 128, 122), "compasses": (56, 6, 92), "key": (157, 67, 0), "tower": (5, 74, 167)},
        {"blue": (42, 84, 201), "silver": (212, 216, 224), "gold": (239, 198, 26), "red": (137, 22, 22)},
    ),
    "protanopia": _apart(
        {"anchor": (27, 129, 112), "compasses": (84, 20, 121), "key": (105, 120, 0), "tower": (66, 96, 175)},
        {"blue": (48, 93, 202), "silver": (208, 214, 222), "gold": (224, 200, 35), "red": (145, 21, 9)},
    ),
    "tritanopia": _apart(
        {"anchor": (85, 120, 124), "compasses": (129, 5, 56), "key": (152, 84, 14), "tower": (44, 40, 186)},
        {"silver": (190, 214, 206), "gold": (250, 150, 44), "red": (145, 16, 16)},
    ),
}
DARKER = 0.8  # a seat's colour in high contrast, by the usual one

_dyed: dict[str, Rgb] = {
    **{f"ink_{name}": style.field for name, style in INK_STYLES.items()},
    **{
        f"{kind}_{style.emblem}": style.colour
        for kind in ("badge", "marker", "seal")
        for style in (*SEAT_STYLES.values(), AUTOMA_STYLE)
    },
}


class Colours(NamedTuple):
    """The colours that are worn."""

    palette: Palette
    contrast: bool


_worn = [Colours("standard", False)]
_changed: dict[Rgb, Rgb] = {}  # by those that are worn


def wear_palette(palette: Palette, *, contrast: bool = False) -> None:
    """Show the colours of a palette, perhaps in high contrast, from the next picture on."""
    _worn[0] = Colours(palette, contrast)
    _changed.clear()
    _changed.update(PALETTES[palette])
    if contrast:
        _changed.update(HIGH_CONTRAST)
        for style in (*SEAT_STYLES.values(), AUTOMA_STYLE):
            red, green, blue = PALETTES[palette].get(style.colour, style.colour)
            _changed[style.colour] = round(red * DARKER), round(green * DARKER), round(blue * DARKER)


def worn() -> Colours:
    """The colours that are shown."""
    return _worn[0]


def dye_of(picture: str) -> tuple[Rgb, Rgb] | None:
    """The colour of a baked picture and the one that is shown in its place; None where it stays as it is."""
    colour = _dyed.get(picture)
    return None if colour is None or shown(colour) == colour else (colour, shown(colour))
