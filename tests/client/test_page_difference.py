"""Painting what differs between two pages gives the same picture as painting all.

DIFFERENCE_ACTS says how much a random hand does in each game; after a change of pages or painters, by hand:

    DIFFERENCE_ACTS=2500 python -m pytest tests/client/test_page_difference.py
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from devtools.measure import board
from game.client.graphics import picture_cache
from game.client.graphics.brush import Brush
from game.client.graphics.layout import CANVAS
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui import widgets
from game.client.ui.page import REST, Attention, Item, Page, Part
from game.client.ui.painter import Layers, Painter
from game.client.ui.scene import Scene
from game.players import LegalMoves
from game.rules.moves import TakeOrder
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.player.monkey import Monkey
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import script

SIZE = (640, 360)
ACTS = int(os.environ.get("DIFFERENCE_ACTS", "100"))
SENSIBLE = 25  # moves before the random hand begins
PART = 12  # scenes in one test, so that several processes share them

begin, go_on, page_of = Layers.begin, Layers.go_on, Painter.page_of


class Compared:
    """Paints each page of the windows twice, by its difference and whole, and counts what was compared."""

    def __init__(self) -> None:
        self.pages = 0
        self.in_part = 0  # of them were not painted whole the first time
        self.kept = 0  # pages that kept parts of the one before
        self._begun: tuple[Page, Attention] | None = None

    def page_of(self, painter: Painter, scene: Scene, before: Sequence[Part]) -> Page:
        """Build a page; AssertionError if the parts that it keeps are not as those of one that is built anew."""
        page = page_of(painter, scene, before)
        if any(part in before for part in page.parts):
            self.kept += 1
            anew = page_of(painter, scene)
            assert page.title == anew.title
            assert list(page.targets) == list(anew.targets)
            assert page.anchors == anew.anchors
            assert all(one.looks_like(other) or both_made(one, other) for one, other in both(page, anew))
        return page

    def begin(self, layers: Layers, page: Page, attention: Attention) -> None:
        """Begin to paint a page."""
        self.in_part += not layers.forgotten
        self._begun = page, attention
        begin(layers, page, attention)

    def go_on(self, layers: Layers, until_s: float | None, *, early: bool) -> None:
        """Paint what is left of it; AssertionError if it is done and the two pictures differ."""
        go_on(layers, until_s, early=early)
        if self._begun is not None and not layers.unfinished:
            (page, attention), self._begun = self._begun, None
            found = pixels(layers)
            layers.forget()
            begin(layers, page, attention)
            go_on(layers)
            self.pages += 1
            assert found == pixels(layers), page.title


def both(page: Page, anew: Page) -> Iterator[tuple[Item, Item]]:
    """The entries of two pages, pair by pair."""
    return zip(page.items, anew.items, strict=True)


def both_made(one: Item, other: Item) -> bool:
    """Whether the same code made the functions of two entries, each its own."""
    return one.function is not other.function and one.function.__code__ is other.function.__code__


def pixels(layers: Layers) -> bytes:
    """All that is painted."""
    shown = layers.part("after", (0, 0, *CANVAS))
    assert shown is not None
    return pygame.image.tobytes(shown, "RGB")


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Compared:
    """Every page that is painted from now on is compared."""
    found = Compared()

    def begin(layers: Layers, page: Page, attention: Attention) -> None:
        found.begin(layers, page, attention)

    def go_on(layers: Layers, until_s: float | None = None, *, early: bool = False) -> None:
        found.go_on(layers, until_s, early=early)

    def page_of(painter: Painter, scene: Scene, before: Sequence[Part] = ()) -> Page:
        return found.page_of(painter, scene, before)

    monkeypatch.setattr(Painter, "page_of", page_of)
    monkeypatch.setattr(Layers, "begin", begin)
    monkeypatch.setattr(Layers, "go_on", go_on)
    return found


@pytest.fixture
def gallery(tmp_path: Path) -> Iterator[Gallery]:
    """A window for scenes."""
    gallery = Gallery(SIZE, tmp_path)
    yield gallery
    gallery.close()


def outside(layers: Layers, item: Item) -> bool:
    """Whether an entry paints beyond its bounds, at rest or in a hand; a page that follows would leave that there."""
    picture = pygame.Surface(layers.viewport.page.size, pygame.SRCALPHA)
    name = item.target.name if item.target else None
    for attention in (Attention(), Attention(hovered=name, focused=name, pressed=name)):
        item.paint(Brush(picture, layers.viewport.scale), item.state(attention))
    picture.fill((0, 0, 0, 0), layers.viewport.to_page(item.bounds))
    left = picture.get_buffer().raw
    return left != bytes(len(left)) and bool(picture.get_bounding_rect())  # which looks at point after point


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(PICTURES), PART))
def test_every_scene_after_another_one(gallery: Gallery, compared: Compared, first: int) -> None:
    for picture in PICTURES[first : first + PART]:
        gallery.show(picture.scenes(gallery), picture.seconds)
        before = compared.in_part
        gallery.scene.changed()
        gallery.play_on(0)
        assert compared.in_part > before, picture.name
        strays = [item for item in gallery.page.items if outside(gallery.layers, item)]
        assert not strays, picture.name
    assert compared.pages >= 2 * PART or first + PART > len(PICTURES)


@pytest.mark.parametrize("put", [widgets.board, widgets.band])
@pytest.mark.parametrize("box", [(24, 704, 1872, 352), (60, 131, 800, 500)])
def test_a_ground_is_opaque_where_nothing_below_is_painted(
    gallery: Gallery, put: Callable[[Page, pygame.Rect], None], box: tuple[int, int, int, int]
) -> None:
    viewport, page = gallery.layers.viewport, Page()
    put(page, pygame.Rect(box))
    (ground,) = page.items
    picture = pygame.Surface(viewport.page.size, pygame.SRCALPHA)
    ground.paint(Brush(picture, viewport.scale), REST)
    hidden = picture.subsurface(viewport.to_page(ground.named["opaque"]))
    assert pygame.mask.from_surface(hidden, 254).count() == hidden.get_width() * hidden.get_height()


def stands(pilot: Pilot) -> bool:
    """Whether the page that was begun last is in front."""
    return pilot.app.layers.stands


def test_a_page_that_is_painted_in_slices_waits_behind_the_one_before(pilot: Pilot, bench: Bench) -> None:
    """The old page stays, and what is pressed meanwhile is heard once the new one stands."""
    pilot.step()
    before = pixels(pilot.app.layers)
    pilot.app.painter.slice_s = 0.0  # one entry at each step
    pilot.app.layers.forget()
    bench.changed()
    pilot.hover("go")
    assert not stands(pilot)
    assert pixels(pilot.app.layers) == before
    steps = 0
    while not stands(pilot):
        pilot.step()
        steps += 1
    assert steps > 5
    pilot.step()
    pilot.app.painter.slice_s = None
    pilot.step()
    assert pilot.app.controls.attention.hovered == "go"
    shown = pixels(pilot.app.layers)
    pilot.app.layers.forget()
    bench.changed()
    pilot.step()
    assert pixels(pilot.app.layers) == shown != before


def test_a_turn_whose_slice_is_over_leaves_the_page_to_the_next_one(
    pilot: Pilot, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Building it took all the time: the pictures of not one entry are drawn in the same turn."""
    pilot.step()
    pilot.app.painter.slice_s = 0.0
    drawn: list[Item] = []

    def rehearsed(_: Layers, item: Item, __: Attention) -> bool:
        drawn.append(item)
        return True

    monkeypatch.setattr(Layers, "_rehearsed", rehearsed)
    pilot.app.layers.forget()
    bench.changed()
    pilot.step()
    assert not drawn
    pilot.step()
    assert len(drawn) == 1


def test_pictures_that_were_dropped_are_drawn_again_in_slices(pilot: Pilot, bench: Bench) -> None:
    """What is under the pointer looks different: its pictures are no longer kept, and one turn draws one of them."""
    pilot.step()
    pilot.app.painter.slice_s = 0.0
    picture_cache.clear()
    pilot.hover("go")
    assert not stands(pilot)
    while pilot.app.layers.unfinished:
        pilot.step()
    shown = pixels(pilot.app.layers)
    pilot.app.painter.slice_s = None
    pilot.app.layers.forget()
    bench.changed()
    pilot.step()
    assert pixels(pilot.app.layers) == shown


def test_a_part_hands_on_what_it_puts_on_a_page() -> None:
    def put(page: Page) -> None:
        widgets.titled_table(page, "Rules")
        widgets.sheet(page, (60, 60, 900, 600))
        widgets.page_button(page, "close", (100, 500, 200, 80), "Close")
        page.anchor("board", (0, 0, 10, 10))
        page.answers["close"] = str

    direct, parted = Page(), Page()
    put(direct)
    parted.part(put)
    assert list(parted.targets) == list(direct.targets)
    for name in ("anchors", "title", "sheets", "grounds", "answers"):
        assert getattr(parted, name) == getattr(direct, name) != getattr(Page(), name), name
    assert all(one.looks_like(other) for one, other in both(parted, direct))


def test_a_move_builds_only_the_parts_that_show_what_it_changed() -> None:
    with board(SIZE) as (app, scene):
        app.step()
        before = list(map(id, app.page.parts))
        moves = LegalMoves(scene.session.content, scene.session.view(scene.seat))
        assert scene.submit(next(move for move in moves if isinstance(move, TakeOrder)))
        app.step()
        kept = Counter(part.build.__name__ for part in app.page.parts if id(part) in before)
        built = Counter(part.build.__name__ for part in app.page.parts if id(part) not in before)
    assert kept >= Counter(_card=4, _strip=4, _train=1, tracks=1, _tray=2, _seat_panel=2)
    assert 0 < built.total() < kept.total()
    assert not built & Counter(_strip=1, _train=1, tracks=1, _tray=1)


def test_a_press_keeps_what_only_a_move_changes() -> None:
    with board(SIZE) as (app, scene):
        app.step()
        before = list(map(id, app.page.parts))
        piece = next(target.name for target in app.page.targets if target.role == "piece")
        scene.piece_part.lay(piece, min(scene.piece_part.places_for(piece)))
        scene.changed()
        app.step()
        built = Counter(part.build.__name__ for part in app.page.parts if id(part) not in before)
        kept = Counter(part.build.__name__ for part in app.page.parts if id(part) in before)
        assert all(part.page.before == () for part in app.page.parts)
    assert kept >= Counter(printing_house=1, strips=1, seat_panels=1, _strip=4, _train=1)
    assert built == Counter(_card=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_hand(tmp_path: Path, compared: Compared, seed: int) -> None:
    fingers = Fingers(Pilot(Title(AppContext(tmp_path)), SIZE))
    session = open_game(fingers, Opening(("Anna", "Tom"), characters=True, automa=True, seed=seed))
    Player(fingers, session).play(script(session.match.options, seed)[: SENSIBLE * seed])
    monkey = Monkey(fingers, seed)
    for _ in range(ACTS):
        monkey.act()
    pygame.quit()
    assert compared.in_part > ACTS
    assert compared.kept
