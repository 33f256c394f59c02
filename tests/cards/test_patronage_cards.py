"""Every patronage card of config/ is taken when its demands are met and refused when one is not (M2)."""

import pytest

from game.rules import Table, apply
from game.rules import moves as mv
from game.rules.names import INKS, LETTERS, SPECIALTIES, Counts
from tests.rules.build import at_action, code, content, give_inks, set_levels, set_types, table

CARDS = content().patronage
EVERY_CARD = pytest.mark.parametrize("card", CARDS)
REFUSED = {"levels": "levels_too_low", "types": "types_missing", "inks": "inks_missing"}
DEMANDS = [
    (card, demand, index)
    for card in CARDS
    for demand in REFUSED
    for index, count in enumerate(getattr(CARDS[card], demand))
    if count
]


def meeting(card: str) -> Table:
    """A table at the patronage of seat 0 in round 3, this card on the first space and its demands just met."""
    at = table(seats=2, round=3)
    others = [other for other in CARDS if other != card]
    at.patronage_row, at.patronage_removed = (card, *others[:3]), tuple(others[3:])
    at_action(at, "patronage", {0: 1})
    set_levels(at, 0, **dict(zip(SPECIALTIES, CARDS[card].levels, strict=True)))
    set_types(at, 0, "".join(letter * count for letter, count in zip(LETTERS, CARDS[card].types, strict=True)))
    give_inks(at, 0, **dict(zip(INKS, CARDS[card].inks, strict=True)))
    return at


def one_fewer(counts: Counts, index: int) -> Counts:
    """Counts with one of them lowered by one."""
    lower = [count - (at == index) for at, count in enumerate(counts)]
    return (lower[0], lower[1], lower[2], lower[3])


@EVERY_CARD
def test_M2_taken_when_met(card: str) -> None:
    """M2: levels and types are only shown, inks go back to the bag."""
    at = meeting(card)
    apply(at, mv.TakePatronage(0, card, CARDS[card].inks))
    seat = at.seats[0]
    assert (seat.patronage, seat.inks) == ((card,), (0, 0, 0, 0))
    assert (seat.levels, seat.types) == (CARDS[card].levels, CARDS[card].types)


@pytest.mark.parametrize(("card", "demand", "index"), DEMANDS)
def test_M2_refused_when_one_demand_is_not_met(card: str, demand: str, index: int) -> None:
    """M2: one level, type or ink fewer is not enough."""
    at = meeting(card)
    setattr(at.seats[0], demand, one_fewer(getattr(CARDS[card], demand), index))
    assert code(at, mv.TakePatronage(0, card, CARDS[card].inks)) == REFUSED[demand]


@EVERY_CARD
def test_M2_asks_for_something(card: str) -> None:
    """M2: who has nothing meets no card."""
    at = meeting(card)
    at.seats[0].levels = at.seats[0].types = at.seats[0].inks = (0, 0, 0, 0)
    assert code(at, mv.TakePatronage(0, card, CARDS[card].inks)) is not None
