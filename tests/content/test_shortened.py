"""A game of fewer rounds is the same box that closes earlier, under a name of its own."""

from random import Random

import pytest

from game.content import load_content, shortened
from game.rules import Options, apply, new_game, pending_seats
from game.rules.sampling import sample_move


def test_it_ends_after_its_rounds_with_final_scores() -> None:
    table, _ = new_game(shortened(load_content(), 3), Options(seats=2, automa=True), seed=5)
    rng, rounds = Random(5), set[int]()
    while pending := pending_seats(table):
        rounds.add(table.round)
        move = sample_move(table, pending[0], rng)
        assert move is not None
        apply(table, move)
    assert table.is_over
    assert max(rounds) == 3
    assert len(table.scores) == 2


def test_its_name_is_its_own_and_the_whole_game_keeps_its_name() -> None:
    whole = load_content()
    assert shortened(whole, 3).digest != whole.digest
    assert shortened(whole, 3).digest == shortened(load_content(), 3).digest
    assert shortened(whole, whole.rules.rounds).digest == whole.digest


@pytest.mark.parametrize("rounds", [0, 7])
def test_other_numbers_are_refused(rounds: int) -> None:
    with pytest.raises(ValueError, match="1 to 6 rounds"):
        shortened(load_content(), rounds)
