"""A line is set in the face that was asked for, and what that lacks in the next one, all on one base line."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import printable
from unicodedata import normalize

import pygame
import pytest

from game.client.graphics import theme, typesetting
from game.client.graphics.theme import Face
from game.client.graphics.typesetting import (
    FIGURE_FACES,
    LOST_BESIDE_JAPANESE,
    NOT_DRAWN,
    SMALL_CAPITAL,
    Fount,
    Run,
    runs,
)

LATIN: list[Face] = list(FIGURE_FACES)


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    typesetting.clear()
    yield
    typesetting.clear()


@pytest.mark.parametrize("face", LATIN)
def test_every_latin_face_draws_plain_letters(face: Face) -> None:
    """`runs` takes this for granted."""
    assert [letter for letter in printable if not letter.isspace() and not theme.has_glyph(face, letter)] == []


def test_a_line_changes_its_face_where_it_has_to() -> None:
    assert runs("Anna", "fell") == (Run("fell", "Anna"),)
    assert runs("", "fell") == (Run("fell", ""),)
    assert runs("佐藤さん & Söhne", "fell") == (Run("japanese", "佐藤さん"), Run("body", " & Söhne"))
    assert runs("Łódź、東京", "black") == (Run("body", "Ł"), Run("black", "ódź"), Run("japanese", "、東京"))


@pytest.mark.parametrize("name", ["佐藤 plans", "佐藤 & Łucja", "Żądło"])
def test_a_letter_that_is_missing_leaves_the_rest_in_its_face(name: str) -> None:
    assert typesetting.compose(name, "black", 40).face == "black"


LETTERS = {
    "Polish": "ĄĆĘŁŃÓŚŹŻ",
    "French": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
    "Italian": "ÀÈÉÌÎÒÙ",
    "English": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
}


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("face", LATIN)
def test_all_letters_of_a_language_are_drawn_in_every_face(face: Face, language: str) -> None:
    for letter in LETTERS[language] + LETTERS[language].lower():
        (run,) = runs(letter, face)
        assert run.words in (letter, letter.upper())
        assert theme.has_glyph(run.face, run.words)


@pytest.mark.parametrize("letter", "ąćęłńśźż")
def test_a_small_capital_that_is_missing_is_a_capital_of_its_height(letter: str) -> None:
    (run,) = runs(letter, "sc")
    assert run == Run("body", letter.upper(), SMALL_CAPITAL)
    own = theme.font("sc", 100).render("x", True, theme.INK).get_bounding_rect().h
    other = theme.font("body", round(100 * SMALL_CAPITAL)).render("X", True, theme.INK).get_bounding_rect().h
    assert abs(own - other) <= 4


@pytest.mark.parametrize("face", LATIN)
def test_the_accent_of_a_capital_stands_above_it(face: Face) -> None:
    """The library puts some together itself, with an accent as low as on a small letter: nobody would see it."""
    for letter in "ĆŃŚŹÓÉ":
        (run,) = runs(letter, face)
        drawn, bare = (
            theme.font(run.face, 64).render(one, True, theme.INK).get_bounding_rect().top
            for one in (letter, normalize("NFD", letter)[0])
        )
        assert drawn < bare


@pytest.mark.parametrize(
    "name", ["佐藤颯太", "髙橋莉子", "﨑山", "𠮟る", "カタカナ・ひらがな", "ＡＢ１２", "「」、。ー〜", "★♪"]
)
def test_what_a_japanese_keyboard_types_is_drawn(name: str) -> None:
    assert runs(name, "body") == (Run("japanese", name),)


def test_a_plainer_form_is_better_than_none() -> None:
    assert runs("ﾊﾅ＿", "body") == (Run("japanese", "ハナ"), Run("body", "_"))


@pytest.mark.parametrize("face", LATIN)
@pytest.mark.parametrize("unknown", ["Ж", "한", "\N{GRINNING FACE}", theme.NO_CHARACTER])
def test_what_no_face_has_is_a_sign_and_not_a_box(face: Face, unknown: str) -> None:
    (run,) = runs(unknown, face)
    assert run.words == NOT_DRAWN
    assert theme.has_glyph(run.face, NOT_DRAWN)


@pytest.mark.parametrize("px", [20, 36, 118])
@pytest.mark.parametrize("face", LATIN)
def test_both_kinds_stand_on_one_line_and_lose_nothing(face: Face, px: int) -> None:
    fount = Fount(face, px)
    line = fount.render("H國H", theme.INK)
    assert line.get_size() == (fount.width("H國H"), fount.height)
    start = Fount("body" if face in LOST_BESIDE_JAPANESE else face, px).width("H")
    box = line.subsurface(start, 0, line.get_width() - 2 * start, line.get_height())
    kanji, base = box.get_bounding_rect(), theme.font(face, px).get_ascent()
    alone = theme.font("japanese", round(px * 0.92)).render("國", True, theme.INK).get_bounding_rect()
    assert kanji.size == alone.size
    assert 0 <= kanji.bottom - base < 0.15 * px  # a kanji reaches a little below the base line
    assert 0.7 * px < base - kanji.top < 0.95 * px


def test_the_japanese_face_is_not_read_before_it_is_needed() -> None:
    words = "\n".join(
        [
            "import pygame",
            "from game.client.graphics import theme",
            "from game.client.graphics import typesetting as text",
            "pygame.font.init()",
            "read = theme._font_file.cache_info",
            "text.render('Anna plans', 'body', 30, theme.INK)",
            "text.render('Łucja', 'sc', 30, theme.INK)",
            "before = read().currsize",
            "text.render('花', 'body', 30, theme.INK)",
            "print(before, read().currsize)",
        ]
    )
    root = Path(__file__).resolve().parents[2]
    told = subprocess.run([sys.executable, "-c", words], cwd=root, capture_output=True, text=True, check=True)
    assert told.stdout.split()[-2:] == ["2", "3"]
