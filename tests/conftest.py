"""What every test has: no real screen, no real sound, and no way to the saves of whoever runs it."""

import gc
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import settings

from game.content import strict_yaml
from game.match import database, external_player
from game.match.thinking import Thinker
from game.players import far_judge, master
from game.players.far_judge import LEAST

# Set before anything imports pygame; a test that wants a real window says so in the environment.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
SOUND = os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# A warning ends the programs that tests start, as it fails a test.
os.environ.setdefault("PYTHONWARNINGS", "error")

# Tests start a hundred of them: what one has compiled the others read, also where nothing may be kept beside the code.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Shared machines stall now and then, so no example has a deadline; in CI the examples are the same every time.
settings.register_profile("here", deadline=None, max_examples=50)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """No worker where only files or single tests are named: starting them would take longer than the tests do.

    Slow tests often wait for a window or another process, so with them there is a worker more than there are cores.
    """
    named = [config.invocation_params.dir / word.partition("::")[0] for word in config.args]
    if not any(path.is_dir() for path in named):
        return 0
    return None if "not slow" in config.option.markexpr else (os.cpu_count() or 1) + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin each process's share of the tests with what is slow: whoever is done first takes quick ones off the rest.

    Else a long test that began last would keep one core busy alone.
    """
    shares = getattr(config, "workerinput", {}).get("workercount", 0)
    quick = [item for item in items if item.get_closest_marker("slow") is None]
    slow = [item for item in items if item.get_closest_marker("slow") is not None]
    if shares:
        items[:] = [
            item
            for at in range(shares)
            for kind in (slow, quick)
            for item in kind[len(kind) * at // shares : len(kind) * (at + 1) // shares]
        ]


def pytest_collection_finish() -> None:
    """Leave all that was collected out of every later search for garbage: it stays until the end.

    The searches that begin by themselves are rarer, too: with the usual 700 they took a twentieth of the time.
    """
    os.environ["SDL_AUDIODRIVER"] = SOUND  # PettingZoo, where it is installed, changes it when it is imported
    gc.freeze()
    gc.set_threshold(20_000)


@pytest.fixture(scope="session")
def project_folder() -> Path:
    """The folder that holds main.py."""
    return Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session", autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Point every folder that saves and settings could go to at a fresh one, for child processes too."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("DATA", "CONFIG", "STATE", "CACHE"):
            patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
        for name in ("DOCUMENTS", "PICTURES"):
            patch.setenv(f"XDG_{name}_DIR", str(home / name.lower()))
        for name in ("APPDATA", "LOCALAPPDATA"):
            patch.setenv(name, str(home / name.lower()))
        yield


@pytest.fixture(scope="session", autouse=True)
def no_work_twice() -> Iterator[None]:
    """A text of YAML is read once, and no file waits for the disk: only a power cut would show it.

    Programs that a test starts do both as always.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(strict_yaml, "compose", lru_cache(strict_yaml.compose))
        patch.setattr(database, "SYNCHRONOUS", "OFF")
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


THOUGHT_S = 120.0


@pytest.fixture(scope="session", autouse=True)
def a_thought_may_take_its_time() -> Iterator[None]:
    """No move is made in a player's place because the machine is busy; a test of that limit sets its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinker.__init__, "__defaults__", (None, THOUGHT_S))
        patch.setattr(external_player, "LIMIT_S", THOUGHT_S)
        yield


@pytest.fixture(scope="session", autouse=True)
def few_playouts() -> Iterator[None]:
    """Candidates are played on to few ends, in the last round alone: more of them are a matter of strength."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(master, "PLAYOUTS_ALONE", (LEAST,))
        patch.setattr(far_judge, "PLAYOUTS", (LEAST,))
        yield


_opened: list[database.Database] = []


@pytest.fixture(scope="session", autouse=True)
def every_database_is_noted() -> Iterator[None]:
    """What tests open is known, for who sits down at a table has only the match in hand, not its file."""
    begin = database.Database.__init__

    def begin_and_note(self: database.Database, folder: Path | None) -> None:
        begin(self, folder)
        _opened.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database.Database, "__init__", begin_and_note)
        yield


@pytest.fixture(autouse=True)
def no_file_stays_open() -> Iterator[None]:
    """The saved matches that a test opened are closed when it ends; fixtures for more than one test close their own."""
    _opened.clear()
    yield
    for each in _opened:
        if each.connection is not None:
            each.connection.close()
    _opened.clear()
