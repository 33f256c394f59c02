"""Figures that screens show, read from a view: counts, prices and orders of play. None decides anything."""

from collections.abc import Sequence
from typing import NamedTuple

from game.content import Content
from game.rules.chance import missing
from game.rules.gears import SECTORS
from game.rules.moves import ActionTurn
from game.rules.names import ACTION_INDEX, INK_INDEX, NOTHING, Action, Counts, Order, PlacedGear
from game.rules.state import InkSet, Seat
from game.rules.view import View


class Lacks(NamedTuple):
    """What a seat still needs to fulfil all of an order: letters, inks and levels, counted as in the content."""

    letters: Counts
    inks: Counts
    levels: Counts  # the level asked for, where the seat's is lower

    @property
    def anything(self) -> bool:
        return any((*self.letters, *self.inks, *self.levels))


def lacks(content: Content, seat: Seat, order: Order) -> Lacks:
    """What a seat lacks for one order alone; a wild colour (`caxton`) stands for other colours."""
    printing, refinement = content.printing[order.printing], content.refinement[order.refinement]
    return short_of(seat, printing.needs, refinement.inks, refinement.levels)


def short_of(seat: Seat, letters: Counts = NOTHING, inks: Counts = NOTHING, levels: Counts = NOTHING) -> Lacks:
    """The levels that a seat lacks: each is the level asked for, where the seat's own is lower."""
    first, second, third, fourth = (asked if asked > own else 0 for asked, own in zip(levels, seat.levels, strict=True))
    return Lacks(missing(seat.types, letters), _ink_gaps(inks, seat), (first, second, third, fourth))


def _ink_gaps(need: Counts, seat: Seat) -> Counts:
    gaps = list(missing(seat.inks, need))
    if seat.wild is not None:
        wild = INK_INDEX[seat.wild]
        spare = max(0, seat.inks[wild] - need[wild])
        for index, gap in enumerate(gaps):
            used = min(gap, spare)
            gaps[index] -= used
            spare -= used
    return gaps[0], gaps[1], gaps[2], gaps[3]


def is_last_round(content: Content, view: View) -> bool:
    """Whether this is the last round of the game."""
    return view.round >= content.rules.rounds


def play_order(view: View, action: Action) -> tuple[int, ...]:
    """L3: the seats of an action in the order in which they act; empty before plans are open."""
    index = ACTION_INDEX[action]
    return view.action_orders[index] if index < len(view.action_orders) else ()


def is_over(view: View, action: Action) -> bool:
    """Whether an action of this round is over, also while orders are fulfilled."""
    return view.phase == "fulfilment" or (view.phase == "actions" and ACTION_INDEX[action] < view.action)


def turns_left(view: View, action: Action) -> frozenset[int]:
    """The seats that have a turn in an action now or later in this round."""
    index = ACTION_INDEX[action]
    if view.phase != "actions" or index < view.action:
        return frozenset()
    if index > view.action:
        return frozenset(play_order(view, action))
    return frozenset((*[decision.seat for decision in view.stack if isinstance(decision, ActionTurn)], *view.queue))


def opening_rounds(content: Content, view: View) -> tuple[int, ...]:
    """The round that opens each patronage space, left to right."""
    return content.seat_counts[view.options.seat_count].patronage_rounds


class InkPick(NamedTuple):
    """I1: what taking the inks up to a position means: how many inks, and their price."""

    inks: int
    price: int


def ink_pick(prices: Sequence[int], inks: InkSet, position: int) -> InkPick:
    """I1, I2: the inks from the leftmost one up to a position; prices stay with the positions.

    >>> ink_pick((0, 1, 2), (None, "blue", "gold"), 2)
    InkPick(inks=2, price=3)
    """
    taken = [prices[at] for at in range(position + 1) if inks[at] is not None]
    return InkPick(len(taken), sum(taken))


def sector_after(axle: int, sector: int, rounds: int) -> int:
    """T1: the sector that is up so many rounds later. Axles 1 and 3 turn clockwise, axle 2 the other way.

    >>> sector_after(0, 0, 1), sector_after(1, 0, 1), sector_after(2, 1, 3)
    (2, 1, 1)
    """
    return (sector + rounds * (-1 if axle % 2 == 0 else 1)) % SECTORS


def forecast(gears: Sequence[PlacedGear], rounds: int) -> list[list[int]]:
    """The sectors that come up on each axle, this round first, for so many rounds."""
    return [[sector_after(axle, gear.sector, ahead) for ahead in range(rounds)] for axle, gear in enumerate(gears)]


def coming_sectors() -> list[int]:
    """The sectors of a gear in the order in which they come up on axles 1 and 3, beginning with sector 0.

    >>> coming_sectors()
    [0, 2, 1]
    """
    return [sector_after(0, 0, ahead) for ahead in range(SECTORS)]


def spelled(counts: Counts) -> list[int]:
    """The index of each thing that is counted, one entry for each.

    >>> spelled((2, 0, 1, 0))
    [0, 0, 2]
    """
    return [index for index, count in enumerate(counts) for _ in range(count)]


def letters_covered(content: Content, seat: Seat, order: Order) -> Counts:
    """How many of each letter of an order the seat's types cover."""
    need = content.printing[order.printing].needs
    first, second, third, fourth = (min(pair) for pair in zip(need, seat.types, strict=True))
    return first, second, third, fourth
