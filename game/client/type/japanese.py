"""Where Japanese may be broken into lines, and where it is read most easily if it is.

Which characters may not begin or end a line follows W3C, Requirements for Japanese Text Layout, 3.1.7 ff (kinsoku).
There is no dictionary here: kinds of characters tell most of where a phrase ends, and some words in kana the rest.
"""

import re
from enum import IntEnum
from itertools import pairwise
from unicodedata import east_asian_width

CLOSING = ")]}’”»｝）］〕〉》」』】〙〗｠〟"
STOPS = ".,:;!?、。，．：；？！‼⁇⁈⁉・"
SMALL_KANA = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
MARKS = "ー々〻ゝゞヽヾ゛゜〜～‐–゠×\u3000"  # lengthen, repeat, join, multiply what is before them; the wide space
NEVER_FIRST = frozenset(CLOSING + STOPS + SMALL_KANA + MARKS)
NEVER_LAST = frozenset("([{‘“«｛（［〔〈《「『【〘〖｟〝")
TOGETHER = frozenset("—…‥―")  # two of these in a row are one sign
HIRAGANA, KATAKANA = range(0x3041, 0x3097), range(0x30A0, 0x3100)
BEFORE_A_WORD = frozenset("おご毎各全第")  # beginnings, which belong to the word behind them
NAMES = "・"  # between the parts of a foreign name
OBJECT = "を"  # nothing but the end of a phrase
STEM = frozenset("りれみきしちえけせべめげびぎじね")  # ends half a verb: before a kanji its other half follows
DOUBLING = frozenset("っッ")  # doubles the consonant of the next kana, and is nothing without it
NUMERALS, NUMBERED = frozenset("IVX"), ("kanji", "katakana")
POLITE = "ま(?:す|せん(?:でした)?|した|しょう)"
BEGINNINGS = (
    "ください|とともに|こと|もの|ため|とき|ところ|すべて|それ|その|これ|この|ここ|どちら|いつでも|さらに|まだ"
    f"|(?:あり|なり|なれ|でき|(?<=[てで])い|(?<=[てで])おき){POLITE}"
)
BEGINNING = re.compile(BEGINNINGS)
KEPT = re.compile(f"{BEGINNINGS}|捨て札|(?:され|られ)?{POLITE}|です|でした|でしょう|である")


class Break(IntEnum):
    """How well a line may end at a place, the best first."""

    PHRASE = 0
    WORD = 1
    ANYWHERE = 2
    WITHIN = 3  # a word in katakana or a verb, or between a noun and its particle


def is_wide(character: str) -> bool:
    """Whether a character is as wide as high, as kanji and kana are."""
    return east_asian_width(character) in {"W", "F"}


def places_to_break(word: str) -> list[int]:
    """After how many characters a word may be broken, for each such place."""
    return [at for at, (before, after) in enumerate(pairwise(word), start=1) if may_break(before, after)]


def places_to_read(word: str) -> list[int]:
    """Those of these places that are not in the middle of an ending of a verb or another word that belongs together."""
    kept = {at for found in KEPT.finditer(word) for at in range(found.start() + 1, found.end())}
    return [at for at in places_to_break(word) if at not in kept]


def may_break(before: str, after: str) -> bool:
    """Whether a line may end between two characters that have no space between them."""
    if not (is_wide(before) or is_wide(after)) or before.isdecimal():
        return False  # a number stays with what it counts
    if after in NUMERALS and _kind(before) in NUMBERED and before not in CLOSING + STOPS:
        return False  # a numeral stays with what is numbered, such as a round
    return after not in NEVER_FIRST and before not in NEVER_LAST and not (before == after and after in TOGETHER)


def break_between(before: str, after: str) -> Break:
    """How well a line may end between two parts of a text."""
    last, first = before[-1:], after[:1]
    if _ends_phrase(last, first):
        return Break.PHRASE
    if last in NAMES or ((_is_hiragana(last) or last in CLOSING) and BEGINNING.match(after)):
        return Break.WORD
    if last in DOUBLING or _is_within(_kind(last), _kind(first)) or (last in STEM and _kind(first) == "kanji"):
        return Break.WITHIN
    joined = last in BEFORE_A_WORD or _kind(last) == _kind(first)
    return Break.ANYWHERE if joined else Break.WORD


def _is_within(before: str, after: str) -> bool:
    """Whether a word goes on between two kinds of characters: in katakana, or with its ending or its particle."""
    return before == after == "katakana" or (after == "hiragana" and before != "hiragana")


def _ends_phrase(before: str, after: str) -> bool:
    """Whether a phrase ends between two characters: at a stop, and mostly where hiragana meet another script."""
    if before in CLOSING and _is_hiragana(after):
        return False  # a particle follows what is quoted
    if before in NEVER_FIRST or after in NEVER_LAST or before == OBJECT:
        return before not in SMALL_KANA + MARKS + NAMES or after in NEVER_LAST
    if not _is_hiragana(before) or _is_hiragana(after):
        return False
    return before not in BEFORE_A_WORD and (before not in STEM or _kind(after) != "kanji")


def _kind(character: str) -> str:
    """The script of a character."""
    if _is_hiragana(character):
        return "hiragana"
    if character and ord(character) in KATAKANA:
        return "katakana"
    return "kanji" if character and is_wide(character) else "other"


def _is_hiragana(character: str) -> bool:
    return bool(character) and ord(character) in HIRAGANA
