"""MatchContext: what a match may use of its room, such as its files, the thinking process and the ways out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from game.client.session.profile_store import SHORT_ROUNDS, ProfileStore

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.client.session.computers import Thinks
    from game.client.ui.scene import Transition
    from game.match.match import Match


class MatchContext(ProfileStore, ABC):
    """The part of `AppContext` that a match uses; so a match does not depend on how matches are begun."""

    teaches = False  # its matches are lessons: nobody enters the hall with them, and players stay as they are

    @property
    @abstractmethod
    def thinker(self) -> Thinks:
        """Where computer players think."""

    @abstractmethod
    def end_thinking(self) -> None:
        """End the thinking of computer players."""

    @abstractmethod
    def safely(self, choose: Callable[[], Transition]) -> Transition:
        """What is chosen, or a message that says why it cannot be had."""

    @abstractmethod
    def quit(self) -> Transition:
        """The transition out of the program."""

    @abstractmethod
    def clear(self, *, calls: bool) -> Transition:
        """The transition to the title from any scene; when it `calls`, the title waits for a press first."""

    @abstractmethod
    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        """The transition to the set-up of a new match."""

    def feats(self) -> Transition:
        """The transition to the feats of the guild."""
        from game.client.session.statistics_controller import ToFeats, statistics_of
        from game.client.ui.scene import Push

        return self.safely(lambda: Push(ToFeats(statistics_of(self, SHORT_ROUNDS))))

    def statistics(self) -> Transition:
        """The transition to the statistics."""
        from game.client.session.statistics_controller import ToStatistics, statistics_of
        from game.client.ui.scene import Push

        return self.safely(lambda: Push(ToStatistics(statistics_of(self, SHORT_ROUNDS))))
