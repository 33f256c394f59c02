"""Any text can be drawn: all of Unicode, one by one and mixed, without an end, without a stall, without a blank."""

import time
from collections.abc import Iterator
from functools import cache
from unicodedata import name as name_of

import pygame
import pytest

from game.client.base.drawable import (
    ELLIPSIS,
    LONGEST_SHOWN,
    MOST,
    drawable,
    is_drawable,
    shown_name,
    typed_name,
    without_last,
)
from game.client.graphics import theme, typesetting
from game.client.graphics.theme import Face
from game.client.graphics.typesetting import FIGURE_FACES, NOT_DRAWN, Fount, runs
from game.whole_text import SIGN, whole, whole_json
from tests.client.strange import ALL, LAST, LONG, NAMES, blocks, random_strings, samples

FACES: list[Face] = list(FIGURE_FACES)  # those in which words are set
SOON_S = 1.0  # for one text; it takes some 10 ms here


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    typesetting.clear()
    yield
    typesetting.clear()


def fits_utf8(words: str) -> bool:
    """Whether a file takes a text."""
    return words.encode(errors="replace").decode() == words


def is_ready(words: str) -> bool:
    """Whether a text is nothing but characters for fonts and line ends."""
    return fits_utf8(words) and all(is_drawable(character) for character in words if character != "\n")


# all of Unicode


@cache
def cleaned() -> list[str]:
    """Each character as it is drawn, by its number."""
    return [drawable(chr(code)) for code in range(LAST + 1)]


@pytest.mark.slow
def test_each_character_becomes_one_that_a_font_takes() -> None:
    wrong = [hex(code) for code, words in enumerate(cleaned()) if words != chr(code) and not is_ready(words)]
    assert wrong == []
    assert fits_utf8("".join(cleaned()))


@pytest.mark.slow
def test_what_has_no_width_is_left_out_and_all_else_stays_or_gets_a_sign() -> None:
    gone = [code for code, words in enumerate(cleaned()) if not words]
    assert len(gone) == 4166
    assert {0xAD, 0x200D, 0xFE0F, 0xFEFF, 0xE0041, 0xE0100} < set(gone)
    signs = [code for code, words in enumerate(cleaned()) if words == SIGN != chr(code)]
    halves = range(0xD800, 0xE000)
    assert signs == [*range(9), *range(14, 32), *range(0x7F, 0x85), *range(0x86, 0xA0), *halves]


@pytest.mark.slow
@pytest.mark.parametrize("face", FACES if ALL else ["body"])
def test_each_character_is_seen(face: Face) -> None:
    """Of each character there is ink, unless it is a space or has no width."""
    blank = [hex(ord(character)) for character in samples() if not ink(character, face)]
    assert blank == []


def test_a_letter_that_others_leave_blank_is_seen() -> None:
    """What Unicode calls a filler or blank, and what never is a character: a name of it would be invisible."""
    named = (
        chr(code) for code in range(LAST + 1) if any(kind in name_of(chr(code), "") for kind in ("FILLER", "BLANK"))
    )
    blank = [*named, *"\ufdd0\ufffe\uffff\ufffc\U0010ffff"]
    assert {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"} < set(blank)
    for letter in blank:
        assert shown_name(typed_name(letter, 24)) == letter
        assert Fount("body", 24).render(letter, theme.INK).get_bounding_rect().w, hex(ord(letter))


def ink(character: str, face: Face) -> bool:
    """Whether anything is seen of a character, where anything is to be seen."""
    words = drawable(character)
    image = Fount(face, 24).render(words.replace("\n", " "), theme.INK)
    return bool(image.get_bounding_rect().w) or not words.strip()


@pytest.mark.parametrize("face", FACES)
def test_the_beginning_of_unicode_is_drawn_in_every_face(face: Face) -> None:
    for code in range(0x180):
        assert ink(chr(code), face), hex(code)


@pytest.mark.parametrize("face", FACES)
def test_a_mark_that_a_face_lacks_is_no_box_on_the_letter(face: Face) -> None:
    for mark in "\u0301\u0336\u0489\u05b0\u0e31\u20e3\u0897":
        used = next(run for run in reversed(runs(f"a{mark}", face)))
        missing = theme.font(used.face, 16).metrics(theme.NO_CHARACTER)
        assert theme.font(used.face, 16).metrics(used.words[-1]) != missing, (face, hex(ord(mark)), used)


@pytest.mark.parametrize("face", FACES)
def test_marks_on_marks_stay_on_the_line(face: Face) -> None:
    fount = Fount(face, 40)
    plain, heaped = fount.render("Ho", theme.INK), fount.render("Ho\u0308\u0301\u0302", theme.INK)
    assert heaped.get_height() <= fount.height
    stem = pygame.Rect(0, 0, fount.width("H") // 2, fount.height)
    inks = [image.subsurface(stem.clip(image.get_rect())).get_bounding_rect() for image in (plain, heaped)]
    assert inks[0] == inks[1]


# mixed


LIMITS: tuple[typesetting.Limits, ...] = (
    {},
    {"max_width": 200, "fit": True},
    {"max_width": 200, "max_height": 90, "wrap": True, "fit": True},
    {"max_width": 1, "max_height": 1, "wrap": True},
)


@pytest.mark.parametrize("limits", LIMITS)
def test_random_strings_are_set(limits: typesetting.Limits) -> None:
    for words in random_strings(2000 if ALL else 60, seed=1):
        image = typesetting.render(words, "sc", 30, theme.INK, **limits)
        assert image.get_size() == typesetting.measure(words, "sc", 30, **limits), ascii(words)


@pytest.mark.slow
@pytest.mark.parametrize("limits", LIMITS[1:3])
@pytest.mark.parametrize("words", NAMES, ids=lambda words: ascii(words[:12]))
def test_strange_texts_are_set_soon(words: str, limits: typesetting.Limits) -> None:
    begun = time.process_time()
    width, height = typesetting.render(words, "black", 60, theme.INK, **limits).get_size()
    assert time.process_time() - begun < SOON_S
    assert width <= 200
    assert height <= 90 or "max_height" not in limits


def test_a_text_is_no_longer_than_can_be_measured_at_once() -> None:
    assert drawable(LONG) == "A" * (MOST - 1) + ELLIPSIS
    assert len(drawable("\u0301" * 10 * MOST)) <= MOST


def test_letters_and_their_marks_become_one() -> None:
    assert drawable("e\u0301 か\u3099") == "é が"
    assert drawable("\ufa19") == "\ufa19", "the old form of a kanji is another letter in a name"


def test_line_ends_and_spaces_of_all_kinds_are_plain_ones() -> None:
    assert drawable("a\r\nb\rc\u2028d\x85e\tf") == "a\nb\nc\nd\ne f"


def test_what_has_room_for_one_line_gets_one() -> None:
    assert typesetting.compose("Anna\nplans", "body", 30, max_width=300).lines == ("Anna plans",)


# halves of characters


def test_halves_of_characters_fit_no_file_and_signs_stand_for_them() -> None:
    assert whole("A\ud800B\udfff") == f"A{SIGN}B{SIGN}"
    assert whole("\ud83d\ude00") == "😀"
    for words in random_strings(200, seed=2):
        assert fits_utf8(whole(words))


def test_halves_written_as_escapes_are_mended_too() -> None:
    words = r'["\ud83d", "\ud83d\ude00", "\\ud83d", "\udc00\ud83dx", "\u00e9", "\"\uDBFF\""]'
    assert whole_json(words) == r'["\ufffd", "\ud83d\ude00", "\\ud83d", "\ufffd\ufffdx", "\u00e9", "\"\ufffd\""]'


# names


@pytest.mark.slow
def test_a_typed_name_holds_what_is_seen_and_what_shapes_it() -> None:
    assert typed_name("\x00An\tna\n\u202e\ud800\ufeff", 24) == "Anna"
    assert typed_name("\u2764\ufe0f\u200d\u0647\u200c", 24) == "\u2764\ufe0f\u200d\u0647\u200c"
    assert typed_name(LONG, 24) == "A" * 24
    kept = [character for block in blocks() for character in typed_name(block, len(block))]
    assert all(fits_utf8(character) and character not in "\n\r\t\x00\u2028\u2029" for character in kept)


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("", ""),
        ("Ann", "An"),
        ("Zoe\u0308", "Zo"),
        ("\u0308", ""),
        ("I \u2764\ufe0f", "I "),
        ("a\U0001f469\U0001f3fd\u200d\U0001f680", "a"),
        ("\u845b\U000e0100", ""),
    ],
)
def test_the_last_letter_goes_with_what_was_joined_to_it(name: str, left: str) -> None:
    assert without_last(name) == left


@pytest.mark.parametrize("name", [*NAMES, *random_strings(100, seed=3)], ids=lambda name: ascii(name[:12]))
def test_a_name_is_shown_on_one_line(name: str) -> None:
    shown = shown_name(name)
    assert is_ready(shown)
    assert "\n" not in shown
    assert len(shown) <= LONGEST_SHOWN
    assert len(typed_name(name, 24)) <= 24


def test_what_no_face_has_is_a_sign_in_a_name() -> None:
    assert {run.words for run in runs(shown_name("\u05e9\u05dc"), "body")} == {NOT_DRAWN * 2}
