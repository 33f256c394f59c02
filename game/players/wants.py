"""What a seat lacks for the orders that it holds: letters, inks and levels."""

from typing import NamedTuple

from game.content.tables import Content
from game.rules.chance import add
from game.rules.holdings import next_type_price
from game.rules.names import LETTERS, NOTHING, Counts, Letter, Order
from game.rules.state import Seat


class Wants(NamedTuple):
    """Of each letter, ink and specialty, how much is still missing for the orders held."""

    letters: Counts  # for the most demanding order of each letter: types serve one order after another
    inks: Counts  # for all of them: an ink serves once
    levels: Counts


def missing(have: Counts, need: Counts) -> Counts:
    """What `have` lacks of `need`."""
    a, b, c, d = (max(0, wanted - owned) for owned, wanted in zip(have, need, strict=True))
    return (a, b, c, d)


def most(first: Counts, second: Counts) -> Counts:
    """The greater of two counts, one by one."""
    a, b, c, d = map(max, first, second)
    return (a, b, c, d)


def wants(content: Content, seat: Seat, orders: tuple[Order, ...]) -> Wants:
    """What the seat lacks for these orders."""
    letters = inks = levels = NOTHING
    for order in orders:
        refinement = content.refinement[order.refinement]
        letters = most(letters, content.printing[order.printing].needs)
        inks = add(inks, refinement.inks)
        levels = most(levels, refinement.levels)
    return Wants(missing(seat.types, letters), missing(seat.inks, inks), missing(seat.levels, levels))


def missing_letters(seat: Seat, needs: Counts) -> list[Letter]:
    """The letters that the seat lacks of these, one by one."""
    return [
        letter
        for letter, have, need in zip(LETTERS, seat.types, needs, strict=True)
        for _ in range(max(0, need - have))
    ]


def price(seat: Seat, count: int) -> int:
    """A1: guilders for so many types more."""
    return count * next_type_price(seat) + count * (count - 1) // 2
