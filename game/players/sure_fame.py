"""Fame that a seat can be sure of: what it would have if it printed all it could this round, and the game ended."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from game.content.tables import Content
from game.players.orders import OrderFacts, counts, pay, short
from game.players.wants import price
from game.rules.chance import add
from game.rules.gears import BONUS_KINDS, active_reward
from game.rules.names import NOTHING
from game.rules.scoring import specialty_fame
from game.rules.state import Seat, has

Facts = Sequence[OrderFacts]


def held_fame(content: Content, seat: Seat) -> int:
    """Z1: fame, levels and patrons of a seat as they are; guilders left out."""
    rules = content.rules
    return seat.fame + specialty_fame(rules, seat.levels) + rules.patronage_card_fame * len(seat.patronage)


def printing_fame(content: Content, seat: Seat, facts: Facts) -> int:
    """F2 to F8, A1: the most fame that the orders with these figures can pay at once, types bought for them."""
    return max(_paid(content, seat, chosen) for chosen in _sets(content, seat, facts))


def _sets(content: Content, seat: Seat, facts: Facts) -> Iterator[Facts]:
    """Each set of orders whose letters can be covered; `manutius` leaves one letter of two orders or more uncovered."""
    for count in range(len(facts) + 1):
        for chosen in combinations(facts, count):
            needs = NOTHING
            for order in chosen:
                needs = add(needs, order.needs)
            lack = short(seat.types, needs)
            lack -= has(content, seat, "manutius") and count > 1 and lack > 0
            if price(seat, lack) <= seat.guilders:
                yield chosen


def _paid(content: Content, seat: Seat, orders: Facts) -> int:
    inks, total = list(seat.inks), 0
    parts: list[tuple[OrderFacts, bool, bool]] = []
    for order in sorted(orders, key=lambda order: -order.ink_fame):
        colour, decoration = pay(inks, order.inks, seat), not short(seat.levels, order.levels)
        total += order.colour_fame * colour + order.decoration_fame * decoration
        total += order.bonus_count * (order.bonus == "fame" and colour and decoration)
        parts.append((order, colour, decoration))
    return total + _gears_paid(content, seat, parts)


def _gears_paid(content: Content, seat: Seat, parts: Sequence[tuple[OrderFacts, bool, bool]]) -> int:
    """F7, G7: fame of the bonus gears that give most, as often as they may still be used; `schoffer` uses one twice."""
    gains = []
    for placed in seat.gears:
        reward = active_reward(content, placed)
        if reward.kind in BONUS_KINDS:
            gains.append((placed.used, sum(counts(reward, *part) for part in parts)))
    uses = [gain for used, gain in gains if not used]
    if has(content, seat, "schoffer") and all(placed.used < 2 for placed in seat.gears) and gains:
        uses.append(max(gain for _, gain in gains))
    left = content.rules.gear_uses_per_round - seat.gear_uses
    return content.rules.bonus_gear_fame * sum(sorted(uses, reverse=True)[: max(0, left)])
