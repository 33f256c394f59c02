"""Lines break at spaces, and in Japanese between characters, but for those that may not begin or end a line.

Japanese lines end with a phrase or a word where they can.
"""

import pytest

from game.client.graphics.line_breaks import NEVER_FIRST, NEVER_LAST, break_lines, may_break


def broken(text: str, squares: int) -> list[str]:
    """The lines where every character is one square wide."""
    return break_lines(text, len, squares)


def test_without_a_width_only_the_lines_of_the_text_count() -> None:
    assert break_lines("一二三\nfour five", len, None) == ["一二三", "four five"]


def test_words_break_at_spaces() -> None:
    assert broken("one two three", 7) == ["one two", "three"]
    assert broken("incunabulum is long", 5) == ["incunabulum", "is", "long"]
    assert broken("one\n\ntwo", 9) == ["one", "", "two"]


def test_a_short_word_does_not_stand_alone_on_the_last_line() -> None:
    assert broken("Cheaper O or U", 12) == ["Cheaper O", "or U"]
    assert broken("one two three", 11) == ["one two", "three"], "a word of some length may"
    assert broken("Gesundheit U", 10) == ["Gesundheit", "U"], "nothing is left to go with it"
    assert broken("a handbook U", 10) == ["a handbook", "U"], "the line before would be shorter"


def test_a_number_is_not_parted_from_its_word() -> None:
    assert broken("you may pay 2 guilders for it", 15) == ["you may pay", "2 guilders", "for it"]
    assert broken("take one: Orders 3, Inks", 17) == ["take one:", "Orders 3, Inks"], "what the number is for is before"
    assert broken("from set\u00a01: Binding III", 20) == ["from set\u00a01:", "Binding III"]
    assert broken("Lay A I I O", 7) == ["Lay A I", "I O"], "letters in a row fill their line"
    assert broken("printed in 1455 again", 15) == ["printed in 1455", "again"], "a year counts nothing"
    assert broken("Student: another 60 points", 18) == ["Student: another", "60 points"], "it counts what is behind"
    assert broken("it was done on 28 May 2026", 22) == ["it was done on", "28 May 2026"], "a last line takes both"
    assert broken("done on 28 November 2026.", 18) == ["done on", "28 November 2026."], "nor is a year its number"
    assert broken("for 2 compositors", 11) == ["for 2", "compositors"], "there is no room for both"


@pytest.mark.parametrize("sign", ["/", "·", "–", "›"])
def test_a_line_does_not_begin_with_a_sign_between_two_things(sign: str) -> None:
    assert broken(f"with two blue {sign} Binding", 14) == ["with two", f"blue {sign} Binding"]


def test_japanese_breaks_between_any_two_characters() -> None:
    assert broken("活版印刷術", 2) == ["活版", "印刷", "術"]
    assert broken("活版\n印刷術", 2) == ["活版", "印刷", "術"]


@pytest.mark.parametrize("mark", ["、", "。", "」", "）", "！", "？", "ー", "っ", "ャ", "々", "・", "×", "\u3000"])
def test_no_line_begins_with_a_mark_that_belongs_to_what_is_before(mark: str) -> None:
    assert broken(f"活版印{mark}刷", 3) == ["活版", f"印{mark}刷"]


@pytest.mark.parametrize("mark", ["「", "（", "『", "【"])
def test_no_line_ends_with_an_opening_mark(mark: str) -> None:
    assert broken(f"活版{mark}印刷", 3) == ["活版", f"{mark}印刷"]


def test_marks_in_a_row_stay_together() -> None:
    assert broken("彼は「活版だ」。と", 3) == ["彼は", "「活版", "だ」。", "と"]


def test_two_dashes_are_one_sign() -> None:
    assert broken("活版——印刷", 3) == ["活版", "——", "印刷"]


def test_latin_words_in_japanese_stay_whole() -> None:
    assert broken("本はBibleです", 5) == ["本は", "Bible", "です"]
    assert broken("本は the Bible です", 6) == ["本は the", "Bible", "です"]


def test_a_number_stays_with_what_it_counts() -> None:
    assert broken("今は3個だ", 3) == ["今は", "3個だ"]


def test_a_line_may_be_shorter_to_end_with_a_phrase() -> None:
    assert broken("歯車を回してから印刷カードを取る", 10) == ["歯車を回してから", "印刷カードを取る"]
    assert broken("活字は「本」を刷る。", 5) == ["活字は", "「本」を", "刷る。"]
    assert broken("歯車は今ここにも大活版印刷所に置く", 12) == ["歯車は今ここにも", "大活版印刷所に置く"]
    assert broken("今この大活版印刷所で働く", 8) == ["今この大活版印刷", "所で働く"], "it would be much shorter"


@pytest.mark.parametrize(
    ("text", "squares", "lines"),
    [
        ("目をそらしてください。", 8, ["目をそらして", "ください。"]),
        ("まだ引かれていません。", 8, ["まだ引かれて", "いません。"]),
        ("示すカードがあります。", 8, ["示すカードが", "あります。"]),
        ("一つの技となったことだ", 9, ["一つの技となった", "ことだ"]),
        ("それは得点になりません", 9, ["それは得点に", "なりません"]),
        ("値段は別に変わりません", 9, ["値段は別に", "変わりません"]),
        ("新しい考えはなかった。", 9, ["新しい", "考えはなかった。"]),
        ("これを捨て札にします", 4, ["これを", "捨て札に", "します"]),
        ("光をここにもたらしました。", 9, ["光をここに", "もたらしました。"]),
        ("人々に知恵をひろめていったのだった", 14, ["人々に知恵を", "ひろめていったのだった"]),
    ],
)  # fmt: skip
def test_an_ending_of_a_verb_stays_together(text: str, squares: int, lines: list[str]) -> None:
    assert broken(text, squares) == lines


def test_a_word_that_is_wider_than_the_line_is_broken_all_the_same() -> None:
    assert broken("見てください", 3) == ["見てく", "ださい"]


def test_a_particle_does_not_begin_a_line() -> None:
    assert broken("ここはスペースの順に", 7) == ["ここは", "スペースの順に"]
    assert broken("色はカードにだけある", 5) == ["色は", "カードにだ", "けある"], "of two particles the first stays"


@pytest.mark.parametrize("word", ["この", "その", "あの", "どの"])
def test_a_word_that_points_to_what_follows_ends_no_line(word: str) -> None:
    assert broken(f"今は{word}本を読む", 4) == ["今は", f"{word}本を", "読む"]
    assert broken(f"今は{word}本", 3) == ["今は", f"{word}本"]
    assert broken("本などの色", 4) == ["本などの", "色"], "something else ends as it does"


PROSE = (
    "印刷は新しい考えではなかった。中国では焼いた粘土で活字を作り、朝鮮では青銅で活字を鋳造した。"
    "その知らせがヨーロッパに届いたという証拠はない。"
)


def test_lines_of_prose_are_full() -> None:
    lines = broken(PROSE, 20)
    assert "".join(lines) == PROSE
    assert {len(line) for line in lines[:-1]} <= {18, 19, 20}
    assert min(map(len, broken(PROSE, 17)[:-1])) < 15, "of a narrow text they end with phrases"
    assert broken("その知らせがヨーロッパに届いたという証拠はない。", 10)[0] == "その知らせが", (
        "a short text has phrases"
    )


def test_a_last_line_of_prose_of_one_character_gets_a_word() -> None:
    text = PROSE[:48] + "青い本。"
    assert len(broken(text, 21)[-1]) > 2


def test_a_name_is_broken_only_where_no_phrase_ends() -> None:
    assert broken("印刷者はジャン・ジャックと言う", 8) == ["印刷者は", "ジャン・", "ジャックと言う"]
    assert broken("昔の印刷者はジャン・ジャックだ", 11) == ["昔の印刷者は", "ジャン・ジャックだ"]


def test_two_halves_of_a_verb_are_one_phrase() -> None:
    assert broken("残りのオーダーの色に割り当てる", 13) == ["残りのオーダーの色に", "割り当てる"]
    assert break_lines("入れ替える", len, 4, whole=True) == ["入れ替える"]


def test_a_particle_stays_with_what_is_quoted() -> None:
    assert broken("私は「活版印刷」を学ぶ", 9) == ["私は「活版印刷」を", "学ぶ"]
    assert broken("今私はまた「刷」のみ学ぶ", 8) == ["今私はまた", "「刷」のみ学ぶ"]


def test_a_line_ends_with_a_word_where_no_phrase_ends() -> None:
    assert broken("オーダー前進", 5) == ["オーダー", "前進"]
    assert broken("特殊技能カード", 6) == ["特殊技能", "カード"]
    assert broken("今ここ毎ラウンド", 5) == ["今ここ", "毎ラウンド"]


def test_a_line_is_a_lot_shorter_before_a_word_in_katakana_is_broken() -> None:
    assert broken("私は「イルミネイト」のカードを取る", 9) == ["私は", "「イルミネイト」の", "カードを取る"]
    assert broken("今はストラスブール", 6) == ["今は", "ストラスブー", "ル"], "it is longer than a line"


def test_a_numeral_stays_with_what_it_numbers() -> None:
    assert broken("これはまた製本VIだ", 8) == ["これはまた", "製本VIだ"]
    assert broken("名はVitoで、", 3) == ["名は", "Vito", "で、"], "a name is no numeral"


def test_a_space_is_not_lost_where_a_phrase_moves_to_the_last_line() -> None:
    assert broken("オーダー 4、歯車 3、", 10) == ["オーダー 4、", "歯車 3、"]


def test_a_last_line_of_one_character_gets_the_phrase_before_it() -> None:
    assert broken("活字を買い歯車を回す", 9) == ["活字を買い", "歯車を回す"]
    assert broken("これは本だ。", 5) == ["これは", "本だ。"], "a stop is no word"
    assert broken("活版印刷術本", 5) == ["活版印刷術", "本"], "there is no phrase"


def test_words_that_are_kept_whole_break_only_behind_words() -> None:
    assert break_lines("ヴィエトール・ヴィ", len, 7, whole=True) == ["ヴィエトール・", "ヴィ"]
    assert break_lines("オーダー前進", len, 5, whole=True) == ["オーダー", "前進"]
    assert break_lines("活字を買う", len, 3, whole=True) == ["活字を", "買う"]
    assert break_lines("元に戻す", len, 3, whole=True) == ["元に", "戻す"]
    assert break_lines("メニュー", len, 3, whole=True) == ["メニュー"]
    assert break_lines("one two", len, 3, whole=True) == ["one", "two"]


def test_a_long_japanese_text_is_measured_little() -> None:
    measured: list[str] = []

    def width(line: str) -> int:
        measured.append(line)
        return len(line)

    break_lines("活版印刷術は本を変えた。" * 40, width, 20)
    assert sum(map(len, measured)) < 12 * 40 * 10, "each character is not measured again with all before it"


@pytest.mark.parametrize("squares", range(1, 9))
def test_no_width_breaks_the_rules_or_loses_a_character(squares: int) -> None:
    text = "「ヨハネス・グーテンベルク」は、きっと（たぶん）マインツで活版印刷をはじめた――ちょっとね。"
    lines = broken(text, squares)
    assert "".join(lines) == text
    assert [line for line in lines[1:] if line[0] in NEVER_FIRST] == []
    assert [line for line in lines[:-1] if line[-1] in NEVER_LAST] == []
    for line in lines:  # too long only where nothing could be done
        assert len(line) <= squares or not any(map(may_break, line, line[1:]))
