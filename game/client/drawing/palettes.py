"""The palettes: which colours are shown in the place of those of `theme`, for eyes that need other ones.

A palette names only what differs. High contrast has darker words on lighter and plainer grounds; the others move the
colours of seats and inks apart for one kind of colour blindness each, as far as their names still hold.
"""

from game.client.drawing import theme
from game.client.drawing.theme import AUTOMA_STYLE, INK_STYLES, SEAT_STYLES, Rgb
from game.client.type.reading_size import Palette

HIGH_CONTRAST: dict[Rgb, Rgb] = {
    theme.PAPER: (255, 249, 228),
    theme.PAPER_LIGHT: (255, 254, 246),
    theme.PAPER_SHADE: (236, 226, 198),
    (238, 221, 182): (255, 247, 222),  # a plain button
    theme.BEECH: (240, 214, 172),
    theme.INK: (12, 6, 2),
    theme.INK_SOFT: (46, 28, 14),
    theme.DISABLED_TEXT: (32, 20, 10),
    theme.RUBRIC: (112, 12, 4),
    theme.VERMILION: (124, 14, 6),
    theme.BRASS_LIGHT: (255, 232, 164),
    theme.BRASS_DARK: (84, 56, 14),
    theme.WALNUT: (36, 22, 12),
    theme.WALNUT_DARK: (16, 9, 4),
    theme.OAK: (72, 44, 22),
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
    "high contrast": HIGH_CONTRAST,
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
PLAIN: frozenset[Palette] = frozenset({"high contrast"})  # grounds without grain and dark edges

_dyed: dict[str, Rgb] = {
    **{f"ink_{name}": style.field for name, style in INK_STYLES.items()},
    **{
        f"{kind}_{style.emblem}": style.colour
        for kind in ("badge", "marker", "seal")
        for style in (*SEAT_STYLES.values(), AUTOMA_STYLE)
    },
}
_worn: list[Palette] = ["standard"]


def wear(palette: Palette) -> None:
    """Show the colours of a palette from the next picture on."""
    if palette != _worn[0]:
        _worn[0] = palette
        theme.wear(PALETTES[palette], plain=palette in PLAIN)


def worn() -> Palette:
    """The palette that is shown."""
    return _worn[0]


def dye_of(picture: str) -> tuple[Rgb, Rgb] | None:
    """The colour of a baked picture and the one that is shown in its place; None where it stays as it is."""
    colour = _dyed.get(picture)
    return None if colour is None or theme.shown(colour) == colour else (colour, theme.shown(colour))
