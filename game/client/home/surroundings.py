"""The room as a match knows it: what is kept there, where computer players think, and the ways out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from game.client.home.shelves import Shelves

if TYPE_CHECKING:
    from game.client.screen.scene import Transition
    from game.client.session.computers import Thinks
    from game.match.match import Match


class Surroundings(Shelves, ABC):
    """What `Room` is for a match that is played in it; so a match needs not know how matches are begun."""

    @property
    @abstractmethod
    def thinker(self) -> Thinks:
        """Where computer players think."""

    @abstractmethod
    def end_thinking(self) -> None:
        """Nobody thinks any more."""

    @abstractmethod
    def quit(self) -> Transition:
        """Out of the program."""

    @abstractmethod
    def clear(self, *, calls: bool) -> Transition:
        """To the title from wherever the screen is; when it `calls` that waits for somebody first."""

    @abstractmethod
    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        """To the seats of a new match."""
