"""Paying with inks: as they are, or with a wild colour that stands for any (`caxton`)."""

from collections.abc import Iterator

from game.rules.names import INK_INDEX, Counts
from game.rules.piles import covers
from game.rules.state import Seat


def payments(seat: Seat, need: Counts) -> Iterator[Counts]:
    """Every handful of real inks that pays for these colours; more than one only with a wild colour (`caxton`)."""
    if seat.wild is None:
        if covers(seat.inks, need):
            yield need
        return
    wild = INK_INDEX[seat.wild]
    total = sum(need)
    ranges = [range(total + 1) if at == wild else range(need[at] + 1) for at in range(4)]
    for first in ranges[0]:
        for second in ranges[1]:
            for third in ranges[2]:
                paid = (first, second, third, total - first - second - third)
                if pays(seat, paid, need) and covers(seat.inks, paid):
                    yield paid


def pays(seat: Seat, paid: Counts, need: Counts) -> bool:
    """True if these real inks count as the colours asked for; each stands for one colour (`caxton`)."""
    if seat.wild is None:
        return paid == need
    wild = INK_INDEX[seat.wild]
    fits = all(at == wild or paid[at] <= need[at] for at in range(4))
    return fits and sum(paid) == sum(need) and min(paid) >= 0
