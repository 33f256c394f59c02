"""The characters (§7) whose power lies in plans, specialties and guilders; `caxton` has a file of his own."""

import pytest

from game.content.tables import GearReward
from game.rules import apply, legal_moves
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import SPECIALTIES, PlacedGear, Specialty
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_gear,
    ink_counts,
    of_kind,
    pile,
    play_all,
    question,
    questions,
    set_character,
    set_levels,
    table,
)
from tests.rules.own_cards import give_reward, own_gear
from tests.rules.powers import house, keeping, shifting


def test_gutenberg_shifts_one_marker_after_the_reveal() -> None:
    """`gutenberg`: after L2's reveal, may shift one marker to another action, and the order of play follows."""
    at = shifting()
    assert (at.stack, at.seats[1].markers) == ((ask.ShiftingMarker(0),), (2, 2, 2, 1, 1))
    apply(at, mv.ShiftMarker(0, "orders", "patronage"))
    assert at.seats[0].markers == (5, 1, 0, 0, 1)
    assert at.action_orders == ((0, 1), (1, 0), (1,), (1,), (0, 1))


def test_gutenberg_one_marker_only_or_none() -> None:
    """`gutenberg`: one marker, or none."""
    at = shifting()
    apply(at, mv.ShiftMarker(0, "orders", "gears"))
    assert code(at, mv.ShiftMarker(0, "orders", "gears")) == "not_asked_now"
    at = shifting()
    apply(at, mv.LeaveMarkers(0))
    assert (at.seats[0].markers, at.phase) == ((6, 1, 0, 0, 0), "actions")


def test_gutenberg_at_most_six_there() -> None:
    """`gutenberg`: at most 6 there, from an action that has a marker, to another."""
    at = shifting()
    assert code(at, mv.ShiftMarker(0, "inks", "orders")) == "too_many_on_action"
    assert code(at, mv.ShiftMarker(0, "gears", "inks")) == "no_marker_there"
    assert code(at, mv.ShiftMarker(0, "orders", "orders")) == "same_action"
    at = shifting((5, 2, 0, 0, 0))
    apply(at, mv.ShiftMarker(0, "inks", "orders"))
    assert at.seats[0].markers == (6, 1, 0, 0, 0)


def test_gutenberg_comes_after_the_automas_card() -> None:
    """`gutenberg`, L2: only after the automa's planning card was revealed and applied."""
    at = table(seats=1, automa=True)
    set_character(at, 0, "gutenberg")
    apply(at, mv.CommitPlan(0, (2, 2, 2, 1, 1)))
    assert questions(at) == (ask.RevealingPlan(1),)
    apply(at, mv.RevealPlan(1))
    assert questions(at) == (ask.ShiftingMarker(0),)


# guillard


def test_guillard_draws_four_and_installs_two() -> None:
    """`guillard`: at once: draw 4 gears, install 2; sectors are free, the others are discarded."""
    at = keeping("guillard")
    gears = pile(at, "gears").deck[:4]
    events = apply(at, mv.KeepCharacter(0, "guillard"))
    assert of_kind(events, ev.CharacterKept) == [ev.CharacterKept(0, "guillard", ("vietor",))]
    assert of_kind(events, ev.GearsDrawn) == [ev.GearsDrawn(0, gears)]
    play_all(at, mv.InstallGear(0, gears[2], 0, 1), mv.InstallGear(0, gears[0], 1, 2))
    assert at.seats[0].gears == (PlacedGear(gears[2], 1, 0), PlacedGear(gears[0], 2, 0))
    assert pile(at, "gears").discard == (gears[1], gears[3])
    assert at.stack == (ask.KeepingCharacter(1),)


def test_guillard_chooses_freely_among_the_four() -> None:
    """`guillard`: which on axle 1 and which on 2 and their sectors are free; no board gear, no third, no declining."""
    at = keeping("guillard")
    gears = pile(at, "gears").deck[:4]
    apply(at, mv.KeepCharacter(0, "guillard"))
    assert legal_moves(at, 0) == [mv.InstallGear(0, gear, 0, sector) for gear in gears for sector in range(3)]
    assert code(at, mv.InstallGear(0, at.gears_row[0] or "", 0, 0)) == "not_on_offer"
    assert code(at, mv.InstallGear(0, gears[0], 1, 0)) == "axle_not_next"
    assert code(at, mv.Decline(0)) == "cannot_decline"
    apply(at, mv.InstallGear(0, gears[0], 0, 0))
    assert code(at, mv.InstallGear(0, gears[0], 1, 0)) == "not_on_offer"


def test_guillard_draws_from_the_deck_in_use() -> None:
    """`guillard`, S3: with 2 seats no white-lined gear can come."""
    at = keeping("guillard")
    apply(at, mv.KeepCharacter(0, "guillard"))
    drawn = question(at, ask.InstallingDrawn)
    assert {at.content.gears[gear].line for gear in (*drawn.gears, *pile(at, "gears").deck)} == {"grey"}


def test_guillard_a_third_gear_goes_on_axle_3() -> None:
    """`guillard`, G2: later gears go on after the two from the set-up."""
    at = house("guillard")
    for _ in range(2):
        give_gear(at, 0, own_gear(at))
    at_action(at, "gears", {0: 1})
    assert code(at, mv.InstallGear(0, at.gears_row[0] or "", 1, 0)) == "axle_not_next"
    assert code(at, mv.InstallGear(0, at.gears_row[0] or "", 2, 0)) is None


# ungler


def test_ungler_starts_with_I_and_II() -> None:
    """`ungler`: at once: one specialty to I, another to II; the disk moves to II and gives that reward."""
    at = keeping("ungler")
    play_all(at, mv.KeepCharacter(0, "ungler"), mv.StartLevels(0, "binding", "woodcutting"))
    assert (at.seats[0].levels, at.seats[0].disk) == ((0, 2, 1, 0), 1)
    assert questions(at) == (ask.ChoosingInk(0, 1),)
    apply(at, mv.TakeInk(0, "gold"))
    assert (at.seats[0].inks, questions(at)) == (ink_counts(gold=1), (ask.KeepingCharacter(1),))


def test_ungler_needs_two_specialties() -> None:
    """`ungler`: another."""
    at = keeping("ungler")
    apply(at, mv.KeepCharacter(0, "ungler"))
    assert code(at, mv.StartLevels(0, "binding", "binding")) == "same_specialty"
    assert len(legal_moves(at, 0)) == 12


def test_ungler_a_later_II_gives_nothing() -> None:
    """`ungler`: so a later II gives nothing; IV does."""
    at = keeping("ungler")
    play_all(at, mv.KeepCharacter(0, "ungler"), mv.StartLevels(0, "binding", "woodcutting"), mv.TakeInk(0, "gold"))
    later = house("ungler")
    later.seats[0].levels, later.seats[0].disk = at.seats[0].levels, at.seats[0].disk
    give_reward(later, 0, GearReward("advance", specialty="binding"))
    apply(later, mv.UseGear(0, 0))
    assert (later.seats[0].levels, later.seats[0].disk, later.seats[0].inks) == ((0, 2, 2, 0), 1, ink_counts())
    later.seats[0].levels = (0, 3, 2, 0)
    give_reward(later, 0, GearReward("advance", specialty="woodcutting"))
    apply(later, mv.UseGear(0, 1))
    assert (later.seats[0].disk, later.stack[-1]) == (2, ask.ChoosingInk(0, 1))


@pytest.mark.parametrize("specialty", SPECIALTIES)
def test_ungler_any_specialty_may_reach_II(specialty: Specialty) -> None:
    """`ungler`: whichever reaches II, the reward is that of II."""
    at = keeping("ungler")
    first = next(name for name in SPECIALTIES if name != specialty)
    play_all(at, mv.KeepCharacter(0, "ungler"), mv.StartLevels(0, first, specialty))
    assert (at.seats[0].levels[SPECIALTIES.index(specialty)], at.seats[0].disk) == (2, 1)


# plantin


def test_plantin_swaps_two_levels_for_good() -> None:
    """`plantin`: swaps the levels of two of its specialties, for good; no reward comes of it."""
    at = house("plantin")
    set_levels(at, 0, typesetting=4, binding=1)
    events = apply(at, mv.SwapLevels(0, "typesetting", "binding"))
    assert events == [ev.LevelsSwapped(0, "typesetting", "binding")]
    assert (at.seats[0].levels, at.seats[0].disk, at.stack) == ((1, 0, 4, 0), 2, (ask.Planning(-1),))
    at_fulfilment(at)
    end_fulfilment(at)
    assert at.seats[0].levels == (1, 0, 4, 0)


def test_plantin_once_a_round() -> None:
    """`plantin`: once a round, again in the next."""
    at = house("plantin")
    set_levels(at, 0, typesetting=2, binding=1)
    swap = mv.SwapLevels(0, "typesetting", "binding")
    apply(at, swap)
    assert code(at, swap) == "swapped_this_round"
    at_fulfilment(at)
    end_fulfilment(at)
    assert code(at, swap) is None


def test_plantin_unequal_levels() -> None:
    """`plantin`: unequal levels of two specialties; nobody else swaps."""
    at = house("plantin")
    set_levels(at, 0, typesetting=2, binding=2)
    assert code(at, mv.SwapLevels(0, "typesetting", "binding")) == "levels_equal"
    assert code(at, mv.SwapLevels(0, "typesetting", "typesetting")) == "levels_equal"
    assert code(at, mv.SwapLevels(0, "typesetting", "woodcutting")) is None
    assert code(at, mv.SwapLevels(1, "typesetting", "woodcutting")) == "not_your_character"


def test_plantin_no_level_is_new() -> None:
    """`plantin`: a level swapped away and reached again gives nothing."""
    at = house("plantin")
    set_levels(at, 0, typesetting=2, binding=1)
    give_reward(at, 0, GearReward("advance", specialty="typesetting"))
    play_all(at, mv.SwapLevels(0, "typesetting", "binding"), mv.UseGear(0, 0))
    assert (at.seats[0].levels, at.seats[0].disk, at.seats[0].inks) == ((2, 0, 2, 0), 1, ink_counts())


# vietor


@pytest.mark.parametrize(("guilders", "fame"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4), (11, 6)])
def test_vietor_doubles_the_fame_from_guilders(guilders: int, fame: int) -> None:
    """`vietor`: final fame from guilders is doubled: 2 per full 3 guilders."""
    at = house("vietor")
    at.round = 6
    at_fulfilment(at)
    at.seats[0].guilders = guilders
    end_fulfilment(at)
    assert (at.scores[0].guilders, at.scores[0].total) == (fame, fame)
