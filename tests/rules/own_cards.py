"""Cards made up for a test: it shows every number that matters, and stays true whatever an owner writes into config/.

Each joins the table's content and its deck, so that the counts of the whole still agree.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.content.tables import Gear, GearReward, PatronageCard, PlanningCard, PrintingCard, RefinementCard
from game.rules import Table
from game.rules.moves import FulfilledOrder
from game.rules.names import LETTERS, SPECIALTIES, Action, BonusKind, Counts, MoveEnd
from tests.rules.build import give_gear, give_order, ink_counts, to_bottom, type_counts


def _join(table: Table, kind: str, card: Any) -> str:
    """Add a card to the content of this table only, and return its id."""
    cards = {**getattr(table.content, kind), card.id: card}
    table.content = msgspec.structs.replace(table.content, **{kind: cards})
    return str(card.id)


def _new_id(table: Table, kind: str) -> str:
    return f"own-{kind}-{len(getattr(table.content, kind))}"


def level_counts(levels: Mapping[str, int]) -> Counts:
    """Levels in the order of the specialties; 0 where none is named."""
    assert set(levels) <= set(SPECIALTIES)
    first, second, third, fourth = (levels.get(name, 0) for name in SPECIALTIES)
    return (first, second, third, fourth)


def own_printing(table: Table, letters: str, guilders: int = 0) -> str:
    """A printing card under the deck that shows these letters."""
    shown = tuple(letter for sign in letters for letter in LETTERS if letter == sign)
    new = PrintingCard(
        _new_id(table, "printing"), "Own Book", "Nobody", "Nowhere", 1500, shown, guilders, type_counts(letters)
    )
    to_bottom(table, "printing", [_join(table, "printing", new)])
    return new.id


def own_refinement(
    table: Table,
    inks: Mapping[str, int] | None = None,
    levels: Mapping[str, int] | None = None,
    fame: tuple[int, int] = (2, 3),
    bonus: tuple[BonusKind, int] = ("fame", 2),
) -> str:
    """A refinement card under the deck; `fame` is that of the colour part and of the decoration part."""
    new = RefinementCard(
        _new_id(table, "refinement"), ink_counts(**inks or {}), fame[0], level_counts(levels or {}), fame[1], *bonus
    )
    to_bottom(table, "refinement", [_join(table, "refinement", new)])
    return new.id


def own_order(table: Table, seat: int, letters: str, guilders: int = 0, **refinement: Any) -> str:
    """Give a seat an order of two own cards, and return the printing card that names it."""
    printing = own_printing(table, letters, guilders)
    return give_order(table, seat, printing, own_refinement(table, **refinement)).printing


def chosen(printing: str, decoration: bool = False, **inks: int) -> FulfilledOrder:
    """An order as a fulfilment names it; inks named are laid on its colour part."""
    return FulfilledOrder(printing, ink_counts(**inks) if inks else None, decoration)


def own_gear(table: Table, *sectors: GearReward) -> str:
    """A grey gear under the deck; sectors not given bear `round_fame`."""
    first, second, third = (*sectors, *(GearReward("round_fame"),) * (3 - len(sectors)))
    new = Gear(_new_id(table, "gears"), "grey", (first, second, third))
    to_bottom(table, "gears", [_join(table, "gears", new)])
    return new.id


def give_reward(table: Table, seat: int, reward: GearReward) -> int:
    """Put a gear with this reward up on the next axle of a seat, and return the axle."""
    give_gear(table, seat, own_gear(table, reward))
    return len(table.seats[seat].gears) - 1


def own_patronage(
    table: Table,
    space: int = 0,
    levels: Mapping[str, int] | None = None,
    types: str = "",
    inks: Mapping[str, int] | None = None,
) -> str:
    """A patronage card on a space of the board; the one that lay there has left the game."""
    new = PatronageCard(
        _new_id(table, "patronage"),
        "Own Patron",
        level_counts(levels or {}),
        type_counts(types),
        ink_counts(**inks or {}),
    )
    row = list(table.patronage_row)
    gone, row[space] = row[space], _join(table, "patronage", new)
    table.patronage_row = tuple(row)
    table.patronage_removed += (gone,) if gone is not None else ()
    return new.id


def own_planning(table: Table, centre: Action, *moves: tuple[MoveEnd, MoveEnd], patronage: bool = False) -> str:
    """A planning card of the automa, the next to be revealed."""
    new = PlanningCard(_new_id(table, "planning"), centre, moves, patronage)
    table.planning_deck = (_join(table, "planning", new), *table.planning_deck)
    return new.id
