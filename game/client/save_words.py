"""What is said when a match cannot be saved or opened."""

from collections.abc import Callable
from pathlib import Path

from game.client.messages import say
from game.match.errors import SaveCode

PROBLEMS: dict[SaveCode, Callable[[], str]] = {
    "damaged": lambda: say("This saved game is damaged and cannot be read."),
    "future": lambda: say("A newer version of the game saved this: update the game to go on with it."),
    "other_content": lambda: say("This was played with cards or rules that are not here any more."),
    "read_only": lambda: say(
        "The folder for saved games cannot be written to. You can play, but when the window closes the game is lost."
    ),
    "full": lambda: say("The disk is full or fails. You can play on; every move tries again to be saved."),
    "busy": lambda: say("Another window holds the saved games. Close it; every move tries again to be saved."),
    "changed_elsewhere": lambda: say("This match went on in another window: leave it here and open it again."),
    "not_found": lambda: say("This saved game is gone."),
}


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
