"""Every printing card of config/ can be fulfilled with its letters and pays (F2)."""

import pytest

from game.rules import Table, apply
from game.rules import moves as mv
from tests.rules.build import at_fulfilment, code, content, give_order, set_types, table


def holding(card: str) -> Table:
    """A table at the fulfilment of seat 0, which holds an order with this card and has its types."""
    at = table(seats=2)
    give_order(at, 0, card, at.refinement_pile.deck[-1])
    set_types(at, 0, "".join(content().printing[card].letters))
    at_fulfilment(at)
    return at


@pytest.mark.parametrize("card", content().printing)
def test_F2_its_letters_are_enough_and_it_pays(card: str) -> None:
    """F2: with exactly the types it shows the order is fulfilled; types are kept, guilders come."""
    at = holding(card)
    types = at.seats[0].types
    apply(at, mv.Fulfil(0, (mv.FulfilledOrder(card),)))
    seat = at.seats[0]
    assert (seat.guilders, seat.fame, seat.types) == (10 + content().printing[card].guilders, 0, types)
    assert (seat.orders, at.printing_pile.discard) == ((), (card,))


@pytest.mark.parametrize("card", content().printing)
def test_F2_each_letter_is_needed(card: str) -> None:
    """F2: with one of its letters missing, whichever, it is not fulfilled."""
    letters = content().printing[card].letters
    for missing in range(len(letters)):
        at = holding(card)
        set_types(at, 0, "".join(letters[:missing] + letters[missing + 1 :]))
        assert code(at, mv.Fulfil(0, (mv.FulfilledOrder(card),))) == "letters_missing"
