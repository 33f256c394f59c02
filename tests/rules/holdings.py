"""What a seat holds in tests: orders, gears, inks, types, levels, a character."""

from collections.abc import Sequence

from game.rules import Table
from game.rules.chance import add, counted, subtract
from game.rules.names import INKS, LETTERS, SPECIALTIES, CharacterId, Counts, Ink, Order, PlacedGear
from tests.rules.cards_on_table import take_out

# what a seat holds


def give_order(table: Table, seat: int, printing: str, refinement: str) -> Order:
    """Put two cards, from wherever they are, into an order slot of a seat, and return the order."""
    take_out(table, "printing", printing)
    take_out(table, "refinement", refinement)
    order = Order(printing, refinement)
    table.seats[seat].orders += (order,)
    return order


def give_orders(table: Table, seat: int, count: int) -> list[Order]:
    """Give a seat so many orders from under the decks."""
    return [give_order(table, seat, table.printing_pile.deck[-1], table.refinement_pile.deck[-1]) for _ in range(count)]


def give_gear(table: Table, seat: int, gear: str, sector: int = 0, used: int = 0) -> None:
    """Put a gear, from wherever it is, on the next axle of a seat."""
    take_out(table, "gears", gear)
    table.seats[seat].gears += (PlacedGear(gear, sector, used),)
    table.seats[seat].gear_uses += used


def give_inks(table: Table, seat: int, **inks: int) -> None:
    """Move inks from the bag to a seat, e.g. `give_inks(table, 0, red=2)`; the board gives what the bag lacks."""
    wanted = ink_counts(**inks)
    for at, ink in enumerate(INKS):
        while table.bag[at] < wanted[at]:
            _board_to_bag(table, ink)
    table.bag = subtract(table.bag, wanted)
    table.seats[seat].inks = add(table.seats[seat].inks, wanted)


def _board_to_bag(table: Table, ink: Ink) -> None:
    at = next(at for at, row in enumerate(table.ink_sets) if ink in row)
    row = list(table.ink_sets[at])
    row[row.index(ink)] = None
    table.ink_sets = (*table.ink_sets[:at], tuple(row), *table.ink_sets[at + 1 :])
    table.bag = add(table.bag, counted([ink]))


def set_inks_on_board(table: Table, *sets: Sequence[Ink | None]) -> None:
    """Lay these sets on the board, out of the bag; those that lay there go back to it."""
    assert len(sets) == len(table.ink_sets)
    table.bag = add(table.bag, counted(ink for row in table.ink_sets for ink in row))
    table.ink_sets = tuple(tuple(row) for row in sets)
    table.bag = subtract(table.bag, counted(ink for row in sets for ink in row))
    assert min(table.bag) >= 0


def set_bag(table: Table, holder: int, **inks: int) -> None:
    """Leave exactly these inks in the bag; the others of it go to a seat."""
    wanted = ink_counts(**inks)
    table.seats[holder].inks = add(table.seats[holder].inks, subtract(table.bag, wanted))
    table.bag = wanted
    assert min(table.seats[holder].inks) >= 0


def set_types(table: Table, seat: int, letters: str) -> None:
    """Give a seat exactly these types, e.g. "AIO"."""
    table.seats[seat].types = type_counts(letters)


def set_levels(table: Table, seat: int, **levels: int) -> None:
    """Set the levels of a seat, with the disk where the highest of them puts it."""
    assert set(levels) <= set(SPECIALTIES)
    counts = [levels.get(name, 0) for name in SPECIALTIES]
    track = table.content.rules.reward_track
    table.seats[seat].levels = (counts[0], counts[1], counts[2], counts[3])
    table.seats[seat].disk = sum(step.level <= max(counts) for step in track)


def set_character(table: Table, seat: int, character: CharacterId) -> None:
    """Give a seat a character, from the box where the game has any."""
    table.seats[seat].character = character
    if table.options.characters:
        assert character in table.characters_removed
        table.characters_removed = tuple(name for name in table.characters_removed if name != character)


def ink_counts(**inks: int) -> Counts:
    """Counts by colour, e.g. `ink_counts(red=1)`."""
    assert set(inks) <= set(INKS)
    return (inks.get("blue", 0), inks.get("silver", 0), inks.get("gold", 0), inks.get("red", 0))


def type_counts(letters: str) -> Counts:
    """Counts by letter, e.g. `type_counts("AIO")`."""
    assert set(letters) <= set(LETTERS)
    return (letters.count("A"), letters.count("I"), letters.count("O"), letters.count("U"))
