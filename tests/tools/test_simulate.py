"""`simulate` plays what it is told, finds broken laws, and says so in its exit status."""

import json
from argparse import ArgumentParser, Namespace
from typing import Any

import pytest

from game.cli import cluster, random_games, simulate
from game.cli.command_line import main
from game.cli.spreading import Workers
from game.content import load_content
from game.rules import IllegalMove, Options, Refusal, new_game

KEYS = ["games", "seats", "automa", "characters", "seed", "finished", "violations"]
KEYS += ["scores", "decisions", "decisions_per_s"]


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    simulate.add_arguments(parser)
    return parser.parse_args(words)


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    """The status and the one JSON object."""
    status = simulate.run(arguments(*words, "--json"))
    return status, json.loads(capsys.readouterr().out)


@pytest.mark.slow
@pytest.mark.parametrize("words", ["--seats 1 --automa", "--seats 2", "--seats 3 --automa", "--seats 4"])
@pytest.mark.parametrize("characters", ["on", "off"])
def test_every_table_plays_to_the_end(capsys: pytest.CaptureFixture[str], words: str, characters: str) -> None:
    status, told = ran(capsys, "--games", "3", "--characters", characters, "--seed", "5", *words.split())
    assert status == 0
    assert list(told) == KEYS
    assert (told["games"], told["finished"], told["violations"], told["seed"]) == (3, 3, 0, 5)
    assert told["automa"] is ("--automa" in words)
    assert told["characters"] is (characters == "on")
    assert told["scores"]["min"] <= told["scores"]["mean"] <= told["scores"]["max"]
    assert told["decisions"] > 3 * 60


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_and_another_gives_others(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (ran(capsys, "--games", "3", "--seed", seed)[1] for seed in ("8", "8", "9"))
    for told in (first, again, other):
        del told["decisions_per_s"]
    assert first == again
    assert first["decisions"] != other["decisions"]


def test_without_json_it_speaks_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(arguments("--games", "2", "--seats", "2")) == 0
    told = capsys.readouterr()
    assert "2 games, 2 seats" in told.out
    assert told.err == ""  # no terminal, no progress bar


def test_options_that_the_rules_do_not_know_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(arguments("--seats", "4", "--automa")) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "2 to 4 seats" in told.err


@pytest.mark.parametrize("words", ["--games 0", "--games -3", "--games many", "--characters maybe"])
def test_wrong_words_are_refused(words: str) -> None:
    with pytest.raises(SystemExit) as left:
        arguments(*words.split())
    assert left.value.code == 2


def test_a_broken_law_is_a_failure_named_with_the_seed_that_repeats_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random_games, "violations", lambda table: ["an ink is lost"] if table.number == 7 else [])
    status, told = ran(capsys, "--games", "2", "--seats", "2")
    assert (status, told["finished"], told["violations"]) == (1, 2, 2)
    simulate.run(arguments("--games", "2", "--seats", "2"))
    faults = capsys.readouterr().err
    assert f"--seed {random_games.game_seed(1, 1)}: move 7 (" in faults
    assert "an ink is lost" in faults


def test_a_refused_move_is_a_failure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise IllegalMove(Refusal("not_your_turn"))

    monkeypatch.setattr(random_games, "play_random_game", refuse)
    status, told = ran(capsys, "--games", "1")
    assert (status, told["finished"], told["violations"]) == (1, 0, 1)
    assert told["scores"] == {"mean": None, "min": None, "max": None}


def test_a_game_without_end_is_a_failure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "LONGEST_GAME", 20)
    status, told = ran(capsys, "--games", "1")
    assert (status, told["finished"], told["violations"]) == (1, 0, 1)


def test_a_game_of_many_can_be_played_again_alone() -> None:
    options = Options(seats=2, automa=False)
    third = list(random_games.play_many(options, 3, 3))[2]
    assert list(random_games.play_many(options, third.seed, 1)) == [third]
    assert new_game(load_content(), options, third.seed)[0].seed == third.seed


@pytest.mark.slow
def test_the_outcomes_do_not_depend_on_the_number_of_processes() -> None:
    options = Options(seats=2, automa=False, characters=False)
    games = 2 * random_games.GAMES_WORTH_A_PROCESS
    alone, together = (list(random_games.play_many(options, 3, games, Workers(count))) for count in (1, 2))
    assert alone == together
    assert all(outcome.finished for outcome in alone)


def test_coverage_names_what_a_few_games_leave_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(arguments("--coverage", "--games", "1")) == 1
    assert "never: " in capsys.readouterr().out
    assert simulate.run(arguments("--coverage", "--games", "1", "--json")) == 1
    assert list(json.loads(capsys.readouterr().out)) == ["games", "seed", "missing"]


def test_without_speed_the_same_games_print_the_same_letters(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for words in ("--json", "--json --players random,random", "", "--players random,random"):
        for _ in "ab":
            simulate.run(arguments("--games", "2", "--seats", "2", "--no-speed", *words.split()))
            printed.append(capsys.readouterr().out)
    assert printed[::2] == printed[1::2]
    assert not any("second" in told or "_per_s" in told for told in printed)


def test_a_cluster_without_dask_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    assert main(["simulate", "--games", "2", "--scheduler", "tcp://127.0.0.1:8786"]) == 1
    told = capsys.readouterr()
    assert "Dask has to be installed here" in told.err
    assert "[cluster]" in told.err


def test_processes_and_a_scheduler_do_not_go_together() -> None:
    with pytest.raises(SystemExit):
        arguments("--processes", "2", "--scheduler", "tcp://127.0.0.1:8786")
