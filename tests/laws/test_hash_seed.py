"""Nothing rests on the order of sets or on Python's hash seed: logs are equal byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import sys
import msgspec
from game.rules import digest, legal_moves, pending_seats
from game.rules.moves import to_text
from tests.laws.games import MIXES, decisions, played

for seed, options in enumerate(MIXES):
    table, moves, events = played(options, seed)
    for move in moves:
        print(to_text(move))
    for event in events:
        sys.stdout.write(msgspec.json.encode(event).decode() + "\\n")
    print(digest(table))
    for table, _ in decisions(options, seed):
        print(*map(to_text, legal_moves(table, pending_seats(table)[0])[:20]))
"""
LEAST_LINES = 4000


def log(hash_seed: str, folder: Path) -> bytes:
    """Moves, events and lists of moves of one game of each mix, played by a fresh Python."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=folder,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(folder)},
        capture_output=True,
        timeout=60,
        check=True,
    )
    return done.stdout


@pytest.fixture(scope="module")
def plain_log(project_folder: Path) -> bytes:
    """The log with hash seed 0."""
    return log("0", project_folder)


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_logs_are_equal_under_every_hash_seed(hash_seed: str, plain_log: bytes, project_folder: Path) -> None:
    """Six games, all of their moves, events and digests, and the order in which moves are listed."""
    assert plain_log.count(b"\n") > LEAST_LINES
    assert log(hash_seed, project_folder) == plain_log
