"""A random legal answer to a turn in fulfilment: orders, parts and bonus gears."""

from collections.abc import Sequence
from random import Random

from game.rules import decisions as ask
from game.rules import moves as mv
from game.rules.abilities import has
from game.rules.gears import BONUS_KINDS, active_reward
from game.rules.names import LETTERS, NOTHING, Counts, Letter, Order
from game.rules.payments import payments
from game.rules.phases.fulfilment import gear_gain
from game.rules.picking import pick
from game.rules.piles import add, covers, subtract
from game.rules.state import Seat, Table

# Shares of the draws, chosen for lively games.
WAIT_WITH_ORDERS = 0.25
FULFIL_ORDER = 0.9
DO_PART = 0.85
USE_BONUS_GEAR = 0.8
NEEDLESSLY_UNCOVERED = 0.2


def sample_fulfilment(table: Table, seat: Seat, top: ask.FulfilTurn, rng: Random) -> mv.Move:
    """F1 to F8: as many orders, parts and bonus gears as chance and means allow; else the end of the turn (F9)."""
    rests = top.done or rng.random() < WAIT_WITH_ORDERS
    orders, uncovered = ((), None) if rests else _sample_orders(table, seat, rng)
    if not orders:
        return mv.EndTurn(seat.index)
    chosen = _sample_parts(table, seat, orders, rng)
    return mv.Fulfil(seat.index, chosen, _sample_bonus_gears(table, seat, chosen, rng), uncovered)


def _missing(have: Counts, need: Counts) -> int:
    return sum(max(0, wanted - owned) for owned, wanted in zip(have, need, strict=True))


def _sample_orders(table: Table, seat: Seat, rng: Random) -> tuple[tuple[Order, ...], Letter | None]:
    """F2: orders whose letters the seat covers together; `manutius` may miss one letter of two or more."""
    cards, need, chosen = table.content.printing, NOTHING, set()
    spare = 1 if has(table.content, seat, "manutius") and len(seat.orders) > 1 else 0
    for order in rng.sample(seat.orders, len(seat.orders)):
        more = add(need, cards[order.printing].needs)
        if rng.random() < FULFIL_ORDER and _missing(seat.types, more) <= spare:
            chosen.add(order.printing)
            need = more
    missed = _missing(seat.types, need)
    if not chosen or (missed and len(chosen) < 2):
        return (), None
    orders = tuple(order for order in seat.orders if order.printing in chosen)
    if missed:
        return orders, next(letter for letter, n, have in zip(LETTERS, need, seat.types, strict=True) if n > have)
    if spare and len(orders) > 1 and rng.random() < NEEDLESSLY_UNCOVERED:
        return orders, pick(cards[pick(orders, rng).printing].letters, rng)
    return orders, None


def _sample_parts(table: Table, seat: Seat, orders: Sequence[Order], rng: Random) -> tuple[mv.FulfilledOrder, ...]:
    """F3, F4: each part that can be done, mostly; an ink pays once."""
    left, chosen = seat.inks, []
    for order in orders:
        card = table.content.refinement[order.refinement]
        colour = None
        if rng.random() < DO_PART:
            paid = [inks for inks in payments(seat, card.inks) if covers(left, inks)]
            if paid:
                colour = pick(paid, rng)
                left = subtract(left, colour)
        decoration = rng.random() < DO_PART and covers(seat.levels, card.levels)
        chosen.append(mv.FulfilledOrder(order.printing, colour, decoration))
    return tuple(chosen)


def _sample_bonus_gears(
    table: Table, seat: Seat, orders: tuple[mv.FulfilledOrder, ...], rng: Random
) -> tuple[int, ...]:
    """F7, G7: gears that give fame now; `schoffer` uses one of them twice at times."""
    uses: list[int] = []
    left = table.content.rules.gear_uses_per_round - seat.gear_uses
    again = has(table.content, seat, "schoffer") and all(placed.used < 2 for placed in seat.gears)
    for axle, placed in enumerate(seat.gears):
        if active_reward(table.content, placed).kind in BONUS_KINDS and gear_gain(table.content, seat, axle, orders):
            times = (not placed.used) + again
            while times and len(uses) < left and rng.random() < USE_BONUS_GEAR:
                uses.append(axle)
                times -= 1
                again = again and placed.used + uses.count(axle) < 2
    return tuple(uses)
