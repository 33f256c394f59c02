"""Another package's player takes a seat; whatever it does, the game goes on and says so."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import arena
from game.cli.command_line import main
from game.content import load_content
from game.match import external_player
from game.match.thinking import Thinker
from game.places import ROOT
from game.players import GuestError, make_player, player_names
from game.players.guests import load_guest
from game.rules import Options
from tests.match.asker import first_view
from tests.match.test_thinking import answer, pid_of, wait_until
from tests.players.guest_package import install

UNIX = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are copied and grouped nowhere else")
TWO = Options(seats=2, automa=False, characters=False)
SIMULATE = ("simulate", "--processes", "1", "--games", "2", "--players")
FAILING = ("raising", "unmade", "illegal", "wordless", "inventive", "cheating")


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The package is installed, and nobody thinks in the process of another test."""
    install(tmp_path, monkeypatch)
    yield monkeypatch
    external_player.end_thinking()
    load_guest.cache_clear()


def played(*names: str) -> tuple[int, int]:
    """The moves and the incidents of the first player in a game that came to its end."""
    duel = arena.play_duel(names, TWO, 3, 0)
    assert len(duel.scores) == 2
    return duel.thinking[0].moves, duel.thinking[0].incidents


@pytest.mark.slow
def test_a_guest_takes_a_seat_and_is_told_like_any_other(
    guests: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "first" in player_names()
    told = []
    for _ in "ab":
        assert main([*SIMULATE, "first,random", "--json", "--no-speed"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    found = json.loads(told[0])["levels"]["first"]
    assert found["incidents"] == 0
    assert found["moves"] > 40


@pytest.mark.slow
@pytest.mark.parametrize("name", FAILING)
def test_a_guest_that_fails_or_cheats_is_answered_for(guests: pytest.MonkeyPatch, name: str) -> None:
    moves, incidents = played(name, "random")
    assert incidents == moves > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", ["leaving", "dying"])
def test_a_guest_that_ends_its_process_is_answered_for(
    guests: pytest.MonkeyPatch, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    moves, incidents = played(name, "random")
    assert incidents == moves > 20
    assert caplog.text.count("a thought ended the process") == external_player.MOST_INCIDENTS


@pytest.mark.slow
def test_a_guest_that_is_too_slow_is_asked_no_more(
    guests: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guests.setattr(external_player, "LIMIT_S", 0.3)
    moves, incidents = played("slow", "random")
    assert incidents == moves > 20
    assert caplog.text.count("a thought took too long") == external_player.MOST_INCIDENTS


@pytest.mark.slow
@UNIX
@pytest.mark.parametrize("name", ["writing", "forking"])
def test_only_the_players_own_process_answers(guests: pytest.MonkeyPatch, name: str) -> None:
    moves, incidents = played(name, "random")
    assert (moves > 20, incidents) == (True, 0)


@UNIX
def test_nothing_that_a_guest_starts_outlives_the_thinking(guests: pytest.MonkeyPatch) -> None:
    thinker = Thinker(load_content())
    answer(thinker, thinker.ask(first_view(), "parent", 1))
    group = pid_of(thinker)
    assert len(running(group)) == 2
    thinker.close()
    wait_until(lambda: not running(group))


def running(group: int) -> list[str]:
    """The states of the processes of a group that do not only wait to be buried."""
    found = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    processes = [line.split() for line in found.splitlines()]
    return [state for of, state in processes if int(of) == group and "Z" not in state]


@UNIX
def test_a_thinking_process_has_half_of_the_memory() -> None:
    half = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2
    code = f"from game.child_process import keep_memory_for_others as keep; keep(); bytearray({half})"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.stderr.splitlines()[-1] == "MemoryError"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("import time; time.sleep(600)", "takes longer than 0.5 seconds to load"),
        ("import sys; sys.exit(0)", "ends what loads it"),
        ("import os; os._exit(0)", "ends what loads it"),
    ],
)
def test_a_package_that_hangs_or_leaves_where_it_is_loaded_is_told(
    guests: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], module: str, words: str
) -> None:
    if "sleep" in module:
        guests.setattr("game.match.external_player.LOADS_WITHIN_S", 0.5)
    (tmp_path / "b").mkdir()
    install(tmp_path / "b", guests, "others", "strange = others:First", module)
    assert main([*SIMULATE, "random,strange"]) == 2
    assert f"the player strange of others 1.2 {words}" in capsys.readouterr().err


def test_an_incident_is_the_exit_status(guests: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "raising,random"]) == 1
    assert "0 incidents" in capsys.readouterr().out  # those of the other


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("later", "the player later of guests 1.2 was written for version 2"),
        ("unsaid", "the player unsaid of guests 1.2 says for no version"),
        ("missing", "players are some of random, novice, adept, compositor, foreman, master, broken"),
    ],
)
def test_a_guest_that_does_not_fit_is_told(
    guests: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, words: str
) -> None:
    assert main([*SIMULATE, f"{name},random"]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("point", "name", "words"),
    [
        ("first = others:First", "first", "several packages bring a player called first (guests 1.2 and others 1.2)"),
        ("novice = others:First", "novice", "others 1.2 brings a player called novice, as the game itself has"),
        ("nowhere = nothing_there:First", "nowhere", "the player nowhere of others 1.2 cannot be loaded"),
        ("Big = others:First", "Big", "a name is up to 24 small letters"),
    ],
)
def test_names_that_clash_or_lead_nowhere_are_told(
    guests: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], point: str, name: str, words: str
) -> None:
    (tmp_path / "b").mkdir()
    install(tmp_path / "b", guests, "others", point)
    assert main([*SIMULATE, f"random,{name}"]) == 2
    assert words in capsys.readouterr().err


def test_a_guest_that_is_gone_is_answered_for_in_a_match() -> None:
    """A match that is opened where its player is not installed goes on."""
    with pytest.raises(GuestError, match="no installed package brings one"):
        load_guest("gone")
    assert make_player("gone", 1).inside is not None
