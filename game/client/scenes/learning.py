"""The ways from a room to the tutorial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.ui.scene import Destination, Reset, Transition

if TYPE_CHECKING:
    from game.client.session.app_context import AppContext


class ToTutorial(Destination):
    """The map of the tutorial in a room."""

    opens = "game.client.scenes.tutorial.tutorial_map:tutorial_map"
    context: AppContext


def to_tutorial(context: AppContext) -> Transition:
    """The transition to the map of the tutorial."""
    context.lessons = context.tutor = None
    return Reset(ToTutorial(context))


def not_now(context: AppContext) -> Transition:
    """Keep that the tutorial was offered, so that it is not offered again."""
    from game.client.base.kept_files import tutorial_refused

    try:
        context.profile.progress.decline()
    except OSError as error:
        context.profile.choices.refusals.tell(tutorial_refused(error))
    return None
