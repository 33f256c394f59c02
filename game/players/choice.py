"""What a computer player is: it gets a view and the legal moves, and answers with a move and its reason."""

from typing import Literal, Protocol, TypeAlias

import msgspec

from game.players.legal_moves import LegalMoves
from game.rules.moves import Move
from game.rules.view import View

ReasonCode: TypeAlias = Literal[
    "by_chance",  # any legal move
    "only_move",
    "rule_of_thumb",  # no figures: equal choices are settled like this
    "worth_most",  # of all that was weighed
    "plan_for_turns",  # markers where going early pays
    "fulfils_orders",
    "buys_for_orders",
    "buys_for_patronage",
    "uses_gear",
    "nothing_better",  # a pass, a declined reward, the end of the turn
    "searched",  # played on in imagined tables
    "fallback",  # the player failed or took too long; the match goes on
]


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why: a code, what is aimed at (an id or a word of the rules) and figures. The client makes words of it."""

    code: ReasonCode
    aim: str = ""
    worth: float = 0.0  # fame that the move should bring by the end, over doing nothing where that can be told
    weighed: int = 1  # moves that were compared
    rounds: int = 0  # in how many rounds the aim should be reached; 0 is this round


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A move and why it was chosen."""

    move: Move
    reason: Reason


class Player(Protocol):
    """Somebody who can sit at the table. A choice depends on the view and on the player's own randomness only."""

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """A legal move for a seat that the game waits for."""
