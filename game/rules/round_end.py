"""The end of a round and the next one (N1 to N5), and refilling the board (P1, B2, B3)."""

from game.rules import events as ev
from game.rules.automa import give_markers
from game.rules.chance import draw_cards, draw_ink
from game.rules.holdings import Events
from game.rules.names import CARD_KINDS, NOWHERE, PlacedGear
from game.rules.state import Table


def refill(table: Table, events: Events) -> None:
    """N1, P1: fill every space; a row whose deck and discards are both empty stays short (B3)."""
    for kind in CARD_KINDS:
        name = f"{kind}_row"
        row = getattr(table, name)
        fresh = iter(draw_cards(table, kind, row.count(None), events))
        setattr(table, name, tuple(next(fresh, None) if card is None else card for card in row))
    table.ink_sets = tuple(tuple(draw_ink(table) if ink is None else ink for ink in inks) for inks in table.ink_sets)
    rows = (table.printing_row, table.refinement_row, table.specialty_row, table.gears_row)
    events.append(ev.BoardRefilled(*rows, table.ink_sets))


def prepare_next_round(table: Table, events: Events) -> None:
    """N1 to N4."""
    refill(table, events)
    table.round += 1
    free_everything(table)
    pass_token(table, events)
    events.append(ev.RoundStarted(table.round, table.first))


def free_everything(table: Table) -> None:
    """N3: reward spaces free, gears unused, boards empty; the automa's markers stay (U9)."""
    table.claimed = (NOWHERE,) * len(table.claimed)
    table.action_orders = ()
    for seat in table.seats:
        seat.gears = tuple([PlacedGear(gear, sector, 0) for gear, sector, _ in seat.gears])
        seat.gear_uses, seat.swapped_levels = 0, False
        if not seat.is_automa:
            seat.markers = None


def pass_token(table: Table, events: Events) -> None:
    """N4: the token goes clockwise; each other seat gives a marker to the seat that gave it up."""
    old, count = table.first, len(table.seats)
    for seat in table.seats:
        change = count - 1 if seat.index == old else -1
        seat.marker_count += change
        if seat.is_automa:
            give_markers(table, seat, change)
    table.first = (old + 1) % count
    table.turn_order = turn_order(table.first, count)
    table.planning_card = None
    automa = table.automa
    counts = tuple(seat.marker_count for seat in table.seats)
    events.append(ev.TokenPassed(old, table.first, counts, automa.markers if automa else None))


def turn_order(first: int, count: int) -> tuple[int, ...]:
    """S4: clockwise from the first player."""
    return tuple((first + step) % count for step in range(count))
