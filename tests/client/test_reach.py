"""Each target of each scene is reached and left again by the ways and the shoulders of a pad, without a pointer."""

from collections.abc import Iterator

import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery, Picture
from game.client.base.bindings import GROUPS, WAYS
from game.client.ui.page import Page
from tests.client.player.by_focus import Leading

QUICK = frozenset({"title", "curtain", "setup", "rules"})  # the others are crawled over in the slow tests


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery((640, 360), tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


def steps(page: Page) -> dict[str, set[str]]:
    """What the focus can come to from each target by one press."""
    leads = Leading(list(page.targets))
    return {
        target.name: {to for intent in (*WAYS, *GROUPS) if (to := leads(target.name, intent)) is not None}
        for target in page.targets
    }


def reached(steps: dict[str, set[str]], start: str) -> set[str]:
    """What the focus can come to from a target."""
    been, waiting = {start}, [start]
    while waiting:
        new = steps[waiting.pop()] - been
        been |= new
        waiting += new
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
    names, leading = {target.name for target in page.targets}, steps(page)
    stuck = {name: sorted(names - found) for name in names if (found := reached(leading, name)) != names}
    assert not stuck, f"what cannot be reached, by where the focus is: {stuck}"
