"""Figures are no letters: 1 is no I, 11 no U and 0 no O, in each face and size and in each picture with an amount."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby, product
from typing import get_args

import pygame
import pytest
from pygame import Mask, Surface

from game.client.graphics import piece_art, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.graphics.canvas import glyph
from game.client.graphics.theme import Face, Rgb
from game.client.graphics.typesetting import FIGURE_FACES, Fount, Run, runs
from game.client.scenes.parts.seat_panels import paint_goods
from game.rules.names import LETTERS, Counts

FACES: list[Face] = list(FIGURE_FACES)
HIGH = 48  # px to which all shapes are brought
ALIKE = 0.67  # of what either of two shapes covers, this share is covered by both: above it they are much the same
NUMBERS = [str(number) for number in range(200)]
WORDS = ["".join(letters) for count in (1, 2, 3) for letters in product(LETTERS, repeat=count)]
MISTAKEN = [("1", "I"), ("11", "II"), ("111", "III"), ("11", "U"), ("0", "O"), ("10", "IO"), ("01", "OI"), ("0", "U")]
AMOUNT_PX = [28, 36, 48, 62, 100, 180]  # of laurels and coins, as scenes show them


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    typesetting.clear()
    yield
    typesetting.clear()


def shape(picture: Surface) -> Mask:
    """What is drawn in a picture, brought to one height."""
    drawn = picture.subsurface(picture.get_bounding_rect())
    width = max(1, round(drawn.get_width() * HIGH / drawn.get_height()))
    return pygame.mask.from_surface(pygame.transform.smoothscale(drawn, (width, HIGH)))


def likeness(first: Mask, second: Mask) -> float:
    """The share of what two shapes cover that both cover, middle on middle."""
    both = first.overlap_area(second, ((first.get_size()[0] - second.get_size()[0]) // 2, 0))
    return both / (first.count() + second.count() - both)


@cache
def word_shape(words: str, face: Face, px: int) -> Mask:
    """The shape of words as they are set."""
    return shape(typesetting.render(words, face, px, theme.INK))


def letters_of(face: Face) -> list[str]:
    """The letters of the types, and those that look like them in small capitals."""
    return [*WORDS, *(word.lower() for word in WORDS)] if face == "sc" else WORDS


@pytest.mark.slow
@pytest.mark.parametrize("face", FACES)
def test_no_number_is_like_letters_of_types(face: Face) -> None:
    for px in (20, 28, 44):
        letters = {word: word_shape(word, face, px) for word in letters_of(face)}
        for number in NUMBERS:
            alike = [word for word, letter in letters.items() if likeness(word_shape(number, face, px), letter) > ALIKE]
            assert alike == [], (number, px)


@pytest.mark.parametrize("face", FACES)
def test_what_is_mistaken_most_easily_differs_at_all_sizes(face: Face) -> None:
    for px in (*range(14, 64, 2), 84, 118, 164):
        for number, word in MISTAKEN:
            for letters in {word, word.lower() if face == "sc" else word}:
                assert likeness(word_shape(number, face, px), word_shape(letters, face, px)) <= ALIKE, (number, px)


@pytest.mark.parametrize("height", [9, 12, 18, 24, 36, 60])
@pytest.mark.parametrize("face", ["body", "roman"])
def test_figures_in_pictures_differ_from_letters(face: Face, height: int) -> None:
    """Such as those of badges, gears and pictograms."""
    drawn = {words: shape(glyph(face, words, height, theme.INK)) for words in [*NUMBERS, *WORDS]}
    assert max(likeness(drawn[number], drawn[word]) for number in NUMBERS for word in WORDS) <= ALIKE


@pytest.mark.parametrize("px", AMOUNT_PX)
def test_amounts_of_fame_and_guilders_differ_from_letters(px: int) -> None:
    for picture in (piece_art.laurel, piece_art.coin):
        drawn = {words: shape(amount(picture(words, px))) for pair in MISTAKEN for words in pair}
        for number, word in MISTAKEN:
            assert likeness(drawn[number], drawn[word]) <= ALIKE, (picture, number)


@pytest.mark.parametrize("px", AMOUNT_PX[1:])
def test_the_leaves_of_a_laurel_stay_away_from_its_amount(px: int) -> None:
    for number in (0, 1, 8, 10, 11, 20):
        picture = piece_art.laurel(number, px)
        leaves, figures = (coloured(picture, colour) for colour in (theme.VERMILION, theme.INK))
        assert leaves.count() > 0
        assert figures.count() > 0
        assert [side for side in ((-1, 0), (1, 0), (0, -1), (0, 1)) if leaves.overlap_area(figures, side)] == []


@pytest.mark.parametrize("face", [face for face in FACES if face != "black"])
def test_figures_are_as_high_as_capitals_and_stand_on_their_line(face: Face) -> None:
    line = Fount(face, 100)
    capital = line.render("H", theme.INK).get_bounding_rect()
    for figure in "0123456789":
        box = line.render(figure, theme.INK).get_bounding_rect()
        assert abs(box.bottom - capital.bottom) <= 5
        assert 0.9 <= box.h / capital.h <= 1.06


@pytest.mark.parametrize("face", FACES)
def test_a_figure_stands_apart_from_a_letter(face: Face) -> None:
    for px in (24, 48, 96):
        for letter, figure in product(LETTERS, "1234"):
            assert sum(gaps(typesetting.render(letter + figure, face, px, theme.INK))) >= px / 24, (px, letter + figure)


def test_each_face_in_which_words_are_set_has_its_figures() -> None:
    assert set(get_args(Face)) - set(FACES) == {"figures", "light_figures", "japanese"}


def test_a_line_sets_its_figures_in_the_face_of_figures() -> None:
    assert runs("No. 11", "body") == (Run("body", "No. "), Run("figures", "11"))
    assert runs("A1", "body")[1].gap > 0
    assert runs("1 A", "body")[1].gap == 0
    assert [run.face for run in runs("3枚", "sc")] == ["figures", "japanese"]
    assert runs("1455", "black") == (Run("black", "1455"),)  # a black letter has a 1 with a flag


def test_a_line_with_figures_is_as_wide_as_it_is_measured() -> None:
    for face, px in product(FACES, (20, 28)):
        assert typesetting.render("A1 I1 10 of 18", face, px, theme.INK).get_size() == typesetting.measure(
            "A1 I1 10 of 18", face, px
        )


@pytest.mark.parametrize("scale", [1.0, 2 / 3])
@pytest.mark.parametrize("inks", [(4, 2, 2, 2), (6, 0, 0, 2), (8, 0, 0, 0)])
def test_a_count_is_nearer_to_its_letter_than_to_the_next(inks: Counts, scale: float) -> None:
    surface = Surface((round(338 * scale), round(34 * scale)), pygame.SRCALPHA)
    paint_goods(Brush(surface, scale), pygame.Rect(0, 0, 338, 34), (1, 1, 1, 2), inks)
    beside = gaps(surface)[:7]  # of a letter and its count, and between the two and the next letter, by turns
    assert min(beside) >= 2
    assert max(beside[0::2]) < min(beside[1::2])


@pytest.mark.parametrize("types", [(1, 1, 1, 2), (12, 12, 12, 12), (0, 0, 0, 11), (120, 1, 1, 1)])
@pytest.mark.parametrize("inks", [(12, 12, 12, 12), (12, 1, 1, 1), (0, 0, 0, 12), (0, 0, 0, 0)])
def test_all_counts_of_a_seat_have_room(types: Counts, inks: Counts) -> None:
    surface = Surface((500, 34), pygame.SRCALPHA)
    paint_goods(Brush(surface, 1.0), pygame.Rect(0, 0, 338, 34), types, inks)
    assert surface.get_bounding_rect().right <= 338


def amount(picture: Surface) -> Surface:
    """The amount in a picture: what is dark in its middle."""
    side = picture.get_width()
    middle = pygame.Rect(0, 0, round(side * 0.64), round(side * 0.6))
    middle.center = (side // 2, round(side * 0.48))
    return coloured(picture.subsurface(middle), theme.INK).to_surface(unsetcolor=(0, 0, 0, 0))


def coloured(picture: Surface, colour: Rgb) -> Mask:
    """Where a picture has about a colour."""
    found = pygame.mask.from_threshold(picture, colour, (60, 60, 60, 255))
    return found.overlap_mask(pygame.mask.from_surface(picture), (0, 0))


def gaps(picture: Surface) -> list[int]:
    """The widths of the empty columns between what stands in a picture, from the left."""
    seen = pygame.mask.from_surface(picture.subsurface(picture.get_bounding_rect()), 60)
    wide, high = seen.get_size()
    empty = [not any(seen.get_at((x, y)) for y in range(high)) for x in range(wide)]
    return [len(list(columns)) for is_empty, columns in groupby(empty) if is_empty]
