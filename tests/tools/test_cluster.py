"""Games on a Dask cluster are the games of one process; what can't go on there is told in a sentence, and soon.

More games: CLUSTER_GAMES=2000.
"""

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.cli import cluster
from game.cli.command_line import main
from game.cli.endings import CannotGoOn
from game.cli.random_games import GAMES_IN_A_CHUNK, play_many
from game.cli.spreading import Workers
from game.places import ROOT
from game.rules import Options

GAMES = int(os.environ.get("CLUSTER_GAMES", "400"))
TWO = Options(seats=2, automa=False)
PATIENCE_S = 60.0
NOWHERE = "tcp://127.0.0.1:1"
MANY_GAMES = ("simulate", "--games", "200000", "--scheduler")

installed = pytest.importorskip("distributed", reason="only who plays on a cluster needs Dask")
# What Dask leaves half closed when a worker or a scheduler is killed is its own affair.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]


@contextmanager
def running(*words: str, stderr: int = subprocess.DEVNULL) -> Iterator[subprocess.Popen[str]]:
    """A part of Dask, or a command of ours, as somebody starts it in the folder of a clone."""
    command = [sys.executable, *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=stderr, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture(autouse=True)
def alone_with_dask(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Schedulers and workers are started as others start them, and a warning of Dask ends none.

    A client that found nobody closes itself when it is collected. That happens here: while the next client starts, it
    would wait for a lock that is held by the same thread.
    """
    monkeypatch.delenv("PYTHONWARNINGS", raising=False)
    yield
    gc.collect()


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler without workers."""
    told = tmp_path / "scheduler.json"
    quiet = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(told))
    with running("-m", "distributed.cli.dask_scheduler", *quiet):
        wait_until(lambda: told.exists() and bool(address_in(told)))
        yield address_in(told)


def address_in(told: Path) -> str:
    words = told.read_text(encoding="utf-8").split('"')
    return next((word for word in words if word.startswith("tcp://")), "")


@contextmanager
def worker(scheduler: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    words = (scheduler, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder))
    with running("-m", "distributed.cli.dask_worker", *words) as process:
        yield process


def wait_until(so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not so():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_the_games_are_those_of_one_process_though_a_worker_is_killed(scheduler: str, tmp_path: Path) -> None:
    with worker(scheduler, tmp_path / "a") as lost, worker(scheduler, tmp_path / "b"):
        with cluster.connected(scheduler) as client:
            client.wait_for_workers(2, timeout=PATIENCE_S)
        played = play_many(TWO, 3, GAMES, Workers(scheduler=scheduler))
        there = [next(played)]
        lost.kill()
        there += played
    assert there == list(play_many(TWO, 3, GAMES, Workers(1)))
    assert GAMES > 4 * GAMES_IN_A_CHUNK  # something was left to play when the worker was lost


def test_a_worker_with_other_cards_or_code_plays_nothing(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "program", lambda: "another one")
    with worker(scheduler, tmp_path / "a"):
        assert main(["simulate", "--games", "2", "--scheduler", scheduler]) == 1
    assert "has another version of the program, or other cards" in capsys.readouterr().err


def test_ctrl_c_ends_it_at_once(scheduler: str, tmp_path: Path) -> None:
    with (
        worker(scheduler, tmp_path / "a"),
        running("main.py", *MANY_GAMES, scheduler, stderr=subprocess.PIPE) as game,
        cluster.connected(scheduler) as client,
    ):
        wait_until(lambda: any(client.processing().values()))
        game.send_signal(signal.SIGINT)
        begun_s = time.monotonic()
        _, told = game.communicate(timeout=PATIENCE_S)
        assert time.monotonic() - begun_s < 5
        assert (game.returncode, "Traceback" in told) == (130, False)
        wait_until(lambda: not any(client.processing().values()))  # nobody plays on for nobody


def test_a_scheduler_that_goes_away_is_told(scheduler: str, tmp_path: Path) -> None:
    with worker(scheduler, tmp_path / "a"):
        played = play_many(TWO, 3, 100_000, Workers(scheduler=scheduler))
        next(played)
        with cluster.connected(scheduler) as client:
            client.shutdown()
        with pytest.raises(CannotGoOn, match="scheduler of the cluster is gone"):
            list(played)


def test_workers_that_are_all_lost_are_waited_for_but_not_for_ever(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ALONE_S", 1.0)
    with worker(scheduler, tmp_path / "a") as lost:
        played = play_many(TWO, 3, 100_000, Workers(scheduler=scheduler))
        next(played)
        lost.kill()
        with pytest.raises(CannotGoOn, match="All workers of the cluster are gone"):
            list(played)


def test_a_cluster_without_workers_is_told(
    scheduler: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_S", 1.0)
    assert main(["simulate", "--games", "2", "--scheduler", scheduler]) == 1
    told = capsys.readouterr()
    assert "has no workers" in told.err
    assert f"dask worker {scheduler}" in told.err
    assert told.out == ""


@pytest.mark.parametrize("address", [NOWHERE, "nonsense://x", "127.0.0.1"])
@pytest.mark.parametrize("command", ["simulate --games 2", "arena --quick", "balance --games 1"])
def test_an_address_that_does_not_answer_is_told(
    command: str, address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_S", 0.3)
    assert main([*command.split(), "--scheduler", address]) == 1
    assert f"No scheduler of a Dask cluster answers at {address}" in capsys.readouterr().err
