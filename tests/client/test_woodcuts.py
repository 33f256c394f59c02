"""Every book has a woodcut and every printer a portrait of their own: none can be taken for another."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from pygame import Surface

from game.client.graphics import picture_cache
from game.client.graphics.card_art import TALL, portrait
from game.client.graphics.masters import load
from game.client.graphics.material import with_alpha
from game.client.graphics.order_art import vignette, woodcut_of
from game.client.graphics.theme import INK, PAPER_LIGHT, VERMILION
from game.content.tables import Content
from game.content.vocabulary import ABILITIES

CARD_ON_TABLE = (124, 74)  # how large a card's woodcut is on the board
ON_BENCH = (172, 108)  # and at the fulfilment
PORTRAIT_WIDTH = 120
THUMB = (24, 15)  # what is left of a picture seen from afar
APART = 18.0  # of 255: mean difference between two such remains; the nearest two portraits are at 20, woodcuts at 29


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    picture_cache.clear()
    yield
    picture_cache.clear()


def remains(picture: Surface) -> bytes:
    """The greys of a picture on paper, seen from afar."""
    paper = Surface(picture.get_size())
    paper.fill(PAPER_LIGHT)
    paper.blit(picture, (0, 0))
    small = pygame.transform.smoothscale(paper, THUMB)
    return pygame.image.tobytes(pygame.transform.grayscale(small), "RGB")[::3]


def difference(first: bytes, second: bytes) -> float:
    """The mean difference of two rows of greys."""
    return sum(abs(one - two) for one, two in zip(first, second, strict=True)) / len(first)


def too_near(pictures: dict[str, Surface]) -> list[str]:
    """The pairs of pictures that look alike from afar."""
    seen = {name: remains(picture) for name, picture in pictures.items()}
    return [f"{one} and {two}" for one, two in combinations(seen, 2) if difference(seen[one], seen[two]) < APART]


def test_every_card_has_a_woodcut_of_its_own(content: Content) -> None:
    assert [woodcut_of(card) for card in content.printing] == [f"woodcuts/{card}" for card in content.printing]


def test_no_two_woodcuts_look_alike(content: Content) -> None:
    pictures = {card.title: vignette(card, *CARD_ON_TABLE) for card in content.printing.values()}
    assert len(pictures) == 50
    assert too_near(pictures) == []


def test_no_two_portraits_look_alike() -> None:
    pictures: dict[str, Surface] = {name: portrait(name, PORTRAIT_WIDTH) for name in ABILITIES}
    assert len(pictures) == 10
    assert too_near(pictures) == []


def test_a_picture_is_near_to_itself(content: Content) -> None:
    card = next(iter(content.printing.values()))
    assert too_near({"small": vignette(card, *CARD_ON_TABLE), "large": vignette(card, *ON_BENCH)}) == [
        "small and large"
    ]


def test_a_card_without_a_woodcut_gets_one_by_chance_and_keeps_it() -> None:
    given = {card: woodcut_of(card) for card in ("printing-51", "almanac", "broadside")}
    assert len(set(given.values())) > 1
    assert {card: woodcut_of(card) for card in given} == given
    assert all(load(name).get_size() for name in given.values())


@pytest.mark.parametrize("size", [CARD_ON_TABLE, ON_BENCH])
def test_a_woodcut_is_hardly_stretched(size: tuple[int, int]) -> None:
    width, height = load("woodcuts/printing-01").get_size()
    assert size[0] / size[1] == pytest.approx(width / height, rel=0.035)


def test_pictures_come_in_the_size_asked_for(content: Content) -> None:
    card = next(iter(content.printing.values()))
    assert vignette(card, 300, 184).get_size() == (300, 184)
    assert portrait("plantin", 300).get_size() == (300, round(3 * TALL))


def test_prints_have_ink_and_at_most_one_accent(content: Content) -> None:
    for name in [*map(woodcut_of, content.printing), *(f"portraits/{name}" for name in ABILITIES)]:
        picture = with_alpha(load(name))
        inked = pygame.mask.from_threshold(picture, INK, (1, 1, 1, 255)).count()
        accent = pygame.mask.from_threshold(picture, VERMILION, (1, 1, 1, 255)).count()
        assert inked + accent == picture.get_width() * picture.get_height(), name
        assert accent < 0.2 * inked, name


def test_a_portrait_stands_on_paper_within_its_oval_and_nowhere_else() -> None:
    picture = portrait("guillard", 200)
    middle, corner = picture.get_rect().center, (3, 3)
    assert picture.get_at(middle).a > 250
    assert picture.get_at(corner).a == 0


class TestBaking:
    """What the tool draws. It takes a second a picture."""

    @pytest.fixture(autouse=True)
    def _needs_numpy(self) -> None:
        pytest.importorskip("numpy", reason="baking needs the assets extra")

    def test_every_card_and_every_character_is_drawn(self, content: Content) -> None:
        from devtools.bake_woodcuts.books import SCENES
        from devtools.bake_woodcuts.sitters import SITTERS

        assert set(SCENES) == set(content.printing)
        assert set(SITTERS) == set(ABILITIES)

    def test_no_two_books_share_a_scene(self) -> None:
        from devtools.bake_woodcuts.books import SCENES

        assert len(set(SCENES.values())) == len(SCENES)

    @pytest.mark.slow
    @pytest.mark.parametrize("name", ["woodcuts/printing-02", "woodcuts/printing-38", "portraits/fiol"])
    def test_baking_twice_gives_the_same_bytes_and_the_filed_picture(self, name: str) -> None:
        from devtools.bake import portraits, woodcuts
        from devtools.bake.png import encoded

        bake = {**woodcuts.MASTERS, **portraits.MASTERS}[name]
        picture = bake()
        assert encoded(picture) == encoded(bake())
        assert difference(remains(picture), remains(load(name))) < 0.5

    @pytest.mark.slow
    def test_the_same_scene_differs_by_its_seed(self) -> None:
        from devtools.bake_woodcuts.block import Block
        from devtools.bake_woodcuts.scenes_learning import songs

        prints = []
        for seed in ("one", "another", "one"):
            block = Block((320, 196), seed)
            songs(block)
            prints.append(remains(block.printed()))
        assert prints[0] == prints[2]
        assert difference(prints[0], prints[1]) > 1
