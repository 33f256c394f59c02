"""The tool that learns the players' weights: the same seed finds the same, and a step goes where fame is."""

from random import Random

import pytest

from devtools.tune_weights import Tried, flat, main, names, shaped, slopes, step
from game.players.weights import WEIGHTS


def test_weights_come_back_from_their_list() -> None:
    assert shaped(flat(WEIGHTS)) == WEIGHTS
    assert len(names()) == len(set(names())) == len(flat(WEIGHTS))


def test_a_step_raises_what_brought_fame_and_lowers_what_cost_it() -> None:
    rng = Random(3)
    changes = [tuple(rng.gauss(0.0, 0.25) for _ in range(3)) for _ in range(400)]
    found = [Tried(change, 8.0 * change[0] - 4.0 * change[1] + rng.gauss(0.0, 1.0)) for change in changes]
    each, error = slopes(found)
    assert each == pytest.approx([8.0, -4.0, 0.0], abs=5 * error)
    first, second, third = step((1.0, 1.0, 1.0), found, 0.5)
    assert first > 1.2
    assert second < 0.95
    assert third == pytest.approx(1.0, abs=0.05)


@pytest.mark.slow
def test_the_same_seed_finds_the_same_weights(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        main(["--rounds", "1", "--changes", "2", "--seed", "4", "--processes", "1"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "waiting" in told[0]
