"""Surroundings: what a match may use of its room, such as its files, the thinking process and the ways out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from game.client.home.shelves import Shelves

if TYPE_CHECKING:
    from game.client.screen.scene import Transition
    from game.client.session.computers import Thinks
    from game.match.match import Match


class Surroundings(Shelves, ABC):
    """The part of `Room` that a match uses; so a match does not depend on how matches are begun."""

    @property
    @abstractmethod
    def thinker(self) -> Thinks:
        """Where computer players think."""

    @abstractmethod
    def end_thinking(self) -> None:
        """End the thinking of computer players."""

    @abstractmethod
    def quit(self) -> Transition:
        """The transition out of the program."""

    @abstractmethod
    def clear(self, *, calls: bool) -> Transition:
        """The transition to the title from any scene; when it `calls`, the title waits for a press first."""

    @abstractmethod
    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        """The transition to the set-up of a new match."""
