"""The lines of the title's menu, and the record below them."""

from collections.abc import Callable
from dataclasses import dataclass

from game.client.ui.scene import Transition


@dataclass(frozen=True, slots=True)
class TitleItem:
    """One line of the menu; a `reason` says why it cannot be chosen now, a `note` what it is about."""

    name: str
    label: str
    icon: str | None
    choose: Callable[[], Transition]
    reason: str = ""
    note: Callable[[], str] = lambda: ""
