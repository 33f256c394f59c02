"""What orders ask for, and what a seat lacks for those that it holds: letters, inks and levels."""

from collections.abc import Sequence
from typing import NamedTuple

from game.content.tables import Content
from game.rules import names
from game.rules.chance import add, missing
from game.rules.holdings import next_type_price
from game.rules.names import Counts
from game.rules.state import Seat

# What orders ask for, and what it takes to fulfil them: the arithmetic that a judge does thousands of times.


class OrderFacts(NamedTuple):
    """The figures of an order's two cards."""

    needs: Counts
    guilders: int
    inks: Counts
    colour_fame: int
    levels: Counts
    decoration_fame: int
    bonus: names.RewardKind
    bonus_count: int
    ink_fame: float  # fame of the colour part for each of its inks


def facts_of(content: Content, order: names.Order) -> OrderFacts:
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


def affordable_sets(
    seat: Seat, facts: Sequence[OrderFacts], *, leaves_one: bool = False
) -> list[tuple[tuple[int, ...], Counts, int]]:
    """F2, A1: each set of orders whose letters the seat has or can buy, with its types then and what they cost.

    With `leaves_one` one letter of two orders or more need not be covered (`manutius`).
    """
    have = sum(seat.types)
    found: list[tuple[tuple[int, ...], Counts, int]] = [((), seat.types, 0)]
    open_sets: list[tuple[tuple[int, ...], Counts]] = [((), names.NOTHING)]
    for at, order in enumerate(facts):
        for chosen, needs in tuple(open_sets):
            both = add(needs, order.needs)
            letters = most(seat.types, both)
            count = sum(letters) - have
            if leaves_one and chosen and count:
                letters = one_less(letters, seat.types)
                count -= 1
            cost = count * have + count * (count + 1) // 2
            if cost <= seat.guilders:
                bigger = (*chosen, at)
                open_sets.append((bigger, both))
                found.append((bigger, letters, cost))
    return found


def one_less(counts: Counts, had: Counts) -> Counts:
    """These counts without the first one that is beyond what was had."""
    at = next(at for at, (count, before) in enumerate(zip(counts, had, strict=True)) if count > before)
    left = [*counts]
    left[at] -= 1
    return (left[0], left[1], left[2], left[3])


def most(first: Counts, second: Counts) -> Counts:
    """The greater of two counts, one by one."""
    a, b, c, d = first
    e, f, g, h = second
    return (max(a, e), max(b, f), max(c, g), max(d, h))


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
        wild = names.INK_INDEX[seat.wild]
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


class Wants(NamedTuple):
    """Of each letter, ink and specialty, how much is still missing for the orders held."""

    letters: Counts  # for the most demanding order of each letter: types serve one order after another
    inks: Counts  # for all of them: an ink serves once
    levels: Counts


def wants(content: Content, seat: Seat, orders: tuple[names.Order, ...]) -> Wants:
    """What the seat lacks for these orders."""
    letters = inks = levels = names.NOTHING
    for order in orders:
        refinement = content.refinement[order.refinement]
        letters = most(letters, content.printing[order.printing].needs)
        inks = add(inks, refinement.inks)
        levels = most(levels, refinement.levels)
    return Wants(missing(seat.types, letters), missing(seat.inks, inks), missing(seat.levels, levels))


def missing_letters(seat: Seat, needs: Counts) -> list[names.Letter]:
    """The letters that the seat lacks of these, one by one."""
    return [
        letter
        for letter, have, need in zip(names.LETTERS, seat.types, needs, strict=True)
        for _ in range(max(0, need - have))
    ]


def price(seat: Seat, count: int) -> int:
    """A1: guilders for so many types more."""
    return count * next_type_price(seat) + count * (count - 1) // 2
