"""The rules of Gutenberg, pure: no pictures, files, clocks or other randomness than the seed's.

>>> from game.content import load_content
>>> from game.rules import Options, apply, legal_moves, new_game, pending_seats, view_for
>>> table, events = new_game(load_content(), Options(seats=1, automa=True), seed=42)
>>> while table.phase != "planning":
...     events = apply(table, legal_moves(table, pending_seats(table)[0])[0])
>>> view_for(table, 0).round
1
"""

from game.rules.apply import apply, free_moves_open, legal_moves, pending_seats, play, refusal
from game.rules.laws import BrokenLaw, broken_law, violations
from game.rules.refusals import IllegalMove, Refusal
from game.rules.setup import check_options, new_game
from game.rules.state import Options, Seat, Table, digest, load_state, save_state
from game.rules.view import View, view_for

__all__ = [
    "BrokenLaw", "IllegalMove", "Options", "Refusal", "Seat", "Table", "View", "apply", "broken_law",
    "check_options", "digest", "free_moves_open", "legal_moves", "load_state", "new_game", "pending_seats", "play",
    "refusal", "save_state", "view_for", "violations",
]  # fmt: skip
