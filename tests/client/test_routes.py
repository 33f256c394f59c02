"""Every destination has the scene that it means."""

import sys

from game.client.routes import MAKERS
from game.client.screen.scene import Destination


def test_every_destination_has_a_maker() -> None:
    kinds = {kind for kind in Destination.__subclasses__() if is_in_the_game(kind)}
    assert kinds == set(MAKERS)
    assert len(kinds) > 10


def is_in_the_game(kind: type) -> bool:
    """Whether a class is the one that its module has: a record with slots is made of another one first."""
    module = sys.modules[kind.__module__]
    return module.__name__.startswith("game.") and getattr(module, kind.__name__, None) is kind
