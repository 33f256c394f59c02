"""What a terminal cannot print of a strange name is written in another way."""

import os
import subprocess
import sys
from pathlib import Path


def test_a_terminal_of_ascii_prints_any_name() -> None:
    words = "from game.terminal import use_plain_streams; from tests.client.strange import NAMES\n"
    words += "use_plain_streams(); print(*(name[:50] for name in NAMES))"
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    root = Path(__file__).resolve().parents[2]
    told = subprocess.run(
        [sys.executable, "-c", words], cwd=root, env=environment, capture_output=True, check=True, timeout=60
    )
    assert rb"\ud83dAnna\udc00" in told.stdout
