"""The type blocks with which names are written: how they look, and what they are called."""

from game.client.base.i18n import say
from game.client.graphics import piece_art
from game.client.graphics.brush import Picture

SORTS = {" ": "space", "-": "hyphen"}  # characters that are no letters, with the names of their blocks


def block(letter: str) -> Picture:
    """The type block of a letter, mirrored."""
    return lambda w, h: piece_art.type_block(SORTS.get(letter, letter), min(w, h))


def letter_words(letter: str) -> str:
    """The name of a block in words."""
    if letter not in SORTS:
        return letter
    return say("Space") if letter == " " else say("Hyphen")
