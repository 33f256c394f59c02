"""What can be shown of a saved match: it may hold an emblem that is not here, or a time that no clock has."""

from datetime import datetime

import msgspec

from game.client import theme
from game.match.store import SavedGame


def showable(game: SavedGame) -> SavedGame:
    """The same match, as one that cannot be opened where the table has no emblem for who plays it."""
    known = all(player.kind == "automa" or player.style in theme.SEAT_STYLES for player in game.players)
    return game if known else msgspec.structs.replace(game, players=(), problem="damaged")


def played_at(game: SavedGame) -> datetime | None:
    """When a match was played last, by the clock of this place; None where that cannot be told."""
    try:
        return datetime.fromisoformat(game.saved_at).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
