"""The gallery draws each scene, each part of one, and each question of the rules; and what holds for each of them.

Every target is large enough for a finger, has a spoken name, is reached by a pad, and is far enough from `undo`.
"""

import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple

import pytest

import game.client
import game.companion
from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery, Picture
from game.client.base.bindings import GROUPS, WAYS
from game.client.base.settings import PARTS
from game.client.scenes.game_scene import MatchScene
from game.client.session.match_session import MatchSession
from game.client.ui.focus import as_read, beginning, frames, legal_pieces
from game.client.ui.narrator import spoken_words
from game.client.ui.overlay import Message
from game.client.ui.page import Page
from game.client.ui.scene import Part, Scene
from game.companion.screens.answer_pads import Pad
from game.rules import moves as ask
from game.rules.moves import Asked
from tests.client.player.by_focus import Leading
from tests.client.target_room import assert_room, near_undo

pytestmark = pytest.mark.usefixtures("unpainted")

Kind = type[object]
OWN = ("game.client", "game.companion", "game.rules")
SETTLED: frozenset[Kind] = frozenset(
    {ask.Advances}
)  # the rules answer it with one question after the other, and show nothing of it
OF_THE_GAME = [picture for picture in PICTURES if not picture.name.startswith("companion")]
BASES_THAT_ARE_SHOWN: frozenset[Kind] = frozenset({Message})


class Shown(NamedTuple):
    """What the window shows of a picture: the page in front, its scene, and all scenes."""

    page: Page
    scene: Scene
    scenes: Sequence[Scene]


Show = Callable[[Picture], Shown]


@pytest.fixture(scope="module")
def show(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Show]:
    """Shows pictures in one small window, each once for all tests: a page is the same however large the window is."""
    gallery = Gallery((320, 180), tmp_path_factory.mktemp("saves"))

    @cache
    def shown(picture: Picture) -> Shown:
        gallery.show(picture.scenes(gallery), picture.seconds)
        return Shown(gallery.page, gallery.scene, tuple(gallery.scenes))

    yield shown
    gallery.close()


def each_picture(*quick: str, of: Sequence[Picture] = PICTURES) -> pytest.MarkDecorator:
    """One test for each picture; all but the quick ones are slow."""
    return pytest.mark.parametrize(
        "picture",
        [
            pytest.param(picture, id=picture.name, marks=() if picture.name in quick else pytest.mark.slow)
            for picture in of
        ],
    )


def load_client() -> None:
    """Import all of the client and of the companion, so that each class in it is known."""
    for package in (game.client, game.companion):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def leaves(kind: Kind) -> set[Kind]:
    """The classes under one from which no other class comes, as far as they are the game's own."""
    below = [each for each in kind.__subclasses__() if each.__module__.startswith(OWN)]
    return {leaf for each in below for leaf in leaves(each)} or {kind}


def named(kinds: set[Kind]) -> list[str]:
    """The names of classes, for a message that says what is missing."""
    return sorted(f"{kind.__module__}.{kind.__name__}" for kind in kinds)


def shown_by(scene: Scene) -> Iterator[Kind]:
    """The class of a scene and those of the parts of which it is made."""
    yield type(scene)
    yield from (type(held) for held in vars(scene).values() if isinstance(held, Part | Pad))


@pytest.mark.slow
def test_each_scene_each_part_and_each_question_is_in_the_gallery(show: Show) -> None:
    load_client()
    shown, asked = set[Kind](), set[Kind]()
    for picture in PICTURES:
        for scene in show(picture).scenes:
            shown |= set(shown_by(scene))
            table = getattr(scene, "session", None)
            if isinstance(table, MatchSession):
                asked |= {type(decision) for decision in table.view().stack}
    assert named((leaves(Part) | leaves(Pad) | BASES_THAT_ARE_SHOWN) - shown) == []
    assert named(leaves(Asked) - SETTLED - asked) == []


def test_each_page_of_the_settings_is_in_the_gallery() -> None:
    names = {picture.name for picture in PICTURES}
    assert {f"settings-{part}" for part in PARTS[1:]} | {"settings"} <= names


@each_picture("title", "curtain", "setup", "plan", "join")
def test_targets_are_large_enough_and_apart(show: Show, picture: Picture) -> None:
    shown = show(picture)
    assert_room(shown.page, shown.scene)


@each_picture("title", "curtain", "setup", "plan", "join")
def test_each_target_has_a_spoken_name(show: Show, picture: Picture) -> None:
    page = show(picture).page
    silent = [target.name for target in page.targets if not any(map(str.isalnum, spoken_words(target)))]
    assert not silent
    assert page.title or picture.name in ("title", "opening"), "the scene tells what it is"


@each_picture("board-inks", "board-gears", "draft", "character", "fulfilment", "prompt-offering-order", of=OF_THE_GAME)
def test_what_is_final_stands_apart_from_undo(show: Show, picture: Picture) -> None:
    shown = show(picture)
    if isinstance(shown.scene, MatchScene):
        assert near_undo(shown.page) == []


@each_picture("title", "draft", "plan", "board-gears", "fulfilment", "prompt-offering-order")
def test_keys_begin_where_something_can_be_done(show: Show, picture: Picture) -> None:
    """At the default deed or the first piece that can be lifted: at nothing disabled, and not at the bar."""
    shown = show(picture)
    name = beginning(shown.scene, shown.page)
    first = shown.page.targets.get(name)
    assert first is not None
    assert first.enabled
    assert name not in ("round card", "hint", "log", "rules", "menu", "undo")
    if first.role == "field":
        assert as_read(shown.page)[0] == first
    elif first.role == "piece":
        assert shown.scene.taps(first.name) or shown.scene.piece_part.places_for(first.name)
    else:
        assert name in (shown.page.targets.default, shown.scene.default) or not legal_pieces(shown.scene, shown.page)


@each_picture("setup", "seats", "settings-sound", "fulfilment")
def test_each_choice_has_a_name_of_its_own(show: Show, picture: Picture) -> None:
    found = [target.label for target in show(picture).page.targets if target.role in ("choice", "toggle")]
    assert [label for label, count in Counter(found).items() if count > 1] == []


def steps(page: Page) -> dict[str, set[str]]:
    """What the focus can come to from each target by one press."""
    leads = Leading(page, list(page.targets))
    return {
        target.name: {to for intent in (*WAYS, *GROUPS) if (to := leads.to(target.name, intent)) is not None}
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


@each_picture("title", "curtain", "setup", "rules")
def test_each_target_is_reached_and_left(show: Show, picture: Picture) -> None:
    """By the ways and the shoulders of a pad, without a pointer; a ground below others only with a piece in hand."""
    page = show(picture).page
    grounds = {name for name, frame in frames(list(page.targets)).items() if frame.is_ground}
    names, leading = {target.name for target in page.targets} - grounds, steps(page)
    stuck = {name: sorted(names - found) for name in names if (found := reached(leading, name) - grounds) != names}
    assert not stuck, f"what cannot be reached, by where the focus is: {stuck}"
