"""The ways out of a match: to the title, or into another match with the same people."""

from game.client.home.room import Room
from game.client.home.unsaved import leave
from game.client.screen.scene import Transition
from game.client.session.sitting import Sitting


def to_title(sitting: Sitting) -> Transition:
    """Leave a match for the title; it is saved as it stands, but at a stand nothing is left of it."""
    return leave(sitting, lambda: _left(sitting).clear(calls=False))


def play_again(sitting: Sitting) -> Transition:
    """Set up a new match with the people and the options of this one."""
    return leave(sitting, lambda: _left(sitting).set_up(sitting.match))


def _left(sitting: Sitting) -> Room:
    """The room of a match that is left, in which nobody thinks any more."""
    sitting.thinking.forget()
    room = sitting.room or Room(None, sitting.make_scene, sitting.make_prompt)
    room.end_thinking()
    return room
