"""The standing table: its lines are the arena's, its estimate is honest, and its status tells whether all is met."""

from argparse import ArgumentParser
from itertools import pairwise
from typing import Any

import pytest

from game.cli import tournament
from game.cli.command_line import main
from game.cli.tournament import Meeting
from game.players import LEVELS

BLIND = Meeting(("novice", "random"), 400, 0.95)
FOUND: dict[str, Any] = {
    "win_rate": 0.96,
    "win_rate_95": [0.91, 0.98],
    "score_mean": 136.0,
    "score_95": 2.0,
    "incidents": 0,
}


def test_every_level_meets_the_one_below_from_both_seats() -> None:
    pairs = [meeting.levels for meeting in tournament.TABLE if len(meeting.levels) == 2]
    assert pairs == [(better, level) for level, better in pairwise(LEVELS)]
    assert [meeting.scaled(0.001).games for meeting in tournament.TABLE] == [2, 2, 2, 2, 2, 1]
    assert [meeting.scaled(1).games for meeting in tournament.TABLE] == [400, 400, 400, 120, 120, 100]


def test_who_plays_alone_has_the_automa() -> None:
    assert [meeting.options.seat_count for meeting in tournament.TABLE] == [2] * 6


@pytest.mark.parametrize(
    ("changed", "met"),
    [({}, True), ({"win_rate": 0.949}, False), ({"incidents": 1}, False), ({"win_rate": 0.95}, True)],
)
def test_a_goal_is_met_or_not(changed: dict[str, Any], met: bool) -> None:
    found = FOUND | changed
    assert tournament.is_met(BLIND, found) is met
    assert ("NOT MET" in tournament.line(BLIND, found)) is not met


def test_alone_it_is_the_fame_that_counts() -> None:
    alone = Meeting(("master",), 100, 135)
    assert tournament.is_met(alone, FOUND)
    assert not tournament.is_met(alone, FOUND | {"score_mean": 134.9, "win_rate": 1.0})
    assert "fame 136.0 ± 2.0" in tournament.line(alone, FOUND)


@pytest.mark.parametrize(("goal", "status", "words"), [(0.5, 0, "met: yes"), (1.1, 1, "met: no")])
def test_one_command_plays_it_and_says_how_long_it_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], goal: float, status: int, words: str
) -> None:
    monkeypatch.setattr(tournament, "TABLE", (BLIND._replace(goal=goal),))
    assert main(["arena", "--games-scale", "0.01", "--processes", "1", "--seed", "3"]) == status
    first, meeting, last = capsys.readouterr().out.splitlines()
    assert first.startswith("4 games, which should take about")
    assert meeting.startswith("novice against random")
    assert words in last
    assert last.endswith(" s")


@pytest.mark.parametrize("words", [("--games-scale", "0"), ("--games-scale", "2", "--quick")])
def test_a_scale_that_makes_no_sense_is_refused(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    tournament.add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(words)
    assert capsys.readouterr().err
