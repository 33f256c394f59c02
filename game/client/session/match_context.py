"""MatchContext: what a match may use of its room, such as its files, the thinking process and the ways out."""

from collections.abc import Callable
from typing import Protocol

from game.client.session.profile_store import ProfileStore
from game.client.ui.scene import Transition
from game.match.match import Match
from game.match.players import Thinks


class MatchContext(Protocol):
    """The part of `AppContext` that a match uses; so a match does not depend on how matches are begun."""

    profile: ProfileStore
    teaches: bool  # its matches are lessons: nobody enters the hall with them, and players stay as they are

    @property
    def thinker(self) -> Thinks:
        """Where computer players think."""

    def end_thinking(self) -> None:
        """End the thinking of computer players."""

    def safely(self, choose: Callable[[], Transition]) -> Transition:
        """What is chosen, or a message that says why it cannot be had."""

    def quit(self) -> Transition:
        """The transition out of the program."""

    def clear(self, *, calls: bool) -> Transition:
        """The transition to the title from any scene; when it `calls`, the title waits for a press first."""

    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        """The transition to the set-up of a new match."""

    def statistics(self) -> Transition:
        """The transition to the statistics."""

    def feats(self) -> Transition:
        """The transition to the feats of the guild."""
