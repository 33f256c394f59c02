"""Turns of computer players can be read: each step stands for a while, and no reason is left without its deed."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pygame
import pytest

from game.client.base.settings import Pace
from game.client.scenes.parts.computer_turn import WatchedTurn, fitting
from game.client.session.pace import LOOKS, Line
from game.client.ui.page import Page
from game.rules import Options
from tests.client.company import STEP_S, Seats, new_match

FOUR = Options(seats=4, automa=False)
LEAST_S: dict[Pace, float] = {"fast": 1.0, "normal": 1.4, "slow": 2.0}
WATCHED_S = 90


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Close the window."""
    yield
    pygame.quit()


def turn_of(company: Seats) -> WatchedTurn | None:
    scene = company.pilot.scene
    turn = getattr(scene, "watched", None) or getattr(scene, "turn", None)
    return turn if isinstance(turn, WatchedTurn) else None


@pytest.mark.slow
@pytest.mark.parametrize("pace", LEAST_S)
def test_each_step_stands_long_enough_however_fast_things_move(tmp_path: Path, pace: Pace) -> None:
    company = Seats(new_match(tmp_path, FOUR, 0, seed=7), pace=pace)
    company.session.choices.change(speed="off")
    seen = list[tuple[int, int]]()
    for _ in range(round(WATCHED_S / STEP_S)):
        company.step()
        turn = turn_of(company)
        seen.append((id(turn), len(turn.lines)) if turn is not None else (0, 0))
    stood = [(lines, len(list(same)) * STEP_S) for (_, lines), same in groupby(seen)]
    told = [seconds for lines, seconds in stood[:-1] if lines]
    assert len(told) > 8
    assert min(told) >= LEAST_S[pace] - 2 * STEP_S


@pytest.mark.parametrize("pace", LOOKS)
def test_more_words_are_read_for_longer_and_reasons_are_skimmed(pace: Pace) -> None:
    look = LOOKS[pace]
    deed, reason = Line("x" * 300), Line("x" * 300, is_reason=True)
    assert look.step_s([]) == 0.0
    assert look.step_s([Line("x")]) >= 1.0
    assert look.step_s([deed]) > look.step_s([reason]) >= look.least_s
    assert look.step_s([deed, reason]) > look.step_s([deed])


@pytest.mark.parametrize("room", range(20, 200, 20))
def test_where_room_is_short_the_last_deed_stays(room: int) -> None:
    why = Line("", is_reason=True)
    lines = [Line(""), why, Line(""), Line(""), why]
    shown = fitting(lines, [30, 60, 30, 30, 60], room, 2)
    assert 3 in shown
    assert 1 not in shown or 0 in shown
    assert 4 not in shown or {2, 3} <= set(shown)


def test_a_narrow_panel_shows_what_was_done_last(tmp_path: Path) -> None:
    company = Seats(new_match(tmp_path, FOUR, 0, seed=7))
    while (turn := turn_of(company)) is None or not turn.told or not turn.told[-1].is_reason:
        company.step()
    low = Page()
    turn.build_lines(low, pygame.Rect(0, 0, 600, 40))
    assert len(low.items) == 1
    assert low.items[0].rect.h < 80, "the deed, not the reason"
    high = Page()
    turn.build_lines(high, pygame.Rect(0, 0, 600, 600))
    assert len(high.items) == len(turn.told)
