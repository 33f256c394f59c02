"""The type blocks with which names are written: how they look, and what they are called."""

from game.client.art import tokens
from game.client.drawing.brush import Picture
from game.client.words.messages import say

SORTS = {" ": "space", "-": "hyphen"}  # characters that are no letters, with the names of their blocks


def block(letter: str) -> Picture:
    """The type block of a letter, mirrored."""
    return lambda w, h: tokens.type_block(SORTS.get(letter, letter), min(w, h))


def letter_words(letter: str) -> str:
    """The name of a block in words."""
    if letter not in SORTS:
        return letter
    return say("Space") if letter == " " else say("Hyphen")
