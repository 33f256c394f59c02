"""Any text as it can be drawn: the one place where what no font can set is taken out, or gets a sign.

Whatever is typed, saved by a stranger or told by the system passes through here before a font sees it. The library
ends a program over characters of no width, NUL and halves of characters; see `game.client.type.font_fallback` for what
is whole but in no face.
"""

import re
from unicodedata import normalize

from game.whole_text import SIGN, whole

MOST = 2000  # characters of one text: many times what a screen holds, and few enough to be measured at once
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
    """The text with what has no picture taken out, and a sign for what is no character; at most so many characters.

    A letter and its accents become one where there is one for them, because faces have that.

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
    """Whether a character can be given to a font as it is; if it has a picture for it is another matter."""
    return character != "\n" and drawable(character) == character
