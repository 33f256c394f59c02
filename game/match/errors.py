"""What can be wrong with a move, an undo or a save: codes, never sentences (those are the client's)."""

from typing import Literal, TypeAlias

UndoCode: TypeAlias = Literal["nothing_to_undo", "after_a_reveal", "another_seats_move"]

SaveCode: TypeAlias = Literal[
    "damaged",  # cannot be read
    "future",  # written by a newer version of the game
    "other_content",  # made with cards or rules that are not here
    "read_only",  # the folder takes no files
    "name_too_long",  # of the folder, for this disk
    "full",  # the disk takes no more, or fails
    "busy",  # another program holds the file
    "changed_elsewhere",  # the same match went on in another window
    "not_found",
]


class StaleMove(ValueError):
    """Raised for a move that was meant for another state than the current one, such as a second click."""

    def __init__(self, expected: int, given: int) -> None:
        super().__init__(f"the state is number {expected}, the move was made for {given}")
        self.expected = expected
        self.given = given


class CannotUndo(ValueError):
    """Raised by `undo`; `code` says why."""

    def __init__(self, code: UndoCode) -> None:
        super().__init__(code)
        self.code = code


class SaveError(Exception):
    """Raised where a saved match cannot be had; `code` says why, `details` is for a developer."""

    def __init__(self, code: SaveCode, details: str = "") -> None:
        super().__init__(f"{code}: {details}" if details else code)
        self.code = code
        self.details = details
