"""What orders ask for, and what it takes to fulfil them: the arithmetic that a judge does thousands of times."""

from collections.abc import Sequence
from typing import NamedTuple

from game.content.tables import Content, GearReward
from game.rules.chance import add
from game.rules.names import INK_INDEX, LETTER_INDEX, NOTHING, SPECIALTY_INDEX, Counts, Order, RewardKind
from game.rules.state import Seat


class OrderFacts(NamedTuple):
    """The figures of an order's two cards."""

    needs: Counts
    guilders: int
    inks: Counts
    colour_fame: int
    levels: Counts
    decoration_fame: int
    bonus: RewardKind
    bonus_count: int
    ink_fame: float  # fame of the colour part for each of its inks


def facts_of(content: Content, order: Order) -> OrderFacts:
    """The figures of an order."""
    printing, card = content.printing[order.printing], content.refinement[order.refinement]
    return OrderFacts(
        printing.needs,
        printing.guilders,
        card.inks,
        card.colour_fame,
        card.levels,
        card.decoration_fame,
        card.bonus,
        card.bonus_count,
        card.colour_fame / sum(card.inks),
    )


def affordable_sets(seat: Seat, facts: Sequence[OrderFacts]) -> list[tuple[tuple[int, ...], Counts, int]]:
    """F2, A1: each set of orders whose letters the seat has or can buy, with its types then and what they cost."""
    have = sum(seat.types)
    found: list[tuple[tuple[int, ...], Counts, int]] = [((), seat.types, 0)]
    open_sets: list[tuple[tuple[int, ...], Counts]] = [((), NOTHING)]
    for at, order in enumerate(facts):
        for chosen, needs in tuple(open_sets):
            both = add(needs, order.needs)
            letters = _most(seat.types, both)
            count = sum(letters) - have
            cost = count * have + count * (count + 1) // 2
            if cost <= seat.guilders:
                bigger = (*chosen, at)
                open_sets.append((bigger, both))
                found.append((bigger, letters, cost))
    return found


def _most(first: Counts, second: Counts) -> Counts:
    a, b, c, d = first
    e, f, g, h = second
    return (max(a, e), max(b, f), max(c, g), max(d, h))


def short(have: Counts, need: Counts) -> int:
    """How much `have` lacks of `need` in all."""
    a, b, c, d = have
    e, f, g, h = need
    return (e - a if e > a else 0) + (f - b if f > b else 0) + (g - c if g > c else 0) + (h - d if h > d else 0)


def take(inks: list[int], need: Counts, seat: Seat) -> int:
    """Take what there is of these inks, wild ones for others (`caxton`); how many are missing."""
    missing = 0
    for at, wanted in enumerate(need):
        if wanted:
            have = inks[at]
            if have >= wanted:
                inks[at] = have - wanted
            else:
                inks[at] = 0
                missing += wanted - have
    if missing and seat.wild is not None:
        wild = INK_INDEX[seat.wild]
        helped = min(missing, inks[wild])
        inks[wild] -= helped
        missing -= helped
    return missing


def pay(inks: list[int], need: Counts, seat: Seat) -> bool:
    """Take these inks if all are there."""
    trial = inks[:]
    if take(trial, need, seat):
        return False
    inks[:] = trial
    return True


def counts(reward: GearReward, order: OrderFacts, colour: bool, decoration: bool) -> bool:
    """F7: whether a bonus gear counts this order."""
    if reward.kind == "type_bonus":
        return any(order.needs[LETTER_INDEX[letter]] for letter in reward.letters)
    if reward.kind == "ink_bonus":
        return colour and any(order.inks[INK_INDEX[ink]] for ink in reward.colours)
    assert reward.specialty is not None
    return decoration and order.levels[SPECIALTY_INDEX[reward.specialty]] > 0
