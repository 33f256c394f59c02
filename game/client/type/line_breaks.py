"""Where a text may be broken into lines: at spaces, and in Japanese nearly anywhere.

Which characters may not begin or end a line follows W3C, Requirements for Japanese Text Layout, 3.1.7 ff (kinsoku).
Japanese is easier to read if a line ends with a phrase, so a line may be a little shorter for that.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate, pairwise
from typing import NamedTuple
from unicodedata import east_asian_width

CLOSING = ")]}’”»｝）］〕〉》」』】〙〗｠〟"
STOPS = ".,:;!?、。，．：；？！‼⁇⁈⁉・"
SMALL_KANA = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
MARKS = "ー々〻ゝゞヽヾ゛゜〜～‐–゠\u3000"  # lengthen, repeat or join what is before them; and the wide space
NEVER_FIRST = frozenset(CLOSING + STOPS + SMALL_KANA + MARKS)
NEVER_LAST = frozenset("([{‘“«｛（［〔〈《「『【〘〖｟〝")
TOGETHER = frozenset("—…‥―")  # two of these in a row are one sign
HIRAGANA = range(0x3041, 0x3097)
BEFORE_A_WORD = frozenset("おご")  # polite beginnings, which belong to the word behind them
OBJECT = "を"  # nothing but the end of a phrase
ALONE = 0.25  # a last line of one word is too short below this share of the width
SQUARE = "\u4e00"  # as wide as any kanji
SHORTER = 5  # squares by which a line may be shorter to end with a phrase
FILLED = 0.6  # the share of the width that it keeps then
LABEL = 14  # characters: a text of no more is a label, whose words are worth being kept whole


class Piece(NamedTuple):
    """A part that stays on one line, with the space before it, which is dropped at a break."""

    space: str
    words: str


def break_lines(text: str, width: Callable[[str], int], max_width: int | None, *, whole: bool = False) -> list[str]:
    """The text broken into lines no wider than the width, except for overlong words; its own breaks are kept.

    A short word does not stand alone on a last line. With `whole`, Japanese is broken only behind phrases.
    """
    if max_width is None:
        return text.split("\n")
    return [line for paragraph in text.split("\n") for line in _broken(paragraph, width, max_width, whole)]


def is_label(text: str) -> bool:
    """Whether a text is short and Japanese, as on buttons: smaller but whole words are read more easily there."""
    return len(text) <= LABEL and not text.isascii() and any(map(is_wide, text))


def _broken(paragraph: str, width: Callable[[str], int], max_width: int, whole: bool) -> list[str]:
    filling = _Filling(phrases(pieces(paragraph)) if whole else list(pieces(paragraph)), width, max_width)
    lines, begun = [], 0
    while begun < len(filling.parts):
        end = filling.end_of_phrase(begun, filling.end(begun))
        lines.append(filling.line(begun, end))
        begun = end
    if len(lines) > 1:
        lines[-2:] = _in_company(lines[-2], lines[-1], width, max_width)
    return lines


class _Filling:
    """The parts of a paragraph and how wide each is, from which its lines are filled.

    Each part is measured by itself, and of a line only what decides: Japanese has a part for each character.
    """

    def __init__(self, parts: list[Piece], width: Callable[[str], int], max_width: int) -> None:
        self.parts, self._width, self._max_width = parts, width, max_width
        alone = {words: width(words) for words in {words for part in parts for words in part}}
        self._square = width(SQUARE) if any(is_wide(part.words[-1:] or " ") for part in parts) else 0
        self._reached = list(accumulate((alone[part.space] + alone[part.words] for part in parts), initial=0))

    def line(self, begun: int, end: int) -> str:
        """The line of some parts, without the space before it."""
        return "".join(part.space + part.words for part in self.parts[begun:end]).lstrip(" ")

    def end(self, begun: int) -> int:
        """Behind which part the line ends that begins with a given one: at least that part is on it."""
        end = max(begun + 1, bisect_right(self._reached, self._reached[begun] + self._max_width) - 1)
        while end > begun + 1 and not self._fits(begun, end):
            end -= 1
        while end < len(self.parts) and self._fits(begun, end + 1):
            end += 1
        return end

    def end_of_phrase(self, begun: int, end: int) -> int:
        """Where that line ends with a phrase and is not much shorter; else where it ended before."""
        least = self._reached[begun] + max(self._max_width - SHORTER * self._square, self._max_width * FILLED)
        for at in range(end, begun, -1):
            if at < end and self._reached[at] < least:
                break
            if at == len(self.parts) or begins_phrase(self.parts[at - 1], self.parts[at]):
                return at
        return end

    def _fits(self, begun: int, end: int) -> bool:
        return self._width(self.line(begun, end)) <= self._max_width


def _in_company(before: str, last: str, width: Callable[[str], int], max_width: int) -> tuple[str, str]:
    """The last two lines; a short word that would be alone on the last one gets what is before it."""
    if is_wide(before[-1:] or " ") or is_wide(last[:1] or " "):
        few = len(last.strip(CLOSING + STOPS)) < 2 or width(last) < max_width * ALONE
        return _phrase_before(before, last, width) if few else (before, last)
    if " " in last or width(last) >= max_width * ALONE:
        return before, last
    rest, _, word = before.rpartition(" ")
    longer = f"{word} {last}"
    return (before, last) if not rest or width(longer) > width(rest) else (rest, longer)


def _phrase_before(before: str, last: str, width: Callable[[str], int]) -> tuple[str, str]:
    """The last two lines of a Japanese text; the last one gets a phrase of the one before if that stays the longer."""
    for at in reversed(places_to_break(before)):
        rest, longer = before[:at], before[at:] + last
        if width(longer) > width(rest):
            break
        if ends_phrase(before[at - 1], before[at]):
            return rest, longer
    return before, last


def pieces(paragraph: str) -> Iterator[Piece]:
    """The parts of a line that cannot be broken; at least one."""
    for place, word in enumerate(paragraph.split(" ")):
        space, begun = " " if place else "", 0
        for at in () if word.isascii() else places_to_break(word):
            yield Piece(space, word[begun:at])
            space, begun = "", at
        yield Piece(space, word[begun:])


def phrases(parts: Iterable[Piece]) -> list[Piece]:
    """The parts joined to phrases: what has a space before it or begins a phrase begins a part."""
    joined: list[Piece] = []
    for part in parts:
        if joined and not begins_phrase(joined[-1], part):
            joined[-1] = Piece(joined[-1].space, joined[-1].words + part.words)
        else:
            joined.append(part)
    return joined


def begins_phrase(before: Piece, part: Piece) -> bool:
    """Whether a part begins a phrase: behind a space, or where one ended before it."""
    return bool(part.space) or ends_phrase(before.words[-1:], part.words[:1])


def places_to_break(word: str) -> list[int]:
    """After how many characters a word may be broken, for each such place."""
    return [at for at, (before, after) in enumerate(pairwise(word), start=1) if may_break(before, after)]


def may_break(before: str, after: str) -> bool:
    """Whether a line may end between two characters that have no space between them."""
    if not (is_wide(before) or is_wide(after)) or before.isdecimal():
        return False  # a number stays with what it counts
    return after not in NEVER_FIRST and before not in NEVER_LAST and not (before == after and after in TOGETHER)


def ends_phrase(before: str, after: str) -> bool:
    """Whether a Japanese phrase ends between two characters: at a stop, and mostly where kana meet another script."""
    if before in NEVER_FIRST or after in NEVER_LAST or before == OBJECT:
        return before not in SMALL_KANA + MARKS or after in NEVER_LAST
    return _is_hiragana(before) and not _is_hiragana(after) and before not in BEFORE_A_WORD


def _is_hiragana(character: str) -> bool:
    return bool(character) and ord(character) in HIRAGANA


def is_wide(character: str) -> bool:
    """Whether a character is as wide as high, as kanji and kana are."""
    return east_asian_width(character) in {"W", "F"}
