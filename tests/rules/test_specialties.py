"""The action `specialties`, the reward track, and the worked examples on types and orders (§4.3, §11)."""

import pytest

from game.rules import Table, apply
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import SPECIALTIES, Counts, Specialty
from tests.rules.build import (
    answers,
    ask_now,
    at_action,
    at_fulfilment,
    code,
    find_sector,
    give_gear,
    give_inks,
    give_order,
    kinds_of,
    of_kind,
    pass_all,
    pile,
    play_all,
    printing_card,
    set_character,
    set_levels,
    set_row,
    set_types,
    table,
)

TYPE_AND_ILLUMINATE = "specialty-typesetting-illuminating"
BIND_TWICE = "specialty-binding-binding"


def at_specialties(**levels: int) -> Table:
    """A table of two at the specialties, with two known cards on the board and these levels of seat 0."""
    at = table(seats=2)
    set_row(at, "specialty", (TYPE_AND_ILLUMINATE, BIND_TWICE))
    set_levels(at, 0, **levels)
    at_action(at, "specialties")
    return at


def test_D1_advance_the_shown_specialties() -> None:
    """D1 (A): one level a symbol."""
    at = at_specialties()
    apply(at, mv.TakeSpecialty(0, TYPE_AND_ILLUMINATE, ("typesetting", "illuminating")))
    assert at.seats[0].levels == (1, 0, 0, 1)
    assert at.specialty_row == (None, BIND_TWICE)


@pytest.mark.parametrize("specialty", SPECIALTIES)
def test_D1_or_any_one_by_one_level(specialty: Specialty) -> None:
    """D1 (B) **Ruling**: any one, shown or not."""
    at = at_specialties()
    apply(at, mv.TakeSpecialty(0, BIND_TWICE, (specialty,)))
    assert at.seats[0].levels == tuple(int(name == specialty) for name in SPECIALTIES)


@pytest.mark.parametrize(
    ("card", "advances"),
    [
        (TYPE_AND_ILLUMINATE, ("typesetting", "typesetting")),
        (TYPE_AND_ILLUMINATE, ("binding", "illuminating")),
        (TYPE_AND_ILLUMINATE, ()),
        (TYPE_AND_ILLUMINATE, ("typesetting", "illuminating", "typesetting")),
        (BIND_TWICE, ("binding", "typesetting")),
        (BIND_TWICE, ("typesetting", "typesetting")),
    ],
)
def test_D1_nothing_else(card: str, advances: tuple[Specialty, ...]) -> None:
    """D1: not another pair, not three, not none."""
    assert code(at_specialties(), mv.TakeSpecialty(0, card, advances)) == "wrong_advances"


def test_D1_a_card_of_the_board_once() -> None:
    """D1: what is taken is gone."""
    at = at_specialties()
    assert code(at, mv.TakeSpecialty(0, at.specialty_pile.deck[0], ("binding",))) == "not_on_offer"
    apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("woodcutting",)))
    assert code(at, mv.TakeSpecialty(1, BIND_TWICE, ("woodcutting",))) == "not_on_offer"


@pytest.mark.parametrize(
    ("level", "asked"),
    [
        (1, None),
        (2, ask.ChoosingInk(0, 1)),
        (3, None),
        (4, ask.ChoosingInk(0, 1)),
        (5, ask.OfferingOrder(0)),
        (6, ask.ChoosingFreeType(0)),
    ],
)
def test_D2_the_disk_moves_at_II_IV_V_and_VI(level: int, asked: ask.Decision | None) -> None:
    """D2, §9: ink, ink, order and a type of choice, each when a specialty first reaches the level."""
    at = at_specialties(binding=level - 1)
    events = apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding",)))
    assert of_kind(events, ev.SpecialtyAdvanced) == [ev.SpecialtyAdvanced(0, "binding", level)]
    assert of_kind(events, ev.DiskMoved) == ([ev.DiskMoved(0, level)] if asked else [])
    assert at.stack[-1] == (asked or ask.ActionTurn(1, "specialties"))


@pytest.mark.parametrize("level", [2, 4, 5, 6])
def test_D2_the_same_level_with_another_gives_nothing(level: int) -> None:
    """D2: reaching a level again with another specialty moves nothing."""
    at = at_specialties(typesetting=level, woodcutting=level - 1)
    disk = at.seats[0].disk
    apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("woodcutting",)))
    assert at.seats[0].levels[1] == level
    assert at.seats[0].disk == disk
    assert at.stack[-1] == ask.ActionTurn(1, "specialties")


def test_D2_by_whatever_means() -> None:
    """D2: a gear's advance earns the reward too, a patron's level as well."""
    at = table(seats=2)
    set_levels(at, 0, binding=1)
    gear, sector = find_sector("advance", lambda reward: reward.specialty == "binding")
    give_gear(at, 0, gear, sector)
    apply(at, mv.UseGear(0, 0))
    assert at.stack[-1] == ask.ChoosingInk(0, 1)
    apply(at, mv.TakeInk(0, "red"))
    set_levels(at, 0, binding=3)
    at_action(at, "patronage")
    apply(at, mv.ClaimReward(0, 1))
    apply(at, mv.Advance(0, "binding"))
    assert at.stack[-1] == ask.ChoosingInk(0, 1)


def test_D2_the_type_of_VI_is_free_and_any() -> None:
    """D2, §9: VI gives a type of choice, free of charge."""
    at = at_specialties(binding=5)
    apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding",)))
    assert answers(at, 0) == [*(mv.TakeType(0, letter) for letter in ("A", "I", "O", "U")), mv.Decline(0)]
    apply(at, mv.TakeType(0, "U"))
    assert (at.seats[0].types, at.seats[0].guilders) == ((0, 0, 0, 1), 10)


def test_D2_a_declined_reward_does_not_come_again() -> None:
    """D2, R3: the disk has moved though the reward was declined."""
    at = at_specialties(binding=1)
    apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding",)))
    apply(at, mv.Decline(0))
    assert at.seats[0].disk == 1
    ask_now(at, ask.ChoosingAdvance(0, SPECIALTIES))
    set_levels(at, 0, binding=2, typesetting=1)
    apply(at, mv.Advance(0, "typesetting"))
    assert at.stack[-1] == ask.ActionTurn(1, "specialties")


def test_D3_an_advance_at_VI_gives_three_guilders() -> None:
    """D3: each symbol on its own."""
    at = at_specialties(binding=6)
    events = apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding", "binding")))
    assert of_kind(events, ev.GuildersGained) == [ev.GuildersGained(0, 3, "top_level")] * 2
    assert (at.seats[0].guilders, at.seats[0].levels) == (16, (0, 0, 6, 0))


def test_D3_one_symbol_at_the_top_the_other_below() -> None:
    """D3: the second of a double symbol that reaches VI with the first."""
    at = at_specialties(binding=5)
    play_all(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding", "binding")), mv.TakeType(0, "A"))
    assert (at.seats[0].guilders, at.seats[0].levels[2]) == (13, 6)


def test_D3_whatever_the_source() -> None:
    """D3 **Ruling**: a gear's advance and a patron's level at VI give the guilders too."""
    at = table(seats=2)
    set_levels(at, 0, binding=6)
    gear, sector = find_sector("advance", lambda reward: reward.specialty == "binding")
    give_gear(at, 0, gear, sector)
    apply(at, mv.UseGear(0, 0))
    assert at.seats[0].guilders == 13
    at_action(at, "patronage")
    apply(at, mv.ClaimReward(0, 1))
    apply(at, mv.Advance(0, "binding"))
    assert at.seats[0].guilders == 16


def test_D4_the_remaining_cards_are_discarded() -> None:
    """D4: when all are done."""
    at = at_specialties()
    apply(at, mv.TakeSpecialty(0, TYPE_AND_ILLUMINATE, ("binding",)))
    assert pile(at, "specialty").discard == (TYPE_AND_ILLUMINATE,)
    (ended,) = of_kind(pass_all(at, "specialties"), ev.ActionEnded)[:1]
    assert ended == ev.ActionEnded("specialties", (BIND_TWICE,), (0, 0, 0, 0))
    assert pile(at, "specialty").discard == (TYPE_AND_ILLUMINATE, BIND_TWICE)
    assert at.specialty_row == (None, None)


def test_D5_a_double_symbol_can_earn_two_rewards() -> None:
    """D5 **Ruling**: levels come one at a time, each with its reward before the next."""
    at = at_specialties(binding=3)
    apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding", "binding")))
    assert at.seats[0].levels[2] == 4
    assert at.stack[-2:] == (ask.Advances(0, ("binding",)), ask.ChoosingInk(0, 1))
    apply(at, mv.TakeInk(0, "gold"))
    assert at.seats[0].levels[2] == 5
    assert at.stack[-1] == ask.OfferingOrder(0)
    apply(at, mv.Decline(0))
    assert at.stack == (ask.ActionTurn(1, "specialties"),)


@pytest.mark.parametrize("advances", [("typesetting", "illuminating"), ("illuminating", "typesetting")])
def test_D5_in_the_order_the_seat_likes(advances: tuple[Specialty, ...]) -> None:
    """D5 **Ruling**: the seat says which symbol comes first."""
    at = at_specialties()
    events = apply(at, mv.TakeSpecialty(0, TYPE_AND_ILLUMINATE, advances))
    assert [event.specialty for event in of_kind(events, ev.SpecialtyAdvanced)] == list(advances)


def test_D5_the_used_card_is_discarded_at_once() -> None:
    """D5 **Ruling**: before the levels."""
    at = at_specialties()
    told = kinds_of(apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding",))))
    assert told == ["SpecialtyCardTaken", "CardsDiscarded", "SpecialtyAdvanced"]


def test_D5_between_two_levels_only_the_seat_that_advances_buys() -> None:
    """D5, A4: while it chooses the reward of the first level."""
    at = at_specialties(binding=1)
    apply(at, mv.TakeSpecialty(0, BIND_TWICE, ("binding", "binding")))
    assert code(at, mv.BuyType(0, "A")) is None
    assert code(at, mv.BuyType(1, "A")) == "free_moves_closed"


def test_X3_a_card_with_typesetting_and_illuminating() -> None:
    """X3: typesetting reaches IV first: one ink of choice; illuminating reaches II, reached before: nothing."""
    at = at_specialties(typesetting=3, binding=2, illuminating=1)
    events = apply(at, mv.TakeSpecialty(0, TYPE_AND_ILLUMINATE, ("typesetting", "illuminating")))
    assert of_kind(events, ev.DiskMoved) == [ev.DiskMoved(0, 4)]
    assert at.stack[-1] == ask.ChoosingInk(0, 1)
    events = apply(at, mv.TakeInk(0, "silver"))
    assert at.seats[0].levels == (4, 0, 2, 2)
    assert of_kind(events, ev.DiskMoved) == []
    assert at.stack == (ask.ActionTurn(1, "specialties"),)


def test_X4_types_cost_their_number() -> None:
    """X4: with A, I, O owned, buying U and then A costs 4+5 = 9."""
    at = table(seats=2)
    set_types(at, 0, "AIO")
    events = play_all(at, mv.BuyType(0, "U"), mv.BuyType(0, "A"))
    assert [event.guilders for event in of_kind(events, ev.GuildersPaid)] == [4, 5]
    assert (at.seats[0].guilders, at.seats[0].types) == (1, (2, 1, 1, 1))


def fulfil_one(letters: str, colour: Counts | None, decoration: bool, **levels: int) -> tuple[Table, list[ev.Event]]:
    """Fulfil an order of such letters with `refinement-01`, with one red ink at hand, and return what happened."""
    at = table(seats=2)
    printing = printing_card(letters)
    give_order(at, 0, printing, "refinement-01")
    set_types(at, 0, letters)
    give_inks(at, 0, red=1)
    set_levels(at, 0, **levels)
    at_fulfilment(at)
    return at, apply(at, mv.Fulfil(0, (mv.FulfilledOrder(printing, colour, decoration),)))


def test_X5_a_printing_card_pays() -> None:
    """X5: a printing card I, O, O, U pays 5 guilders."""
    at, events = fulfil_one("IOOU", None, False)
    assert of_kind(events, ev.GuildersGained) == [ev.GuildersGained(0, 5, "printing")]
    assert at.seats[0].guilders == 15


def test_X6_a_colour_part() -> None:
    """X6: 1 red for 2 fame; the red goes back to the bag."""
    at, events = fulfil_one("IOOU", (0, 0, 0, 1), False)
    assert of_kind(events, ev.FameGained) == [ev.FameGained(0, 2, "colour")]
    assert at.seats[0].fame == 2
    assert at.seats[0].inks == (0, 0, 0, 0)


def test_a_level_below_is_not_enough() -> None:
    """X7, F4: with binding I the same decoration is refused."""
    at = table(seats=2)
    printing = printing_card("IOOU")
    give_order(at, 0, printing, "refinement-01")
    set_types(at, 0, "IOOU")
    set_levels(at, 0, typesetting=6, binding=1)
    at_fulfilment(at)
    assert code(at, mv.Fulfil(0, (mv.FulfilledOrder(printing, None, True),))) == "levels_too_low"


def test_plantins_swap_earns_nothing() -> None:
    """D2, `plantin`: no level is new to the seat, so the disk keeps still."""
    at = table(seats=2)
    set_character(at, 0, "plantin")
    set_levels(at, 0, typesetting=4)
    apply(at, mv.SwapLevels(0, "typesetting", "binding"))
    assert (at.seats[0].levels, at.seats[0].disk) == ((0, 0, 4, 0), 2)
    assert at.stack == (ask.Planning(-1),)
