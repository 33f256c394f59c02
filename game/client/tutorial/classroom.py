"""The surroundings of a chapter: the settings are those of the room, and nothing of the match is kept there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from game.client.session.hall_of_fame import Hall
from game.client.session.surroundings import Surroundings
from game.match.store import Store
from game.match.thinking import Thinker
from game.places import CONFIG

if TYPE_CHECKING:
    from game.client.base.settings import Choices
    from game.client.session.computers import Thinks
    from game.client.session.room import Room
    from game.client.ui.scene import Transition
    from game.content import Content
    from game.match.match import Match


class Classroom(Surroundings):
    """Leads back into the room; its matches enter no list, no hall and no statistics."""

    teaches = True

    def __init__(self, room: Room, content: Content) -> None:
        super().__init__(room.folder, kiosk=room.kiosk)
        self._room = room
        self._thinker: Thinks | None = None
        self.__dict__["content"] = content

    @cached_property
    def choices(self) -> Choices:
        """The settings of the room."""
        return self._room.choices

    @cached_property
    def store(self) -> Store:
        """A store in memory."""
        return Store.in_memory()

    @cached_property
    def hall(self) -> Hall:
        """A hall that keeps nothing."""
        return Hall()

    @property
    def thinker(self) -> Thinks:
        """Where a hint is thought: in the room's process, unless an owner's cards are played with there."""
        if self._room.content.digest == self.content.digest:
            return self._room.thinker
        if self._thinker is None:
            self._thinker = Thinker(self.content, CONFIG)
        return self._thinker

    def end_thinking(self) -> None:
        """End the thinking of hints."""
        self._room.end_thinking()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def safely(self, choose: Callable[[], Transition]) -> Transition:
        """What is chosen, or a message that says why it cannot be had."""
        return self._room.safely(choose)

    def quit(self) -> Transition:
        """The transition out of the program."""
        self.end_thinking()
        return self._room.quit()

    def clear(self, *, calls: bool) -> Transition:
        """The transition to the title."""
        return self._room.clear(calls=calls)

    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        """The transition to the set-up of a real match."""
        return self._room.set_up()
