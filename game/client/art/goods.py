"""Inks, guilders and fame."""

from pygame import Surface

from game.client.art.canvas import Engraving, cached, engrave, oversize, shrink
from game.client.art.icons import icon
from game.client.art.masters import piece
from game.client.drawing.theme import INK, INK_SOFT, PAPER_LIGHT, VERMILION, Rgb, mix

COIN_SHARES = {1: 0.50, 2: 0.50, 3: 0.30}  # height of the amount, by its length, as a share of the picture
LAUREL_SHARES = {1: 0.48, 2: 0.48, 3: 0.26}
MARGIN = 0.04  # share of the picture between an amount and the leaves of its laurel


@cached
def ink(colour: str, px: int) -> Surface:
    """An ink: its colour, its outline and its hatching all say the same."""
    return piece(f"ink_{colour}", (px, px))


@cached
def coin(amount: int | str, px: int, oversized: int = 1, caption: bool = False) -> Surface:
    """A brass guilder with an amount; an empty text gives a plain one."""
    picture = piece("guilder", (px, px)).copy()
    label = (str(amount) or "G").replace("-", "−")
    height = px * COIN_SHARES[min(len(label), 3)] / oversized
    lettering = Engraving(label, "body", height, caption)
    engrave(picture, lettering, (px / 2, px * 0.497), INK, oversized=oversized, width=px * 0.6)
    return picture


@cached
def laurel(amount: int | str, px: int, lit: bool = True, colour: Rgb | None = None, caption: bool = False) -> Surface:
    """A laurel with an amount: fame. Unlit it is pale, for fame that is not gained yet."""
    wreath = colour or (VERMILION if lit else mix(PAPER_LIGHT, INK_SOFT, 0.45))
    number = colour or (INK if lit else INK_SOFT)
    side = px * oversize(px)
    picture = icon("laurel", side, wreath).copy()
    label = str(amount)
    if label:
        lettering = Engraving(label, "body", px * LAUREL_SHARES[min(len(label), 3)], caption)
        middle, room, factor = (side / 2, side * 0.475), side * 0.56, oversize(px)
        engrave(picture, lettering, middle, number, oversized=factor, width=room, margin=side * MARGIN)
    return shrink(picture, (px, px))
