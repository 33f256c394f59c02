"""The character `caxton` (§7): his wild colour in orders, patronage and gears; he names it by T2."""

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, legal_moves
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import INKS, Ink
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_inks,
    ink_counts,
    new_table,
    play_all,
    set_character,
    table,
)
from tests.rules.own_cards import chosen, give_reward, own_order, own_patronage


def caxton(wild: Ink) -> Table:
    """A table at the planning of round 1; seat 0 is Caxton and has named this colour."""
    at = table(seats=2)
    set_character(at, 0, "caxton")
    at.seats[0].wild = wild
    return at


def test_caxton_T2_names_a_colour_each_round() -> None:
    """`caxton`, T2: each round names one colour, round 1 included; the same again is allowed."""
    at = new_table(seats=2, characters=True)
    at.seats[0].drawn_characters = ("caxton", "vietor")
    apply(at, mv.KeepCharacter(0, "caxton"))
    while at.phase != "wild_colour":
        apply(at, legal_moves(at, at.stack[-1].seat)[0])
    for number in (1, 2):
        assert (at.round, at.stack) == (number, (ask.NamingColour(0),))
        assert legal_moves(at, 0) == [mv.NameColour(0, ink) for ink in INKS]
        assert apply(at, mv.NameColour(0, "gold"))[0] == ev.ColourNamed(0, "gold")
        assert at.seats[0].wild == "gold"
        at_fulfilment(at)
        end_fulfilment(at)


def test_caxton_orders_with_the_wild_colour() -> None:
    """`caxton`: its inks of that colour may count as any colour, or as their own; the bag gets what it really is."""
    at = caxton("gold")
    at_fulfilment(at)
    order = own_order(at, 0, "", inks={"red": 1, "blue": 1}, fame=(5, 0))
    give_inks(at, 0, gold=2, red=1)
    ways = {move.orders[0].colour for move in legal_moves(at, 0) if isinstance(move, mv.Fulfil)}
    assert ways == {None, ink_counts(gold=2), ink_counts(red=1, gold=1)}
    bag = at.bag
    apply(at, mv.Fulfil(0, (chosen(order, gold=1, red=1),)))
    assert (at.seats[0].fame, at.seats[0].inks) == (5, ink_counts(gold=1))
    assert at.bag == (bag[0], bag[1], bag[2] + 1, bag[3] + 1)


def test_caxton_other_colours_stay_what_they_are() -> None:
    """`caxton`: only inks of the named colour are wild, and each stands for one colour."""
    at = caxton("gold")
    at_fulfilment(at)
    order = own_order(at, 0, "", inks={"gold": 1, "blue": 1})
    give_inks(at, 0, red=2, gold=2, blue=2)
    assert code(at, mv.Fulfil(0, (chosen(order, red=1, gold=1),))) == "wrong_inks"
    assert code(at, mv.Fulfil(0, (chosen(order, gold=1),))) == "wrong_inks"
    assert code(at, mv.Fulfil(0, (chosen(order, blue=2),))) == "wrong_inks"
    assert code(at, mv.Fulfil(0, (chosen(order, gold=1, blue=1),))) is None
    assert code(at, mv.Fulfil(0, (chosen(order, gold=2),))) is None


def test_caxton_patronage_with_the_wild_colour() -> None:
    """`caxton`: wherever an ink of the seat is asked for: patronage."""
    at = caxton("gold")
    at.round = 3
    at_action(at, "patronage", {0: 1})
    card = own_patronage(at, inks={"silver": 1})
    give_inks(at, 0, gold=1, red=1)
    bag = at.bag
    assert code(at, mv.TakePatronage(0, card, ink_counts(red=1))) == "wrong_inks"
    apply(at, mv.TakePatronage(0, card, ink_counts(gold=1)))
    assert (at.seats[0].inks, at.bag) == (ink_counts(red=1), (bag[0], bag[1], bag[2] + 1, bag[3]))


def test_caxton_gears_with_the_wild_colour() -> None:
    """`caxton`: gears: `one_for_two` takes a wild ink for its colour; with both the seat chooses."""
    at = caxton("gold")
    give_reward(at, 0, GearReward("one_for_two", colours=("red",)))
    give_inks(at, 0, blue=1)
    assert code(at, mv.UseGear(0, 0)) == "gear_does_nothing"
    give_inks(at, 0, gold=1, red=1)
    apply(at, mv.UseGear(0, 0))
    assert code(at, mv.ReturnInk(0, "blue")) == "wrong_inks"
    play_all(at, mv.ReturnInk(0, "gold"), mv.TakeInk(0, "silver"), mv.TakeInk(0, "gold"))
    assert at.seats[0].inks == ink_counts(blue=1, silver=1, gold=1, red=1)


def test_caxton_a_wild_ink_alone_serves_one_for_two() -> None:
    """`caxton`: with no ink of the colour a wild one goes, and the bag gets what it really is."""
    at = caxton("gold")
    give_reward(at, 0, GearReward("one_for_two", colours=("red",)))
    give_inks(at, 0, gold=1)
    bag = at.bag
    apply(at, mv.UseGear(0, 0))
    assert (at.seats[0].inks, at.bag) == (ink_counts(), (bag[0], bag[1], bag[2] + 1, bag[3]))


@pytest.mark.parametrize(("bonus", "earned"), [("red", True), ("gold", False)])
def test_caxton_ink_bonus_counts_what_the_ink_stands_for(bonus: Ink, earned: bool) -> None:
    """`caxton`: it counts as the one colour it stands for: gold laid as red is red for `ink_bonus`."""
    at = caxton("gold")
    give_reward(at, 0, GearReward("ink_bonus", colours=(bonus,)))
    at_fulfilment(at)
    order = own_order(at, 0, "", inks={"red": 1})
    give_inks(at, 0, gold=1)
    wanted = None if earned else "bonus_not_earned"
    assert code(at, mv.Fulfil(0, (chosen(order, gold=1),), (0,))) == wanted


def test_caxton_the_named_colour_is_for_this_round_and_seat() -> None:
    """`caxton`: for this seat, this round: a new name replaces the old one."""
    at = caxton("gold")
    at_fulfilment(at)
    end_fulfilment(at)
    apply(at, mv.NameColour(0, "blue"))
    at_fulfilment(at)
    mine, other = (own_order(at, seat, "", inks={"red": 1}) for seat in (0, 1))
    give_inks(at, 0, gold=1, blue=1)
    give_inks(at, 1, blue=1)
    assert at.stack[-1].seat == 1
    assert code(at, mv.Fulfil(1, (chosen(other, blue=1),))) == "wrong_inks"
    apply(at, mv.EndTurn(1))
    assert code(at, mv.Fulfil(0, (chosen(mine, gold=1),))) == "wrong_inks"
    assert code(at, mv.Fulfil(0, (chosen(mine, blue=1),))) is None
