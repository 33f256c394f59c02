"""The sentences of the tutorial: short, one idea each, and inside their bubble in every language and size."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from game.client.base import reading_size
from game.client.base.i18n import language, languages, set_language
from game.client.graphics import typesetting
from game.client.graphics.layout import CANVAS
from game.client.scenes.tutorial import tutor
from game.client.scenes.tutorial.tutor import Button
from game.client.text.tutorial_text import (
    ANSWERS,
    BUBBLES,
    CHAPTERS,
    FILLED,
    TUTORIAL,
    goal_missed,
    goal_reached,
    inks_wanted,
)

MOST_WORDS = 25
WAYS = ("back", "skip", "leave")
MOST_BUTTONS = ("undo", "show", "again", "next")


def sentences() -> dict[str, str]:
    """All that the Master says, by its key."""
    filled = dict(zip(FILLED, (inks_wanted("blue, silver, gold"), goal_reached(24), goal_missed(19)), strict=True))
    answers = {key: say() for key, say in ANSWERS.items()}
    general = {key: TUTORIAL[key]() for key in ("off script", "stuck")}
    return {key: say() for key, say in BUBBLES.items()} | filled | answers | general


@pytest.fixture(params=product([*languages(), "eo"], (100, 200)), ids=lambda asked: f"{asked[0]}-{asked[1]}")
def spoken(request: pytest.FixtureRequest, longer_language: Path) -> Iterator[None]:
    """Each language that there is, or one that is 40 % longer, at the usual size or twice as large."""
    code, size = request.param
    if code == "eo":
        set_language(code, longer_language)
    else:
        set_language(code)
    assert language() == code
    reading_size.choose(size)
    typesetting.clear()
    yield
    typesetting.clear()


def test_no_sentence_of_the_tutorial_is_long() -> None:
    assert {key: said for key, said in sentences().items() if len(said.split()) > MOST_WORDS} == {}
    assert len(CHAPTERS) == 7


@pytest.mark.slow
def test_every_sentence_and_all_buttons_have_room_in_the_bubble(spoken: None) -> None:
    rows = [[Button(key, TUTORIAL[key]()) for key in row] for row in (MOST_BUTTONS, WAYS)]
    for key, said in sentences().items():
        width, height = tutor.size_of(said, rows)
        assert width <= CANVAS[0] - 2 * tutor.EDGE, key
        assert height <= CANVAS[1] - 2 * tutor.EDGE, key
        for row in rows:
            needed = sum(map(tutor.width_of, row)) + tutor.BETWEEN * (len(row) - 1)
            assert needed <= width - 2 * tutor.PAD, key
