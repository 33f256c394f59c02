"""Rules that hold everywhere (§0) and the components (§1)."""

from collections import Counter

import pytest

from game.rules import apply, legal_moves, refusal, view_for, violations
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.chance import draw_cards
from game.rules.names import NOWHERE, Reward
from game.rules.rewards import due
from tests.rules.build import (
    ask_now,
    at_action,
    at_fulfilment,
    code,
    content,
    give_gear,
    give_inks,
    give_orders,
    ink_counts,
    kinds_of,
    leave_in_deck,
    new_table,
    of_kind,
    pile,
    play_until,
    questions,
    set_bag,
    set_levels,
    set_types,
    starve,
    table,
)


def test_R1_hands_and_boards_are_open_to_all() -> None:
    """R1: all is open to all: everything that a seat holds stands in the view of the others."""
    at = table(seats=2)
    give_inks(at, 0, red=2)
    give_orders(at, 0, 2)
    give_gear(at, 0, "gear-01", 1)
    assert view_for(at, 1).seats[0] == at.seats[0]


def test_R1_character_tiles_and_gears_drawn_for_a_choice_are_open() -> None:
    """R1: tiles and gears drawn for a choice are seen by all."""
    at = new_table(seats=2, characters=True)
    assert len(view_for(at, 1).seats[0].drawn_characters) == 2
    ask_now(at, ask.InstallingDrawn(0, ("gear-02", "gear-05"), 2))
    assert view_for(at, 1).top == ask.InstallingDrawn(0, ("gear-02", "gear-05"), 2)


def test_R1_cards_drawn_for_an_order_are_open() -> None:
    """R1: so are the order cards of which a seat keeps one of each."""
    at = table(seats=2)
    ask_now(at, ask.OfferingOrder(0))
    events = apply(at, mv.DrawOrder(0))
    assert ev.seen_by(events[0], 1) == events[0]
    assert view_for(at, 1).top == at.stack[-1]


def test_R1_plans_decks_and_the_cards_aside_are_hidden() -> None:
    """R1: hidden are plans until L2, the order of decks, what comes out of the bag, and what U2 puts aside."""
    at = table(seats=2, automa=True)
    apply(at, mv.CommitPlan(0, (2, 2, 2, 1, 1)))
    view = view_for(at, 1)
    assert view.seats[0].plan is None
    assert view.committed == (True, False, False)
    assert view_for(at, 0).seats[0].plan == (2, 2, 2, 1, 1)
    hidden = {"printing_pile", "gears_pile", "planning_deck", "planning_aside", "entropy", "seed", "draws"}
    assert not hidden & set(view.__struct_fields__)


def test_R2_discards_are_shuffled_when_a_card_is_needed() -> None:
    """R2: the deck gives what it has, the shuffled discards are the new deck, and the draw goes on."""
    at = table()
    leave_in_deck(at, "printing", 1)
    (last,), discard = pile(at, "printing")
    events: list[ev.Event] = []
    drawn = draw_cards(at, "printing", 3, events)
    assert drawn[0] == last
    assert events == [ev.DeckShuffled("printing")]
    assert set(drawn[1:]) <= set(discard)
    assert sorted(drawn[1:] + at.printing_pile.deck) == sorted(discard)
    assert at.printing_pile.discard == ()
    assert at.printing_pile.deck != discard[2:], "shuffled, not turned over"


def test_R2_an_empty_deck_is_not_shuffled_before_the_need() -> None:
    """R2 **Ruling**: at the moment of need, not before: the last card of a deck leaves the discards alone."""
    at = table()
    leave_in_deck(at, "gears", 2)
    discard = at.gears_pile.discard
    events: list[ev.Event] = []
    assert len(draw_cards(at, "gears", 2, events)) == 2
    assert (at.gears_pile.deck, at.gears_pile.discard, events) == ((), discard, [])


def test_R2_with_both_empty_as_many_come_as_there_are() -> None:
    """R2 **Ruling**: with deck and discards empty, as many come as there are."""
    at = table()
    starve(at, "refinement", left=1)
    assert len(draw_cards(at, "refinement", 2, [])) == 1
    assert draw_cards(at, "refinement", 2, []) == ()


def test_R3_a_reward_may_be_declined() -> None:
    """R3 **Ruling**: a reward may be declined: nothing comes, nothing goes."""
    at = table()
    at_action(at, "patronage")
    apply(at, mv.ClaimReward(0, 1))
    before = at.seats[0].levels
    assert apply(at, mv.Decline(0))[0] == ev.RewardDeclined(0, "choosing_advance")
    assert at.seats[0].levels == before
    assert at.claimed == (NOWHERE, 0, NOWHERE, NOWHERE)


def test_R3_a_reward_that_cannot_be_had_is_lost() -> None:
    """R3 **Ruling**: ... and one that cannot be had is lost without a substitute."""
    at = table()
    set_bag(at, 2)
    at_action(at, "patronage")
    events = apply(at, mv.ClaimReward(0, 3))
    assert of_kind(events, ev.RewardLost) == [ev.RewardLost(0, "inks")]
    assert at.seats[0].guilders == 10
    assert at.stack == (ask.ActionTurn(1, "patronage"),)


def test_R3_what_a_reward_sets_off_comes_before_the_next() -> None:
    """R3 **Ruling**: rewards are settled one at a time, each with all that it sets off, before the next."""
    at = table()
    set_levels(at, 0, binding=3)
    due(at, at.seats[0], [Reward("advance", 1), Reward("order", 1)], [])
    apply(at, mv.ChooseReward(0, Reward("advance", 1)))
    apply(at, mv.Advance(0, "binding"))
    assert questions(at)[-1] == ask.ChoosingInk(0, 1), "IV of the track is settled before the order"
    apply(at, mv.TakeInk(0, "red"))
    assert questions(at)[-1] == ask.OfferingOrder(0)


def test_R3_the_seat_chooses_the_order_of_rewards() -> None:
    """R3 **Ruling**: where several come at once the seat chooses their order."""
    at = table()
    rewards = [Reward("advance", 1), Reward("inks", 2)]
    due(at, at.seats[0], rewards, [])
    choices = [move.reward for move in legal_moves(at, 0) if isinstance(move, mv.ChooseReward)]
    assert choices == rewards
    assert code(at, mv.ChooseReward(0, Reward("order", 1))) == "not_on_offer"
    apply(at, mv.ChooseReward(0, rewards[1]))
    assert at.stack[-1] == ask.ChoosingInk(0, 2)


def test_R4_inks_of_choice_come_one_after_the_other() -> None:
    """R4 **Ruling**: each of a colour that the bag has then; twice the same is allowed."""
    at = table()
    set_bag(at, 2, red=2, blue=1)
    ask_now(at, ask.ChoosingInk(0, 2))
    assert code(at, mv.TakeInk(0, "gold")) == "bag_lacks_ink"
    apply(at, mv.TakeInk(0, "red"))
    apply(at, mv.TakeInk(0, "red"))
    assert at.seats[0].inks == ink_counts(red=2)
    assert at.bag == ink_counts(blue=1)
    assert at.stack == (ask.Planning(-1),)


def test_R4_fewer_inks_where_the_bag_has_fewer() -> None:
    """R4 **Ruling**: fewer if it has fewer."""
    at = table()
    set_bag(at, 2, gold=1)
    ask_now(at, ask.ChoosingInk(0, 2))
    apply(at, mv.TakeInk(0, "gold"))
    assert at.seats[0].inks == ink_counts(gold=1)
    assert at.stack == (ask.Planning(-1),)


def test_R5_nothing_is_given_away() -> None:
    """R5 **Ruling**: nothing is thrown away: with a free slot no order can be given up."""
    at = table()
    held = give_orders(at, 0, 3)
    at_action(at, "orders")
    printing, refinement = at.printing_row[0], at.refinement_row[0]
    assert printing is not None
    assert refinement is not None
    assert code(at, mv.TakeOrder(0, printing, refinement, held[0].printing)) == "no_order_to_give"
    ask_now(at, ask.OfferingOrder(0))
    assert code(at, mv.DrawOrder(0, held[0].printing)) == "no_order_to_give"


def test_R5_only_the_rules_take_from_a_seat() -> None:
    """R5 **Ruling**: at no open moment does any move take from another seat."""
    at = table(seats=2)
    give_inks(at, 1, red=2)
    set_types(at, 1, "AI")
    at_fulfilment(at)
    assert {move.seat for move in legal_moves(at, 0)} == {0}
    for move in legal_moves(at, 0):
        twin = at.clone()
        apply(twin, move)
        assert (twin.seats[1].inks, twin.seats[1].types) == (at.seats[1].inks, at.seats[1].types)


def test_C1_the_components_are_counted() -> None:
    """C1: 50, 50, 10, 32, 16, 10, 10 and 4, all of them somewhere in a new game."""
    box = content()
    kinds = (box.printing, box.refinement, box.specialty, box.gears, box.patronage, box.characters, box.planning)
    assert [len(kind) for kind in kinds] == [50, 50, 10, 32, 16, 10, 10]
    assert box.execution == (1, 2, 3, 4)
    assert Counter(gear.line for gear in box.gears.values()).keys() == {"white", "grey"}
    assert violations(new_table(seats=3, automa=True, characters=True)) == []


def test_C2_guilders_and_types_never_run_out() -> None:
    """C2: a seat with the guilders buys as many types as it likes."""
    at = table(seats=2)
    at.seats[0].guilders = 20 * 21 // 2
    for _ in range(20):
        apply(at, mv.BuyType(0, "A"))
    assert at.seats[0].types == (20, 0, 0, 0)
    assert at.seats[0].guilders == 0


def test_C2_a_colour_that_the_bag_lacks_cannot_be_taken() -> None:
    """C2: ... and inks can run out."""
    at = table()
    set_bag(at, 2, blue=3)
    ask_now(at, ask.ChoosingInk(0, 1))
    assert code(at, mv.TakeInk(0, "silver")) == "bag_lacks_ink"
    assert code(at, mv.TakeInk(0, "blue")) is None
    gear, sector = "gear-02", 1  # ink: red
    give_gear(at, 0, gear, sector)
    at.stack = at.stack[:-1]
    assert code(at, mv.UseGear(0, 0)) == "gear_does_nothing"


def test_C2_the_bag_is_public_by_colour() -> None:
    """C2: counts by colour, at all times, together 48 with board and seats."""
    at = table()
    assert content().rules.inks_per_colour == 12
    assert view_for(at, 0).bag == view_for(at, -1).bag == at.bag
    assert sum(at.bag) + 3 * 3 == 48


@pytest.mark.parametrize(("seats", "spaces", "patrons"), [(2, 2, 4), (3, 3, 5), (4, 4, 6)])
def test_C3_the_board_has_spaces_by_the_number_of_seats(seats: int, spaces: int, patrons: int) -> None:
    """C3, §9: printing, refinement, specialty and gear spaces, ink sets, and patronage cards."""
    at = new_table(seats)
    rows = (at.printing_row, at.refinement_row, at.specialty_row, at.gears_row, at.ink_sets)
    assert {len(row) for row in rows} == {spaces}
    assert len(at.claimed) == 4
    assert len(at.patronage_row) == patrons
    assert content().rules.patronage_rewards == ("order", "specialty", "guilders", "inks")


def test_nothing_is_allowed_once_the_game_is_over() -> None:
    """Z1: after the scoring there is no move left for anybody."""
    at = table(seats=2)
    play_until(at, "over")
    assert at.is_over
    for move in (mv.BuyType(0, "A"), mv.Pass(0), mv.EndTurn(1), mv.CommitPlan(0, (1, 1, 1, 2, 2))):
        assert code(at, move) == "game_over"


def test_a_seat_that_is_not_there_is_refused() -> None:
    """S1: only seats of this game move."""
    at = table(seats=2)
    for seat in (-1, 2, 7):
        refused = refusal(at, mv.BuyType(seat, "A"))
        assert refused is not None
        assert refused.code == "no_such_seat"


def test_order_of_events_is_the_order_of_the_rules() -> None:
    """O1, O2: what a move does is told in the order in which the rules do it."""
    at = table(seats=2)
    held = give_orders(at, 0, 4)
    at_action(at, "orders")
    printing, refinement = at.printing_row[1], at.refinement_row[0]
    assert printing is not None
    assert refinement is not None
    told = kinds_of(apply(at, mv.TakeOrder(0, printing, refinement, held[2].printing)))
    assert told == ["OrderGivenUp", "CardsDiscarded", "CardsDiscarded", "OrderGained"]
