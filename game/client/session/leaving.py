"""The ways out of a match: to the title, or into another match with the same people."""

from collections.abc import Callable

from game.client.session.room import Room
from game.client.session.sitting import Sitting
from game.client.session.surroundings import Surroundings
from game.client.session.unsaved import ask_before_loss
from game.client.text.save_text import unsaved_words
from game.client.ui.scene import Transition


def leave(sitting: Sitting, onward: Callable[[], Transition]) -> Transition:
    """The transition out of a match; a question first where the disk has not all of it."""
    room, match = sitting.room, sitting.match
    if match.close() or (room is not None and room.kiosk):
        return onward()

    def words() -> str:
        return unsaved_words(match.unsaved_count, room.store.refusal if room is not None else None)

    return ask_before_loss(words, match.close, onward, ends=False)


def to_title(sitting: Sitting) -> Transition:
    """Leave a match for the title; it stays saved as it stands, but a stand forgets it."""
    return leave(sitting, lambda: _left(sitting).clear(calls=False))


def play_again(sitting: Sitting) -> Transition:
    """The transition to the set-up of a new match with the same people and options."""
    return leave(sitting, lambda: _left(sitting).set_up(sitting.match))


def _left(sitting: Sitting) -> Surroundings:
    """The room of a match that is left, with all thinking ended."""
    sitting.thinking.forget()
    room = sitting.room or Room(None)
    room.end_thinking()
    return room
