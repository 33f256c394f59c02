"""The question before something that is not on the disk would be lost."""

from collections.abc import Callable
from dataclasses import dataclass

from game.client.ui.scene import Destination, Push, Transition


@dataclass(frozen=True, slots=True)
class ToNotKept(Destination):
    """The question whether to leave although not everything is on the disk."""

    opens = "game.client.scenes.not_kept:NotKept"
    words: Callable[[], str]
    try_again: Callable[[], bool]
    onward: Callable[[], Transition]
    ends: bool


def ask_before_loss(
    words: Callable[[], str], try_again: Callable[[], bool], onward: Callable[[], Transition], *, ends: bool
) -> Transition:
    """Ask whether to go `onward` although not everything is on the disk; `ends` when that ends the program."""
    return Push(ToNotKept(words, try_again, onward, ends))
