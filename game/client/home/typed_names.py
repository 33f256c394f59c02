"""Names: which characters a typed name may have, and how any name is shown.

A save of another program, or one that somebody edited, may hold any name at all: it is shown as well as can be, on one
line, and never refused.
"""

import re
from unicodedata import category

from game.client.type.drawable import ELLIPSIS, JOINERS, drawable, is_drawable

LONGEST_SHOWN = 48  # letters: more than any field here takes
_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # they only change the letter before them
_SKIN_TONES = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")


def typed_name(words: str, longest: int) -> str:
    """The characters of a text that a name may have: visible ones and those that shape them; cut to a length.

    >>> typed_name("An\\x00na\\t\\u202e", 24)
    'Anna'
    """
    return "".join(letter for letter in words if is_drawable(letter) or _shapes(letter))[:longest]


def without_last(name: str) -> str:
    """A name without its last letter, which goes with all that was joined to it and shaped it.

    >>> without_last("Zoe\\u0308"), without_last("Ann")
    ('Zo', 'An')
    """
    end = len(name)
    while end:
        while end and _belongs_to_the_one_before(name[end - 1]):
            end -= 1
        end = max(0, end - 1)
        if not name[:end].endswith("\u200d"):
            break
    return name[:end]


def shown_name(name: str) -> str:
    """A name on one line that can be drawn, with an ellipsis if too long. Empty where nothing would be visible."""
    line = drawable(name).replace("\n", " ").strip()
    return line if len(line) <= LONGEST_SHOWN else line[: LONGEST_SHOWN - 1].rstrip() + ELLIPSIS


def _shapes(letter: str) -> bool:
    return letter in JOINERS or _SELECTORS.match(letter) is not None


def _belongs_to_the_one_before(letter: str) -> bool:
    return category(letter).startswith("M") or letter in _SKIN_TONES or _shapes(letter)
