"""The action `patronage` (M1 to M4)."""

import pytest

from game.rules import Table, apply
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import NOWHERE, PATRONAGE_REWARDS
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_inks,
    ink_counts,
    of_kind,
    play_all,
    question,
    set_bag,
    set_levels,
    set_types,
    starve,
    table,
    type_counts,
)
from tests.rules.own_cards import chosen, own_order, own_patronage

ORDER, SPECIALTY, GUILDERS, INKS = (PATRONAGE_REWARDS.index(name) for name in PATRONAGE_REWARDS)


def patronage(round: int = 1, seats: int = 2) -> Table:
    """A table in its patronage action, seat 0 first, all seats with a marker there."""
    at = table(seats=seats, round=round)
    at_action(at, "patronage", {seat: 4 - seat for seat in range(seats)})
    return at


def card_on(at: Table, space: int) -> str:
    card = at.patronage_row[space]
    assert card is not None
    return card


def test_M1_an_order() -> None:
    """M1: an order (O4)."""
    at = patronage()
    play_all(at, mv.ClaimReward(0, ORDER), mv.DrawOrder(0))
    top = question(at, ask.KeepingOrder)
    apply(at, mv.KeepOrder(0, top.printing[0], top.refinement[1]))
    assert at.seats[0].orders == ((top.printing[0], top.refinement[1]),)
    assert at.claimed == (0, NOWHERE, NOWHERE, NOWHERE)


def test_M1_a_level() -> None:
    """M1: a level in any one specialty, with what the level brings (D2)."""
    at = patronage()
    set_levels(at, 0, binding=1)
    play_all(at, mv.ClaimReward(0, SPECIALTY), mv.Advance(0, "binding"), mv.TakeInk(0, "red"))
    assert (at.seats[0].levels, at.seats[0].disk, at.seats[0].inks) == ((0, 0, 2, 0), 1, ink_counts(red=1))


def test_M1_three_guilders() -> None:
    """M1: 3 guilders."""
    at = patronage()
    events = apply(at, mv.ClaimReward(0, GUILDERS))
    assert at.seats[0].guilders == 13
    assert of_kind(events, ev.GuildersGained) == [ev.GuildersGained(0, 3, "patronage")]


def test_M1_two_inks_of_choice() -> None:
    """M1, R4: 2 inks of choice from the bag, one after the other, twice the same if one likes."""
    at = patronage()
    bag = at.bag
    play_all(at, mv.ClaimReward(0, INKS), mv.TakeInk(0, "gold"), mv.TakeInk(0, "gold"))
    assert at.seats[0].inks == ink_counts(gold=2)
    assert at.bag == (bag[0], bag[1], bag[2] - 2, bag[3])
    assert at.stack[-1].seat == 1


@pytest.mark.parametrize("space", range(4))
def test_M1_a_claimed_space_is_closed_to_the_others(space: int) -> None:
    """M1: a claimed space is closed to the others for the round."""
    at = patronage()
    apply(at, mv.ClaimReward(0, space))
    if at.stack[-1].seat == 0:
        apply(at, mv.Decline(0))
    wanted = ["space_claimed" if other == space else None for other in range(4)]
    assert [code(at, mv.ClaimReward(1, other)) for other in range(4)] == wanted


def test_M1_is_for_this_round() -> None:
    """M1, N3: in the next round the space is free again."""
    at = patronage()
    play_all(at, mv.ClaimReward(0, GUILDERS), mv.Pass(1))
    end_fulfilment(at)
    assert at.claimed == (NOWHERE,) * 4
    at_action(at, "patronage", {0: 1})
    assert code(at, mv.ClaimReward(0, GUILDERS)) is None


def test_M1_there_are_four_spaces() -> None:
    """M1: another space is none."""
    at = patronage()
    assert code(at, mv.ClaimReward(0, 4)) == code(at, mv.ClaimReward(0, -1)) == "no_such_space"


def test_M1_or_M2_is_one_of_the_two() -> None:
    """M1, M2: either claim a reward or take a card."""
    at = patronage(round=3)
    card = own_patronage(at)
    apply(at, mv.ClaimReward(0, GUILDERS))
    assert code(at, mv.TakePatronage(0, card, ink_counts())) == "not_your_turn"


@pytest.mark.parametrize(("round", "opened"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_M2_spaces_open_with_the_round(round: int, opened: int) -> None:
    """M2: a card whose space the round marker has reached or passed (none in rounds 1 and 2)."""
    at = patronage(round=round)
    cards = [own_patronage(at, space) for space in range(4)]
    codes = [code(at, mv.TakePatronage(0, card, ink_counts())) for card in cards]
    assert codes == [None] * opened + ["card_not_open_yet"] * (4 - opened)


@pytest.mark.parametrize(("seats", "opens"), [(2, (3, 4, 5, 6)), (3, (3, 3, 4, 5, 6)), (4, (3, 3, 4, 4, 5, 6))])
def test_M2_rounds_that_open_the_spaces(seats: int, opens: tuple[int, ...]) -> None:
    """M2: the rounds of §9 by number of seats, left to right."""
    at = patronage(seats=seats)
    assert len(at.patronage_row) == len(opens)
    for number in range(1, 7):
        at.round = number
        cards = [own_patronage(at, space) for space in range(len(opens))]
        legal = [code(at, mv.TakePatronage(0, card, ink_counts())) is None for card in cards]
        assert legal == [number >= opening for opening in opens]


def test_M2_levels_and_types_are_only_shown() -> None:
    """M2: specialty levels (or higher) and types (as many of a letter as the card shows) are only shown."""
    at = patronage(round=3)
    card = own_patronage(at, levels={"binding": 2, "typesetting": 1}, types="AAO")
    set_levels(at, 0, binding=3, typesetting=1)
    set_types(at, 0, "AAOU")
    apply(at, mv.TakePatronage(0, card, ink_counts()))
    seat = at.seats[0]
    assert (seat.levels, seat.types, seat.patronage) == ((1, 0, 3, 0), type_counts("AAOU"), (card,))
    assert at.patronage_row[0] is None


def test_M2_inks_go_back_to_the_bag() -> None:
    """M2: inks go back to the bag."""
    at = patronage(round=3)
    card = own_patronage(at, inks={"red": 2, "gold": 1})
    give_inks(at, 0, red=3, gold=1, blue=1)
    bag = at.bag
    events = apply(at, mv.TakePatronage(0, card, ink_counts(red=2, gold=1)))
    assert at.seats[0].inks == ink_counts(red=1, blue=1)
    assert at.bag == (bag[0], bag[1], bag[2] + 1, bag[3] + 2)
    assert of_kind(events, ev.PatronageTaken) == [ev.PatronageTaken(0, card, ink_counts(red=2, gold=1))]


def test_M2_requirements_not_met() -> None:
    """M2: each kind of requirement must be met."""
    at = patronage(round=3)
    card = own_patronage(at, levels={"binding": 2}, types="AA", inks={"red": 1})
    take = mv.TakePatronage(0, card, ink_counts(red=1))
    set_levels(at, 0, binding=1, typesetting=6)
    assert code(at, take) == "levels_too_low"
    set_levels(at, 0, binding=2)
    set_types(at, 0, "AIOU")
    assert code(at, take) == "types_missing"
    set_types(at, 0, "AA")
    assert code(at, take) == "inks_missing"
    give_inks(at, 0, blue=1, red=1)
    assert code(at, mv.TakePatronage(0, card, ink_counts(blue=1))) == "wrong_inks"
    assert code(at, mv.TakePatronage(0, card, ink_counts())) == "wrong_inks"
    assert code(at, mv.TakePatronage(0, card, ink_counts(blue=1, red=1))) == "wrong_inks"
    assert code(at, take) is None


def test_M2_only_cards_of_the_board() -> None:
    """M2: a card that somebody took, or that never lay there, is not on offer."""
    at = patronage(round=3)
    card = own_patronage(at)
    apply(at, mv.TakePatronage(0, card, ink_counts()))
    assert code(at, mv.TakePatronage(1, card, ink_counts())) == "not_on_offer"
    assert code(at, mv.TakePatronage(1, at.patronage_removed[0], ink_counts())) == "not_on_offer"


def test_M3_each_card_is_worth_eight_fame_at_the_end() -> None:
    """M3: nothing when taken, 8 fame each at the end."""
    at = patronage(round=6)
    cards = [own_patronage(at, space) for space in range(2)]
    play_all(at, mv.TakePatronage(0, cards[0], ink_counts()), mv.Pass(1))
    at.seats[0].patronage += (cards[1],)
    assert at.seats[0].fame == 0
    end_fulfilment(at)
    assert (at.scores[0].patronage, at.scores[1].patronage) == (16, 0)


def test_M4_a_declined_reward_leaves_the_space_claimed() -> None:
    """M4: a space may be claimed though its reward is declined."""
    at = patronage()
    play_all(at, mv.ClaimReward(0, SPECIALTY), mv.Decline(0))
    assert (at.claimed[SPECIALTY], at.seats[0].levels) == (0, (0, 0, 0, 0))
    assert code(at, mv.ClaimReward(1, SPECIALTY)) == "space_claimed"


def test_M4_a_reward_that_cannot_be_had_may_be_claimed() -> None:
    """M4: ... or cannot be had."""
    at = patronage()
    starve(at, "refinement")
    events = apply(at, mv.ClaimReward(0, ORDER))
    assert of_kind(events, ev.RewardLost) == [ev.RewardLost(0, "order")]
    set_bag(at, 0)
    events = apply(at, mv.ClaimReward(1, INKS))
    assert of_kind(events, ev.RewardLost) == [ev.RewardLost(1, "inks")]
    assert at.claimed == (0, NOWHERE, NOWHERE, 1)


def test_M4_types_shown_still_serve_an_order() -> None:
    """M4: a type shown may still serve an order this round."""
    at = patronage(round=3)
    card, order = own_patronage(at, types="AA"), own_order(at, 0, "AA", guilders=3)
    set_types(at, 0, "AA")
    apply(at, mv.TakePatronage(0, card, ink_counts()))
    at_fulfilment(at)
    apply(at, mv.Fulfil(0, (chosen(order),)))
    assert at.seats[0].guilders == 13
