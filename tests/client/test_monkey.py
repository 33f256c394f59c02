"""Thousands of senseless presses, drags and keys: nothing breaks or is lost, and the game can still be finished.

MONKEY_TIMES says how often 250 of them are made in each game; after a change of how hands are read, by hand:

    MONKEY_TIMES=24 python -m pytest tests/client/test_monkey.py
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.graphics.viewport import Point
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.match.match import Match
from game.rules import Table, apply, new_game, view_for
from game.rules.laws import violations
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.player.monkey import Monkey
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import rest_of, script

WINDOW = (640, 360)
TIMES = int(os.environ.get("MONKEY_TIMES", "5"))
ACTS, SENSIBLE = 250, 8  # acts, and some sensible moves between, so that the monkey gets about
WHOLE_GAME = 10_000
GAMES = {
    "three": Opening(("Anna", "Tom", "Kate"), characters=True, automa=False, seed=4, first=1),
    "two and the automa": Opening(("Anna", "Tom"), characters=True, automa=True, seed=8),
}
PAINTED = "two and the automa"
SOLO = Opening(("Anna",), characters=True, automa=True, seed=5)


class NervousFingers(Fingers):
    """Fingers that click everything twice, as bad switches and shaking hands do."""

    def click(self, point: Point) -> None:
        """Click a point, and once more before the first click is forgotten."""
        super().click(point)
        pos = self.window(point)
        self.pilot.down(pos)
        self.pilot.up(pos)


@pytest.fixture
def fingers(tmp_path: Path) -> Iterator[Fingers]:
    """A hand on the mouse in front of the title of an empty data folder."""
    yield Fingers(Pilot(Title(AppContext(tmp_path)), WINDOW))
    pygame.quit()


def replayed(match: Match) -> Table:
    """A fresh table after the moves of a match; each move leaves everything somewhere."""
    again, _ = new_game(match.content, match.options, match.seed)
    for entry in match.log:
        apply(again, entry.move)
    assert not violations(again)
    assert view_for(again, 0) == match.view(0)
    return again


def go_on(player: Player, count: int) -> None:
    """Some sensible moves from where the game stands now; first the open questions, then from a tidy table.

    Where a monkey had computers play, people sit down again.
    """
    session = player.session
    for seat in session.seats.computers:
        session.reseat(seat, replace(session.seats.players[seat], kind="person", level=None))
    player.fingers.pilot.down((1, 1), button=3)  # puts back what is in hand
    if player.scene_name == "replay":  # which goes on by itself
        player.fingers.pilot.key(pygame.K_ESCAPE)
    player.fingers.pilot.wait_until_still()
    moves = rest_of(replayed(player.session.match), seed=count)
    while player.session.shown.prompt is not None:
        player.make(moves.pop(0))
    if moves:
        player.start_afresh()
        player.play(moves[:count])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_monkey_breaks_nothing(fingers: Fingers, game: str, request: pytest.FixtureRequest) -> None:
    """Never an exception, never a stuck screen; afterwards the game is played to its end.

    In one of the games the first of what the monkey leads to is painted; test_page_difference paints more of it.
    """
    opening = GAMES[game]
    if game != PAINTED:
        request.getfixturevalue("unpainted")
    session = open_game(fingers, opening)
    player, monkey = Player(fingers, session), Monkey(fingers, opening.seed)
    player.play(script(session.match.options, opening.seed)[:3])
    for _ in range(TIMES):
        for _ in range(ACTS):
            monkey.act()
        assert fingers.pilot.app.stack.running
        request.getfixturevalue("unpainted")
        go_on(player, SENSIBLE)
    go_on(player, WHOLE_GAME)
    player.finish()
    assert replayed(player.session.match).is_over


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_a_click_that_bounces_acts_once(fingers: Fingers) -> None:
    """A whole game in which each click comes twice is the same game."""
    session = open_game(fingers, SOLO)
    player = Player(NervousFingers(fingers.pilot), session)
    moves = script(session.match.options, SOLO.seed)
    player.play(moves, undo_each=5)
    player.finish()
    assert [entry.move for entry in session.match.log] == moves
