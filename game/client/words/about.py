"""What the page about the program says: whose game it is, whose work is in it, and under which licences."""

from pathlib import Path

from game.client.base.i18n import say


def whose_game() -> str:
    """Whose game this is, and what this program is to it."""
    return say(
        "Gutenberg is a board game by Katarzyna Cioch and Wojciech Wiśniewski, published by Granna in 2021. This"
        " is an unofficial digital version by admirers; nothing is taken from the box. Thank you for the game."
    )


def own_licence() -> str:
    """Under which licence the program is."""
    return say("The program, its texts, pictures and sounds are free under the MIT licence.")


def faces() -> str:
    """Who made the faces, and their licence."""
    return say(
        "Typefaces: UnifrakturCook by j. ‘mach’ wust after Peter Wiegel, IM Fell English by Igino Marini, EB Garamond"
        " by Georg Duffner and Octavio Pardo, Cinzel by Natanael Gama, Shippori Mincho by FONTDASU; all under the SIL"
        " Open Font License 1.1."
    )


def libraries() -> str:
    """What the program stands on, and under which licences."""
    return say(
        "It runs on Python (PSF licence), pygame-ce (LGPL 2.1) with SDL (zlib licence), pymunk, msgspec, PyYAML and"
        " platformdirs (MIT and BSD licences). Thanks to all who made them."
    )


def places(saves: Path, log: Path, pictures: Path) -> str:
    """Where what is kept lies."""
    return say(
        "Games and settings: {saves}\nThe log: {log}\nPictures of the screen (F12): {pictures}",
        saves=saves, log=log, pictures=pictures,
    )  # fmt: skip
