"""The start of a round (§4.1)."""

import pytest

from game.rules import Table, apply, free_moves_open, legal_moves, pending_seats
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import INKS
from game.rules.progress import settle
from tests.rules.build import (
    at_fulfilment,
    code,
    end_fulfilment,
    give_gear,
    kinds_of,
    new_table,
    of_kind,
    play_until,
    questions,
    set_character,
    table,
)


def next_round(at: Table) -> list[ev.Event]:
    """End this round without an order, and return what happened until the next question."""
    at_fulfilment(at)
    return end_fulfilment(at)


def test_T1_meshed_gears_turn_one_sector_each() -> None:
    """T1: axle 1 clockwise, axle 2 counter-clockwise, axle 3 clockwise."""
    at = table(seats=2)
    for gear, sector in (("gear-01", 1), ("gear-02", 1), ("gear-03", 1)):
        give_gear(at, 0, gear, sector)
    events = next_round(at)
    assert of_kind(events, ev.GearsTurned) == [ev.GearsTurned(0, (0, 2, 0))]
    assert [gear.sector for gear in at.seats[0].gears] == [0, 2, 0]


@pytest.mark.parametrize(("sector", "after"), [(0, 2), (1, 0), (2, 1)])
def test_T1_clockwise_makes_the_one_listed_before_active(sector: int, after: int) -> None:
    """T1: sectors are listed clockwise, so a clockwise turn brings up the one before, around the end of the list."""
    at = table(seats=2)
    give_gear(at, 1, "gear-01", sector)
    next_round(at)
    assert at.seats[1].gears[0].sector == after


@pytest.mark.parametrize(("sector", "after"), [(0, 1), (1, 2), (2, 0)])
def test_T1_the_second_axle_turns_the_other_way(sector: int, after: int) -> None:
    """T1: the other turn makes the one after the active sector active."""
    at = table(seats=2)
    give_gear(at, 1, "gear-01")
    give_gear(at, 1, "gear-02", sector)
    next_round(at)
    assert at.seats[1].gears[1].sector == after


def test_T1_not_in_round_1_and_once_in_every_other() -> None:
    """T1: from round 2 on, five times in a game."""
    at = table(seats=2)
    give_gear(at, 0, "gear-01", 0)
    assert (at.round, at.seats[0].gears[0].sector) == (1, 0)
    turns = []
    while at.round < 6:
        turns += of_kind(next_round(at), ev.GearsTurned)
    assert [event.sectors for event in turns] == [(2,), (1,), (0,), (2,), (1,)]
    assert of_kind(next_round(at), ev.GearsTurned) == []


def test_T1_gears_of_guillard_keep_still_in_round_1() -> None:
    """T1: who installs gears in the set-up has them as they were put when round 1 is planned."""
    tables = (new_table(2, characters=True, seed=seed) for seed in range(100))
    at = next(at for at in tables if "guillard" in at.seats[0].drawn_characters)
    apply(at, mv.KeepCharacter(0, "guillard"))
    for axle, sector in ((0, 1), (1, 2)):
        apply(at, mv.InstallGear(0, drawn_gear(at), axle, sector))
    assert of_kind(play_until(at, "planning"), ev.GearsTurned) == []
    assert [gear.sector for gear in at.seats[0].gears] == [1, 2]


def drawn_gear(at: Table) -> str:
    """The first of the gears drawn for a choice."""
    top = at.stack[-1]
    assert isinstance(top, ask.InstallingDrawn)
    return top.gears[0]


def test_T1_is_not_optional_and_needs_a_gear() -> None:
    """T1: every seat with a gear, in turn order of the new round; nobody is asked."""
    at = table(seats=3)
    give_gear(at, 0, "gear-01")
    give_gear(at, 2, "gear-02")
    events = next_round(at)
    assert [event.seat for event in of_kind(events, ev.GearsTurned)] == [2, 0]
    assert at.phase == "planning"


def test_T2_caxton_names_his_colour_in_round_1_too() -> None:
    """T2: at the start of each round, round 1 included, openly, before planning."""
    at = table(seats=2)
    set_character(at, 1, "caxton")
    at.phase, at.stack, at.queue = "wild_colour", (), (0, 1)
    settle(at, [])
    assert questions(at) == (ask.NamingColour(1),)
    assert at.round == 1
    assert not free_moves_open(at), "A4: any time begins when T2 and T1 are done"
    assert legal_moves(at, 1) == [mv.NameColour(1, ink) for ink in INKS]
    events = apply(at, mv.NameColour(1, "gold"))
    assert ev.seen_by(events[0], 0) == ev.ColourNamed(1, "gold")
    assert (at.seats[1].wild, at.phase) == ("gold", "planning")


def test_T2_is_the_very_first_thing_of_a_round() -> None:
    """T2 **Ruling**: before T1; the same colour again is allowed."""
    at = table(seats=2)
    set_character(at, 0, "caxton")
    give_gear(at, 1, "gear-01", 1)
    at.seats[0].wild = "red"
    events = next_round(at)
    assert at.stack == (ask.NamingColour(0),)
    assert of_kind(events, ev.GearsTurned) == []
    assert kinds_of(apply(at, mv.NameColour(0, "red"))) == ["ColourNamed", "GearsTurned"]
    assert at.seats[0].wild == "red"


def test_T2_only_caxton_is_asked_and_must_answer() -> None:
    """T2: the others wait, and no colour is no answer."""
    at = table(seats=2)
    set_character(at, 0, "caxton")
    next_round(at)
    assert pending_seats(at) == (0,)
    assert code(at, mv.NameColour(1, "red")) == "not_your_turn"
    assert code(at, mv.Decline(0)) == "cannot_decline"
    assert code(at, mv.CommitPlan(0, (2, 2, 2, 1, 1))) == "not_asked_now"


def test_T2_once_in_each_round() -> None:
    """T2: six times in a game."""
    at = table(seats=2)
    set_character(at, 0, "caxton")
    at.phase, at.stack, at.queue = "wild_colour", (), (0, 1)
    settle(at, [])
    events = play_until(at, "over")
    assert len(of_kind(events, ev.ColourNamed)) == 6
