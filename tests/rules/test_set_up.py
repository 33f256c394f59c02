"""Set-up, in its order (§3)."""

from collections import Counter

import pytest

from game.rules import Table, apply, free_moves_open, legal_moves, new_game, pending_seats, violations
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.chance import draw_ink, shuffled
from game.rules.names import NOTHING, CharacterId, Letter
from game.rules.state import Options
from tests.rules.build import code, content, kinds_of, new_table, of_kind, play_until

MIXES = [(1, True), (2, False), (2, True), (3, False), (3, True), (4, False)]


@pytest.mark.parametrize(("seats", "automa"), MIXES)
def test_P1_every_space_of_the_board_is_filled(seats: int, automa: bool) -> None:
    """P1: cards, sets of three inks, and one patronage card a space; the rest of those leave the game."""
    at = new_table(seats, automa)
    for row in (at.printing_row, at.refinement_row, at.specialty_row, at.gears_row, at.patronage_row):
        assert None not in row
    assert all(len(inks) == 3 and None not in inks for inks in at.ink_sets)
    assert len(at.patronage_row) + len(at.patronage_removed) == 16
    assert violations(at) == []


def test_P1_decks_are_shuffled() -> None:
    """P1: another seed gives other decks, the same seed the same; none lies in the order of the box."""
    one, two, again = new_table(seed=1), new_table(seed=2), new_table(seed=1)
    box = content()
    for kind, cards in (("printing", box.printing), ("refinement", box.refinement), ("gears", box.gears)):
        deck = getattr(one, f"{kind}_pile").deck
        assert deck == getattr(again, f"{kind}_pile").deck
        assert deck != getattr(two, f"{kind}_pile").deck
        assert list(deck) != [card for card in cards if card in deck]
    assert one.patronage_row != two.patronage_row
    assert one.ink_sets != two.ink_sets


def test_P1_every_order_of_cards_can_come() -> None:
    """P1: all six orders of three cards come, each about as often."""
    at = new_table()
    orders = Counter(shuffled(at, "abc") for _ in range(600))
    assert len(orders) == 6
    assert all(60 < count < 140 for count in orders.values())


def test_P1_inks_come_as_often_as_they_are_in_the_bag() -> None:
    """P1, C2: a bag of three blues and one red gives blue three times out of four, and never anything else."""
    at = new_table()
    drawn: Counter[str | None] = Counter()
    for _ in range(400):
        at.bag = (3, 0, 0, 1)
        drawn[draw_ink(at)] += 1
    assert drawn.keys() == {"blue", "red"}
    assert 260 < drawn["blue"] < 340


@pytest.mark.parametrize(("seats", "automa", "pool"), [(2, False, 6), (3, False, 8), (4, False, 10)])
def test_P2_the_pool_of_the_draft(seats: int, automa: bool, pool: int) -> None:
    """P2: 6, 8 or 10 of each for 2, 3 or 4 seats."""
    at = new_table(seats, automa)
    assert len(at.draft_printing) == len(at.draft_refinement) == pool


@pytest.mark.parametrize(("seats", "pool"), [(1, 5), (2, 7), (3, 9)])
def test_P2_one_fewer_with_the_automa(seats: int, pool: int) -> None:
    """P2: with the automa 5, 7 or 9."""
    at = new_table(seats, automa=True)
    assert len(at.draft_printing) == len(at.draft_refinement) == pool


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_P3_what_a_seat_begins_with(first: int) -> None:
    """P3: 10 guilders, no fame, levels at 0, the disk at the start, 7 8 9 10 markers in turn order, empty axles."""
    at = new_table(4, first=first)
    assert [at.seats[index].marker_count for index in at.turn_order] == [7, 8, 9, 10]
    for seat in at.seats:
        assert (seat.guilders, seat.fame, seat.disk, seat.gears) == (10, 0, 0, ())
        assert seat.levels == seat.inks == seat.types == NOTHING
        assert (seat.markers, seat.plan, seat.orders, seat.patronage) == (None, None, (), ())


def test_P3_not_for_the_automa() -> None:
    """P3, U1: the automa has seven markers, as first in turn order, and nothing else."""
    automa = new_table(2, automa=True).seats[-1]
    assert (automa.marker_count, automa.markers) == (7, (2, 1, 1, 1, 2))
    assert (automa.guilders, automa.types, automa.inks) == (0, NOTHING, NOTHING)


def test_P4_each_seat_draws_two_and_keeps_one() -> None:
    """P4: the other leaves the game."""
    at, events = new_game(content(), Options(seats=2, automa=False, first_seat=1), seed=5)
    assert at.stack == (ask.KeepingCharacter(1),)
    one, other = at.seats[1].drawn_characters
    assert of_kind(events, ev.CharactersDrawn) == [ev.CharactersDrawn(1, (one, other))]
    absent = next(name for name in at.content.characters if name not in (one, other))
    assert code(at, mv.KeepCharacter(1, absent)) == "not_on_offer"
    assert code(at, mv.KeepCharacter(0, one)) == "not_your_turn"
    assert code(at, mv.Decline(1)) == "cannot_decline"
    assert apply(at, mv.KeepCharacter(1, one))[0] == ev.CharacterKept(1, one, (other,))
    assert at.seats[1].character == one
    assert other in at.characters_removed
    assert one not in at.characters_removed


def test_P4_each_seat_is_done_before_the_next_draws() -> None:
    """P4 **Ruling**: in turn order: the next seat draws when the one before is done with its immediate ability."""
    at = table_where_the_first_may_keep("guillard")
    apply(at, mv.KeepCharacter(0, "guillard"))
    assert isinstance(at.stack[-1], ask.InstallingDrawn)
    assert drawn(at, 1) == ()
    apply(at, legal_moves(at, 0)[0])
    events = apply(at, legal_moves(at, 0)[0])
    assert at.stack == (ask.KeepingCharacter(1),)
    assert len(drawn(at, 1)) == 2
    assert kinds_of(events)[-1] == "CharactersDrawn"


def drawn(at: Table, seat: int) -> tuple[CharacterId, ...]:
    """The characters that a seat has before it at this moment."""
    return at.seats[seat].drawn_characters


def table_where_the_first_may_keep(character: CharacterId) -> Table:
    tables = (new_table(3, characters=True, seed=seed) for seed in range(100))
    return next(at for at in tables if character in at.seats[0].drawn_characters)


def test_P4_no_tile_is_drawn_twice() -> None:
    """P4: kept, put away or never drawn: each of the ten is in one place, and four seats keep four."""
    at = new_table(4, characters=True, seed=8)
    seen: list[str] = []
    while at.phase == "characters":
        if isinstance(at.stack[-1], ask.KeepingCharacter):
            seen += at.seats[at.stack[-1].seat].drawn_characters
        apply(at, legal_moves(at, pending_seats(at)[0])[0])
    assert len(seen) == len(set(seen)) == 8
    assert sorted([*(seat.character or "" for seat in at.seats), *at.characters_removed]) == sorted(
        at.content.characters
    )


def test_P4_characters_can_be_left_out() -> None:
    """P4: off in the first game: the draft begins at once."""
    at = new_table(2, characters=False)
    assert at.phase == "draft"
    assert all(seat.character is None for seat in at.seats)
    assert Options().characters, "on by default"


def test_P5_one_order_each_then_a_second_in_reverse() -> None:
    """P5: in turn order, then in reverse order."""
    at = new_table(3, first=1)
    asked = []
    while at.phase == "draft":
        asked.append(pending_seats(at)[0])
        apply(at, legal_moves(at, asked[-1])[-1])
    assert asked == [1, 2, 0, 0, 2, 1]
    assert [len(seat.orders) for seat in at.seats] == [2, 2, 2]


def test_P5_any_printing_with_any_refinement_card() -> None:
    """P5: one of each of those laid out; what is taken is gone."""
    at = new_table(2)
    printing, refinement = at.draft_printing[3], at.draft_refinement[0]
    assert len(legal_moves(at, 0)) == 36
    assert code(at, mv.DraftOrder(1, printing, refinement)) == "not_your_turn"
    assert at.printing_row[0] is not None
    assert code(at, mv.DraftOrder(0, at.printing_row[0], refinement)) == "not_on_offer"
    assert apply(at, mv.DraftOrder(0, printing, refinement))[0] == ev.OrderGained(0, printing, refinement, "draft")
    assert at.seats[0].orders == ((printing, refinement),)
    assert code(at, mv.DraftOrder(1, printing, at.draft_refinement[0])) == "not_on_offer"
    assert code(at, mv.DraftOrder(1, at.draft_printing[0], refinement)) == "not_on_offer"


@pytest.mark.parametrize(("seats", "automa"), MIXES)
def test_P5_the_cards_not_taken_are_discarded(seats: int, automa: bool) -> None:
    """P5: two of each; with the automa three, since it drafts nothing."""
    at = new_table(seats, automa)
    play_until(at, "types")
    left = 3 if automa else 2
    assert len(at.printing_pile.discard) == len(at.refinement_pile.discard) == left
    assert at.draft_printing == at.draft_refinement == ()


def test_P6_three_types_any_letters_repeats_allowed() -> None:
    """P6 **Ruling**: in turn order, open to all."""
    at = new_table(2, first=1)
    play_until(at, "types")
    assert pending_seats(at) == (1,)
    assert len(legal_moves(at, 1)) == 20
    events = apply(at, mv.ChooseTypes(1, ("I", "I", "U")))
    assert at.seats[1].types == (0, 2, 0, 1)
    assert ev.seen_by(events[0], 0) == ev.TypesChosen(1, ("I", "I", "U"))
    assert pending_seats(at) == (0,)


@pytest.mark.parametrize(
    ("letters", "refused"),
    [
        (("A", "A"), "wrong_type_count"),
        (("A", "A", "A", "A"), "wrong_type_count"),
        (("U", "A", "A"), "letters_out_of_order"),
    ],
)
def test_P6_exactly_three(letters: tuple[Letter, ...], refused: str) -> None:
    """P6: exactly three, each choice written in one way."""
    at = new_table(2)
    play_until(at, "types")
    assert code(at, mv.ChooseTypes(0, letters)) == refused


def test_P6_nothing_else_can_be_done_before_round_1() -> None:
    """P6 **Ruling**: no buying, no gears."""
    at = new_table(3, characters=True, seed=2)
    while at.phase != "planning":
        if at.phase != "wild_colour":
            assert not free_moves_open(at)
            for seat in range(3):
                assert code(at, mv.BuyType(seat, "A")) == "free_moves_closed"
                assert code(at, mv.UseGear(seat, 0)) == "free_moves_closed"
        apply(at, legal_moves(at, pending_seats(at)[0])[0])
    assert free_moves_open(at)


def test_P6_round_1_begins_after_the_last_types() -> None:
    """P6, T1: then all plan; no gear turns in round 1."""
    at = new_table(2)
    play_until(at, "types")
    apply(at, mv.ChooseTypes(0, ("A", "A", "A")))
    events = apply(at, mv.ChooseTypes(1, ("A", "A", "A")))
    assert kinds_of(events) == ["TypesChosen", "RoundStarted"]
    assert (at.phase, at.round) == ("planning", 1)
