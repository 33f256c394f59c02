"""What each action could bring a seat this round, and who will probably come first in it."""

from collections.abc import Sequence
from functools import cache
from math import comb

from game.players.weighing import after
from game.players.worth import Judge
from game.rules import actions, automa, characters
from game.rules import moves as mv
from game.rules.names import ACTION_INDEX, ACTIONS, Action, Markers
from game.rules.planning import play_order
from game.rules.state import Seat, Table

MOST_OTHERS = 3
Gains = tuple[float, ...]
"""Fame that a turn brings when 0, 1, 2 ... others have their turn before."""


def turn_gains(judge: Judge, table: Table, seat: int, action: Action) -> Gains:
    """Fame of the best turn in an action, by how many come first and take one thing each."""
    at = at_turn(table, seat, action)
    passed = judge.worth(after(at, mv.Pass(seat)), seat)
    best: dict[object, float] = {}
    for move in candidates(judge, at, seat, action):
        thing = _thing(move)
        gain = judge.worth(after(at, move), seat) - passed + gear_change(judge, at, at.seats[seat], move)
        best[thing] = max(gain, best.get(thing, 0.0))
    lasting = best.pop(None, 0.0)
    found = _pairs(best) if action == "orders" else sorted(best.values(), reverse=True)
    return tuple(max(lasting, _best_left(found, gone)) for gone in range(MOST_OTHERS + 1))


def candidates(judge: Judge, table: Table, seat: int, action: Action) -> list[mv.Move]:
    """The moves of an action that deserve a look: with all slots full only the poorest order is given up."""
    holder = table.seats[seat]
    moves = list(actions.ASK[action](table, holder))
    if action == "orders" and len(holder.orders) >= judge.content.rules.order_slots:
        poorest = min(holder.orders, key=lambda order: judge.order_worth(table, holder, order)).printing
        moves = [move for move in moves if not isinstance(move, mv.TakeOrder) or move.discard == poorest]
    return moves


def at_turn(table: Table, seat: int, action: Action) -> Table:
    """The table as if the seat's turn in this action had come, and another one followed."""
    at = table.clone()
    at.phase, at.action = "actions", ACTION_INDEX[action]
    at.stack = (mv.ActionTurn(seat, action),)
    at.queue = (seat,)
    return at


def gear_change(judge: Judge, table: Table, seat: Seat, move: mv.Move) -> float:
    """G8: a gear just placed can be used at once."""
    if not isinstance(move, mv.InstallGear | mv.RepositionGear):
        return 0.0
    old = seat.gears[move.axle] if move.axle < len(seat.gears) else None
    before = judge.sector_now(table, old) if old else 0.0
    gear = move.gear if isinstance(move, mv.InstallGear) else seat.gears[move.axle].gear
    return judge.sector_of(table, gear, move.sector) - before


def turn_worth(judge: Judge, table: Table, seat: Seat, move: mv.Move) -> float:
    """Where a turn leads, with what its gear gives at once."""
    return judge.worth(after(table, move), seat.index) + gear_change(judge, table, seat, move)


def _thing(move: mv.Move) -> object:
    """What nobody else can take after this move; None where others take nothing away from it."""
    if isinstance(move, mv.TakeOrder):
        return (move.printing, move.refinement)
    if isinstance(move, mv.TakeInks):
        return move.ink_set
    if isinstance(move, mv.TakeSpecialty | mv.TakePatronage):
        return move.card
    if isinstance(move, mv.InstallGear):
        return move.gear
    return move.space if isinstance(move, mv.ClaimReward) else None


def _pairs(best: dict[object, float]) -> list[float]:
    """The best pair of cards, the best without its two cards, and so on."""
    found, left = [], sorted(best.items(), key=lambda item: -item[1])
    while left:
        (pair, gain), left = left[0], left[1:]
        found.append(gain)
        left = [item for item in left if not set(item[0]) & set(pair)]  # type: ignore[call-overload]
    return found


def _best_left(found: Sequence[float], gone: int) -> float:
    """The best of the things, best first, when others have taken so many of them at random."""
    count = len(found)
    if gone >= count:
        return 0.0
    ways = comb(count, gone)
    return sum(gain * comb(count - 1 - at, gone - at) for at, gain in enumerate(found) if gone >= at) / ways


def ahead_odds(rivals: Sequence[Sequence[float]], mine: int, earlier: Sequence[bool]) -> list[float]:
    """The odds that 0, 1, 2 ... rivals come first, each with its odds of 0, 1, 2 ... markers (L3)."""
    odds = [1.0]
    for counts, first in zip(rivals, earlier, strict=True):
        before = sum(counts[mine if first else mine + 1 :]) if mine else sum(counts[1:])
        odds = [
            (odds[at] if at < len(odds) else 0.0) * (1 - before) + (odds[at - 1] * before if at else 0.0)
            for at in range(len(odds) + 1)
        ]
    return odds


@cache
def guessed_counts(markers: int, most: int) -> tuple[float, ...]:
    """L1: odds of 0, 1, 2 ... markers of a person on an action: one almost everywhere, the others by chance."""
    spare = markers - len(ACTIONS)
    odds = [0.0] * (most + 1)
    odds[0] = ABSENT
    for extra in range(spare + 1):
        share = comb(spare, extra) * 0.2**extra * 0.8 ** (spare - extra)
        odds[min(most, 1 + extra)] += share * (1 - ABSENT)
    return tuple(odds)


ABSENT = 0.05


def automa_counts(table: Table, seat: Seat) -> list[tuple[float, ...]]:
    """U3: odds of the automa's markers on each action, over all planning cards that may come."""
    most = table.content.rules.most_markers_on_action
    cards = [card for name, card in table.content.planning.items() if name not in table.planning_used]
    odds = [[0.0] * (most + 2) for _ in ACTIONS]
    for card in cards:
        assert seat.markers is not None
        markers = seat.markers
        for source, target in card.moves:
            shift = automa.planned_shift(markers, source, target, ACTION_INDEX[card.centre], most)
            markers = characters.shifted(markers, *shift) if shift else markers
        for action, count in enumerate(markers):
            odds[action][count] += 1 / len(cards)
    return [tuple(counts) for counts in odds]


def rivals_of(table: Table, seat: int) -> tuple[list[list[tuple[float, ...]]], list[bool]]:
    """For each action the other seats' odds of markers, and whether each comes before this seat on a tie."""
    most = table.content.rules.most_markers_on_action
    others = [other for other in table.turn_order if other != seat]
    earlier = [table.turn_order.index(other) < table.turn_order.index(seat) for other in others]
    by_other = []
    for index in others:
        other = table.seats[index]
        if other.is_automa:
            by_other.append(automa_counts(table, other))
        else:
            by_other.append([guessed_counts(other.marker_count, most)] * len(ACTIONS))
    return [[counts[action] for counts in by_other] for action in range(len(ACTIONS))], earlier


def plan_values(table: Table, seat: Seat, gains: Sequence[Gains]) -> list[list[float]]:
    """L1: for each action what 0, 1, 2 ... markers on it should bring."""
    rivals, earlier = rivals_of(table, seat.index)
    most = table.content.rules.most_markers_on_action
    return [
        [
            expected(gains[action], ahead_odds(rivals[action], mine, earlier)) if mine else 0.0
            for mine in range(most + 1)
        ]
        for action in range(len(ACTIONS))
    ]


def expected(gains: Gains, odds: Sequence[float]) -> float:
    """The gain over all that may come first."""
    return sum(gain * share for gain, share in zip(gains, odds, strict=False))


def spread(values: Sequence[Sequence[float]], markers: int) -> tuple[Markers, float]:
    """All markers over the actions so that the sum of their values is greatest.

    >>> spread([[0, 5, 6], [0, 1, 9], [0, 0, 0], [0, 2, 2], [0, 0, 0]], 4)[0]
    (1, 2, 0, 1, 0)
    """
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for value in values:
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for used, (total, plan) in best.items():
            for count, gain in enumerate(value):
                if used + count <= markers and (used + count not in found or total + gain > found[used + count][0]):
                    found[used + count] = (total + gain, (*plan, count))
        best = found
    total, plan = best[markers]
    return (plan[0], plan[1], plan[2], plan[3], plan[4]), total


def known_gain(table: Table, seat: int, gains: Sequence[Gains], markers: Sequence[Markers]) -> float:
    """L3: what the turns of a seat should bring when everybody's markers are known."""
    total = 0.0
    for action in range(len(ACTIONS)):
        if markers[seat][action]:
            first = play_order(tuple(markers), table.turn_order, action).index(seat)
            total += gains[action][min(first, MOST_OTHERS)]
    return total
