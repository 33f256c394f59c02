"""A program that has grown a field opens what today's program saved, with its log and its undo."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.saves.make import MOMENTS, WHOLE_GAME, moment_file

GROWTH = {
    "game/rules/state.py": (
        ("    orders_fulfilled: int = 0  # in the whole game\n", "    turns_taken: int = 0\n"),
        ("    scores: tuple[ScoreSheet, ...] = ()\n", "    moves_made: int = 0\n"),
    ),
    "game/rules/apply.py": (("    table.number += 1\n", "    table.moves_made += 1\n"),),
    "game/rules/moves.py": (
        ("    done: bool\n", "    tried: int = 0\n"),
        ("    markers: Markers\n", "    whispered: bool = False\n"),
    ),
    "game/rules/events.py": (("    markers: tuple[names.Markers, ...]\n", "    loudly: bool = False\n"),),
    "game/match/format.py": (("    finished: bool\n", "    fame: int = 0\n"),),
}
"""Lines of the program, and what stands after each of them in the program of tomorrow."""

OPEN = """
import sys
from pathlib import Path
from game.content import load_content
from game.match import Store
from game.rules.moves import to_text
from game.match.format import from_json

for path in map(Path, sys.argv[2:]):
    text = path.read_text(encoding="utf-8")
    with Store(Path(sys.argv[1])) as store:
        match = store.open_match(store.import_json(text), load_content())
        assert match.opening, path
        assert match.view(0).number == len(from_json(text).moves) == len(match.log), path
        assert match.opening, path
        before = match.undo_refusal()
        if before is None:
            match.undo()
        print(path.stem, len(match.log), before)
"""


def grown_program(project: Path, folder: Path) -> Path:
    """A copy of the program with a field more in a seat, a state, a question, a move, an event and a position."""
    for part in ("game", "config"):
        shutil.copytree(project / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name, lines in GROWTH.items():
        source = (folder / name).read_text(encoding="utf-8")
        for line, more in lines:
            assert source.count(line) >= 1, (name, line)
            source = source.replace(line, line + more, 1)
        (folder / name).write_text(source, encoding="utf-8")
    return folder


def test_todays_saves_open_in_the_program_of_tomorrow(project_folder: Path, tmp_path: Path) -> None:
    program = grown_program(project_folder, tmp_path / "tomorrow")
    saves = [str(WHOLE_GAME), *(str(moment_file(phase)) for phase in MOMENTS)]
    done = subprocess.run(
        [sys.executable, "-c", OPEN, str(tmp_path / "saves"), *saves],
        cwd=program,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) == len(saves)
    assert "None" in done.stdout, "one of them can be taken back"
