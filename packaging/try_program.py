"""Try a built program as people will use it: `build/program/venv/bin/python packaging/try_program.py PROGRAM`.

No Python can be found by it. Says what was tried and how long that took; the first failure ends it with status 1.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from game.content import load_content
from game.match import thinking
from game.match.thinking import Thinker
from game.places import log_folder, version
from game.rules import Options, new_game, pending_seats, view_for

GAMES, SHOW_S, PATIENCE_S = 100, 25, 60
WINDOWS = sys.platform == "win32"


class Trial:
    """A program to try, with a home of its own and nothing to find on the path."""

    def __init__(self, program: Path, home: Path) -> None:
        self.program = program.resolve().with_suffix(".exe" if WINDOWS else "")
        self.home = home
        hidden = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
        folders = {name: str(home) for name in ("HOME", "LOCALAPPDATA", "XDG_STATE_HOME", "XDG_DATA_HOME")}
        drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        self.environment = {**hidden, **folders, **drivers, "PATH": "" if not WINDOWS else hidden["PATH"]}

    def said(self, *words: str) -> str:
        """Return what the program prints; AssertionError where it fails."""
        done = subprocess.run(
            [self.program, *words], env=self.environment, cwd=self.home, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{words}: {done.returncode} {done.stderr}"
        return done.stdout

    def tells_its_version(self) -> None:
        """Expect the version of the project in front."""
        assert self.said("--version").startswith(f"Gutenberg {version()}\n")

    def reads_its_cards(self) -> None:
        """Expect cards that are in order."""
        assert load_content().digest in self.said("check")

    def plays_games_in_a_pool(self) -> None:
        """Expect all games to end, spread over all processors, with every law kept."""
        told = json.loads(self.said("simulate", "--games", str(GAMES), "--seats", "2", "--seed", "1", "--json"))
        assert (told["finished"], told["violations"]) == (GAMES, 0), told

    def thinks(self) -> None:
        """Expect a thought of each level from the program's own process."""
        thinking.own_command = lambda word: [str(self.program), word]
        content = load_content()
        table, _ = new_game(content, Options(seats=2, automa=False), 1)
        view = view_for(table, pending_seats(table)[0])
        thinker = Thinker(content, limit_s=PATIENCE_S)
        for level in ("novice", "adept", "compositor", "foreman", "master"):
            ticket, begun_s = thinker.ask(view, level, 1), time.monotonic()
            while (choice := thinker.answer(ticket)) is None:
                assert time.monotonic() < begun_s + PATIENCE_S
                time.sleep(0.01)
            assert choice.reason.code != "fallback", level
        thinker.close()

    def draws_every_scene(self) -> None:
        """Expect a picture of each scene."""
        told = self.said("tour", str(self.home / "pictures"))
        drawn = len(list((self.home / "pictures").glob("*.png")))
        assert told.startswith(f"{drawn} of {drawn} scenes "), told
        assert drawn > 100

    def measures_itself(self) -> None:
        """Expect the figures of `bench`, those of the window too."""
        told = json.loads(self.said("bench", "--json"))
        assert None not in (told["first_frame_ms"], told["frames"]), told

    def plays_the_show(self) -> None:
        """Expect computers that think, and play on; it ends at once when it is told to."""
        with subprocess.Popen([self.program, "--windowed", "demo"], env=self.environment, cwd=self.home) as show:
            time.sleep(SHOW_S)
            assert show.poll() is None
            show.send_signal(signal.SIGTERM)
            status = show.wait(PATIENCE_S)
        assert WINDOWS or status == 128 + signal.SIGTERM, status
        (log,) = (log_folder() if WINDOWS else self.home).rglob("gutenberg-table.log")
        thoughts = [line for line in log.read_text(encoding="utf-8").splitlines() if "game.match.thinking" in line]
        assert len(thoughts) > 3, thoughts
        assert not [line for line in thoughts if "fallback" in line or " ERROR " in line], thoughts


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Say how long something took."""
    begun_s = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - begun_s:.1f} s", flush=True)


def main(program: Path) -> None:
    """Try everything, in the order of what it takes."""
    with tempfile.TemporaryDirectory() as home:
        trial = Trial(program, Path(home))
        tries: list[Callable[[], None]] = [
            trial.tells_its_version, trial.reads_its_cards, trial.plays_games_in_a_pool, trial.thinks,
            trial.plays_the_show, trial.draws_every_scene, trial.measures_itself,
        ]  # fmt: skip
        for each in tries:
            with timed(each.__name__.replace("_", " ")):
                each()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
