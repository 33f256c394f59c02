"""The end of a round and the next one (N1 to N5), and the rows of the board (B1 to B3)."""

import pytest

from game.rules import Table, apply, legal_moves
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import ACTIONS, NOWHERE, CardKind
from tests.rules.build import (
    KINDS,
    at_action,
    at_fulfilment,
    end_fulfilment,
    give_gear,
    give_inks,
    kinds_of,
    leave_in_deck,
    of_kind,
    pass_all,
    pile,
    row_of,
    set_bag,
    set_character,
    starve,
    table,
)
from tests.rules.own_cards import own_gear


def emptied(seats: int = 2, automa: bool = False) -> Table:
    """A table at fulfilment whose board was cleared by the actions (E2)."""
    at = table(seats=seats, automa=automa)
    at_action(at, "orders")
    for action in ACTIONS:
        pass_all(at, action)
    assert at.phase == "fulfilment"
    return at


def board_is_full(at: Table) -> bool:
    return all(None not in row_of(at, kind) for kind in KINDS) and all(None not in row for row in at.ink_sets)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_N1_every_space_is_filled_again(seats: int) -> None:
    """N1: refill the printing, refinement, ink, specialty and gear spaces."""
    at = emptied(seats)
    assert not any(any(row_of(at, kind)) for kind in KINDS)
    assert not any(any(row) for row in at.ink_sets)
    events = end_fulfilment(at)
    assert board_is_full(at)
    assert [len(row_of(at, kind)) for kind in KINDS] == [seats] * 4
    assert len(of_kind(events, ev.BoardRefilled)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_N1_from_the_top_of_the_deck(kind: CardKind) -> None:
    """N1: the next cards of the deck come, from the left."""
    at = emptied()
    deck = pile(at, kind).deck
    end_fulfilment(at)
    assert row_of(at, kind) == deck[:2]
    assert pile(at, kind).deck == deck[2:]


@pytest.mark.parametrize("kind", KINDS)
def test_N1_R2_discards_are_shuffled_when_the_deck_is_short(kind: CardKind) -> None:
    """N1, R2: what the deck still has comes first, then shuffled discards."""
    at = emptied()
    leave_in_deck(at, kind, 1)
    last, discard = pile(at, kind).deck[0], pile(at, kind).discard
    events = end_fulfilment(at)
    first, second = row_of(at, kind)
    assert (first, second in discard) == (last, True)
    assert of_kind(events, ev.DeckShuffled) == [ev.DeckShuffled(kind)]


def test_N1_patronage_cards_are_never_replaced() -> None:
    """N1: patronage cards are never replaced."""
    at = emptied()
    gone, at.patronage_row = at.patronage_row[0], (None, *at.patronage_row[1:])
    row = at.patronage_row
    end_fulfilment(at)
    assert at.patronage_row == row
    assert gone not in row


def test_N2_the_round_marker_moves_on() -> None:
    """N2: round marker moves on, six rounds in all."""
    at = emptied()
    for number in range(2, 7):
        events = end_fulfilment(at)
        assert (at.round, of_kind(events, ev.RoundStarted)[0].round) == (number, number)
        at_fulfilment(at)
    end_fulfilment(at)
    assert (at.round, at.phase) == (6, "over")


def test_N3_spaces_free_gears_unused_boards_empty() -> None:
    """N3: patronage reward spaces are free again, gears unused again, initiative boards empty."""
    at = emptied()
    give_gear(at, 0, own_gear(at), used=1)
    at.claimed = (0, NOWHERE, 1, NOWHERE)
    end_fulfilment(at)
    seat = at.seats[0]
    assert at.claimed == (NOWHERE,) * 4
    assert (seat.gears[0].used, seat.gear_uses) == (0, 0)
    assert [(each.markers, each.plan) for each in at.seats] == [(None, None)] * 2
    assert at.action_orders == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_N4_the_token_goes_round(seats: int) -> None:
    """N4: first player passes clockwise; markers are again 7 / 8 / 9 / 10 in the new turn order."""
    at = emptied(seats)
    for number in range(1, 6):
        first = number % seats
        end_fulfilment(at)
        assert at.first == first
        assert at.turn_order == tuple((first + step) % seats for step in range(seats))
        assert [at.seats[seat].marker_count for seat in at.turn_order] == [7, 8, 9, 10][:seats]
        at_fulfilment(at)


def test_N4_who_gave_the_token_up_gets_a_marker_of_each_other_seat() -> None:
    """N4: every other seat gives one marker to the seat that just gave the token up."""
    at = emptied(4)
    assert [seat.marker_count for seat in at.seats] == [7, 8, 9, 10]
    events = end_fulfilment(at)
    assert [seat.marker_count for seat in at.seats] == [10, 7, 8, 9]
    assert of_kind(events, ev.TokenPassed) == [ev.TokenPassed(0, 1, (10, 7, 8, 9), None)]


def test_N4_the_automa_counts() -> None:
    """N4: clockwise, the automa counts: it gives the token up and gets it back."""
    at = emptied(seats=2, automa=True)
    counts = []
    for _ in range(4):
        counts.append((at.first, *(seat.marker_count for seat in at.seats)))
        end_fulfilment(at)
        at_fulfilment(at)
    assert counts == [(2, 8, 9, 7), (0, 7, 8, 9), (1, 9, 7, 8), (2, 8, 9, 7)]


def test_N5_tory_is_checked_before_the_refill() -> None:
    """N5: Tory's check comes right after fulfilment, before N1."""
    at = emptied()
    set_character(at, 0, "tory")
    names = kinds_of(end_fulfilment(at))
    assert names.index("TurnEnded") < names.index("FameGained") < names.index("BoardRefilled")
    assert at.seats[0].fame == 3


def test_N5_comes_at_the_end_of_the_sixth_round_too() -> None:
    """N5, Z1: the sixth round included, and it counts in the final score; N1 to N4 do not come after round 6."""
    at = emptied()
    at.round = 6
    set_character(at, 0, "tory")
    events = end_fulfilment(at)
    assert at.scores[0].track == 3
    assert not {"BoardRefilled", "TokenPassed", "RoundStarted"} & set(kinds_of(events))
    assert [seat.marker_count for seat in at.seats] == [7, 8]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_B1_spaces_are_numbered_from_the_left(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """B1: each row of spaces is numbered 1 to 4 from the left: an execution card names the space."""
    at = table(seats=3, automa=True)
    at_action(at, "gears", {3: 1})
    row = at.gears_row
    monkeypatch.setattr("game.rules.automa.shuffled", lambda table, cards: (number,))
    acted = of_kind(apply(at, mv.AutomaAct(3)), ev.AutomaActed)[0]
    assert acted.cards == (row[number - 1],)


def test_B2_ink_spaces_stay_empty_when_the_bag_runs_out() -> None:
    """B2: where the bag runs out during a refill the remaining ink spaces stay empty, set by set from the left."""
    at = emptied()
    set_bag(at, 0, red=2, gold=2)
    end_fulfilment(at)
    present = [[ink is not None for ink in row] for row in at.ink_sets]
    assert present == [[True, True, True], [True, False, False]]
    assert at.bag == (0, 0, 0, 0)


def test_B2_they_are_filled_when_the_bag_has_inks_again() -> None:
    """B2: a later refill fills them."""
    at = emptied()
    set_bag(at, 0)
    end_fulfilment(at)
    assert not any(any(row) for row in at.ink_sets)
    at.bag, at.seats[0].inks = at.seats[0].inks, (0, 0, 0, 0)
    at_fulfilment(at)
    end_fulfilment(at)
    assert board_is_full(at)


@pytest.mark.parametrize("kind", KINDS)
def test_B3_a_row_without_cards_stays_short(kind: CardKind) -> None:
    """B3: a board row whose deck and discard are both empty stays short, and the game goes on."""
    at = emptied()
    starve(at, kind, left=1)
    end_fulfilment(at)
    first, second = row_of(at, kind)
    assert (first is not None, second) == (True, None)
    at_action(at, "orders", {0: 1})
    assert mv.Pass(0) in legal_moves(at, 0)
    pass_all(at, "orders")


def test_N3_inks_held_stay_with_their_seat() -> None:
    """N3, R5: inks, types and orders stay from round to round."""
    at = emptied()
    give_inks(at, 0, red=2)
    end_fulfilment(at)
    assert at.seats[0].inks == (0, 0, 0, 2)
