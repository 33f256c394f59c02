"""What is painted stands out: texts by 4.5 to 1, signs by 3 to 1, in every palette and in high contrast."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from game.client.base.reading_size import Palette
from game.client.base.settings import Choices
from game.client.graphics import picture_cache, piece_art, theme
from game.client.graphics.canvas import blank
from game.client.scenes.fulfilment.orders_bench import unlaid_ink
from game.content.vocabulary import INKS
from tests.client.contrasts import contrast
from tests.client.legibility import SIGN, Seen, shown, signs

TEXT, HIGH = 4.5, 7.0
SMALL = (1280, 720)
DYED = ("setup", "plan", "reveal", "board-inks", "board-patronage", "fulfilment", "workshop", "final")
"""Scenes with inks and seats, which are all that a palette changes beside contrast."""


class Look(NamedTuple):
    palette: Palette
    contrast: bool


LOOKS = [Look(palette, contrast) for palette in theme.PALETTES for contrast in (False, True)]


@pytest.fixture
def gallery(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Gallery]:
    """A window in a look."""
    choices = Choices()
    choices.change(palette=request.param.palette, high_contrast=request.param.contrast)
    made = Gallery(SMALL, tmp_path, choices)
    yield made
    made.close()
    theme.wear_palette("standard")


@pytest.mark.slow
@pytest.mark.parametrize("gallery", LOOKS, indirect=True, ids=str)
def test_every_text_and_sign_stands_out(gallery: Gallery) -> None:
    """Prints the least of each; a palette is looked at where there are seats and inks, high contrast everywhere.

    The usual colours are looked at by `test_a_scene_can_be_read_and_hit`.
    """
    contrasted, palette = theme.worn().contrast, theme.worn().palette
    texts = list[Seen]()
    with signs() as found:
        for picture in PICTURES:
            if (contrasted and palette == "standard") or picture.name in DYED:
                scene = shown(gallery, picture.scenes(gallery), picture.seconds)
                texts += [Seen(one.contrast, one.words) for one in scene.texts if one.words.strip()]
    print(f"{palette}, high contrast {contrasted}: texts {min(texts)}, signs {min(found)}")
    assert len(texts) > 100
    assert len(found) > 20
    assert sorted({one for one in texts if one.contrast < (HIGH if contrasted else TEXT)}) == []
    assert sorted({one for one in found if one.contrast < SIGN}) == []


# what lies in pictures


@pytest.fixture(params=LOOKS, ids=str)
def look(request: pytest.FixtureRequest) -> Iterator[Look]:
    theme.wear_palette(request.param.palette, contrast=request.param.contrast)
    picture_cache.clear()
    yield request.param
    theme.wear_palette("standard")
    picture_cache.clear()


def on_paper(picture: pygame.Surface) -> pygame.Surface:
    sheet = pygame.Surface(picture.get_size())
    sheet.fill(theme.shown(theme.PAPER))
    sheet.blit(picture, (0, 0))
    return sheet


def grown(shape: pygame.mask.Mask, by: int) -> pygame.mask.Mask:
    """A shape with all points that are so near to it."""
    found = pygame.Mask(shape.get_size())
    for x in range(-by, by + 1):
        for y in range(-by, by + 1):
            found.draw(shape, (x, y))
    return found


def average(picture: pygame.Surface, shape: pygame.mask.Mask) -> theme.Rgb:
    """The average colour of the points of a shape."""
    width, height = picture.get_size()
    points = [picture.get_at((x, y)) for x in range(width) for y in range(height) if shape.get_at((x, y))]
    red, green, blue = (round(sum(point[at] for point in points) / len(points)) for at in range(3))
    return red, green, blue


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("ink", INKS)
def test_an_ink_that_is_not_laid_yet_can_be_seen_on_its_order(ink: str) -> None:
    picture = unlaid_ink((64, 64), ink)
    edge = pygame.mask.Mask(picture.get_size())
    for point in pygame.mask.from_surface(picture, 200).outline():
        edge.set_at(point)
    assert contrast(average(on_paper(picture), edge), theme.shown(theme.PAPER)) >= SIGN


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("px", [38, 46, 84])
def test_the_digits_of_fame_stand_out_from_their_laurel(px: int, lit: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = on_paper(piece_art.laurel(12, px, lit))
    picture_cache.clear()
    bare = on_paper(piece_art.laurel("", px, lit))
    red, green, blue, _ = min((bare.get_at((px // 2 + x, px * 9 // 10)) for x in range(-4, 5)), key=sum)
    assert contrast((red, green, blue), theme.shown(theme.PAPER)) >= SIGN
    picture_cache.clear()
    monkeypatch.setattr(piece_art, "icon", lambda _name, side, colour: blank((side, side), colour))
    digits = pygame.mask.from_surface(piece_art.laurel(12, px, lit), 160)
    picture_cache.clear()
    ring = grown(digits, 2)
    ring.erase(grown(digits, 1), (0, 0))
    number = theme.INK if lit else theme.INK_SOFT
    assert contrast(theme.shown(number), average(picture, ring)) >= TEXT
