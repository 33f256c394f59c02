"""B, Saves: killed at any moment, a match loses no move that was committed."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.content import Content
from game.match import Store
from game.rules import Options
from tests.match.killed import line_of
from tests.match.play import all_seen, begin, play_on

KILLS = int(os.environ.get("KILLS", "30"))
OPTIONS = Options(seats=3, automa=True)
LONGEST_S = 0.06  # about forty moves


def killed_at_a_random_moment(folder: Path, match_id: str, rng: Random, project_folder: Path) -> list[str]:
    """All that a process said of the match before it was killed."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.match.killed", str(folder), match_id, str(rng.randrange(1 << 32))],
        cwd=project_folder,
        env={**os.environ, "PYTHONPATH": str(project_folder)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    with child:
        said = [child.stdout.readline()]
        time.sleep(rng.random() * LONGEST_S)
        child.kill()
        said += child.stdout.readlines()
    return [line.rstrip("\n") for line in said if line.endswith("\n")]


@pytest.mark.slow
def test_no_committed_move_is_lost_to_a_kill(tmp_path: Path, content: Content, project_folder: Path) -> None:
    rng = Random(2024)
    with Store(tmp_path) as store:
        match_id = begin(store, content, OPTIONS, seed=0).id
    kills_in_play = 0
    for kill in range(KILLS):
        said = killed_at_a_random_moment(tmp_path, match_id, rng, project_folder)
        assert said, "the process said nothing"
        with Store(tmp_path) as store:
            assert store.problem is None
            match = store.open_match(match_id, content)
            assert match.opening  # the moves lead to the state that was saved with them
            if line_of(match) != said[-1]:  # one step more, which was committed but could not be said any more
                assert abs(match.number - int(said[-1].split()[0])) == 1
            kills_in_play += not match.is_over
            if match.is_over:
                match_id = begin(store, content, OPTIONS, seed=kill).id
    assert kills_in_play >= KILLS // 2
    with Store(tmp_path) as store:
        match = play_on(store.open_match(match_id, content), rng)
        assert match.is_over
        assert all_seen(store.open_match(match_id, content)) == all_seen(match)
        assert all(saved.problem is None for saved in store.saved_games())
