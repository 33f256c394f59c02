"""What a computer player is: it gets a view and the legal moves, and answers with a move and its reason."""

import logging
from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Literal, Protocol, TypeAlias, overload

import msgspec

from game.content.tables import Content
from game.guest_names import OWN
from game.reportable import reportable_of
from game.rules import moves as mv
from game.rules.apply import ASK, legal_moves, refusal
from game.rules.moves import Move
from game.rules.sampling import sample_move
from game.rules.state import Seat, Table
from game.rules.view import View, imagine


def answers(table: Table, seat: int) -> list[Move]:
    """Every answer to the question that is asked, declining too where that is allowed."""
    top = table.stack[-1]
    moves = list(ASK[type(top)](table, top))
    return [*moves, mv.Decline(seat)] if type(top) in mv.DECLINABLE else moves


class LegalMoves(Sequence[Move]):
    """A lazy sequence: `in` and `sample` don't list the thousands of plans and fulfilments.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game, view_for
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False, characters=False, first_seat=0), seed=1)
    >>> moves = LegalMoves(table.content, view_for(table, 0))
    >>> len(moves), moves.sample(Random(1)) in moves
    (36, True)
    """

    def __init__(self, content: Content, view: View) -> None:
        self.content = content
        self.view = view

    @cached_property
    def table(self) -> Table:
        """A table that agrees with the view, its decks unshuffled: to think on; clone it before changing it."""
        return imagine(self.view, self.content)

    @property
    def seat(self) -> Seat:
        return self.table.seats[self.view.seat]

    @property
    def top(self) -> mv.Decision:
        return self.table.stack[-1]

    @cached_property
    def _listed(self) -> list[Move]:
        return legal_moves(self.table, self.view.seat)

    def sample(self, rng: Random) -> Move:
        """A random legal move; every one can come."""
        move = sample_move(self.table, self.view.seat, rng)
        if move is None:
            raise LookupError("the seat has to wait")
        return move

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.seat == self.view.seat and refusal(self.table, move) is None

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._listed[index]


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
    "played_out",  # played on to the end of the game
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
    "order_pays",  # what a new order asks for and pays
    "prints",  # first types with which an order can be printed in the first round
    "type_to_buy",  # letters that an order still lacks after the first types
    "gear_brings",  # the sectors of a gear that are active now and in the next round
    "acts_earlier",  # a marker that is shifted
    "wild_ink",  # the colour that counts as any other this round
    "keeps_ink",  # an ink that no order asks for yet
    "spares_ink",  # an ink to return that is needed less than the others
    "rises",  # a specialty that no order asks for yet
    "new_letter",  # a type that no order asks for yet
    "earns",  # guilders at once
    "space_gives",  # a reward space of patronage
    "pool_asks",  # the cards of the draft that ask for a specialty
    "still_lacks",  # what an order waits for at the end of a turn
    "first_there",  # with so many markers a seat will probably be the first in an action
]


class Point(msgspec.Struct, frozen=True, gc=False):
    """One thing that speaks for a move, in the terms of the game."""

    code: PointCode
    aim: str = ""  # the id of an order's printing card or of a patron, or an action
    of: str = ""  # letters, an ink, a specialty, a card or the sectors that it does so with
    amount: int = 0  # fame; guilders, a level or a count where the code is about these
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
    second: Move | None = None  # the second best, where others were weighed


class Player(Protocol):
    """Somebody who can sit at the table. A choice depends on the view and on the player's own randomness only."""

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """A legal move for a seat that the game waits for."""


# No computer player can stop a game: what it can't answer, or answers wrongly, is answered for it and logged.


_log = logging.getLogger(__name__)
FALLBACK = Reason("fallback")


class Guarded:
    """A player that always answers with a legal move, whatever the one inside does; `incidents` counts its failures."""

    def __init__(self, inside: Player, seed: int) -> None:
        self.inside = inside
        self.rng = Random(seed)
        self.incidents = 0

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """What the player inside chooses, or else any legal move."""
        name = reportable_of(getattr(self.inside, "name", type(self.inside).__name__), OWN)
        try:
            choice = self.inside.choose(view, legal)
            if choice.move in legal:
                return choice
        except Exception:  # noqa: BLE001 - whatever is wrong with a computer player, the people's game goes on
            _log.exception("%s failed at move %d", name, view.number)
            return self._fallback(legal)
        _log.error("%s chose %r at move %d, which is not legal", name, choice.move, view.number)
        return self._fallback(legal)

    def _fallback(self, legal: LegalMoves) -> Choice:
        self.incidents += 1
        return Choice(legal.sample(self.rng), FALLBACK)


class RandomPlayer:
    """Plays lively but blindly: what can be fulfilled mostly is, and that is all it knows."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        return Choice(legal.sample(self.rng), Reason("by_chance"))
