"""A game in progress: moves are submitted, taken back, saved at once, and resumed.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from game.content import load_content
>>> from game.rules import Options
>>> with TemporaryDirectory() as folder, Store(Path(folder)) as store:
...     players = (Player("Anna", "anchor"), Player("Bert", "bell"))
...     options = Options(seats=2, automa=False, characters=False)
...     match = store.new_match(load_content(), options, 7, players)
...     seat = match.pending()[0]
...     events = match.submit(match.legal_moves(seat)[0], match.number)
...     again = store.open_match(match.id, match.content)
>>> again.number, again.log == match.log, again.undo_refusal()
(1, True, None)
"""

from game.match.errors import CannotUndo, SaveCode, SaveError, StaleMove, UndoCode
from game.match.match import LogEntry, Match
from game.match.players import Level, Player
from game.match.store import SavedGame, Store

__all__ = [
    "CannotUndo", "Level", "LogEntry", "Match", "Player", "SaveCode", "SaveError", "SavedGame", "StaleMove", "Store",
    "UndoCode",
]  # fmt: skip
