"""Prepared tables: a table made as a chapter of the tutorial wants it, with every card and ink somewhere once.

What a chapter does not name is dealt as a new game of its seed would deal it.
"""

from collections.abc import Sequence
from typing import cast, get_args

from game.content.prepared_tables import Known
from game.content.tables import Content, SeatSet, TableSet
from game.rules import Options, Table, new_game, violations
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import counted, pile_of, subtract
from game.rules.moves import Move, from_text, snake
from game.rules.names import ACTIONS, CARD_KINDS, CardKind, Markers, Order, Pile, PlacedGear
from game.rules.planning import set_play_orders
from game.rules.progress import people, settle
from game.rules.round_end import turn_order

LEARNER = 0  # the seat of whoever learns


def known(bubbles: Sequence[str] = (), answers: Sequence[str] = ()) -> Known:
    """What a chapter may name: the moves of the rules, and sentences by these keys."""
    moves = {snake(kind.__name__): kind.__struct_fields__ for kind in get_args(Move)}
    return Known(moves, from_text, bubbles, answers)


def options_of(wanted: TableSet) -> Options:
    """How the game at a prepared table was set up."""
    people = len(wanted.seats)
    return Options(seats=people, automa=wanted.automa, characters=False, first_seat=None if wanted.automa else LEARNER)


def prepared_table(content: Content, wanted: TableSet) -> Table:
    """The table that is wanted; raises ValueError where no game could come to it."""
    table, _ = new_game(content, options_of(wanted), wanted.seed)
    table.round, table.first = wanted.round, LEARNER
    table.turn_order = turn_order(LEARNER, len(table.seats))
    _deal(table, wanted)
    _deal_patronage(table, wanted)
    for index, held in enumerate(wanted.seats):
        _give(table, index, held)
    for place, index in enumerate(table.turn_order):
        table.seats[index].marker_count = content.rules.markers_by_turn[place]
    if wanted.automa:
        _ready_automa(table, wanted)
    table.bag = subtract((content.rules.inks_per_colour,) * 4, counted(ink for row in table.ink_sets for ink in row))
    for seat in table.seats:
        table.bag = subtract(table.bag, seat.inks)
    _go_to(table, wanted.stage)
    if broken := violations(table):
        raise ValueError(f"no such table: {broken[0]}")
    return table


def _deal(table: Table, wanted: TableSet) -> None:
    """Put the cards of orders, gears and rows where they are wanted, and all others into the decks."""
    held: dict[CardKind, list[str]] = {
        "printing": [order[0] for seat in wanted.seats for order in seat.orders],
        "refinement": [order[1] for seat in wanted.seats for order in seat.orders],
        "specialty": [],
        "gears": [gear for seat in wanted.seats for gear, _ in seat.gears],
    }
    table.draft_printing = table.draft_refinement = ()
    for kind in CARD_KINDS:
        row = list(getattr(wanted, kind))
        gone = {*row, *held[kind], *(table.gears_removed if kind == "gears" else ())}
        everything = dict.fromkeys((*pile_of(table, kind).deck, *getattr(table.content, kind)))
        deck = [card for card in everything if card not in gone]
        spaces = len(getattr(table, f"{kind}_row"))
        row += [deck.pop(0) for _ in range(spaces - len(row))]
        setattr(table, f"{kind}_row", tuple(row))
        setattr(table, f"{kind}_pile", Pile(tuple(deck), ()))
    if wanted.ink_sets:
        table.ink_sets = wanted.ink_sets


def _deal_patronage(table: Table, wanted: TableSet) -> None:
    spaces = len(table.patronage_row)
    taken = [card for seat in wanted.seats for card in seat.patronage]
    others = [
        card for card in (*table.patronage_row, *table.patronage_removed) if card is not None and card not in taken
    ]
    row = [*wanted.patronage, *(card for card in others if card not in wanted.patronage)][:spaces]
    table.patronage_row = tuple(row)
    table.patronage_removed = tuple(card for card in others if card not in row)


def _give(table: Table, index: int, held: SeatSet) -> None:
    """Give a seat what it holds; the disk is where its highest level has brought it."""
    seat = table.seats[index]
    seat.guilders, seat.fame, seat.types, seat.inks, seat.levels = (
        held.guilders, held.fame, held.types, held.inks, held.levels,
    )  # fmt: skip
    seat.orders = tuple(Order(printing, refinement) for printing, refinement in held.orders)
    seat.gears = tuple(PlacedGear(gear, sector, 0) for gear, sector in held.gears)
    seat.patronage = held.patronage
    seat.disk = sum(step.level <= max(held.levels) for step in table.content.rules.reward_track)
    seat.markers, seat.character = held.markers, held.character


def _ready_automa(table: Table, wanted: TableSet) -> None:
    """Give the automa its markers, and leave it the planning cards of the rounds to come."""
    automa = table.automa
    assert automa is not None and automa.markers is not None
    least = automa.markers.index(min(automa.markers))
    more = [count + (at == least) for at, count in enumerate(automa.markers)]
    automa.markers = cast(Markers, tuple(more))  # the second in turn order has one marker more
    cards = [card for card in (*table.planning_deck, *table.planning_aside) if card != wanted.planning]
    deck = [wanted.planning, *cards] if wanted.planning else cards
    left = table.content.rules.rounds - wanted.round + 1
    aside = table.content.rules.planning_cards_aside
    table.planning_deck, spent = tuple(deck[:left]), deck[left:]
    table.planning_aside, table.planning_used = tuple(spent[:aside]), tuple(spent[aside:])


def _go_to(table: Table, stage: str) -> None:
    """Go to the stage at which the table is shown."""
    events: list[ev.Event] = []
    table.queue, table.stack = (), ()
    if stage == "planning":
        table.phase, table.stack = "planning", (mv.Planning(-1),)
        return
    set_play_orders(table, events)
    table.phase = "actions"
    if stage != "fulfilment":
        table.action = ACTIONS.index(stage)
        table.queue = table.action_orders[table.action]
    if not table.queue:
        table.phase, table.action, table.queue = "fulfilment", -1, people(table)
    settle(table, events)  # the game waits for the first seat; the rows of earlier actions stay as they are wanted
