"""The gallery draws each scene, each part of one, and each question of the rules, for all tests over its pictures."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

import game.client
import game.companion
from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from game.client.base.settings import PARTS
from game.client.session.match_session import MatchSession
from game.client.ui.overlay import Message
from game.client.ui.scene import Part, Scene
from game.companion.screens.answer_pads import Pad
from game.rules import moves as ask
from game.rules.moves import Asked

Kind = type[object]
SETTLED: frozenset[Kind] = frozenset(
    {ask.Advances}
)  # the rules answer it with one question after the other, and show nothing of it
BASES_THAT_ARE_SHOWN: frozenset[Kind] = frozenset({Message})


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery((320, 180), tmp_path_factory.mktemp("saves"))
    yield made
    made.close()


def load_client() -> None:
    """Import all of the client, so that each class in it is known."""
    for package in (game.client, game.companion):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def leaves(kind: Kind) -> set[Kind]:
    """The classes under one from which no other class comes, as far as they are the client's or the rules' own."""
    below = [
        each
        for each in kind.__subclasses__()
        if each.__module__.startswith(("game.client", "game.companion", "game.rules"))
    ]
    return {leaf for each in below for leaf in leaves(each)} or {kind}


def named(kinds: set[Kind]) -> list[str]:
    """The names of classes, for a message that says what is missing."""
    return sorted(f"{kind.__module__}.{kind.__name__}" for kind in kinds)


def shown_by(scene: Scene) -> Iterator[Kind]:
    """The class of a scene and those of the parts of which it is made."""
    yield type(scene)
    yield from (type(held) for held in vars(scene).values() if isinstance(held, Part | Pad))


@pytest.mark.slow
def test_each_scene_each_part_and_each_question_is_in_the_gallery(gallery: Gallery) -> None:
    load_client()
    shown, asked = set[Kind](), set[Kind]()
    for picture in PICTURES:
        gallery.show(picture.scenes(gallery), picture.seconds)
        for scene in gallery.scenes:
            shown |= set(shown_by(scene))
            table = getattr(scene, "session", None)
            if isinstance(table, MatchSession):
                asked |= {type(decision) for decision in table.view().stack}
    assert named((leaves(Part) | leaves(Pad) | BASES_THAT_ARE_SHOWN) - shown) == []
    assert named(leaves(Asked) - SETTLED - asked) == []


def test_each_page_of_the_settings_is_in_the_gallery() -> None:
    names = {picture.name for picture in PICTURES}
    assert {f"settings-{part}" for part in PARTS[1:]} | {"settings"} <= names
