"""The figures of a finished game, counted from its journal, for statistics."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias, cast

import msgspec

from game.match.replay import Replay
from game.rules import Table
from game.rules import events as ev
from game.rules.actions import ACTION_OF
from game.rules.events import SeatHappened
from game.rules.names import ACTIONS, CharacterId, GearRewardKind, Markers
from game.rules.planning import play_order

FameSource: TypeAlias = str
"""A `GainReason` of the rules, or a category of the final count: "specialties", "patronage cards" or "guilders"."""

AT_END: tuple[FameSource, ...] = ("specialties", "patronage cards", "guilders")


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat did in a whole game; `fame_from` sums up to `fame`."""

    seat: int
    fame: int
    rank: int  # 1 is best; equal ranks share
    types: int  # guilders left, which break ties
    inks: int
    character: CharacterId | None
    fame_from: dict[FameSource, int]
    turns: dict[str, int]  # by action: how often it took one
    passes: dict[str, int]  # by action: how often it let it go
    markers: dict[str, int]  # by action: how many it placed in all rounds
    short: int  # how often one marker more would have let it act before somebody
    gear_uses: dict[GearRewardKind, int]
    gears: int  # installed
    printed: tuple[str, ...]  # ids of printing cards, in the order in which they were fulfilled
    whole_orders: int  # of these with both refinements
    levels: tuple[int, ...]  # of its specialties at the end
    patronage: int
    best_round: int  # the most orders fulfilled in one round


def figures_of(replay: Replay) -> tuple[SeatFigures, ...]:
    """Return the figures of all seats that score, by seat; raises ValueError for a match that is not over."""
    if not replay.is_over:
        raise ValueError("a match that goes on has no figures yet")
    end = replay.table(replay.last)
    happened = [event for entry in replay.entries for event in entry.events if isinstance(event, SeatHappened)]
    opened = [
        replay.table(entry.number + 1)
        for entry in replay.entries
        if any(isinstance(event, ev.PlayOrdersSet) for event in entry.events)
    ]
    return tuple(_of_seat(end, sheet.seat, happened, replay, opened) for sheet in end.scores)


def _of_seat(end: Table, seat: int, to_all: Sequence[SeatHappened], replay: Replay, opened: list[Table]) -> SeatFigures:
    happened = [event for event in to_all if event.seat == seat]
    sheet, last = end.scores[seat], end.seats[seat]
    at_end = dict(zip(AT_END, (sheet.specialties, sheet.patronage, sheet.guilders), strict=True))
    printed = printings(replay, seat)
    return SeatFigures(
        seat=seat,
        fame=sheet.total,
        rank=sheet.rank,
        types=sheet.types,
        inks=sheet.inks,
        character=last.character,
        fame_from=_fame_from(happened, at_end),
        turns=_turns(replay, seat),
        passes=dict(Counter(event.action for event in happened if isinstance(event, ev.Passed))),
        markers=_markers(opened, seat),
        short=sum(_was_short(table, seat, at) for table in opened for at in range(len(ACTIONS))),
        gear_uses=dict(Counter(event.reward for event in happened if isinstance(event, ev.GearUsed))),
        gears=sum(isinstance(event, ev.GearInstalled) for event in happened),
        printed=tuple(event.printing for _, event in printed),
        whole_orders=sum(event.colour and event.decoration for _, event in printed),
        levels=last.levels,
        patronage=len(last.patronage),
        best_round=max(Counter(table.round for table, _ in printed).values(), default=0),
    )


def _fame_from(happened: Sequence[SeatHappened], at_end: dict[FameSource, int]) -> dict[FameSource, int]:
    """Fame by source; sources that gave none are left out."""
    sums = Counter[FameSource]()
    for event in happened:
        if isinstance(event, ev.FameGained):
            sums[event.reason] += event.fame
    return {source: fame for source, fame in (sums + Counter(at_end)).items() if fame}


def _turns(replay: Replay, seat: int) -> dict[str, int]:
    """How often a seat acted in each action; free moves and passes are no such turns."""
    made = (entry.move for entry in replay.entries if replay.table(entry.number).phase == "actions")
    return dict(Counter(ACTION_OF[type(move)] for move in made if move.seat == seat and type(move) in ACTION_OF))


def _markers(opened: list[Table], seat: int) -> dict[str, int]:
    placed = [markers for table in opened if (markers := table.seats[seat].markers)]
    return {action: sum(markers[at] for markers in placed) for at, action in enumerate(ACTIONS)}


def _was_short(table: Table, seat: int, action: int) -> bool:
    """Whether a seat with markers on an action would have acted earlier there with one marker more (L3)."""
    markers = tuple(each.markers for each in table.seats if each.markers is not None)
    mine = markers[seat]
    if not mine[action]:
        return False
    more = (*mine[:action], mine[action] + 1, *mine[action + 1 :])
    raised = (*markers[:seat], cast(Markers, more), *markers[seat + 1 :])
    now, then = (play_order(each, table.turn_order, action).index(seat) for each in (markers, raised))
    return then < now


def printings(replay: Replay, seat: int) -> list[tuple[Table, ev.OrderFulfilled]]:
    """The orders that a seat fulfilled, each with the table at which it did so."""
    return [
        (replay.table(entry.number), event)
        for entry in replay.entries
        for event in entry.events
        if isinstance(event, ev.OrderFulfilled) and event.seat == seat
    ]
