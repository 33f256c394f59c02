"""Every game ends, after six rounds, with the scores that its events add up to (Z1, Z2)."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from game.rules import Options, Table, apply, legal_moves, new_game, pending_seats
from game.rules import events as ev
from game.rules import moves as mv
from tests.laws.games import MIXES, content, decisions, name, next_move, played
from tests.laws.ledger import Account, Ledger

MOST_MOVES = 1000
SEEDS = range(61, 66)


def first_listed(table: Table, rng: Random) -> mv.Move:
    """Whatever the list begins with: no fulfilment, the cheapest of everything."""
    return legal_moves(table, pending_seats(table)[0])[0]


def last_listed(table: Table, rng: Random) -> mv.Move:
    """Whatever the list ends with: free moves as long as there are any."""
    return legal_moves(table, pending_seats(table)[-1])[-1]


def any_listed(table: Table, rng: Random) -> mv.Move:
    """Any move at all, free moves of bystanders and silly ones too."""
    moves = [move for seat in range(len(table.seats)) for move in legal_moves(table, seat)]
    return moves[rng.randrange(len(moves))]


@pytest.mark.parametrize("options", MIXES, ids=name)
@pytest.mark.parametrize("choose", [first_listed, last_listed, any_listed, next_move])
def test_every_game_ends(options: Options, choose: Callable[[Table, Random], mv.Move]) -> None:
    """However it is played: within a bound of moves, after six rounds, with one `GameEnded` as its last event."""
    table, events = new_game(content(), options, 66)
    rng = Random(66)
    while not table.is_over:
        events += apply(table, choose(table, rng))
        assert table.number < MOST_MOVES
    assert [event.round for event in events if isinstance(event, ev.RoundStarted)] == [1, 2, 3, 4, 5, 6]
    assert [event for event in events if isinstance(event, ev.GameEnded)] == [events[-1]]
    assert pending_seats(table) == ()
    assert not any(legal_moves(table, seat) for seat in range(len(table.seats)))


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_events_alone_tell_what_everybody_holds(options: Options) -> None:
    """After each move a ledger kept from the events agrees with every seat."""
    table, events = new_game(content(), options, 67)
    ledger, rng = Ledger(options.seats), Random(67)
    ledger.record(events)
    while not table.is_over:
        move = next_move(table, rng)
        events = apply(table, move)
        ledger.record(events)
        assert ledger.disagreements(table) == [], (move, events)


def recounted(account: Account) -> int:
    """Final fame by the words of Z1."""
    levels = sum({4: 1, 5: 3, 6: 6}.get(level, 0) for level in account.levels.values())
    thirds = account.guilders // 3 * (2 if account.character == "vietor" else 1)
    return account.fame + levels + 8 * len(account.patronage) + thirds


@pytest.mark.parametrize("options", MIXES, ids=name)
@pytest.mark.parametrize("seed", SEEDS)
def test_Z1_scores_are_what_the_events_add_up_to(options: Options, seed: int) -> None:
    """Z1: track, specialties, patronage cards and guilders, recounted from the log."""
    table, _, events = played(options, seed)
    ledger = Ledger(options.seats)
    ledger.record(events)
    assert [sheet.seat for sheet in table.scores] == list(range(options.seats)), "the automa is not ranked"
    for sheet, account in zip(table.scores, ledger.accounts, strict=True):
        assert sheet.total == recounted(account)
        assert sheet.total == sheet.track + sheet.specialties + sheet.patronage + sheet.guilders
        assert sheet.track == account.fame


@pytest.mark.parametrize("options", MIXES, ids=name)
@pytest.mark.parametrize("seed", SEEDS)
def test_Z2_ranks_follow_fame_then_fewer_types_then_fewer_inks(options: Options, seed: int) -> None:
    """Z2: a better rank is never behind, an equal rank is equal in all three."""
    table, _, _ = played(options, seed)
    order = sorted(table.scores, key=lambda sheet: sheet.rank)
    assert order[0].rank == 1
    for better, other in pairwise(order):
        one, two = ((-sheet.total, sheet.types, sheet.inks) for sheet in (better, other))
        assert (one < two) if better.rank < other.rank else (one == two)


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_every_round_goes_through_its_phases_in_order(options: Options) -> None:
    """§4: from planning to fulfilment, never back within a round."""
    steps = ("characters", "draft", "types", "wild_colour", "planning", "reveal", "shift", "actions", "fulfilment")
    last = (0, 0, -1)
    for table, _ in decisions(options, 68):
        now = (table.round, steps.index(table.phase), table.action)
        assert now >= last or now[:2] > last[:2]
        last = now
