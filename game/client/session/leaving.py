"""The ways out of a match: to the title, or into another match with the same people."""

from collections.abc import Callable

from game.client.session.app_context import AppContext
from game.client.session.match_context import MatchContext
from game.client.session.match_session import MatchSession
from game.client.session.save_status import ToNotKept
from game.client.text.save_text import unsaved_words
from game.client.ui.scene import Push, Transition


def leave(session: MatchSession, onward: Callable[[], Transition]) -> Transition:
    """The transition out of a match; a question first where the disk has not all of it."""
    context, match = session.context, session.match
    if match.close() or (context is not None and context.profile.kiosk):
        return onward()

    def words() -> str:
        return unsaved_words(match.unsaved_count, context.profile.store.refusal if context is not None else None)

    return Push(ToNotKept(words, match.close, onward, ends=False))


def to_title(session: MatchSession) -> Transition:
    """Leave a match for the title; it stays saved as it stands, but a stand forgets it."""
    return leave(session, lambda: _left(session).clear(calls=False))


def play_again(session: MatchSession) -> Transition:
    """The transition to the set-up of a new match with the same people and options."""
    return leave(session, lambda: _left(session).set_up(session.match))


def _left(session: MatchSession) -> MatchContext:
    session.thinking.forget()
    context = session.context or AppContext(None)
    context.end_thinking()
    return context
