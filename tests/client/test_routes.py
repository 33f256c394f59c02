"""Every destination has the scene that it means."""

from game.client.routes import MAKERS
from game.client.screen import destinations
from game.client.screen.scene import Destination


def test_every_destination_has_a_maker() -> None:
    kinds = {kind for kind in vars(destinations).values() if isinstance(kind, type) and issubclass(kind, Destination)}
    assert kinds - {Destination} == set(MAKERS)
