"""A player that thinks: weighs every move by where it leads, plans its markers, and prints when that pays."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, get_args

from msgspec.structs import replace

from game.players.foresight import candidates, known_gain, plan_values, spread, turn_gains, turn_worth
from game.players.player import Choice, LegalMoves, Reason
from game.players.wants import missing_letters, price
from game.players.weighing import (
    WORTH_A_MOVE,
    Weighed,
    after,
    aim_of_offer,
    best_of,
    by_worth,
    weighed_answers,
    weighed_printings,
    with_points,
)
from game.players.worth import Judge
from game.rules import moves as mv
from game.rules.apply import ASK, refusal
from game.rules.characters import shifted
from game.rules.gears import active_reward
from game.rules.names import ACTION_INDEX, ACTIONS, SPECIALTIES, Ability, Markers
from game.rules.planning import plans
from game.rules.state import Seat, Table, has
from game.rules.view import View


def useful_gear(judge: Judge, table: Table, seat: Seat) -> Choice | None:
    """A2: the gear whose use leads to most, if it leads to more than leaving it."""
    depth = len(table.stack)
    base = judge.worth(table, seat.index)
    return best_gear(table, seat, base, lambda later: settled_worth(judge, later, seat.index, depth))


def best_gear(table: Table, seat: Seat, base: float, worth_of: Callable[[Table], float]) -> Choice | None:
    """A2: the gear whose use leads to most, by the worth of the table after it, where that is more than `base`."""
    best: Choice | None = None
    least = base + WORTH_A_MOVE
    for axle, placed in enumerate(seat.gears):
        use = mv.UseGear(seat.index, axle)
        if refusal(table, use) is None and (worth := worth_of(after(table, use))) > least:
            kind = active_reward(table.content, placed).kind
            best, least = Choice(use, Reason("uses_gear", kind, round(worth - base, 2), len(seat.gears))), worth
    return best


def settled_worth(judge: Judge, table: Table, seat: int, depth: int) -> float:
    """Where a table leads once the seat has answered a question that a move of it opened."""
    top = table.stack[-1]
    if len(table.stack) > depth and top.seat == seat:
        if isinstance(top, SMALL):
            return max(weighed_answers(judge, table, seat), key=by_worth).worth
        if isinstance(top, mv.OfferingOrder):  # with all slots full it is mostly declined
            return judge.worth(after(table, mv.Decline(seat)), seat) + judge.order_to_come(table, seat)
    return judge.worth(table, seat)


SMALL = (*get_args(mv.GearQuestion), mv.ChoosingAdvance)
"""Questions whose answer decides whether asking for it was worth it."""


def useful_swap(judge: Judge, table: Table, seat: Seat) -> Choice | None:
    """A3: the swap that leads to most, if it leads to more than leaving the levels, and surely so.

    It is free, so an error of judgement alone would swap every round, and take the swap that is needed later in it.
    """
    if not has(judge.content, seat, "plantin") or seat.swapped_levels:
        return None
    swaps = [mv.SwapLevels(seat.index, *pair) for pair in combinations(SPECIALTIES, 2)]
    allowed = [swap for swap in swaps if refusal(table, swap) is None]
    base = judge.worth(table, seat.index)
    best: Choice | None = None
    least = base + WORTH_A_MOVE + judge.misjudgement
    for swap in allowed:
        worth = judge.worth(after(table, swap), seat.index)
        if worth > least:
            best, least = Choice(swap, Reason("worth_most", "", round(worth - base, 2), len(allowed) + 1)), worth
    return best


ABILITY_RANK: tuple[Ability, ...] = (
    "tory", "ungler", "guillard", "caxton", "schoffer", "fiol", "plantin", "manutius", "vietor", "gutenberg",
)  # fmt: skip
"""What characters can do, by the fame that this kind of play made of it, alone with the automa."""

MISJUDGEMENT = 1.3  # fame by which an adept is usually off when it judges a position
CARDS_WORTH_PAYING = 4.0  # the worth of a drawn order below which two cards more are bought
REWARD_ORDER = ("advance", "type", "inks", "order")


class Adept:
    """Weighs where each move leads with the same judge that a master uses further ahead, but less surely."""

    def __init__(self, seed: int, misjudgement: float = MISJUDGEMENT) -> None:
        self.rng = Random(seed)
        self.misjudgement = misjudgement
        self._judge: Judge | None = None

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move that leads to most."""
        return with_points(self.first_look(legal), legal)

    def first_look(self, legal: LegalMoves) -> Choice:
        """The move that leads to most, without what speaks for it."""
        judge = self.judge(legal)
        special = SPECIAL.get(type(legal.top))
        if special:
            return special(judge, legal.table, legal.seat, legal.top)
        return best_of(weighed_answers(judge, legal.table, legal.seat.index))

    def judge(self, legal: LegalMoves) -> Judge:
        """The player's judge, for the cards in play."""
        if self._judge is None or self._judge.content is not legal.content:
            self._judge = Judge(legal.content, self.misjudgement, self.rng)
        return self._judge


def _rank(ability: Ability) -> int:
    """The place of an ability; one that nobody has measured comes in the middle."""
    return ABILITY_RANK.index(ability) if ability in ABILITY_RANK else len(ABILITY_RANK) // 2


def _keep_character(judge: Judge, table: Table, seat: Seat, top: mv.KeepingCharacter) -> Choice:
    abilities = {name: judge.content.characters[name].abilities for name in seat.drawn_characters}
    best = min(abilities, key=lambda name: min(map(_rank, abilities[name])))
    return Choice(mv.KeepCharacter(seat.index, best), Reason("rule_of_thumb", best, weighed=len(seat.drawn_characters)))


def weighed_drawn(judge: Judge, table: Table, seat: Seat, top: mv.InstallingDrawn) -> list[Weighed]:
    """Every way to install a drawn gear, with what its active sector gives at once."""
    return [Weighed(turn_worth(judge, table, seat, move), move) for move in ASK[mv.InstallingDrawn](table, top)]


def gains_of(judge: Judge, table: Table, seat: int) -> list[tuple[float, ...]]:
    """What a turn in each action should bring, by how many come first."""
    return [turn_gains(judge, table, seat, action) for action in ACTIONS]


class Sighted(NamedTuple):
    """A plan and what it is worth at first sight."""

    worth: float
    markers: Markers


def plans_at_sight(judge: Judge, table: Table, seat: int, count: int) -> list[Sighted]:
    """The plans of a seat that look best to an adept, the best first."""
    values = plan_values(table, table.seats[seat], gains_of(judge, table, seat))
    every = plans(table.seats[seat].marker_count, table.content.rules.most_markers_on_action)
    found = [
        Sighted(sum(value[spent] for value, spent in zip(values, markers, strict=True)), markers) for markers in every
    ]
    return sorted(found, key=lambda one: -one.worth)[:count]


def _plan(judge: Judge, table: Table, seat: Seat, top: mv.Planning) -> Choice:
    gains = gains_of(judge, table, seat.index)
    markers, worth = spread(plan_values(table, seat, gains), seat.marker_count)
    aim = max(range(5), key=lambda action: gains[action][0] - gains[action][1])
    return Choice(mv.CommitPlan(seat.index, markers), Reason("plan_for_turns", ACTIONS[aim], round(worth, 2), 5))


def weighed_shifts(judge: Judge, table: Table, seat: Seat, top: mv.ShiftingMarker) -> list[Weighed]:
    """`gutenberg`: every shift; all markers are open, so the play order of each is known."""
    gains = gains_of(judge, table, seat.index)
    shown = [each.markers for each in table.seats if each.markers is not None]
    weighed = []
    for move in ASK[mv.ShiftingMarker](table, top):
        markers = shown.copy()
        if isinstance(move, mv.ShiftMarker):
            markers[seat.index] = shifted(markers[seat.index], ACTION_INDEX[move.source], ACTION_INDEX[move.target])
        weighed.append(Weighed(known_gain(table, seat.index, gains, markers), move))
    return weighed


def _turn(judge: Judge, table: Table, seat: Seat, top: mv.ActionTurn) -> Choice:
    gear = useful_gear(judge, table, seat)
    if gear is not None:
        return gear
    swap = useful_swap(judge, table, seat) if top.action == "patronage" else None
    if swap is not None:
        return swap
    weighed = weighed_turns(judge, table, seat, top)
    if top.action == "patronage":
        bought = patron_to_buy_for(judge, table, seat, max(weighed, key=by_worth).worth)
        if bought is not None:
            return bought
    return best_of(weighed, aim=top.action)


def weighed_turns(judge: Judge, table: Table, seat: Seat, top: mv.ActionTurn) -> list[Weighed]:
    """Every turn in the action that deserves a look, and the pass."""
    moves = [*candidates(judge, table, seat.index, top.action), mv.Pass(seat.index)]
    return [Weighed(turn_worth(judge, table, seat, move), move) for move in moves]


def patron_to_buy_for(judge: Judge, table: Table, seat: Seat, least: float) -> Choice | None:
    """M2, A1: buy the types that a patronage card still asks for, where that leads to more."""
    best: Choice | None = None
    for card in table.patronage_row:
        if card is not None:
            lacks = missing_letters(seat, judge.content.patronage[card].types)
            moves = [mv.BuyType(seat.index, letter) for letter in lacks]
            if moves and price(seat, len(moves)) <= seat.guilders:
                bought = after(table, *moves)
                turns = ASK[mv.ActionTurn](bought, bought.stack[-1])
                takes = [move for move in turns if isinstance(move, mv.TakePatronage) and move.card == card]
                for move in takes:
                    worth = judge.worth(after(bought, move), seat.index)
                    if worth > least + WORTH_A_MOVE:
                        reason = Reason("buys_for_patronage", card, round(worth - least, 2), len(takes))
                        best, least = Choice(moves[0], reason), worth
    return best


def _fulfil(judge: Judge, table: Table, seat: Seat, top: mv.FulfilTurn) -> Choice:
    """F8: gears and levels that help come first, then the best of all printings, the types for it bought (A1)."""
    free = useful_gear(judge, table, seat) or (None if top.done else useful_swap(judge, table, seat))
    if free is not None:
        return free
    best = best_of(weighed_fulfilments(judge, table, seat, top), "fulfils_orders")
    if isinstance(best.move, mv.BuyType):
        return replace(best, reason=replace(best.reason, code="buys_for_orders"))
    return best


def weighed_fulfilments(judge: Judge, table: Table, seat: Seat, top: mv.FulfilTurn) -> list[Weighed]:
    """The end of the turn, and before that every printing, the types for it bought."""
    end = Weighed(judge.worth(table, seat.index, may_fulfil=False), mv.EndTurn(seat.index))
    return [end] if top.done else [end, *weighed_printings(judge, table, seat)]


def _offer(judge: Judge, table: Table, seat: Seat, top: mv.OfferingOrder) -> Choice:
    """O4, O6: with all slots full only for an order that is worth less than one still to be drawn."""
    if len(seat.orders) < judge.content.rules.order_slots:
        return Choice(mv.DrawOrder(seat.index), Reason("worth_most", "order", weighed=2))
    poorest = min(seat.orders, key=lambda order: judge.order_worth(table, seat, order))
    moves: list[mv.Move] = [mv.DrawOrder(seat.index, poorest.printing), mv.Decline(seat.index)]
    weighed = [Weighed(judge.worth(after(table, move), seat.index), move, aim_of_offer(move)) for move in moves]
    return best_of(weighed, aim="order")


def _keep_order(judge: Judge, table: Table, seat: Seat, top: mv.KeepingOrder) -> Choice:
    """A4, O4, O5: useful gears first, for they may pay; then two cards more where none of those drawn is worth much."""
    gear = useful_gear(judge, table, seat)
    if gear is not None:
        return gear
    moves = list(ASK[mv.KeepingOrder](table, top))
    kept = [
        Weighed(judge.worth(after(table, move), seat.index), move) for move in moves if isinstance(move, mv.KeepOrder)
    ]
    buys = [move for move in moves if isinstance(move, mv.BuyCards)]
    best = max(kept, key=by_worth)
    if buys and len(top.printing) + len(top.refinement) < MOST_CARDS and seat.guilders >= SPARE_GUILDERS:
        return _more_cards(judge, table, seat, top, best, buys) or best_of(kept, aim="order")
    return best_of(kept, aim="order")


MOST_CARDS = 5
SPARE_GUILDERS = 10


def _more_cards(
    judge: Judge, table: Table, seat: Seat, top: mv.KeepingOrder, best: Weighed, buys: Sequence[mv.Move]
) -> Choice | None:
    assert isinstance(best.move, mv.KeepOrder)
    holder = after(table, best.move).seats[seat.index]
    worth = judge.order_worth(table, holder, holder.orders[-1])
    if worth >= CARDS_WORTH_PAYING:
        return None
    return Choice(buys[len(buys) // 2], Reason("worth_most", "cards", round(CARDS_WORTH_PAYING - worth, 2), len(buys)))


def _rewards(judge: Judge, table: Table, seat: Seat, top: mv.Rewards) -> Choice:
    """R3: levels and types first, so that an order is chosen knowing them."""
    best = min(top.rewards, key=lambda reward: REWARD_ORDER.index(reward.kind))
    return Choice(mv.ChooseReward(seat.index, best), Reason("rule_of_thumb", best.kind, weighed=len(top.rewards)))


SPECIAL: dict[type[mv.Decision], Callable[[Judge, Table, Seat, Any], Choice]] = {
    mv.KeepingCharacter: _keep_character,
    mv.InstallingDrawn: lambda *asked: best_of(weighed_drawn(*asked)),
    mv.Planning: _plan,
    mv.ShiftingMarker: lambda *asked: best_of(weighed_shifts(*asked)),
    mv.ActionTurn: _turn,
    mv.FulfilTurn: _fulfil,
    mv.OfferingOrder: _offer,
    mv.KeepingOrder: _keep_order,
    mv.Rewards: _rewards,
}
"""Decisions where weighing each answer alone would be slow or wrong."""
