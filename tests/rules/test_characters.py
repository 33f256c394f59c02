"""The characters (§7), each by its name; `caxton` has a file of his own."""

from collections.abc import Sequence

import pytest

from game.content.tables import GearReward
from game.rules import Table, apply, legal_moves
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import INKS, SPECIALTIES, CharacterId, Ink, PlacedGear, Specialty
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    end_fulfilment,
    give_gear,
    give_inks,
    ink_counts,
    new_table,
    of_kind,
    pile,
    play_all,
    question,
    questions,
    set_character,
    set_levels,
    set_types,
    table,
    with_rules,
)
from tests.rules.own_cards import chosen, give_reward, own_gear, own_order


def house(character: CharacterId, seats: int = 2, types: str = "") -> Table:
    """A table at the planning of round 1; seat 0 has the character and these types."""
    at = table(seats=seats)
    set_character(at, 0, character)
    set_types(at, 0, types)
    return at


def fulfilling(character: CharacterId, types: str = "") -> Table:
    """The same at the fulfilment of seat 0."""
    at = house(character, types=types)
    at_fulfilment(at)
    return at


def keeping(character: CharacterId, seats: int = 2) -> Table:
    """A table where seat 0 may keep this character, the first thing in the set-up."""
    at = new_table(seats=seats, characters=True)
    other: CharacterId = "vietor" if character != "vietor" else "tory"
    at.seats[0].drawn_characters = (character, other)
    return at


# gutenberg


def shifting(plan: tuple[int, int, int, int, int] = (6, 1, 0, 0, 0)) -> Table:
    """A table where seat 0 has handed in this plan and may shift."""
    at = house("gutenberg")
    play_all(at, mv.CommitPlan(0, plan), mv.CommitPlan(1, (2, 2, 2, 1, 1)))
    return at


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


# manutius


def test_manutius_leaves_one_letter_uncovered() -> None:
    """`manutius`: when fulfilling 2 or more orders together, may leave one letter of one of them uncovered."""
    at = fulfilling("manutius", types="AI")
    orders = tuple(chosen(own_order(at, 0, letters, guilders=3)) for letters in ("AI", "O"))
    assert code(at, mv.Fulfil(0, orders)) == "letters_missing"
    apply(at, mv.Fulfil(0, orders, uncovered="O"))
    assert (at.seats[0].guilders, at.seats[0].orders) == (16, ())


def test_manutius_one_letter_only() -> None:
    """`manutius`: one letter, not two, even if they are the same."""
    at = fulfilling("manutius", types="AI")
    orders = tuple(chosen(own_order(at, 0, letters)) for letters in ("AI", "OO"))
    assert code(at, mv.Fulfil(0, orders, uncovered="O")) == "letters_missing"
    set_types(at, 0, "AIO")
    assert code(at, mv.Fulfil(0, orders, uncovered="O")) is None


def test_manutius_needs_two_orders_and_a_letter_that_is_shown() -> None:
    """`manutius`: 2 or more orders; a letter of one of them. Nobody else may."""
    at = fulfilling("manutius", types="A")
    orders = tuple(chosen(own_order(at, 0, letters)) for letters in ("A", "I"))
    assert code(at, mv.Fulfil(0, orders[1:], uncovered="I")) == "may_not_leave_uncovered"
    assert code(at, mv.Fulfil(0, orders, uncovered="U")) == "may_not_leave_uncovered"
    assert code(at, mv.Fulfil(0, orders, uncovered="I")) is None
    set_character(at, 0, "tory")
    assert code(at, mv.Fulfil(0, orders, uncovered="I")) == "may_not_leave_uncovered"


def test_manutius_the_letter_still_counts_for_type_bonus() -> None:
    """`manutius`: that order counts among the 2 and still shows the letter for `type_bonus`."""
    at = fulfilling("manutius", types="A")
    give_reward(at, 0, GearReward("type_bonus", letters=("O",)))
    orders = tuple(chosen(own_order(at, 0, letters)) for letters in ("A", "O"))
    apply(at, mv.Fulfil(0, orders, (0,), uncovered="O"))
    assert at.seats[0].fame == 2


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


# schoffer


def test_schoffer_uses_one_gear_twice() -> None:
    """`schoffer`: may use one gear's active sector twice in a round; one gear only, and not three times."""
    at = house("schoffer")
    for _ in range(2):
        give_gear(at, 0, own_gear(at))
    play_all(at, mv.UseGear(0, 0), mv.UseGear(0, 1), mv.UseGear(0, 1))
    assert (at.seats[0].fame, [gear.used for gear in at.seats[0].gears]) == (3, [1, 2])
    at.seats[0].gear_uses = 0
    assert [code(at, mv.UseGear(0, axle)) for axle in (0, 1)] == ["gear_already_used"] * 2


def test_schoffer_still_three_uses_in_all() -> None:
    """`schoffer`, G7: still at most 3 uses in all."""
    at = house("schoffer")
    for _ in range(3):
        give_gear(at, 0, own_gear(at))
    play_all(at, mv.UseGear(0, 2), mv.UseGear(0, 2), mv.UseGear(0, 0))
    assert code(at, mv.UseGear(0, 1)) == "no_gear_uses_left"


@pytest.mark.parametrize(("axles", "fame"), [((0,), 4), ((0, 0), 8)])
def test_schoffer_a_bonus_gear_twice_in_one_fulfilment(axles: tuple[int, ...], fame: int) -> None:
    """`schoffer`: a bonus gear also twice in one fulfilment (2 x 2 fame an order)."""
    at = fulfilling("schoffer", types="AA")
    give_reward(at, 0, GearReward("type_bonus", letters=("A",)))
    orders = tuple(chosen(own_order(at, 0, "A")) for _ in range(2))
    assert code(at, mv.Fulfil(0, orders, (0, 0, 0))) == "gear_already_used"
    apply(at, mv.Fulfil(0, orders, axles))
    assert (at.seats[0].fame, at.seats[0].gear_uses) == (fame, len(axles))


def test_schoffer_only_one_of_two_bonus_gears_twice() -> None:
    """`schoffer`: one gear's sector twice, in a fulfilment too."""
    at = fulfilling("schoffer", types="A")
    for _ in range(2):
        give_reward(at, 0, GearReward("type_bonus", letters=("A",)))
    order = (chosen(own_order(at, 0, "A")),)
    with_rules(at, gear_uses_per_round=9)
    assert code(at, mv.Fulfil(0, order, (0, 0, 1, 1))) == "gear_already_used"
    assert code(at, mv.Fulfil(0, order, (0, 1, 1))) is None


def test_schoffer_after_the_first_use_G4_holds() -> None:
    """`schoffer`: after the first use G4 holds: the gear is neither turned nor discarded."""
    at = house("schoffer")
    for _ in range(3):
        give_gear(at, 0, own_gear(at))
    apply(at, mv.UseGear(0, 0))
    at_action(at, "gears", {0: 1})
    assert code(at, mv.RepositionGear(0, 0, 1)) == "gear_used_this_round"
    assert code(at, mv.InstallGear(0, at.gears_row[0] or "", 0, 1)) == "gear_used_this_round"
    assert code(at, mv.UseGear(0, 0)) is None


def test_schoffer_nobody_else_uses_a_gear_twice() -> None:
    """`schoffer`: the ability is his."""
    at = house("tory")
    give_gear(at, 0, own_gear(at))
    apply(at, mv.UseGear(0, 0))
    assert code(at, mv.UseGear(0, 0)) == "gear_already_used"


# tory


def tory_gains(inks: dict[str, int], parts: Sequence[dict[str, int]], needs_ink: bool = False) -> int:
    """The fame of Tory's check with these inks and orders that show these inks; the inks stay."""
    at = fulfilling("tory")
    with_rules(at, tory_needs_ink=needs_ink)
    for shown in parts:
        own_order(at, 0, "AAAA", inks=shown)
    give_inks(at, 0, **inks)
    end_fulfilment(at)
    assert at.seats[0].inks == ink_counts(**inks)
    return at.seats[0].fame


@pytest.mark.parametrize(
    ("inks", "parts", "fame"),
    [
        ({"red": 1}, [{"red": 1}], 3),
        ({"red": 1}, [{"red": 2, "blue": 1}], 3),  # the parts need not be filled
        ({"red": 2, "blue": 1}, [{"red": 1}, {"red": 1, "blue": 1}], 3),  # on the orders together
        ({"red": 2}, [{"red": 1}], 0),  # each shown ink takes one
        ({"red": 1, "blue": 1}, [{"red": 2}], 0),  # of its colour
        ({"red": 1}, [], 0),
        ({}, [], 3),  # having no inks is enough
        ({}, [{"red": 1}], 3),
    ],
)
def test_tory_lays_all_inks_on_colour_parts(inks: dict[str, int], parts: list[dict[str, int]], fame: int) -> None:
    """`tory`: as each round ends, if all its inks can be laid on colour parts of the orders it still holds, 3 fame."""
    assert tory_gains(inks, parts) == fame


@pytest.mark.parametrize("colour", INKS)
def test_tory_each_colour_on_its_own(colour: Ink) -> None:
    """`tory`: each shown ink takes one of its colour, and no other."""
    others: dict[str, int] = {name: 1 for name in INKS if name != colour}
    assert tory_gains({colour: 1}, [{colour: 1}]) == 3
    assert tory_gains({colour: 1}, [others]) == 0


def test_tory_needs_ink_is_a_house_switch() -> None:
    """`tory`: house switch `tory_needs_ink`, off."""
    assert not table().content.rules.tory_needs_ink
    assert tory_gains({}, [{"red": 1}], needs_ink=True) == 0
    assert tory_gains({"red": 1}, [{"red": 1}], needs_ink=True) == 3


def test_tory_orders_just_fulfilled_are_gone() -> None:
    """`tory`: the orders it still holds."""
    at = fulfilling("tory")
    order = own_order(at, 0, "", inks={"red": 1})
    give_inks(at, 0, red=1)
    apply(at, mv.Fulfil(0, (chosen(order),)))
    end_fulfilment(at)
    assert at.seats[0].fame == 0


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


# fiol


@pytest.mark.parametrize(
    ("colour", "decoration", "fame"), [(False, False, 0), (True, False, 3), (False, True, 3), (True, True, 3)]
)
def test_fiol_one_part_is_enough_for_the_reward(colour: bool, decoration: bool, fame: int) -> None:
    """`fiol`: an order with just one refinement part done also gives the order's reward (F5), and once only."""
    at = fulfilling("fiol")
    order = own_order(at, 0, "", inks={"red": 1}, levels={"binding": 1}, fame=(0, 0), bonus=("fame", 3))
    give_inks(at, 0, red=1)
    set_levels(at, 0, binding=1)
    apply(at, mv.Fulfil(0, (chosen(order, decoration, **({"red": 1} if colour else {})),)))
    assert at.seats[0].fame == fame


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
