"""Making a move: `apply` checks it first, `play` trusts that it is legal."""

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.holdings import Events
from game.rules.legal import refusal
from game.rules.move_rules import MOVE_RULES
from game.rules.progress import settle
from game.rules.refusals import IllegalMove
from game.rules.state import Table


def apply(table: Table, move: mv.Move) -> list[ev.Event]:
    """Make a move, go on to the next decision, and return what happened; raises IllegalMove, changing nothing.

    >>> from game.content import load_content
    >>> from game.rules import Options, legal_moves, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False, characters=False, first_seat=0), seed=1)
    >>> type(apply(table, legal_moves(table, 0)[0])[0]).__name__
    'OrderGained'
    """
    refused = refusal(table, move)
    if refused:
        raise IllegalMove(refused)
    return play(table, move)


def play(table: Table, move: mv.Move) -> list[ev.Event]:
    """Make a move that is known to be legal, e.g. because `legal_moves` gave it."""
    events: Events = []
    MOVE_RULES[type(move)].do(table, table.seats[move.seat], move, events)
    table.number += 1
    settle(table, events)
    return events
