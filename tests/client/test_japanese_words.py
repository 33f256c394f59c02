"""The Japanese words: those of the published rulebook, one for each thing; buttons, signs, and where lines end."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from game.client.base.i18n import set_language
from game.client.graphics import line_breaks
from game.client.graphics.line_breaks import KEPT, NEVER_FIRST, NEVER_LAST, POINTING, break_lines, is_prose, is_wide
from game.client.text import rulebook
from game.content import load_content

words = pytest.importorskip("devtools.words", reason="needs Babel")

TERMS = {  # what an English message says, and the word that its Japanese one has for it
    r"first player token": "ファーストプレイヤートークン",
    r"first player\b|\bis first\b|you are first|player goes first|first turn in round": "ファーストプレイヤー",
    r"(?<!^)turn order(?! marker| track)|player order": "プレイ順",
    r"order of play|order (marker|track|no\.)": "手番順",
    r"swap.* levels?\b|levels? .*\bswap": "入れ替",
    r"initiative marker": "イニシアティブマーカー",
    r"printing house": "印刷所",
    r"printing card": "印刷カード",
    r"refinement card": "仕上カード",
    r"specialty card": "特殊技能カード",
    r"patronage card": "パトロンカード",
    r"patronage reward": "パトロン報酬",
    r"reward track": "報酬トラック",
    r"reward disk": "報酬マーカー",
    r"order slot": "スロット",
    r"\bautoma\b": "オートマ",
    r"\bcomputers?\b": "CPU",
    r"\baxles?\b": "歯車軸",
    r"\binstall(s|ing)? (a|the|gears?)\b": "設置",
    r"\bfulfil(?! none)": "達成|満た",
    r"\bdiscard": "捨て",
    r"\bdecline": "辞退",
    r"\bcounter-clockwise": "反時計回り",
    r"\bclockwise": "時計回り",
    r"typesetting(?! board)": "植字",
    r"woodcutting": "木版",
    r"\bbinding\b(?!, and)": "製本",
    r"illuminating": "彩飾",
    r"hall of fame": "殿堂",
    r"today’s commission": "今日の依頼",
    r"\bat random\b": "ランダム",
}
UNUSED = (
    r"最初のプレイヤー|注文|オーダー(マーカー|トラック)|一番上の歯車|でたらめ|運まかせ|コンピュータ|Escape|キャンセル"
)
"""What once stood beside the word for a thing."""
ON_THE_BOX = "活字セット|イルミネイト"  # specialties; printers say otherwise
PLACE = re.compile(r"\{\w+\}")
WIDTHS = (12, 20, 30)  # squares


def square_width(line: str) -> int:
    """The width of a line in half squares."""
    return sum(2 if is_wide(character) else 1 for character in line)


@pytest.fixture(scope="module")
def said() -> dict[tuple[str, str], str]:
    """The Japanese of each English message and its meaning, where several forms are one."""
    catalogue = words.read("ja")
    forms = [(one.id if isinstance(one.id, str) else one.id[-1], one.context or "", one.string) for one in catalogue]
    return {
        (english, meaning): text if isinstance(text, str) else text[0] for english, meaning, text in forms if english
    }


# the words of the rulebook


@pytest.mark.parametrize("english", TERMS, ids=TERMS.values())
def test_a_thing_has_one_word(english: str, said: dict[tuple[str, str], str]) -> None:
    asked = re.compile(english, re.IGNORECASE)
    told = {message: text for (message, _), text in said.items() if asked.search(PLACE.sub("", message))}
    assert told
    assert {message: text for message, text in told.items() if not re.search(TERMS[english], text)} == {}


def test_no_other_word_for_a_thing_is_left(said: dict[tuple[str, str], str]) -> None:
    assert [text for text in said.values() if re.search(UNUSED, text)] == []


def test_the_page_of_the_rules_tells_what_the_box_calls_the_specialties(said: dict[tuple[str, str], str]) -> None:
    set_language("ja")
    chapters = rulebook.chapters(load_content())
    set_language("en")
    told = [article.words for chapter in chapters for article in chapter.articles]
    assert [set(re.findall(ON_THE_BOX, one)) for one in told if re.search(ON_THE_BOX, one)] == [
        {"活字セット", "イルミネイト"}
    ]
    assert sum(bool(re.search(ON_THE_BOX, text)) for text in said.values()) == 1


# buttons and signs


def test_a_button_that_names_a_thing_says_what_it_does_with_it(said: dict[tuple[str, str], str]) -> None:
    """A noun may stand alone, as 保存 does, but behind を it needs its する."""
    assert [text for text in said.values() if re.search(r"を(すべて)?[一-龠ァ-ヶー]+$", text)] == []


def test_no_space_parts_a_number_from_its_percent(said: dict[tuple[str, str], str]) -> None:
    assert [text for text in said.values() if re.search(r"\s[%％]", text)] == []


# where lines end


@pytest.fixture(scope="module")
def broken(said: dict[tuple[str, str], str]) -> list[tuple[str, int, list[str]]]:
    """Each paragraph, broken to each width: what it is, how many half squares a line has, and its lines."""
    paragraphs = [part for text in said.values() for part in PLACE.sub("何か", text).split("\n")]
    return [
        (part, 2 * squares, break_lines(part, square_width, 2 * squares)) for part in paragraphs for squares in WIDTHS
    ]


def ends(lines: list[tuple[str, int, list[str]]], wanted: Callable[[str, str], object]) -> list[tuple[str, str]]:
    """The ends of lines and the beginnings of the next ones where something holds."""
    return [(line, after) for _, _, found in lines for line, after in pairwise(found) if wanted(line, after)]


@pytest.mark.slow
def test_no_sentence_is_broken_where_it_may_not_be(broken: list[tuple[str, int, list[str]]]) -> None:
    assert ends(broken, lambda line, after: line[-1] in NEVER_LAST or after[0] in NEVER_FIRST) == []


@pytest.mark.slow
def test_no_line_ends_with_a_word_that_points_to_what_follows(broken: list[tuple[str, int, list[str]]]) -> None:
    assert ends(broken, lambda line, _: any(found.end() == len(line) for found in POINTING.finditer(line))) == []


@pytest.mark.slow
def test_no_word_that_belongs_together_is_broken(broken: list[tuple[str, int, list[str]]]) -> None:
    def is_parted(line: str, after: str) -> bool:
        near = line[-12:] + after[:12]
        return any(found.start() < len(line[-12:]) < found.end() for found in KEPT.finditer(near))

    assert ends(broken, is_parted) == []


@pytest.mark.slow
def test_few_lines_of_a_short_text_end_within_a_word_in_kana(broken: list[tuple[str, int, list[str]]]) -> None:
    def is_within(line: str, after: str) -> bool:
        kana = all(character and ord(character) in line_breaks.HIRAGANA for character in (line[-1:], after[:1]))
        return kana and line_breaks.break_between(line, after) > line_breaks.Break.WORD

    short = [one for one in broken if not is_prose(one[0], square_width, one[1])]
    assert len(ends(short, is_within)) < 0.002 * len(ends(short, lambda *_: True))


@pytest.mark.slow
def test_lines_of_prose_are_full(broken: list[tuple[str, int, list[str]]]) -> None:
    missing = [
        width - square_width(line)
        for part, width, lines in broken
        if is_prose(part, square_width, width)
        for line in lines[:-1]
    ]
    assert len(missing) > 500
    assert sum(missing) / len(missing) <= 2.2, "about a square: a stop that begins no line, or a number kept whole"
    assert sum(one > 6 for one in missing) < 0.03 * len(missing)
