"""Computer players think beside the game: whatever happens to a thought, nobody waits and no process stays."""

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest

from game.content import Content
from game.match import thinking
from game.match.players import LEVELS
from game.match.thinking import Question, Thinker, seed_for
from game.match.thinking_process import think
from game.places import ROOT
from game.players import Choice, LegalMoves
from game.rules import Options, apply, new_game, pending_seats, view_for
from tests.match.asker import first_view, process_of

PATIENCE_S = 120.0  # no test takes nearly as long: what isn't there by then never comes
LINUX = pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes the way Linux shows them")


@pytest.fixture
def thinker(content: Content) -> Iterator[Thinker]:
    thinker = Thinker(content)
    yield thinker
    thinker.close()


@pytest.fixture
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters in the process end a search only by the count of positions, as they do here."""
    monkeypatch.setattr("game.match.thinking.own_command", lambda word: [sys.executable, "-c", WITHOUT_CLOCK])


def test_a_made_move_is_compared_as_in_this_process(thinker: Thinker, content: Content) -> None:
    table, _ = new_game(content, Options(seats=2, automa=False, characters=False, first_seat=0), seed=4)
    view = view_for(table, 0)
    made = LegalMoves(content, view)[0]
    found = answer(thinker, thinker.compare(view, made))
    assert found == think(Question(view, "master", 0, made=made), content)
    assert found.move != made


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < until
        time.sleep(0.005)


def answer(thinker: Thinker, ticket: int) -> Choice:
    found: list[Choice] = []

    def is_there() -> bool:
        choice = thinker.answer(ticket)
        found.extend([choice] if choice else [])
        return bool(found)

    wait_until(is_there)
    return found[0]


def pid_of(thinker: Thinker) -> int:
    wait_until(lambda: process_of(thinker) is not None)
    pid = process_of(thinker)
    assert pid is not None
    return pid


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.slow
@pytest.mark.usefixtures("no_clock")
def test_an_answer_is_what_the_player_says_here(thinker: Thinker, content: Content) -> None:
    """R1: the view is all that crosses, and the same question has the same answer."""
    table, _ = new_game(content, Options(seats=2, automa=False), seed=3)
    asked = {}
    for number in range(12):
        view = view_for(table, pending_seats(table)[0])
        level, advises = LEVELS[number % len(LEVELS)], number % 2 == 1
        question = Question(view, level, seed_for(3, view.seat, number), advises)
        asked[(thinker.advise if advises else thinker.ask)(view, level, question.seed)] = question
        apply(table, think(question, content).move)
    for ticket, question in reversed(asked.items()):
        assert answer(thinker, ticket) == think(question, content)


@pytest.mark.slow
def test_views_and_choices_cross_unaltered(content: Content) -> None:
    table, _ = new_game(content, Options(seats=3, automa=True), seed=5)
    while pending := pending_seats(table):
        question = Question(view_for(table, pending[0]), "adept", table.number, advises=table.number % 2 == 1)
        assert msgspec.json.decode(msgspec.json.encode(question), type=Question) == question
        if table.seats[pending[0]].is_automa:
            apply(table, LegalMoves(content, question.view)[0])
            continue
        choice = think(question, content)
        assert msgspec.json.decode(msgspec.json.encode(choice), type=Choice) == choice
        apply(table, choice.move)


def test_an_answer_is_given_once(thinker: Thinker) -> None:
    ticket = thinker.ask(first_view(), "novice", 1)
    answer(thinker, ticket)
    assert thinker.answer(ticket) is None


def test_asking_answering_forgetting_and_closing_wait_for_nothing(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While no process starts: whoever waited for one, or looked at a position here, would never come to the end."""
    view, start, before = first_view(), subprocess.Popen, set(threading.enumerate())
    begun, go_on, started = Event(), Event(), list["subprocess.Popen[bytes]"]()

    def held_back(*words: Any, **how: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE_S)
        started.append(start(*words, **how))
        return started[-1]

    def looked_at(*_: object) -> None:
        raise AssertionError("a position is looked at in the game's own process")

    monkeypatch.setattr(subprocess, "Popen", held_back)
    monkeypatch.setattr(LegalMoves, "__init__", looked_at)
    tickets = [thinker.ask(view, "master", seed) for seed in range(20)]
    assert begun.wait(PATIENCE_S)
    assert [thinker.answer(ticket) for ticket in tickets] == [None] * 20
    for ticket in tickets[:10]:
        thinker.forget(ticket)
    thinker.close()
    assert not started
    go_on.set()
    wait_until(lambda: not set(threading.enumerate()) - before)
    assert all(process.returncode is not None for process in started)


@pytest.mark.slow
@LINUX
def test_what_is_forgotten_is_thought_about_no_longer(thinker: Thinker) -> None:
    answer(thinker, thinker.ask(first_view(), "novice", 1))
    first = pid_of(thinker)
    os.kill(first, signal.SIGSTOP)  # a thought without end
    ticket = thinker.ask(first_view(), "master", 1)
    other = thinker.ask(first_view(), "novice", 1)
    thinker.forget(ticket)
    wait_until(lambda: not is_alive(first))
    answer(thinker, other)
    assert thinker.answer(ticket) is None


@LINUX
@pytest.mark.slow
def test_a_thought_without_end_is_answered_here(
    thinker: Thinker, content: Content, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answer(thinker, thinker.ask(first_view(), "novice", 1))
    stuck = pid_of(thinker)
    os.kill(stuck, signal.SIGSTOP)
    ticket = thinker.ask(first_view(), "master", 1)
    assert thinker.answer(ticket) is None
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(thinker, "_limit_s", 0.2)
        choice = answer(thinker, ticket)
    assert choice.reason.code == "fallback"
    assert choice.move in LegalMoves(content, first_view())
    assert "took too long" in caplog.text
    wait_until(lambda: not is_alive(stuck))
    assert answer(thinker, thinker.ask(first_view(), "novice", 1)).reason.code != "fallback"


@LINUX
def test_the_hours_that_a_machine_sleeps_are_no_thought(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(thinker, thinker.ask(first_view(), "novice", 1))
    os.kill(pid_of(thinker), signal.SIGSTOP)
    ticket = thinker.ask(first_view(), "novice", 1)
    for leap_s in (9 * 3600, -9 * 3600, 0):
        monkeypatch.setattr(thinking, "monotonic", lambda leap_s=leap_s: time.monotonic() + leap_s)
        assert thinker.answer(ticket) is None
    os.kill(pid_of(thinker), signal.SIGCONT)
    assert answer(thinker, ticket).reason.code != "fallback"


@LINUX
def test_a_process_that_dies_once_is_started_again(thinker: Thinker) -> None:
    answer(thinker, thinker.ask(first_view(), "novice", 1))
    first = pid_of(thinker)
    os.kill(first, signal.SIGSTOP)
    ticket = thinker.ask(first_view(), "adept", 1)
    os.kill(first, signal.SIGKILL)
    assert answer(thinker, ticket).reason.code != "fallback"
    assert pid_of(thinker) != first


@pytest.mark.slow
def test_a_process_that_cannot_think_leaves_the_match_with_legal_moves(
    content: Content, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """It refuses to think about other cards than those of the match."""
    strange = msgspec.structs.replace(content, digest="another")
    thinker = Thinker(strange)
    with caplog.at_level(logging.ERROR):
        choice = answer(thinker, thinker.ask(first_view(), "adept", 1))
    assert choice.reason.code == "fallback"
    assert choice.move in LegalMoves(content, first_view())
    assert "ended the process" in caplog.text
    assert "the match plays with another" in capfd.readouterr().err
    thinker.close()


def test_it_thinks_with_the_content_of_another_folder(content: Content) -> None:
    thinker = Thinker(content, config=ROOT / "config")
    assert answer(thinker, thinker.ask(first_view(), "adept", 1)).reason.code != "fallback"
    thinker.close()


def test_where_no_process_starts_the_match_goes_on(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(ROOT / "nothing"))
    thinker = Thinker(content)
    assert answer(thinker, thinker.ask(first_view(), "adept", 1)).reason.code == "fallback"


@pytest.mark.slow
@LINUX
def test_a_killed_game_leaves_no_process_behind() -> None:
    with started("stay") as game:
        mind = told_pid(game)
        assert is_alive(mind)
        game.kill()
    wait_until(lambda: not is_alive(mind))


@pytest.mark.slow
@LINUX
def test_leaving_the_game_waits_for_no_thought() -> None:
    """Without a word of goodbye, in the middle of a thought that has no end."""
    with started("leave") as game:
        mind = told_pid(game)
        assert game.wait(PATIENCE_S) == 0
    os.kill(mind, signal.SIGCONT)
    wait_until(lambda: not is_alive(mind))


@pytest.mark.slow
@LINUX
def test_ctrl_c_is_for_the_game_only() -> None:
    with started("stay") as game:
        mind = told_pid(game)
        os.kill(mind, signal.SIGINT)
        time.sleep(0.1)
        assert is_alive(mind)
        assert os.getsid(mind) != os.getsid(game.pid)
        game.kill()


def started(then: str) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.match.asker", then], cwd=ROOT, env=environment, stdout=subprocess.PIPE
    )


def told_pid(game: "subprocess.Popen[bytes]") -> int:
    assert game.stdout is not None
    return int(game.stdout.readline())


def test_the_title_stays_light() -> None:
    """Whoever has a Thinker at hand need not have loaded the players."""
    code = "import sys, game.match.thinking; print([name for name in sys.modules if 'game.players' in name])"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert told.stdout.decode().strip() == "[]"


def test_a_thought_has_a_randomness_of_its_own() -> None:
    """No two states of a match, no two seats and no two matches share one; all fit where a seed fits."""
    seeds = {seed_for(match, seat, number) for match in (1, 2) for seat in range(4) for number in range(100)}
    assert len(seeds) == 800
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert seed_for(1, 0, 0) == seed_for(1, 0, 0) not in (0, 1)


WITHOUT_CLOCK = f"""
import sys
from game.match import thinking_process
thinking_process.LONGEST_S = {PATIENCE_S}
sys.exit(thinking_process.main(sys.argv[1:]))
"""
FAULTY = """
import sys
from game.match import thinking_process
thinking_process.think = lambda *_: 1 // 0
sys.exit(thinking_process.main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_a_fault_of_the_process_is_logged_where_it_is_asked(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("game.match.thinking.own_command", lambda word: [sys.executable, "-c", FAULTY])
    assert answer(thinker, thinker.ask(first_view(), "novice", 1)).reason.code == "fallback"
    assert "ZeroDivisionError" in caplog.text
