"""Computer players. They get a view and the legal moves, never the table, and have a randomness of their own.

>>> from game.content import load_content
>>> from game.rules import Options, apply, new_game, pending_seats, view_for
>>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
>>> player = make_player("novice", seed=7)
>>> view = view_for(table, pending_seats(table)[0])
>>> choice = player.choose(view, LegalMoves(table.content, view))
>>> events = apply(table, choice.move)
"""

from game.players.guests import PLAYER_API, GuestError
from game.players.levels import LEVELS, Level, make_adviser, make_player, player_names
from game.players.player import Choice, Guarded, LegalMoves, Player, Point, PointCode, Reason, ReasonCode

__all__ = [
    "LEVELS", "PLAYER_API", "Choice", "Guarded", "GuestError", "LegalMoves", "Level", "Player", "Point",
    "PointCode", "Reason", "ReasonCode", "make_adviser", "make_player", "player_names",
]  # fmt: skip
