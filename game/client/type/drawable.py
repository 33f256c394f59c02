"""Makes any text safe to draw: characters that no font can draw are removed or replaced by a sign.

Every text that is typed, read from a save or got from the system passes through here before a font sees it: at
characters without width, NUL and halves of surrogate pairs the library ends the program. Valid characters that no face
has are left to `game.client.type.font_fallback`.
"""

import re
from unicodedata import normalize

from game.whole_text import SIGN, whole

MOST = 2000  # characters of one text: far more than a screen holds, and few enough to be measured quickly
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
JOINERS = "\u200c\u200d"

# What Unicode calls default ignorable and has no width: shaping and direction, joiners, variation selectors, tags.
# The Hangul fillers are not among them: they are blank, but as wide as a letter.
_UNSEEN = (
    "\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufff8"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_TAKEN_OUT = re.compile(f"[{_UNSEEN}]")
_LINE_END = re.compile("\r\n?|[\u0085\u2028\u2029]")
_SPACE = re.compile("[\t\v\f\u1680]")
_CONTROL = re.compile("[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]")
_WITH_MARKS = re.compile("[^\n][\u0300-\u036f\u3099\u309a]+")


def drawable(text: str) -> str:
    """The text without characters that have no picture, with a sign for invalid ones, cut to the longest length.

    A letter and its accents become one character where Unicode has one, because fonts have that.

    >>> drawable("A\\u200dn\\u0303a\\x00") == f"Aña{SIGN}"
    True
    """
    if len(text) > MOST:
        text = text[: MOST - 1] + ELLIPSIS
    if text.isascii() and text.isprintable():
        return text
    text = _TAKEN_OUT.sub("", whole(text))
    text = _CONTROL.sub(SIGN, _SPACE.sub(" ", _LINE_END.sub("\n", text)))
    return _WITH_MARKS.sub(lambda found: normalize("NFC", found[0]), text)


def is_drawable(character: str) -> bool:
    """Whether a character may be given to a font; the font may still have no glyph for it."""
    return character != "\n" and drawable(character) == character
