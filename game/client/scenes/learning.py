"""The ways from a room to the tutorial."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.client.ui.scene import Destination, Reset, Transition

if TYPE_CHECKING:
    from game.client.session.room import Room


@dataclass(frozen=True, slots=True)
class ToTutorial(Destination):
    """The map of the tutorial in a room."""

    opens = "game.client.scenes.tutorial.tutorial_map:tutorial_map"
    room: Room


def to_tutorial(room: Room) -> Transition:
    """The transition to the map of the tutorial."""
    room.lessons = room.tutor = None
    return Reset(ToTutorial(room))


def not_now(room: Room) -> Transition:
    """Keep that the tutorial was offered, so that it is not offered again."""
    from game.client.base.kept_files import tutorial_refused

    try:
        room.progress.decline()
    except OSError as error:
        room.choices.refusals.tell(tutorial_refused(error))
    return None
