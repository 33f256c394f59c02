"""A very good player: what looks best to an adept it plays on to the end of the round, in several imagined tables."""

import logging
from collections.abc import Sequence

from game.players.adept import Adept, weighed_turns
from game.players.choice import Choice
from game.players.foresight import gear_change
from game.players.legal_moves import LegalMoves
from game.players.points import with_points
from game.players.round_search import Budget, OutOfTime, RoundSearch, turns_to_come, with_others_first
from game.players.weighing import Weighed, after, best_of, by_worth, weighed_answers
from game.players.weights import Weights
from game.players.worth import Judge
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.moves import snake
from game.rules.names import Action
from game.rules.view import View

_log = logging.getLogger(__name__)
NODES = 700  # positions judged for one decision: about a tenth of a second
LONGEST_S = 2.0  # on a machine that is too slow or too busy for that
CANDIDATES = 5
WIDTH = 3
MOST_SAMPLES = 6
SEARCHED = (
    ask.ActionTurn,
    ask.ChoosingInk,
    ask.ChoosingAdvance,
    ask.ChoosingFreeType,
    ask.KeepingOrder,
    ask.SwappingInk,
    ask.SwappingType,
    ask.ReturningInk,
)
"""Decisions inside a round whose best answer depends on the turns to come."""


class Master(Adept):
    """An adept that looks to the end of the round before it moves."""

    def __init__(self, seed: int, weights: Weights | None = None, nodes: int = NODES) -> None:
        super().__init__(seed, weights, misjudgement=0.0)
        self.nodes = nodes

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move whose best continuations lead to most, over the tables that the seat can imagine."""
        return with_points(self._chosen(legal), legal)

    def _chosen(self, legal: LegalMoves) -> Choice:
        first = self.first_look(legal)
        if not isinstance(legal.top, SEARCHED) or isinstance(first.move, mv.FREE_MOVES):
            return first
        turns = turns_to_come(legal.table, legal.seat.index)
        if not turns:
            return first
        judge = self.judge(legal)
        weighed = self._weighed(judge, legal)
        tried = sorted(weighed, key=by_worth, reverse=True)[:CANDIDATES]
        if len(tried) < 2:
            return first
        return self._searched(judge, legal, [one.move for one in tried], turns, len(weighed)) or first

    def _weighed(self, judge: Judge, legal: LegalMoves) -> list[Weighed]:
        top = legal.top
        if isinstance(top, ask.ActionTurn):
            return weighed_turns(judge, legal.table, legal.seat, top)
        answers = weighed_answers(judge, legal.table, legal.seat.index)
        return [one for one in answers if not isinstance(one.move, mv.BuyCards)]

    def _searched(
        self, judge: Judge, legal: LegalMoves, moves: Sequence[mv.Move], turns: Sequence[Action], count: int
    ) -> Choice | None:
        seat = legal.seat.index
        totals = [0.0] * len(moves)
        search = RoundSearch(judge, seat, WIDTH, Budget(self.nodes, LONGEST_S))
        done = 0
        try:
            for _ in range(MOST_SAMPLES):
                table = with_others_first(legal.table, seat, turns, self.rng)
                found = [
                    search.outcome(after(table, move), turns) + gear_change(judge, table, legal.seat, move)
                    for move in moves
                ]
                totals = [total + one for total, one in zip(totals, found, strict=True)]
                done += 1
        except OutOfTime:
            if search.budget.is_late:
                _log.warning("a search took longer than %s s after %d positions", LONGEST_S, search.budget.spent)
        if not done:
            return None
        means = [Weighed(total / done, move) for total, move in zip(totals, moves, strict=True)]
        return best_of(means, "searched", _aim(legal.top), count)


def _aim(top: ask.Decision) -> str:
    return top.action if isinstance(top, ask.ActionTurn) else snake(type(top).__name__)
