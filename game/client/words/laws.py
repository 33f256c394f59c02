"""Sentences for a law that a state breaks: why a file holds no game that could have been played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client.base.i18n import say

if TYPE_CHECKING:
    from game.rules.laws import LawCode

LAWS: dict[LawCode, Callable[[], str]] = {
    "setup": lambda: say("No game has such players: the file was changed or damaged."),
    "board": lambda: say("The board does not have such spaces: the file was changed or damaged."),
    "cards": lambda: say("Cards are missing, or there are too many: the file was changed or damaged."),
    "inks": lambda: say("Inks are missing, or there are too many: the file was changed or damaged."),
    "characters": lambda: say("The characters are not possible: the file was changed or damaged."),
    "markers": lambda: say("The initiative markers are not possible: the file was changed or damaged."),
    "levels": lambda: say("The levels of a player are not possible: the file was changed or damaged."),
    "fame": lambda: say("The fame of a player is not possible: the file was changed or damaged."),
    "guilders": lambda: say("The guilders of a player are not possible: the file was changed or damaged."),
    "types": lambda: say("The types of a player are not possible: the file was changed or damaged."),
    "orders": lambda: say("The orders of a player are not possible: the file was changed or damaged."),
    "gears": lambda: say("The gears of a player are not possible: the file was changed or damaged."),
    "course": lambda: say("No game comes to such a round or turn: the file was changed or damaged."),
    "questions": lambda: say("No game asks such a question: the file was changed or damaged."),
    "scores": lambda: say("The final scores are not possible: the file was changed or damaged."),
}


def law_words(code: LawCode) -> str:
    """Why a state is of no game that could have been played."""
    return LAWS[code]()
