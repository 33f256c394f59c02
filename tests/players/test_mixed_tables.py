"""Whole games of mixed computer players: no illegal move, no hang, no broken law, no leak.

PLAYER_GAMES says how many; the full proof is 10000 (about half an hour):

    PLAYER_GAMES=10000 python -m pytest -s tests/players/test_mixed_tables.py
"""

import os

import pytest

from game.players import LEVELS
from tests.laws.games import MIXES
from tests.players.mixed_tables import MixedTables

GAMES = int(os.environ.get("PLAYER_GAMES", "60"))
ENOUGH = 60  # for a master to come, by chance


@pytest.mark.slow
def test_all_levels_play_at_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """R1: and none of them knows what it can't see. In the few games of each day masters look less far than usual."""
    if GAMES <= ENOUGH:
        monkeypatch.setattr("game.players.master.CANDIDATES", 2)
    tables = MixedTables(seed=1)
    for seed in range(GAMES):
        tables.play(seed)
        if tables.games % 1000 == 0 or tables.games == GAMES:
            print(f"\n{tables.line()}", flush=True)
    assert tables.games == GAMES
    assert len(tables.mixes) == min(GAMES, 2 * len(MIXES))  # with characters and without
    if GAMES >= ENOUGH:
        assert set(tables.seats) == set(tables.moves) == set(LEVELS)
        assert {"random", "novice", "adept"} <= set(tables.twins)
