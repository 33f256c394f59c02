"""Each target of each scene is reached and left again by the ways and the shoulders of a pad, without a pointer."""

from collections.abc import Iterator

import pytest

from game.client.input.intents import GROUPS, WAYS
from game.client.screen.page import Page
from game.tools.gallery import PICTURES
from game.tools.gallery_window import Gallery, Picture
from tests.client.player.by_focus import Leading

QUICK = frozenset({"title", "curtain", "setup", "rules"})  # the others are crawled over in the slow tests


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery((640, 360), tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


def reached(page: Page, start: str) -> set[str]:
    """What the focus can come to from a target."""
    leads, been, waiting = Leading(list(page.targets)), {start}, [start]
    while waiting:
        at = waiting.pop()
        for intent in (*WAYS, *GROUPS):
            to = leads(at, intent)
            if to is not None and to not in been:
                been.add(to)
                waiting.append(to)
    return been


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(picture, id=picture.name, marks=() if picture.name in QUICK else pytest.mark.slow)
        for picture in PICTURES
    ],
)
def test_each_target_is_reached_and_left(gallery: Gallery, picture: Picture) -> None:
    gallery.show(picture.scenes(gallery), picture.seconds)
    page = gallery.page
    names = {target.name for target in page.targets}
    stuck = {name: sorted(names - found) for name in names if (found := reached(page, name)) != names}
    assert not stuck, f"what cannot be reached, by where the focus is: {stuck}"
