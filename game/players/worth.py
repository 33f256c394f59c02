"""What a seat's position is worth: the fame that it should have at the end of the game."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple, get_args

from game.content.tables import Content, GearReward, PatronageCard
from game.players.wants import OrderFacts, affordable_sets, facts_of, pay, price, take
from game.players.weights import WEIGHTS, Weights
from game.rules import moves as mv
from game.rules.chance import add, short
from game.rules.fulfilment import earns
from game.rules.gears import BONUS_KINDS, SECTORS, active_reward
from game.rules.names import ACTIONS, NOTHING, Counts, Order, PlacedGear, RewardKind
from game.rules.scoring import specialty_fame
from game.rules.state import Seat, Table, has


class Moment(NamedTuple):
    """How much of the game is left to a seat."""

    rounds: int  # to come after the running one
    ahead: float  # share of this round's actions still to come
    open: bool  # whether the seat can still fulfil this round
    guilder: float  # what one is worth now
    at_end: float  # what one is worth in the final count
    letters: int = 0  # types that the seat has still to choose (P6)


def can_fulfil(table: Table, seat: Seat) -> bool:
    """F1: whether the seat's choice of this round is still to come."""
    if table.phase in ("round_end", "over"):
        return False
    if table.phase != "fulfilment":
        return True
    bottom = table.stack[0] if table.stack else None
    if isinstance(bottom, mv.FulfilTurn) and bottom.seat == seat.index:
        return not bottom.done
    return seat.index in table.queue


def ahead(table: Table, seat: Seat) -> float:
    """The share of this round's five actions in which the seat may still have a turn."""
    if table.phase == "fulfilment":
        return 0.0
    if table.phase != "actions":
        return 1.0
    bottom = table.stack[0] if table.stack else None
    waits = seat.index in table.queue or (isinstance(bottom, mv.ActionTurn) and bottom.seat == seat.index)
    return (len(ACTIONS) - 1 - table.action + waits) / len(ACTIONS)


def pending(decision: mv.Decision) -> Iterator[tuple[RewardKind, int]]:
    """The rewards that an open question will give."""
    if isinstance(decision, mv.ChoosingInk):
        yield "inks", decision.left
    elif isinstance(decision, mv.ChoosingAdvance):
        yield "advance", 1
    elif isinstance(decision, mv.Advances):
        yield "advance", len(decision.specialties)
    elif isinstance(decision, mv.OfferingOrder | mv.KeepingOrder):
        yield "order", 1
    elif isinstance(decision, mv.ChoosingFreeType):
        yield "type", 1
    elif isinstance(decision, mv.Rewards):
        for reward in decision.rewards:
            yield reward.kind, reward.amount


# Fame that a seat can be sure of: what it would have if it printed all it could this round, and the game ended.


Facts = Sequence[OrderFacts]
Parts = tuple[Counts, Counts, Counts, bool, bool]  # an order's letters, inks and levels; which of its parts are done


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
    parts: list[Parts] = []
    for order in sorted(orders, key=lambda order: -order.ink_fame):
        colour, decoration = pay(inks, order.inks, seat), not short(seat.levels, order.levels)
        total += order.colour_fame * colour + order.decoration_fame * decoration
        total += order.bonus_count * (order.bonus == "fame" and colour and decoration)
        parts.append((order.needs, order.inks, order.levels, colour, decoration))
    return total + _gears_paid(content, seat, parts)


def _gears_paid(content: Content, seat: Seat, parts: Sequence[Parts]) -> int:
    """F7, G7: fame of the bonus gears that give most, as often as they may still be used; `schoffer` uses one twice."""
    gains = []
    for placed in seat.gears:
        reward = active_reward(content, placed)
        if reward.kind in BONUS_KINDS:
            gains.append((placed.used, sum(earns(reward, *part) for part in parts)))
    uses = [gain for used, gain in gains if not used]
    if has(content, seat, "schoffer") and all(placed.used < 2 for placed in seat.gears) and gains:
        uses.append(max(gain for _, gain in gains))
    left = content.rules.gear_uses_per_round - seat.gear_uses
    return content.rules.bonus_gear_fame * sum(sorted(uses, reverse=True)[: max(0, left)])


LATE: frozenset[RewardKind] = frozenset({"inks", "order", "type"})
"""Rewards that serve orders only: without time left they are nothing."""


class Judge:
    """Judges positions with the same weights; keeps the cards' figures at hand.

    With `misjudgement` it is off by about so much fame each time, as its own `rng` has it.
    """

    def __init__(
        self, content: Content, misjudgement: float = 0.0, rng: Random | None = None, weights: Weights = WEIGHTS
    ) -> None:
        self.content = content
        self.misjudgement = misjudgement
        self.rng = rng or Random(0)
        self.weights = weights
        self._facts: dict[Order, OrderFacts] = {}
        self._reward_worth = {kind: self.weights.reward(kind) for kind in get_args(RewardKind)}
        self._level_worth = [self._worth_of_level(level) for level in range(content.rules.top_level + 1)]

    def _worth_of_level(self, level: int) -> tuple[float, float, float]:
        """Z1: final fame of a level; what it brings for orders, a round; and for being near the next step, a round."""
        rules, weights = self.content.rules, self.weights
        final = specialty_fame(rules, (level, 0, 0, 0))
        climb = 0 if level >= rules.top_level else specialty_fame(rules, (level + 1, 0, 0, 0)) - final
        return float(final), sum(weights.levels[:level]), weights.high_levels * climb

    # the whole

    def worth(self, table: Table, index: int, may_fulfil: bool = True) -> float:
        """Fame that the seat should have in the end; `may_fulfil` False judges as if its turn had ended."""
        seat = table.seats[index]
        moment = self.moment(table, seat, may_fulfil)
        rules = self.content.rules
        return (
            seat.fame
            + rules.patronage_card_fame * len(seat.patronage)
            + self._levels(seat, moment)
            + self._gears(table, seat, moment)
            + self._patrons(table, seat, moment)
            + self._due(table, seat, moment)
            + self._orders(seat, moment)
            + (self.rng.gauss(0.0, self.misjudgement) if self.misjudgement else 0.0)
        )

    def moment(self, table: Table, seat: Seat, may_fulfil: bool = True) -> Moment:
        """Where in the game the seat stands."""
        rounds = self.content.rules.rounds - table.round
        may_fulfil = may_fulfil and can_fulfil(table, seat)
        spendable = min(2, rounds + may_fulfil) / 2
        third = (2 if has(self.content, seat, "vietor") else 1) / self.content.rules.guilders_per_fame
        more = self.weights.guilder * spendable + self.weights.early * rounds / self.content.rules.rounds
        letters = self.content.rules.start_types if table.phase in ("characters", "draft") else 0
        # who keeps a guilder cannot spend it: for `vietor` the double end mostly is more
        guilder = max(third, 1 / self.content.rules.guilders_per_fame + more)
        return Moment(rounds, ahead(table, seat), may_fulfil, guilder, third, letters)

    def facts(self, order: Order) -> OrderFacts:
        """The figures of an order."""
        found = self._facts.get(order)
        if found is None:
            found = self._facts[order] = facts_of(self.content, order)
        return found

    # levels, gears, patrons, rewards that are due

    def _levels(self, seat: Seat, moment: Moment) -> float:
        future = moment.rounds + 0.5 * moment.open
        soon = min(2.0, future)
        total = 0.0
        for level in seat.levels:
            final, use, climb = self._level_worth[level]
            total += final + future * use + soon * climb
        return total

    def _gears(self, table: Table, seat: Seat, moment: Moment) -> float:
        twice = has(self.content, seat, "schoffer")
        total = 0.0
        for later in range(1, moment.rounds + 1):
            found = []
            for axle, placed in enumerate(seat.gears):
                step = later if axle % 2 else -later
                reward = self.content.gears[placed.gear].sectors[(placed.sector + step) % SECTORS]
                found.append(self._sector(reward, table.round + later))
            if twice and found:
                found = sorted([*found, max(found)])[-self.content.rules.gear_uses_per_round :]
            total += sum(found)
        return self.weights.gear * total

    def gears_worth(self, table: Table, index: int) -> float:
        """What the gears of a seat should bring in the rounds to come."""
        seat = table.seats[index]
        return self._gears(table, seat, self.moment(table, seat))

    def order_to_come(self, table: Table, index: int) -> float:
        """What an order that is still to be drawn should bring."""
        seat = table.seats[index]
        if len(seat.orders) >= self.content.rules.order_slots:
            return 0.0
        return self.reward("order", 1, self.moment(table, seat))

    def _sector(self, reward: GearReward, round_number: int) -> float:
        if reward.kind == "round_fame":
            return float(round_number)
        if reward.kind == "scrap_type" and round_number == self.content.rules.rounds:
            return float(self.content.rules.scrap_fame)
        return self.weights.sector(reward.kind)

    def sector_now(self, table: Table, placed: PlacedGear) -> float:
        """What the active sector should bring if it is used this round."""
        if placed.used:
            return 0.0
        return self._sector(self.content.gears[placed.gear].sectors[placed.sector], table.round)

    def sector_of(self, table: Table, gear: str, sector: int) -> float:
        """What this sector of a gear should bring this round."""
        return self._sector(self.content.gears[gear].sectors[sector], table.round)

    def _patrons(self, table: Table, seat: Seat, moment: Moment) -> float:
        """M2: cards that the seat may still take, each turn one."""
        turns = moment.rounds + (1 if moment.ahead > 0 else 0)
        opens = self.content.seat_counts[table.options.seat_count].patronage_rounds
        found = []
        for space, card_id in enumerate(table.patronage_row):
            if card_id is not None:
                wait = max(0, opens[space] - table.round)
                time = moment.rounds - wait + (moment.ahead if not wait else 0.2)
                if time > 0:
                    worth = self._patron(self.content.patronage[card_id], seat, time, moment)
                    found.append(worth * self.weights.unopened**wait)
        return sum(sorted(found, reverse=True)[:turns])

    def _patron(self, card: PatronageCard, seat: Seat, time: float, moment: Moment) -> float:
        lacks = short(seat.levels, card.levels) + short(seat.inks, card.inks)
        types = short(seat.types, card.types)
        odds = self.weights.patron_odds
        cost = types * (sum(seat.types) + 1) * moment.guilder * 0.5
        gain = self.content.rules.patronage_card_fame - 1.5 * sum(card.inks) - cost
        return max(0.0, gain) * self.weights.patron * float(odds ** ((lacks + 0.5 * types) / max(0.2, time)))

    def _due(self, table: Table, seat: Seat, moment: Moment) -> float:
        """Rewards that the seat has still to choose."""
        total = 0.0
        for decision in table.stack:
            if decision.seat == seat.index:
                for kind, count in pending(decision):
                    total += self.reward(kind, count, moment)
        return total

    def reward(self, kind: RewardKind, count: int, moment: Moment) -> float:
        """What a reward brings; one that can serve nothing any more brings nothing."""
        if kind == "guilders":
            return count * moment.guilder
        each = self._reward_worth[kind]
        time = moment.rounds + moment.ahead + 0.4 * moment.open
        return each * count * time if time < 1 and kind in LATE else each * count

    # orders, with the guilders, types and inks that serve them

    def _orders(self, seat: Seat, moment: Moment) -> float:
        """The best set of orders to fulfil now, the others later, and what is left over."""
        facts = [self.facts(order) for order in seat.orders]
        leaves_one = has(self.content, seat, "manutius")
        sets = affordable_sets(seat, facts, leaves_one=leaves_one) if moment.open else [((), seat.types, 0)]
        return max(self._set_worth(seat, moment, facts, *one) for one in sets)

    def _set_worth(
        self,
        seat: Seat,
        moment: Moment,
        facts: Sequence[OrderFacts],
        chosen: tuple[int, ...],
        letters: Counts,
        cost: int,
    ) -> float:
        guilders, inks, total = seat.guilders - cost, list(seat.inks), 0.0
        parts: list[Parts] = []
        for at in sorted(chosen, key=lambda at: -facts[at].ink_fame):
            order = facts[at]
            guilders += order.guilders
            fame, done = self._fulfilled_now(seat, moment, order, inks)
            total += fame
            parts.append(done)
        if parts and seat.gears:
            total += _gears_paid(self.content, seat, parts)
        if moment.rounds or moment.ahead:
            left = [order for at, order in enumerate(facts) if at not in chosen] if chosen else facts
            total += self._later(seat, moment, left, letters, inks)
        return total + self._store(moment, guilders, letters, inks, len(facts) - len(chosen))

    def order_worth(self, table: Table, seat: Seat, order: Order) -> float:
        """What one order should still bring by itself."""
        moment = self.moment(table, seat)
        facts = [self.facts(order)]
        return self._later(seat, moment, facts, seat.types, list(seat.inks))

    def _fulfilled_now(self, seat: Seat, moment: Moment, order: OrderFacts, inks: list[int]) -> tuple[float, Parts]:
        """Fame of an order fulfilled this round, and its parts for the bonus gears; the inks that it takes are gone."""
        decoration = not short(seat.levels, order.levels)
        colour = pay(inks, order.inks, seat)
        total = float(order.colour_fame * colour + order.decoration_fame * decoration)
        if (colour and decoration) or ((colour or decoration) and has(self.content, seat, "fiol")):
            total += self.reward(order.bonus, order.bonus_count, moment._replace(open=False, ahead=0.0))
        return total, (order.needs, order.inks, order.levels, colour, decoration)

    def _later(self, seat: Seat, moment: Moment, left: Sequence[OrderFacts], letters: Counts, inks: list[int]) -> float:
        """What the orders that stay should bring: the less they lack, and the more time there is, the more."""
        weights = self.weights
        time = max(0.15, moment.rounds + (moment.ahead if moment.open else 0.0))
        chosen = moment.letters
        lacks = sorted((max(0, short(letters, order.needs) - chosen), at) for at, order in enumerate(left))
        total, missing = 0.0, 0
        crowd = weights.crowd ** (1 / time)
        waiting = weights.waiting
        for lack, at in lacks:
            order = left[at]
            missing += take(inks, order.inks, seat)  # the inks to come serve one order after the other
            colour = weights.ink_odds ** (missing / time)
            decoration = weights.level_odds ** (short(seat.levels, order.levels) / time)
            both = colour * decoration
            if has(self.content, seat, "fiol"):
                both = colour + decoration - both  # one of them is enough
            parts = order.guilders * moment.guilder
            parts += order.colour_fame * colour + order.decoration_fame * decoration
            parts += self.reward(order.bonus, order.bonus_count, moment) * both
            total += parts * waiting * weights.letter_odds ** (lack / time)
            waiting *= crowd
        return total

    def _store(self, moment: Moment, guilders: int, letters: Counts, inks: list[int], held: int) -> float:
        """Guilders, types, inks and free slots for what is still to come."""
        weights, rounds = self.weights, moment.rounds
        total = min(guilders, weights.rich) * moment.guilder + max(0.0, guilders - weights.rich) * moment.at_end
        if rounds:
            first, second, third_type = weights.letters
            for count in letters:
                if count:
                    total += rounds * (first + second * (count > 1) + third_type * (count > 2))
            total += weights.ink * min(1.0, 0.5 + 0.25 * rounds) * sum(inks)
            total += weights.slot * min(2, rounds) * min(3, self.content.rules.order_slots - held)
        return total
