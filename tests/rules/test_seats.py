"""Seats (§2)."""

import pytest

from game.rules import apply, check_options, legal_moves, new_game, pending_seats
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.state import Options
from tests.rules.build import (
    at_action,
    at_fulfilment,
    code,
    content,
    end_fulfilment,
    new_table,
    of_kind,
    pass_all,
    play_until,
    table,
)


@pytest.mark.parametrize(("seats", "automa"), [(1, True), (2, False), (2, True), (3, False), (3, True), (4, False)])
def test_S1_two_to_four_seats_with_the_automa_counted(seats: int, automa: bool) -> None:
    """S1: one person plays with the automa; it may join two or three others."""
    at = new_table(seats, automa)
    assert [seat.is_automa for seat in at.seats] == [False] * seats + [True] * automa
    assert (at.automa is not None) is automa


@pytest.mark.parametrize(("seats", "automa"), [(0, True), (0, False), (1, False), (4, True), (5, False), (-1, True)])
def test_S1_other_numbers_are_refused(seats: int, automa: bool) -> None:
    """S1: two to four seats in all."""
    with pytest.raises(ValueError, match="seats"):
        check_options(Options(seats=seats, automa=automa))
    with pytest.raises(ValueError, match="seats"):
        new_game(content(), Options(seats=seats, automa=automa), 1)


def test_S2_the_automa_counts_as_a_seat() -> None:
    """S2: what depends on the number of players depends on the seats, the automa included."""
    with_automa, without = new_table(2, automa=True), new_table(3)
    assert len(with_automa.printing_row) == len(without.printing_row) == 3
    assert len(with_automa.patronage_row) == len(without.patronage_row) == 5
    assert sorted(seat.marker_count for seat in with_automa.seats) == [7, 8, 9]


def test_S3_white_gears_leave_a_game_of_two_before_any_is_drawn() -> None:
    """S3: with 2 seats the white-lined gears are neither on the board nor in the deck; the automa counts."""
    white = {gear.id for gear in content().gears.values() if gear.line == "white"}
    for at in (new_table(2), new_table(1, automa=True)):
        assert set(at.gears_removed) == white
        assert not white & {*at.gears_row, *at.gears_pile.deck, *at.gears_pile.discard}


@pytest.mark.parametrize(("seats", "automa"), [(3, False), (2, True), (4, False), (3, True)])
def test_S3_all_gears_are_in_games_of_three_and_four(seats: int, automa: bool) -> None:
    """S3: with 3 or 4 seats all gears; only with 4 the spaces marked so."""
    at = new_table(seats, automa)
    assert at.gears_removed == ()
    assert len([*at.gears_row, *at.gears_pile.deck]) == 32
    assert len(at.gears_row) == seats + automa


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_S4_turn_order_is_clockwise_from_the_first(first: int) -> None:
    """S4: who is first is what the table says."""
    at = new_table(4, first=first)
    assert at.first == first
    assert at.turn_order == tuple((first + step) % 4 for step in range(4))
    assert pending_seats(at) == (first,)


def test_S4_first_is_random_unless_told() -> None:
    """S4: or at random: every seat comes first for some seed, and the same seed repeats."""
    firsts = [new_table(3, seed=seed, first=None).first for seed in range(30)]
    assert set(firsts) == {0, 1, 2}
    assert firsts == [new_table(3, seed=seed, first=None).first for seed in range(30)]


@pytest.mark.parametrize("first", [-1, 2, 5])
def test_S4_the_first_seat_is_one_of_the_seats(first: int) -> None:
    """S4: a first seat that nobody takes is refused."""
    with pytest.raises(ValueError, match="first seat"):
        check_options(Options(seats=2, automa=False, first_seat=first))


def test_S4_the_automa_is_first_in_round_1() -> None:
    """S4: with the automa in play it is first, whatever the table says."""
    options = Options(seats=2, automa=True, characters=False, first_seat=1)
    at, events = new_game(content(), options, 3)
    assert at.first == 2
    assert at.turn_order == (2, 0, 1)
    assert events[0] == ev.GameStarted(3, 2)


def test_S4_the_automa_is_skipped_where_it_has_nothing_to_do() -> None:
    """S4: in the draft, the types, the plans and the fulfilment the others follow each other in turn order."""
    at = new_table(2, automa=True)
    asked = []
    while at.phase in ("draft", "types"):
        asked.append(pending_seats(at)[0])
        apply(at, legal_moves(at, asked[-1])[0])
    assert asked == [0, 1, 1, 0, 0, 1]
    assert pending_seats(at) == (0, 1)
    assert code(at, mv.CommitPlan(2, (2, 1, 1, 1, 2))) == "not_asked_now"
    at_fulfilment(at)
    assert [event.seat for event in of_kind(end_fulfilment(at), ev.TurnEnded)] == [0, 1]


def test_S4_turn_order_moves_with_the_token() -> None:
    """S4, N4: clockwise from the first player of this round."""
    at = table(3)
    at_action(at, "patronage")
    pass_all(at, "patronage")
    end_fulfilment(at)
    assert at.turn_order == (1, 2, 0)
    assert pending_seats(at) == (1, 2, 0)
    play_until(at, "fulfilment")
    assert at.stack[-1].seat == 1
