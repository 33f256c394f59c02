"""The focus of keys: where it begins, how arrows and Tab lead on, where it goes after a deed, and what is painted."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from game.client.base.bindings import WAYS, Intent
from game.client.scenes.preparation_scene import Preparation
from game.client.ui.focus import aimed, as_read, frames
from game.client.ui.page import Page, Target
from game.rules.moves import CommitPlan
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.rules import build

WINDOW = (640, 360)
STEPS = 40
NAMED = {picture.name: picture for picture in PICTURES}

NEIGHBOURS: dict[str, list[tuple[str, Intent, str]]] = {
    "title": [("new", "down", "resume"), ("resume", "up", "new"), ("quit", "down", "quit")],
    "types": [
        ("type:O", "left", "type:I"),
        ("type:I", "right", "type:O"),
        ("type:A", "left", "type:A"),
        ("type:U", "right", "slot:0"),
        ("type:O", "down", "tray"),
    ],
    "plan": [
        ("plus:orders", "down", "plus:inks"),
        ("plus:inks", "left", "plan slot:inks:6"),
        ("plan slot:inks:3", "left", "plan slot:inks:2"),
        ("plan slot:inks:3", "up", "plan slot:orders:3"),
        ("marker:0", "right", "marker:1"),
        ("marker:5", "right", "marker:6"),
    ],
    "setup": [
        ("chair:0:empty", "right", "chair:1:person"),
        ("chair:0:computer", "up", "name:0"),
        ("emblem:0:tower", "right", "emblem:1:anchor"),
    ],
    "settings": [
        ("palette:deuteranopia", "left", "palette:standard"),
        ("speed:slow", "down", "reduced"),
        ("about", "right", "close"),
    ],
    "fulfilment": [
        ("own ink:gold:0", "right", "own ink:red:0"),
        ("own type:A:0", "right", "own type:I:1"),
        ("own type:I:1", "left", "own type:A:0"),
        ("undo", "right", "fill"),
        ("fill", "down", "print"),
    ],
    "workshop": [("type:O", "left", "type:I"), ("use:0", "right", "use:1"), ("type:A", "right", "type:I")],
    "board-gears": [("gear:gear-32", "right", "gear:gear-04"), ("gear:gear-04", "left", "gear:gear-32")],
}
"""Of usual pages: where an arrow leads from a target."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    made = Gallery(WINDOW, tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_an_arrow_leads_to_what_is_painted_beside(gallery: Gallery, name: str) -> None:
    picture = NAMED[name]
    gallery.show(picture.scenes(gallery), picture.seconds)
    targets = list(gallery.page.targets)
    for start, way, end in NEIGHBOURS[name]:
        found = aimed(targets, gallery.page.targets.by_name(start), WAYS[way], frames(targets))
        assert found == end, (start, way)


def test_tab_goes_as_the_eye_reads(gallery: Gallery) -> None:
    """Seat by seat, row by row; and what lies on a sheet before what lies beside it."""
    gallery.show(NAMED["setup"].scenes(gallery), 0.1)
    names = [str(target.name) for target in as_read(gallery.page)]
    seats = [int(name.split(":")[1]) for name in names if name.startswith(("name:", "chair:", "emblem:"))]
    assert seats == sorted(seats)
    assert names[:3] == ["phones", "name:0", "chair:0:person"]
    gallery.show(NAMED["plan"].scenes(gallery), 0.1)
    names = [str(target.name) for target in as_read(gallery.page)]
    rows = [names.index(f"action row:{action}") for action in ("orders", "inks", "specialties", "gears", "patronage")]
    assert rows == sorted(rows)
    assert rows[0] < names.index("plus:orders") < rows[1]
    assert names.index("plus:patronage") < names.index("confirm")
    assert names[-1] == "confirm"


def test_targets_that_change_places_are_read_in_another_order() -> None:
    """And back again: an order that is known is that of the places."""
    left, right = pygame.Rect(100, 100, 200, 80), pygame.Rect(500, 100, 200, 80)
    for go, stay in ((left, right), (right, left), (left, right)):
        page = Page()
        page.targets.add(Target("go", "button", go, "Go"))
        page.targets.add(Target("stay", "button", stay, "Stay"))
        assert [target.rect for target in as_read(page)] == [left, right]


def focused(pilot: Pilot) -> str | None:
    return pilot.app.controls.attention.focused


KEYS = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEDOWN)


def shown() -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


@pytest.mark.parametrize(
    "name", ["setup", *(pytest.param(each, marks=pytest.mark.slow) for each in ("draft", "plan", "board-orders"))]
)
def test_whatever_keys_are_pressed_nothing_stale_is_left_on_the_screen(tmp_path: Path, name: str) -> None:
    """The strip of keys at the foot, and the bars beside the page that it leaves, come and go with the device."""
    rng, gallery = Random(26), Gallery(WINDOW, tmp_path)
    pilot = Pilot(NAMED[name].scenes(gallery)[0], WINDOW)
    pilot.key(pygame.K_TAB)
    focuses, feet = set[str | None](), set[bool]()
    for step in range(STEPS):
        if step % 4 == 3:
            for x in (100, 300):
                pilot.move_to((x, 2))
        else:
            pilot.key(rng.choice(KEYS))
        pilot.wait(1.0)
        pilot.wait_until_still()
        before, painter = shown(), pilot.app.painter
        focuses.add(focused(pilot))
        feet.add(painter.foot is not None)
        window = pygame.display.get_surface()
        assert window is not None
        window.fill((255, 0, 255))
        painter.use_window(window, painter.foot)
        painter.expose()
        pilot.step(2)
        assert shown() == before, f"step {step} left something"
    assert len(focuses) > 5
    assert feet == {True, False}
    gallery.close()


@pytest.fixture
def planning(tmp_path: Path) -> Iterator[AtTable]:
    at = AtTable(build.table(seats=2), tmp_path)
    at.session.open_curtain(0)
    at.sit()
    yield at
    pygame.quit()


def type_digit(pilot: Pilot, digit: int) -> None:
    pilot.post(pygame.KEYDOWN, key=pygame.K_0 + digit, mod=0, unicode=str(digit))
    pilot.post(pygame.KEYUP, key=pygame.K_0 + digit, mod=0)


def test_a_plan_is_typed_by_its_numbers(planning: AtTable) -> None:
    pilot = planning.pilot
    pilot.key(pygame.K_TAB)
    assert focused(pilot) == "plus:orders"
    for digit, after in ((2, "plus:inks"), (0, "plus:specialties"), (1, "plus:gears"), (3, "plus:patronage")):
        type_digit(pilot, digit)
        assert focused(pilot) == after
    type_digit(pilot, 9)  # as many as are left
    assert focused(pilot) == "confirm"
    pilot.key(pygame.K_RETURN)
    move = planning.session.match.log[-1].move
    assert isinstance(move, CommitPlan)
    assert move.markers[:4] == (2, 0, 1, 3)


def test_a_number_goes_to_the_row_with_the_focus(planning: AtTable) -> None:
    pilot = planning.pilot
    pilot.key(pygame.K_TAB)
    type_digit(pilot, 1)
    for _ in range(2):
        pilot.key(pygame.K_DOWN)
    type_digit(pilot, 2)
    assert planning.session.match.draft(0) == (1, 0, 0, 2, 0)
    assert focused(pilot) == "plus:patronage"


def test_more_types_of_a_letter_are_taken_where_it_lies_and_then_the_deed_is_next(tmp_path: Path) -> None:
    gallery = Gallery(WINDOW, tmp_path)
    pilot = Pilot(NAMED["types"].scenes(gallery)[0], WINDOW)
    pilot.key(pygame.K_TAB)
    for after in ("type:A", "type:A", "confirm"):
        pilot.wait(0.2)
        pilot.key(pygame.K_RETURN)
        assert focused(pilot) == after
    gallery.close()


def test_enter_after_the_last_card_takes_the_order(tmp_path: Path) -> None:
    """The focus goes from the one half to the other, and then to the deed: nothing is taken back."""
    gallery = Gallery(WINDOW, tmp_path)
    pilot = Pilot(NAMED["draft"].scenes(gallery)[0], WINDOW)
    match = pilot.scene_of(Preparation).session.match
    number = match.number
    pilot.key(pygame.K_TAB)
    for start in ("printing:", "refinement:", "confirm"):
        assert str(focused(pilot)).startswith(start)
        pilot.wait(0.2)
        pilot.key(pygame.K_RETURN)
    assert match.number == number + 1
    gallery.close()
