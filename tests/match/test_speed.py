"""A move is on the disk before anybody could notice."""

from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import pytest

from game.content import Content
from game.match import Store
from game.rules import Options
from tests.match.play import begin

SUBMIT_S = 0.100  # about 1 ms on a quiet machine; a tenth of a second is where a person begins to notice


@pytest.mark.slow
def test_a_submit_is_not_felt(tmp_path: Path, content: Content) -> None:
    """The median of a game, its commits included: a shared disk stalls now and then."""
    rng = Random(1)
    seconds = []
    with Store(tmp_path) as store:
        match = begin(store, content, Options(seats=3, automa=True))
        while not match.is_over:
            move = rng.choice(match.legal_moves(match.pending()[0]))
            start = perf_counter()
            match.submit(move, match.number)
            seconds.append(perf_counter() - start)
    assert median(seconds) <= SUBMIT_S
