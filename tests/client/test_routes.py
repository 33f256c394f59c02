"""Every destination has the scene that it means."""

from game.client.routes import MAKERS
from game.client.screen.scene import Destination


def test_every_destination_has_a_maker() -> None:
    assert set(Destination.__subclasses__()) == set(MAKERS)
