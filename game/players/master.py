"""A very good player: what looks best to an adept it plays on to the end of the round, its rivals' turns too."""

import logging
from collections.abc import Sequence
from math import inf
from statistics import fmean

from game.players.adept import Adept, Sighted, plans_at_sight, weighed_turns
from game.players.far_judge import FarJudge, is_alone, played_on
from game.players.player import Choice, LegalMoves, Reason
from game.players.search import Budget, OutOfTime, RoundPlay, Ways, best_reply, other_chance, softmax, turns_to_come
from game.players.weighing import Weighed, best_of, by_worth, weighed_answers, with_points
from game.players.worth import Judge
from game.rules import moves as mv
from game.rules.automa import do_reveal
from game.rules.names import Markers
from game.rules.state import Table
from game.rules.view import View

_log = logging.getLogger(__name__)
NODES = 900  # positions judged for one decision at a table with rivals: about a tenth of a second
PLAN = 2  # times as many for a plan
ALONE = 20  # times as many alone with the automa, whose turns are chance
CANDIDATES = 5
WIDTH = 2
SAMPLES_ALONE = 4  # of what the automa may take
PLAYOUTS_ALONE = (24, 12, 6)  # ends of the game for each candidate, in the last round, the one before it, and so on
LEAD_ALONE = 0.5  # standard errors by which a candidate has to be better there
OWN_PLANS = 14  # that are compared, the best at first sight
RIVAL_PLANS = 10
PLANS_OFF = 2.0  # fame by which a plan is usually judged wrong
REPLIES = 12  # rounds of replies and counter-replies
NEAR = 0.3  # fame within which plans are chosen by lot, so that nobody knows them before
SEARCHED = (
    mv.ActionTurn, mv.ChoosingInk, mv.ChoosingAdvance, mv.ChoosingFreeType, mv.KeepingOrder, mv.SwappingInk,
    mv.SwappingType, mv.ReturningInk,
)  # fmt: skip
"""Decisions inside a round whose best answer depends on the turns to come."""


class Master(Adept):
    """An adept that looks to the end of the round before it plans and before it moves.

    It stops after so many positions, so it plays equally on every machine; `longest_s` is for who waits for its move.
    Alone, near the end of the game, it also plays its candidates on to that end.
    """

    def __init__(self, seed: int, nodes: int = NODES, *, longest_s: float = inf, misjudgement: float = 0.0) -> None:
        super().__init__(seed, misjudgement)
        self.nodes = nodes
        self.longest_s = longest_s

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move whose best continuations lead to most, over the tables that the seat can imagine."""
        choice = self._chosen(legal)
        if is_alone(legal.table) and not self.misjudgement:
            choice = played_on(FarJudge(legal.content), legal, choice, PLAYOUTS_ALONE, LEAD_ALONE, self.longest_s)
        return with_points(choice, legal)

    def _chosen(self, legal: LegalMoves) -> Choice:
        first = self.first_look(legal)
        if isinstance(legal.top, mv.Planning):
            return self._planned(legal, first) if len(legal.table.seats) == 2 else first
        if not isinstance(legal.top, SEARCHED) or isinstance(first.move, mv.FREE_MOVES):
            return first
        if legal.table.phase != "actions":
            return first
        weighed = self._weighed(self.judge(legal), legal)
        tried = sorted(weighed, key=by_worth, reverse=True)[:CANDIDATES]
        return first if len(tried) < 2 else self._searched(legal, [one.move for one in tried], len(weighed)) or first

    def _weighed(self, judge: Judge, legal: LegalMoves) -> list[Weighed]:
        top = legal.top
        if isinstance(top, mv.ActionTurn):
            return weighed_turns(judge, legal.table, legal.seat, top)
        answers = weighed_answers(judge, legal.table, legal.seat.index)
        return [one for one in answers if not isinstance(one.move, mv.BuyCards)]

    def _play(self, legal: LegalMoves) -> RoundPlay:
        nodes = self.nodes * (PLAN if legal.table.phase == "planning" else 1) * (ALONE if is_alone(legal.table) else 1)
        return RoundPlay(self.judge(legal), legal.seat.index, WIDTH, Budget(nodes, self.longest_s))

    def _searched(self, legal: LegalMoves, moves: Sequence[mv.Move], count: int) -> Choice | None:
        """The best of the moves as far as the budget goes, by as many samples of chance each; None without two."""
        table, turns, alone = legal.table, turns_to_come(legal.table, legal.seat.index), is_alone(legal.table)
        search = self._play(legal)
        found: list[list[float]] = []
        try:
            for _ in range(SAMPLES_ALONE if alone else 1):
                at = other_chance(table, self.rng) if table.automa else table
                found.append([])
                for move in moves:
                    found[-1].append(search.outcome(at, move, turns))
        except OutOfTime:
            self._log_lateness(search.budget)
        whole = [one for one in found if len(one) == len(moves)] or found[:1]
        means = [Weighed(sum(worths) / len(whole), move) for move, *worths in zip(moves, *whole, strict=False)]
        if len(means) < 2:
            return None
        top = legal.top
        aim = top.action if isinstance(top, mv.ActionTurn) else mv.snake(type(top).__name__)
        return best_of(means, "searched", aim, count)

    def _log_lateness(self, budget: Budget) -> None:
        if budget.is_late:
            _log.warning("a search took longer than %s s after %d positions", self.longest_s, budget.spent)

    def _planned(self, legal: LegalMoves, first: Choice) -> Choice:
        """L1: the plan that does best against those of the one rival, or against what the automa may plan."""
        alone, me = is_alone(legal.table), legal.seat.index
        play = self._play(legal)
        own = plans_at_sight(play.judge, legal.table, me, OWN_PLANS)
        plans_only = [one.markers for one in own]
        try:
            if alone:
                worths = self._against_automa(play, legal.table, plans_only)
            else:
                rival = plans_at_sight(play.judge, legal.table, 1 - me, RIVAL_PLANS)
                worths = _against_rival(play, legal.table, own, rival)
        except OutOfTime:
            self._log_lateness(play.budget)
            return first
        (markers,) = self.rng.choices(plans_only, softmax(worths, NEAR))
        best, second = sorted(worths, reverse=True)[:2]
        reason = Reason("plan_for_turns", first.reason.aim, round(best - second, 2), len(own), next_best=0.0)
        return Choice(mv.CommitPlan(me, markers), reason)

    def _against_automa(self, play: RoundPlay, table: Table, own: Sequence[Markers]) -> list[float]:
        """U3: what each plan is worth over some of the automa's cards, each with another chance."""
        cards = [*table.planning_deck, *table.planning_aside]
        found = []
        for card in self.rng.sample(cards, min(SAMPLES_ALONE, len(cards))):
            at = other_chance(table, self.rng)
            at.planning_deck = (card,)
            automa = at.seats[1 - play.seat]
            do_reveal(at, automa, mv.RevealPlan(automa.index), mv.RevealingPlan(automa.index), [])
            assert automa.markers is not None
            ways = Ways(play, at)
            found.append([play.lead(ways.fames(_by_seat(play.seat, plan, automa.markers))) for plan in own])
        return [fmean(worths) for worths in zip(*found, strict=True)]


def _against_rival(play: RoundPlay, table: Table, own: Sequence[Sighted], rival: Sequence[Sighted]) -> list[float]:
    """What each plan is worth against those of a rival who plans as well."""
    ways = Ways(play, table)
    leads = [[play.lead(ways.fames(_by_seat(play.seat, a.markers, b.markers))) for b in rival] for a in own]
    return best_reply([one.worth for one in own], [one.worth for one in rival], leads, PLANS_OFF, REPLIES)


def _by_seat(seat: int, own: Markers, other: Markers) -> tuple[Markers, Markers]:
    return (own, other) if seat == 0 else (other, own)
