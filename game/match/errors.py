"""Errors of moves, undo and saves, as codes; the sentences for them are in the client."""

from typing import Literal, TypeAlias

UndoCode: TypeAlias = Literal["nothing_to_undo", "after_a_reveal", "another_seats_move"]

SaveCode: TypeAlias = Literal[
    "damaged",  # cannot be read
    "future",  # written by a newer version of the game
    "other_content",  # made with cards or rules that are not here
    "read_only",  # the folder takes no files
    "no_file",  # a pipe, a device or a link that leads nowhere lies in the place of the file
    "name_too_long",  # the name of the folder is too long for this disk
    "full",  # the disk takes no more, or fails
    "busy",  # another program holds the file
    "changed_elsewhere",  # the same match was continued in another window
    "not_found",
]


class StaleMove(ValueError):
    """Raised for a move that was chosen for another state than the present one, such as by a second click."""


class CannotUndo(ValueError):
    """Raised by `undo`; `code` says why."""

    def __init__(self, code: UndoCode) -> None:
        super().__init__(code)
        self.code = code


class SaveError(Exception):
    """Raised where a match cannot be saved or opened; `code` says why, `details` is for a developer."""

    def __init__(self, code: SaveCode, details: str = "") -> None:
        super().__init__(f"{code}: {details}" if details else code)
        self.code = code
