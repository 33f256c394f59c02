"""Words of twice the size, in a longer language: none is cut or in the way, and what is read alone has just that size.

Other languages are looked at on demand: LEGIBILITY_LANGUAGES=en,fr names them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.gallery import PICTURES
from devtools.gallery_companion import COMPANION_PICTURES
from devtools.gallery_sheets import TUTORIAL_PICTURES
from devtools.gallery_window import Gallery, Picture
from game.client.base import reading_size
from game.client.base.i18n import set_language
from game.client.base.settings import Choices
from game.client.text.tutorial_text import BUBBLES
from tests.client.legibility import shown
from tests.client.test_legibility import FULL_HD, SMALL, TRANSLATED, faults_of_page, letters, marked, named

LARGE = [(size, code) for size in (SMALL, FULL_HD) for code in ("eo", *TRANSLATED)]
COMPANION = frozenset(picture.name for picture in COMPANION_PICTURES)
PEOPLE = frozenset(f"people-{part}" for part in ("origin", "printers", "books"))
SETTINGS = frozenset({"settings", "settings-controls", "controls", "own-cards", "about"})
MESSAGES = frozenset({"message", "not-kept", "rejoin", "welcome"})
READ = COMPANION | PEOPLE | SETTINGS | MESSAGES | {"rules", "rules-orders", "rules-index", "log", "hint", "feats"}
"""The scenes in which all sentences get the size that was asked for; elsewhere they get what has room."""
ASKING = frozenset(each.name for each in PICTURES if each.name.startswith("prompt-")) - {"prompt-keeping-order"}
"""Those in which one sentence does, among pieces."""
LESSONS = frozenset(picture.name for picture in TUTORIAL_PICTURES) - {"tutorial-map"}
"""Those in which the Master speaks: his words do, over pieces."""
ALMOST, SENTENCE = 0.8, 30  # of the size that was asked for; Latin letters


@pytest.fixture(scope="module")
def large(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, longer_language: Path
) -> Iterator[Gallery]:
    """One window for all scenes of a size, with words twice as large, in a longer language or one on demand."""
    size, code = request.param
    if code == "eo":
        set_language(code, longer_language)
    else:
        set_language(code)
    choices = Choices()
    choices.change(text_scale="200")
    made = Gallery(size, tmp_path_factory.mktemp("saves"), choices)
    yield made
    made.close()
    set_language("en")
    reading_size.choose(reading_size.USUAL)


@pytest.mark.parametrize("large", LARGE, indirect=True, ids=lambda asked: f"{named(asked[0])}-{asked[1]}")
@pytest.mark.parametrize("picture", [marked(picture) for picture in PICTURES])
def test_words_of_twice_the_size_are_whole_and_in_nobodys_way(picture: Picture, large: Gallery) -> None:
    """In a language that is 40 % longer than English; what is read alone has just that size."""
    scene = shown(large, picture.scenes(large), picture.seconds, painted=False)
    assert [one.words for one in scene.texts if one.cut or one.beyond] == []
    assert faults_of_page(scene.page) == []
    sentences = [one for one in scene.texts if one.asked and letters(one.words) > SENTENCE]
    if picture.name in ASKING:
        assert [one for one in sentences if one.px >= one.asked * ALMOST]
    if picture.name in LESSONS:
        spoken = {say() for say in BUBBLES.values()}
        assert {one.px >= one.asked * ALMOST for one in sentences if one.words in spoken} == {True}
    if picture.name in READ:
        assert [(one.words, one.px, one.asked) for one in sentences if one.px < one.asked * ALMOST] == []
