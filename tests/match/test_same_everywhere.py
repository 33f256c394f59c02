"""B, Rules: the same seed gives the same game, whatever Python's own hashes are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.match.play import MIXES


def told(project_folder: Path, hash_seed: str) -> bytes:
    """What a process with these hashes tells of six games."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.match.storyteller"],
        cwd=project_folder,
        env={**os.environ, "PYTHONPATH": str(project_folder), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        timeout=60,
        check=True,
    )
    return done.stdout


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game_on_three_hash_seeds(project_folder: Path) -> None:
    first, second, third = (told(project_folder, hash_seed) for hash_seed in ("0", "1", "4294967295"))
    assert first.count(b"Options(") == len(MIXES)
    assert first.count(b"game_ended") == len(MIXES)
    assert first == second == third
