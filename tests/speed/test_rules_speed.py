"""The rules stay fast enough for play-outs and simulations, with a wide margin for slow and busy machines."""

from collections.abc import Callable
from random import Random
from time import perf_counter

import pytest

from game.cli.bench import FOUR_SEATS, clone_us, decisions_per_s, middle_of_a_game
from game.content import load_content
from game.rules import apply, legal_moves, new_game, pending_seats, violations
from game.rules.sampling import sample_move

FEWEST_DECISIONS_PER_S = 8_000  # a 2-core machine does 60,000
LONGEST_CLONE_US = 20.0  # and copies in 2.5


def best_us(work: Callable[[], object], times: int = 200, windows: int = 5) -> float:
    """Microseconds for one call, of the best window."""
    best = float("inf")
    for _ in range(windows):
        start = perf_counter()
        for _ in range(times):
            work()
        best = min(best, (perf_counter() - start) / times * 1e6)
    return best


@pytest.mark.slow
def test_random_games_are_played_fast() -> None:
    assert decisions_per_s(windows=4, games=15) > FEWEST_DECISIONS_PER_S


def test_a_clone_takes_microseconds() -> None:
    assert clone_us(windows=4, clones=1000) < LONGEST_CLONE_US


def test_a_clone_is_far_cheaper_than_recounting_the_table() -> None:
    """A ratio, so that it holds on any machine: the copy must not grow with what is on the table."""
    table = middle_of_a_game()
    assert best_us(table.clone) * 4 < best_us(lambda: violations(table))


def test_sampling_a_plan_does_not_list_the_plans() -> None:
    """One plan of some hundreds: the sampler exists so as not to list them."""
    rng = Random(1)
    table = new_game(load_content(), FOUR_SEATS, 1)[0]
    while table.phase != "planning":
        apply(table, legal_moves(table, pending_seats(table)[0])[0])
    seat = pending_seats(table)[0]
    assert best_us(lambda: sample_move(table, seat, rng)) * 5 < best_us(lambda: legal_moves(table, seat), times=20)
