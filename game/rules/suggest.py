"""What a fulfilment would pay, and which pays best: for previews and for "fill in for me"."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice, product
from typing import NamedTuple, TypeAlias

from game.content.tables import Content
from game.rules import moves as mv
from game.rules.gears import BONUS_KINDS
from game.rules.names import LETTERS, Reward, RewardKind
from game.rules.phases.actions import payments
from game.rules.phases.fulfilment import earns, needed_inks, part_reward
from game.rules.piles import covers
from game.rules.rewards import held_order
from game.rules.state import Seat

Allows: TypeAlias = Callable[[mv.Fulfil], bool]

MOST_USES_OF_A_GEAR = 2  # `schoffer`
GUILDERS_FOR_A_FAME = 3  # as in the final count (Z1)
REWARD_WORTH: dict[RewardKind, float] = {"inks": 1.0, "advance": 2.0, "order": 3.0, "type": 1.5}
"""Fame that one ink, level, order or type may bring later: a rule of thumb that only breaks near ties."""


class Gains(NamedTuple):
    """What a fulfilment pays at once: guilders, fame of parts and gears, and the rewards that are then settled."""

    guilders: int
    fame: int
    rewards: tuple[Reward, ...]


def gear_gain(content: Content, seat: Seat, axle: int, orders: Iterable[mv.FulfilledOrder]) -> int:
    """F7: fame of one use of the bonus gear on an axle."""
    placed = seat.gears[axle]
    reward = content.gears[placed.gear].sectors[placed.sector]
    count = 0
    for chosen in orders:
        order = held_order(seat, chosen.printing)
        assert order is not None
        count += earns(reward, chosen, (content.printing[order.printing], content.refinement[order.refinement]))
    return count * content.rules.bonus_gear_fame


def gains(content: Content, seat: Seat, move: mv.Fulfil) -> Gains:
    """F2 to F8: what a fulfilment pays; rewards in guilders and fame are counted with them."""
    guilders = fame = 0
    rewards: list[Reward] = []
    for chosen in move.orders:
        order = held_order(seat, chosen.printing)
        assert order is not None
        card = content.refinement[order.refinement]
        guilders += content.printing[order.printing].guilders
        fame += card.colour_fame * (chosen.colour is not None) + card.decoration_fame * chosen.decoration
        reward = part_reward(seat, chosen, card)
        if reward is not None:
            guilders += reward.amount * (reward.kind == "guilders")
            fame += reward.amount * (reward.kind == "fame")
            rewards += [reward] if reward.kind in REWARD_WORTH else []
    fame += sum(gear_gain(content, seat, axle, move.orders) for axle in move.bonus_gears)
    return Gains(guilders, fame, tuple(rewards))


def worth(content: Content, seat: Seat, move: mv.Fulfil) -> float:
    """How good a fulfilment is, in fame."""
    found = gains(content, seat, move)
    later = sum(REWARD_WORTH[reward.kind] * reward.amount for reward in found.rewards)
    return found.fame + found.guilders / GUILDERS_FOR_A_FAME + later


def best_fulfilment(content: Content, seat: Seat, allows: Allows) -> mv.Fulfil | None:
    """The legal fulfilment that pays most, the first of equals; None where there is none. `allows` is the law.

    The search is exact and still quick: what can only lose (a part or a bonus gear left out for nothing) is not tried.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> best_fulfilment(table.content, table.seats[0], lambda move: True) is None
    True
    """
    tried = (
        with_bonus_gears(content, seat, mv.Fulfil(seat.index, chosen, (), plain.uncovered), allows)
        for plain in _printable(seat, allows)
        for chosen in _all_parts(content, seat, plain.orders)
    )
    return max(tried, key=lambda move: worth(content, seat, move), default=None)


def _printable(seat: Seat, allows: Allows) -> Iterator[mv.Fulfil]:
    """F2: each set of orders whose letters are covered, with a letter left uncovered only where it must be."""
    for count in range(1, len(seat.orders) + 1):
        for orders in combinations(seat.orders, count):
            plain = tuple(mv.FulfilledOrder(order.printing) for order in orders)
            moves = (mv.Fulfil(seat.index, plain, (), uncovered) for uncovered in (None, *LETTERS))
            yield from islice(filter(allows, moves), 1)


def _all_parts(
    content: Content, seat: Seat, orders: tuple[mv.FulfilledOrder, ...]
) -> Iterator[tuple[mv.FulfilledOrder, ...]]:
    """F3, F4: every way to spend the inks on these orders; decorations are free, so all are done that can be."""
    for chosen in product(*(_parts(content, seat, order) for order in orders)):
        if covers(seat.inks, needed_inks(mv.Fulfil(seat.index, chosen))):
            yield chosen


def _parts(content: Content, seat: Seat, plain: mv.FulfilledOrder) -> list[mv.FulfilledOrder]:
    order = held_order(seat, plain.printing)
    assert order is not None
    card = content.refinement[order.refinement]
    decoration = covers(seat.levels, card.levels)
    return [mv.FulfilledOrder(plain.printing, colour, decoration) for colour in (None, *payments(seat, card.inks))]


def with_bonus_gears(content: Content, seat: Seat, move: mv.Fulfil, allows: Allows) -> mv.Fulfil:
    """F7, G7, `schoffer`: the same fulfilment with the bonus gears that give most, each as often as it may be used."""
    fame = {axle: gear_gain(content, seat, axle, move.orders) for axle in bonus_axles(content, seat)}
    for axle in sorted(fame, key=lambda axle: -fame[axle]):
        for _ in range(MOST_USES_OF_A_GEAR):
            more = mv.Fulfil(move.seat, move.orders, (*move.bonus_gears, axle), move.uncovered)
            if fame[axle] and allows(more):
                move = more
    return move


def bonus_axles(content: Content, seat: Seat) -> list[int]:
    """F7: the axles whose gear has a bonus up."""
    sectors = (content.gears[placed.gear].sectors[placed.sector] for placed in seat.gears)
    return [axle for axle, reward in enumerate(sectors) if reward.kind in BONUS_KINDS]
