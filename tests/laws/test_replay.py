"""The same seed and the same moves give the same game."""

import pytest

from game.rules import Options, apply, digest, new_game
from game.rules import moves as mv
from tests.laws.games import MIXES, content, decisions, name, played


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_replay_of_the_moves_gives_the_same_digest(options: Options) -> None:
    """From their text: the same events on the way, the same state at the end."""
    table, moves, events = played(options, 31)
    again, told = new_game(content(), options, 31)
    for move in moves:
        told += apply(again, mv.from_text(mv.to_text(move)))
    assert told == events
    assert digest(again) == digest(table)
    assert again == table


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_the_text_of_a_move_reads_back(options: Options) -> None:
    """One line each, the same move when read, the same line when written again."""
    _, moves, _ = played(options, 32)
    for move in moves:
        line = mv.to_text(move)
        assert "\n" not in line
        assert mv.from_text(line) == move
        assert mv.to_text(mv.from_text(line)) == line


@pytest.mark.parametrize("line", ["", "[]", "[1]", '["take_inks"]', '["take_inks",0,"x",1]', '["fly",0]', '{"a":1}'])
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    """A damaged journal is told apart."""
    with pytest.raises(ValueError, match=r".+"):
        mv.from_text(line)


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_another_seed_gives_another_game(options: Options) -> None:
    """The seed decides: tables differ from the first decision on, and a seed may be any whole number."""
    digests = {digest(new_game(content(), options, seed)[0]) for seed in (-1, 0, 1, 2, 2**64, 2**64 + 1)}
    assert len(digests) == 6


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_a_state_counts_its_moves(options: Options) -> None:
    """`number` grows by one with each move, so a stale move can be told."""
    for count, (table, _) in enumerate(decisions(options, 33)):
        assert table.number == count
