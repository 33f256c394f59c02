"""How a replay and its turning points are opened, or an example, and how a new match begins at a state of a replay."""

from collections.abc import Callable

from game.client.base.i18n import say
from game.client.rulebook.examples import example_past
from game.client.scenes.replaying.scene import Replaying
from game.client.scenes.replaying.turning_points import TurningPoints
from game.client.session.sitting import Sitting
from game.client.session.surroundings import Surroundings
from game.client.text.save_text import save_error
from game.client.ui.overlay import Message
from game.client.ui.scene import Push, Reset, Scene, Transition
from game.match.errors import SaveError
from game.match.format import from_json, to_json
from game.match.past import Past


def replay_of(sitting: Sitting, number: int) -> Scene:
    """The replay of a match from a state on, or a message that says why there is none."""
    room, past = sitting.room, past_of(sitting)
    if room is None or isinstance(past, str):
        return Message(say("Replay"), str(past))
    return Replaying(past, sitting, number, _player_on(past, sitting, room))


def example_of(id: str) -> Scene:
    """The replay of an example from its first state on, from which no game can be begun."""
    past = example_past(id)
    first = past.replay.first
    return Replaying(past, Sitting(past.at(first)), first)


def turning_points_of(sitting: Sitting) -> Scene:
    """The turning points of a match that is over, or a message that says why there are none."""
    past = past_of(sitting)
    if isinstance(past, str):
        return Message(say("Turning points"), past)
    return TurningPoints(past, sitting)


def past_of(sitting: Sitting) -> Past | str:
    """All states of a match as it is saved, or the words for why there are none."""
    if sitting.room is None:
        return say("This game was not saved, so there is no replay.")
    try:
        return Past(from_json(sitting.room.store.export_json(sitting.match.id)), sitting.content)
    except SaveError as error:
        return save_error(error.code)


def _player_on(past: Past, sitting: Sitting, room: Surroundings) -> Callable[[int], Transition]:
    """The function that begins a new match at a state of a past one."""

    def go_on(number: int) -> Transition:
        try:
            match_id = room.store.import_json(to_json(past.save_at(number)))
            match = room.store.open_match(match_id, sitting.content)
        except SaveError as error:
            return Push(Message(say("Play from here"), save_error(error.code)))
        onward = Sitting(match, room=room)
        onward.look_again()
        return Reset(onward.scene())

    return go_on
