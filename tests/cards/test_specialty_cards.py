"""Every specialty card of config/ advances what it shows, or any one specialty (D1)."""

import pytest

from game.rules import Table, apply
from game.rules import moves as mv
from game.rules.names import SPECIALTIES, Specialty
from tests.rules.build import at_action, code, content, set_row, table


def offering(card: str) -> Table:
    """A table at the specialties of seat 0 with this card on the board."""
    at = table(seats=2)
    set_row(at, "specialty", [card, None])
    at_action(at, "specialties", {0: 1, 1: 1})
    return at


@pytest.mark.parametrize("card", content().specialty)
def test_D1_A_both_symbols_in_either_order(card: str) -> None:
    """D1: (A) advance the shown specialties, one level a symbol."""
    shown = content().specialty[card].specialties
    for advances in (shown, shown[::-1]):
        at = offering(card)
        apply(at, mv.TakeSpecialty(0, card, advances))
        assert at.seats[0].levels == tuple(shown.count(name) for name in SPECIALTIES)
        assert (at.specialty_row, at.specialty_pile.discard[-1:]) == ((None, None), (card,))


@pytest.mark.parametrize("card", content().specialty)
@pytest.mark.parametrize("specialty", SPECIALTIES)
def test_D1_B_any_one_specialty(card: str, specialty: Specialty) -> None:
    """D1: (B) advance one specialty by one level, shown or not."""
    at = offering(card)
    apply(at, mv.TakeSpecialty(0, card, (specialty,)))
    assert at.seats[0].levels == tuple(int(name == specialty) for name in SPECIALTIES)


@pytest.mark.parametrize("card", content().specialty)
def test_D1_no_other_pair(card: str) -> None:
    """D1: two levels only as the card shows them."""
    at = offering(card)
    shown = sorted(content().specialty[card].specialties)
    for first in SPECIALTIES:
        for second in SPECIALTIES:
            wanted = None if sorted((first, second)) == shown else "wrong_advances"
            assert code(at, mv.TakeSpecialty(0, card, (first, second))) == wanted
