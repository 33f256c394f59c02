"""Sentences for a match that cannot be saved or opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.words.messages import say, say_count

if TYPE_CHECKING:  # not imported at run time, so that the first picture does not wait for it
    from game.match.errors import SaveCode

PROBLEMS: dict[SaveCode, Callable[[], str]] = {
    "damaged": lambda: say("This saved game is damaged and cannot be read."),
    "future": lambda: say("A newer version of the game saved this: update the game to go on with it."),
    "other_content": lambda: say("This was played with cards or rules that are not here any more."),
    "read_only": lambda: say(
        "The folder for saved games cannot be written to. You can play on; every move tries again to be saved."
    ),
    "name_too_long": lambda: say(
        "The folder for saved games has a name that is too long for this disk. You can play on, but nothing is saved."
    ),
    "full": lambda: say("The disk is full or fails. You can play on; every move tries again to be saved."),
    "busy": lambda: say("Another window holds the saved games. Close it; every move tries again to be saved."),
    "changed_elsewhere": lambda: say("This match went on in another window: leave it here and open it again."),
    "not_found": lambda: say("This saved game is gone."),
}

REASONS: dict[SaveCode, Callable[[], str]] = {
    "damaged": lambda: say("The file of saved games is damaged."),
    "future": lambda: say("A newer version of the game keeps its saved games there."),
    "read_only": lambda: say("The folder for saved games cannot be written to."),
    "name_too_long": lambda: say("The folder for saved games has a name that is too long for this disk."),
    "full": lambda: say("The disk is full or fails."),
    "busy": lambda: say("Another window or program holds the saved games."),
}
"""Why the disk refuses a match, by the codes that are about the disk."""


def unsaved_words(count: int, code: SaveCode | None) -> str:
    """That moves are not on the disk, and why."""
    reason = REASONS[code]() if code in REASONS else say("The disk refused them.")
    if not count:
        return say("What was changed last is not on the disk yet. {reason}", reason=reason)
    return say_count(
        "Your last move is not on the disk yet. {reason}",
        "Your last {count} moves are not on the disk yet. {reason}",
        count,
        reason=reason,
    )


def kept_again() -> str:
    """The sentence that everything is on the disk again."""
    return say("All moves are on the disk again.")


def parted_words() -> str:
    """That a match goes on beside the one of another window."""
    return say("This match went on in another window too. What you play here is kept as a game of its own.")


def earlier_words(number: int, left_at: int | None) -> str:
    """That a match opens at an earlier state than it was left, or may do so."""
    if left_at is None:
        return say(
            "A part of this saved game is damaged. It goes on after {moves}, the last ones that can be read.",
            moves=say_count("{count} move", "{count} moves", number),
        )
    return say(
        "A part of this saved game is damaged. It was left after {left}, and goes on after {moves}: those can be read.",
        left=say_count("{count} move", "{count} moves", left_at),
        moves=say_count("{count} move", "{count} moves", number),
    )


def save_error(code: SaveCode) -> str:
    """Why a saved match cannot be opened."""
    return PROBLEMS[code]()


def store_problem(code: SaveCode, set_aside: Path | None) -> str:
    """What is wrong with the place of the saved matches; a damaged file keeps its contents under another name."""
    if set_aside is None:
        return save_error(code)
    return say(
        "The file of saved games was damaged. What could be read was kept; the old file lies beside it as {name}.",
        name=set_aside.name,
    )
