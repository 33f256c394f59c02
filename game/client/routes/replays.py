"""The scenes of what is looked at move by move that a destination means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.screen.destinations import ToExample, ToReplay, ToTurningPoints
from game.client.screen.scene import Destination, Scene


def _replay(to: ToReplay) -> Scene:
    from game.client.scenes.replaying.opening import replay_of

    return replay_of(to.sitting, to.number)


def _turning_points(to: ToTurningPoints) -> Scene:
    from game.client.scenes.replaying.opening import turning_points_of

    return turning_points_of(to.sitting)


def _example(to: ToExample) -> Scene:
    from game.client.routes.stops import make_prompt, make_scene
    from game.client.rulebook.examples import example_past
    from game.client.scenes.replaying.opening import example_of

    return example_of(example_past(to.id), make_scene, make_prompt)


REPLAY_MAKERS: dict[type[Destination], Callable[[Any], Scene]] = {
    ToReplay: _replay,
    ToTurningPoints: _turning_points,
    ToExample: _example,
}
"""The function that makes the scene, for each kind of destination that shows past states."""
