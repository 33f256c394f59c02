"""Tables made by hand: a test says only what matters to its rule, and every card and ink still is somewhere once.

>>> at = table(seats=2)
>>> give_inks(at, 0, red=2)
>>> events = at_action(at, "inks", {0: 2, 1: 1})
>>> at.stack[-1].seat, at.seats[0].inks, at.bag[3] + sum(row.count("red") for row in at.ink_sets)
(0, (0, 0, 0, 2), 10)
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from game.rules import Options, Table, apply, legal_moves, new_game, pending_seats, refusal
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import ACTION_INDEX, NOTHING, Action, Markers, Pile
from game.rules.planning import set_play_orders
from game.rules.progress import settle
from game.rules.refusals import RefusalCode
from tests.rules.cards_on_table import (
    KINDS,
    cards_on,
    content,
    find_sector,
    first_card,
    leave_in_deck,
    next_planning_card,
    open_planning_card,
    pile,
    printing_card,
    row_of,
    set_row,
    set_top,
    starve,
    take_out,
    to_bottom,
)
from tests.rules.holdings import (
    give_gear,
    give_inks,
    give_order,
    give_orders,
    ink_counts,
    set_bag,
    set_character,
    set_inks_on_board,
    set_levels,
    set_types,
    type_counts,
)

__all__ = [
    "KINDS",
    "D",
    "E",
    "answers",
    "ask_now",
    "at_action",
    "at_fulfilment",
    "cards_on",
    "code",
    "content",
    "end_fulfilment",
    "find_sector",
    "first_card",
    "give_gear",
    "give_inks",
    "give_order",
    "give_orders",
    "ink_counts",
    "kinds_of",
    "leave_in_deck",
    "new_table",
    "next_planning_card",
    "of_kind",
    "open_planning_card",
    "pass_all",
    "pile",
    "play_all",
    "play_until",
    "printing_card",
    "question",
    "questions",
    "row_of",
    "set_bag",
    "set_character",
    "set_inks_on_board",
    "set_levels",
    "set_row",
    "set_top",
    "set_types",
    "spread",
    "starve",
    "table",
    "take_out",
    "to_bottom",
    "type_counts",
    "with_rules",
]

E = TypeVar("E", bound=ev.Event)
D = TypeVar("D", bound=ask.Decision)


# tables


def new_table(
    seats: int = 3, automa: bool = False, characters: bool = False, seed: int = 1, first: int | None = 0
) -> Table:
    """A table at the first decision of its set-up; `seats` are people, and the automa comes on top."""
    options = Options(seats=seats, automa=automa, characters=characters, first_seat=None if automa else first)
    return new_game(content(), options, seed)[0]


def table(
    seats: int = 3,
    automa: bool = False,
    characters: bool = False,
    seed: int = 1,
    first: int | None = 0,
    **changes: Any,
) -> Table:
    """A table at the planning of round 1: seats with 10 guilders and no more, no discards; `changes` set fields."""
    made = new_table(seats, automa, characters, seed, first)
    play_until(made, "planning")
    for kind in KINDS:
        deck, discard = pile(made, kind)
        setattr(made, f"{kind}_pile", Pile(deck + discard, ()))
    for seat in made.seats:
        for kind in ("printing", "refinement"):
            to_bottom(made, kind, [getattr(order, kind) for order in seat.orders])
        seat.orders, seat.types = (), NOTHING
    for name, value in changes.items():
        assert name in made.__struct_fields__, name
        setattr(made, name, value)
    return made


def with_rules(table: Table, **constants: Any) -> None:
    """Play on with other constants of config/rules.yaml, e.g. `tory_needs_ink=True`."""
    rules = msgspec.structs.replace(table.content.rules, **constants)
    table.content = msgspec.structs.replace(table.content, rules=rules)


def play_until(table: Table, phase: str) -> list[ev.Event]:
    """Play first legal moves until a phase begins, and return what happened."""
    events: list[ev.Event] = []
    while table.phase != phase:
        events += apply(table, legal_moves(table, pending_seats(table)[0])[0])
    return events


def play_all(table: Table, *moves: mv.Move) -> list[ev.Event]:
    """Make these moves and return all that happened."""
    return [event for move in moves for event in apply(table, move)]


def pass_all(table: Table, action: Action) -> list[ev.Event]:
    """Let every seat pass while an action runs; the automa does what it must."""
    events: list[ev.Event] = []
    while isinstance(top := table.stack[-1], ask.ActionTurn) and top.action == action:
        is_automa = table.seats[top.seat].is_automa
        events += apply(table, mv.AutomaAct(top.seat) if is_automa else mv.Pass(top.seat))
    return events


def spread(count: int, action: Action, on_action: int) -> Markers:
    """So many markers with `on_action` of them on one action, the others as evenly as can be on the rest."""
    rest = [index for index in range(5) if index != ACTION_INDEX[action]]
    counts = [0] * 5
    counts[ACTION_INDEX[action]] = on_action
    for step in range(count - on_action):
        counts[rest[step % 4]] += 1
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def at_action(table: Table, action: Action, markers: Mapping[int, int] | None = None) -> list[ev.Event]:
    """Go to an action with so many markers by seat (one each of the people unless told); return what happened.

    Earlier actions are skipped, their spaces left as they are. With the automa a planning card is open.
    """
    on_action = {seat.index: 1 for seat in table.seats if not seat.is_automa} if markers is None else markers
    for seat in table.seats:
        seat.plan = None
        seat.markers = spread(seat.marker_count, action, on_action.get(seat.index, 0))
    if table.automa is not None and table.planning_card is None:
        open_planning_card(table, table.planning_deck[0])
    events: list[ev.Event] = []
    set_play_orders(table, events)
    table.phase, table.action, table.stack = "actions", ACTION_INDEX[action], ()
    table.queue = table.action_orders[table.action]
    events.append(ev.ActionStarted(action, table.queue))
    settle(table, events)
    return events


def at_fulfilment(table: Table) -> None:
    """Go to the fulfilment of this round, at its first seat."""
    at_action(table, "patronage", {})
    assert table.phase == "fulfilment"


def end_fulfilment(table: Table) -> list[ev.Event]:
    """Let every seat end its turn in fulfilment without an order, and return what happened."""
    events: list[ev.Event] = []
    while table.phase == "fulfilment":
        events += apply(table, mv.EndTurn(table.stack[-1].seat))
    return events


def ask_now(table: Table, decision: ask.Decision) -> None:
    """Put a question on top of the stack."""
    table.stack = (*table.stack, decision)


# what came of it


def questions(table: Table) -> tuple[ask.Decision, ...]:
    """The questions open at this moment, the one to be answered last: for a test that looks more than once."""
    return table.stack


def question(table: Table, kind: type[D]) -> D:
    """The question to be answered now, which must be of this kind."""
    top = table.stack[-1]
    assert isinstance(top, kind)
    return top


def answers(table: Table, seat: int) -> list[mv.Move]:
    """The legal moves of a seat without the free ones, which may be open while it chooses (A4)."""
    return [move for move in legal_moves(table, seat) if not isinstance(move, mv.FREE_MOVES)]


def code(table: Table, move: mv.Move) -> RefusalCode | None:
    """The code of a refusal, or None where the move is legal; the list of legal moves must say the same."""
    refused = refusal(table, move)
    listed = move in legal_moves(table, move.seat)
    assert listed is (refused is None), (move, refused, listed)
    return refused.code if refused else None


def of_kind(events: Iterable[ev.Event], kind: type[E]) -> list[E]:
    """The events of one kind, in their order."""
    return [event for event in events if isinstance(event, kind)]


def kinds_of(events: Iterable[ev.Event]) -> list[str]:
    """The names of the events, in their order."""
    return [type(event).__name__ for event in events]
