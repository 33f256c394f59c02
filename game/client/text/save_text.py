"""Sentences for a match that cannot be saved or opened, and for one that breaks a law."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.base.i18n import ngettext, say

if TYPE_CHECKING:
    from game.match.errors import SaveCode
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
    "course": lambda: say("No game can reach such a round or turn: the file was changed or damaged."),
    "questions": lambda: say("No game asks such a question: the file was changed or damaged."),
    "scores": lambda: say("The final scores are not possible: the file was changed or damaged."),
}
"""Why a state is of no game that could have been played."""


PROBLEMS: dict[SaveCode, Callable[[], str]] = {
    "damaged": lambda: say("This saved game is damaged and can’t be read."),
    "future": lambda: say("A newer version of the game saved this. Update the game to continue."),
    "other_content": lambda: say("This game used cards or rules that are no longer here."),
    "read_only": lambda: say(
        "The folder for saved games can’t be written to. You can play on; every move tries again to save."
    ),
    "no_file": lambda: say(
        "What is in place of the saved games is no ordinary file. You can play on; every move tries again to save."
    ),
    "name_too_long": lambda: say(
        "The name of the folder for saved games is too long. You can play on, but nothing is saved."
    ),
    "full": lambda: say("The disk is full or fails. You can play on; every move tries again to save."),
    "busy": lambda: say("Another window uses the saved games. Close it; every move tries again to save."),
    "changed_elsewhere": lambda: say("This game was continued in another window. Reload it here."),
    "not_found": lambda: say("This saved game no longer exists."),
}

REASONS: dict[SaveCode, Callable[[], str]] = {
    "damaged": lambda: say("The save file is damaged."),
    "future": lambda: say("A newer version of the game keeps its saved games there."),
    "read_only": lambda: say("The folder for saved games can’t be written to."),
    "no_file": lambda: say("What is in place of the saved games is no ordinary file."),
    "name_too_long": lambda: say("The name of the folder for saved games is too long."),
    "full": lambda: say("The disk is full or fails."),
    "busy": lambda: say("Another window or program uses the saved games."),
}
"""Why the disk refuses a match, by the codes that are about the disk."""


def unsaved_words(count: int, code: SaveCode | None) -> str:
    """That moves are not on the disk, and why."""
    reason = REASONS[code]() if code in REASONS else say("The disk did not accept them.")
    if not count:
        return say("The last changes are not saved to disk yet. {reason}", reason=reason)
    return ngettext(
        "{count} move is not saved to disk yet. {reason}",
        "{count} moves are not saved to disk yet. {reason}",
        count,
        reason=reason,
    )


def kept_again() -> str:
    """The sentence that everything is on the disk again."""
    return say("All moves are saved to disk again.")


def parted_words() -> str:
    """That a match goes on beside the one of another window."""
    return say("This game was continued in another window too. What you play here is saved as a game of its own.")


def earlier_words(number: int, left_at: int | None) -> str:
    """That a match opens at an earlier state than it was left, or may do so."""
    if left_at is None:
        return say(
            "A part of this saved game is damaged. It continues after {moves}, the last readable point.",
            moves=ngettext("{count} move", "{count} moves", number),
        )
    return say(
        "A part of this saved game is damaged. It was left after {left}, and continues after {moves}, the last"
        " readable point.",
        left=ngettext("{count} move", "{count} moves", left_at),
        moves=ngettext("{count} move", "{count} moves", number),
    )


def save_error(code: SaveCode) -> str:
    """Why a saved match cannot be opened."""
    return PROBLEMS[code]()


def store_problem(code: SaveCode, set_aside: Path | None) -> str:
    """What is wrong with the place of the saved matches; a damaged file keeps its contents under another name."""
    if set_aside is None:
        return save_error(code)
    return say(
        "The save file was damaged. We kept what could be read; the original is saved as {name}.", name=set_aside.name
    )
