"""Saved matches as a screen lists them: they may hold an unknown emblem or an impossible time."""

from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path
from string import hexdigits

import msgspec

from game.client.base.i18n import ROMAN, listed, say
from game.client.base.kept_files import disk_reason, write_whole
from game.client.base.seating import player_name
from game.client.graphics import theme
from game.client.session.commission import commission_words, day_of
from game.client.ui.overlay import Message
from game.client.ui.scene import Push, Transition
from game.match.players import Player
from game.match.store import SavedGame, Store


def showable(game: SavedGame) -> SavedGame:
    """The same row; marked as one that cannot be opened where a player's emblem is unknown."""
    return game if have_emblems(game.players) else msgspec.structs.replace(game, players=(), problem="damaged")


def have_emblems(players: Iterable[Player]) -> bool:
    """Whether the emblem of each person and computer player is known."""
    return all(player.kind == "automa" or player.style in theme.SEAT_STYLES for player in players)


def played_at(game: SavedGame) -> datetime | None:
    """When a match was played last, in local time; None where its time is impossible."""
    try:
        return datetime.fromisoformat(game.saved_at).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def finished_on(store: Store | None, match: str) -> date | None:
    """The day of the last move of a match; None where that is not known."""
    saves = store.saved_games() if store is not None else []
    days = [played_at(save) for save in saves if save.id == match]
    return days[0].date() if days and days[0] is not None else None


def game_words(game: SavedGame) -> str:
    """Where a game stands and who plays it, in a line."""
    printers = [player_name(player, seat) for seat, player in enumerate(game.players) if player.kind != "automa"]
    names = listed(printers)
    if day := day_of(game.seed, game.options):
        names = say("{names}, {occasion}", names=names, occasion=commission_words(day))
    if game.finished:
        return say("Finished: {names}", names=names)
    return say("Round {round}: {names}", round=ROMAN[game.round], names=names)


def write_out(store: Store, folder: Path, game: SavedGame) -> Transition:
    """Write a match that cannot be opened to a file of its own, as it is, and say where; raises SaveError."""
    name = "".join(letter for letter in game.id if letter in hexdigits)[:16]  # in a damaged file it may be any text
    path = folder / f"unreadable-{name or 'game'}.json"
    words = say("The rest of this game is saved in {path}.", path=path)
    return write_and_tell(path, store.export_raw(game.id), say("Saving"), words)


def write_and_tell(path: Path, words: str, title: str, told: str) -> Transition:
    """Write a file, and say below a title that it is there, or why it is not."""
    try:
        write_whole(path, words)
    except OSError as error:
        told = disk_reason(error)
    return Push(Message(title, told))
