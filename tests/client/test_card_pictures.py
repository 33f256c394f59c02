"""The pictures of cards and slips: their size, and what is read on them."""

from itertools import groupby

import pygame
import pytest

from game.client.base.i18n import book_title, languages, set_language
from game.client.graphics import card_art, card_ground, order_art, picture_cache, theme, typesetting
from game.content.tables import Content
from game.content.vocabulary import LETTERS
from tests.client.legibility import reading

CARDS = (166, 168, 193, 210, 316)  # how wide printing cards are on the canvas
BESIDE_GAINS = 252  # px of a title beside what its order brings, at the least size of words


@pytest.mark.slow
@pytest.mark.parametrize("code", languages())
def test_titles_of_books_have_room_in_each_language(
    content: Content, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order_art, "vignette", lambda _, *size: pygame.Surface(size))  # which says nothing
    set_language(code)
    picture_cache.clear()
    typesetting.clear()
    for card in content.printing.values():
        title = book_title(card.title)
        assert typesetting.measure(title, "body", 26)[0] <= BESIDE_GAINS, title
        with reading() as found:
            for width in CARDS:
                order_art.printing_card(card, width)
                order_art.printing_card(card, round(width * 2 / 3))
        texts = [one for one in found if one.words == title]
        assert len(texts) == 2 * len(CARDS)
        assert not [one for one in texts if one.cut or one.beyond or one.split], title
    picture_cache.clear()
    typesetting.clear()


@pytest.mark.parametrize("w", [64, 168, 300])
def test_cards_have_the_size_asked_for(content: Content, w: int) -> None:
    printing, refinement = next(iter(content.printing.values())), next(iter(content.refinement.values()))
    size = (w, round(w * 1.4))
    assert order_art.printing_card(printing, w).get_size() == size
    assert order_art.refinement_card(refinement, w).get_size() == size
    assert card_art.patronage_card(next(iter(content.patronage.values())), w, 4).get_size() == size
    assert card_art.character_tile(next(iter(content.characters.values())), "Draw four gears", w).get_size() == size
    assert card_ground.card_back("gear", w).get_size() == size
    slip = (w, round(w * 158 / 250))
    assert order_art.order_slip(printing, refinement, slip, (1, 0, 0, 0)).get_size() == slip


def test_slips_have_the_size_asked_for(content: Content) -> None:
    for size in ((320, 168), (130, 54)):
        assert card_art.specialty_card(next(iter(content.specialty.values())), size).get_size() == size
        assert card_art.planning_card(next(iter(content.planning.values())), size).get_size() == size
        patron = next(iter(content.patronage.values()))
        assert card_art.patronage_slip(patron, size, True, 3).get_size() == size
        assert card_art.patronage_strip(patron, size, True, 3).get_size() == size


def test_a_patrons_slip_is_the_same_in_every_window(content: Content) -> None:
    """What is red on an open one, from the crown to the laurel, is as large and as far from the frame in each."""
    for patron in content.patronage.values():
        small, large = (
            _red_box(card_art.patronage_slip(patron, (228 * times, 110 * times), False, 3)) for times in (1, 4)
        )
        assert [side / 4 for side in large] == pytest.approx(list(small), abs=3)


def _red_box(picture: pygame.Surface) -> pygame.Rect:
    """The least box round all that is red."""
    red = pygame.mask.from_threshold(picture, theme.VERMILION, (40, 40, 40, 255))
    return red.get_bounding_rects()[0].unionall(red.get_bounding_rects())


def test_patrons_say_what_they_ask_for_only_where_there_is_room_and_open_ones_first(content: Content) -> None:
    row = [(card, at > 1) for at, card in enumerate(list(content.patronage.values())[:5])]
    told = [card_art.told_strips(row, 50, 6, room) for room in (0, 640, 5000)]
    assert told[0] == [False] * len(row)
    assert told[1][:2] == [True, True]
    assert sum(told[0]) < sum(told[1]) < sum(told[2]) == len(row)
    wide = [card_art.strip_width(card, 50, locked, shown) for (card, locked), shown in zip(row, told[1], strict=True)]
    assert sum(wide) + 4 * 6 <= 640


def test_a_level_stands_nearer_to_its_own_specialty_than_to_the_next(content: Content) -> None:
    """Two specialties in a row: the widest paper between four symbols is in the middle."""
    two = next(card for card in content.patronage.values() if not any((*card.types, *card.inks)))
    face = card_art.patronage_strip(two, (card_art.strip_width(two, 200, False), 200), False, 3)
    inked = [any(sum(face.get_at((x, y))[:3]) < 250 for y in range(40, 160)) for x in range(30, face.get_width() - 30)]
    spaces = [len(list(run)) for dark, run in groupby(inked) if not dark][1:-1]
    assert len(spaces) == 3
    assert spaces[1] > 1.5 * max(spaces[0], spaces[2])


def test_a_lock_stands_whole_however_many_patrons_share_a_strip(content: Content) -> None:
    """A card that only says when it opens keeps its width: nothing but paper right of its lock."""
    locked = next(iter(content.patronage.values()))
    width = card_art.strip_width(locked, 100, True, False)
    face = card_art.patronage_strip(locked, (width, 100), True, 5, False)
    edge = [sum(face.get_at((width - 5 - x, 50))[:3]) for x in range(3)]
    assert min(edge) > 400


def test_titles_keep_clear_of_their_woodcuts(content: Content) -> None:
    """Between the last line of a title and the frame of the woodcut there is bare paper, as wide as both."""
    for card in content.printing.values():
        face = order_art.printing_card(card, 168)
        rows = [min(face.get_at((x, y)).r for x in range(40, 128, 2)) for y in range(30, 70)]
        assert max(rows) > 190, card.title


def test_every_card_of_every_deck_can_be_drawn_and_looks_its_own(content: Content) -> None:
    pictures = [order_art.printing_card(card, 120) for card in content.printing.values()]
    pictures += [order_art.refinement_card(card, 120) for card in content.refinement.values()]
    pictures += [card_art.patronage_card(card, 120) for card in content.patronage.values()]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == len(pictures)


def test_covered_letters_are_counted_letter_by_letter(content: Content) -> None:
    printing = next(card for card in content.printing.values() if card.letters.count("O") == 2)
    refinement = next(iter(content.refinement.values()))
    darkness = []
    for covered in range(4):
        counts = tuple(covered if letter == "O" else 0 for letter in LETTERS)
        slip = order_art.order_slip(printing, refinement, (250, 158), counts)  # type: ignore[arg-type]
        darkness.append(sum(pygame.transform.average_color(slip, (8, 40, 80, 70))[:3]))
    assert darkness[0] > darkness[1] > darkness[2] == darkness[3]
