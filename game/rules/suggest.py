"""What a fulfilment would pay, and which pays best: for previews and for "fill in for me"."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice, product
from typing import NamedTuple, TypeAlias

from game.content.tables import Content
from game.rules import moves as mv
from game.rules.chance import covers
from game.rules.fulfilment import bonus_axles, gear_gain, part_reward
from game.rules.holdings import order_named
from game.rules.names import INK_INDEX, LETTERS, Counts, Reward, RewardKind
from game.rules.state import Seat, has

Allows: TypeAlias = Callable[[mv.Fulfil], bool]

REWARD_WORTH: dict[RewardKind, float] = {"inks": 1.0, "advance": 2.0, "order": 3.0, "type": 1.5}
"""Fame that one ink, level, order or type may bring later: a rule of thumb that only breaks near ties."""


class Gains(NamedTuple):
    """What a fulfilment pays at once: guilders, fame of parts and gears, and the rewards that are then settled."""

    guilders: int
    fame: int
    rewards: tuple[Reward, ...]


def gains(content: Content, seat: Seat, move: mv.Fulfil) -> Gains:
    """F2 to F8: what a fulfilment pays; rewards in guilders and fame are counted with them."""
    guilders = fame = 0
    rewards: list[Reward] = []
    for chosen in move.orders:
        order = order_named(seat, chosen.printing)
        card = content.refinement[order.refinement]
        guilders += content.printing[order.printing].guilders
        fame += card.colour_fame * (chosen.colour is not None) + card.decoration_fame * chosen.decoration
        reward = part_reward(content, seat, chosen, card)
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
    return found.fame + found.guilders / content.rules.guilders_per_fame + later


def best_fulfilment(
    content: Content, seat: Seat, allows: Allows, counts: Allows = lambda move: True
) -> mv.Fulfil | None:
    """The legal fulfilment that pays most of those that count, the first of equals; None where there is none.

    `allows` is the law.

    The search is exact and still quick: what can only lose (a part or a bonus gear left out for nothing) is not tried,
    and bonus gears are only laid on what could still become the best with them.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> best_fulfilment(table.content, table.seats[0], lambda move: True) is None
    True
    """
    plain = [(worth(content, seat, move), move) for move in without_bonus_gears(content, seat, allows)]
    plain.sort(key=lambda pair: -pair[0])
    gears = len(bonus_axles(content, seat)) + has(content, seat, "schoffer")
    best: mv.Fulfil | None = None
    most = 0.0
    for least, move in plain:
        if best is not None and least + gears * content.rules.bonus_gear_fame * len(move.orders) <= most:
            continue
        full = with_bonus_gears(content, seat, move, allows) if gears else move
        if not counts(full):
            continue
        found = worth(content, seat, full)
        if best is None or found > most:
            best, most = full, found
    return best


def best_without_loss(content: Content, seat: Seat, allows: Allows, *, is_last: bool) -> mv.Fulfil | None:
    """The one best fulfilment of those by which nothing is lost that a later round could bring; None where none is.

    Where two are equally good none is. In the last round nothing can be lost.
    """

    def counts(move: mv.Fulfil) -> bool:
        return is_last or _loses_nothing(content, seat, move)

    best = best_fulfilment(content, seat, allows, counts)
    if best is None:
        return None
    moves = (with_bonus_gears(content, seat, move, allows) for move in without_bonus_gears(content, seat, allows))
    as_good = [move for move in moves if counts(move) and worth(content, seat, move) >= worth(content, seat, best)]
    return best if len(as_good) == 1 else None


def _loses_nothing(content: Content, seat: Seat, move: mv.Fulfil) -> bool:
    """Whether all is printed in full, and the other orders of the seat keep all inks that they show."""
    if move.uncovered or not all(order.colour and order.decoration for order in move.orders):
        return False
    spent = [sum(counts) for counts in zip(*(order.colour for order in move.orders if order.colour), strict=True)]
    printed = {order.printing for order in move.orders}
    kept = [content.refinement[order.refinement].inks for order in seat.orders if order.printing not in printed]
    shown = [sum(counts) for counts in zip((0,) * len(spent), *kept, strict=True)]
    return all(not paid or need <= have - paid for paid, need, have in zip(spent, shown, seat.inks, strict=True))


def without_bonus_gears(content: Content, seat: Seat, allows: Allows) -> Iterator[mv.Fulfil]:
    """F2 to F4: every set of orders that can be printed, with every choice of colour parts that the inks pay for.

    Decorations are free, so all are done that can be.
    """
    for plain in _printable(content, seat, allows):
        cards = [content.refinement[order_named(seat, order.printing).refinement] for order in plain.orders]
        for coloured in product((False, True), repeat=len(cards)):
            needs = [card.inks if done else None for card, done in zip(cards, coloured, strict=True)]
            paid = joint_payment(seat, needs)
            if paid is not None:
                orders = (
                    mv.FulfilledOrder(order.printing, inks, covers(seat.levels, card.levels))
                    for order, inks, card in zip(plain.orders, paid, cards, strict=True)
                )
                yield mv.Fulfil(seat.index, tuple(orders), (), plain.uncovered)


def joint_payment(seat: Seat, needs: Sequence[Counts | None]) -> list[Counts | None] | None:
    """F3, `caxton`: inks for all these colour parts together, real colours before wild ones; None if they don't do."""
    left = list(seat.inks)
    wild = None if seat.wild is None else INK_INDEX[seat.wild]
    paid: list[Counts | None] = []
    for need in needs:
        if need is None:
            paid.append(None)
            continue
        given = [0 if at == wild else min(left[at], wanted) for at, wanted in enumerate(need)]
        short = sum(need) - sum(given)
        if wild is not None:
            given[wild] = short
        if sum(given) < sum(need) or (wild is not None and short > left[wild]):
            return None
        left = [have - taken for have, taken in zip(left, given, strict=True)]
        paid.append((given[0], given[1], given[2], given[3]))
    return paid


def _printable(content: Content, seat: Seat, allows: Allows) -> Iterator[mv.Fulfil]:
    """F2: each set of orders whose letters are covered, with a letter left uncovered only where it must be."""
    letters = (None, *LETTERS) if has(content, seat, "manutius") else (None,)
    for count in range(1, len(seat.orders) + 1):
        for orders in combinations(seat.orders, count):
            plain = tuple(mv.FulfilledOrder(order.printing) for order in orders)
            moves = (mv.Fulfil(seat.index, plain, (), uncovered) for uncovered in letters)
            yield from islice(filter(allows, moves), 1)


def with_bonus_gears(content: Content, seat: Seat, move: mv.Fulfil, allows: Allows) -> mv.Fulfil:
    """F7, G7, `schoffer`: the same fulfilment with the bonus gears that give most, each as often as it may be used."""
    fame = {axle: gear_gain(content, seat, axle, move.orders) for axle in bonus_axles(content, seat)}
    for axle in sorted(fame, key=lambda axle: -fame[axle]):
        for _ in range(content.rules.gear_uses_per_round if fame[axle] else 0):
            more = mv.Fulfil(move.seat, move.orders, (*move.bonus_gears, axle), move.uncovered)
            if not allows(more):
                break
            move = more
    return move
