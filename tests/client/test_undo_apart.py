"""No press that ends something final stands beside the one that takes back: A02, A03."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery, Picture
from game.client.scenes.game_scene import MatchScene
from game.client.ui.page import Page
from game.client.ui.target_names import BuyCardsButton
from game.rules.moves import CommitPlan
from tests.client.at_table import AtTable
from tests.client.target_room import apart
from tests.rules import build

LEAST = 56  # px at 1920x1080
FINAL = frozenset({"end", "continue", "confirm", "draw", "keep"})
QUICK = frozenset({"board-inks", "board-gears", "draft", "character", "fulfilment", "prompt-offering-order"})


def near_undo(page: Page) -> list[str]:
    """The names of what ends something final and stands beside `undo`; none where nothing can be undone."""
    undo = page.targets.get("undo")
    if undo is None:
        return []
    final = [one for one in page.targets if one.name in FINAL or isinstance(one.name, BuyCardsButton)]
    return [one.name for one in final if apart(one, undo) < LEAST]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery((320, 180), tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(picture, id=picture.name, marks=() if picture.name in QUICK else pytest.mark.slow)
        for picture in PICTURES
        if not picture.name.startswith("companion")
    ],
)
def test_what_is_final_stands_apart_from_undo(gallery: Gallery, picture: Picture) -> None:
    gallery.show(picture.scenes(gallery), picture.seconds)
    if isinstance(gallery.scene, MatchScene):
        assert near_undo(gallery.page) == []


@pytest.mark.parametrize("where", ["inks", "gears", "fulfil"])
def test_the_end_of_a_turn_stands_apart_from_undo(tmp_path: Path, where: str) -> None:
    table = build.table(seats=2)
    if where == "fulfil":
        build.at_fulfilment(table)
    else:
        build.at_action(table, where)  # type: ignore[arg-type]
    at = AtTable(table, tmp_path)
    pilot = at.sit()
    pilot.click("none" if where == "fulfil" else "pass")
    assert pilot.app.page.targets.by_name("end").enabled
    assert pilot.app.page.targets.by_name("undo").enabled
    assert near_undo(pilot.app.page) == []
    pygame.quit()


def test_going_on_from_a_shifted_marker_stands_apart_from_undo(tmp_path: Path) -> None:
    table = build.table(seats=2)
    build.set_character(table, 0, "gutenberg")
    at = AtTable(table, tmp_path)
    at.session.choices.change(speed="off")
    for seat, count in ((0, 7), (1, 8)):
        assert at.session.turns.make(CommitPlan(seat, build.spread(count, "inks", 3))) == ""
    pilot = at.sit()
    pilot.wait_until_still()
    pilot.click("leave")
    pilot.wait_until_still()
    assert pilot.app.page.targets.by_name("undo").enabled
    assert "continue" in pilot.app.page.targets
    assert near_undo(pilot.app.page) == []
    pygame.quit()
