"""Inks, guilders and fame."""

from pygame import Surface

from game.client.art.canvas import cached, glyph, oversize, put, shrink
from game.client.art.icons import icon
from game.client.art.masters import piece
from game.client.theme import INK, INK_SOFT, PAPER_LIGHT, VERMILION, Rgb, mix


@cached
def ink(colour: str, px: int) -> Surface:
    """An ink: its colour, its outline and its hatching all say the same."""
    return piece(f"ink_{colour}", (px, px))


@cached
def coin(amount: int | str, px: int) -> Surface:
    """A brass guilder with an amount; an empty text gives a plain one."""
    picture = piece("guilder", (px, px)).copy()
    label = str(amount) or "G"
    height = px * (0.43 if len(label) == 1 else 0.33 if len(label) == 2 else 0.26)
    put(picture, glyph("body", label.replace("-", "−"), height, INK), (px / 2, px * 0.497))
    return picture


@cached
def laurel(amount: int | str, px: int, lit: bool = True, colour: Rgb | None = None) -> Surface:
    """A laurel with an amount: fame. Unlit it is pale, for fame that is not gained yet."""
    wreath = colour or (VERMILION if lit else mix(PAPER_LIGHT, INK_SOFT, 0.45))
    number = colour or (INK if lit else INK_SOFT)
    side = px * oversize(px)
    picture = icon("laurel", side, wreath).copy()
    label = str(amount)
    if label:
        height = side * (0.40 if len(label) == 1 else 0.30 if len(label) == 2 else 0.22)
        put(picture, glyph("body", label, height, number), (side / 2, side * 0.475))
    return shrink(picture, (px, px))
