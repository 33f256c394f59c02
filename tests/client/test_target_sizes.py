"""Every target is large enough for a finger, and what leads through a game is larger, with room beside it."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.client.screen.page import Page
from game.client.screen.targets import Target
from game.tools.gallery import PICTURES
from game.tools.gallery_window import Gallery, Picture

LEAST, PATH, GAP = 44, 64, 8  # px at 1920x1080, which a canvas unit is
ON_THE_PATH = frozenset({"button", "choice", "toggle", "field"})  # what is only there to be pressed
BESIDE = frozenset({"moment"})  # lines of a story, which go to what they tell
OF_A_BOX = "master "  # buttons in a box that lies over the page
QUICK = frozenset({"title", "curtain", "setup", "plan", "join"})  # the others are measured in the slow tests


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery((320, 180), tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


def on_the_path(page: Page) -> list[Target]:
    """What is pressed on the way through a game."""
    pressed = [target for target in page.targets if target.role in ON_THE_PATH]
    return [target for target in pressed if target.name.split(":")[0] not in BESIDE]


def apart(one: Target, other: Target) -> int:
    """How far two targets are apart; below 0 where one lies on the other."""
    a, b = one.rect, other.rect
    return max(a.x - b.right, b.x - a.right, a.y - b.bottom, b.y - a.bottom)


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(picture, id=picture.name, marks=() if picture.name in QUICK else pytest.mark.slow)
        for picture in PICTURES
    ],
)
def test_targets_are_large_enough_and_apart(gallery: Gallery, picture: Picture) -> None:
    gallery.show(picture.scenes(gallery), picture.seconds)
    path = on_the_path(gallery.page)
    assert not [f"{each.name} {each.rect.size}" for each in gallery.page.targets if min(each.rect.size) < LEAST]
    assert not [f"{each.name} {each.rect.size}" for each in path if min(each.rect.size) < PATH]
    pairs = [pair for pair in combinations(path, 2) if len({each.name.startswith(OF_A_BOX) for each in pair}) == 1]
    near = [(str(a.name), str(b.name), apart(a, b)) for a, b in pairs if apart(a, b) < GAP]
    assert not near, "px between two targets"
