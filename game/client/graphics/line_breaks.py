"""Where a text may be broken into lines: at spaces, and in Japanese nearly anywhere; a number keeps its word."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from itertools import accumulate, pairwise
from typing import NamedTuple, TypeAlias
from unicodedata import east_asian_width

COUNT = re.compile(r"[+−]?\d{1,3}(\u00a0×)?")  # of the word behind it, as in "3 guilders"; a longer one is a year
NUMERAL = re.compile(r"\d{1,3}\W+|[IVX]+\W*")  # of the word before it, as in "Orders 3," and "round III"
PARTING = frozenset("/·–›")  # signs between two things: a line may begin behind, not with them
NAMED = re.compile(r".*[^\W\d_]{3}")  # a word that may have a numeral behind it: no letter of a row, no mark


def belong_together(word: str, following: str) -> bool:
    """Whether one of two words is the number of the other, or a sign that ends it.

    >>> belong_together("3", "guilders"), belong_together("round", "III"), belong_together("1455", "again")
    (True, True, False)
    """
    if following in PARTING:
        return True
    return bool(COUNT.fullmatch(word) or (NAMED.fullmatch(word) and NUMERAL.fullmatch(following)))


# Where Japanese may be broken into lines, and where it is read most easily if it is. Which characters may not begin
# or end a line follows W3C, Requirements for Japanese Text Layout, 3.1.7 ff (kinsoku). There is no dictionary here:
# kinds of characters tell most of where a phrase ends, and some words in kana the rest.

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
NUMERALS, NUMBERED = frozenset("IVX"), ("kanji", "katakana")
POLITE = "ま(?:す|せん(?:でした)?|した|しょう)"
IN_KANA = "あり|なり|なれ|でき|もたらし|やめられ|はっきりし"  # stems of verbs that are not written in kanji
BEGINNINGS = (
    "ください|とともに|こと|もの|ため|とき|ところ|すべて|それ|その|これ|この|ここ|あの|どの|どちら|いつでも|さらに"
    f"|まだ|なければ|あなた|(?:{IN_KANA}|(?<=[てで])い|(?<=[てで])おき){POLITE}"
)
BEGINNING = re.compile(BEGINNINGS)
KEPT = re.compile(f"{BEGINNINGS}|捨て札|(?:され|られ)?{POLITE}|です|でした|でしょう|である")
POINTING = re.compile("(?<![なほよこそど])[こそあど]の")  # この ends no line; but などの, およその, ここの do


class Break(IntEnum):
    """How well a line may end at a place, the best first."""

    PHRASE = 0
    WORD = 1
    ANYWHERE = 2
    WITHIN = 3  # a word in kana or a verb, or between a noun and its particle


def is_wide(character: str) -> bool:
    """Whether a character is as wide as high, as kanji and kana are."""
    return east_asian_width(character) in {"W", "F"}


def places_to_break(word: str) -> list[int]:
    """After how many characters a word may be broken, for each such place."""
    pointing = {found.end() for found in POINTING.finditer(word)}
    places = [at for at, (before, after) in enumerate(pairwise(word), start=1) if may_break(before, after)]
    return [at for at in places if at not in pointing]


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
    if last in NAMES or ((_is_hiragana(last) or last in CLOSING) and BEGINNING.match(last + after, 1)):
        return Break.WORD
    if _is_within(_kind(last), _kind(first)) or (last in STEM and _kind(first) == "kanji"):
        return Break.WITHIN
    joined = last in BEFORE_A_WORD or _kind(last) == _kind(first)
    return Break.ANYWHERE if joined else Break.WORD


def _is_within(before: str, after: str) -> bool:
    """Whether a word goes on between two kinds of characters: in kana, or with its ending or its particle."""
    return before == after == "katakana" or after == "hiragana"


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


# Break a text into lines: at spaces, and in Japanese nearly anywhere; a number keeps its word. Japanese is easier
# to read if a line ends with a phrase, so a line may be a little shorter for that.

ALONE = 0.25  # a last line of one word is too short below this share of the width
SQUARE = "\u4e00"  # as wide as any kanji
SHORTER = 6  # squares by which a line may be shorter to end with a phrase
FILLED = 0.5  # the share of the width that it keeps then
SHORTEST = 0.2  # the share that it keeps where else a word would be broken
LABEL = 14  # characters: a text of no more is a label, whose words are worth being kept whole
PROSE, MEASURE = 43, 18  # characters, squares: more on lines of so many is prose, whose lines are full, as in a book
LITTLE = 2  # squares by which a line of prose may be shorter

Line: TypeAlias = tuple[int, int]  # the first part of a line, and the part behind its last one


class Piece(NamedTuple):
    """A part that stays on one line, with the space before it, which is dropped at a break."""

    space: str
    words: str


def break_lines(text: str, width: Callable[[str], int], max_width: int | None, *, whole: bool = False) -> list[str]:
    """The text broken into lines no wider than the width, except for overlong words; its own breaks are kept.

    A short word does not stand alone on a last line. With `whole`, Japanese is broken only behind words.
    """
    if max_width is None:
        return text.split("\n")
    return [line for paragraph in text.split("\n") for line in _broken(paragraph, width, max_width, whole)]


def is_label(text: str) -> bool:
    """Whether a text is short and Japanese, as on buttons: smaller but whole words are read more easily there."""
    return len(text) <= LABEL and not text.isascii() and any(map(is_wide, text))


def is_prose(paragraph: str, width: Callable[[str], int], max_width: int) -> bool:
    """Whether a paragraph is long and Japanese, and its lines wide enough to be full."""
    if len(paragraph) <= PROSE or sum(map(is_wide, paragraph)) <= len(paragraph) // 2:
        return False
    return max_width >= MEASURE * width(SQUARE)


def _broken(paragraph: str, width: Callable[[str], int], max_width: int, whole: bool) -> list[str]:
    parts = list(pieces(paragraph, places_to_read))
    if any(width(part.words) > max_width for part in parts):
        parts = list(pieces(paragraph))
    prose = is_prose(paragraph, width, max_width)
    filling = _Filling(whole_words(parts) if whole else parts, width, max_width, prose=prose)
    lines = list(filling.lines())
    if len(lines) > 1:
        lines[-2:] = filling.in_company(lines[-2], lines[-1])
    return [filling.words(line) for line in lines]


class _Filling:
    """The parts of a paragraph and how wide each is, from which its lines are filled.

    Each part is measured by itself, and of a line only what decides: Japanese has a part for each character.
    """

    def __init__(self, parts: list[Piece], width: Callable[[str], int], max_width: int, *, prose: bool) -> None:
        self.parts, self._width, self._max_width, self._prose = parts, width, max_width, prose
        alone = {words: width(words) for words in {words for part in parts for words in part}}
        self._square = width(SQUARE) if any(is_wide(part.words[-1:] or " ") for part in parts) else 0
        self._reached = list(accumulate((alone[part.space] + alone[part.words] for part in parts), initial=0))

    def words(self, line: Line) -> str:
        """The words of a line, without the space before it."""
        return "".join(part.space + part.words for part in self.parts[slice(*line)]).lstrip(" ")

    def lines(self) -> Iterator[Line]:
        """The lines, each as full as it may be."""
        begun = 0
        while begun < len(self.parts):
            end = self._with_number(begun, self._best_end(begun, self._end(begun)))
            yield begun, end
            begun = end

    def in_company(self, before: Line, last: Line) -> tuple[Line, Line]:
        """The last two lines; a short word that would be alone on the last one gets what is before it."""
        ends, begins = self.parts[before[1] - 1].words[-1:], self.parts[last[0]].words[:1]
        if is_wide(ends or " ") or is_wide(begins or " "):
            alone = len(self.words(last).strip(CLOSING + STOPS)) < 2
            few = alone or (self._is_short(last) and not self._prose)
            return self._phrase_before(before, last) if few else (before, last)
        at, one_word = before[1] - 1, last[1] - last[0] == 1
        at -= self._parts_number(at)
        moves = one_word and at > before[0] and self._is_short(last) and self._stays_longer(before, last, at)
        return ((before[0], at), (at, last[1])) if moves else (before, last)

    def _phrase_before(self, before: Line, last: Line) -> tuple[Line, Line]:
        """The last two lines of a Japanese text; the last one gets a phrase of the one before if that stays longer.

        In prose it gets no more than a word.
        """
        wanted = Break.ANYWHERE if self._prose else Break.PHRASE
        for at in range(before[1] - 1, before[0], -1):
            if not self._stays_longer(before, last, at):
                break
            if self._break_before(at) <= wanted:
                return (before[0], at), (at, last[1])
        return before, last

    def _stays_longer(self, before: Line, last: Line, at: int) -> bool:
        return self._width(self.words((at, last[1]))) <= self._width(self.words((before[0], at)))

    def _is_short(self, line: Line) -> bool:
        return self._width(self.words(line)) < self._max_width * ALONE

    def _end(self, begun: int) -> int:
        """Behind which part the line ends that begins with a given one: at least that part is on it."""
        end = max(begun + 1, bisect_right(self._reached, self._reached[begun] + self._max_width) - 1)
        while end > begun + 1 and not self._fits(begun, end):
            end -= 1
        while end < len(self.parts) and self._fits(begun, end + 1):
            end += 1
        return end

    def _best_end(self, begun: int, end: int) -> int:
        """Where that line ends with a phrase, or else with a word, and is not much shorter; else where it ended.

        It may be a lot shorter if a word in kana would be broken. In prose it is nearly as full as it may be.
        """
        if self._prose:
            return self._best(begun, end, self._max_width - LITTLE * self._square, Break.ANYWHERE)
        near = self._best(begun, end, max(self._max_width - SHORTER * self._square, self._max_width * FILLED))
        return self._best(begun, end, self._max_width * SHORTEST) if self._break_before(near) is Break.WITHIN else near

    def _best(self, begun: int, end: int, least: float, poorest: Break = Break.WORD) -> int:
        """The last end of a phrase, or else of a word, where a line is at least that wide; else the given end."""
        ends = [at for at in range(end, begun, -1) if at == end or self._reached[at] - self._reached[begun] >= least]
        for wanted in (kind for kind in Break if kind <= poorest):
            for at in ends:
                if self._break_before(at) <= wanted:
                    return at
        return end

    def _with_number(self, begun: int, end: int) -> int:
        """Where that line ends without parting a number from its word, if the next line has room for both."""
        return end - 1 if begun < end - 1 and self._parts_number(end) and self._fits(end - 1, end + 1) else end

    def _parts_number(self, at: int) -> bool:
        """Whether a break before a part would be between a number and its word."""
        if not 0 < at < len(self.parts) or not self.parts[at].space:
            return False
        return belong_together(self.parts[at - 1].words, self.parts[at].words)

    def _break_before(self, at: int) -> Break:
        """How well a line may end before a part; best behind the last one."""
        return break_of(self.parts[at - 1], self.parts[at]) if at < len(self.parts) else Break.PHRASE

    def _fits(self, begun: int, end: int) -> bool:
        return self._width(self.words((begun, end))) <= self._max_width


def pieces(paragraph: str, places: Callable[[str], list[int]] = places_to_break) -> Iterator[Piece]:
    """The parts of a line that are not broken; at least one. `places` tells where a word is."""
    for place, word in enumerate(paragraph.split(" ")):
        space, begun = " " if place else "", 0
        for at in () if word.isascii() else places(word):
            yield Piece(space, word[begun:at])
            space, begun = "", at
        yield Piece(space, word[begun:])


def whole_words(parts: Iterable[Piece]) -> list[Piece]:
    """The parts joined to words: what has a space before it or begins a phrase or a word begins a part."""
    joined: list[Piece] = []
    for part in parts:
        if joined and break_of(joined[-1], part) > Break.WORD:
            joined[-1] = Piece(joined[-1].space, joined[-1].words + part.words)
        else:
            joined.append(part)
    return joined


def break_of(before: Piece, part: Piece) -> Break:
    """How well a line may end between two parts; best at a space."""
    return Break.PHRASE if part.space else break_between(before.words, part.words)
