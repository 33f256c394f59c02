"""The action `gears` (G1 to G5, G8) and how often gears may be used (G6, G7)."""

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, legal_moves
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import PlacedGear
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_gear,
    of_kind,
    pass_all,
    pile,
    play_all,
    set_character,
    set_row,
    table,
)
from tests.rules.own_cards import own_gear


def geared(count: int, used: int = 0, seats: int = 2) -> Table:
    """A table in its gear action; seat 0 has so many gears, sector 0 of each up, the first `used` of them used."""
    at = table(seats=seats)
    for axle in range(count):
        give_gear(at, 0, own_gear(at), used=int(axle < used))
    at_action(at, "gears", {0: 2, 1: 1})
    return at


def on_board(at: Table, space: int = 0) -> str:
    gear = at.gears_row[space]
    assert gear is not None
    return gear


def test_G1_takes_a_gear_from_the_board() -> None:
    """G1: either take a gear from the board and install it ..."""
    at = geared(0)
    gear, other = on_board(at), on_board(at, 1)
    events = apply(at, mv.InstallGear(0, gear, 0, 2))
    assert at.seats[0].gears == (PlacedGear(gear, 2, 0),)
    assert at.gears_row == (None, other)
    assert of_kind(events, ev.GearInstalled) == [ev.GearInstalled(0, gear, 0, 2, None)]


def test_G1_turns_an_installed_gear() -> None:
    """G1: ... or take one installed gear off, turn it as one likes and put it back on its axle."""
    at = geared(2)
    board, before = at.gears_row, at.seats[0].gears
    events = apply(at, mv.RepositionGear(0, 1, 2))
    assert at.seats[0].gears == (before[0], before[1]._replace(sector=2))
    assert at.gears_row == board
    assert of_kind(events, ev.GearRepositioned) == [ev.GearRepositioned(0, 1, 2)]


def test_G1_is_one_of_the_two() -> None:
    """G1: either, or: the turn is over after one."""
    at = geared(1)
    apply(at, mv.RepositionGear(0, 0, 1))
    assert code(at, mv.InstallGear(0, on_board(at), 1, 0)) == "not_your_turn"


def test_G1_asks_for_what_is_there() -> None:
    """G1: a gear of the board; an installed gear, to another sector."""
    at = geared(1)
    assert code(at, mv.InstallGear(0, at.gears_pile.deck[0], 1, 0)) == "not_on_offer"
    assert code(at, mv.RepositionGear(0, 0, 0)) == "same_sector"
    assert code(at, mv.RepositionGear(0, 0, 3)) == "no_such_sector"
    assert code(at, mv.RepositionGear(0, 1, 1)) == "axle_empty"
    assert code(at, mv.RepositionGear(0, -1, 1)) == "axle_empty"


@pytest.mark.parametrize("count", [0, 1, 2])
def test_G2_axles_fill_from_the_top(count: int) -> None:
    """G2: axles fill from the top, no gap."""
    at = geared(count)
    for axle in (-1, 0, 1, 2, 3):
        wanted = None if axle == count else "axle_not_next"
        assert code(at, mv.InstallGear(0, on_board(at), axle, 0)) == wanted


@pytest.mark.parametrize("sector", [0, 1, 2])
def test_G2_the_seat_chooses_the_sector(sector: int) -> None:
    """G2: the seat chooses which of the gear's 3 sectors is active."""
    at = geared(0)
    assert code(at, mv.InstallGear(0, on_board(at), 0, 3)) == "no_such_sector"
    assert code(at, mv.InstallGear(0, on_board(at), 0, -1)) == "no_such_sector"
    apply(at, mv.InstallGear(0, on_board(at), 0, sector))
    assert at.seats[0].gears[0].sector == sector


@pytest.mark.parametrize("axle", [0, 1, 2])
def test_G3_a_fourth_gear_takes_the_axle_of_a_discarded_one(axle: int) -> None:
    """G3: a seat with 3 that takes another discards an installed one and the new gear goes on that axle."""
    at = geared(3)
    before, gear = at.seats[0].gears, on_board(at)
    events = apply(at, mv.InstallGear(0, gear, axle, 1))
    wanted = list(before)
    wanted[axle] = PlacedGear(gear, 1, 0)
    assert at.seats[0].gears == tuple(wanted)
    assert pile(at, "gears").discard == (before[axle].gear,)
    assert of_kind(events, ev.GearInstalled)[0].replaced == before[axle].gear


def test_G3_three_gears_is_the_most() -> None:
    """G3: there is no fourth axle, and with fewer than three gears none is discarded."""
    full, not_full = geared(3), geared(2)
    assert code(full, mv.InstallGear(0, on_board(full), 3, 0)) == "axle_not_next"
    assert code(not_full, mv.InstallGear(0, on_board(not_full), 0, 0)) == "axle_not_next"


def test_G4_a_used_gear_is_neither_discarded_nor_turned() -> None:
    """G4: a gear used this round cannot be discarded or repositioned this round (Ruling: both)."""
    at = geared(3, used=1)
    assert code(at, mv.InstallGear(0, on_board(at), 0, 0)) == "gear_used_this_round"
    assert code(at, mv.RepositionGear(0, 0, 1)) == "gear_used_this_round"
    assert code(at, mv.InstallGear(0, on_board(at), 1, 0)) is None
    assert code(at, mv.RepositionGear(0, 1, 1)) is None


def test_G4_with_all_gears_used_only_a_pass_is_left() -> None:
    """G4: three used gears leave nothing to do in the action."""
    at = geared(3, used=3)
    moves = [move for move in legal_moves(at, 0) if not isinstance(move, mv.BuyType)]
    assert moves == [mv.Pass(0)]


def test_G4_ends_with_the_round() -> None:
    """G4: this round only."""
    at = geared(3, used=1)
    at_fulfilment(at)
    end_fulfilment(at)
    at_action(at, "gears", {0: 1})
    assert code(at, mv.RepositionGear(0, 0, 1)) is None
    assert code(at, mv.InstallGear(0, on_board(at), 0, 1)) is None


def test_G5_what_is_left_is_discarded() -> None:
    """G5: when all are done the remaining gears are discarded."""
    at = geared(0)
    first, second = at.gears_row
    apply(at, mv.InstallGear(0, on_board(at), 0, 0))
    assert at.gears_row == (None, second)
    pass_all(at, "gears")
    assert at.gears_row == (None, None)
    assert pile(at, "gears").discard == (second,)
    assert first not in pile(at, "gears").deck


def test_G6_each_gear_once_a_round() -> None:
    """G6: the active sector's reward may be gained once a round per gear, by marking the gear used."""
    at = geared(2)
    events = apply(at, mv.UseGear(0, 0))
    assert of_kind(events, ev.GearUsed) == [ev.GearUsed(0, 0, "round_fame")]
    assert (at.seats[0].fame, [gear.used for gear in at.seats[0].gears]) == (1, [1, 0])
    assert code(at, mv.UseGear(0, 0)) == "gear_already_used"
    assert code(at, mv.UseGear(0, 1)) is None
    assert code(at, mv.UseGear(0, 2)) == "axle_empty"
    assert code(at, mv.UseGear(0, -1)) == "axle_empty"


def test_G6_only_the_active_sector() -> None:
    """G6: the sector that is up is the one that pays."""
    at = table(seats=2)
    gear = own_gear(at, GearReward("round_fame"), GearReward("ink", colours=("red",)), GearReward("swap_type"))
    give_gear(at, 0, gear, sector=1)
    apply(at, mv.UseGear(0, 0))
    assert (at.seats[0].fame, at.seats[0].inks) == (0, (0, 0, 0, 1))


def test_G6_is_never_compulsory() -> None:
    """G6: a round can end with gears unused."""
    at = geared(3)
    at_fulfilment(at)
    end_fulfilment(at)
    assert (at.round, at.seats[0].fame, at.seats[0].gear_uses) == (2, 0, 0)


def test_G7_three_uses_a_round_in_all() -> None:
    """G7: at most 3 uses a round in all, even with a gear that may be used twice."""
    at = geared(3)
    set_character(at, 0, "schoffer")
    play_all(at, mv.UseGear(0, 0), mv.UseGear(0, 0), mv.UseGear(0, 1))
    assert at.seats[0].gear_uses == 3
    assert code(at, mv.UseGear(0, 2)) == "no_gear_uses_left"


def test_G7_counts_anew_each_round() -> None:
    """G7, N3: in the next round there are three uses again."""
    at = geared(3, used=3)
    at_fulfilment(at)
    end_fulfilment(at)
    assert [code(at, mv.UseGear(0, axle)) for axle in range(3)] == [None, None, None]


def test_G8_the_other_gears_keep_still() -> None:
    """G8: the other gears keep still when one is installed or repositioned."""
    at = geared(2)
    before = at.seats[0].gears
    apply(at, mv.InstallGear(0, on_board(at), 2, 2))
    assert at.seats[0].gears[:2] == before
    at_action(at, "gears", {0: 2, 1: 1})
    apply(at, mv.RepositionGear(0, 0, 2))
    assert at.seats[0].gears[1:] == (before[1], PlacedGear(at.seats[0].gears[2].gear, 2, 0))


def test_G8_a_gear_just_placed_may_be_used() -> None:
    """G8: a gear so placed may be used this round if it was not used yet."""
    at = geared(3)
    set_row(at, "gears", [own_gear(at), at.gears_row[1]])
    apply(at, mv.UseGear(0, 1))
    apply(at, mv.InstallGear(0, on_board(at), 0, 0))
    assert code(at, mv.UseGear(0, 0)) is None
    at_action(at, "gears", {0: 2, 1: 1})
    apply(at, mv.RepositionGear(0, 2, 1))
    assert code(at, mv.UseGear(0, 2)) is None
    assert code(at, mv.UseGear(0, 1)) == "gear_already_used"
