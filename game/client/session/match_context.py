"""MatchContext: what a match may use of its room, such as its files, the thinking process and the ways out."""

from collections.abc import Callable, Collection
from typing import Any, Protocol

from game.client.session.profile_store import ProfileStore
from game.client.ui.scene import Transition
from game.match.match import Match
from game.match.players import Thinks


class PhonesOn(Protocol):
    """The phones of a match while they are on; `game.client.phones.phones` is imported only then."""

    @property
    def host(self) -> str:
        """The address and the port, as a browser wants them."""

    @property
    def seats(self) -> Collection[int]:
        """The seats that have a phone."""

    @property
    def there(self) -> Collection[int]:
        """Those whose phone is connected now."""

    @property
    def revision(self) -> object:
        """What the screen shows of them: this differs after each change."""

    @property
    def is_awake(self) -> bool:
        """Whether somebody has pressed something a moment ago."""

    def address(self, seat: int) -> str:
        """The address that the code of a seat leads to."""

    def code(self, seat: int) -> str:
        """The code of a seat in letters; empty where it has a phone."""

    def give(self, seat: int) -> None:
        """Let another phone take a seat."""

    def tick(self, dt_s: float) -> None:
        """Do what phones said, and tell them what is new."""

    def rest(self) -> None:
        """Press nothing more in a match that is left for another one."""

    def go_on(self, session: Any) -> bool:
        """Play another match (a MatchSession), in which people keep their phones. Whether everybody has one."""

    def close(self) -> None:
        """End all connections."""


class MatchContext(Protocol):
    """The part of `AppContext` that a match uses; so a match does not depend on how matches are begun."""

    profile: ProfileStore
    teaches: bool  # its matches are lessons: nobody enters the hall with them, and players stay as they are
    phones: PhonesOn | None  # of the match that is played now, while they are on

    @property
    def thinker(self) -> Thinks:
        """Where computer players think."""

    def end_thinking(self) -> None:
        """End the thinking of computer players."""

    def end_phones(self) -> None:
        """Switch the phones of a match off."""

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
