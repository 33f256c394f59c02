"""What is said of a target: its name, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.base.i18n import say

if TYPE_CHECKING:
    from game.client.screen.targets import Target


def spoken_words(target: Target) -> str:
    """The name of a target as it is spoken, with what it is set to, or why it can’t be used now."""
    if not target.enabled and target.reason:
        return say("{name}. Not now: {reason}", name=target.label, reason=target.reason)
    match target.role:
        case "toggle":
            return say("{name}: on", name=target.label) if _is_on(target) else say("{name}: off", name=target.label)
        case "choice" if _is_on(target):
            return say("{name}: chosen", name=target.label)
        case "field" if target.value:
            return say("{name}: {value}", name=target.label, value=target.value)
        case "field":
            return say("{name}: nothing yet", name=target.label)
    return target.label


def _is_on(target: Target) -> bool:
    return target.value == str(True)
