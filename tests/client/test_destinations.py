"""Every destination has the scene that it means, and all that the scene needs."""

from inspect import get_annotations, signature

import pytest

from game.client.scenes import destinations  # noqa: F401
from game.client.session import app_context, hints, statistics_controller  # noqa: F401
from game.client.ui.scene import Destination, loaded
from game.companion import companion_controller  # noqa: F401

KINDS = {kind.__name__: kind for kind in Destination.__subclasses__()}


def test_they_are_found() -> None:
    assert len(KINDS) > 30


@pytest.mark.parametrize("name", KINDS)
def test_its_fields_are_the_arguments_of_its_scene(name: str) -> None:
    wanted = signature(loaded(KINDS[name].opens)).parameters.values()
    given = set(get_annotations(KINDS[name]))
    assert given <= {each.name for each in wanted}
    assert {each.name for each in wanted if each.default is each.empty} <= given
