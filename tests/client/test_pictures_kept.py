"""Pictures are kept for the next time, and made from masters, masks and bevels."""

from collections.abc import Iterator

import pygame
import pytest

from game.client.graphics import canvas, large_art, material, picture_cache, piece_art, theme
from game.client.graphics import material as masters
from game.client.graphics.masters import title_ground


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    pygame.font.init()
    picture_cache.clear()
    yield
    picture_cache.clear()


def test_pictures_are_kept_and_can_be_forgotten() -> None:
    first = piece_art.ink("blue", 40)
    assert piece_art.ink("blue", 40) is first
    picture_cache.clear()
    assert piece_art.ink("blue", 40) is not first


def test_pictures_not_asked_for_longest_give_way_when_there_are_too_many() -> None:
    shelf = picture_cache.Shelf()
    small = pygame.Surface((10, 10), pygame.SRCALPHA)  # 400 bytes each
    for name in "abc":
        shelf.keep((name,), small, 1000)
    assert shelf.find(("a",)) is None, "two of three fit"
    assert shelf.find(("b",)) is small, "asked for: now c is the oldest"
    shelf.keep(("d",), (small, small), 1000)
    assert (shelf.find(("b",)), shelf.find(("c",))) == (None, None), "a pair counts twice"
    shelf.keep(("huge",), pygame.Surface((100, 100), pygame.SRCALPHA), 1000)
    assert shelf.find(("huge",)) is not None, "what was just made stays, however large"
    assert shelf.size_bytes == 40_000


# ------------------------------------------------------------------ masters


@pytest.mark.parametrize("size", [(40, 24), (300, 90), (1400, 500), (9, 120)])
def test_rounded_masks_are_whole_but_for_their_corners(size: tuple[int, int]) -> None:
    mask = canvas.rounded(size, 4)
    assert mask.get_size() == size
    assert [mask.get_at((x, y)).a < 128 for x in (0, size[0] - 1) for y in (0, size[1] - 1)] == [True] * 4
    edges = [(size[0] // 2, 0), (size[0] // 2, size[1] - 1), (0, size[1] // 2), (size[0] - 1, size[1] // 2)]
    assert [mask.get_at(at).a for at in edges] == [255] * 4
    holes = size[0] * size[1] - pygame.mask.from_surface(mask, 254).count()
    assert holes <= 4 * 4 * 4


def test_torn_sheets_have_uneven_edges_and_no_holes() -> None:
    sheet = material.torn(material.parchment((700, 300)), 3)
    solid = pygame.mask.from_surface(sheet)
    tops = {next(y for y in range(40) if solid.get_at((x, y))) for x in range(60, 640, 10)}
    assert len(tops) > 3
    assert (
        pygame.mask.from_surface(sheet, 254).overlap_area(pygame.mask.Mask((640, 240), fill=True), (30, 30))
        == 640 * 240
    )


def test_bevels_are_lit_from_the_top_left() -> None:
    slug = material.slab(material.mottled((200, 80), (120, 120, 120)), "bevel_slug", 10)
    top, middle, bottom = (slug.get_at((100, y)).g for y in (1, 40, 78))
    assert top > middle + 25
    assert bottom < middle - 25


def test_a_master_scales_to_any_size_asked_for() -> None:
    for size in ((7, 7), (333, 120), (600, 600)):
        assert masters.piece("guilder", size).get_size() == size


def test_the_title_has_its_picture_at_any_size() -> None:
    for size in ((640, 360), (1920, 1080)):
        ground = title_ground(size)
        assert ground.get_size() == size
        assert sum(pygame.transform.average_color(ground, (0, 0, 60, 60))[:3]) < 400, "a dark table"


def test_the_press_sinks() -> None:
    up, down = large_art.press((480, 360)), large_art.press((480, 360), 1.0)
    box = (150, 202, 180, 18)  # below the platen at rest
    covers = [pygame.mask.from_surface(picture.subsurface(box)).count() for picture in (up, down)]
    assert covers[1] > covers[0] + 1000


@pytest.mark.parametrize("letter", ["A", "G", "W"])
def test_initials_differ_from_their_ground_by_their_letter(letter: str) -> None:
    initial = large_art.initial(letter, 120)
    assert initial.get_size() == (120, 120)
    inked = [
        pygame.mask.from_threshold(picture, theme.INK, (24, 24, 24, 255)).count()
        for picture in (masters.piece("initial_ground", (120, 120)), initial)
    ]
    assert inked[1] > inked[0] + 1200
