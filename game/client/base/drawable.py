"""Any text made safe to draw, and the names that people type."""

import re
from unicodedata import category, normalize

from game.whole_text import SIGN, whole

# Every text that is typed, read from a save or got from the system passes through here before a font sees it: at
# characters without width, NUL and halves of surrogate pairs the library ends the program. Valid characters that no
# face has are left to `game.client.graphics.typesetting`.

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
_SPACES, _CONTROLS = "\t\v\f\u1680", "\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f"
_SPACE = re.compile(f"[{_SPACES}]")
_CONTROL = re.compile(f"[{_CONTROLS}]")
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


# Names: which characters a typed name may have, and how any name is shown. A save of another program, or one that
# somebody edited, may hold any name at all: it is shown as well as can be, on one line, and never refused.

LONGEST_SHOWN = 48  # letters: more than any field here takes
_SHAPING = f"{JOINERS}\ufe00-\ufe0f\U000e0100-\U000e01ef"  # they only change the letters beside them
_SHAPES = re.compile(f"[{_SHAPING}]")
_NOT_TYPED = re.compile(f"(?![{_SHAPING}])[\n\r\u0085\u2028\u2029{_SPACES}{_CONTROLS}{_UNSEEN}\ud800-\udfff]")
_SKIN_TONES = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")


def typed_name(words: str, longest: int) -> str:
    """The characters of a text that a name may have: visible ones and those that shape them; cut to a length.

    >>> typed_name("An\\x00na\\t\\u202e", 24)
    'Anna'
    """
    return _NOT_TYPED.sub("", words)[:longest]


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


def _belongs_to_the_one_before(letter: str) -> bool:
    return category(letter).startswith("M") or letter in _SKIN_TONES or _SHAPES.match(letter) is not None
