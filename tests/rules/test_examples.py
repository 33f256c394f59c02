"""The worked examples X7 to X12 of the published rulebook."""

from game.content.tables import GearReward
from game.rules import apply
from game.rules import events as ev
from game.rules import moves as mv
from tests.rules.build import (
    at_fulfilment,
    code,
    end_fulfilment,
    give_gear,
    give_inks,
    of_kind,
    set_character,
    set_levels,
    set_types,
    table,
)
from tests.rules.own_cards import chosen, give_reward, own_gear, own_order


def test_X7_decoration_part() -> None:
    """X7: decoration part: typesetting II and binding II for 3 fame."""
    at = table(seats=2)
    at_fulfilment(at)
    order = own_order(at, 0, "", levels={"typesetting": 2, "binding": 2}, fame=(2, 3))
    set_levels(at, 0, typesetting=2, binding=2)
    apply(at, mv.Fulfil(0, (chosen(order, decoration=True),)))
    assert at.seats[0].fame == 3


def test_X8_final_score() -> None:
    """X8: 84 on the track, 4 guilders (1), VI (6), IV (1), V (3), 2 patronage cards (16): 27 more, 111 in all."""
    at = table(seats=2, round=6)
    at_fulfilment(at)
    set_levels(at, 0, typesetting=6, binding=4, illuminating=5)
    seat = at.seats[0]
    seat.fame, seat.guilders, seat.patronage = 84, 4, ("patronage-01", "patronage-02")
    end_fulfilment(at)
    sheet = at.scores[0]
    assert (sheet.track, sheet.guilders, sheet.specialties, sheet.patronage) == (84, 1, 6 + 1 + 3, 16)
    assert (sheet.total - sheet.track, sheet.total) == (27, 111)


def test_X9_vietor_with_five_guilders() -> None:
    """X9: `vietor` with 5 guilders: 2 fame."""
    at = table(seats=2, round=6)
    at_fulfilment(at)
    set_character(at, 0, "vietor")
    at.seats[0].guilders = at.seats[1].guilders = 5
    end_fulfilment(at)
    assert [sheet.total for sheet in at.scores] == [2, 1]


def test_X10_a_letter_shown_twice_still_gives_two() -> None:
    """X10: bonus gear: an order that shows a gear's letter twice still gives 2."""
    at = table(seats=2)
    give_reward(at, 0, GearReward("type_bonus", letters=("O",)))
    at_fulfilment(at)
    order = own_order(at, 0, "OOU")
    set_types(at, 0, "OOU")
    apply(at, mv.Fulfil(0, (chosen(order),), (0,)))
    assert at.seats[0].fame == 2


def test_X11_the_token_and_the_markers() -> None:
    """X11: 7, 8, 9, 10: the first passes the token, each other gives him one; again 7, 8, 9, 10 in the new order."""
    at = table(seats=4, first=2)
    at_fulfilment(at)
    assert [at.seats[seat].marker_count for seat in (2, 3, 0, 1)] == [7, 8, 9, 10]
    passed = of_kind(end_fulfilment(at), ev.TokenPassed)[0]
    assert (passed.source, passed.target) == (2, 3)
    assert [at.seats[seat].marker_count for seat in (3, 0, 1, 2)] == [7, 8, 9, 10]
    assert at.turn_order == (3, 0, 1, 2)


def test_X12_two_gears_left_to_use() -> None:
    """X12: `swap_ink`, `discount(I)`, `order`, the third marked used: the first two can still be used, it cannot."""
    at = table(seats=2)
    give_inks(at, 0, red=1)
    for reward in (GearReward("swap_ink"), GearReward("discount", letters=("I",))):
        give_reward(at, 0, reward)
    give_gear(at, 0, own_gear(at, GearReward("order")), used=1)
    assert [code(at, mv.UseGear(0, axle)) for axle in range(3)] == [None, None, "gear_already_used"]
    apply(at, mv.UseGear(0, 1))
    assert (at.seats[0].types, at.seats[0].guilders) == ((0, 1, 0, 0), 10)
