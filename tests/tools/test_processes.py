"""The commands as processes: what ends them, what they print, and what they leave behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pytest

POSIX = pytest.mark.skipif(os.name != "posix", reason="signals and /dev/full are POSIX")
FULL = Path("/dev/full")
PROCESSES = Path("/proc")
TOLD_OF = pytest.mark.skipif(not (PROCESSES / "self/stat").exists(), reason="the system does not list its processes")
GAMES = "2000"
PATIENCE_S = 30.0
BEGUN_S = 1.0  # of the processor: two processes that play games have imported what they need, and play


# no folder for passing files, nothing to print to, and an end from outside


class Start(Protocol):
    """Starts the program as a person does, in an environment of its own."""

    def __call__(self, words: str, **environment: str) -> subprocess.Popen[str]: ...


@pytest.fixture
def start(project_folder: Path, tmp_path: Path) -> Iterator[Start]:
    """Ends in the end, with all that it has started, whatever is still there of a test that failed."""
    begun: list[subprocess.Popen[str]] = []

    def start(words: str, **environment: str) -> subprocess.Popen[str]:
        running = subprocess.Popen(
            [sys.executable, "main.py", "--data", str(tmp_path / "saves"), *words.split()],
            cwd=project_folder,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        begun.append(running)
        return running

    yield start
    for running in begun:
        with running:
            left = offspring(running.pid) if running.poll() is None else []
            running.kill()
        for child in left:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)


NO_TEMP = "import tempfile; tempfile._candidate_tempdir_list = lambda: ['/proc/none']\n"
COMMANDS_THAT_END = ("simulate --players novice,random --games 8", "bench --rules")  # each pool of games is made alike


@pytest.mark.slow
@pytest.mark.parametrize("words", COMMANDS_THAT_END)
def test_no_command_needs_a_folder_for_passing_files(words: str, start: Start, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(NO_TEMP)  # also for the processes that a command starts
    running = start(words, PYTHONPATH=str(tmp_path))
    _, told = running.communicate(timeout=240)
    assert running.returncode == 0
    assert "Traceback" not in told


@pytest.mark.slow
@POSIX
@pytest.mark.parametrize("words", ["--help", "--version", "check", "simulate --games 1 --json"])
@pytest.mark.parametrize("where", [">&-", ">/dev/full"])
def test_what_cannot_be_printed_is_told(words: str, where: str, project_folder: Path) -> None:
    if "full" in where and not FULL.exists():
        pytest.skip("no full device here")
    line = f'exec "{sys.executable}" main.py {words} {where}'
    done = subprocess.run(["sh", "-c", line], cwd=project_folder, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(b"Nothing more can be written: ")
    assert done.stderr.count(b"\n") == 1


@POSIX
def test_a_reader_that_leaves_early_ends_it(project_folder: Path) -> None:
    line = f'"{sys.executable}" main.py simulate --coverage --games 1; echo $? >&2'
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        ["sh", "-c", line], cwd=project_folder, stdout=writing, stderr=subprocess.PIPE, timeout=60, check=False
    )
    os.close(writing)
    assert done.stderr == b"141\n"


@POSIX
def test_nothing_that_was_closed_keeps_it_from_running(project_folder: Path) -> None:
    line = f'exec "{sys.executable}" main.py simulate --games 1 <&- 2>&-'
    done = subprocess.run(["sh", "-c", line], cwd=project_folder, stdout=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 0
    assert b"1 games" in done.stdout


MODES = ("", "--kiosk", "demo", f"simulate --games {GAMES}", f"simulate --games {GAMES} --players master,adept")


@TOLD_OF
@pytest.mark.slow
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (getattr(signal, "SIGHUP", 1), 129)])
def test_a_signal_ends_every_mode_and_leaves_nothing_behind(
    words: str, number: int, status: int, start: Start, tmp_path: Path
) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    before = signal.signal(number, signal.SIG_DFL)  # the tests themselves may have been begun under nohup
    try:
        running = start(words, TMPDIR=str(passing))
    finally:
        signal.signal(number, before)
    busy = 2 if words.startswith("simulate") else 1 if words == "demo" else 0
    wait_until(lambda: running.poll() is not None or len(offspring(running.pid)) >= busy)
    if busy == 2:
        wait_until(lambda: sum(map(time_of, offspring(running.pid))) > BEGUN_S)
    else:
        time.sleep(1.5 if busy else 3)  # what does hardly anything has begun after that time
    children = offspring(running.pid)
    assert len(children) >= busy
    running.send_signal(number)
    _, told = running.communicate(timeout=PATIENCE_S)
    assert running.returncode == status
    assert "Traceback" not in told
    wait_until(lambda: not any(is_alive(child) for child in children))
    assert list(passing.iterdir()) == []
    assert not list(tmp_path.rglob("*.new"))


@POSIX
@pytest.mark.slow
def test_what_was_begun_under_nohup_goes_on(start: Start) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        running = start("--windowed")
    finally:
        signal.signal(signal.SIGHUP, before)
    time.sleep(3)
    running.send_signal(signal.SIGHUP)
    time.sleep(0.5)
    assert running.poll() is None
    running.terminate()
    running.communicate(timeout=PATIENCE_S)
    assert running.returncode == 143


def wait_until(so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not so():
        assert time.monotonic() < until
        time.sleep(0.05)


def offspring(pid: int) -> list[int]:
    """The processes that one has started, and those that they have."""
    parents = {int(folder.name): status_of(folder)[1] for folder in PROCESSES.glob("[0-9]*")}
    found = [pid]
    for parent in found:  # grows while it is read
        found += [child for child, of in parents.items() if of == str(parent)]
    return found[1:]


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    return status_of(PROCESSES / str(pid))[0] not in {"", "Z"}


def time_of(pid: int) -> float:
    """How many seconds of the processor a process has taken itself."""
    try:
        words = (PROCESSES / str(pid) / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def status_of(folder: Path) -> tuple[str, str]:
    """The state of a process and the id of its parent; empty where it is gone."""
    try:
        words = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return "", ""
    return words[0], words[1]
