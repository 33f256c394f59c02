"""The question before a match is left that is not on the disk yet."""

from collections.abc import Callable

from game.client.base.i18n import say
from game.client.ui.overlay import Answer, Message
from game.client.ui.scene import Chain, Pop, Transition


class NotKept(Message, name="not kept"):
    """Says what is not on the disk; answers `leave` and `again`, which tries once more. Esc goes back to the game."""

    px, gap = 34, 40

    def __init__(
        self, words: Callable[[], str], try_again: Callable[[], bool], onward: Callable[[], Transition], *, ends: bool
    ) -> None:
        """`ends` where the program ends, and what is only in memory is lost."""
        self._missing = words
        self._try_again = try_again
        self._onward = onward
        self._ends = ends
        again = Answer("again", say("Try again"), self._again, keep_open=True)
        super().__init__(say("Not saved to disk yet"), "", [Answer("leave", say("Leave"), onward), again])
        self.default = "again"

    def paragraphs(self) -> list[str]:
        if self._ends:
            fate = say("If you leave now, unsaved moves are lost.")
        else:
            fate = say("If you leave, the game stays in memory until it can be saved. If you quit before, it is lost.")
        return [self._missing(), fate]

    def _again(self) -> Transition:
        if self._try_again():
            return Chain((Pop(), self._onward()))
        self.toast(say("It still can’t be saved."))
        return None
