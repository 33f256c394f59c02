"""The arena: fair seats, the same games for the same seed, and figures that can be trusted."""

import json
from argparse import ArgumentParser, Namespace
from typing import Any

import pytest

from game.cli import arena, simulate
from game.cli.spreading import Workers
from game.players import Level
from game.rules import Options

PAIR: tuple[Level, ...] = ("novice", "random")
TWO = Options(seats=2, automa=False)


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    simulate.add_arguments(parser)
    return parser.parse_args(words)


def without_clock(result: dict[str, Any]) -> dict[str, Any]:
    for found in result["levels"].values():
        del found["moves_per_s"]
    return result


def test_each_deal_is_played_from_every_seat() -> None:
    duels = list(arena.play_arena(PAIR, TWO, 3, 4, Workers(1)))
    assert [duel.seated for duel in duels] == [PAIR, PAIR[::-1]] * 2
    assert duels[0].seed == duels[1].seed != duels[2].seed


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (
        without_clock(arena.summary(PAIR, TWO, 5, list(arena.play_arena(PAIR, TWO, 5, 4, Workers(1))))) for _ in "ab"
    )
    assert first == again


@pytest.mark.slow
def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = (
        without_clock(arena.summary(PAIR, TWO, 5, list(arena.play_arena(PAIR, TWO, 5, 12, Workers(count)))))
        for count in (1, 2)
    )
    assert alone == together


def test_a_shared_victory_counts_in_parts() -> None:
    shared = arena.Duel(1, ("novice", "random", "random"), (80, 80, 3), (1, 1, 3), ())
    assert shared.shares == (0.5, 0.5, 0.0)


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (5, 10), (392, 400)])
def test_an_interval_holds_its_rate_and_stays_a_rate(wins: int, games: int) -> None:
    low, high = arena.win_interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low > 0.01


def test_simulate_plays_an_arena_and_tells_it_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(arguments("--players", "novice,random", "--games", "2", "--json")) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["players"], told["automa"]) == (2, ["novice", "random"], False)
    assert told["levels"]["novice"]["score_mean"] > told["levels"]["random"]["score_mean"]
    assert told["levels"]["novice"]["incidents"] == 0


def test_simulate_names_the_title_of_a_lonely_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(arguments("--players", "random", "--automa", "--games", "1")) == 0
    assert "student" in capsys.readouterr().out


@pytest.mark.parametrize("players", ["wizard", "novice,", "novice,novice,novice,novice,novice", "novice"])
def test_players_that_cannot_sit_down_are_refused(capsys: pytest.CaptureFixture[str], players: str) -> None:
    assert simulate.run(arguments("--players", players)) == 2
    assert capsys.readouterr().err
