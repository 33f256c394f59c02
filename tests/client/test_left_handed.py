"""A left-handed table: the side column stands at the left, and nothing is in its way."""

from collections.abc import Iterator

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery, Picture
from game.client.base.settings import Choices
from game.client.graphics import layout
from tests.client.test_legibility import faults_of_targets, marked

COLUMN = 432  # where the table begins
SIDED = ("board-", "computer-o", "computer-g", "computer-p", "computer-t", "fulfilment")
AT_THE_SIDE = frozenset({"pass", "undo", "end", "print", "none", "fill", "continue", "install"})


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes, with the column at the left."""
    choices = Choices()
    choices.change(left_handed=True)
    made = Gallery((640, 360), tmp_path_factory.mktemp("saves"), choices)
    yield made
    made.close()
    layout.choose_side(left=False)
    layout.follow(followed=True)


@pytest.mark.parametrize("picture", [marked(one) for one in PICTURES if one.name.startswith(SIDED)])
def test_the_column_stands_at_the_left(picture: Picture, gallery: Gallery) -> None:
    gallery.show(picture.scenes(gallery), picture.seconds)
    targets = list(gallery.page.targets)
    assert faults_of_targets(targets) == []
    column = [one for one in targets if one.name in AT_THE_SIDE]
    assert column
    assert all(one.rect.right < COLUMN for one in column), [one.name for one in column]


def test_both_hands_have_the_same_rectangles_at_other_places() -> None:
    for screen in ("take orders", "gears", "fulfil"):
        for name in layout.RECTS[screen]:
            right = pygame.Rect(layout.RECTS[screen][name])
            left = layout.sided(screen, right)
            assert left.size == right.size
            assert left.y == right.y
            assert 0 <= left.x <= left.right <= layout.CANVAS[0]
