"""Unsaved moves: a sentence below the page says so until the disk takes them, and leaving asks first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client.base.kept_files import Refusals
from game.client.text.save_text import kept_again, store_problem, unsaved_words
from game.client.ui.notices import Foot
from game.client.ui.scene import Destination, Push, Quit, Transition

if TYPE_CHECKING:
    from pathlib import Path

    from game.client.base.settings import Choices
    from game.match.errors import SaveCode
    from game.match.store import Store


class ToNotKept(Destination, opens="game.client.scenes.not_kept:NotKept"):
    """The question whether to go `onward` although not everything is on the disk; `ends` when that ends the program."""

    words: Callable[[], str]
    try_again: Callable[[], bool]
    onward: Callable[[], Transition]
    ends: bool


RETRY_S = 5.0  # between tries while nothing happens; each move tries too
MENDED_S = 6.0  # how long the sentence that all is saved again is shown


def save_status_of(choices: Choices) -> SaveStatus | None:
    """What watches over the saved matches of those settings; None until their store is open."""
    return choices.keeping if isinstance(choices.keeping, SaveStatus) else None


class SaveStatus:
    """Watches over a store: tries again now and then, and its foot says what is not on the disk."""

    def __init__(self, store: Store, refusals: Refusals) -> None:
        self._store = store
        self._refusals = refusals
        self._band = Foot(lambda: self._words)
        self._words = ""
        self._tried_s = self._mended_s = float("-inf")
        self._unsaved: list[int] = []  # the matches that the words are about
        self._reason: SaveCode | None = None
        self.told_aside: Path | None = None  # the damaged file about which a sentence was told

    @property
    def foot(self) -> Foot | None:
        return self._band if self._words else None

    def tick(self, now_s: float, *, resting: bool) -> None:
        """Try again what the disk refused, while nothing moves that would be delayed, and find the words to show."""
        if self._store.unsaved_counts and resting and now_s - self._tried_s >= RETRY_S:
            self._tried_s = now_s
            self._store.catch_up()
        self._see(now_s)
        aside = self._store.set_aside
        if aside != self.told_aside and aside is not None:
            self.told_aside = aside
            self._refusals.tell(store_problem("damaged", aside))

    def _see(self, now_s: float) -> None:
        unsaved, reason = self._store.unsaved_counts, self._store.refusal
        if unsaved:
            self._mended_s = now_s
            if (unsaved, reason) != (self._unsaved, self._reason):
                self._words = unsaved_words(sum(unsaved), reason)
        elif self._words:
            self._words = "" if now_s - self._mended_s > MENDED_S else kept_again()
        self._unsaved, self._reason = unsaved, reason

    def quit(self) -> Transition:
        """The transition out of the program; a question first where the disk has not everything."""
        if self._store.catch_up():
            return Quit()
        return Push(ToNotKept(self._unsaved_now, self._store.catch_up, Quit, ends=True))

    def _unsaved_now(self) -> str:
        return unsaved_words(sum(self._store.unsaved_counts), self._store.refusal)
