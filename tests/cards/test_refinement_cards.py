"""Every refinement card of config/: its colour part (F3), its decoration part (F4) and what both give (F5)."""

import pytest

from game.rules import Table, apply
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.chance import plus
from game.rules.names import INK_INDEX, INKS, SPECIALTIES, Ink
from tests.rules.build import at_fulfilment, code, content, give_inks, give_order, set_levels, table
from tests.rules.own_cards import own_printing

CARDS = content().refinement
EVERY_CARD = pytest.mark.parametrize("card", CARDS)


def holding(card: str) -> Table:
    """A table at the fulfilment of seat 0: an order with this card and no letters, exactly its inks and levels."""
    at = table(seats=2)
    give_order(at, 0, own_printing(at, ""), card)
    give_inks(at, 0, **dict(zip(INKS, CARDS[card].inks, strict=True)))
    set_levels(at, 0, **dict(zip(SPECIALTIES, CARDS[card].levels, strict=True)))
    at_fulfilment(at)
    return at


def fulfil(at: Table, colour: bool, decoration: bool) -> mv.Fulfil:
    """The fulfilment of the only order of seat 0, with these parts."""
    order = at.seats[0].orders[0]
    inks = CARDS[order.refinement].inks if colour else None
    return mv.Fulfil(0, (mv.FulfilledOrder(order.printing, inks, decoration),))


@EVERY_CARD
def test_F3_colour_part(card: str) -> None:
    """F3: with exactly the inks it shows: they go back to the bag, its fame comes."""
    at = holding(card)
    apply(at, fulfil(at, True, False))
    assert (at.seats[0].fame, at.seats[0].inks) == (CARDS[card].colour_fame, (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("card", "ink"), [(card, ink) for card in CARDS for ink in INKS if CARDS[card].inks[INK_INDEX[ink]]]
)
def test_F3_each_ink_is_needed(card: str, ink: Ink) -> None:
    """F3: with one ink of a shown colour fewer it is not done."""
    at = holding(card)
    at.seats[0].inks = plus(at.seats[0].inks, INK_INDEX[ink], -1)
    assert code(at, fulfil(at, True, False)) == "inks_missing"


@EVERY_CARD
def test_F4_decoration_part(card: str) -> None:
    """F4: with exactly the levels it shows its fame comes."""
    at = holding(card)
    apply(at, fulfil(at, False, True))
    assert (at.seats[0].fame, at.seats[0].levels) == (CARDS[card].decoration_fame, CARDS[card].levels)


@EVERY_CARD
def test_F4_each_level_is_needed(card: str) -> None:
    """F4: with one level of a shown specialty fewer it is not done."""
    for name, level in zip(SPECIALTIES, CARDS[card].levels, strict=True):
        at = holding(card)
        levels = dict(zip(SPECIALTIES, CARDS[card].levels, strict=True))
        set_levels(at, 0, **{**levels, name: max(level - 1, 0)})
        assert code(at, fulfil(at, False, True)) == ("levels_too_low" if level else None)


@EVERY_CARD
def test_F5_both_parts_give_its_bonus(card: str) -> None:
    """F5: with both parts done its reward comes, or the question that it brings."""
    at = holding(card)
    apply(at, fulfil(at, True, True))
    shown, seat, top = CARDS[card], at.seats[0], at.stack[-1]
    fame = shown.colour_fame + shown.decoration_fame + shown.bonus_count * (shown.bonus == "fame")
    guilders = 10 + shown.bonus_count * (shown.bonus == "guilders")
    questions = {
        "inks": ask.ChoosingInk(0, shown.bonus_count),
        "advance": ask.ChoosingAdvance(0, SPECIALTIES),
        "order": ask.OfferingOrder(0),
    }
    assert (seat.fame, seat.guilders) == (fame, guilders)
    assert top == questions.get(shown.bonus, ask.FulfilTurn(0, True))
