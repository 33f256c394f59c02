"""Where a text may be broken into lines: at spaces, and in Japanese nearly anywhere.

Which characters may not begin or end a line follows W3C, Requirements for Japanese Text Layout, 3.1.7 ff (kinsoku).
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple
from unicodedata import east_asian_width

CLOSING = ")]}’”»｝）］〕〉》」』】〙〗｠〟"
STOPS = ".,:;!?、。，．：；？！‼⁇⁈⁉・"
SMALL_KANA = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
MARKS = "ー々〻ゝゞヽヾ゛゜〜～‐–゠\u3000"  # lengthen, repeat or join what is before them; and the wide space
NEVER_FIRST = frozenset(CLOSING + STOPS + SMALL_KANA + MARKS)
NEVER_LAST = frozenset("([{‘“«｛（［〔〈《「『【〘〖｟〝")
TOGETHER = frozenset("—…‥―")  # two of these in a row are one sign
ALONE = 0.25  # a last line of one word is too short below this share of the width


class Piece(NamedTuple):
    """A part that stays on one line, with the space before it, which is dropped at a break."""

    space: str
    words: str


def break_lines(text: str, width: Callable[[str], int], max_width: int | None) -> list[str]:
    """The text broken into lines no wider than the width, except for overlong words; its own breaks are kept.

    A short word does not stand alone on a last line.
    """
    if max_width is None:
        return text.split("\n")
    return [line for paragraph in text.split("\n") for line in _broken(paragraph, width, max_width)]


def _broken(paragraph: str, width: Callable[[str], int], max_width: int) -> list[str]:
    lines = []
    line, *rest = pieces(paragraph)
    so_far = line.words
    for piece in rest:
        longer = so_far + piece.space + piece.words if so_far else piece.words
        if so_far and width(longer) > max_width:
            lines.append(so_far)
            longer = piece.words
        so_far = longer
    if lines:
        lines[-1], so_far = _in_company(lines[-1], so_far, width, max_width)
    return [*lines, so_far]


def _in_company(before: str, last: str, width: Callable[[str], int], max_width: int) -> tuple[str, str]:
    """The last two lines; a short word that would be alone on the last one gets the word before it."""
    rest, _, word = before.rpartition(" ")
    longer = f"{word} {last}"
    if not rest or " " in last or is_wide(before[-1]) or is_wide(last[:1] or " "):
        return before, last
    if width(last) >= max_width * ALONE or width(longer) > width(rest):
        return before, last
    return rest, longer


def pieces(paragraph: str) -> Iterator[Piece]:
    """The parts of a line that cannot be broken; at least one."""
    for place, word in enumerate(paragraph.split(" ")):
        space, begun = " " if place else "", 0
        for at in () if word.isascii() else places_to_break(word):
            yield Piece(space, word[begun:at])
            space, begun = "", at
        yield Piece(space, word[begun:])


def places_to_break(word: str) -> list[int]:
    """After how many characters a word may be broken, for each such place."""
    return [at for at, (before, after) in enumerate(pairwise(word), start=1) if may_break(before, after)]


def may_break(before: str, after: str) -> bool:
    """Whether a line may end between two characters that have no space between them."""
    if not (is_wide(before) or is_wide(after)):
        return False
    return after not in NEVER_FIRST and before not in NEVER_LAST and not (before == after and after in TOGETHER)


def is_wide(character: str) -> bool:
    """Whether a character is as wide as high, as kanji and kana are."""
    return east_asian_width(character) in {"W", "F"}
