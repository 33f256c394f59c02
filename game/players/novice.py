"""A person in a first game: takes what its orders lack at the moment, prints what it can, and looks no further."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Any

from game.content.tables import GearReward
from game.players.player import Choice, LegalMoves, Reason, answers
from game.players.wants import Wants, missing_letters, price, wants
from game.players.weighing import PASSIVE, aim_of_offer, with_points
from game.rules import actions, suggest
from game.rules import moves as mv
from game.rules.apply import refusal
from game.rules.chance import short
from game.rules.gears import active_reward
from game.rules.names import (
    ACTION_INDEX,
    INK_INDEX,
    LETTER_INDEX,
    LETTERS,
    SPECIALTY_INDEX,
    Counts,
    GearRewardKind,
    Letter,
    Markers,
)
from game.rules.view import View

DISTRACTION = 0.1  # the spread of its judgement, in its own points
SECTOR_POINTS: dict[GearRewardKind, float] = {
    "order": 3.0,
    "round_fame": 3.0,
    "advance": 2.5,
    "advance_lowest": 2.5,
    "ink": 2.5,
    "one_for_two": 2.0,
    "decoration_bonus": 2.0,
    "type_bonus": 2.0,
    "ink_bonus": 1.5,
    "discount": 1.5,
    "swap_ink": 1.0,
    "scrap_type": 1.0,
    "swap_type": 0.5,
}
MIDDLING = 2.0  # of a kind that has no points yet


class Outlook:
    """What a beginner sees of one decision."""

    def __init__(self, legal: LegalMoves) -> None:
        self.legal = legal
        self.table, self.content, self.seat = legal.table, legal.content, legal.seat

    @cached_property
    def wants(self) -> Wants:
        """What is missing for the orders held."""
        return wants(self.content, self.seat, self.seat.orders)

    def sector(self, gear: str, sector: int) -> GearReward:
        """The reward of a sector of a gear."""
        return self.content.gears[gear].sectors[sector]


def _order_points(outlook: Outlook, printing: str, refinement: str) -> float:
    """Fame of the card, less what the seat lacks for it."""
    seat, card = outlook.seat, outlook.content.refinement[refinement]
    lacks = (
        short(seat.types, outlook.content.printing[printing].needs)
        + 0.5 * short(seat.inks, card.inks)
        + 0.5 * short(seat.levels, card.levels)
    )
    return 0.7 * (card.colour_fame + card.decoration_fame) - lacks


def _wanted(lacks: Counts, index: int) -> float:
    return 1.0 + 2.0 * (lacks[index] > 0)


def _take_inks(outlook: Outlook, move: mv.TakeInks) -> float:
    inks = actions.offered(outlook.table, move.ink_set)[: move.count]
    return sum(_wanted(outlook.wants.inks, INK_INDEX[ink]) - 0.8 * price for price, ink in inks)


def _take_specialty(outlook: Outlook, move: mv.TakeSpecialty) -> float:
    return sum(_wanted(outlook.wants.levels, SPECIALTY_INDEX[name]) for name in move.advances)


def _install(outlook: Outlook, move: mv.InstallGear) -> float:
    points = _sector_points(outlook.sector(move.gear, move.sector))
    full = len(outlook.seat.gears) > move.axle
    return points - (_sector_points(active_reward(outlook.content, outlook.seat.gears[move.axle])) if full else 0.0)


def _reposition(outlook: Outlook, move: mv.RepositionGear) -> float:
    placed = outlook.seat.gears[move.axle]
    now = _sector_points(active_reward(outlook.content, placed))
    return _sector_points(outlook.sector(placed.gear, move.sector)) - now


def _sector_points(reward: GearReward) -> float:
    return SECTOR_POINTS.get(reward.kind, MIDDLING)


def _claim(outlook: Outlook, move: mv.ClaimReward) -> float:
    kind, wanted = outlook.content.rules.patronage_rewards[move.space], outlook.wants
    if kind == "order":
        return 3.0 if len(outlook.seat.orders) < outlook.content.rules.order_slots else -1.0
    if kind == "inks":
        return 1.0 + min(3, sum(wanted.inks))
    return 1.5 + min(2, sum(wanted.levels)) if kind == "specialty" else 2.0


def _take_order(outlook: Outlook, move: mv.TakeOrder) -> float:
    points = _order_points(outlook, move.printing, move.refinement)
    if move.discard is None:
        return points + 6.0
    given = next(order for order in outlook.seat.orders if order.printing == move.discard)
    return points - _order_points(outlook, given.printing, given.refinement) - 1.0


def _swap(lacks: Counts, have: Counts, give: int, take: int) -> float:
    return 2.0 * (lacks[take] > 0) - (1.0 if have[give] > 1 else 2.5)


APPEAL: dict[type[mv.Move], Callable[[Outlook, Any], float]] = {
    mv.InstallGear: _install,
    mv.DraftOrder: lambda outlook, move: _order_points(outlook, move.printing, move.refinement),
    mv.TakeOrder: _take_order,
    mv.TakeInks: _take_inks,
    mv.TakeSpecialty: _take_specialty,
    mv.RepositionGear: _reposition,
    mv.ClaimReward: _claim,
    mv.TakePatronage: lambda outlook, move: 8.0,
    mv.TakeInk: lambda outlook, move: _wanted(outlook.wants.inks, INK_INDEX[move.ink]),
    mv.Advance: lambda outlook, move: _wanted(outlook.wants.levels, SPECIALTY_INDEX[move.specialty]),
    mv.TakeType: lambda outlook, move: _wanted(outlook.wants.letters, LETTER_INDEX[move.letter]),
    mv.KeepOrder: lambda outlook, move: _order_points(outlook, move.printing, move.refinement) + 9.0,
    mv.DrawOrder: lambda outlook, move: 2.0 if move.discard is None else -2.0,
    mv.SwapInk: lambda outlook, move: _swap(
        outlook.wants.inks, outlook.seat.inks, INK_INDEX[move.give], INK_INDEX[move.take]
    ),
    mv.SwapType: lambda outlook, move: _swap(
        outlook.wants.letters, outlook.seat.types, LETTER_INDEX[move.give], LETTER_INDEX[move.take]
    ),
    mv.ScrapType: lambda outlook, move: 1.0 if outlook.table.round == outlook.content.rules.rounds else -2.0,
}
"""Points of a move beside others of its moment; passing and declining have none."""


class Novice:
    """One look at what its orders lack, no look ahead."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """The move that appeals most at first sight."""
        top = legal.top
        if isinstance(top, mv.Planning):
            return Choice(self._plan(legal), Reason("rule_of_thumb", "markers"))
        return with_points(self._first_sight(legal, top), legal, orders_only=True)

    def _first_sight(self, legal: LegalMoves, top: mv.Decision) -> Choice:
        """The move that appeals most, without what speaks for it."""
        if isinstance(top, mv.ChoosingTypes):
            return Choice(self._types(legal), Reason("rule_of_thumb"))
        if isinstance(top, mv.FulfilTurn):
            return self._fulfil(legal, top)
        gear = self._gear(legal) if isinstance(top, mv.ActionTurn | mv.KeepingOrder) else None
        return gear or self._most_appealing(legal, answers(legal.table, legal.seat.index))

    def _most_appealing(self, legal: LegalMoves, moves: Sequence[mv.Move]) -> Choice:
        outlook = Outlook(legal)
        noise = self.rng.gauss
        points = []
        for move in moves:
            appeal = APPEAL.get(type(move))
            points.append((appeal(outlook, move) if appeal else 0.0) + noise(0.0, DISTRACTION))
        best = max(points)
        move = moves[points.index(best)]
        if isinstance(move, PASSIVE):
            return Choice(move, Reason("nothing_better", mv.snake(type(move).__name__)))
        if isinstance(move, mv.KeepCharacter | mv.ChooseReward):
            return Choice(move, Reason("by_chance"))
        return Choice(move, Reason("worth_most", aim_of_offer(move)))

    def _plan(self, legal: LegalMoves) -> mv.Move:
        """A marker everywhere, as far as there are so many, and most of the others where its orders lack something."""
        count = legal.seat.marker_count
        markers = [int(action < count) for action in range(5)]
        most = legal.content.rules.most_markers_on_action
        lacks = self._lacks(legal)
        for _ in range(count - 5):
            free = [action for action in range(5) if markers[action] < most]
            odds = [0.1 + lacks[action] / markers[action] ** 2 for action in free]
            markers[self.rng.choices(free, odds)[0]] += 1
        plan: Markers = (markers[0], markers[1], markers[2], markers[3], markers[4])
        return mv.CommitPlan(legal.seat.index, plan)

    def _lacks(self, legal: LegalMoves) -> list[float]:
        """How much each action could bring of what is missing."""
        lacks, wanted = [1.0] * len(ACTION_INDEX), Outlook(legal).wants
        lacks[ACTION_INDEX["orders"]] = 2.0 * (legal.content.rules.order_slots - len(legal.seat.orders))
        lacks[ACTION_INDEX["inks"]] = sum(wanted.inks)
        lacks[ACTION_INDEX["specialties"]] = 1.5 * sum(wanted.levels)
        return lacks

    def _types(self, legal: LegalMoves) -> mv.Move:
        """The letters of the order that shows fewest, then what the others show beyond them, then any."""
        printing = legal.content.printing
        letters: list[Letter] = []
        for card in sorted((printing[order.printing].letters for order in legal.seat.orders), key=len):
            letters += (Counter(card) - Counter(letters)).elements()
        count = legal.content.rules.start_types
        letters += [LETTERS[int(self.rng.random() * 4)] for _ in range(count - len(letters))]
        return mv.ChooseTypes(legal.seat.index, tuple(sorted(letters[:count])))

    def _gear(self, legal: LegalMoves) -> Choice | None:
        """Any gear that does something is used at once."""
        for axle, placed in enumerate(legal.seat.gears):
            use, kind = mv.UseGear(legal.seat.index, axle), active_reward(legal.content, placed).kind
            if refusal(legal.table, use) is None and kind != "swap_type":
                return Choice(use, Reason("uses_gear", kind))
        return None

    def _fulfil(self, legal: LegalMoves, top: mv.FulfilTurn) -> Choice:
        table, seat = legal.table, legal.seat
        if not top.done:
            is_last = table.round == legal.content.rules.rounds
            best = suggest.best_fulfilment(
                legal.content,
                seat,
                lambda move: refusal(table, move) is None,
                lambda move: is_last or all(order.colour is not None or order.decoration for order in move.orders),
            )
            if best is not None:
                return Choice(best, Reason("fulfils_orders", weighed=len(seat.orders)))
            bought = self._letter_to_buy(legal)
            if bought is not None:
                return Choice(bought, Reason("buys_for_orders"))
        return self._gear(legal) or Choice(mv.EndTurn(seat.index), Reason("nothing_better", "end_turn"))

    def _letter_to_buy(self, legal: LegalMoves) -> mv.BuyType | None:
        """The first missing letter of the order that lacks fewest, if it can pay for all that this order lacks."""
        seat, printing = legal.seat, legal.content.printing
        lacks = [missing_letters(seat, printing[order.printing].needs) for order in seat.orders]
        paid = [letters for letters in lacks if letters and price(seat, len(letters)) <= seat.guilders]
        return mv.BuyType(seat.index, min(paid, key=len)[0]) if paid else None
