"""Whoever is asked sees what lies on the board by one press, and is back by another with nothing lost: A05, A09."""

from collections.abc import Iterator

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery, Picture
from game.client.scenes.board.whole_board import WholeBoard
from game.client.scenes.game_scene import MatchScene
from game.client.scenes.keep_order import KeepAnOrder
from game.client.scenes.preparation_scene import Preparation
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")

WINDOW = (480, 270)
CHOICES = ("character", "draft", "types", "colour", "reveal-shift", "prompt-")
QUICK = frozenset({"character", "draft", "colour", "reveal-shift", "prompt-keeping-order", "prompt-swapping-ink"})
ASKING = [picture for picture in PICTURES if picture.name.startswith(CHOICES)]
TRIED = [
    pytest.param(picture, id=picture.name, marks=() if picture.name in QUICK else pytest.mark.slow)
    for picture in ASKING
]
WAYS: tuple[tuple[str | int, str | int], ...] = (
    ("board", "close"),
    (pygame.K_b, pygame.K_b),
    (pygame.K_b, pygame.K_ESCAPE),
)


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """The stage on which every question comes up."""
    made = Gallery((320, 180), tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


def asked(gallery: Gallery, picture: Picture) -> Pilot:
    """A pilot in front of a question, with a piece laid where that is not the answer yet."""
    pilot = Pilot(picture.scenes(gallery)[0], WINDOW, choices=gallery.context.profile.choices)
    pilot.wait(0.2)
    pilot.wait_until_still()
    scene = pilot.scene
    if isinstance(scene, Preparation | KeepAnOrder):
        pieces = [target.name for target in pilot.app.page.targets if target.role == "piece"]
        piece = next(piece for piece in pieces if scene.piece_part.places_for(piece))
        pilot.drag(piece, min(scene.piece_part.places_for(piece)))
        pilot.wait_until_still()
    return pilot


def press(pilot: Pilot, way: str | int) -> None:
    """Press a target or a key."""
    pilot.click(way) if isinstance(way, str) else pilot.key(way)
    pilot.wait_until_still()


def what_is_there(pilot: Pilot) -> set[tuple[object, ...]]:
    """Every target of the page, where it is and what it says."""
    return {(one.name, tuple(one.rect), one.enabled, one.label, one.reason) for one in pilot.app.page.targets}


@pytest.mark.slow
@pytest.mark.parametrize("picture", TRIED)
def test_one_press_leads_to_the_board_and_one_back_with_nothing_lost(gallery: Gallery, picture: Picture) -> None:
    pilot = asked(gallery, picture)
    scene, before = pilot.scene, what_is_there(pilot)
    assert isinstance(scene, MatchScene)
    number = scene.state_number
    for there, back in WAYS:
        press(pilot, there)
        assert pilot.scene.name == WholeBoard.name
        press(pilot, back)
        assert pilot.scene is scene
        assert what_is_there(pilot) == before
        assert scene.state_number == number


def test_every_question_and_choice_is_tried() -> None:
    names = {picture.name for picture in ASKING}
    assert len(names) == 18
    assert {name for name in names if not name.startswith("prompt-")} == {
        "character", "character-gears", "character-levels", "draft", "types", "colour", "reveal-shift"
    }  # fmt: skip


def test_T2_the_inks_of_the_round_lie_beside_the_choice_of_a_colour(gallery: Gallery) -> None:
    pilot = asked(gallery, next(picture for picture in PICTURES if picture.name == "colour"))
    scene = pilot.scene_of(Preparation)
    sets = [number for number, inks in enumerate(scene.session.view().ink_sets) if any(inks)]
    shown = [target for target in pilot.app.page.targets if target.name.startswith("look:ink set:")]
    assert [target.name for target in shown] == [f"look:ink set:{number}" for number in sets]
    assert all(target.hint.startswith("From left to right:") for target in shown)
