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


PointCode: TypeAlias = Literal[
    "finishes",  # an order: with this all of it can be printed
    "letters",  # an order has all its types now
    "colour",  # an order has all its inks now
    "decoration",  # an order has all its levels now
    "ink_for",  # an ink that an order still asked for
    "level_for",  # a specialty that an order still asked for
    "has_letters",  # of a new order: no type is missing
    "shares",  # letters of a new order that another one shows too
    "wins_patron",  # a patron whose wishes are all met now
    "serves_patron",  # a patron who wishes for less now
    "keeps_from",  # what another seat was likely to take
    "final_fame",  # fame of the final count for a level
    "pays",  # fame at once
    "leads_to",  # what a plan is to take in its best action
]


class Point(msgspec.Struct, frozen=True, gc=False):
    """One thing that speaks for a move, in the terms of the game."""

    code: PointCode
    aim: str = ""  # the id of an order's printing card or of a patron, or an action
    of: str = ""  # letters, an ink, a specialty or a card that it does so with
    amount: int = 0  # fame
    seat: int = -1  # whom something is kept from


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why: a code, its aim (an id or a word of the rules), points and figures. The client makes words of it."""

    code: ReasonCode
    aim: str = ""
    worth: float = 0.0  # fame that the move should bring by the end
    weighed: int = 1  # moves that were compared
    rounds: int = 0  # in how many rounds the aim should be reached; 0 is this round
    next_best: float | None = None  # that of the second best, counted from the same point, where others were weighed
    points: tuple[Point, ...] = ()  # what speaks for the move, the weightiest first

    @property
    def lead(self) -> float:
        """Fame that the move should bring beyond the second best."""
        return self.worth - (self.next_best or 0.0)


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A move and why it was chosen."""

    move: Move
    reason: Reason
    then: tuple[Move, ...] = ()  # the answers to the questions that the move opens, as far as they can be foreseen


class Player(Protocol):
    """Somebody who can sit at the table. A choice depends on the view and on the player's own randomness only."""

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """A legal move for a seat that the game waits for."""
