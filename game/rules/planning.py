"""Plans (L1 to L3): secret, final, then shown together."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.holdings import Events
from game.rules.names import Markers
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


@cache
def plans(markers: int, most: int) -> tuple[Markers, ...]:
    """All ways to spread so many markers over the five actions, at most so many on each (L1)."""
    spreads = product(range(min(markers, most) + 1), repeat=4)
    return tuple((a, b, c, d, rest) for a, b, c, d in spreads if 0 <= (rest := markers - a - b - c - d) <= most)


def ask_plan(table: Table, seat: Seat) -> Iterator[mv.Move]:
    """L1: every plan of a seat that has not handed one in."""
    if seat.plan is None and not seat.is_automa:
        for markers in plans(seat.marker_count, table.content.rules.most_markers_on_action):
            yield mv.CommitPlan(seat.index, markers)


def refuse_plan(table: Table, seat: Seat, move: mv.CommitPlan) -> Refusal | None:
    """L1: all markers, 0 to 6 on each; a plan handed in is final."""
    if seat.plan is not None:
        return Refusal("plan_already_committed")
    most = table.content.rules.most_markers_on_action
    if max(move.markers) > most or min(move.markers) < 0:
        return Refusal("too_many_on_action", need=most)
    placed = sum(move.markers)
    if placed != seat.marker_count:
        return Refusal("wrong_marker_count", need=seat.marker_count, have=placed)
    return None


def do_plan(table: Table, seat: Seat, move: mv.CommitPlan, asked: mv.Planning, events: Events) -> None:
    """L1, L2: hand in a plan; the last one opens them all."""
    seat.plan = move.markers
    events.append(ev.PlanCommitted(seat.index, move.markers))
    if any(other.plan is None and not other.is_automa for other in table.seats):
        table.stack += (asked,)


def play_order(markers: tuple[Markers, ...], turn_order: tuple[int, ...], action: int) -> tuple[int, ...]:
    """L3: more markers first, ties by turn order; no marker, no action.

    >>> plans = ((2, 2, 1, 0, 2), (2, 2, 2, 1, 1), (1, 1, 3, 3, 1))
    >>> play_order(plans, (0, 1, 2), 2)
    (2, 1, 0)
    """
    present = [seat for seat in turn_order if markers[seat][action]]
    return tuple(sorted(present, key=lambda seat: -markers[seat][action]))


def set_play_orders(table: Table, events: Events) -> None:
    """L3: for each action, once nothing shifts any more."""
    markers = tuple(seat.markers for seat in table.seats if seat.markers is not None)
    table.action_orders = tuple(play_order(markers, table.turn_order, action) for action in range(5))
    events.append(ev.PlayOrdersSet(table.action_orders))
