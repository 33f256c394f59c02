"""Large words enlarge the table, and windows of any shape are used: how small what decides is, and how much is used."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from game.client.base import reading_size
from game.client.base.reading_size import TextScale
from game.client.base.settings import Choices
from game.client.graphics.panes import Pane, packed
from game.client.scenes.settings_scene import SettingsSheet
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.menu_names import SettingsTab, TextScaleChoice
from game.client.ui.scene import Push
from game.client.ui.target_names import ViewTab
from tests.client.legibility import ScreenState, engraved_height, shown
from tests.client.pilot import Pilot
from tests.client.player.opening import Opening, open_game
from tests.client.player.over_views import OverViews
from tests.client.player.player import Player
from tests.client.player.script import script

FULL_HD, SMALL = (1920, 1080), (1280, 720)
LEAST = {150: 32, 200: 40}
"""For a size of text the px, at 1080p, from the lowest descender to the highest ascender of all that decides."""
DECIDING = {
    "draft": 2, "types": 1, "plan": 1, "plan-four": 1, "board-orders": 1, "board-inks": 1, "board-specialties": 1,
    "board-specialties-one": 1, "board-gears": 1, "board-patronage": 1, "fulfilment": 4, "fulfilment-cheaper": 4,
    "colour": 2, "reveal": 3, "reveal-automa": 3, "reveal-shift": 3, "final": 2, "final-solo": 2, "together": 3,
    "together-keys": 2, "together-phones": 2, "round-end": 3, "turn-gears": 3, "prompt-keeping-order": 1,
}  # fmt: skip
"""Pages of decisions, and how many of their views, from the first one, show what decides."""
ALMOST = {"setup": 38, "prompt-swapping-type": 38}
"""Those where one sheet is as large as the window lets it be: what has at least this size at 200 %."""
SHAPES = {(2560, 1080): 0.95, (1440, 1080): 0.9, (1080, 1920): 0.85}
"""Windows of other shapes, and the share of each that must be used."""
USED = (
    "setup", "draft", "types", "plan", "reveal", "board-orders", "board-inks", "board-specialties",
    "board-gears", "board-patronage", "fulfilment", "final", "settings",
)  # fmt: skip
ROUNDED = 1.5  # px that sizes of faces and pieces lose at most because they are whole numbers


@pytest.fixture
def large(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Gallery]:
    """A window of a size in which all is read at a size in percent."""
    size, percent = request.param
    choices = Choices()
    choices.change(text_scale=percent)
    made = Gallery(size, tmp_path, choices)
    yield made
    made.close()
    reading_size.choose(reading_size.USUAL)


def seen(gallery: Gallery, name: str, view: int = 0) -> ScreenState:
    """A view of a picture of the gallery."""
    picture = next(each for each in PICTURES if each.name == name)
    scenes = picture.scenes(gallery)
    scenes[-1].opened = view
    return shown(gallery, scenes, picture.seconds, painted=False)


def smallest(gallery: Gallery, name: str, view: int) -> float:
    """The height in px of the smallest words, letters and digits of a view, but for captions beside pictograms."""
    scene = seen(gallery, name, view)
    tabs = [
        gallery.layers.viewport.to_page(target.rect)
        for target in scene.page.targets
        if isinstance(target.name, ViewTab)
    ]
    read = [one for one in scene.texts if one.words.strip() and not one.on_card and one.rect.collidelist(tabs) < 0]
    assert [one.words for one in read if one.cut or one.beyond] == []
    heights = [float(one.height) for one in read] + [engraved_height(one) for one in scene.engraved if not one.caption]
    return min(heights)


def sized(sizes: list[tuple[tuple[int, int], TextScale]]) -> pytest.MarkDecorator:
    """A parameter for windows of these sizes, with sizes of text."""
    return pytest.mark.parametrize("large", sizes, indirect=True, ids=lambda one: f"{one[0][0]}-{one[1]}")


@pytest.mark.slow
@sized([(size, percent) for size in (FULL_HD, SMALL) for percent in ("150", "200")])
def test_what_decides_is_large(large: Gallery) -> None:
    """26 px at 100 %, 32 at 150 %, 40 at 200 %; at 720p two thirds of that."""
    wanted = LEAST[reading_size.percent()]
    scale = large.size[1] / FULL_HD[1]
    found = {(name, view): smallest(large, name, view) for name, count in DECIDING.items() for view in range(count)}
    assert {key: px for key, px in found.items() if px < wanted * scale - ROUNDED} == {}


@pytest.mark.slow
@sized([(FULL_HD, "200")])
def test_what_fills_the_window_is_as_large_as_it_can_be(large: Gallery) -> None:
    found = {name: smallest(large, name, 0) for name in ALMOST}
    assert {name: px for name, px in found.items() if px < ALMOST[name] - ROUNDED} == {}


@sized([(FULL_HD, "200")])
def test_an_open_row_is_enlarged(large: Gallery) -> None:
    assert smallest(large, "board-inks", 0) >= 40
    assert ViewTab(1) in large.page.targets


def share(gallery: Gallery) -> float:
    """The share of the window between the outermost parts of a page."""
    seen, viewport = gallery.scene.arranged, gallery.layers.viewport
    wide, high = viewport.window
    if seen is None:
        return viewport.page.w * viewport.page.h / (wide * high)
    first, *others = (pane.shown for pane in seen.panes)
    used = viewport.to_page(first.unionall(others))
    return used.w * used.h / (wide * high)


@pytest.mark.slow
@pytest.mark.parametrize("large", [(size, "100") for size in SHAPES], indirect=True, ids=str)
@pytest.mark.usefixtures("unpainted")
def test_a_window_of_another_shape_is_used(large: Gallery) -> None:
    """In strips beside or below bars, the usual page would take 32 to 75 % of these windows."""
    shares, whole = {}, set[str]()
    for name in USED:
        seen(large, name)
        shares[name] = share(large)
        arranged = large.scene.arranged
        if arranged is not None and any(not inside(pane, large) for pane in arranged.panes):
            whole.add(name)
    assert {name: part for name, part in shares.items() if part < SHAPES[large.size]} == {}
    assert whole == set(), "all panes lie in the window"


def inside(pane: Pane, gallery: Gallery) -> bool:
    """Whether a pane is seen whole."""
    return pygame.Rect(0, 0, *gallery.layers.viewport.canvas).contains(pane.shown)


def test_blocks_are_packed_in_order_and_as_large_as_they_can_be() -> None:
    blocks = (0, 0, 400, 100), (0, 100, 400, 100), (0, 200, 400, 100)
    column = packed(blocks, (500, 1000), 2.0)
    assert [pane.times for pane in column] == pytest.approx([1.25] * 3)
    assert [pane.shown.y for pane in column] == sorted(pane.shown.y for pane in column)
    assert {pane.shown.x for pane in column} == {0}
    line = packed(blocks, (2000, 150), 2.0)
    assert {pane.shown.y for pane in line} == {line[0].shown.y}
    assert (line[0].shown.left, line[-1].shown.right) == (0, 2000), "what room is left lies between them"
    for pane in line:
        assert pane.inward(pane.place((30, 40))) == pytest.approx((30, 40))


@pytest.mark.parametrize("size", ["150", "200"])
def test_the_size_that_was_pressed_stays_under_the_pointer(tmp_path: Path, size: TextScale) -> None:
    """Words grow in their places; what is laid out for them comes with the next page."""
    choices = Choices()
    pilot = Pilot(Title(AppContext(tmp_path)), FULL_HD, choices=choices)
    pilot.app.apply(Push(SettingsSheet(choices)))
    pilot.step(2)
    pilot.click(SettingsTab("reading"))
    before = {target.name: target.rect for target in pilot.app.page.targets}
    pilot.click(TextScaleChoice(size))
    pilot.step(2)
    assert choices.now.text_scale == size
    assert {target.name: target.rect for target in pilot.app.page.targets} == before
    assert pilot.app.page.targets.by_name(TextScaleChoice(size)).value == "True"
    pilot.click(SettingsTab("play"))
    pilot.click(SettingsTab("reading"))
    assert pilot.app.page.targets.by_name(TextScaleChoice(size)).rect != before[TextScaleChoice(size)]
    pygame.quit()
    reading_size.choose(reading_size.USUAL)


GAME = Opening(("Anna", "Tom"), characters=True, automa=False, seed=49, first=0)


@pytest.mark.slow
@pytest.mark.parametrize(("window", "size"), [((960, 540), "200"), ((540, 960), "100")], ids=["large", "upright"])
@pytest.mark.usefixtures("unpainted")
def test_a_whole_game_goes_over_views(tmp_path: Path, window: tuple[int, int], size: TextScale) -> None:
    """By the mouse, with what is in other views opened by their tabs, and all pieces where a hand finds them."""
    choices = Choices()
    choices.change(text_scale=size)
    fingers = OverViews(Pilot(Title(AppContext(tmp_path)), window, choices=choices))
    session = open_game(fingers, GAME)
    player = Player(fingers, session)
    moves = script(session.match.options, GAME.seed)
    player.play(moves, 7)
    player.finish()
    assert [entry.move for entry in session.match.log] == moves
    pygame.quit()
    reading_size.choose(reading_size.USUAL)
