"""Words that share a room are read larger together, and what others do is told at the size that was asked for."""

from collections.abc import Iterator

import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from game.client.base import reading_size
from game.client.base.reading_size import read_px, read_sizes
from game.client.base.settings import Choices
from game.client.graphics import picture_cache, typesetting
from game.client.ui.page import Page
from game.client.ui.widgets import common_px
from tests.client.legibility import Reading, reading

TOLD_PX = {"computer-gears": 27, "computer-colour": 27, "computer-fulfilment": 27, "board-automa": 30}
"""The usual size of what is told in these scenes."""
POINTS = ("Round", "Anna discards", "A better option")


def test_the_longest_words_decide_how_large_all_are() -> None:
    page, room = Page(1.0), (300, 60)
    short, long = ("Wheels", room), ("Master of the house", room)
    assert common_px(page, [short, long], 30) == 30
    reading_size.choose(200)
    assert common_px(page, [short], 30) > common_px(page, [short, long], 30) >= 30
    assert common_px(page, [("far too long for that room, at any size", (40, 20))], 30) == 30
    assert read_sizes(30)[0] == read_px(30) == 60
    assert read_sizes(30)[-1] == 30


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """A window with words twice as large."""
    choices = Choices()
    choices.change(text_scale="200")
    made = Gallery((1920, 1080), tmp_path_factory.mktemp("saves"), choices)
    yield made
    made.close()


def texts_of(gallery: Gallery, name: str) -> list[Reading]:
    """The texts of a picture, drawn anew with words twice as large."""
    picture = next(each for each in PICTURES if each.name == name)
    scenes = picture.scenes(gallery)
    reading_size.choose(200)
    picture_cache.clear()
    typesetting.clear()
    with reading() as found:
        gallery.show(scenes, picture.seconds)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", TOLD_PX)
def test_what_others_do_is_told_larger(name: str, large: Gallery) -> None:
    sentences = [one for one in texts_of(large, name) if one.words.endswith(".") and not one.asked and one.ground]
    assert sentences
    assert max(one.px for one in sentences) >= 1.3 * TOLD_PX[name]


@pytest.mark.slow
def test_a_turning_point_has_a_page(large: Gallery) -> None:
    found = [one for one in texts_of(large, "turning-points") if one.words.startswith(POINTS[1:])]
    assert len({one.words for one in found}) == 2
    assert all(one.px >= 0.9 * one.asked for one in found)


@pytest.mark.slow
def test_what_a_closer_look_explains_has_pages(large: Gallery) -> None:
    told = [one.px for one in texts_of(large, "close-up") if one.words.startswith(("Show the letters", "Pays "))]
    assert set(told) == {read_px(30)}
    assert "later" in large.page.targets
